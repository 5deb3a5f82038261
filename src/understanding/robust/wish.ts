import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';

/** The one thing that plain words ask for at once; `undefined` where they ask for more, less or something else. */
export function deedOf(
  words: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const { groups, unread } = understand(words.replace(/ +/g, ' ').trim(), lexicon, context);
  const [action, ...others] = groups.flat();
  if (action === undefined || others.length > 0 || unread.length > 0) return undefined;
  return action.when === undefined && action.if === undefined ? action : undefined;
}

/** Whether all that a plan asks for is of things: no words of the person's own are in it, which would not be theirs any more. */
export function isOfThings({ groups }: Pick<Plan, 'groups'>, said: string, { grammar }: Lexicon): boolean {
  const own = said.toLowerCase();
  return groups.flat().every(({ service, args }) => {
    if ((grammar.services.get(service)?.phrases.kinds?.length ?? 0) > 0) return true;
    return Object.values(args).every((value) => typeof value !== 'string' || own.includes(value.toLowerCase()));
  });
}
