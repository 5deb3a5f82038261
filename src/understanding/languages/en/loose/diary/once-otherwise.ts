import type { OnceOtherwise, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { A_DAY } from './parts.ts';

/** What comes again and again, said to be at another hour on one day: "tonight at eleven instead", "make it one tonight". */

const LEAD =
  "(?:(?:but|so|oh|ah|no+|nah|ok(?:ay)?|right|well|actually|sorry|wait|hang on|hmm+|please|just|only|then|in fact|yeah|yes|can you|could you|would you|let['’]?s|can(?= (?:it|that) be)|could(?= (?:it|that) be)|not (?:tonight|today|tomorrow)(?=[,.]))[,. ]+)*";
const MAKE =
  "(?:(?:make|have|do|set|put|move|change|push|shift|leave|start|run) (?:it|that)(?: (?:back|up|forward))?|(?:it|that)(?:['’]s| is| should be| ought to be| has to be| can be| could be| be| must be)|i(?:['’]d like| want| need) it)";
const TO = '(?:(?:to|at|for|till|until|by|not before|not until|no earlier than|not earlier than) )?';
const NOT_BEFORE = /\b(?:not (?:before|until)|no(?:t)? earlier than)\b/i;
const ONLY = '(?:(?:just|only)(?: for)? |for (?=t))?';
const DAY = `(?:this (?:morning|afternoon|evening)|(?:just |only )?${A_DAY})`;
const ONCE =
  '(?:(?:just |only )?(?:for )?(?:(?:this|that|the) once|(?:this|that|the) one (?:time|day|night)|this time|once))';
const FOR_ONCE = lazily(`\\b${ONCE}\\b`, 'i');
const TAIL = `(?:,? ?(?:but |and |it['’]s |that['’]s )*(?:instead|rather|please|thanks|for me|${ONCE}|(?:just|only)(?: for)? (?:today|tonight|tomorrow|that (?:day|night)|this (?:evening|week))|only|(?:and )?not (?:every (?:day|night)|always|the others)))*[.!?]*$`;
const OTHERS =
  '(?:(?: instead of| rather than| and not|, not)(?: at)? (?:[a-z]+|\\d[\\d:.]*)(?: (?:am|pm))?)?';

/** Why it is otherwise on that day: "tomorrow *I'm lying in though,* make it nine". */
const WHY_THEN =
  "(?:i|we|he|she|they)(?:['’](?:m|re|s|ve|ll))?(?: (?:am|are|is|have|has|will|can))? [a-z]+(?: (?!(?:at|by)\\b)[a-z]+){0,4}?(?:,? though)?[,;.–-]+ ?(?:so |and )?";

const PATTERNS: readonly {
  readonly say: Pattern;
  readonly day?: number;
  readonly hour: number;
  readonly once?: true;
}[] = [
  { say: whole(`(${DAY}),? ${WHY_THEN}${MAKE} ${TO}(${HOUR})`), day: 1, hour: 2, once: true },
  { say: whole(`${ONLY}(${DAY})[,:]? (?:${MAKE} )?${TO}(${HOUR})${OTHERS}`), day: 1, hour: 2 },
  { say: whole(`(?:${MAKE} )?${ONLY}(${DAY}) ${TO}(${HOUR})${OTHERS}`), day: 1, hour: 2 },
  { say: whole(`(?:${MAKE} )?${TO}(${HOUR})${OTHERS},? ${ONLY}(?:for )?(${DAY})`), day: 2, hour: 1 },
  { say: whole(`${ONCE},? (?:${MAKE} )?${TO}(${HOUR})`), hour: 1, once: true },
  { say: whole(`(?:${MAKE} )?${TO}(${HOUR}),? ${ONCE}`), hour: 1, once: true },
];

const VALUE =
  '(\\d{1,3}|(?:ten|eleven|twelve|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?))(?: ?(?:degrees?|percent|%))?';
const VALUED: readonly { readonly say: Pattern; readonly day: number; readonly value: number }[] = [
  { say: whole(`${ONLY}(${DAY})[,:]? (?:${MAKE} )?(?:to )?${VALUE}`), day: 1, value: 2 },
  { say: whole(`(?:${MAKE} )?(?:to )?${VALUE},? ${ONLY}(?:for )?(${DAY})`), day: 2, value: 1 },
];

const SHIFTED: readonly { readonly say: Pattern; readonly day?: number; readonly length: number }[] = [
  { say: whole(`${ONLY}(${DAY})[,:]? (?:${MAKE} )?(${LENGTH}) (?:later|earlier|sooner)`), day: 1, length: 2 },
  {
    say: whole(`(?:${MAKE} )?(${LENGTH}) (?:later|earlier|sooner),? ${ONLY}(?:for )?(${DAY})`),
    day: 2,
    length: 1,
  },
  { say: whole(`(?:${MAKE} )?(${LENGTH}) (?:later|earlier|sooner),? ${ONCE}`), length: 1 },
];

function whole(pattern: string): Pattern {
  return lazily(`^${LEAD}${pattern}${TAIL}`, 'i');
}

/** "*And* at eleven tonight *too*": once more, and none is left out. */
const MORE = /[, ]+(?:too|also|as well)(?=[,.!?]|$)/i;
const AND =
  /^(?:and|also)[, ]+(?=(?:at |on |for )?[a-z0-9])(?!.*\b(?:instead|rather|make|have|put|set|move|change)\b)/i;

export function onceOtherwise(text: string): OnceOtherwise | undefined {
  const alone = text.replace(MORE, '').replace(AND, '');
  if (alone !== text) {
    const more = onceOtherwise(alone);
    return more?.hour === undefined || more.day === undefined ? undefined : { ...more, adds: true };
  }
  for (const { say, day, length } of SHIFTED) {
    const found = say.exec(text);
    if (found === null) continue;
    const earlier = /\b(?:earlier|sooner)\b/i.test(text) ? { earlier: true as const } : {};
    return { ...named(found, day), length: found[length]!, ...earlier };
  }
  const value = valued(text);
  const isOnce = FOR_ONCE.test(text);
  for (const { say, day, hour, once } of PATTERNS) {
    const found = say.exec(text);
    if (found === null) continue;
    const atLeast = NOT_BEFORE.test(text) ? { atLeast: true as const } : {};
    return {
      ...value,
      ...named(found, day),
      hour: found[hour]!,
      ...atLeast,
      ...((once ?? isOnce) && { once: true }),
    };
  }
  return value;
}

function valued(text: string): OnceOtherwise | undefined {
  for (const { say, day, value } of VALUED) {
    const found = say.exec(text);
    if (found !== null) return { ...named(found, day), value: found[value]! };
  }
  return undefined;
}

function named(found: RegExpExecArray, day: number | undefined): { readonly day?: string } {
  const said = day === undefined ? undefined : found[day]?.replace(/^(?:just|only) (?:for )?/i, '');
  return said === undefined ? {} : { day: said };
}
