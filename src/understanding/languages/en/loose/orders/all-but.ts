import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** All that is on, or all of a kind, but some: "everything off apart from the hall", "apart from the hall, all the lights off". */

const ALL = '(?:everything|all(?: of it| of them)?|it all|the (?:whole )?lot|the lot of them)';
const KIND =
  '(?:(?:the|all|all the|all of the|every|our) )*(?:lights?|lamps?|blinds?|curtains?|shutters?|fans?|speakers?|sockets?|plugs?)';
const WHAT = `(${ALL}|${KIND})`;
const VERB = "(?:turn|switch|put|get|have|i want|we want|i need|let[’']?s have)";
const STATE = '(?:(?:to be|turned|switched|should be|can go) )?(off|on|out|open|closed|shut|down|up)';
const ITS = "(?=(?:(?:in |on |at )?(?:the|my|our|[a-z]+['’]s) |what(?:['’]s| is) |those ))";
/** "*But not* the hall" spares it; "but dim", "not too bright" say how. */
const BUT = `(?:(?:except(?:ing)?(?: for)?|apart from|aside from|other than|besides|bar|barring|save(?: for)?|excluding|leaving out)|(?:but(?: for| not)?|and not|not|without|minus)(?= ${ITS}))`;
/** What is spared: some things or rooms, none of which says what else is to be done. */
const WORD =
  "(?!(?:off|on|out|up|down|closed|shut|half|halfway|low|dim|bright|only|just|then|when|if|unless|until|till|after|before|while|because|tomorrow|tonight|today|yet|now|later|quite|sure|please|leave|keep|turn|put|switch|set|dim|make|close|open|is|are|it|that|this|them|so|too)\\b)[a-z][a-z'’-]*";
const SOME = `((?:(?:what(?:['’]s| is)|the ones?|those|that(?:['’]s| is)?) )?(?:in |on |at )?(?:the |my |our )?${WORD}(?: ${WORD}){0,5}?)`;
/** What is to become of it, in words that the strict reader has of all and of kinds. */
const order = (what: string, state: string, some: string): string | undefined => {
  const isAll = ALL_ALONE.test(what);
  const to = BRINGS[state.toLowerCase()];
  // "*Shut everything down*" closes no blind.
  if (isAll && to !== undefined) return undefined;
  const spared = some.replace(
    /^(?:(?:what(?:['’]s| is)|the ones?|those|that(?:['’]s| is)?) )(?=in |on |at )/i,
    '',
  );
  const way = /^on$/i.test(state) ? 'on' : 'off';
  return `${to ?? `turn ${way}`} ${isAll ? 'everything' : what} except ${spared}`;
};
const ALL_ALONE = lazily(`^${ALL}$`, 'i');
const BRINGS: Readonly<Record<string, string>> = {
  open: 'open',
  up: 'raise',
  shut: 'close',
  closed: 'close',
  down: 'lower',
};

export const ALL_BUT_FIRST: readonly Rewording[] = [
  // "*Everything off apart from* the hall", "all off but not in the kitchen".
  says(
    `(?<=^${LEAD})(?:${VERB} )?${WHAT} ${STATE},? (?:please,? )?${BUT} ${SOME}${END}`,
    ([, what = '', state = '', some = '']) => order(what, state, some),
  ),
  // "*Make sure everything's off* except the hall": without these words it is only told.
  says(
    `(?<=^${LEAD})(?:make sure|see (?:to it )?that|ensure)(?: that)? ${WHAT}(?:['’]s|['’]re| is| are) (off|on|out|open|closed|shut|down|up),? ${BUT} ${SOME}${END}`,
    ([, what = '', state = '', some = '']) => order(what, state, some),
  ),
  // "*Off with everything but* the hall", "turn off all except the hall".
  says(
    `(?<=^${LEAD})(?:(?:turn|switch|put|shut) (off|on|out)|(off|on|out) with) ${WHAT},? ${BUT} ${SOME}${END}`,
    ([, verb, bare, what = '', some = '']) => order(what, verb ?? bare ?? '', some),
  ),
  // "*Everything but the hall off*".
  says(
    `(?<=^${LEAD})(?:${VERB} )?${WHAT},? ${BUT} ${SOME},? ${STATE}${END}`,
    ([, what = '', some = '', state = '']) => order(what, state, some),
  ),
  // "*Apart from the hall everything off*", "except in the kitchen, turn all the lights off".
  says(
    `(?<=^${LEAD})(?:except(?: for)?|apart from|aside from|other than|bar|all but|everything but) ${SOME},? (?:${VERB} )?${WHAT} ${STATE}${END}`,
    ([, some = '', what = '', state = '']) => order(what, state, some),
  ),
  says(
    `(?<=^${LEAD})(?:except(?: for)?|apart from|aside from|other than|bar) ${SOME},? (?:turn|switch|put|shut) (off|on|out) ${WHAT}${END}`,
    ([, some = '', state = '', what = '']) => order(what, state, some),
  ),
];
