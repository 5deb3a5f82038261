import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { unpacked } from '../../src/agents/journal-text.ts';
import { Store } from '../../src/store/index.ts';
import type { Death, Story, Trial } from '../deep/story.ts';
import { bundle } from '../kit/programs/child.ts';
import type { StoryName } from './stories.ts';

/** What the world must show exactly once, and what may be repeated under the same key. */
const EFFECTS: Readonly<
  Record<StoryName, { readonly once: readonly string[]; readonly byKey: readonly string[] }>
> = {
  founding: { once: ['lamp', 'mail'], byKey: ['book'] },
  nested: { once: ['lamp', 'mail'], byKey: ['book'] },
  goal: { once: ['shut', 'lock'], byKey: ['bolt'] },
};
const LIFE_MS = 30_000;

/** What a life that came to its end says of it. */
export interface End {
  readonly passed: number;
  readonly processes: readonly unknown[];
  readonly ends: number;
}

/** A story of the core alone: its program (story-process.ts) in processes of its own, its journal and world in files. */
export class CoreStory implements Story {
  readonly name: StoryName;
  /** Its effects pass boundaries of their own, before and after what they do to the world. */
  readonly moments = [];
  readonly #program: string;
  readonly #folder: string;
  #calm: End | undefined;

  constructor(name: StoryName, program: string, folder: string) {
    this.name = name;
    this.#program = program;
    this.#folder = folder;
  }

  static program(): Promise<string> {
    return bundle(resolve('test/agents/story-process.ts'));
  }

  /** How it ends when nobody kills it. */
  async peace(): Promise<End> {
    const place = this.#begin();
    const end = await this.#live(place, 0);
    const { lost, doubled } = this.#harm(place);
    if (end === undefined || lost.length + doubled.length > 0)
      throw new Error(`"${this.name}" goes wrong even in peace: ${[...lost, ...doubled].join(', ')}`);
    this.#calm = end;
    return end;
  }

  async calm(): Promise<number> {
    return (await this.peace()).passed;
  }

  async trial(deaths: readonly Death[]): Promise<Trial> {
    const calm = this.#calm ?? (await this.peace());
    const place = this.#begin();
    let end: End | undefined;
    let kills = 0;
    let halves = 0;
    for (const death of deaths) {
      end = await this.#live(place, Number(death));
      if (end !== undefined) break;
      kills += 1;
      halves += halfCalls(place);
    }
    end = await this.#live(place, 0);
    const { lost, doubled } = this.#harm(place);
    const isSame = isDeepStrictEqual([end?.processes, end?.ends], [calm.processes, calm.ends]);
    rmSync(place, { recursive: true });
    const missed = deaths.length - kills;
    const more = [...(isSame ? [] : ['another ending']), ...(halves === 0 ? [] : ['half of a call'])];
    return { kills, missed, lost: [...lost, ...more], doubled };
  }

  /** A place for a journal and a world in which nothing has happened yet. */
  #begin(): string {
    return mkdtempSync(join(this.#folder, `${this.name}-`));
  }

  /** One life of the program: how it ended, or undefined when it was killed at its boundary. */
  #live(place: string, dieAt: number): Promise<End | undefined> {
    const args = [
      this.#program,
      join(place, 'hearth.db'),
      join(place, 'world.log'),
      String(dieAt),
      this.name,
    ];
    return new Promise((resolve, reject) => {
      execFile(process.execPath, args, { timeout: LIFE_MS }, (error, stdout, stderr) => {
        if (error === null && stderr === '') resolve(JSON.parse(stdout) as End);
        else if (error?.signal === 'SIGKILL' && dieAt > 0) resolve(undefined);
        else reject(new Error(`"${this.name}" broke at ${dieAt}: ${stderr || error?.message}`));
      });
    });
  }

  #harm(place: string): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
    const log = join(place, 'world.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
    const { once, byKey } = EFFECTS[this.name];
    const of = (what: string) => lines.filter((line) => line.startsWith(`${what} `));
    const counts = [
      ...once.map((what) => [what, of(what).length] as const),
      ...byKey.map((what) => [what, new Set(of(what)).size] as const),
    ];
    return {
      lost: counts.flatMap(([what, count]) => (count === 0 ? [what] : [])),
      doubled: counts.flatMap(([what, count]) => (count > 1 ? [what] : [])),
    };
  }
}

/** Calls on disk without the child that they called, and children without the call: a kill must leave none (C03). */
function halfCalls(place: string): number {
  const path = join(place, 'hearth.db');
  if (!existsSync(path)) return 0;
  const store = new Store({ path });
  try {
    if (store.one("SELECT 1 FROM sqlite_master WHERE name = 'batches'") === undefined) return 0;
    const called = store
      .all<{ entries: Buffer }>('SELECT entries FROM batches')
      .flatMap(({ entries }) => JSON.parse(unpacked(entries)) as { e: string; child: string }[])
      .flatMap(({ e, child }) => (e === 'child' ? [child] : []));
    const made = store.all<{ id: string; parent: string | null }>('SELECT id, parent FROM processes');
    const ids = new Set(made.map(({ id }) => id));
    const orphans = made.filter(({ id, parent }) => parent !== null && !called.includes(id));
    return called.filter((id) => !ids.has(id)).length + orphans.length;
  } finally {
    store.close();
  }
}
