import type { Action } from '../../domain/index.ts';
import type { Joint } from '../languages/index.ts';
import type { NounPhrase } from '../names/index.ts';
import type { Rule } from '../phrases/index.ts';
import type { Reading } from '../read/index.ts';
import { eachTime, isLasting, isTimed } from '../times/index.ts';
import type { Clause } from './build-clause.ts';
import { withOwnTime } from './clause-time.ts';
import type { Draft } from './draft.ts';
import { undoing } from './next-time.ts';
import { isAtRest } from './opposite.ts';
import { isOfSame } from './shared-times.ts';
import type { Step } from './steps.ts';

/** How many wishes clauses are: one clause may be several, and several clauses may be one. */

/** "Put *eggs and flour* on the shopping list" is two wishes, where the method says that its words may name several things. */
export function severalOf(
  action: Action,
  { service: { language }, phrases: { each = {} } }: Rule,
): readonly Action[] {
  for (const [name, where] of Object.entries(each)) {
    const said = action.args[name];
    if (typeof said !== 'string') continue;
    const listed = Object.entries(where).every(
      ([other, values]) => !values.includes(String(action.args[other] ?? '')),
    );
    const items = language.references.itemsOf(said, listed);
    const isSaidSo = items.length === 0 || (items.length === 1 && items[0] === said);
    if (!isSaidSo) return items.map((item) => ({ ...action, args: { ...action.args, [name]: item } }));
  }
  return [action];
}

/** "Set an alarm for seven *and eight*": a clause is two wishes where it names two times. */
export function atEachTime(reading: Reading): readonly Reading[] {
  if (reading.timing.clocks === undefined && !reading.fills.some(({ slot }) => slot === 'moment'))
    return [reading];
  const heard = withOwnTime(reading);
  if (heard.timing.clocks === undefined) return [reading];
  return eachTime(heard.timing).map((timing) => ({ ...heard, timing }));
}

/** "That's too warm, *make it 21*": how far it is to go is said instead of a step. */
export function isExcess(base: Step | undefined, action: Action): boolean {
  if (base?.reading?.rule.method !== 'excess' || action.service !== base.action.service) return false;
  return isOfSame(base.action, action);
}

/** "The AC on cool, *nineteen*": all that was said before, and more; "on for an hour, *then eighteen*": in place of off at that time. */
export function isMoreOf(base: Step | undefined, { service, args, when }: Action): boolean {
  if (base?.action.service !== service) return false;
  const { action } = base;
  const isEnd = action.when !== undefined && JSON.stringify(action.when) === JSON.stringify(when);
  const said = Object.entries(action.args).filter(([, value]) => !(isEnd && isAtRest(value)));
  const isSame = said.every(([name, value]) => JSON.stringify(args[name]) === JSON.stringify(value));
  return isSame && Object.keys(args).length > said.length;
}

/** "21 until ten, *then 17*": the end of the clause before says what is wanted then, in place of what was before. */
export function asEnd(steps: Step[], action: Action, joint: Joint): Action {
  const before = steps.at(-1)?.action;
  const isEnd =
    before?.restores === true &&
    (action.when === undefined || action.restores === true) &&
    (joint === 'then' || joint === 'and' || joint === 'comma') &&
    before.service === action.service &&
    isOfSame(before, action);
  if (!isEnd) return atEnd(steps, action, joint);
  steps.pop();
  const { restores: _restores, ...told } = action;
  return { ...told, when: before.when! };
}

/** "On until two, *then lock the door*", "*then dim it*": at the end that the clause before has, and of the same thing in place of it. */
function atEnd(steps: Step[], action: Action, joint: Joint): Action {
  const [began, end] = steps.slice(-2);
  const when = end?.action.when;
  const isEnd =
    end?.reading !== undefined && end.reading === began?.reading && isOfSame(began.action, end.action);
  if (!isEnd || joint !== 'then' || action.when !== undefined || when === undefined) return action;
  if ('after' in when || 'event' in when) return action;
  const then: Action = { ...action, when };
  if (
    end.action.service === action.service &&
    isOfSame(end.action, action) &&
    !isUndoneAlready(end.action, then)
  )
    steps.pop();
  return then;
}

/**
 * "The TV on at eight *and then turn it off*": it undoes what is put off, and nobody said when; neither at once nor together with the first is meant.
 */
export function lacksItsTime(last: Step | undefined, sentence: number, action: Action): boolean {
  const { action: first, reading } = last ?? {};
  if (first?.when === undefined || last?.sentence !== sentence || first.service !== action.service)
    return false;
  const isThen = action.when === undefined || JSON.stringify(action.when) === JSON.stringify(first.when);
  if (!isThen || action.if !== undefined || 'after' in first.when || first.args['target'] === undefined)
    return false;
  if (!isOfSame(first, action)) return false;
  if (first.method === action.method) return isOtherValue(first, action);
  const { undo, phrases } = reading?.rule ?? {};
  return (undo?.method ?? phrases?.undo) === action.method;
}

function isOtherValue({ args: one }: Action, { args: other }: Action): boolean {
  return Object.entries(one).some(
    ([name, value]) => name in other && JSON.stringify(other[name]) !== JSON.stringify(value),
  );
}

/** "the kitchen lights and the bathroom too": the same wish for one thing more is one action. */
export function isOneWish(before: Action, action: Action): boolean {
  const { target: one, ...args } = before.args;
  const { target: other, ...otherArgs } = action.args;
  if (one === undefined || other === undefined) return false;
  if (before.service !== action.service || before.method !== action.method) return false;
  const rest = ({ when, if: only }: Action): unknown => [when, only];
  return JSON.stringify([args, rest(before)]) === JSON.stringify([otherArgs, rest(action)]);
}

/** Between these joints the same wish may go on. */
export const GOES_ON: ReadonlySet<Joint> = new Set<Joint>(['and', 'comma', 'also', 'but']);

export function united(base: Action, action: Action): Action {
  const target = [base, action].flatMap(({ args }) => args['target'] ?? []);
  return { ...base, args: { ...base.args, target } };
}

/** "The heater on for ten minutes *then off*" says so twice. */
export function isOffAnyway(type: string, { rule, timing }: Reading, last: Action | undefined): boolean {
  if (type !== 'fragment' || rule.method !== 'opposite' || isTimed(timing)) return false;
  if (last?.restores === true) return false;
  return last?.when !== undefined && 'after' in last.when;
}

/** "Turn it on for ten minutes *then turn it off*" says twice what comes behind the ten minutes; of an end by the clock likewise. */
export function isUndoneAlready(last: Action | undefined, { service, method, args, when }: Action): boolean {
  if (last?.when === undefined) return false;
  const isThen =
    when === undefined ? 'after' in last.when : JSON.stringify(when) === JSON.stringify(last.when);
  if (!isThen) return false;
  if (last.service !== service || last.method !== method) return false;
  const names = new Set([...Object.keys(args), ...Object.keys(last.args)]);
  return [...names].every((name) => JSON.stringify(args[name]) === JSON.stringify(last.args[name]));
}

/**
 * "On for ten minutes, *no, the porch light*", "*no, tomorrow*", "*and the porch light*": what is put right, or is so of one thing more, is what lasts, and not its
 * end, which is taken from the steps here. `undefined` where the words say how long it lasts, or it has no end.
 */
export function takeItsEnd(
  { steps }: Draft,
  type: Clause,
  { rule, fills, timing }: Reading,
  joint: Joint,
): Step | undefined {
  const [first, end] = steps.slice(-2);
  const isEnd = end?.reading !== undefined && end.reading === first?.reading && end.needs;
  const isThing = rule.method === 'target' && fills.length > 0 && !isTimed(timing);
  if (joint !== 'correction' && !(isThing && (joint === 'then' || GOES_ON.has(joint)))) return undefined;
  const saysLength = timing.length !== undefined || fills.some(({ slot }) => LENGTHS.includes(slot));
  if (type !== 'fragment' || !isEnd || saysLength) return undefined;
  steps.pop();
  return end;
}

const LENGTHS: readonly string[] = ['duration', 'number', 'level', 'percent', 'temperature'];

/** The same end for what was put right. */
export function endAgain({ steps }: Draft, end: Step): void {
  const { target } = steps.at(-1)!.action.args;
  steps.push(
    target === undefined ? end : { ...end, action: { ...end.action, args: { ...end.action.args, target } } },
  );
}

/** "The lamp at forty and the spot at twenty, *both for an hour*": each of them comes to its own end. False where that says how long the last of them lasts alone. */
export function endAll(draft: Draft, { rule, fills, timing }: Reading): boolean {
  const [things, more] = fills;
  if (rule.method !== 'target' || things === undefined || more !== undefined || !isLasting(timing))
    return false;
  const isAll = (things.value as NounPhrase).items.every(
    (item) => item.type === 'pronoun' && !item.one && !item.other,
  );
  const { steps, sentence, memory } = draft;
  const spoken = steps.filter((step) => step.sentence === sentence);
  if (!isAll || spoken.length < 2) return false;
  const ended = steps.map((step): readonly Step[] => {
    const { action, reading } = step;
    if (step.sentence !== sentence) return [step];
    const isNow = action.when === undefined && action.if === undefined && action.args['target'] !== undefined;
    // "… *and the porch to twenty*" has the words of no service.
    const phrases = step.service.phrases.methods[action.method];
    const own = reading && phrases && { ...reading.rule, service: step.service, phrases };
    const end = isNow && own ? undoing(action, own, timing, memory.time) : undefined;
    return end === undefined
      ? []
      : [step, { ...step, action: end, joint: 'then', needs: true, needsAll: false }];
  });
  if (ended.some((row) => row.length === 0)) return false;
  draft.steps = ended.flat();
  return true;
}

/** "No, the hallway *too*" takes nothing back. */
export function besides(joint: Joint): Joint {
  return joint === 'correction' ? 'also' : joint;
}
