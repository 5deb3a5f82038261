import {
  dateAt,
  durationMs,
  isJsonObject,
  type Json,
  type JsonObject,
  sayClock,
  sayDate,
  sayInstant,
  sayRrule,
  saySun,
  textsIn,
  wallAt,
} from '../../base/index.ts';
import { thingsOf } from '../due/conditions.ts';
import type { Verdict } from '../facts.ts';
import { isGoalReport } from '../goals/words.ts';
import { listWords, quoted, sentence } from '../words.ts';
import { DEVICE_WORDS, isDeviceDeed, tellDeeds } from './sentences-devices.ts';
import type { Tell, TellContext } from './telling.ts';

export type { TellContext } from './telling.ts';

/**
 * What became of one action, as a sentence. Built from the evidence alone: what no service saw is not said (A24, A36).
 * A service without words of its own here is told by the `summary` of its result.
 */
export function tell(verdict: Verdict, context: TellContext): string {
  if (isDeviceDeed(verdict)) return told(tellDeeds([verdict], context), [verdict]);
  const words = quoted(verdict.text);
  switch (verdict.status) {
    case 'done':
      return told(done(verdict, context), [verdict]);
    case 'scheduled':
      return told(scheduled(verdict, context), [verdict]);
    case 'skipped':
      return sentence(`I left out ${words}, because ${lower(verdict.error?.message ?? 'it was not needed')}`);
    case 'cancelled':
      return sentence(notDone(verdict));
    case 'failed':
      if (isGoalReport(verdict.evidence)) return sentence(verdict.evidence.summary);
      // Whoever may not do something is told just that.
      if (verdict.error?.code === 'not-permitted') return sentence(verdict.error.message);
      return [verdict.error?.message ?? `${words} did not work`, verdict.error?.hint ?? '']
        .filter(Boolean)
        .map(sentence)
        .join(' ');
    case 'waiting':
    case 'running':
    case 'pending':
      return sentence(`${words} is not finished`);
    default: {
      const never: never = verdict.status;
      return never;
    }
  }
}

/** What became of several actions, in the order in which they were said; things that were commanded are told of once, together. */
export function tellAll(verdicts: readonly Verdict[], context: TellContext): readonly string[] {
  const deeds = verdicts.filter(isDeviceDeed);
  const parts: string[] = [];
  for (const verdict of verdicts) {
    if (!deeds.includes(verdict)) parts.push(tell(verdict, context));
    else if (verdict === deeds[0]) parts.push(told(tellDeeds(deeds, context), deeds));
  }
  return [...new Set(parts)].filter((part) => part !== '');
}

function done(verdict: Verdict, context: TellContext): string {
  const evidence = evidenceOf(verdict);
  if (evidence['told'] === true)
    return `I take your word for ${quoted(verdict.text)}; I did not see it myself`;
  const own = WORDS[`${verdict.call.service}.${verdict.call.method}`];
  const said = own?.(evidence, verdict.call.params, context, verdict.call.method, verdict.text);
  if (said !== undefined && said !== '') return said;
  if (typeof evidence['summary'] === 'string') return evidence['summary'];
  return `${quoted(verdict.text)} is done`;
}

/** Why nothing was done: a person's no needs no more than an all right. */
function notDone(verdict: Verdict): string {
  const words = quoted(verdict.text);
  const because = verdict.error?.message ?? 'something before it did not work';
  switch (because) {
    case 'you did not want it':
      return 'All right, I leave it';
    case 'you said to stop':
      return `All right, I stopped before ${words}`;
    case 'nobody answered':
      return `Nobody answered, so I did not do ${words}`;
    default:
      return because.startsWith('Sorry') ? because : `I did not do ${words}: ${lower(because)}`;
  }
}

/** A service may answer with an object or with a bare list of things. */
function evidenceOf({ evidence }: Verdict): JsonObject {
  if (isJsonObject(evidence)) return evidence;
  return Array.isArray(evidence) ? { things: evidence } : {};
}

function scheduled(verdict: Verdict, context: TellContext): string {
  const params = verdict.call.params;
  const what = quoted(String(params['text'] ?? verdict.text));
  const rule = params['sun'] !== undefined && params['repeat'] === true ? 'FREQ=DAILY' : params['rrule'];
  if (typeof rule === 'string') return `I will do ${what} ${sayRrule(rule, atSun(params))}`;
  if (params['event'] !== undefined)
    return `I will do ${what} ${params['repeat'] === true ? 'each time that happens' : 'as soon as that happens'}`;
  const at =
    instantOf(params['at']) ?? instantOf(isJsonObject(verdict.evidence) ? verdict.evidence['at'] : undefined);
  return at === undefined
    ? `I will do ${what} when its time comes`
    : `I will do ${what} ${sayInstant(at, context.now, context.timezone)}`;
}

/** "at sunset", where the sun tells the time. */
function atSun({ sun, offset }: JsonObject): string | undefined {
  if (sun !== 'sunrise' && sun !== 'sunset') return undefined;
  return saySun(sun, typeof offset === 'string' ? (durationMs(offset) ?? 0) : 0);
}

/** Why an hour was taken; whoever hears the hour itself needs no reason. */
const CLOCK_REASON = /because you (?:said|named)|^the next \d|on that morning$|^\d\d?:\d\d\b/;

/** With what was guessed and is not told by the words themselves. */
function told(text: string, verdicts: readonly Verdict[]): string {
  const assumed = verdicts.flatMap((verdict) => verdict.assumed ?? []);
  const left = [...new Set(assumed)].filter((one) => !CLOCK_REASON.test(one));
  return sentence(left.length === 0 ? text : `${text} (${left.join('; ')})`);
}

const WORDS: Readonly<Record<string, Tell>> = {
  ...DEVICE_WORDS,
  'reminders.create': (evidence, params, context, _method, said) => {
    const what = asWished(quoteLess(String(evidence['text'] ?? params['text'] ?? '')), said);
    const rule = evidence['rrule'] ?? params['rrule'];
    const who = remindedOf(evidence);
    if (typeof rule === 'string') return `I'll remind ${who} ${sayRrule(rule, atSun(params))}${what}`;
    const at = instantOf(evidence['at']) ?? instantOf(params['at']);
    return `I'll remind ${who}${at === undefined ? '' : ` ${sayInstant(at, context.now, context.timezone)}`}${what}`;
  },
  'reminders.list': (evidence, _params, context) => listed(evidence, 'reminder', 'text', 'at', context),
  'calendar.create': (evidence, params, context) => {
    const start = instantOf(evidence['start'] ?? params['start']);
    const end = instantOf(evidence['end'] ?? params['end']);
    const title = String(evidence['title'] ?? params['title'] ?? 'The event');
    if (start === undefined) return `${title} is on the calendar`;
    const allDay = evidence['all_day'] === true;
    const hours = allDay
      ? ', all day'
      : ` at ${sayClock(wallAt(start, context.timezone))}${end === undefined ? '' : `–${sayClock(wallAt(end, context.timezone))}`}`;
    const rule = evidence['rrule'];
    return `${title} is on the calendar ${sayDate(dateAt(start, context.timezone), dateAt(context.now, context.timezone))}${hours}${typeof rule === 'string' ? `, ${sayRrule(rule)}` : ''}`;
  },
  'calendar.list': (evidence, _params, context) => listed(evidence, 'event', 'title', 'start', context),
  'schedule.list': (evidence, _params, context) =>
    listed(evidence, 'scheduled command', 'text', 'at', context),
  'email.send': (evidence, params) => mailFate(evidence, params),
};

function listed(
  evidence: JsonObject,
  noun: string,
  title: string,
  when: string,
  context: TellContext,
): string {
  const things = thingsOf(evidence);
  if (things.length === 0) return `There is no ${noun}`;
  const lines = things.slice(0, 20).map((thing) => {
    const at = instantOf(thing[when]);
    const time =
      at === undefined
        ? ''
        : thing['all_day'] === true
          ? `${sayDate(dateAt(at, context.timezone), dateAt(context.now, context.timezone))}: `
          : `${sayInstant(at, context.now, context.timezone)}: `;
    return `${time}${String(thing[title] ?? '')}`;
  });
  const more = things.length > 20 ? ` and ${things.length - 20} more` : '';
  return `${things.length} ${noun}${things.length === 1 ? '' : 's'}: ${lines.join('; ')}${more}`;
}

function mailFate(evidence: JsonObject, params: JsonObject): string {
  const to = listWords(
    strings(evidence['accepted']).length > 0
      ? strings(evidence['accepted'])
      : strings(evidence['to'] ?? params['to']),
  );
  switch (evidence['fate']) {
    case 'sent':
      return `the mail server took the mail to ${to}`;
    case 'mailbox':
      return `the mail to ${to} is in the hub's own mailbox, because no mail server is configured`;
    default:
      return `the mail to ${to} is in the outbox: the mail server has not taken it yet${typeof evidence['error'] === 'string' ? ` (${evidence['error']})` : ''}, and I keep trying`;
  }
}

/** " to call the plumber", " about the dentist": joined as it was said, else behind a colon. */
function asWished(what: string, said: string): string {
  const joint = ['to', 'about', 'of', 'that'].find((word) =>
    said.toLowerCase().includes(` ${word} ${what.toLowerCase()}`),
  );
  const theirs = what.replaceAll(/\bmy\b/g, 'your').replaceAll(/\bmyself\b/g, 'yourself');
  return joint === undefined ? `: ${theirs}` : ` ${joint} ${theirs}`;
}

function strings(value: Json | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : textsIn(value);
}

function instantOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (isJsonObject(value))
    return instantOf(value['chosen'] ?? (Array.isArray(value['between']) ? value['between'][0] : undefined));
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Whom a reminder is for: "you", "Sam", "Sam and Mia". */
function remindedOf(evidence: JsonObject): string {
  const others = Array.isArray(evidence['others']) ? evidence['others'].filter(isJsonObject) : [];
  return listWords([evidence, ...others].map((one) => (typeof one['for'] === 'string' ? one['for'] : 'you')));
}

function quoteLess(text: string): string {
  return text.replace(/^["“']|["”']$/g, '');
}

/** Small letters after "because", but not for a name. */
function lower(text: string): string {
  const end = text.replace(/\.$/, '');
  return /^(?:The|A|An|No|Nobody|Nothing|It|There|This|Who|Which) /.test(end)
    ? end[0]!.toLowerCase() + end.slice(1)
    : end;
}
