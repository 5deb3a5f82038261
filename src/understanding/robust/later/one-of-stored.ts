import { wallAt } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { OneOfStored } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { instantOf, readWhen, takenOff, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { stemsIn } from './stems.ts';

/** Nobody speaks of what they stored longer ago as if it had been told. */
const TURNS = 4;

/**
 * "The hall light off at ten and the TV at eleven." "*Never mind the TV*", "*cancel the eleven o'clock one*": of the commands that the talk stored, those of
 * that thing, at that hour or in that place. `undefined` where none fits, or several of different things do.
 */
export function oneOfStored(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const stored = storedIn(context);
  const said = stored.length === 0 ? undefined : lexicon.language.loose.later.dropsStored(text);
  if (said === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = meantBy(said, stored, lexicon, context).flatMap((action) => takenOff(action, source) ?? []);
  // What was begun and its end bear the same words, which call both off.
  const once = off.filter(
    (one, at) => off.findIndex(({ args }) => args['query'] === one.args['query']) === at,
  );
  return once.length === 0 ? undefined : understoodAs(once.map((action) => [action]));
}

/** What was stored and not called off since, in the order it was told. */
function storedIn({ previous = [] }: UnderstandingContext): readonly Action[] {
  const all = previous.slice(-TURNS).flatMap(({ groups }) => groups.flat());
  const gone = new Set(
    all.flatMap(({ service, method, args }) =>
      service === 'schedule' && method === 'cancel' ? String(args['query']) : [],
    ),
  );
  return all.filter(({ when, said, source }) => when !== undefined && !gone.has(said ?? source?.text ?? ''));
}

function meantBy(
  said: OneOfStored,
  stored: readonly Action[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Action[] {
  if ('thing' in said) {
    // The words of a sentence may hold other things than the one that it is for.
    const named = stored.filter((action) => isNamed(action, said.thing, lexicon));
    if (named.length > 0) return oneThing(named);
    return oneThing(stored.filter((action) => isAbout(action, said.thing, lexicon)));
  }
  if ('hour' in said) return atHour(stored, said.hour, lexicon, context);
  if (stored.length < 2) return [];
  if (typeof said.which === 'number') return stored.slice(said.which).slice(0, 1);
  const timed = stored.toSorted((one, other) => (instantOf(one) ?? 0) - (instantOf(other) ?? 0));
  if (timed.some((one) => instantOf(one) === undefined)) return [];
  return said.which === 'earliest' ? timed.slice(0, 1) : timed.slice(-1);
}

/** The words of a thing may fit several of the home. */
function oneThing(found: readonly Action[]): readonly Action[] {
  return new Set(found.map(({ args }) => JSON.stringify(args['target']))).size === 1 ? found : [];
}

/** Whether the words of a thing are among those that a command was given in, or of the name it has. */
export function isAbout({ args, said, source }: Action, thing: string, lexicon: Lexicon): boolean {
  const words = stemsIn(thing, lexicon);
  const texts = [said ?? source?.text ?? '', ...namesIn(args['target'])];
  return texts.some((text) => {
    const own = stemsIn(text, lexicon);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
}

/** Whether the words of a thing are of the name of what a command is for. */
function isNamed({ args }: Action, thing: string, lexicon: Lexicon): boolean {
  const words = stemsIn(thing, lexicon);
  return namesIn(args['target']).some((name) => {
    const own = stemsIn(name, lexicon);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
}

function namesIn(target: unknown): readonly string[] {
  return [target].flat().flatMap((one) => {
    const { name } = Object(one) as { readonly name?: unknown };
    return typeof name === 'string' ? [name] : [];
  });
}

/** What comes at an hour, of either half of the day; none where both halves have some. */
function atHour(
  stored: readonly Action[],
  hour: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Action[] {
  const read = readWhen(hour, 'when', context, lexicon.language);
  const asked = read?.when && minutesOf({ service: '', method: '', args: {}, when: read.when }, context);
  if (asked === undefined) return [];
  const found = stored.flatMap((action) => {
    const minutes = minutesOf(action, context);
    return minutes !== undefined && (minutes - asked) % HALF_DAY_MINUTES === 0 ? [{ action, minutes }] : [];
  });
  return new Set(found.map(({ minutes }) => minutes)).size === 1 ? found.map(({ action }) => action) : [];
}

const HALF_DAY_MINUTES = 720;

/** The minute of the day at which it comes, where the clock tells it. */
function minutesOf(action: Action, { timezone }: UnderstandingContext): number | undefined {
  const { when } = action;
  if (when !== undefined && 'rrule' in when) {
    const [, hour, minute] = /BYHOUR=(\d+);BYMINUTE=(\d+)(?![\d,])/.exec(String(when.rrule)) ?? [];
    return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
  }
  const at = instantOf(action);
  if (at === undefined) return undefined;
  const [hour, minute] = wallAt(at, timezone).slice(11, 16).split(':');
  return Number(hour) * 60 + Number(minute);
}
