import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';
import { LITTLE } from '../in-talk.ts';
import { NUMBER } from '../times-said.ts';

/** "Louder." "*Whoa, too much, back a touch*": a complaint and how far it is to go back are one step, away from what is too much. */

const CRY =
  '(?:(?:whoa+|woah+|o+ps|oof|eek|argh|oh|ooh|ah|hm+|hang on|hold on|wait|steady|easy|no)[,.!… ]+)*';
const HOW = '(?:(?:a (?:bit|little|touch|tad)|way|far|much|just|slightly|rather|so|now) )*';
const MORE = 'bright|loud|warm|hot|high|fast|strong';
const LESS = 'dark|dim|quiet|soft|cold|cool|low|slow|weak';
const COMPLAINT = `(?:(?:that|it|this)(?:['’]s| is| was)? (?:gone )?)?${HOW}(?:too|not (?:so|that|quite so|quite that)) (much|far|${MORE}|${LESS})(?: now)?(?: for (?:me|us))?`;
const BACK =
  '(?:(?:go|put|turn|take|bring|knock|dial|wind|pull|ease|drop|nudge) (?:it |that )?)?(?:back(?: (?:up|down|off|again))?|(?<=turn it |turn that )(?:up|down))(?: by)?';
const END = '(?: (?:please|then|again|now|would you|will you))*[.!]*$';

const AWAY =
  '(?:on (?:holiday|leave|my holidays|nights)|off(?: (?:work|then|tomorrow|that day|sick))?|not (?:working|in|going in)|away|working from home|(?:got |having )?(?:the|a) (?:day|morning|week) off|staying in bed)';

export const STEPPED_BACK: readonly Rewording[] = [
  // "*Hang on*, not milk": who stops says no, and names nothing.
  says(
    `^(?:(?:hang on|hold on|hang about|(?:no |oh )?wait|oh)[,.!… ]+)+(?:no[,. ]+)?(?=not (?:the |any |my )?[a-z])`,
    () => 'no, ',
  ),
  // "*That is* too bright".
  says(
    `^((?:(?:oh|ooh|no|ah|hm+|well)[,. ]+)*)(?:that|this) is (?=${HOW}(?:still )?too (?:${MORE}|${LESS})\\b)`,
    ([, cry = '']) => `${cry}that's `,
  ),
  // "To buy envelopes, *I mean*".
  says(`^(to [a-z][^,;.?]+),? i mean(?:t)?${END}`, ([, what]) => `no, ${what}`),
  // "*Forget it*, open them again": what "it" is wished to be takes the place of what was done.
  says(
    `^${LEAD}(?:never ?mind(?: that| it)?|forget (?:it|that|about it)|scrap that)[,.;! –-]+(?=(?:just |please |can you )*(?:(?:turn|switch|put|open|close|shut|lock|unlock|set|bring|pull|draw|make|dim) (?:it|them|that|those)\\b|(?:back )?(?:on|off|up|down|open|closed|shut)(?: again)?${END}))`,
    () => '',
  ),
  // "Never mind, *I'm on holiday*": what was set for then is not wanted, whatever was changed of it last.
  says(
    `^${LEAD}(?:never ?mind|forget it|scrap that|don['’]?t bother|no need)[,.;– -]+(?:cos |because |as )?(?:i|we)(?:['’]m|['’]re|['’]ve| am| are| have|['’]ll be) ${AWAY}${END}`,
    () => 'cancel it',
  ),
  // "Stop that timer, *but keep the rice one going*": what is left alone is no wish.
  says(
    `(?<=^[^;.!?]*\\b(?:stop|cancel|kill|end|drop|scrap|bin|delete|remove|skip)\\b[^;.!?]*?),? (?:but |and )?(?:please )?(?:keep|leave|let) (?:the )?(?:other(?: one| timer| alarm)?s?|rest|(?!(?:it|that|them)\\b)[a-z]+ (?:one|timer|alarm)|(?!(?:it|that|them)\\b)[a-z]+(?= (?:going|running|on)\\b))(?: (?:going|running|on|run|run on|alone|be|set|as (?:it is|they are)))?${END}`,
    () => '',
  ),
  // "*I meant* the ceiling one, *and only at* sixty".
  says(
    `^(?:(?:no|sorry|oh),? )*i (?:meant|said) ([^,;.]+?),? and (?:only |just )*(?:at|to) (?=\\d|${NUMBER}|[a-z]+(?:ty|teen)\\b|half)`,
    ([, what]) => `I meant ${what} at `,
  ),
  // "*Sorry, meant* twenty-one".
  says(`^(?:(?:sorry|oops|no|oh|ah)[,.! ]+)+meant `, () => 'no, I meant '),
  says(
    `^${LEAD}${CRY}${COMPLAINT}[,.;!… –-]+(?:so |and |just |please )*${BACK} (?:${LITTLE}|(\\d+|a|one|${NUMBER})( degrees?| percent| ?%)?)${END}`,
    ([, how = '', number, unit = '']) => {
      const isOfAll = /^(?:much|far)$/i.test(how);
      if (number === undefined) return isOfAll ? 'not so much' : `too ${how}`;
      if (isOfAll) return undefined;
      const way = new RegExp(`^(?:${MORE})$`, 'i').test(how) ? 'down' : 'up';
      return `${way} by ${/^a$/i.test(number) ? '1' : number}${unit}`;
    },
  ),
];
