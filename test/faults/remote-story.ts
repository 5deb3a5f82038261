import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { AgentManager, type Entry, type ProcessState } from '../../src/agents/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { Registry } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
import type { Death, Story, Trial } from '../deep/story.ts';
import { bundle, Child } from '../kit/programs/child.ts';

export type Side = 'host' | 'caller';

/** How each process of a story ends. */
const ENDINGS = {
  founding: [
    'booking COMPLETED all done',
    'caller COMPLETED all done,all done',
    'founding COMPLETED all done,all done',
    'inner COMPLETED yes',
    'lights COMPLETED all done',
  ],
  nested: [
    'caller COMPLETED all done',
    'four COMPLETED all done',
    'inner COMPLETED yes',
    'nested COMPLETED all done',
    'one COMPLETED lamp',
    'three COMPLETED all done,yes',
    'two COMPLETED all done',
  ],
} as const;

/** What each story does to the world, once. */
const EFFECTS = ['lamp', 'mail', 'book'];

interface Journal {
  readonly states: readonly ProcessState[];
  readonly entries: readonly Entry[];
}

/**
 * A story that runs in one program and is called from another (remote/side-process.ts), of which one side is killed. Its
 * journals, of both sides, and its world are files.
 */
export class RemoteStory implements Story {
  readonly name: string;
  readonly moments = [];
  readonly #story: keyof typeof ENDINGS;
  readonly #side: Side;
  readonly #program: string;
  readonly #folder: string;
  readonly #url: string;

  constructor(
    story: keyof typeof ENDINGS,
    side: Side,
    around: { program: string; folder: string; url: string },
  ) {
    this.name = `${story}, ${side} killed`;
    this.#story = story;
    this.#side = side;
    this.#program = around.program;
    this.#folder = around.folder;
    this.#url = around.url;
  }

  static program(): Promise<string> {
    return bundle(resolve('test/remote/side-process.ts'));
  }

  async calm(): Promise<number> {
    const place = mkdtempSync(join(this.#folder, `${this.#story}-`));
    const { passed } = await this.#live(place, []);
    const { lost, doubled } = this.#harm(place);
    if (lost.length + doubled.length > 0)
      throw new Error(`"${this.name}" goes wrong even in peace: ${[...lost, ...doubled].join(', ')}`);
    return passed;
  }

  async trial(deaths: readonly Death[]): Promise<Trial> {
    const place = mkdtempSync(join(this.#folder, `${this.#story}-`));
    const { kills } = await this.#live(place, deaths.map(Number));
    const harm = this.#harm(place);
    rmSync(place, { recursive: true });
    return { kills, missed: deaths.length - kills, ...harm };
  }

  /** Both sides live until the caller has come to its end; the one that dies lives again. */
  async #live(place: string, deaths: readonly number[]): Promise<{ kills: number; passed: number }> {
    const left = [...deaths];
    let kills = 0;
    let over = false;
    const keep = async (side: Side): Promise<Child> => {
      for (;;) {
        const dieAt = side === this.#side ? (left.shift() ?? 0) : 0;
        const child = this.#start(place, side, dieAt);
        if (side === 'caller') await child.line((line) => line.includes('"ended"')).catch(() => '');
        else await Promise.race([child.ended(), ended]);
        if (over || child.lines.some((line) => line.includes('"ended"'))) return child;
        if (dieAt > 0) kills += 1;
      }
    };
    let end = () => {};
    const ended = new Promise<void>((done) => {
      end = done;
    });
    const host = keep('host');
    const caller = await keep('caller');
    over = true;
    end();
    const sides = { host: await host, caller };
    await sides.host.stop();
    await sides.caller.ended();
    const told = sides[this.#side].lines.findLast((line) => line.includes('"passed"')) ?? '{}';
    return { kills, passed: (JSON.parse(told) as { passed?: number }).passed ?? 0 };
  }

  #start(place: string, side: Side, dieAt: number): Child {
    const [path, world] = [join(place, `${side}.db`), join(place, 'world.log')];
    // Hosts of trials that go on side by side shall not meet.
    const host = place.slice(-6).toLowerCase();
    const root = `hearth/${host}`;
    const given = { side, url: this.#url, root, path, world, dieAt, story: this.#story, host };
    return new Child(this.#program, [JSON.stringify(given)]);
  }

  #harm(place: string): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
    const log = join(place, 'world.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    // What is idempotent may be repeated under its key.
    const seen = [
      ...lines.filter((line) => !line.startsWith('book ')),
      ...new Set(lines.filter((line) => line.startsWith('book '))),
    ];
    const count = (what: string) => seen.filter((line) => line.startsWith(`${what} `)).length;
    const [caller, host] = [journalIn(place, 'caller'), journalIn(place, 'host')];
    const ends = caller.entries.filter(({ e }) => e === 'turnEnd').map(({ process }) => process);
    const isSame = isDeepStrictEqual(endOf(caller), ENDINGS[this.#story]);
    const [here, there] = [deedsOf(caller), deedsOf(host)];
    return {
      lost: [
        ...EFFECTS.filter((what) => count(what) === 0),
        ...(isSame && ends.length >= caller.states.length
          ? []
          : [`another ending: ${endOf(caller).join('; ')}`]),
        ...there.filter((deed) => !here.includes(deed)),
      ],
      doubled: [
        ...EFFECTS.filter((what) => count(what) > 1),
        ...here.filter((deed, at) => here.indexOf(deed) !== at || !there.includes(deed)),
        ...ends.filter((process, at) => ends.indexOf(process) !== at),
      ],
    };
  }
}

function journalIn(place: string, side: Side): Journal {
  const store = new Store({ path: join(place, `${side}.db`) });
  const manager = new AgentManager({
    store,
    clock: systemClock,
    log: silentLogger,
    registry: new Registry(),
  });
  const states = manager.processes({ limit: 1000 });
  const entries = manager.journal.read({ limit: 100_000 });
  store.close();
  return { states, entries };
}

function endOf({ states }: Journal): readonly string[] {
  return states
    .map(({ agent, status, result }) => `${agent} ${status} ${result?.map(({ data }) => data).join()}`)
    .sort();
}

/** What was done, but for the caller's own and for who was at rest when. A step that a crash cut off is begun once more. */
function deedsOf({ entries }: Journal): readonly string[] {
  const deeds = entries.filter(({ process, e }) => process !== 'process_caller' && e !== 'status');
  return [...deeds.entries()].map(([at, { process, depth, e, path }]) => {
    const deed = `${process} ${depth} ${e} ${path}`;
    const before = deeds
      .slice(0, at)
      .filter((one) => `${one.process} ${one.depth} ${one.e} ${one.path}` === deed);
    return `${deed} ${before.length}`;
  });
}
