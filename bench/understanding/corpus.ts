import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, Area, Device, Group, Plan } from '../../src/domain/index.ts';
import {
  buildLexicon,
  type Lexicon,
  type LexiconInput,
  type PreviousTurn,
  type UnderstandingContext,
  understand,
} from '../../src/understanding/index.ts';
import { idsOf } from '../kit/plan-score.ts';
import { PHRASES } from './phrases.ts';

/** One sentence of a corpus as it is put to the interpreter, and how its gold judges the plan. */
export interface Case {
  readonly id: string;
  readonly text: string;
  /** What it is about, for the figures by kind. */
  readonly kind: string;
  /** The services that the gold needs; a case counts among "ours" where all of them have phrases. */
  readonly needs: readonly string[];
  readonly hear: () => Heard;
}

export interface Heard {
  readonly verdict: Verdict;
  readonly micros: number;
  /** What was made of it, for `--list`. */
  readonly said: string;
}

/**
 * `right`: what the gold asks for and nothing else. `wrong`: something was changed that nobody asked for. `unread`: handed on
 * to a person or a model. `missed`: taken for something harmless, or for a part of what was asked.
 */
export type Verdict = 'right' | 'wrong' | 'unread' | 'missed';

export interface Corpus {
  readonly name: string;
  readonly cases: readonly Case[];
  /** Reasons why cases of the file are not among `cases`, counted. */
  readonly unmapped: ReadonlyMap<string, number>;
  /** Conventions of the gold that the adapter translates. */
  readonly notes: readonly string[];
}

export type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly text: string;
  readonly intent: string;
};

export function rowsOf<T = Row>(folder: string, name: string): readonly T[] {
  const path = join(folder, `${name}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

export function fixtureOf<T>(folder: string, name: string): T {
  const inside = join(folder, 'fixtures', `${name}.json`);
  return JSON.parse(readFileSync(existsSync(inside) ? inside : join(folder, `${name}.json`), 'utf8')) as T;
}

export interface House extends Omit<LexiconInput, 'phrases'> {
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
}

export function houseOf(input: Omit<LexiconInput, 'phrases'>, context: UnderstandingContext): House {
  return { ...input, lexicon: buildLexicon({ ...input, phrases: PHRASES }), context };
}

/** A device as corpora describe them: a kind of ours, a name, a room. */
export function deviceOf(
  kind: string,
  id: string,
  name: string,
  area: string | null = null,
  more: { readonly aliases?: readonly string[]; readonly floor?: string | null } = {},
): Device {
  return {
    id,
    family: 'corpus',
    kind: kind as Device['kind'],
    name,
    aliases: [...(more.aliases ?? [])],
    area,
    floor: more.floor ?? null,
    groups: [],
    capabilities: {},
  };
}

export function areaOf(name: string, floor: string | null = null, aliases: readonly string[] = []): Area {
  return { name, floor, aliases: [...aliases] };
}

/** The plan and the microseconds it took. */
export function hearing(
  text: string,
  house: House,
  previous: readonly PreviousTurn[] = [],
): { readonly plan: Plan; readonly micros: number } {
  const context = previous.length === 0 ? house.context : { ...house.context, previous };
  const before = performance.now();
  const plan = understand(text, house.lexicon, context);
  return { plan, micros: (performance.now() - before) * 1000 };
}

const READS = new Set([
  'get',
  'list',
  'free',
  'time',
  'date',
  'sun',
  'web',
  'agenda',
  'check',
  'history',
  'record',
  'presence',
  'abilities',
  'ringing',
]);

export function isRead({ method }: Action): boolean {
  return READS.has(method);
}

/** One thing the gold asks for: any of the calls, on these devices, with arguments that hold. */
export interface Want {
  /** `light.turn_on`, in the services' vocabulary; the first is the plain one. */
  readonly calls: readonly string[];
  /** Ids; absent where the gold names none. */
  readonly devices?: readonly string[];
  readonly holds?: (action: Action) => boolean;
}

/** Judges a plan by its actions, device by device; groups and order are not the corpus's matter. */
export function judge(plan: Plan, wants: readonly Want[], devices: readonly Device[]): Verdict {
  const actions = plan.groups.flat();
  const done = wants.map(() => new Set<string>());
  let stray = false;
  for (const action of actions) {
    const ids = devicesOf(action, devices);
    const open = wants.map((want) => want.devices === undefined && fits(want, action, ''));
    const free = open.findIndex((is, at) => is && done[at]!.size === 0);
    const vague = free >= 0 ? free : open.indexOf(true);
    for (const id of ids ?? ['']) {
      const named = wants.findIndex(
        (want, at) =>
          want.devices !== undefined &&
          fits(want, action, id) &&
          (id === '' || !done[at]!.has(id) || wants.length === 1),
      );
      const at = named >= 0 ? named : vague;
      if (at >= 0) done[at]!.add(id);
      else if (!isRead(action)) return 'wrong';
      else stray = true;
    }
  }
  const whole = wants.every((want, at) =>
    want.devices === undefined ? done[at]!.size > 0 : want.devices.every((id) => done[at]!.has(id)),
  );
  if (wants.length === 0)
    return actions.length === 0 ? (plan.unread.length === 0 ? 'right' : 'unread') : 'missed';
  if (whole && !stray && plan.unread.length === 0) return 'right';
  return plan.unread.length > 0 || (actions.length === 0 && !plan.direct) ? 'unread' : 'missed';
}

export function fits(want: Want, action: Action, id: string): boolean {
  if (!want.calls.includes(`${action.service}.${action.method}`)) return false;
  if (want.devices !== undefined && id !== '' && !want.devices.includes(id)) return false;
  return want.holds?.(action) ?? true;
}

function devicesOf(action: Action, devices: readonly Device[]): readonly string[] | undefined {
  const target = action.args['target'];
  if (target === undefined) return undefined;
  const ids = idsOf(target as never, action.service, devices);
  return ids.length === 0 ? ['?'] : ids;
}

/** A plan in one line. */
export function say(groups: readonly Group[], unread: Plan['unread'], talk?: string): string {
  const actions = groups.map((group) =>
    group
      .map(
        ({ service, method, args, when, if: only }) =>
          `${service}.${method} ${JSON.stringify(args)}${when === undefined ? '' : ` @${JSON.stringify(when)}`}${only === undefined ? '' : ` ?${JSON.stringify(only)}`}`,
      )
      .join(' > '),
  );
  const lost = unread.map(({ text, reason }) => `?? ${text} (${reason})`);
  return [...actions, ...lost, ...(talk === undefined ? [] : [`(${talk})`])].join(' | ');
}

/** A case whose gold is a list of wants in a house. */
export function caseOf(
  row: { readonly id: string; readonly text: string; readonly intent: string },
  house: () => House,
  wants: readonly Want[],
  kind = row.intent,
): Case {
  return {
    id: row.id,
    text: row.text,
    kind,
    needs: wants.map(({ calls }) => calls[0]!.split('.')[0]!),
    hear: () => {
      const home = house();
      const { plan, micros } = hearing(row.text, home);
      return {
        verdict: judge(plan, wants, home.devices),
        micros,
        said: say(plan.groups, plan.unread, plan.talk),
      };
    },
  };
}

export class Tally {
  readonly #reasons = new Map<string, number>();

  /** Counts a case that cannot be mapped; `undefined`, so that it can be left out in passing. */
  skip(reason: string): undefined {
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    return undefined;
  }

  get reasons(): ReadonlyMap<string, number> {
    return this.#reasons;
  }
}
