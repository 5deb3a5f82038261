import type { Action, Condition, Target, Wish } from '../domain/index.ts';
import { type FitHearing, fitHere, fitPhrase, heard } from './fit.ts';
import type { ServiceWords } from './grammar.ts';
import type { Memory } from './memory.ts';
import type { NounPhrase } from './noun-phrase.ts';
import type { ConditionRead, Fill, Reading } from './reading.ts';
import { rangeArgs } from './times/uses.ts';
import type { Mention } from './types.ts';

/** Why nothing is planned for a clause. */
export interface Refusal {
  readonly reason: string;
  readonly candidates?: readonly string[];
  readonly wish?: Wish;
}

type Conditional = { readonly if: Condition } | { readonly when: NonNullable<Action['when']> };

/** The clause's own condition, with its pronouns and days made plain. */
export function conditionOf(
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
): Conditional | Refusal | undefined {
  const read = reading.conditions[0];
  if (read === undefined) return undefined;
  switch (read.type) {
    case 'so': {
      if (memory.asked === undefined) return { reason: 'what the condition speaks of is not known' };
      const condition = read.not ? opposite(memory.asked) : memory.asked;
      return condition === undefined
        ? { reason: 'the opposite of the condition is not known' }
        : { if: condition };
    }
    case 'kept': {
      if (read.rule.state === undefined) return levelCondition(read, memory, where);
      const range = rangeArgs(read.timing, memory.time);
      if (range === undefined) return { reason: 'the time cannot be' };
      const state = read.rule.state as 'empty' | 'non-empty';
      const condition = { service: read.rule.service.name, ...range.value, state } as unknown as Condition;
      const not = read.not ? opposite(condition) : condition;
      return not === undefined ? { reason: 'the opposite of the condition is not known' } : { if: not };
    }
    case 'state':
      return stateCondition(read, reading, service, memory, where);
  }
}

/** How much a sensor tells: "over 65 percent". "Unless it is over" is taken as under. */
function levelCondition(
  { rule, fills, not }: ConditionRead & { type: 'kept' },
  { mentions }: Memory,
  where: FitHearing,
): Conditional | Refusal {
  const things = fills.find(({ slot }) => slot === 'target' || slot === 'place');
  const found =
    things === undefined
      ? fitHere(rule.service, heard(where, mentions))
      : fitPhrase(things.value as NounPhrase, rule.service, heard(where, mentions, { asks: true }));
  const bound = fills.find(({ name }) => name === 'above' || name === 'below');
  if (found.type !== 'target' || bound === undefined) return { reason: 'the condition is not understood' };
  const side = (bound.name === 'above') === not ? 'below' : 'above';
  const { target } = found;
  const { kind } = rule.give;
  return { if: { service: 'sensor', target, kind: String(kind), [side]: Number(bound.value) } };
}

function stateCondition(
  read: ConditionRead & { type: 'state' },
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
): Conditional | Refusal {
  let ambiguous: readonly string[] | undefined;
  const own = targetOf(reading, service, memory, where);
  const services = [
    service,
    ...[...where.lexicon.grammar.services.values()].filter((other) => other !== service),
  ];
  for (const one of services) {
    const state = one.states.get(read.state);
    if (state === undefined) continue;
    const mentions: readonly Mention[] =
      own === undefined ? memory.mentions : [...memory.mentions, { service: service.name, target: own }];
    const found = fitPhrase(read.phrase, one, heard(where, mentions, { rooms: false }));
    if (found.type === 'ambiguous') ambiguous = found.candidates;
    if (found.type !== 'target') continue;
    const condition = { service: one.name, target: found.target, state };
    if (read.event)
      return { when: { event: condition, ...(isStanding(read, reading) ? { repeat: true } : {}) } };
    const not = read.not ? opposite(condition) : condition;
    return not === undefined ? { reason: `the opposite of "${read.state}" is not known` } : { if: not };
  }
  return ambiguous === undefined
    ? { reason: 'the condition is not understood' }
    : { reason: 'which one the condition means', candidates: ambiguous };
}

/**
 * "Whenever" is every time. So is "when the door opens, turn on the light", which is a wish for the house from now on; what one wants to be told of
 * is told once, and "as soon as" is the next time only (docs/understanding.md, "Events").
 */
function isStanding({ repeat, standing }: ConditionRead & { type: 'state' }, { rule }: Reading): boolean {
  return repeat || (standing === true && rule.event !== true && rule.service.kinds.size > 0);
}

/** The clause's target, where the condition behind it says "it". */
function targetOf(
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
): Target | undefined {
  const fill = reading.fills.find(({ slot }) => slot === 'target' || slot === 'place') as Fill | undefined;
  if (fill === undefined || (reading.conditions[0]?.start ?? 0) < fill.start) return undefined;
  const near = heard(where, memory.mentions, { rooms: fill.slot === 'place' });
  const found = fitPhrase(fill.value as NounPhrase, service, near);
  return found.type === 'target' ? found.target : undefined;
}

const OPPOSITES: ReadonlyMap<string, string> = new Map(
  ['on off', 'open closed', 'locked unlocked', 'playing paused', 'empty non-empty'].flatMap((pair) => {
    const [one, other] = pair.split(' ') as [string, string];
    return [[one, other] as const, [other, one] as const];
  }),
);

function opposite(condition: Condition): Condition | undefined {
  if (!('state' in condition)) return undefined;
  const state = OPPOSITES.get(condition.state);
  return state === undefined ? undefined : ({ ...condition, state } as Condition);
}

/** "If the garage light is on, turn *it* off": the condition in front is what the pronoun speaks of. */
export function withLeadingCondition(reading: Reading, memory: Memory, where: FitHearing): Memory {
  const read = reading.conditions[0];
  const fill = reading.fills.find(({ slot }) => slot === 'target' || slot === 'place');
  if (read === undefined || read.type === 'so' || fill === undefined || fill.start < read.start)
    return memory;
  const condition = conditionOf(reading, reading.rule.service, memory, where);
  const world =
    condition === undefined || 'reason' in condition
      ? undefined
      : 'if' in condition
        ? condition.if
        : 'event' in condition.when
          ? condition.when.event
          : undefined;
  if (world === undefined || !('target' in world)) return memory;
  const pronoun = (fill.value as NounPhrase).items[0]?.type === 'pronoun';
  if (pronoun && read.type === 'kept') return memory;
  return { ...memory, mentions: [...memory.mentions, { service: world.service, target: world.target }] };
}
