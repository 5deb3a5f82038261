import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import { type Args, matchesIn, type UnderstandingContext } from '../text/index.ts';
import { ofBoth } from './of-both.ts';
import { placedIn, withSource } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { saidBefore } from './said-before.ts';
import { hourAgain, onceMore } from './told-time.ts';
import { asksOnly } from './wish.ts';

/** What keeps alarms, reminders, timers, stored commands and events, and what tells of all of them. */
const KEEPERS: readonly string[] = ['timer', 'alarm', 'reminders', 'calendar', 'schedule'];
const TELLERS: readonly string[] = [...KEEPERS, 'diary', 'house'];
/** What such a question was about. */
const ABOUT: readonly string[] = ['query', 'name', 'from', 'to'];

/**
 * The plan for words that speak of what the turn before told of a diary: "which alarms are set?" "Delete *the later one*", "what's on
 * Thursday?" "Move *that* to six". Which row it is, is found out by asking the same once more when its turn comes (`among`, `which`).
 * `only`: words that speak of the only one there was as of anything else that was spoken of: "it".
 */
export function ofTold(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  { only }: { readonly only: boolean },
): Plan | undefined {
  const before = context.previous?.at(-1)?.groups ?? [];
  const { toldOnes, standIn } = lexicon.language.loose;
  const words = Reworded.of(text, lexicon.language);
  for (const { say, plain, which: whichOf } of toldOnes) {
    if (!words.mayHold(say)) continue;
    const [match] = matchesIn(text, say, 1);
    const which = match && whichOf(match);
    if (which === undefined || only !== (which === 'only')) continue;
    const among = amongOf(before.flat(), which, lexicon);
    if (among === undefined) continue;
    const source = { start: 0, end: text.length, text };
    // "When is the recital?" "*And what time?*"
    if (which === 'same') return withSource({ ...NOTHING, groups: before }, source);
    // "Have we anything on on Tuesday?" "*What time does that finish?*": events alone have an end.
    if (which === 'ends') {
      const { service: _service, ...args } = among;
      return { ...NOTHING, groups: [[{ service: 'calendar', method: 'list', args, source }]] };
    }
    const said = words.replaced(say, plain).inOrder(lexicon.language.loose.later.ofSeries);
    const plan = understand(said.text, lexicon, { ...context, previous: [] });
    const [action, ...others] = plan.groups.flat();
    if (action?.args['query'] !== standIn || others.length > 0 || plan.unread.length > 0) continue;
    const { query: _query, ...args } = action.args;
    return { ...plan, groups: [[{ ...action, args: { ...args, among, which }, source }]] };
  }
  return undefined;
}

/**
 * The plan for an answer that says which of several is meant, where the turn before spoke of one by its kind alone: "cancel the alarm." "Which one?" "*The later
 * one*", "*the one at six*". It is that turn with the answer in its place.
 */
export function ofChosen(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  const [last, another] = before?.groups.flat() ?? [];
  if (before === undefined || last === undefined || another !== undefined || !KEEPERS.includes(last.service))
    return undefined;
  const { chosen, choices, keptNoun } = lexicon.language.loose;
  const words = Reworded.of(text, lexicon.language).inOrder(choices);
  if (!words.mayHold(chosen) || asksOnly({ groups: [[last]] }, lexicon)) return undefined;
  const [whole, ofOrder, place, first] = chosen.exec(words.text) ?? [];
  const [noun] = keptNoun.exec(before.text) ?? [];
  if (whole === undefined || noun === undefined || last.args['query'] !== undefined) return undefined;
  const said = (thing: string): string => before.text.replace(keptNoun, () => thing);
  const source = { start: 0, end: text.length, text };
  const named = (adjective: string): Plan =>
    understand(said(`${adjective} ${bare(noun)}`), lexicon, { ...context, previous: [] });
  const byOrder =
    ofOrder === undefined ? undefined : ofTold(said(ofOrder), lexicon, context, { only: false });
  // What the diary does not do to one of several its keeper may: "pause *the earlier one*".
  const plan =
    byOrder ??
    (place === undefined
      ? named(ofOrder === undefined ? `the ${first}` : withoutLast(ofOrder))
      : understand(said(`the ${bare(noun)} ${place}`), lexicon, { ...context, previous: [] }));
  const [deed, ...others] = plan?.groups.flat() ?? [];
  if (plan === undefined || deed === undefined || others.length > 0 || plan.unread.length > 0)
    return undefined;
  return deed.service === last.service || deed.service === 'diary'
    ? { ...plan, groups: [[{ ...deed, source }]] }
    : undefined;
}

function withoutLast(words: string): string {
  return words.slice(0, words.lastIndexOf(' '));
}

/** Without its article. */
function bare(noun: string): string {
  return noun.slice(noun.lastIndexOf(' ') + 1);
}

/** The plan for words that leave out the name of what the turn before asked for, left out or moved: "when is the recital?" "*Remind me an hour before*". */
export function ofNamed(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || !SPOKEN_OF.includes(last.service)) return undefined;
  const asks = asksOnly({ groups: [[last]] }, lexicon);
  const isMade = MAKING.includes(last.method) && last.when === undefined;
  const name = isMade ? (last.args['title'] ?? last.args['text'] ?? last.args['item']) : last.args['query'];
  if (!asks && !isMade && !STAYING.includes(last.method)) return undefined;
  const { ofNamed: sayings, standIn } = lexicon.language.loose;
  for (const { say, made, item, behind, nameless, plain } of sayings) {
    if ((isMade && made !== true) || (behind !== undefined && (asks || behind !== last.service))) continue;
    // An item is at no time.
    if (last.service === 'list' && item !== true) continue;
    const match = say.exec(text);
    if (match === null) continue;
    const read = (words: string | undefined): Plan | undefined =>
      words === undefined ? undefined : wholePlan(words, lexicon, context);
    const plan =
      typeof name === 'string'
        ? (read(plain(match, name)) ?? calledBy(name, read(plain(match, standIn)), standIn))
        : read(nameless?.[keeperOf(last)]);
    if (plan === undefined) continue;
    const source = { start: 0, end: text.length, text };
    return {
      ...withSource(plan, source),
      unread: plan.unread.map((one) => ({ ...one, ...source })),
    };
  }
  return undefined;
}

/** The plan for words of which nothing is left unread but what is to be asked for. */
function wholePlan(words: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const plan = understand(words, lexicon, { ...context, previous: [] });
  const isWhole = plan.unread.every(({ wish }) => wish !== undefined);
  return isWhole && plan.groups.length + plan.unread.length > 0 ? plan : undefined;
}

/** "Remind me to *call Mum* at five." "*When is it?*": a name that no sentence takes is put in where another stands for it. */
function calledBy(name: string, plan: Plan | undefined, standIn: string): Plan | undefined {
  const [action, another] = plan?.groups.flat() ?? [];
  if (plan === undefined || action?.args['query'] !== standIn || another !== undefined) return undefined;
  return { ...plan, groups: [[{ ...action, args: { ...action.args, query: name } }]] };
}

/** What keeps what an action of the diary was about. */
function keeperOf({ service, args: { kind } }: Action): string {
  return service === 'diary' && typeof kind === 'string' ? kind : service;
}

/** What may have a name of its own, and what leaves it there. */
const SPOKEN_OF: readonly string[] = ['diary', 'calendar', 'reminders', 'alarm', 'timer', 'list'];
const MAKING: readonly string[] = ['create', 'set', 'start', 'add'];
const STAYING: readonly string[] = ['skip', 'move', 'shift', 'cancel', 'change', 'lengthen'];

/** "Which rules are there?" "*Get rid of the porch light one*": of what was just listed, and no wish for the light. */
export function namedOfListed(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const before = context.previous?.at(-1);
  if (before === undefined || !asksOnly(before, lexicon)) return undefined;
  const placed = placeOfTold(text, lexicon, before.groups.flat());
  if (placed !== undefined) return placed;
  const named = namedOfTold(text, lexicon, context);
  if (named === undefined) return undefined;
  const { services } = lexicon.grammar;
  const deeds = understand(text, lexicon, context).groups.flat();
  return deeds.some(({ service }) => (services.get(service)?.phrases.kinds?.length ?? 0) > 0)
    ? named
    : undefined;
}

/** "What's on the shopping list?" "*Delete the second*", "*the last one's done*", "*what else?*": by its place, or all of it once more, in what the turn before read out. */
function placeOfTold(text: string, lexicon: Lexicon, before: readonly Action[]): Plan | undefined {
  const { placeTold, moreTold } = lexicon.language.loose.later;
  const [told, another] = before;
  if (told === undefined || another !== undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const isRead = told.service === LISTS ? told.method === 'get' : TELLERS.includes(told.service);
  if (isRead && moreTold.test(text)) return { ...NOTHING, groups: [[{ ...told, source }]] };
  const said = placeTold(text);
  if (said === undefined) return undefined;
  const which = said.which < 0 ? said.which : said.which + 1;
  if (told.service === LISTS) {
    // "Is milk on the list?" tells of one thing.
    const { list, item: only } = told.args;
    if (told.method !== 'get' || list === undefined || only !== undefined) return undefined;
    const item = which < 0 ? 'last' : String(which);
    const method = said.isDone ? 'complete' : 'remove';
    return { ...NOTHING, groups: [[{ service: LISTS, method, args: { list, item }, source }]] };
  }
  const among = said.isDone ? undefined : amongOf(before, which, lexicon);
  if (among === undefined) return undefined;
  return { ...NOTHING, groups: [[{ service: 'diary', method: 'cancel', args: { among, which }, source }]] };
}

const LISTS = 'list';

/** "What is lined up?" "*Scrap the back door one*": by its name, among what the turn before told or made of its keeper. */
export function namedOfTold(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  const [, query] = lexicon.language.loose.namedOne.exec(text) ?? [];
  if (last === undefined || another !== undefined || query === undefined) return undefined;
  const kind = last.when === undefined ? last.service : 'schedule';
  if (!KEEPERS.includes(kind)) return undefined;
  const source = { start: 0, end: text.length, text };
  return { ...NOTHING, groups: [[{ service: 'diary', method: 'cancel', args: { query, kind }, source }]] };
}

const NOTHING: Omit<Plan, 'groups'> = { direct: false, confidence: 1, unread: [], remarks: [] };

/** What the turn before told of, as a question of a diary; `undefined` where it did or told something else. */
function amongOf(before: readonly Action[], which: unknown, lexicon: Lexicon): Args | undefined {
  const [first, ...others] = before;
  if (first === undefined) return undefined;
  const { service, method } = first;
  if (!asksOnly({ groups: [[first]] }, lexicon)) {
    const { when } = first;
    const keeper = when === undefined ? service : 'schedule';
    if (typeof which !== 'number' || !KEEPERS.includes(keeper)) return undefined;
    // "Wake me at seven on weekdays." "Skip *the first one*": of that series, and of no other.
    const rrule = when === undefined ? first.args['rrule'] : 'rrule' in when ? when.rrule : undefined;
    if (which === 1 && others.length === 0 && typeof rrule === 'string') return { service: keeper, rrule };
    // "Alarm at seven." "And one at eight." "Delete *the later one*": of all that there are.
    return when === undefined ? { service } : undefined;
  }
  if (others.length > 0 || !TELLERS.includes(service) || (service === 'house' && method !== 'agenda'))
    return undefined;
  const about = Object.entries(first.args).filter(([name]) => ABOUT.includes(name));
  return { ...(KEEPERS.includes(service) ? { service } : {}), ...Object.fromEntries(about) };
}

/** The plan for words that are said of several things of before, have the words of before done, or speak of what was told. */
export function ofBefore(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  return (
    ofNamed(text, lexicon, context) ??
    ofBoth(text, lexicon, context) ??
    hourAgain(text, lexicon, context) ??
    onceMore(text, lexicon, context) ??
    saidBefore(text, lexicon, context) ??
    ofWhatWasTold(text, lexicon, context)
  );
}

/**
 * The plan for words that speak of what a question told which was of no thing by its name: "is anything open?" "*Close it all up then*", "how cold
 * is it out?" "*And in here?*" They are said whole, in the place that the question named.
 */
function ofWhatWasTold(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  // "*I'm off*, anything left on?"
  const all = before?.groups.flat() ?? [];
  const first = all.findIndex(({ service }) => service !== 'presence');
  const [asked, ...found] = all.slice(first);
  if (asked === undefined || !asksOnly({ groups: [[asked, ...found]] }, lexicon)) return undefined;
  const [only, ...others] = asked.args['target'] === undefined ? found : [];
  if (found.some(({ args }) => args['target'] === undefined) || (found.length > 0 && only === undefined))
    return undefined;
  const kind = others.length > 0 ? undefined : only?.service;
  const { inRoom, behindTold } = lexicon.language.loose;
  const { area, what: of } = asked.args;
  for (const { service, what, say, ...its } of behindTold) {
    if (service !== asked.service || (what !== undefined && what !== of) || its.kind !== kind) continue;
    const whole = Reworded.of(text, lexicon.language);
    // "*Typical.* Turn it all off".
    const [remark = ''] = lexicon.language.loose.remark.exec(text) ?? [];
    const ways = [whole, whole.part(remark.length, text.length)];
    const said = ways.find((words) => words.inWords(say) !== words);
    const plain = said?.inWords(say);
    if (plain === undefined) continue;
    const where = typeof area === 'string' ? ` ${inRoom(area)}` : '';
    const plan =
      kind === undefined
        ? understand(`${plain.text}${where}`, lexicon, { ...context, previous: [] })
        : understand(plain.text, lexicon, { ...context, previous: [{ text, groups: [[only!]] }] });
    if (plan.groups.length > 0 && plan.unread.length === 0) return placedIn(plain, plan);
  }
  return undefined;
}
