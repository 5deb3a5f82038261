import type { LaterGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD } from '../diary/parts.ts';

/** What of the things that were changed is to be as it was: "undo the thermostat", "undo the second". */

const UNDO = `^(?:(?:no+|nah|oh|sorry|wait|actually|on second thoughts?)[,. ]+)*${LEAD}(?:undo|revert|reverse|take back)`;
const OF_IT = '(?: (?:ones?|bit|part|thing|change|order|command|setting))?';
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };
const PLACE = lazily(`${UNDO} (?:just |only )?the (${Object.keys(PLACES).join('|')})${OF_IT}${END}`, 'i');
const THING = lazily(
  `${UNDO} (?:just |only )?(?:(?:the|my|our|what you did (?:to|with) the) )?((?!(?:it|that|this|them|those|these|both|all|everything|last|previous|first|whole|lot|again)\\b)[a-z]+(?: [a-z]+){0,2}?)${OF_IT}${END}`,
  'i',
);

export const undoneThing: LaterGrammar['undoneThing'] = (text) => {
  const place = PLACES[PLACE.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (place !== undefined) return { place };
  const [, thing] = THING.exec(text) ?? [];
  return thing === undefined ? undefined : { thing, orders: [`turn off the ${thing}`, `close the ${thing}`] };
};
