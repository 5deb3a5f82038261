import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { THING } from './parts.ts';

/** Orders that are broken off, cut short or put in slang: "close them when it's… never mind, just close them now". */

const VERB =
  '(?:turn (?:on|off)|switch (?:on|off)|put on|open|close|shut|lock|unlock|dim|start|stop|pause|raise|lower)';
const DROPPED = "(?:never ?mind|forget (?:it|that)|scrap that|doesn['’]?t matter|actually no)";
const LENGTH =
  '(?:(?:a|one|two|three|four|five|ten|fifteen|twenty|thirty|half an|an|\\d{1,3}) (?:seconds?|minutes?|hours?))';

export const BROKEN_OFF_FIRST: readonly Rewording[] = [
  // "*Close the curtains when it's… oh never mind, just close them now*".
  says(
    `^${LEAD}${VERB} ${THING} (?:when|if|once|at|after|until|unless|as soon as)\\b[^;!?]*?(?:\\.\\.+|…|,|;| [–-]) ?(?:(?:oh|ah|no+|hm+)[, ]+)*${DROPPED}[,.; –-]+(?:(?:just|please|and|simply)[, ]+)*(?:(${VERB}) (?:it|them|that)|(turn|switch|put) (?:it|them|that) (on|off|up|down))((?: (?:right )?now| straight ?away| at once)?)${END}`,
    ([, thing, verb, turn, way, now]) => `${verb === undefined ? `${turn} ${way}` : verb} ${thing}${now}`,
  ),
  // "Put it on, *but only for five minutes, mum says*".
  says(
    `(?<=^${LEAD}(?:put|turn|switch|have) (?:it|that|them|${THING.slice(1, -1)}) (?:on|off)(?: please)?),? but (?:only|just) (for ${LENGTH})(?:,? (?:cos|coz|because|since|as) (?:mum|dad|mummy|daddy|gran|he|she|they) (?:says?|said)(?: so)?)?${END}`,
    ([, length]) => ` ${length}`,
  ),
  // "*Switch it off in that case*".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|close|shut|open|lock|unlock|stop|start)\\b[^,;.!?]*?),? (?:in that case|if (?:so|that['’]?s so|that['’]?s the case)|that being so)(?=[.!]*$)`,
    () => '',
  ),
  // "The telly's loud, *shut it up for a sec*".
  says(
    `(?<=(?:^|[,;.!–-] ?|\\b(?:and|so|then) )${LEAD})(?:shut|hush) (?:it|that|that thing|him|her) up(?: for (?:a|one) (?:sec(?:ond)?|moment|minute|bit|mo|tick))?${END}`,
    () => 'mute it',
  ),
  // "The pump off *until this evening*".
  says('(?<=\\b(?:until|till)) this (?=(?:evening|afternoon)\\b)', () => ' the '),
  // "The porch light on *while it's dark*".
  says(
    `(?<=^${LEAD}(?:(?:have|keep|leave|put|turn|switch) )?(?:(?:the|my|our) )?[a-z]+(?: [a-z]+){0,2}? on) (?:while|whilst|as long as) it(?:['’]s| is) dark(?: out(?:side)?)?${END}`,
    () => ' from dusk till dawn',
  ),
  // "Fan on for half an hour at 30 percent, *swinging*".
  says(
    `(?<=^${LEAD}(?:(?:put|turn|switch|have|run) )?(?:the |my |our )?(?:[a-z]+ )?fan\\b[^;.!?]*\\d ?(?:%|percent)|(?<=^${LEAD}(?:(?:put|turn|switch|have|run) )?(?:the |my |our )?(?:[a-z]+ )?fan\\b[^;.!?]*(?:for ${LENGTH}))),? (?:and )?(?:swinging|oscillating|turning)${END}`,
    () => ' with oscillation',
  ),
];
