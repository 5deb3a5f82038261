import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH } from '../times-said.ts';
import { ANEW, ARTICLE, ASKS, TIME } from './parts.ts';

/** What a reminder is about, where the speaker put it right, began anew or told why: only what is meant in the end is its text. */

const REMIND = `${ASKS}remind (?:me|us|him|her|(?!(?:me|us|to|about|of|that|my|the)\\b)[a-z]+)`;
const LEAD = '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|no|yes)[, ]+)*';
const MARK = '[,.;:–-]* ';

/** "Ring *the bank*", "take *the bins* out": what is done, to what, and the little word behind. */
const OBJECT = lazily(
  `^(.*\\b)((?:${ARTICLE}) (?:[a-z'’-]+ ){0,2}?[a-z'’-]+)( (?:out|in|up|off|back|away|over|down|round))?$`,
  'i',
);
/** "Ring *mum*", "talk to *Bob*". */
const NAMED = /^((?:[a-z]+ ){1,2})([a-z][a-z'’-]*)$/i;
const DOINGS =
  'call|ring|phone|text|email|pay|buy|get|fetch|collect|pick|drop|book|take|bring|feed|walk|water|clean|wash|empty|put|post|send|order|check|pack|make|cook|do|go|ask|tell|see|sign|renew|cancel|return|move|charge|defrost';
const DOING = lazily(`^(?:to )?((?:${DOINGS}) .+)$`, 'i');
const WHOLE = lazily(`^${ARTICLE} `, 'i');
/** These are said of what is there, and take nothing back: "say *no*", "there's *no* milk". */
const HAS_NO =
  /\b(?:say|says|said|tell|told|have|has|had|got|get|with|is|are|was|were|there['’]s|there|be|see|of|in|on|at|or|and|by|it['’]s|a|the)$/i;

/** A text with what was said anew in its place; `undefined` where it cannot be told what that takes the place of. */
function saidAnew(text: string, anew: string): string | undefined {
  const [, doing] = DOING.exec(anew) ?? [];
  if (doing !== undefined) return doing;
  if (anew.split(' ').length > 4) return undefined;
  if (WHOLE.test(text)) return anew;
  const [, head, , behind = ''] = OBJECT.exec(text) ?? [];
  const [, verb] = NAMED.exec(text) ?? [];
  if (head !== undefined && head !== '')
    return `${head}${anew}${anew.toLowerCase().endsWith(behind.toLowerCase()) ? '' : behind}`;
  return verb === undefined ? undefined : `${verb}${anew}`;
}

function putRight(head: string, text: string, anew: string, time = ''): string | undefined {
  if (HAS_NO.test(text) && OBJECT.exec(text.trim())?.[3] === undefined) return undefined;
  const plain = saidAnew(text.trim(), anew.trim());
  return plain === undefined ? undefined : `${head}${plain}${time}`;
}

/** Behind an hour "to" leads to what is to be done: "at two *to ring* Bob", and not "at two to six". */
const AT_AN_HOUR = lazily(
  `,? (?:and )?(?:then )?(at ${HOUR}) to (?=(?:${DOINGS}|leave|eat|have|start|sleep|stop|set|turn|put|pick|look|write|read|prepare|rest|hang|lay|give)\\b)`,
  'gi',
);

function severalTimes(head: string, rest: string): string | undefined {
  const wishes = rest.replace(AT_AN_HOUR, (_, hour) => ` and ${head} ${String(hour)} to `);
  return wishes === rest ? undefined : `${head} ${wishes}`;
}

export const REMINDER_TEXTS_FIRST: readonly Rewording[] = [
  // "Remind me at six *too* ring Bob", as it is spelt by ear.
  says(
    `(?<=\\b${REMIND}(?: (?!(?:to|about|of|that|and)\\b)[a-z0-9:'’]+){0,6}) too (?=(?:${DOINGS})\\b)`,
    () => ' to ',
  ),
  // "Remind me to ring Sam*, no wait, remind me to* ring the vet at two": the broken-off one is none.
  says(
    `^(${LEAD}${REMIND}) (?:to|about|of|that) [^;.!?]*?${MARK}(?:(?:${ANEW}|no|wait|sorry|actually)[, ]+)+(${REMIND} (?:to|about|of|that|${TIME} (?:to|about|of|that)) .+)$`,
    ([, , whole]) => whole,
  ),
  // "Remind me to ring Sam*, no, the vet* at two", "pay the rent at nine*, sorry, I mean the gas bill*".
  says(
    `^(${LEAD}${REMIND}(?: ${TIME})? (?:to|about) )([a-z][^;,.!?]*?)( ${TIME})?${MARK}(?:${ANEW}|(?:no|sorry|actually|wait)(?=[, ]+(?:to [a-z]|${ARTICLE} )))[, ]+(?!(?:not|make|it|that|at|on|in|to ${HOUR}|${TIME}|(?:${HOUR}|${LENGTH})(?=${END}))\\b)([a-z][a-z'’ -]*?)( ${TIME})?${END}`,
    ([, head = '', text = '', first = '', anew = '', time = '']) =>
      first !== '' && time !== '' ? undefined : putRight(head, text, anew, first === '' ? time : first),
  ),
  // "Remind me *at five* to ring the bank*, no, make it six*".
  says(
    `^(${LEAD}${REMIND}) at ${HOUR} ((?:to|about) [a-z][^;,.!?]*?)${MARK}(?:(?:${ANEW}|no|sorry|actually|make it|make that)[, ]+)+(?:at )?(${HOUR})${END}`,
    ([, head, text, hour]) => `${head} at ${hour} ${text}`,
  ),
  // "Remind me *at one to* eat, *at two to* ring Bob *and at three to* go": each of them at its hour.
  says(
    `^(${LEAD}(?:${DAY},? )?)(${REMIND}(?: ${DAY})?) (at ${HOUR} to (?!.*\\b(?:if|when|every|each|then|remind)\\b)(?!.* and [a-z]+ at ${HOUR} to )[^;.!?]+? at ${HOUR} to [^;.!?]+)$`,
    ([, lead = '', head = '', rest = '']) => severalTimes(`${lead.replace(/, $/, ' ')}${head}`, rest),
  ),
];
