/**
 * The table of contents of the house: every part, built from the configuration, started in this order and closed in the reverse.
 *
 *   ground   store → keys → certificates → broker → bus → directory → grants → calls                      hub/ground.ts
 *   organs   home → its devices → model, words → assistant → what goes on by itself → services → journal   hub/organs.ts
 *   doors    journal feed → accounts → HTTP, web socket, MQTT, mail                                        hub/doors.ts
 *
 * Recovery comes last: open work goes on only when everything it may call is there.
 */
import { defined, Lifetime, messageOf } from '../base/index.ts';
import type { DeviceFamily } from '../bus/index.ts';
import type { FAMILIES } from '../catalogue.ts';
import type { OwnerToken } from '../channels/index.ts';
import type { Doorway, Doorways } from '../domain/index.ts';
import { NightlyBackup } from './backup/nightly.ts';
import { AnonymousWarning } from './findings/anonymous.ts';
import { GoalWarnings } from './findings/goal.ts';
import { ownerAtTerminal } from './hub/access.ts';
import { openDoors } from './hub/doors.ts';
import { type Ground, startGround } from './hub/ground.ts';
import type { HubOptions } from './hub/options.ts';
import { type Organs, startOrgans } from './hub/organs.ts';

export type { HubOptions } from './hub/options.ts';

/** A running house. */
export interface Hub {
  readonly house: Doorways;
  /** The house as its owner sees it at the hub's own terminal. */
  readonly doorway: Doorway;
  /** `http://host:port` of the HTTP door. */
  readonly url: string;
  readonly brokerUrl: string;
  readonly owner: OwnerToken;
  /** An invitation for the owner, good for an hour: its secret. Undefined where nobody is one. */
  readonly inviteOwner: () => string | undefined;
  /** SHA-256 of the root that clients are to trust, where the hub has an authority of its own. */
  readonly fingerprint?: string;
  readonly family: (name: keyof typeof FAMILIES) => DeviceFamily | undefined;
  /** Transactions committed to the hub's own database since it opened. */
  readonly commits: () => number;
  /** Of the journal so far: how much was done for people. */
  readonly entries: () => number;
  /** Copies the live database into a file. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Builds and starts the house. Either all of it stands or nothing is left open.
 * @throws HearthError with a hint when a part cannot start.
 */
export async function startHub(options: HubOptions): Promise<Hub> {
  const lifetime = new Lifetime();
  try {
    return await build(options, lifetime);
  } catch (error) {
    await lifetime
      .close()
      .catch((closing: unknown) =>
        options.log.error('closing after a failed start', { error: messageOf(closing) }),
      );
    throw error;
  }
}

async function build(options: HubOptions, lifetime: Lifetime): Promise<Hub> {
  const ground = await startGround(options, lifetime);
  const organs = await startOrgans(ground);
  const { url, invitations } = await openDoors(ground, organs);
  ground.lock.answersAt(url);
  await recover(ground, organs);
  if (options.rehearses !== false) organs.lexicon.prepare();
  await organs.families.listen();
  organs.home.publish();

  const { broker, config, owner, ownerPerson, store, tls } = ground;
  const { house, families } = organs;
  return {
    ...{ house, doorway: house.as(ownerAtTerminal(ownerPerson)), url, owner },
    inviteOwner: () => {
      const by = ground.tokens.list().find(({ origin }) => origin === 'command-line')?.id;
      if (ownerPerson?.role !== 'owner' || by === undefined) return undefined;
      return invitations.issue({ person: ownerPerson.id, role: 'owner', minutes: 60, by }).secret;
    },
    brokerUrl: broker?.url ?? config.bus.url ?? '',
    ...defined({ fingerprint: tls.fingerprint }),
    family: (name) => families.all.get(name),
    commits: () => store.commits,
    entries: () => organs.agents.journal.lastSeq,
    backup: (file) => store.backup(file),
    close: () => lifetime.close(),
  };
}

/** Takes up what was open when the last run ended, and looks for settings that have no meaning here. */
async function recover(ground: Ground, organs: Organs): Promise<void> {
  const { start, config, clock, log, store, mark, brokerMemory, settings } = ground;
  const { agents, outgoing, goalWatch, eventWatch, grounds, recovery } = organs;
  const open = await agents.recover();
  if (open.length > 0) log.info('went on with open work', { processes: open.length });
  outgoing.redeliver();
  goalWatch.recovered();
  eventWatch.recovered();
  recovery.isDone = true;
  recovery.resolve();
  await start(new GoalWarnings({ config, grounds, clock, log: log.child('goals') }));
  await start(new AnonymousWarning({ config, log: log.child('bus') }));
  mark.started(store.rooms);
  if (config.backup.nightly)
    await start(
      new NightlyBackup({
        ...{ config, store, clock, log: log.child('backup') },
        ...defined({ broker: brokerMemory, settings }),
      }),
    );
}
