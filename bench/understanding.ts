/**
 * How much of what people say is understood, how often is something done that nobody asked for, and what does a sentence
 * cost at 10, 100, 1,000 and 3,000 devices?
 *
 *   node dist/bench/understanding.js [--corpora DIR] [--json]
 *
 * DIR holds compound.jsonl and compound2.jsonl with their homes (beside them, or in `fixtures/`); without it the sets in
 * test/fixtures are taken. A set's plan is right when it has the gold's actions and the same pairs wait for each other; a wrong
 * action is a sentence with any change that no gold plan of it has; unread is a sentence of which words were left to a person
 * or a model. compound2 is spoken to every service of the design, of which only those with phrases can be right.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { phrases as calendar } from '../services/calendar/phrases.ts';
import { phrases as email } from '../services/email/phrases.ts';
import { phrases as light } from '../services/light/phrases.ts';
import { phrases as reminders } from '../services/reminders/phrases.ts';
import { phrases as schedule } from '../services/schedule/phrases.ts';
import { phrases as plug } from '../services/switch/phrases.ts';
import type { Area, Device, Plan } from '../src/domain/index.ts';
import {
  buildLexicon,
  type HomeDescription,
  homeFromFixture,
  type Lexicon,
  type PreviousTurn,
  understand,
} from '../src/understanding/index.ts';
import { type GoldCase, isWrong, matchesGold } from './kit/plan-score.ts';

const PHRASES = [light, plug, reminders, calendar, email, schedule];
const SIZES = [10, 100, 1000, 3000];
const ROUNDS = 30;

const NAMES =
  'Ceiling Light|Desk Lamp|Floor Lamp|Wall Light|Shelf Light|Reading Lamp|Window Light|Mirror Light|Corner Lamp|Table Lamp'.split(
    '|',
  );

interface House extends HomeDescription {
  readonly lexicon: Lexicon;
}

const { values } = parseArgs({
  options: { corpora: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const folder = values.corpora ?? join(process.cwd(), 'test', 'fixtures');
const sets = ['compound', 'compound2'].filter((name) => existsSync(join(folder, `${name}.jsonl`)));
const report = {
  machine: `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, node ${process.versions.node}`,
  corpora: folder,
  accuracy: sets.map((name) => accuracyOf(name)),
  cost: SIZES.map((devices) => costAt(devices)),
};
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));

function casesOf(name: string): GoldCase[] {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as GoldCase);
}

function houseOf(name: string): House {
  const inFixtures = join(folder, 'fixtures', `${name}.json`);
  const path = existsSync(inFixtures) ? inFixtures : join(folder, `${name}.json`);
  const home = homeFromFixture(JSON.parse(readFileSync(path, 'utf8')));
  return { ...home, lexicon: buildLexicon({ ...home, phrases: PHRASES }) };
}

function accuracyOf(name: string) {
  const houses = new Map<string, House>();
  const known = new Set(PHRASES.map(({ service }) => service));
  const score = { set: name, cases: 0, right: 0, wrongAction: 0, unread: 0, ours: 0, oursRight: 0 };
  for (const gold of casesOf(name)) {
    const house = houses.get(gold.fixture) ?? houseOf(gold.fixture);
    houses.set(gold.fixture, house);
    const plan = planOf(gold, house);
    const right = matchesGold(gold, plan.groups, house.devices);
    const ours = gold.groups.flat().every(({ service }) => known.has(service));
    score.cases++;
    if (right) score.right++;
    if (isWrong(gold, plan.groups, house.devices)) score.wrongAction++;
    if (plan.unread.length > 0) score.unread++;
    if (ours) score.ours++;
    if (ours && right) score.oursRight++;
  }
  return score;
}

function planOf(gold: GoldCase, house: House): Plan {
  const previous: PreviousTurn[] = [];
  const context = {
    now: Date.parse(gold.now.replace(/\[.*$/, '')),
    timezone: house.timezone,
    person: house.person,
  };
  let plan = understand('', house.lexicon, context);
  for (const { text } of gold.turns ?? [gold]) {
    plan = understand(text, house.lexicon, { ...context, previous });
    previous.push({ text, groups: plan.groups });
  }
  return plan;
}

/** Microseconds a sentence of the first set in a home grown to a size, and milliseconds to build its lexicon. */
function costAt(size: number) {
  const home = houseOf('home-1');
  const grown = { ...home, ...grow(home, size), phrases: PHRASES };
  buildLexicon(grown);
  const before = performance.now();
  const lexicon = buildLexicon(grown);
  const buildMs = performance.now() - before;
  const texts = casesOf('compound').map(({ text }) => text);
  const context = {
    now: Date.parse('2026-03-10T18:30:00-04:00'),
    timezone: home.timezone,
    person: home.person,
  };
  const micros: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const text of texts) {
      const start = performance.now();
      understand(text, lexicon, context);
      if (round >= ROUNDS / 2) micros.push((performance.now() - start) * 1000);
    }
  micros.sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(micros[Math.min(micros.length - 1, Math.floor(micros.length * share))]!);
  return {
    devices: size,
    buildMs: Math.round(buildMs * 10) / 10,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
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
    const name = `${room} ${NAMES[at % NAMES.length]}`;
    devices.push({
      id: `light.grown_${at}`,
      family: 'bench',
      kind: 'light',
      name,
      aliases: [],
      area: room,
      floor: null,
      groups: [],
      capabilities: {},
    });
  }
  return { areas, devices };
}

function textOf({ machine, corpora, accuracy, cost }: typeof report): string {
  const share = (part: number, whole: number): string =>
    `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
  const lines = [machine, corpora, ''];
  for (const set of accuracy) {
    lines.push(
      `${set.set}: right ${share(set.right, set.cases)}, wrong action ${share(set.wrongAction, set.cases)}, unread ${share(set.unread, set.cases)}`,
    );
    lines.push(`  of those that need only services with phrases: right ${share(set.oursRight, set.ours)}`);
  }
  lines.push('', 'devices   build    p50     p95     p99   (µs a sentence)');
  for (const { devices, buildMs, p50, p95, p99 } of cost)
    lines.push(
      `${String(devices).padStart(7)} ${buildMs.toFixed(1).padStart(6)}ms ${[p50, p95, p99].map((one) => String(one).padStart(5)).join('   ')}`,
    );
  return `${lines.join('\n')}\n`;
}
