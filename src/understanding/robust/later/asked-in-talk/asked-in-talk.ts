import { isJsonObject, wallAt } from '../../../../base/index.ts';
import type { Action, Plan, Span } from '../../../../domain/index.ts';
import type { AskedInTalk } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { instantOf, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withOwnNames } from '../../other-names.ts';
import { withSource } from '../../plan-as-said.ts';
import { Reworded } from '../../reworded.ts';
import { asks, asksOnly } from '../../wish.ts';
import { stemsIn } from '../stems.ts';

/** The parameters by which what a service keeps is named. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  reminders: ['text', 'query'],
  alarm: ['name', 'query'],
  calendar: ['title', 'query'],
  schedule: ['query'],
  diary: ['query'],
};
const LIST = 'list';
const TIMER = 'timer';
/** What brings a message to somebody. */
const SENDS: readonly string[] = ['email', 'notices'];
/** What tells how warm it is. */
const AIR: readonly string[] = ['weather', 'climate', 'sensor'];
/** Nobody asks of longer ago without a name. */
const TURNS = 4;

/** A row that the talk is about, the question for it, and the deed that made or named it. */
interface Row {
  readonly question: Action;
  readonly deed: Action;
}

/**
 * "Remind me every Thursday to put the bins out." "*When's the first one?*", "*so when do I hear from you next?*", "*on Fridays as well?*": of the rows that the
 * last turns made or spoke of, told by the service that keeps them. `undefined` where the talk is of no such thing.
 */
export function askedInTalk(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { askedInTalk: said } = lexicon.language.loose.later;
  const last = context.previous?.at(-1)?.groups.flat() ?? [];
  const read = (words: string): Plan | undefined => {
    const plan = understand(words, lexicon, { ...context, previous: [] });
    const isAsked = plan.groups.length > 0 && plan.unread.length === 0 && asksOnly(plan, lexicon);
    return isAsked ? withSource(plan, { start: 0, end: text.length, text }) : undefined;
  };
  if (last.some(({ service }) => SENDS.includes(service)) && said.hasGone.test(text))
    return read(said.doneLast);
  const place = elsewhere(text, last, lexicon, context);
  if (place !== undefined) return read(place);
  const asked = said.ofWhatWasMade(text);
  if (asked === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  if (asked.asks === 'list') return ofList(lexicon, context, source);
  return asked.asks === 'named'
    ? ofNamed(asked.name, source, lexicon, context)
    : ofRows(asked, rowsOf(lexicon, context), source, lexicon, context, read);
}

function ofRows(
  asked: Exclude<AskedInTalk, { asks: 'list' | 'named' }>,
  rows: readonly Row[],
  source: Span,
  { language }: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan | undefined,
): Plan | undefined {
  const [row] = rows;
  if (row === undefined) return undefined;
  const { service } = row.question;
  if (asked.asks === 'day') return read(language.loose.later.askedInTalk.onDay(asked.day, service));
  const date = dateOf(row.deed, context);
  if (asked.asks === 'that-day') return date && read(asked.on(date));
  // How long it is until something of today is no matter of days.
  const isDays = asked.asks === 'days-left' && service === 'calendar' && !isToday(date, context);
  if (!isDays || date === undefined)
    return understoodAs([questionsOf(rows).map((one) => ({ ...one, source }))]);
  const args = { left: 'days', date: date.toISOString().slice(0, 10) };
  return understoodAs([[{ service: 'clock', method: 'date', args, source }]]);
}

/** "Timers: rice ten minutes, peas five." "*And the rice?*": the one that the talk made by that name. */
function ofNamed(
  name: string,
  source: Span,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const words = stemsIn(name, lexicon);
  const deeds = (context.previous ?? []).slice(-TURNS).flatMap(({ groups }) => groups.flat());
  const found = deeds.flatMap((deed): readonly Action[] => {
    const own = deed.when === undefined ? nameOf(deed) : undefined;
    const stems = own === undefined ? [] : stemsIn(own, lexicon);
    if (words.length === 0 || !words.every((word) => stems.includes(word))) return [];
    if (deed.service === TIMER) return [{ service: TIMER, method: 'get', args: { name: own! }, source }];
    const row = rowOf(deed, lexicon);
    return row === undefined ? [] : [{ ...row.question, source }];
  });
  const one = found.at(-1);
  const isOne = new Set(found.map(({ args }) => JSON.stringify(args))).size === 1;
  return one === undefined || !isOne || isReadAnyway(source.text, lexicon, context)
    ? undefined
    : understoodAs([[one]]);
}

/** "How warm is it outside?" "*Brr, and in the lounge?*": the question for that place, where nothing else reads it. */
function elsewhere(
  text: string,
  [asked, another]: readonly Action[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): string | undefined {
  const measured = asked === undefined || another !== undefined ? undefined : measuredBy(asked);
  const place = measured && lexicon.language.loose.later.askedInTalk.elsewhere(text, measured);
  if (place === undefined) return undefined;
  return isReadAnyway(text, lexicon, context)
    ? undefined
    : withOwnNames(Reworded.of(place, lexicon.language), lexicon).text;
}

/** Whether words are a question of their own: "remind me to charge the vacuum." "*How's the vacuum?*" */
function isReadAnyway(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { groups, unread } = understand(text, lexicon, context);
  return groups.length > 0 && unread.length === 0;
}

/** What a question about the air asked for, which may be asked of another room. */
function measuredBy({ service, method, args }: Action): 'temperature' | 'humidity' | undefined {
  if (!AIR.includes(service) || method !== 'get') return undefined;
  const { kind = 'temperature', target: _target, ...rest } = args;
  // What it will be like is asked of no room.
  if (Object.keys(rest).length > 0) return undefined;
  return kind === 'temperature' || kind === 'humidity' ? kind : undefined;
}

/** The rows of the last turn that had to do with any; what only asked for other things stands in between. */
function rowsOf(lexicon: Lexicon, { previous = [] }: UnderstandingContext): readonly Row[] {
  for (const turn of previous.slice(-TURNS).toReversed()) {
    const deeds = turn.groups.flat();
    const rows = deeds.flatMap((deed) => rowOf(deed, lexicon) ?? []);
    if (rows.length > 0) return rows;
    if (deeds.length > 0 && !deeds.every((deed) => isOfRows(deed) || asks(deed, lexicon.grammar))) return [];
  }
  return [];
}

function isOfRows({ service, when }: Action): boolean {
  return when !== undefined || NAMES[service] !== undefined;
}

function rowOf(deed: Action, lexicon: Lexicon): Row | undefined {
  const { service, method, args, when } = deed;
  if (when !== undefined) {
    const { target } = args;
    const name = isJsonObject(target) ? target['name'] : undefined;
    return { question: asking('schedule', 'list', name), deed };
  }
  const name = nameOf(deed);
  if (NAMES[service] === undefined || (name === undefined && asks(deed, lexicon.grammar))) return undefined;
  // What was left out or moved by its content alone is found by it, whichever service keeps it.
  if (service === 'diary')
    return name === undefined ? undefined : { question: asking(service, 'find', name), deed };
  if (name === undefined && service !== 'alarm') return undefined;
  return method === 'cancel' ? undefined : { question: asking(service, 'list', name), deed };
}

function nameOf({ service, args }: Action): string | undefined {
  const names = service === TIMER ? ['name'] : NAMES[service];
  return names?.map((key) => args[key]).find((value) => typeof value === 'string');
}

function asking(service: string, method: string, name: unknown): Action {
  return { service, method, args: typeof name === 'string' ? { query: name } : {} };
}

/** What several commands for one thing are asked for is one question. */
function questionsOf(rows: readonly Row[]): readonly Action[] {
  const all = new Map(rows.map(({ question }) => [JSON.stringify(question), question]));
  return [...all.values()];
}

/** The list that was spoken of last. */
function ofList(lexicon: Lexicon, { previous = [] }: UnderstandingContext, source: Span): Plan | undefined {
  const turn = previous.slice(-TURNS).findLast(({ groups }) => groups.length > 0);
  const deed = turn?.groups.flat().findLast(({ service }) => service === LIST);
  if (deed === undefined || lexicon.grammar.services.get(LIST) === undefined) return undefined;
  const { list } = deed.args;
  return understoodAs([[{ service: LIST, method: 'get', args: list === undefined ? {} : { list }, source }]]);
}

function isToday(date: Date | undefined, { now, timezone }: UnderstandingContext): boolean {
  return date?.toISOString().slice(0, 10) === wallAt(now, timezone).slice(0, 10);
}

/** The day something is on, where the talk has it. */
function dateOf(deed: Action, { timezone }: UnderstandingContext): Date | undefined {
  const at = instantOf(deed);
  return at === undefined ? undefined : new Date(`${wallAt(at, timezone).slice(0, 10)}T00:00:00Z`);
}
