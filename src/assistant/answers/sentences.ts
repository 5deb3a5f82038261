import { isJsonObject, type JsonObject, sayInstant, sayRrule, sentence } from '../../base/index.ts';
import { type InState, theThing } from '../../domain/index.ts';
import { judgeThings, thingsOf } from '../due/conditions.ts';
import type { Verdict } from '../facts.ts';
import { isGoalReport } from '../goals/words.ts';
import { listWords, quoted } from '../words.ts';
import { onlyAsks, ordersOf } from './orders.ts';
import { parameterText } from './parameter-errors.ts';
import { DEVICE_WORDS, isDeviceDeed, tellDeeds } from './sentences-devices.ts';
import { atSun, instantOf, ROW_WORDS } from './sentences-rows.ts';
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
      return sentence(leftOut(verdict, context));
    case 'cancelled':
      return sentence(notDone(verdict));
    case 'failed':
      if (isGoalReport(verdict.evidence)) return sentence(verdict.evidence.summary);
      // Whoever may not do something is told just that.
      if (verdict.error?.code === 'not-permitted') return sentence(verdict.error.message);
      if (isOfWhatIsGone(verdict)) return 'It is not in the home any more.';
      if (unableOf(verdict).length > 0) return [seenOf(verdict, context), ...unableOf(verdict)].join(' ');
      return [
        parameterText(verdict) ?? verdict.error?.message ?? `${words} did not work`,
        verdict.error?.hint ?? '',
      ]
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

/**
 * What became of several actions, in the order in which they were said; things that were commanded are told of once, together, and so
 * is what went on one list or off it.
 */
export function tellAll(verdicts: readonly Verdict[], context: TellContext): readonly string[] {
  const deeds = verdicts.filter(isDeviceDeed);
  const parts: string[] = [];
  for (const [at, verdict] of verdicts.entries()) {
    const items = itemsFrom(verdicts, at);
    if (items === 'told') continue;
    if (items !== undefined) parts.push(items);
    else if (!deeds.includes(verdict)) parts.push(tell(verdict, context));
    else if (verdict === deeds[0]) parts.push(told(tellDeeds(deeds, context), deeds));
  }
  return [...new Set(parts)].filter((part) => part !== '');
}

/** What some of the things cannot do by their nature, where others have done it: nobody is told to ask for something else. */
function unableOf({ evidence }: Verdict): readonly string[] {
  if (!isJsonObject(evidence)) return [];
  const of = (key: string) => thingsOf(evidence[key] ?? null);
  if (of('changed').length + of('already').length === 0) return [];
  if (of('silent').length + of('offline').length > 0) return [];
  return of('refused').map(({ name, because }) => sentence(`${theThing(String(name))} ${because}`));
}

function seenOf(verdict: Verdict, context: TellContext): string {
  const seen: Verdict = { ...verdict, status: 'done' };
  return isDeviceDeed(seen) ? told(tellDeeds([seen], context), [seen]) : '';
}

/** "Eggs are on the shopping list", from what a list tells of one thing. */
const ITEM_SAID = /^(.+) (?:is|are) ((?:on|off|done on) the .+ list(?: again)?)$/;

/**
 * "Eggs, flour and butter are on the shopping list", where the same became of things said one after the other: at the first of them,
 * and 'told' at the others. Undefined at all else.
 */
function itemsFrom(verdicts: readonly Verdict[], at: number): string | 'told' | undefined {
  const said = itemSaid(verdicts[at]);
  if (said === undefined) return undefined;
  if (itemSaid(verdicts[at - 1])?.where === said.where) return 'told';
  const others = verdicts.slice(at).map(itemSaid);
  const end = others.findIndex((other) => other?.where !== said.where);
  const all = others.slice(0, end < 0 ? others.length : end).flatMap((other) => other?.what ?? []);
  return all.length === 1 ? undefined : sentence(`${listWords(all)} are ${said.where}`);
}

function itemSaid(verdict: Verdict | undefined): { what: string; where: string } | undefined {
  if (verdict?.status !== 'done' || verdict.call.service !== 'list') return undefined;
  const [, what, where] = ITEM_SAID.exec(String(evidenceOf(verdict)['summary'] ?? '')) ?? [];
  return what === undefined || where === undefined ? undefined : { what, where };
}

function done(verdict: Verdict, context: TellContext): string {
  const evidence = evidenceOf(verdict);
  if (evidence['told'] === true)
    return `I take your word for ${quoted(verdict.text)}; I did not see it myself`;
  const own = WORDS[`${verdict.call.service}.${verdict.call.method}`];
  const said = own?.(evidence, verdict.call.params, context, verdict.call.method, verdict.text);
  if (said !== undefined && said !== '') return `${yesOrNo(verdict)}${said}`;
  if (typeof evidence['summary'] === 'string') return evidence['summary'];
  return `${quoted(verdict.text)} is done`;
}

/** What goes in front where a state was asked about: nothing where some are so and others not, or one did not tell. */
function yesOrNo({ asks: state, evidence = null }: Verdict): string {
  if (state === undefined) return '';
  const things = thingsOf(evidence);
  const [first, ...others] = new Set(
    things.map((thing) =>
      thing['available'] === false ? 'unknown' : judgeThings([thing], { state } as InState).type,
    ),
  );
  if (first === undefined || first === 'unknown' || others.length > 0) return '';
  return first === 'true' ? 'Yes, ' : 'No, ';
}

/** "I did not lock the front door, because it …": by what it would have done. */
function leftOut({ call, text, error }: Verdict, context: TellContext): string {
  const because = lower(error?.message ?? 'it was not needed');
  const deed = { service: call.service, method: call.method, args: call.params };
  const orders = ordersOf([[deed]], context);
  return orders === undefined
    ? `I left out ${quoted(text)}, because ${because}`
    : `I did not ${orders.words}, because ${because}`;
}

/** Whether it was for a thing by its id, as what people name is found, and that thing left while it was to be done. */
function isOfWhatIsGone({ call, error }: Verdict): boolean {
  const { target } = call.params;
  return error?.code === 'unknown-target' && isJsonObject(target) && 'id' in target;
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
  // "Tell me if anyone opens the door": that it is open then is what happens.
  if (params['event'] !== undefined && onlyAsks(params['groups']))
    return `I'll tell you ${whenOf(verdict, context)}`;
  const orders = ordersOf(params['groups'], context);
  const will =
    orders === undefined
      ? `I will do ${quoted(String(params['text'] ?? verdict.text))}`
      : `I'll ${orders.words}`;
  const only = orders?.condition === undefined ? '' : `, ${orders.condition}`;
  return `${will} ${whenOf(verdict, context)}${orders?.end ?? ''}${only}`;
}

function whenOf({ call: { params }, evidence }: Verdict, context: TellContext): string {
  const rule = params['sun'] !== undefined && params['repeat'] === true ? 'FREQ=DAILY' : params['rrule'];
  if (typeof rule === 'string') return sayRrule(rule, context.timezone, atSun(params));
  if (params['event'] !== undefined)
    return params['repeat'] === true ? 'each time that happens' : 'as soon as that happens';
  const at = instantOf(params['at']) ?? instantOf(isJsonObject(evidence) ? evidence['at'] : undefined);
  return at === undefined ? 'when its time comes' : sayInstant(at, context.now, context.timezone);
}

/** Why an hour was taken; whoever hears the hour itself needs no reason. */
const CLOCK_REASON = /because you (?:said|named)|^the next \d|on that morning$|^\d\d?:\d\d\b/;

/** With what was guessed and is not told by the words themselves. */
function told(text: string, verdicts: readonly Verdict[]): string {
  const assumed = verdicts.flatMap((verdict) => verdict.assumed ?? []);
  const left = [...new Set(assumed)].filter((one) => !CLOCK_REASON.test(one));
  return sentence(left.length === 0 ? text : `${text} (${left.join('; ')})`);
}

const WORDS: Readonly<Record<string, Tell>> = { ...DEVICE_WORDS, ...ROW_WORDS };

/** Small letters after "because", but not for a name. */
function lower(text: string): string {
  const end = text.replace(/\.$/, '');
  return /^(?:The|A|An|No|Nobody|Nothing|It|There|This|Who|Which) /.test(end)
    ? end[0]!.toLowerCase() + end.slice(1)
    : end;
}
