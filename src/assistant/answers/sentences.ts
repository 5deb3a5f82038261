import { isJsonObject, type JsonObject, sayInstant, sayRrule } from '../../base/index.ts';
import type { Device, Group, Target } from '../../domain/index.ts';
import type { Verdict } from '../facts.ts';
import { isGoalReport } from '../goals/words.ts';
import { listWords, quoted, sentence } from '../words.ts';
import { deedWords } from './deed-words.ts';
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
      return sentence(`I left out ${words}, because ${lower(verdict.error?.message ?? 'it was not needed')}`);
    case 'cancelled':
      return sentence(notDone(verdict));
    case 'failed':
      if (isGoalReport(verdict.evidence)) return sentence(verdict.evidence.summary);
      // Whoever may not do something is told just that.
      if (verdict.error?.code === 'not-permitted') return sentence(verdict.error.message);
      if (isOfWhatIsGone(verdict)) return 'It is not in the home any more.';
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
  const deeds = ordersOf(params['groups'], context);
  const will =
    deeds === undefined ? `I will do ${quoted(String(params['text'] ?? verdict.text))}` : `I'll ${deeds}`;
  const rule = params['sun'] !== undefined && params['repeat'] === true ? 'FREQ=DAILY' : params['rrule'];
  if (typeof rule === 'string') return `${will} ${sayRrule(rule, atSun(params))}`;
  if (params['event'] !== undefined)
    return `${will} ${params['repeat'] === true ? 'each time that happens' : 'as soon as that happens'}`;
  const at =
    instantOf(params['at']) ?? instantOf(isJsonObject(verdict.evidence) ? verdict.evidence['at'] : undefined);
  return at === undefined
    ? `${will} when its time comes`
    : `${will} ${sayInstant(at, context.now, context.timezone)}`;
}

/** "Turn off the hallway light and close the blinds": what was put off, where each of it is a deed at things of this home. */
function ordersOf(groups: unknown, { home }: TellContext): string | undefined {
  if (!Array.isArray(groups) || home === undefined) return undefined;
  const words = (groups as Group[]).flat().map((action) => {
    const { service, args } = action;
    if (action.if !== undefined || action.when !== undefined || action.restores !== undefined)
      return undefined;
    // What is done to no thing, as a mail is sent, has no target.
    if (args['target'] === undefined) return undefined;
    const found = home.resolve(args['target'] as unknown as Target, [service as Device['kind']]);
    return found.type === 'found' ? deedWords(action, found.devices) : undefined;
  });
  const told = words.filter((one) => one !== undefined);
  return told.length === 0 || told.length < words.length ? undefined : listWords(told);
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
