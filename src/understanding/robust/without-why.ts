import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { CONVERSATION, understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { ofLater } from './later/index.ts';
import { withoutManners } from './manners.ts';
import { isByContent, ofItem } from './of-item.ts';
import { namedOfTold, ofTold } from './of-told.ts';
import { placedIn } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
import { withoutTold } from './told-beside.ts';

/**
 * "How long's left on that?" "*Bin it*, we're having toast": the plan for what is said of what was told or stands on a list, where why is said
 * beside it. `undefined` where the words are understood, and of more than what is spoken of by its content alone.
 */
export function withoutWhy(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const deeds = strict.groups.flat();
  const isUnderstood = strict.unread.length === 0 && deeds.length > 0;
  const { telling } = lexicon.language.loose;
  const isSought = ({ service, method, args }: Action): boolean =>
    (service === CONVERSATION && TAKES_BACK.includes(method)) ||
    isByContent(service, args, lexicon) ||
    (typeof args['query'] === 'string' && args['query'].search(telling) > 0);
  if (isUnderstood && !deeds.some(isSought)) return undefined;
  const said = withoutManners(text, lexicon);
  const named = namedOfTold(said.text, lexicon, context);
  if (named !== undefined) return named;
  for (const way of [...withoutTold(said, lexicon, true), ...lastSentence(said)]) {
    const plan =
      ofLater(way.text, lexicon, context) ??
      namedOfTold(way.text, lexicon, context) ??
      ofTold(way.text, lexicon, context, { only: false }) ??
      ofTold(way.text, lexicon, context, { only: true }) ??
      ofItem(way, strict, lexicon, context);
    if (plan !== undefined) return placedIn(way, plan);
  }
  return undefined;
}

/** "The first one's off, the hall is being painted. *Cancel just that one*". */
function lastSentence(said: Reworded): readonly Reworded[] {
  const stop = /[.!?;] (?=[^.!?;]+[.!?]*$)/.exec(said.text);
  return stop === null ? [] : [said.part(stop.index + 2, said.text.length)];
}

/** "The coach is ill, *cancel just that one*", behind a question: of what was told, where it told of anything. */
const TAKES_BACK: readonly string[] = ['undo', 'cancel'];

/** The plan where the words that something is looked for by took in why: "cancel the dentist, *we can't make it*". */
export function soughtWithoutReason(
  said: Reworded,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const soughtIn = (plan: Plan) => plan.groups.flat().map(({ args }) => args['query']);
  const long = soughtIn(strict);
  const { telling, seeking, toldOf } = lexicon.language.loose;
  if (!seeking.test(said.text)) return undefined;
  const isLong = long.some((query) => typeof query === 'string' && query.search(telling) > 0);
  if (!isLong && (long.length > 0 || strict.unread.length === 0)) return undefined;
  for (const way of withoutTold(said, lexicon)) {
    // "*Don't remind me* about the dog today, Sam's taking her": in plainer words alone it leaves out one day.
    const plan = understand(way.inOrder(toldOf).text, lexicon, context);
    const short = soughtIn(plan);
    const isSame = plan.unread.length === 0 && short.length === Math.max(long.length, 1);
    if (
      isSame &&
      short.every(
        (query, at) => typeof query === 'string' && beginsSo(`${long[at] ?? query}`, query, lexicon),
      )
    )
      return placedIn(way, plan);
  }
  return undefined;
}

/** "The dog today, Sam's taking her" is of "dog". */
function beginsSo(long: string, query: string, { language }: Lexicon): boolean {
  const [first = '', ...others] = long.split(' ');
  const bare = language.is.article.has(first.toLowerCase()) ? others.join(' ') : long;
  return long.startsWith(query) || bare.startsWith(query);
}
