import type { OneOfMade, PlaceTold } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { END, LEAD, WHY } from './parts.ts';

/** Of several that were made at once, the one that is meant: "the middle one", "the second timer", "the longer of the two". */

const PLACES: Readonly<Record<string, OneOfMade['which']>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  last: -1,
  final: -1,
  middle: 'middle',
  longer: 'longest',
  longest: 'longest',
  shorter: 'shortest',
  shortest: 'shortest',
  later: 'latest',
  latest: 'latest',
  earlier: 'earliest',
  earliest: 'earliest',
};
const ONE = `the (${Object.keys(PLACES).join('|')})(?: (?:one|alarm|timer|reminder|entry|event|item|thing|of (?:the (?:two|three|four)|them|those)))?`;
const DROP =
  '(?:cancel|stop|bin|kill|scrap|ditch|lose|drop|end|axe|delete|remove|clear|forget(?: about)?|never mind|no need for|call off|get rid of|(?:turn|switch|take|cross|tick|knock) off|leave out|skip|not|without|minus)';
const NO = '(?:(?:no+|nah|oh|actually|on second thoughts?|you know what|wait|hang on|sorry)[,. ]+)*';
const MOVED = `(?:(?:to|at|for|till|until|by|on|back|forward|up|down|a bit|an? |half an) ?)+.*|(?:half|(?:a )?quarter) (?:past|to)\\b.*|${HOUR}.*|${LENGTH}.*`;

const DROPPED = lazily(
  `^${NO}${LEAD}${NO}${DROP} ${ONE}(?: (?:off|out|altogether))*(?: though| after all| again)*(?:${WHY})?${END}`,
  'i',
);
const TAKEN = lazily(
  `^${NO}${LEAD}${NO}(?:take|turn|switch|cross|knock|leave) ${ONE} (?:off|out)(?: (?:the|my) list)?(?: though| after all| again)*(?:${WHY})?${END}`,
  'i',
);
const APART = lazily(
  `^${NO}${LEAD}${NO}${ONE}, ?${LEAD}(?:cancel|stop|bin|kill|scrap|drop|delete|remove|get rid of|lose) (?:it|that)${END}`,
  'i',
);
/** "Add a minute *to the first one*". */
const BEHIND = lazily(
  `^${NO}${LEAD}${NO}((?:add|give|put|take|knock) ${LENGTH}(?: more| extra)? (?:to|on|onto|off|from)) ${ONE}${END}`,
  'i',
);
const CHANGED = lazily(
  `^${NO}${LEAD}${NO}(?:(make|move|shift|push|put|bring|change|set|reschedule|delay|postpone|do|have|add) (?=the ))?${ONE}(?: (?:should be|is to be|wants to be|can be|could be|ought to be))? (${MOVED})$`,
  'i',
);

/** "*Forget about Ann*", "skip the dog one": a word of its name. */
const NAMED = lazily(
  `^${NO}${LEAD}${NO}(?:forget(?: about)?|never mind(?: about)?|skip|leave out|lose|no need for|(?:i|we) (?:don['’]t|do not|won['’]t) need(?: to do)?) (?:the |my |our )?((?!(?:it|that|this|them|those|both|all|everything|first|second|third|last|other|rest|next)\\b)[a-z][a-z’'-]*(?: (?!(?:one|on|at|for|from|till|until|in|and|today|tonight|tomorrow|this|next)\\b)[a-z’'-]+)?)(?: (?:one|reminder|timer|alarm))?(?: (?:though|after all|any ?more|now))*(?:${WHY})?${END}`,
  'i',
);

/** "*Cancel it*", behind several. */
const UNTOLD = lazily(
  `^${NO}${LEAD}${NO}(?:cancel|scrap|bin|ditch|delete|remove|kill|call off|get rid of|drop) (?:it|that one|this one)(?: again| after all)?${END}`,
  'i',
);

/** "*Turn it off*", which may be of a thing. */
const SWITCHED = lazily(
  `^${NO}${LEAD}${NO}(?:(?:turn|switch|shut|put) (?:it|that|that one|this one) off|(?:turn|switch|shut) off (?:it|that|that one)|(?:turn|switch) (?:the|my|that) alarm off for now|(?:turn|switch) off (?:the|my|that) alarm for now)(?: (?:again|for now|after all|altogether))*${END}`,
  'i',
);

/** "I've burnt the rice, *you can drop that one*". */
const TOLD = lazily(
  `^([^,;.!?]+)[,;.–-]+ ?(?:so |and )*(?:you can |you may |please |just )*(?:cancel|stop|bin|kill|scrap|drop|delete|remove|clear|forget(?: about)?|never mind|get rid of|lose|ditch) (?:that|it)(?: one)?${END}`,
  'i',
);

const NUMBERED: Readonly<Record<string, number>> = {
  'number one': 0,
  'number two': 1,
  'number three': 2,
  'number four': 3,
  'number five': 4,
};
const TOLD_ONE = `(?:${ONE}|(${Object.keys(NUMBERED).join('|')}))`;
/** "*Delete the second*", "*the last one can go*" behind what was read out. */
const PLACE_OFF = lazily(
  `^${NO}${LEAD}${NO}(?:(?:${DROP}|take out|scratch|strike) ${TOLD_ONE}(?: (?:off|out|altogether))?|(?:take|cross|knock|strike|scratch|turn|switch) ${TOLD_ONE} off|${TOLD_ONE} (?:can|may|should|must|needs to|has to) (?:go|come off|be (?:deleted|removed|cancelled|taken off|off)))(?: (?:again|though|after all|(?:from|off|on) (?:it|there|the list|that list|my list)))*${END}`,
  'i',
);
/** "*Tick off the first one*", "*the second's done*", "*got the last one*". */
const PLACE_DONE = lazily(
  `^${NO}${LEAD}${NO}(?:(?:tick|check|mark|cross) off ${TOLD_ONE}|(?:tick|check|cross) ${TOLD_ONE} off|mark ${TOLD_ONE} (?:as )?(?:done|bought|complete|completed)|${TOLD_ONE}(?:['’]s| is| has been| was) (?:done|bought|finished|sorted|got|ticked off)(?: already)?|(?:(?:i|we)(?:['’]ve| have)? )?(?:already |just )?(?:got|done|did|bought|finished) ${TOLD_ONE})(?: (?:off|already|now|today|(?:from|off|on) (?:it|there|the list|that list|my list)))*${END}`,
  'i',
);

/** "*What else?*" */
export const MORE_TOLD = lazily(
  '^(?:(?:and|ok(?:ay)?|right|so|oh|hmm+|um+|er+m?|yes|yeah)[, ]+)*(?:what else|anything else|(?:and )?the rest|is that (?:all|everything|it|the lot)|what (?:else )?was (?:that|there)|nothing else)(?: (?:is there|is on (?:it|there)|on (?:it|there)|do i have|have i got|then|please|now))*[?.! ]*$',
  'i',
);

export function placeTold(text: string): PlaceTold | undefined {
  const isDone = PLACE_DONE.exec(text);
  const [, ...said] = isDone ?? PLACE_OFF.exec(text) ?? [];
  const place = said.find((one) => one !== undefined);
  const which = place === undefined ? undefined : { ...PLACES, ...NUMBERED }[place.toLowerCase()];
  return typeof which === 'number' ? { which, isDone: isDone !== null } : undefined;
}

export function oneOfMade(text: string): OneOfMade | undefined {
  if (UNTOLD.test(text)) return { which: 'untold', drops: true, words: '' };
  if (SWITCHED.test(text)) return { which: 'untold', drops: true, words: text };
  const [, dropped] = DROPPED.exec(text) ?? TAKEN.exec(text) ?? APART.exec(text) ?? [];
  if (dropped !== undefined) return of(dropped, '', true);
  const [, told] = TOLD.exec(text) ?? [];
  if (told !== undefined) return { which: { told }, drops: true, words: '' };
  const [, named] = NAMED.exec(text) ?? [];
  if (named !== undefined) return { which: { named }, drops: true, words: '' };
  const [, before, behind] = BEHIND.exec(text) ?? [];
  if (behind !== undefined) return of(behind, `${before} it`);
  const [, verb = 'move', changed, rest] = CHANGED.exec(text) ?? [];
  return changed === undefined ? undefined : of(changed, `${verb} it ${rest}`);
}

function of(place: string, words: string, drops = false): OneOfMade | undefined {
  const which = PLACES[place.toLowerCase()];
  return which === undefined ? undefined : { which, drops, words };
}
