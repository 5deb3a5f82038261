import { minutesOf } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { atMinute, understand } from '../plan/index.ts';
import type { Args, UnderstandingContext } from '../text/index.ts';
import { held, placedIn } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { spokenOf } from './told-of-things.ts';
import { asksOnly, isOfThings } from './wish.ts';

function isOfThing({ service }: Action, { grammar }: Lexicon): boolean {
  return (grammar.services.get(service)?.phrases.kinds?.length ?? 0) > 0;
}

/**
 * "*It's on all day tomorrow*, turn it off", "*we're away on Friday*, heating off": a day was told, and the wish has no time of its own: now is not
 * then, so that it is asked when.
 */
export function notNow(text: string, plan: Plan, lexicon: Lexicon): Plan {
  const { loose, wording } = lexicon.language;
  if (!loose.toldThen.test(text) || asksOnly(plan, lexicon)) return plan;
  const deeds = plan.groups.flat();
  const atOnce = deeds.filter(
    (deed) => isOfThing(deed, lexicon) && deed.when === undefined && deed.if === undefined,
  );
  const [only, another] = deeds;
  if (atOnce.length === 0) return plan;
  if (only === undefined || another !== undefined || plan.unread.length > 0) return held(text, plan, lexicon);
  const { source = { start: 0, end: text.length, text } } = only;
  const wish = { action: only, lacks: [{ params: ['when'], words: wording.whenAsked }] };
  return { ...plan, groups: [], unread: [{ ...source, reason: wording.reasons['no-time-named'], wish }] };
}

/** "*Schedule the spotlight* for eight": what can be switched is switched then, and takes place nowhere. */
export function scheduledThing(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const said = Reworded.of(text, lexicon.language);
  for (const words of said.inWordsOfEach(lexicon.language.loose.scheduled)) {
    const plan = understand(words.text, lexicon, context);
    const deeds = plan.groups.flat();
    if (plan.unread.length > 0 || deeds.length === 0 || deeds[0]?.when === undefined) continue;
    // "Schedule *the garage* for saturday" names no more than a room.
    if (spokenOf(text, lexicon, context).things.length === 0) continue;
    if (isOfThings(plan, text, words.text, lexicon)) return placedIn(words, plan);
  }
  return undefined;
}

/** "Lamp off at nine." "*And the hall light at ten*": behind what was put off to an hour a number alone is one, and no level. */
export function hourAgain(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1)?.groups.flat() ?? [];
  if (before.length === 0 || before.some(({ when }) => when === undefined)) return undefined;
  const said = Reworded.of(text, lexicon.language);
  const hour = said.inWords(lexicon.language.loose.hourAgain);
  if (hour === said) return undefined;
  const level = understand(text, lexicon, context).groups.flat();
  if (level.length === 0 || level.some(({ when }) => when !== undefined)) return undefined;
  // "*Wake me at seven*" has its hour by itself.
  if (!level.every((deed) => isOfThing(deed, lexicon))) return undefined;
  const plan = understand(hour.text, lexicon, context);
  const isPutOff = plan.groups.length > 0 && plan.groups.flat().every(({ when }) => when !== undefined);
  return isPutOff && plan.unread.length === 0 ? placedIn(hour, plan) : held(text, plan, lexicon);
}

const DAY_MS = 86_400_000;
/** What is kept by its hour, and set anew by the same method. */
const KEPT_BY_HOUR: readonly string[] = ['reminders', 'alarm'];

/** "Remind me at six to take my pill." "*And again at ten*": one more, and the first stays. */
export function onceMore(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || !KEPT_BY_HOUR.includes(last.service)) return undefined;
  const before = last.method === 'change' ? madeAs(last, context) : last;
  if (before === undefined) return undefined;
  const { another: oneMore, onceMore: again } = lexicon.language.loose;
  const whole = Reworded.of(text, lexicon.language);
  const said = whole.inWords(oneMore);
  if (said === whole && !again.test(text)) return undefined;
  const plan = understand(said.text, lexicon, context);
  const actions = plan.groups.flat();
  const [first] = actions;
  if (plan.unread.length > 0 || first === undefined) return undefined;
  if (actions.some(({ service }) => service !== before.service)) return undefined;
  // "*The day after too*" is made anew by its own words.
  if (said !== whole && actions.every(({ method }) => method === before.method)) return placedIn(said, plan);
  if (actions.some(({ method }) => method !== 'change')) return undefined;
  // "Every weekday at seven." "*And at nine at the weekend*" is of other days, which others read.
  const from = last === before ? context.now : Date.parse(String(last.args['at']));
  const isOfDays = actions.some(({ args: { at } }) => Date.parse(String(at)) - from > DAY_MS);
  if (before.args['rrule'] !== undefined && isOfDays) return undefined;
  const times = actions.map(({ args }) => anotherTime(before.args, args, context.timezone));
  const made = actions.flatMap((action, at) => {
    const time = times[at];
    return time === undefined
      ? []
      : [[{ ...action, method: before.method, args: { ...before.args, ...time } }]];
  });
  return made.length < actions.length ? held(text, plan, lexicon) : placedIn(said, { ...plan, groups: made });
}

/** What a change was of, as it was made in the talk: "remind me at six to take my pill." "Make it seven." "*And again at ten*". */
function madeAs({ service, args }: Action, { previous = [] }: UnderstandingContext): Action | undefined {
  const named = [args['query'], args['set_for']].filter((value) => value !== undefined);
  const isOf = (made: Action): boolean =>
    made.service === service &&
    made.method !== 'change' &&
    Object.values(made.args).some((value) => named.includes(value));
  return previous.flatMap(({ groups }) => groups.flat()).findLast(isOf);
}

/** At another hour, of a series on the same days; `undefined` where the words changed more than the hour of one. */
function anotherTime(before: Args, { at, rrule }: Args, timezone: string): Args | undefined {
  if (typeof at !== 'string' || rrule !== undefined) return undefined;
  const series = before['rrule'];
  if (typeof series !== 'string') return typeof before['at'] === 'string' ? { at } : undefined;
  const other = atMinute({ rrule: series }, minutesOf(Date.parse(at), timezone));
  const rule = other !== undefined && 'rrule' in other ? other.rrule : undefined;
  return rule === undefined || rule === series ? undefined : { rrule: rule };
}
