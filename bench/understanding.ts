/**
 * How much of what people say is understood, how often is something done that nobody asked for, and what does a sentence
 * cost at 10, 100, 1,000 and 3,000 devices?
 *
 *   node dist/bench/understanding.js [--corpora DIR] [--only NAME] [--list VERDICT] [--json]
 *
 * `--only cost` measures the cost alone. `--start DEVICES` prints what this process pays for its first sentence; the bench
 * calls itself with it, since that is paid once a process.
 *
 * DIR holds corpora as JSON lines with their homes in `fixtures/`; without it the project's own sets in test/fixtures are
 * taken. Every corpus comes through an adapter of its own (`understanding/`) that says in our vocabulary what the gold asks for,
 * and counts what it cannot say. `ours` are the cases that need only services which have phrases. `--list wrong` prints
 * the cases of that verdict, but for the quarter that is kept aside: nobody reads those, so that their figures tell
 * what comes of sentences that nobody has seen.
 */
import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expectPatterns } from '../src/app/patterns.ts';
import { setEngineFlags } from '../src/engine-flags.ts';
import { assistant } from './understanding/assistants.ts';
import { compound } from './understanding/compound.ts';
import type { Corpus, Verdict } from './understanding/corpus.ts';
import { costAt, shares, startCost, startCostHere } from './understanding/cost.ts';
import { genie } from './understanding/genie.ts';
import { haIntents, haLegacy, haPairs } from './understanding/home-assistant.ts';
import { homeLlm } from './understanding/home-llm.ts';
import { PHRASES } from './understanding/phrases.ts';
import { recognizers } from './understanding/recognizers.ts';
import { ducklingDuration, ducklingNumber, ducklingTime } from './understanding/times.ts';

const SIZES = [10, 100, 1000, 3000];

/** By the name that `--only` takes. */
const CORPORA: Readonly<Record<string, (folder: string) => readonly Corpus[]>> = {
  compound: (folder) => [compound(folder, 'compound')],
  compound2: (folder) => [compound(folder, 'compound2')],
  'ha-intents': (folder) => [haIntents(folder)],
  'ha-intents-legacy': (folder) => [haLegacy(folder)],
  'ha-pairs': (folder) => [haPairs(folder)],
  'home-llm': (folder) => [homeLlm(folder, 'home-llm')],
  'home-llm-compound': (folder) => [homeLlm(folder, 'home-llm-compound')],
  slurp: (folder) => assistant(folder, 'slurp'),
  'nlu-eval': (folder) => assistant(folder, 'nlu-eval'),
  clinc: (folder) => assistant(folder, 'clinc'),
  'genie-iot': (folder) => [genie(folder)],
  'duckling-time': ducklingTime,
  'duckling-duration': (folder) => [ducklingDuration(folder)],
  'duckling-number': (folder) => [ducklingNumber(folder)],
  recognizers,
};

setEngineFlags();
expectPatterns(new URL('../patterns.json', import.meta.url));

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'string' },
    start: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const folder = values.corpora ?? join(process.cwd(), 'test', 'fixtures');
if (values.start !== undefined) {
  process.stdout.write(JSON.stringify(startCostHere(folder, Number(values.start))));
  process.exit();
}
const costs = values.only === undefined || values.only === 'cost';
const names = Object.keys(CORPORA).filter((name) => values.only === undefined || values.only === name);
const report = {
  machine: `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, node ${process.versions.node}`,
  corpora: folder,
  accuracy: names.flatMap((name) => CORPORA[name]!(folder)).flatMap(scoreOf),
  cost: costs
    ? SIZES.map((devices) => ({
        ...costAt(folder, devices),
        start: startCost([process.argv[1]!, '--corpora', folder, '--start', String(devices)]),
      }))
    : [],
};
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));

function scoreOf(corpus: Corpus) {
  if (corpus.cases.length === 0) return [];
  const known = new Set(PHRASES.map(({ service }) => service));
  const count: Record<Verdict, number> = { right: 0, wrong: 0, unread: 0, missed: 0 };
  const kinds = new Map<string, Record<Verdict, number>>();
  const own = { cases: 0, right: 0, wrong: 0 };
  const kept = { cases: 0, right: 0, wrong: 0 };
  const micros: number[] = [];
  for (const one of corpus.cases) {
    const heard = one.hear();
    const aside = isAside(one.id);
    count[heard.verdict]++;
    if (aside) {
      kept.cases++;
      if (heard.verdict === 'right') kept.right++;
      if (heard.verdict === 'wrong') kept.wrong++;
    }
    micros.push(heard.micros);
    const kind = kinds.get(one.kind) ?? { right: 0, wrong: 0, unread: 0, missed: 0 };
    kind[heard.verdict]++;
    kinds.set(one.kind, kind);
    if (one.needs.every((service) => known.has(service))) {
      own.cases++;
      if (heard.verdict === 'right') own.right++;
      if (heard.verdict === 'wrong') own.wrong++;
    }
    if (values.list === heard.verdict && !aside)
      process.stdout.write(`${corpus.name} ${one.kind} ${one.id}: ${one.text}\n    => ${heard.said}\n`);
  }
  return [
    {
      set: corpus.name,
      cases: corpus.cases.length,
      ...count,
      ours: own,
      aside: kept,
      micros: shares(micros),
      unmapped: Object.fromEntries(corpus.unmapped),
      notes: corpus.notes,
      kinds: Object.fromEntries(kinds),
    },
  ];
}

/** A quarter of every corpus, the same ones each time, whatever their order in the file. */
function isAside(id: string): boolean {
  return createHash('sha1').update(id).digest()[0]! % 4 === 0;
}

function textOf({ machine, corpora, accuracy, cost }: typeof report): string {
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;
  const lines = [
    machine,
    corpora,
    '',
    'corpus                  cases    right    wrong   unread   missed | ours: cases  right    wrong | aside: cases  right    wrong |  p50 / p99 µs',
  ];
  for (const { set, cases, right, wrong, unread, missed, ours, aside, micros } of accuracy)
    lines.push(
      `${set.padEnd(22)} ${String(cases).padStart(6)}  ${[right, wrong, unread, missed].map((one) => share(one, cases)).join('  ')} | ${String(ours.cases).padStart(11)}  ${share(ours.right, ours.cases)}  ${share(ours.wrong, ours.cases)} | ${String(aside.cases).padStart(12)}  ${share(aside.right, aside.cases)}  ${share(aside.wrong, aside.cases)} | ${micros.p50} / ${micros.p99}`,
    );
  for (const { set, unmapped, notes, kinds } of accuracy) {
    const reasons = Object.entries(unmapped).map(([reason, number]) => `  ${number} × ${reason}`);
    if (values.only !== undefined)
      for (const [kind, one] of Object.entries(kinds))
        lines.push(
          `  ${kind.padEnd(30)} right ${one.right}, wrong ${one.wrong}, unread ${one.unread}, missed ${one.missed}`,
        );
    if (reasons.length > 0) lines.push('', `${set}, not mapped:`, ...reasons);
    if (notes.length > 0) lines.push(`${set}, how the gold is read:`, ...notes.map((note) => `  ${note}`));
  }
  if (cost.length > 0)
    lines.push(
      '',
      'devices   build    p50     p95     p99   (µs a sentence, warm) |  p50 / p99 of all sentences of the corpora | a fresh process: build and compile, first sentence (ms of processor), lexicon, and with all sentences (MB)',
    );
  for (const { devices, buildMs, p50, p95, p99, all, start } of cost) {
    const { buildMs: compiled, firstMs, lexiconMb, sentencesMb } = start;
    lines.push(
      `${String(devices).padStart(7)} ${buildMs.toFixed(1).padStart(6)}ms ${[p50, p95, p99].map((one) => String(one).padStart(5)).join('   ')} | ${`${all.p50} / ${all.p99}`.padStart(12)} | ${[compiled, firstMs, lexiconMb, lexiconMb + sentencesMb].map((one) => one.toFixed(1).padStart(6)).join('  ')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
