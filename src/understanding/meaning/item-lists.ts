import type { Action } from '../../domain/index.ts';
import type { Joint, Language } from '../languages/index.ts';
import type { Rule } from '../phrases/index.ts';
import type { Reading } from '../read/index.ts';
import { eachTime } from '../times/index.ts';
import { withOwnTime } from './clause-time.ts';
import type { Step } from './steps.ts';

const WORDS_MAX = 4;
/** One thing, though its name has an "and". */
const PAIRS = /\b(?:mac(?:aroni)? and cheese|half and half|fish and chips|peanut butter and jelly)\b/i;
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/;

/** "Put *eggs and flour* on the shopping list" is two wishes, where the method says that its words may name several things. */
export function severalOf(
  action: Action,
  { service: { language }, phrases: { each = {} } }: Rule,
): readonly Action[] {
  for (const [name, where] of Object.entries(each)) {
    const said = action.args[name];
    const holds = Object.entries(where).every(([other, values]) =>
      values.includes(String(action.args[other] ?? '')),
    );
    if (typeof said !== 'string' || PAIRS.test(said)) continue;
    const spoken = said.split(BETWEEN).flatMap((part) => goodsOf(part, language));
    const parts = spoken.map((part) => withoutArticle(part, language));
    if (parts.length > 1 && parts.every(isShort) && (holds || areThings(spoken)))
      return parts.map((part) => ({ ...action, args: { ...action.args, [name]: part } }));
  }
  return [action];
}

/** "A scarf *and a book*", of any list; "wash the car and the windows" is one thing to do. */
function areThings([first = '', ...others]: readonly string[]): boolean {
  return !first.trim().includes(' ') && others.every((part) => GIVEN.test(part));
}

/** "*Half a pound of* butter". */
const MEASURED = /^(?:[^\s]+\s+){1,4}of\s+/i;

const GIVEN = /^(?:an?|some|two|three|four|five|six|\d+)\s/i;

function withoutArticle(words: string, { is }: Language): string {
  const [first = '', ...rest] = words.trim().split(/\s+/);
  return rest.length > 0 && is.article.has(first.toLowerCase()) ? rest.join(' ') : words.trim();
}

/** "Milk eggs bread", as it is heard without its commas; two words are two things where the first is a plural: "rice milk" is one. */
function goodsOf(words: string, { is }: Language): readonly string[] {
  const parts = words.toLowerCase().split(/\s+/);
  const apart = parts.length > 2 || (parts.length === 2 && parts[0]!.endsWith('s'));
  return apart && parts.every((word) => is.goods.has(word)) ? words.split(/\s+/) : [words];
}

function isShort(part: string): boolean {
  return part !== '' && part.replace(MEASURED, '').split(/\s+/).length <= WORDS_MAX;
}

/** "That's too warm, *make it 21*": how far it is to go is said instead of a step. */
export function isExcess(base: Step | undefined, { service, args }: Action): boolean {
  if (base?.reading?.rule.method !== 'excess' || service !== base.action.service) return false;
  return JSON.stringify(args['target']) === JSON.stringify(base.action.args['target']);
}

/** "the kitchen lights and the bathroom too": the same wish for one thing more is one action. */
export function isOneWish(base: Step, action: Action, joint: Joint): boolean {
  if (!['and', 'comma', 'also', 'but'].includes(joint)) return false;
  const { target: one, ...before } = base.action.args;
  const { target: other, ...after } = action.args;
  if (one === undefined || other === undefined) return false;
  if (base.action.service !== action.service || base.action.method !== action.method) return false;
  const rest = ({ when, if: only }: Action): unknown => [when, only];
  return JSON.stringify([before, rest(base.action)]) === JSON.stringify([after, rest(action)]);
}

export function united(base: Action, action: Action): Action {
  return {
    ...base,
    args: { ...base.args, target: [base, action].flatMap(({ args }) => args['target'] ?? []) },
  };
}

/** "Set an alarm for seven *and eight*": a clause is two wishes where it names two times. */
export function atEachTime(reading: Reading): readonly Reading[] {
  if (reading.timing.clocks === undefined && !reading.fills.some(({ slot }) => slot === 'moment'))
    return [reading];
  const heard = withOwnTime(reading);
  if (heard.timing.clocks === undefined) return [reading];
  return eachTime(heard.timing).map((timing) => ({ ...heard, timing }));
}
