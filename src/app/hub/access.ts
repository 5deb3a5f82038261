/** Who may do what in this house: the table with its rules, who a speaker is now, and which services the hub itself vouches for. */
import { Authority } from '../../access/index.ts';
import { speakerIn, whoSaid } from '../../assistant/index.ts';
import {
  type Caller,
  clientIdIn,
  type GrantIssuer,
  manifestOf,
  type ServiceAddress,
} from '../../bus/index.ts';
import { SERVICES } from '../../catalogue.ts';
import { accountIn, type EmailDoorOptions, speakerOfAccount, type TokenStore } from '../../channels/index.ts';
import type { Config } from '../../config/index.ts';
import { type Manifest, type Person, type Speaker, speakerWith } from '../../domain/index.ts';
import type { PermittedCall } from '../../flow/index.ts';
import { clientIdOf, type HostProofs } from '../../remote/index.ts';
import { OWN_INSTANCE } from './options.ts';

/** The prompt of the hub's own process: whoever sits there could read the data folder as well. */
const TERMINAL = 'terminal';

export function authorityOf({ home, bus }: Pick<Config, 'home' | 'bus'>, tokens: TokenStore): Authority {
  const { access: rules, people, guestTemperature } = home;
  const accounts = bus.users;
  return new Authority({
    rules,
    people,
    guestTemperature,
    current: (speaker) => currentSpeaker(speaker, { tokens, people, accounts }),
  });
}

export function ownerAtTerminal(owner: Person | undefined): Speaker {
  return { person: owner?.id ?? null, role: 'owner', proof: 'terminal', via: TERMINAL };
}

/** The services that this hub serves itself. */
export function servedHere({ services, devices }: Pick<Config, 'services' | 'devices'>) {
  const absent = devices.simulated === false ? [...services.elsewhere, 'simulated'] : services.elsewhere;
  return SERVICES.filter(({ name }) => !absent.includes(name));
}

export function isServedHere(
  config: Pick<Config, 'services' | 'devices'>,
): (address: ServiceAddress) => boolean {
  const names = new Set(servedHere(config).map(({ name }) => name));
  return ({ service, instance }) => instance === OWN_INSTANCE && names.has(service);
}

/** How a service declares itself that comes with Hearth, also where it runs elsewhere. */
export function builtInManifest(service: string): Manifest | undefined {
  const definition = SERVICES.find(({ name }) => name === service);
  return definition && manifestOf(definition, OWN_INSTANCE);
}

/**
 * What hosts of agents are handed: on a broker that knows its clients the name of whoever a process works for, and with a person's yes
 * the permission for the call that it was to. Where anybody may listen a warrant names nobody, and nobody is asked for such a yes, lest
 * what was overheard opened what is theirs.
 */
export function hostProofsBy(
  issuer: GrantIssuer,
  { bus }: Pick<Config, 'bus'>,
  authority: Authority,
  describe: (call: PermittedCall) => string | undefined,
): HostProofs {
  const knowsClients = bus.url === undefined ? bus.users.length > 0 : bus.username !== undefined;
  if (!knowsClients) return { warrant: () => issuer.warrant(null), question: () => undefined };
  return {
    warrant: (meta) => issuer.warrant(authority.current(speakerIn(meta)) ?? null),
    question(call, agent) {
      const words = describe(call);
      return words && `The agent “${agent}” would do this: ${words}. Shall it?`;
    },
    grant({ permits, who }) {
      const speaker = whoSaid(who);
      if (permits === undefined || speaker === undefined || speaker.role === 'service') return undefined;
      const { host = '', ...call } = permits;
      // As services know a client of the broker that they are called by.
      const by = { kind: 'agent', id: `bus:${clientIdIn(bus.root, clientIdOf(host))}` } as const;
      const role = speaker.role === 'device' ? 'guest' : speaker.role;
      return issuer.issue({ ...call, by }, { from: speaker.person ?? speaker.via, role });
    },
  };
}

/** Mails of the house itself: a reminder that finds nobody at a door. */
export function sendHouseMail(caller: Caller): EmailDoorOptions['send'] {
  const by = { kind: 'service', id: 'switchboard' } as const;
  return (params, idempotencyKey) =>
    caller.call({ service: 'email', method: 'send', params, by, idempotencyKey });
}

interface Proofs {
  readonly tokens: TokenStore;
  readonly people: readonly Person[];
  readonly accounts: readonly {
    readonly name: string;
    readonly person?: string;
    readonly service?: string;
  }[];
}

/** Undefined when what it showed has ended: a revoked token, an account that is gone. */
function currentSpeaker(speaker: Speaker, { tokens, people, accounts }: Proofs): Speaker | undefined {
  const { person, role, proof, via } = speaker;
  switch (proof) {
    case 'token': {
      const now = tokens.speaker(speaker, people);
      // An owner's token may speak for another, who is then no more than they are now.
      return now === undefined || now.person === person || now.role !== 'owner'
        ? now
        : speakerWith({ person, role: now.role }, people, proof, via);
    }
    case 'broker-account': {
      const account = accounts.find(({ name }) => name === accountIn(speaker));
      if (account === undefined) return undefined;
      const kind =
        account.person !== undefined ? 'person' : account.service !== undefined ? 'service' : 'device';
      return speakerOfAccount({ account: account.name, kind, person: account.person ?? null }, people);
    }
    case 'terminal':
    case 'mail':
    case 'voice':
    case 'pin':
      return person === null ? speaker : speakerWith({ person, role }, people, proof, via);
    case 'none':
      return speaker;
  }
}
