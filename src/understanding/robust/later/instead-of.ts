import { minutesOf } from '../../../base/index.ts';
import type { Action, Plan, Span } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { dayMinutesOf, instantOf, ruleOf, understand } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';
import { held, withSource } from '../plan-as-said.ts';
import { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';
import { limitAnew, limitOf } from './of-rules/limit-anew.ts';

/** So many turns back something is put in place of what was said. */
const TURNS_MAX = 2;

/** What a value that is not to be any more was said of. */
interface Named {
  readonly action: Action;
  readonly text: string;
  readonly param?: string;
}

/**
 * "Heating at 21 until ten, then 17." "*Make it eleven rather than ten*": ten was an hour, so that eleven is one. What is named as no longer so says which of the things
 * that were spoken of is meant, and whether its hour or its value. `undefined` where it was said of none of them.
 */
export function insteadOf(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { later } = lexicon.language.loose;
  const words = Reworded.of(text, lexicon.language);
  for (const { say, is, not } of later.ratherThan) {
    if (!words.mayHold(say)) continue;
    const match = say.exec(text);
    const [value, was] = [match?.[is]?.trim(), match?.[not]?.trim()];
    if (value === undefined || was === undefined) continue;
    const source = { start: 0, end: text.length, text };
    const limited = ruleAnew(value, was, source, lexicon, context);
    if (limited !== undefined) return limited;
    const named = namedBy(was, lexicon, context);
    if (named.length === 0) {
      // Another value was said just now than the one that is not to be: nobody knows of what this was said.
      if (!isOfOthers(value, was, lexicon, context)) continue;
      return held(text, NOTHING, lexicon);
    }
    const [one, another] = named;
    if (one === undefined || another !== undefined) return held(text, NOTHING, lexicon);
    // "*Wake me at seven* instead of eight" is a wish of its own.
    if ((one.param === undefined ? minutesIn(value, lexicon) : numberIn(value, lexicon)) === undefined)
      continue;
    const plan = putInPlace(value, one, lexicon, context);
    if (plan === undefined) return held(text, NOTHING, lexicon);
    return withSource(plan, source);
  }
  return undefined;
}

const NOTHING: Plan = { groups: [], direct: false, confidence: 1, unread: [], remarks: [] };

/** The figure that what waits is done at, where nothing else that was spoken of is of that figure. */
function ruleAnew(
  value: string,
  was: string,
  source: Span,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const [from, to] = [numberIn(was, lexicon), numberIn(value, lexicon)];
  if (from === undefined || to === undefined) return undefined;
  const turns = (context.previous ?? []).slice(-TURNS_MAX).map(({ groups }) => groups.flat());
  const deeds = turns.findLast((made) => made.some((deed) => limitOf(deed, from) !== undefined)) ?? [];
  if (deeds.length === 0) return undefined;
  // "*Nineteen, not twenty*", where it is set to twenty below twenty: nobody knows which was meant.
  if (namedBy(was, lexicon, context).length > 0) return held(source.text, NOTHING, lexicon);
  return limitAnew(deeds, { words: was, value: from }, { words: value, value: to }, source);
}

function putInPlace(
  value: string,
  { action, text, param }: Named,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { later } = lexicon.language.loose;
  const slots = lexicon.grammar.services.get(action.service)?.slots;
  const words =
    param === undefined
      ? later.atHour(value)
      : later.atValue(value, slots?.get(param)?.has('temperature') === true);
  const plan = understand(words, lexicon, { ...context, previous: [{ text, groups: [[action]] }] });
  return plan.groups.length > 0 && plan.unread.length === 0 ? plan : undefined;
}

/** Whether both are numbers, and the turn before set something to one that is neither. */
function isOfOthers(
  value: string,
  was: string,
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
): boolean {
  const said = [numberIn(value, lexicon), numberIn(was, lexicon)];
  const deeds = previous.at(-1)?.groups.flat() ?? [];
  const asked = deeds.length > 0 && asksOnly({ groups: [deeds] }, lexicon);
  const values = deeds.flatMap(({ args }) => Object.values(args)).filter((one) => typeof one === 'number');
  return said.every((one) => one !== undefined) && !asked && values.length > 0;
}

/** What was at that hour or had that value, of the turn in which anything had. */
function namedBy(was: string, lexicon: Lexicon, { previous = [], timezone }: UnderstandingContext): Named[] {
  const minutes = minutesIn(was, lexicon);
  const number = numberIn(was, lexicon);
  for (const { text, groups } of previous.slice(-TURNS_MAX).toReversed()) {
    const found: Named[] = [];
    for (const action of groups.flat()) {
      const at = minutesAt(action, timezone);
      if (minutes !== undefined && at !== undefined && (at - minutes) % HALF_DAY_MINUTES === 0)
        found.push({ action, text });
      for (const [param, value] of Object.entries(action.args))
        if (number !== undefined && value === number) found.push({ action, text, param });
    }
    if (found.length > 0) return found;
  }
  return [];
}

const HALF_DAY_MINUTES = 720;
const HOURS = 24;

function minutesAt(action: Action, timezone: string): number | undefined {
  const at = instantOf(action);
  if (at !== undefined) return minutesOf(at, timezone);
  const rrule = ruleOf(action);
  return dayMinutesOf(action.when ?? (rrule === undefined ? undefined : { rrule }));
}

/** A time of the clock, or a number that may be one. */
function minutesIn(said: string, lexicon: Lexicon): number | undefined {
  const { times, words } = lexicon.language;
  const { tokens } = tokenize(said, words);
  for (const { value, end } of times.piecesAt(tokens, 0, 'en-GB'))
    if (value.type === 'clock' && end === tokens.length) return value.clock.minutes;
  const number = numberIn(said, lexicon);
  return number !== undefined && Number.isInteger(number) && number <= HOURS ? number * 60 : undefined;
}

function numberIn(said: string, { language }: Lexicon): number | undefined {
  const { tokens } = tokenize(said, language.words);
  const found = language.numbers.numberAt(tokens, 0);
  return found !== undefined && found.end === tokens.length ? found.value : undefined;
}
