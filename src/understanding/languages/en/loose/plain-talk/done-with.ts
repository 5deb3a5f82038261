import type { DoneWith, Pattern, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says, WHY } from '../diary/parts.ts';

/** What is told of something that is written down: it is done, or not needed any more. */

/** What people did, by the verb that they were to do it by. */
const BASES: Readonly<Record<string, string>> = {
  rang: 'ring',
  rung: 'ring',
  paid: 'pay',
  bought: 'buy',
  sent: 'send',
  took: 'take',
  taken: 'take',
  put: 'put',
  fed: 'feed',
  made: 'make',
  wrote: 'write',
  written: 'write',
  brought: 'bring',
  swept: 'sweep',
  hung: 'hang',
  gave: 'give',
  given: 'give',
  told: 'tell',
  found: 'find',
  cut: 'cut',
};
const SEEN_TO =
  '(?:sorted(?: out)?|dealt with|taken care of|seen to|handled|in hand|covered|crossed off|ticked off)';
const DOING = `(?:${Object.keys(BASES).join('|')}|[a-z]{2,}ed)`;
const NO_NAME =
  '(?!(?:i|we|you|he|she|it|that|this|they|there|these|those|who|what|which|all|everything|everyone|nothing|something|anything|one|some|any)\\b)';
const NAME = `${NO_NAME}(?:(?:the|my|our|that|those) )?${NO_NAME}([a-z][a-z-]*(?: (?!(?:is|are|has|have|isn|aren)\\b)[a-z-]+){0,2}?)`;
const IS = "(?:['’]s| is| are|['’]re|['’]s been| has been| have been)(?: (?:all|already|now))*";
const NOT =
  "(?:['’]s not| is not| are not| isn['’]?t| aren['’]?t|['’]s no longer| is no longer| are no longer)";
const SINCE =
  '(?: (?:already|now|too|earlier|just now|this morning|this afternoon|yesterday|today|on (?:the|my) way(?: (?:home|in|back|there))?))*';
const NO_MORE = '(?: (?:any ?more|now|any longer|after all))*';
const ONE = '(?: (?:one|reminder|any ?more|now))*';
/** "Milk's sorted, *Sam brought some*": why, and no further wish. */
const REASON = `(?:${WHY}|[,;.!–-]+ ?(?:because |cos )?[a-z]+(?:['’](?:ve|s)| has| have)? (?:already |just )*(?:${DOING}|got|had)\\b[^;.!?]*)?`;
const NO_WISH = '(?!.*[,;.!–-] ?(?:[a-z]+ )?(?:need|want|add|get|put|remind|make)\\b)';
const whole = (pattern: string): Pattern => lazily(`^${NO_WISH}${LEAD}${pattern}${REASON}${END}`, 'i');

const DONE = whole(`${NAME}${IS} ${SEEN_TO}${SINCE}`);
/** "*The parcel's done*, I dropped it off": by itself it may be told of a machine. */
const DONE_AS_TOLD = lazily(
  `^${LEAD}${NAME}${IS} (?:done|finished)[,;.!–-]+ ?(?:i|we|he|she|they|(?!the |it |that )[a-z]+)(?:['’](?:ve|s)| have| has)? (?:already |just )*${DOING}\\b[^;.!?]*${END}`,
  'i',
);
const BEEN = whole(`${NAME}(?:['’]s been| has been| have been|['’]ve been) (${DOING})${SINCE}`);
const DID = whole(
  `(?:(?:i|we|he|she|they|(?!(?:the|my|our|who|what)\\b)[a-z]+)(?:['’](?:ve|s)| have| has)? )?(?:already |just |now )*(${DOING})(?: (?:up|out|off|in|back))? (?:the |my |our )?${NO_NAME}([a-z][a-z-]*(?: (?!(?:out|up|off|in|back|already|now|too)\\b)[a-z-]+){0,2}?)(?: (?:up|out|off|in|back))?${SINCE}`,
);
const GOT = whole(
  `(?:i|we|he|she|they|(?!(?:the|my|our|who|what)\\b)[a-z]+)(?:['’](?:ve|s)| have| has)? (?:already |just |now )*(?:got|bought|fetched|brought|picked up|gotten) (?:the |some |us (?:the |some )?)${NO_NAME}([a-z][a-z-]*(?: (?!(?:already|now|too)\\b)[a-z-]+){0,2}?)${SINCE}`,
);
const UNNEEDED = [
  whole(`${NAME}${NOT} (?:needed|necessary|required|wanted)${NO_MORE}`),
  whole(
    `(?:there['’]?s )?no (?:more )?need (?:for|of) (?:the |my |our |any )?${NO_NAME}([a-z][a-z -]*?)${ONE}${NO_MORE}`,
  ),
  // "The umbrellas *can stay at home*", "leave the umbrellas here", "don't bother with the umbrellas".
  whole(`${NAME} (?:can|could|may|should|might as well)(?: just)? stay (?:(?:at )?home|here|behind)`),
  whole(
    `(?:just |we can |you can )*leave (?:the |my |our )?${NO_NAME}([a-z][a-z -]*?) (?:at home|here|behind)`,
  ),
  whole(
    `(?:don['’]?t|do not|no need to|you needn['’]?t) (?:bother|worry|fuss)(?: with| about)? (?:the |any |my |our |getting (?:the |any )?)?${NO_NAME}([a-z][a-z -]*?)${NO_MORE}`,
  ),
  whole(
    `(?:(?:i|we) )?(?:don['’]?t|do not|no longer) need (?:the |my |our |any )?${NO_NAME}([a-z][a-z -]*?)(?: (?:one|reminder))?(?: (?:any ?more|any longer|after all))+`,
  ),
];

/** Why somebody need not be told any more. */
const NO_NEED =
  "(?:he|she|they|(?!it|that|this|there)[a-z]+)(?:['’](?:s|ve|re)| is| are| has| have)?(?: just| already| now)* (?:(?:come|came|gone|got|is|are) )?(?:here|back|home|down|in|there|up|arrived|left|knows?|heard|seen(?: it)?|noticed|(?:been )?told)(?: (?:now|already|anyway|themselves|himself|herself))*";

/** "*Never mind, she's here*": all of it, and not what was last changed of it. */
export const NO_LONGER = lazily(
  `^(?:(?:oh|ah|ok(?:ay)?|actually|no|well)[, ]+)*(?:never ?mind|no need|don['’]?t bother|forget it|leave it),? (?:because |cos |since )?${NO_NEED}[.!]*$`,
  'i',
);

export function doneWith(text: string): DoneWith | undefined {
  const [, seen] = DONE.exec(text) ?? DONE_AS_TOLD.exec(text) ?? [];
  if (seen !== undefined) return { name: seen, isDone: true };
  const [, been, by = ''] = BEEN.exec(text) ?? [];
  if (been !== undefined) return { name: been, isDone: true, verbs: baseOf(by) };
  for (const say of UNNEEDED) {
    const [, name] = say.exec(text) ?? [];
    if (name !== undefined) return { name, isDone: false };
  }
  const [, got] = GOT.exec(text) ?? [];
  if (got !== undefined) return { name: got, isDone: true, isGot: true };
  const [, did = '', what] = DID.exec(text) ?? [];
  if (what === undefined) return undefined;
  const isAny = /^(?:sorted|handled)$/i.test(did);
  return { name: what, isDone: true, ...(isAny ? {} : { verbs: baseOf(did) }) };
}

/** "Posted" is of what somebody was to "post". */
function baseOf(verb: string): readonly string[] {
  const said = verb.toLowerCase();
  const base = BASES[said];
  if (base !== undefined) return [base];
  const stem = said.slice(0, -2);
  return [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, 'y')];
}

export const DONE_WITH_FIRST: readonly Rewording[] = [
  // "*Rang him already*", "paid it this morning".
  says(
    `^${LEAD}(?:already |just )*${DOING} (?:it|that|them|him|her|those)(?: (?:up|out|off|in|back|over))?(?: (?:already|earlier|just now|this morning|this afternoon|yesterday|on (?:the|my) way(?: (?:home|in|back|there))?))+${END}`,
    () => "i've done it",
  ),
];
