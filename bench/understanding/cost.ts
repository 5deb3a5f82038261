import { execFileSync } from 'node:child_process';
import type { Area, Device } from '../../src/domain/index.ts';
import {
  buildLexicon,
  type HomeDescription,
  homeFromFixture,
  understand,
} from '../../src/understanding/index.ts';
import type { GoldCase } from '../kit/plan-score.ts';
import { deviceOf, fixtureOf, rowsOf } from './corpus.ts';
import { PHRASES } from './phrases.ts';

/** Of the set. The engine compiles what it finds to be hot in the first half, which is not measured. */
const ROUNDS = 160;

const NAMES =
  'Ceiling Light|Desk Lamp|Floor Lamp|Wall Light|Shelf Light|Reading Lamp|Window Light|Mirror Light|Corner Lamp|Table Lamp'.split(
    '|',
  );

/** All that people say in the corpora. */
const SENTENCES =
  'compound compound2 ha-intents ha-intents-legacy ha-pairs home-llm home-llm-compound slurp nlu-eval clinc genie-iot'.split(
    ' ',
  );
const SENTENCES_ROUNDS = 8;

/**
 * Microseconds a sentence in a home grown to a size, of the first set (commands of several clauses) and of all sentences of the corpora,
 * and milliseconds to build its lexicon, its phrases compiled before.
 */
export function costAt(folder: string, size: number) {
  const { grown, texts, context } = homeOf(folder, size);
  const builds: number[] = [];
  let lexicon = buildLexicon(grown);
  for (let round = 0; round < 5; round++) {
    const before = performance.now();
    lexicon = buildLexicon(grown);
    builds.push(performance.now() - before);
  }
  const read = (text: string) => void understand(text, lexicon, context);
  return {
    devices: size,
    buildMs: tenths(builds.sort((one, other) => one - other)[2]!),
    ...shares(warm(texts, read, ROUNDS)),
    all: shares(warm(sentencesOf(folder), read, SENTENCES_ROUNDS)),
  };
}

/** Of each text the median of its warm rounds, so that what else the machine does is left out. */
function warm(texts: readonly string[], read: (text: string) => void, times: number): number[] {
  const rounds = texts.map((): number[] => []);
  for (let round = 0; round < times; round++)
    for (const [at, text] of texts.entries()) {
      const start = performance.now();
      read(text);
      if (round >= times / 2) rounds[at]!.push((performance.now() - start) * 1000);
    }
  return rounds.map((micros) => shares(micros).p50);
}

/** Each once. */
function sentencesOf(folder: string): readonly string[] {
  const texts = SENTENCES.flatMap((name) => rowsOf<{ readonly text: string }>(folder, name));
  return [...new Set(texts.map(({ text }) => text))];
}

/** What a process pays once. Milliseconds of processor time, of all its threads; megabytes that stay in use. */
export interface StartCost {
  /** The lexicon with its phrases compiled. */
  readonly buildMs: number;
  /** The first sentence behind it. */
  readonly firstMs: number;
  readonly lexiconMb: number;
  /** What the graph of phrases has grown by once all sentences of the set were read. */
  readonly sentencesMb: number;
}

/** Measured in this process, which must be fresh and have `gc` (`node --expose-gc`). */
export function startCostHere(folder: string, size: number): StartCost {
  const { grown, texts, context } = homeOf(folder, size);
  const heap = (): number => {
    globalThis.gc!();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const cpu = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const empty = heap();
  const start = cpu();
  const lexicon = buildLexicon(grown);
  const built = cpu();
  const full = heap();
  const before = cpu();
  understand(texts[0]!, lexicon, context);
  const first = cpu();
  for (const text of texts) understand(text, lexicon, context);
  const all = heap();
  return {
    buildMs: tenths(built - start),
    firstMs: tenths(first - before),
    lexiconMb: tenths(full - empty),
    sentencesMb: tenths(all - full),
  };
}

const STARTS = 5;

/** The same of the best of a few fresh processes: others disturb, none helps. `program` calls `startCostHere` and prints it. */
export function startCost(program: readonly string[]): StartCost {
  const costs = Array.from(
    { length: STARTS },
    () =>
      JSON.parse(
        execFileSync(process.execPath, ['--expose-gc', ...program], { encoding: 'utf8' }),
      ) as StartCost,
  );
  return costs.reduce((best, one) => (one.buildMs + one.firstMs < best.buildMs + best.firstMs ? one : best));
}

function homeOf(folder: string, size: number) {
  const home = homeFromFixture(fixtureOf(folder, 'home-1'));
  return {
    grown: { ...home, ...grow(home, size), phrases: PHRASES },
    texts: rowsOf<GoldCase>(folder, 'compound').map(({ text }) => text),
    context: {
      now: Date.parse('2026-03-10T18:30:00-04:00'),
      timezone: home.timezone,
      person: home.person,
    },
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function shares(micros: number[]): { p50: number; p95: number; p99: number } {
  micros.sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(micros[Math.min(micros.length - 1, Math.floor(micros.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function grow(
  home: HomeDescription,
  size: number,
): { readonly areas: readonly Area[]; readonly devices: readonly Device[] } {
  const areas = [...home.areas];
  const devices = home.devices.slice(0, size);
  for (let at = 0; devices.length < size; at++) {
    const room = `Suite ${Math.floor(at / NAMES.length) + 1}`;
    if (at % NAMES.length === 0) areas.push({ name: room, floor: null, aliases: [] });
    devices.push(deviceOf('light', `light.grown_${at}`, `${room} ${NAMES[at % NAMES.length]}`, room));
  }
  return { areas, devices };
}
