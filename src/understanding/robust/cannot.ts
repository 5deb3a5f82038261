import type { Action, Plan, Unread } from '../../domain/index.ts';
import { HOME, type Lexicon } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import { matchesIn, type Pattern, tokenize, type UnderstandingContext, wordsOfName } from '../text/index.ts';
import { signOf } from './feelings.ts';
import { inRoomNamed, isOtherName, missingRoom } from './other-names.ts';
import { withoutHere } from './own-room.ts';
import { Reworded } from './reworded.ts';

/** What was understood well enough to know that nothing here can do it: "turn the oven on to 180", "order a pizza". */
export function beyondThis(
  said: Reworded,
  { unread }: Plan,
  lexicon: Lexicon,
  { area }: UnderstandingContext,
): Unread | undefined {
  const { loose } = lexicon.language;
  const text = said.text.trim();
  const [first] = unread;
  if (
    first === undefined ||
    unread.some(({ wish, candidates }) => wish !== undefined || candidates !== undefined)
  )
    return undefined;
  const whole = { start: first.start, end: unread.at(-1)!.end };
  const cannot = (reason: string): Unread => {
    const span = said.spanOf(0, said.text.length);
    return { ...span, ...(whole.start < span.start ? first : {}), reason, cannot: true };
  };
  const [, whom] = loose.unknown.messageTo.exec(text) ?? [];
  if (whom !== undefined && !isPerson(whom, lexicon)) return cannot(loose.unknown.noPerson(whom));
  const woken = wokenIn(text, lexicon);
  if (woken !== undefined) return cannot(loose.unknown.noAlarmOf(woken));
  if (loose.unknown.boundTwice.test(text)) return cannot(loose.unknown.notBoundTwice);
  if (matchesIn(text, loose.beyond, 1).length > 0) return cannot(loose.notDone);
  const [level] = loose.unknown.levels.exec(text) ?? [];
  if (level !== undefined && lexicon.floorOf.size === 0 && !isHere(level, lexicon))
    return cannot(loose.unknown.noLevel(level.toLowerCase()));
  const isMeasured = loose.unknown.measuredIn.test(text);
  if (!isMeasured && (!loose.handling.test(text) || notes(text, lexicon))) return undefined;
  if (area === undefined && withoutHere(said, lexicon) !== undefined) return cannot(loose.unknown.here);
  // What there is not at all, there is not for an hour either.
  const isBound = binds(text, lexicon);
  if (isBound && !isMeasured && !loose.unknown.switchedSo.test(text)) return undefined;
  const room = isMeasured || !isBound ? missingRoom(text, lexicon) : undefined;
  if (room !== undefined) return cannot(loose.noThing(room));
  const inRoom = isMeasured ? inRoomNamed(text, lexicon) : undefined;
  if (inRoom !== undefined) return cannot(loose.unknown.notMeasured(inRoom));
  for (const [thing] of matchesIn(text, loose.appliances))
    if (!isHere(thing, lexicon)) return cannot(loose.noThing(thing.toLowerCase()));
  return undefined;
}

/** What others would have to book, where it would be written down as if it were: "book me a flight to Rome". */
export function bookedByOthers(text: string, plan: Plan, lexicon: Lexicon): Plan {
  const { loose } = lexicon.language;
  const deeds = [...plan.groups.flat(), ...plan.unread.flatMap(({ wish }) => wish?.action ?? [])];
  const isEntry = ({ service, method }: Action): boolean =>
    lexicon.grammar.services.get(service)?.phrases.methods[method]?.time === 'span';
  if (deeds.length === 0 || !deeds.every(isEntry) || !loose.booked.test(text)) return plan;
  return refused(text, plan, loose.notDone);
}

/** Alarms are told to whoever asks: one for somebody else is none of theirs by another name. */
export function alarmOfOthers(
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  { person }: UnderstandingContext,
): Plan {
  const [deed, more] = plan.groups.flat();
  if (deed === undefined || more !== undefined || deed.args['to'] !== undefined) return plan;
  const isRung = lexicon.grammar.services.get(deed.service)?.phrases.methods[deed.method]?.half === 'am';
  const woken = isRung ? wokenIn(text, lexicon) : undefined;
  if (woken === undefined || woken.toLowerCase() === person?.toLowerCase()) return plan;
  return refused(text, plan, lexicon.language.loose.unknown.noAlarmOf(woken));
}

/** "*Don't let Mia turn the TV on*", "what may Sam do?": what is understood, and is neither set nor told by talk. */
export function ofRights(text: string, plan: Plan, lexicon: Lexicon): Plan {
  const { rights, rightsSet } = lexicon.language.loose.unknown;
  const isLost = plan.groups.length === 0 && plan.offer === undefined;
  if (!isLost || plan.unread.some(({ wish }) => wish !== undefined)) return plan;
  const isOfRights = rights.some((say) => {
    const found = say.exec(text);
    return found !== null && (found[1] === undefined || isPerson(found[1], lexicon));
  });
  const { talk: _talk, ...rest } = plan;
  return isOfRights ? refused(text, rest, rightsSet) : plan;
}

/** Nothing of a plan is done, and why. */
function refused(text: string, plan: Plan, reason: string): Plan {
  const unread = [{ start: 0, end: text.length, text, reason, cannot: true as const }];
  return { ...plan, groups: [], direct: false, unread };
}

/** The person of the home for whom an alarm is to be. */
function wokenIn(text: string, lexicon: Lexicon): string | undefined {
  const names = lexicon.language.loose.unknown.alarmOf.exec(text)?.slice(1) ?? [];
  return names.find((name) => name !== undefined && isPerson(name, lexicon));
}

function binds(text: string, { language }: Lexicon): boolean {
  return tokenize(text, language.words).tokens.some(({ word }) => language.loose.binding.has(word));
}

function notes(text: string, { language }: Lexicon): boolean {
  return tokenize(text, language.words).tokens.some(({ word }) => language.loose.noting.has(word));
}

function isPerson(name: string, { people }: Lexicon): boolean {
  const called = name.toLowerCase();
  return people.some(({ id, name: own, aliases }) =>
    [id, own, ...aliases].some((one) => one.toLowerCase() === called),
  );
}

/** Whether something here has the word in its name, or is such a thing. */
function isHere(thing: string, lexicon: Lexicon): boolean {
  const { places, language, grammar } = lexicon;
  const home = places.get(HOME);
  const words = wordsOfName(thing, language.words);
  if (words.every(({ stem }) => (home?.words.get(stem)?.size ?? 0) > 0)) return true;
  const [noun, ...qualified] = words;
  if (qualified.length > 0) return false;
  const entries = noun === undefined ? [] : (grammar.nouns.next.get(noun.stem)?.values ?? []);
  return entries.some(
    ({ service, named }) =>
      !named &&
      grammar.services.get(service)?.phrases.kinds?.some((kind) => (home?.kinds.get(kind)?.size ?? 0) > 0),
  );
}

/** Whether anything is said that a house could have to do with: most of what people ask is not for it, and needs no second look. */
export function mayConcernThings(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { language, grammar, places } = lexicon;
  const { is, loose } = language;
  const { tokens } = openSentence(text, lexicon, context);
  if (tokens.length > TOKENS_MAX) return false;
  const shelves = places.get(HOME)?.words;
  const isOfThings = tokens.some(
    ({ said, name }) =>
      is.imperative.has(said) ||
      shelves?.has(name) === true ||
      grammar.nouns.next.has(name) ||
      isOtherName(said, language),
  );
  if (isOfThings || signOf(tokens, loose) !== undefined) return true;
  const plain = text.toLowerCase();
  const said = Reworded.of(text, language);
  const holds = (one: Pattern): boolean => said.mayHold(one) && plain.search(one) >= 0;
  return (
    loose.feelings.some(({ felt }) => holds(felt)) ||
    holds(loose.beyond) ||
    holds(loose.appliances) ||
    loose.unknown.messageTo.test(plain) ||
    loose.unknown.alarmOf.test(plain) ||
    (loose.unknown.levels.test(plain) && loose.unknown.measuredIn.test(plain))
  );
}

const TOKENS_MAX = 40;
