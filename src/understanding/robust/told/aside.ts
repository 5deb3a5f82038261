import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { placedIn } from '../plan-as-said.ts';
import type { Reworded } from '../reworded.ts';
import { partsOf, wordsIn } from '../told-beside.ts';
import { spokenOf } from '../told-of-things.ts';
import { asksOnly, isOfThing } from '../wish.ts';
import { isBuilt, isStatement } from './statements.ts';

/** Nobody tells more beside what they want of what was spoken of. */
const PARTS_MAX = 4;

/** The plan for a wish alone that has its reason beside it: in a talk any that is understood alone, and else one that is asked for by a courtesy. */
export function besideReason(
  said: Reworded,
  isAlone: boolean,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (wish: string) => Plan,
): Plan | undefined {
  return (isAlone ? undefined : inTalk(said, lexicon, context, read)) ?? soAsked(said, lexicon, read);
}

/**
 * The plan for words that go on with what was spoken of, where beside them it is told why: "*get rid of it altogether*, I'm on leave", "Dan can't,
 * *push it to tomorrow*". What is understood alone is understood beside a reason, which names nothing of this home and binds nothing. `read` reads the
 * wish alone, in the same talk. `undefined` where nothing comes of it, or where more than one stretch is no reason.
 */
function inTalk(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (wish: string) => Plan,
): Plan | undefined {
  const { text } = said;
  const parts = partsOf(text);
  if (parts.length < 2 || parts.length > PARTS_MAX || lexicon.language.loose.quoting.test(text))
    return undefined;
  const dropped = droppedAtEnd(said, parts, read);
  if (dropped !== undefined) return dropped;
  const told = parts.map(
    ([part], at) =>
      isStatement(part, at === 0, lexicon, context, false) &&
      spokenOf(part, lexicon, context).things.length === 0,
  );
  const first = told.indexOf(false);
  const next = told.indexOf(true, first);
  const last = told.lastIndexOf(false);
  if (first < 0) return asNews(said.part(parts.at(-1)!.index, text.length), read);
  if (!told.includes(true)) return undefined;
  const until = next < 0 || next > last ? last : next - 1;
  const wish = stretch(said, parts[first]!, parts[until]!);
  const plan = read(wish.text);
  const isDone = plan.groups.length > 0 && plan.unread.length === 0;
  if (!isDone || asksOnly(plan, lexicon)) return undefined;
  // "Nina rang, *it's at seven*" is told as well: what is kept by its hour is then, and no lamp is set to seven.
  if (
    isBuilt(wish.text, lexicon, context) &&
    plan.groups.flat().some(({ service }) => isOfThing(service, lexicon))
  )
    return undefined;
  if (until === last) return placedIn(wish, plan);
  // "*Not this Monday*, the hall is shut. *Take just that one out*": said twice.
  const again = told.indexOf(false, until + 1);
  if (told.slice(again, last + 1).includes(true)) return undefined;
  const isTwice = leavesOut(plan) && leavesOut(read(stretch(said, parts[again]!, parts[last]!).text));
  return isTwice ? placedIn(wish, plan) : undefined;
}

/** "The sweep is ill, *so please* cancel the alarm": what is asked for behind its reason, where nothing came of both together. */
function soAsked(said: Reworded, lexicon: Lexicon, read: (wish: string) => Plan): Plan | undefined {
  const { is, statements } = lexicon.language;
  const [led] = statements.soAsked.exec(said.text) ?? [];
  if (led === undefined) return undefined;
  const wish = said.part(led.length, said.text.length);
  // "So please turn *it* off" speaks of what was told.
  if (wordsIn(wish.text, lexicon).some(({ word }) => is.pronoun.has(word))) return undefined;
  const plan = read(wish.text);
  return plan.groups.length > 0 && plan.unread.length === 0 ? placedIn(wish, plan) : undefined;
}

/** "Leave that, Sam comes in that way after work. *Get rid of it*": whatever is told before, where no other wish stands in it. */
function droppedAtEnd(
  said: Reworded,
  parts: readonly RegExpExecArray[],
  read: (wish: string) => Plan,
): Plan | undefined {
  const last = stretch(said, parts.at(-1)!, parts.at(-1)!);
  const plan = read(last.text);
  const [deed, another] = plan.groups.flat();
  const isDropped = deed?.service === CONVERSATION && deed.method === 'cancel' && another === undefined;
  if (!isDropped || plan.unread.length > 0) return undefined;
  const before = parts.slice(0, -1).map((part) => read(stretch(said, part, part).text));
  return before.every((one) => one.groups.length === 0 || leavesOut(one)) ? placedIn(last, plan) : undefined;
}

/** "They rang, *it's moved to half four*": told as well, and news of what is kept by its hour. */
function asNews(last: Reworded, read: (wish: string) => Plan): Plan | undefined {
  const plan = read(last.text);
  const deeds = plan.groups.flat();
  const isKept =
    deeds.length > 0 && deeds.every(({ service, when }) => KEEPERS.includes(service) && when === undefined);
  return isKept && plan.unread.length === 0 ? placedIn(last, plan) : undefined;
}

const KEEPERS: readonly string[] = ['alarm', 'reminders', 'calendar', 'diary'];

function stretch(said: Reworded, first: RegExpExecArray, last: RegExpExecArray): Reworded {
  return said.part(first.index, last.index + last[0].replace(/[\s,.;:–—-]+$/, '').length);
}

function leavesOut({ groups, unread }: Plan): boolean {
  const deeds = groups.flat();
  return unread.length === 0 && deeds.length > 0 && deeds.every(({ method }) => LEAVES_OUT.includes(method));
}

const LEAVES_OUT: readonly string[] = ['skip', 'cancel', 'undo'];
