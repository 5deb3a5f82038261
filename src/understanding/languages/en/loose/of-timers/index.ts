/** of-timers: what is said of a timer that was started just now, and one that ends at an hour. */
import type { OfTimer, Pattern, Rewording, TimerGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { minutesOf } from '../takes-place/lengths.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

const SO = '(?:(?:no+|nah|sorry|wait|actually|oh)[,.]? )*';
const whole = (pattern: string): Pattern => lazily(`^${LEAD}${SO}(?:${pattern})${END}`, 'i');
const IT = '(?:it|that|this|the timer|that one)';
const HALF = whole(
  `(?:make ${IT} |only |just )*half (?:of )?(?:${IT}|as long|the time|the length)|halve ${IT}|(?:cut|make) ${IT} (?:in|by) half`,
);
const DOUBLE = whole(
  `(?:make ${IT} )?(?:double|twice) (?:of )?(?:${IT}|as long|the time|the length)|make ${IT} (?:double|twice as long)|double`,
);
const NAME =
  "((?!(?:it|that|this|me|us|now|later|minutes?|hours?)\\b)[a-z][a-z'’-]*(?: (?!instead\\b)[a-z'’-]+)?)(?: instead)?";
const LIKE_IT = whole(
  `(?:and |also )*(?:the )?same(?: again| thing| time| length)? for (?:the |my |our )?${NAME}(?: (?:too|as well))?`,
);
/** "*And a beans timer*": one more, whose length is asked for. */
const ONE_MORE = whole(
  `(?:and |plus |also )+(?:an?|one|another)(?: new)? (?!(?:timer|second|third)\\b)${NAME} (?:timer|one)`,
);
const BEHIND_IT = whole(
  `(?:and )?then (?:another|a further|an? (?=${LENGTH}))(?: one)? ?(?:of |for )?(${LENGTH}|${NUMBER}|\\d{1,3})(?: (?:timer|one))?(?: (?:straight|right|directly|immediately))?(?: after(?: (?:that|it))?)?`,
);
const RENAMED = whole(
  `(?:rename|relabel) ${IT}(?: to| as)? (?:the )?${NAME}|(?:call|name|label) ${IT} (?:the )?${NAME}`,
);
const WHEN_OVER = whole(
  `(?:when|(?:at )?what time|how soon) (?:does|will|is|would) ${IT} (?:be |going to )?(?:up|over|done|finished|finish|end|ring|go off|going off|ready)|(?:at )?what time['’]s ${IT} (?:up|over|done|finished|ready)`,
);
const HOW_DOING = whole(
  "how(?: are|['’]re) (?:they|those|the timers)(?: both| all)? (?:doing|getting on|coming along|going)",
);

const PLACES: Readonly<Record<string, number | 'middle'>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
  middle: 'middle',
};
const AT_PLACE = whole(
  `how (?:long|much(?: time)?)(?: is| are)?(?: there)?(?: left| to go| remaining)?(?: on| for| has| have| with)? the (${Object.keys(PLACES).join('|')})(?: (?:one|timer))?(?: got)?(?: left| to go)?|(?:and |what about |how about )+the (${Object.keys(PLACES).join('|')})(?: (?:one|timer))?`,
);

/** "*Remind me after that* to ring the garage". */
const AFTER_IT = whole(
  "(?:and )?remind (me|us|[a-z]+) (?:(?:after|when) (?:that|it|the timer)(?:['’]s| is)?(?: over| done| up| finished)?|afterwards|then) to ([a-z][^;.!?]*?)",
);

const firstOf = (pattern: Pattern, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);

function ofTimer(text: string): OfTimer | undefined {
  if (HALF.test(text)) return { share: 0.5 };
  if (DOUBLE.test(text)) return { share: 2 };
  const like = firstOf(LIKE_IT, text);
  if (like !== undefined) return { likeIt: like };
  const behind = firstOf(BEHIND_IT, text);
  if (behind !== undefined) return { behindIt: inFull(behind) };
  const more = firstOf(ONE_MORE, text);
  if (more !== undefined) return { words: `set a timer for the ${more}` };
  const [, who, task] = AFTER_IT.exec(text) ?? [];
  if (task !== undefined) return { inSeconds: (seconds) => `remind ${who} in ${seconds} seconds to ${task}` };
  const place = PLACES[firstOf(AT_PLACE, text)?.toLowerCase() ?? ''];
  if (place !== undefined) return { place };
  const name = firstOf(RENAMED, text);
  if (name !== undefined) return { words: `rename the timer to ${name}` };
  if (WHEN_OVER.test(text)) return { asks: true };
  return HOW_DOING.test(text) ? { words: 'how are the timers doing' } : undefined;
}

const UNTIL = lazily(
  `^${LEAD}(?:(?:set|start|put|make|give me|i need)(?: me)?(?: on)? )?(?:an? |the )?(?:([a-z]+(?: [a-z]+)?) )?timer (?:set )?(?:(?:for|to run|that runs|running) )?(?:until|till|til|up to) (${HOUR})(?: for (?:the |my )?([a-z]+(?: [a-z]+)?))?${END}`,
  'i',
);

export const TIMERS: TimerGrammar = {
  ofTimer,
  untilHour: (text) => {
    const [, first, hour, behind] = UNTIL.exec(text) ?? [];
    const name = first ?? behind;
    if (hour === undefined || /^(?:new|another|an?|the|my|cancel|stop|pause|extend)\b/i.test(name ?? ''))
      return undefined;
    return { rings: `alarm at ${hour}`, ...(name === undefined ? {} : { name }) };
  },
};

/** "Another *ten*" are minutes, and "another *hour*" is one. */
function inFull(more: string): string {
  if (/^half hour/i.test(more)) return 'half an hour';
  if (/^hour/i.test(more)) return `an ${more}`;
  return /[a-z] |\d ?[a-z]/i.test(more) ? more : `${more} minutes`;
}

/** "Five minutes, *then another ten straight after*": the other one ends so much later. */
function endsLater(first: string, more: string): string | undefined {
  const [one, other] = [first, inFull(more)].map(minutesOf);
  return one === undefined || other === undefined ? undefined : `${one + other} minutes`;
}

export const TIMERS_FIRST_OF_ALL: readonly Rewording[] = [
  says(
    `^(.*\\btimer (?:for |of )?|(?=.*\\btimer\\b)(?:.*\\b(?:an?|set|start) ))(${LENGTH})( timer)?( please)?,? (?:and )?then (?:another|a further)(?: one)? ?(?:of |for )?(${LENGTH}|${NUMBER}|\\d{1,3}|hour(?: and a half)?|half hour)(?: (?:timer|one))?(?: (?:straight|right|directly|immediately))?(?: after(?: (?:that|it))?)?${END}`,
    ([, lead = '', first = '', noun = '', please = '', more = '']) => {
      const later = endsLater(first, more);
      return later === undefined ? undefined : `${lead}${first}${noun}${please} and a timer for ${later}`;
    },
  ),
  // "A five minute timer and *a ten minute one*".
  says(
    `(?<=\\btimer,? (?:and|plus) (?:an?|another) (?:\\d{1,3}|${NUMBER}|half|thirty|forty|fifty|sixty)[ -](?:minute|hour|second|min) )one(?=${END})`,
    'timer',
  ),
];
