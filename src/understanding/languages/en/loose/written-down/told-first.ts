import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';
import { ASKS, TIME } from './parts.ts';

/** Why, told in front of a whole wish for a reminder or an alarm: the wish says all of what is to be done, and when. */

const DAY_IN = lazily(`\\b(?:${A_DAY}|every|each|weekend|week)\\b`, 'i');
/** Trains go at odd minutes: "seven fifty", "nine oh five". */
const CLOCK = `${HOUR}(?: (?:oh? )?(?:fifty[- ]five|fifty|forty|thirty[- ]five|twenty[- ]five|ten|five))?`;
/** Ordered, asked, or what the wish hangs on. */
const BINDS =
  /\b(?:if|when|whenever|unless|until|till|once|while|not|don['’]t|won['’]t|isn['’]t|calendar|diary|planner|list|remind|reminder|alarm|wake|timer|cancel|delete|move|tell|text|email|message)\b|^(?:please|can|could|will|would|turn|switch|put|set|open|close|shut|lock|unlock|start|stop|dim|play|pause|add|make|get|take|check|show|read|what|who|where|how|why|is|are|do|does|did|has|have|in|at|on|every|each|no|also|then)\b/i;
/** What goes, begins or is due then. */
const DUE =
  "(?:['’](?:s|re)| is| are| goes| leaves| starts| begins| opens| closes| shuts| gets in| arrives| comes| lands| departs| departs| finishes| ends)(?: (?:on|due|ready))?";
const WHAT_IS = `(?!(?:i|we|it|that|this|there|what|who)\\b)(?:the |my |our |his |her )?[a-z][a-z'-]*?(?: [a-z][a-z'-]*)?`;
const WAKE = '(?:wake (?:me|us)(?: up)?|get (?:me|us) up|(?:set )?(?:an |the |my )?alarm)';
const TO_DO = `remind (?:me|us|(?!(?:me|us|to|about|of|that|my|the)\\b)[a-z]+) (?:${TIME} (?:to|about) [a-z]|(?:to|about) [a-z][^;.!?]* ${TIME}[.!]*$)`;

export const TOLD_FIRST: readonly Rewording[] = [
  // "*The train goes at ten to eight, so* set an alarm for half six", "*dinner's at six so* remind Mia at half five to lay the table".
  says(
    `^((?:(?:so|and|oh|ok(?:ay)?|right|well)[, ]+)*${WHAT_IS}${DUE} (?:at |from )?${CLOCK}),? so (?=${ASKS}(?:${WAKE} (?:for|at) ${HOUR}|${TO_DO}))`,
    ([, told = '']) => (BINDS.test(told) || DAY_IN.test(told) ? undefined : ''),
  ),
  // "*He says the bins go out tomorrow, so* remind me tonight at eight to put them out": both days are told.
  says(
    `^([^;.!?]+?),? so (?=${ASKS}remind (?:me|us) (?:(?:on )?(?:${A_DAY})[^;.!?]*? (?:to|about) [a-z]|(?:to|about) [a-z][^;.!?]* (?:on )?(?:${A_DAY})))(?!.* (?:it|them|him|her)[.!]*$)`,
    ([, told = '']) => (BINDS.test(told) ? undefined : ''),
  ),
];
