import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FOUNDING_SENTENCE } from '../../src/app/demo.ts';
import type { TurnView } from '../../src/domain/index.ts';
import type { Death, Story, Trial } from '../deep/story.ts';
import { freePort } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { MailServer } from '../kit/servers/smtp.ts';
import { Lamp } from '../kit/things/lamp.ts';

export interface Ending {
  readonly turn: TurnView;
  readonly reminders: { readonly result: { readonly reminders: readonly Reminder[] } };
}

interface Reminder {
  readonly text: string;
  readonly person: string;
  readonly at: string;
}

/** A house outside the hub: the lamp and the mail server live on when the hub is killed, and count. */
export class Outdoors {
  readonly data = mkdtempSync(join(tmpdir(), 'hearth-kill-'));
  readonly mail = new MailServer();
  lamp!: Lamp;
  config!: Record<string, unknown>;
  readonly #program: string;

  /** `program` is what `FoundingStory.program` made. */
  constructor(program: string) {
    this.#program = program;
  }

  async open(): Promise<this> {
    await this.mail.start();
    const port = await freePort();
    this.config = {
      bus: { port },
      devices: { simulated: false },
      email: {
        smtp: { host: '127.0.0.1', port: this.mail.port, timeoutSeconds: 1 },
        from: 'hub@example.com',
        waitMs: 10_000,
      },
      light: { seenWithinMs: 500 },
    };
    this.lamp = new Lamp({
      url: `mqtt://127.0.0.1:${port}`,
      id: 'garage_lamp',
      name: 'Garage Lamp',
      area: 'Garage',
    });
    return this;
  }

  hub(killAt?: number): Child {
    const given = {
      data: this.data,
      config: this.config,
      text: FOUNDING_SENTENCE,
      externalId: 'founding',
      lamp: 'Garage Lamp',
      ...(killAt === undefined ? {} : { killAt }),
    };
    return new Child(this.#program, [JSON.stringify(given)]);
  }

  /** Runs a hub until the turn has ended, and ends it. */
  async finish(): Promise<Ending> {
    const child = this.hub();
    const ending = await endingOf(child);
    await child.kill();
    return ending;
  }

  /** What the world and the answer show beside what the uncrashed run leaves: the sentence leaves nothing to chance but times and ids. */
  harm({ turn, reminders }: Ending): Pick<Trial, 'lost' | 'doubled'> {
    const { lamp, mail } = this;
    const mails = new Set(mail.mails.map(({ messageId }) => messageId)).size;
    const set = reminders.result.reminders;
    const isRight = ({ text, person, at }: Reminder) =>
      text === 'take out the trash' && person === 'alex' && at.includes('T08:00:00');
    const when = (holds: boolean, what: string) => (holds ? [what] : []);
    return {
      lost: [
        ...when(turn.status !== 'done', `the turn is ${turn.status}`),
        ...when(lamp.on || lamp.commands.length === 0, 'the lamp is on'),
        ...when(mails === 0, 'no mail'),
        ...when(!set.some(isRight), 'no reminder'),
        ...when(!turn.reply?.includes('garage lamp'), `the answer says "${turn.reply}"`),
      ],
      doubled: [
        // A command that nobody saw obeyed is given again: that is what looking is for. A third is one too many.
        ...when(lamp.commands.length > 2, `${lamp.commands.length} commands to the lamp`),
        ...when(mails > 1, `${mails} mails`),
        ...when(set.length > 1, `${set.length} reminders`),
      ],
    };
  }

  async close(): Promise<void> {
    await this.lamp.close();
    await this.mail.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export async function endingOf(hub: Child): Promise<Ending> {
  return JSON.parse(await hub.line((text) => text.includes('"type":"turn"'))) as Ending;
}

type Arm = (outdoors: Outdoors, kill: () => void) => void;

const MOMENTS: Readonly<Record<string, Arm>> = {
  'when the lamp hears its command, before it obeys': ({ lamp }, kill) => {
    const heard = lamp.commands.length;
    lamp.onCommand = (count) => count === heard + 1 && kill();
  },
  'when the mail server was connected to': ({ mail }, kill) => {
    const before = mail.connections;
    void mail.until(() => mail.connections > before).then(kill);
  },
  'when the mail server has taken the mail': ({ mail }, kill) => {
    void mail.until(() => mail.mails.length > 0).then(kill);
  },
};

/** The founding sentence through the whole hub, killed wherever one likes. */
export class FoundingStory implements Story {
  readonly name = 'founding, whole hub';
  readonly moments = Object.keys(MOMENTS);
  readonly #program: string;

  constructor(program: string) {
    this.#program = program;
  }

  static program(): Promise<string> {
    return bundle(resolve('test/faults/hub-child.ts'));
  }

  async calm(): Promise<number> {
    const outdoors = await new Outdoors(this.#program).open();
    try {
      const hub = outdoors.hub();
      const ending = await endingOf(hub);
      await hub.kill();
      const { lost, doubled } = outdoors.harm(ending);
      if (lost.length + doubled.length > 0 || outdoors.lamp.commands.length !== 1)
        throw new Error(`it goes wrong even in peace: ${[...lost, ...doubled].join(', ')}`);
      return hub.lines.filter((text) => text.includes('"type":"boundary"')).length;
    } finally {
      await outdoors.close();
    }
  }

  async trial(deaths: readonly Death[]): Promise<Trial> {
    const outdoors = await new Outdoors(this.#program).open();
    let kills = 0;
    try {
      for (const death of deaths) {
        const hub = outdoors.hub(typeof death === 'number' ? death : undefined);
        if (typeof death === 'string') MOMENTS[death]?.(outdoors, () => void hub.kill());
        await Promise.race([hub.ended(), endingOf(hub).catch(() => {})]);
        const isKilled = !hub.running;
        await hub.kill();
        if (!isKilled) break;
        kills += 1;
      }
      return { kills, missed: deaths.length - kills, ...outdoors.harm(await outdoors.finish()) };
    } finally {
      await outdoors.close();
    }
  }
}
