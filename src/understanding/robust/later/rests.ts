import { dateAt, datePlus, isoIn, startOfDate } from '../../../base/index.ts';
import { type Action, type Plan, returns, type Span } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { readDuration, readWhen, understoodAs } from '../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../text/index.ts';

/** Keeps commands for good, and may let them rest. */
const KEEPER = 'schedule';

/** "Coffee on at seven every day." "*Pause that rule*"; "*pick it up again from Monday*": the command that was given last, or that was let rest, by its words. */
export function rests(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.rests(text);
  if (said === undefined) return undefined;
  const query = (context.previous ?? []).toReversed().flatMap(ruleOf)[0];
  if (query === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const method = said.goesOn ? 'resume' : 'pause';
  const { from, lasts, hour } = said;
  const isBounded = (from ?? lasts ?? hour) !== undefined;
  const ofLength = lasts === undefined ? undefined : endOf(lasts, lexicon, context);
  const ofHour = hour === undefined ? undefined : hourOf(hour, lexicon, context);
  const day = ofLength ?? ofHour ?? dayOf(from, lexicon, context);
  if (isBounded && day === undefined) return undefined;
  const action: Action = { service: KEEPER, method, args: { query }, source };
  if (day === undefined) return understoodAs([[action]]);
  const called = lexicon.language.loose.later.goesOn(query);
  const onThen: Action = { ...action, method: 'resume', when: { at: day }, said: called };
  return understoodAs(said.goesOn ? [[onThen]] : [[action], [onThen]]);
}

/** "When the door opens turn the light on." "*Not today*": what waits for something to happen rests meanwhile; `from` is left out where it rests at once. */
export function restsBetween(
  rule: Action,
  { from, to }: { readonly from?: string; readonly to: string },
  source: Span,
): Plan | undefined {
  const query = wordsOf(rule);
  if (query === undefined) return undefined;
  const action: Action = { service: KEEPER, method: 'pause', args: { query }, source };
  return understoodAs([
    [from === undefined ? action : { ...action, when: { at: from } }],
    [{ ...action, method: 'resume', when: { at: to } }],
  ]);
}

/** By its words, where a turn gave one command that was stored for good. */
function ruleOf({ groups }: PreviousTurn): readonly string[] {
  const [last, another] = groups.flat();
  const words = last === undefined || another !== undefined ? undefined : wordsOf(last);
  return words === undefined ? [] : [words];
}

function wordsOf(action: Action): string | undefined {
  const { service, method, args, said, source } = action;
  if (service === KEEPER && (method === 'pause' || method === 'resume'))
    return typeof args['query'] === 'string' ? args['query'] : undefined;
  return returns(action) ? (said ?? source?.text) : undefined;
}

/** When it is over, from now on. */
function endOf(
  words: string,
  { language }: Lexicon,
  { now, timezone }: UnderstandingContext,
): string | undefined {
  const length = readDuration(words, language);
  if (length === undefined) return undefined;
  const { ms, days, months } = length;
  // "For an hour" is from now, "for two days" to the end of a day.
  if (days + months === 0) return isoIn(now + ms, timezone);
  const until = datePlus(dateAt(now, timezone), days + months * MONTH_DAYS);
  return isoIn(startOfDate(until, timezone) + ms, timezone);
}

const MONTH_DAYS = 30;

function hourOf(words: string, { language }: Lexicon, context: UnderstandingContext): string | undefined {
  const when = readWhen(language.loose.later.atClock(words), 'when', context, language)?.when;
  const at = when !== undefined && 'at' in when && !('rrule' in when) ? when.at : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** When that day begins. */
function dayOf(
  words: string | undefined,
  { language }: Lexicon,
  context: UnderstandingContext,
): string | undefined {
  const at = words === undefined ? undefined : readWhen(words, 'day', context, language)?.args['date'];
  return typeof at === 'string' ? isoIn(startOfDate(at, context.timezone), context.timezone) : undefined;
}
