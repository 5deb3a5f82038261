import type { Rewording } from '../../index.ts';
import { lazily } from '../patterns.ts';
import { as } from './manners.ts';
import { HOUR } from './times-said.ts';

/** What is said round an answer and changes nothing of it: "um, like half an hour, I think". */
export const ANSWERING: readonly Rewording[] = [
  as(/['’]/, "'"),
  as(
    /^(?:i(?:['’]?m| am) (?:talking about|thinking of|after|speaking of)|i was (?:after|thinking of|talking about)) /,
  ),
  // "*The earlier of the two*".
  as(
    /^(?:the )?(earlier|earliest|later|latest|first|second|third|last|other|sooner)(?: one)? of (?:the|those|them|these|my)(?: (?:two|three|four|both|lot|pair|alarms|timers|reminders))?[.!]*$/,
    'the $1 one',
  ),
  // "*The one for* the cake".
  as(
    /^(?:no,? )?(?:the|that) (?:one|timer|alarm|reminder) (?:for|about|called|named) (?:the |my |our )?(?=[a-z])/,
  ),
  // Which one it is not, and which one it is.
  as(
    /^(?:no,? )?not (?:(?:today|tonight|now|yet|this (?:morning|afternoon|evening|week))(?:,| but|, but)?|(?:the |that |my |our )?[a-z]+(?: one)?(?:,| but|, but)) (?=\S)/,
  ),
  as(
    /^(?:(?:no|nah|oh|ah|well|um+|uh+|er+m?|eh|hmm+|like|say|let's say|maybe|perhaps|probably|about|around|i think|i guess|i'd say|i said|i mean|i meant|just|it's|it is|that's|that is|that'd be|that would be|(?:they|she|he|we) means?|make (?:it|that)|let's (?:do|go with|go for|have|try|use)|go with|go for|try|take|use|right|ok|okay|sorry|pardon|actually|yeah|yes|please|so|then|oh yes|oh right)[,. ]+)+(?=\S)/,
  ),
  as(
    /,? (?:i (?:mean|meant|think|guess|suppose|said|am saying|reckon)|obviously|obvs|defo|definitely|innit|of course|naturally|then|please|thanks|thank you|lol|haha|or so|or thereabouts|love|will do(?: it)?|should do(?: it)?|would do|is fine|is enough|is plenty|would be (?:good|great|nice|fine|perfect|lovely)|sounds (?:good|right|about right|fine)|if you can|for now|you know|you know the one|as usual|as always|silly|duh)[.!]*$/,
  ),
  // "*After lunch, say* two o'clock": which half of the day it is.
  as(
    `^(?:sometime |some time |just |right |straight )*(?:after|before|around|at) (?:my |our |the )?(lunch|breakfast|dinner|tea|supper|work|school|bed ?time|the school run)(?: ?[,;–-]+ ?| )(?:(?:so|say|like|about|around|at|maybe|make it|let['’]?s say)[, ]+)*(${HOUR})[.!]*$`,
    ([, meal = '', hour = '']) => {
      if (/[ap]\.?m|in the|at night|noon|mid/i.test(hour)) return hour;
      return /breakfast/i.test(meal)
        ? `${hour} in the morning`
        : /lunch|school/i.test(meal)
          ? `${hour} in the afternoon`
          : `${hour} in the evening`;
    },
  ),
  // Which question it answers: "the bank thing, two o'clock".
  as(
    /^(?:(?:ok(?:ay)?|right|so|good|and|now|thanks|great)[,. ]+)*(?:the|that|my) (?:[a-z]+ ){1,2}?(?:thing|one|reminder|alarm|timer|event|appointment)(?:[,:–-]+| is| at| for| can be)+ ?(?:at |for )?(?=\S)/,
  ),
  // What else is then: "half two, before pick-up".
  as(
    /(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|noon|midday|afternoon|morning|evening|tonight|tomorrow|\d)),? (?:just |right )?(?:before|after|so|when|because|cos) (?!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|\d|lunch|dinner|tea|breakfast|then|that)\b)[a-z' -]+(?=[.!]*$)/,
  ),
  // "Four o'clock *would be best*."
  as(
    /(?<=[a-z0-9]) (?:(?:would|will|should|might|['’]d) (?:be (?:best|good|fine|great|ideal|perfect|better|lovely|nice|ok(?:ay)?)|do(?: nicely)?|work|suit(?: (?:me|us|him|her))?)|(?:works|suits)(?: (?:for )?(?:me|us|him|her))?(?: best)?|(?:is|sounds) (?:best|good|fine|great|ideal|perfect|ok(?:ay)?))(?: (?:i think|for me|for us))?[.!]*$/,
  ),
  as(/,? (?:i (?:mean|meant|think|guess|said|am saying)|obviously|of course|then|please|lol|you know)[.!]*$/),
];

/** "*Push that to the afternoon, say two*", "I'm not done, *try me again in ten minutes*": of what was said before, with a time. */
export const NO_ANSWER = lazily(
  `^(?:(?:no+|oh|ah|sorry|actually|wait|but|and|ok(?:ay)?|i['’]?m not (?:done|ready|finished)(?: yet)?|not (?:now|yet)|(?:i|we) can['’]?t(?: (?:just )?now)?)[,.;! ]+)*(?:(?:push|move|shift|change|make|put|bring|delay|postpone|set) (?:that|it|this|them)(?: (?:back|forward|off|on))? (?:to|till|until|by|for)\\b.*(?:${HOUR}|morning|afternoon|evening|tonight|tomorrow|minutes?|hours?|day)\\b|(?:did|has|have|was|is|when|where|which|who) (?:(?:the|that|this|my|our|any|you|it|i|we) )+(?:[a-z]+ )?(?:mail|e-?mail|message|text|reminder|alarm|timer)s?\\b|(?:i|we)(?:['’]ve| have)? (?:already |just )*(?:did|done|got|bought|had|sorted|finished) (?:it|that|them)\\b|(?:try|ask|remind|tell|nag|give|wake|call) (?:me|us)(?: a (?:shout|nudge|prompt))? (?:again|later)\\b|(?:(?:please|just|let['’]?s) )*(?:scrap|drop|forget|cancel|bin|lose|skip|delete|never mind|leave|undo)(?: about)? (?:it|that|this|(?:the|that|this) (?:whole )?(?:reminder|message|mail|email|text|alarm|timer|thing|one|bit|part))(?: (?:then|after all|again|out|please|now))*[.!]*$)`,
  'i',
);

/** Between the words of an answer that may each name what is meant: "the one outside the front, on the porch". */
export const PARTS_OF_ANSWER =
  /[,.;!?–—]+ *|\b(?:on|in|at|by|near|beside|outside|over|under|behind|next to|of|from|to|that is|that's|which is|i mean|with|the|my|our)\b/i;
