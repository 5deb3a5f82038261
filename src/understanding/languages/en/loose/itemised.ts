import type { Pattern, Rewording } from '../../index.ts';
import { lazily, rewording as says } from '../patterns.ts';

/** Several wishes of one sort under one heading, or one behind its heading: each is said out. */

const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety';
const NUMBER = `(?:\\d+(?:[.,]\\d+)?|(?:twenty|thirty|forty|fifty)[ -](?:${ONES})|${TEENS}|${ONES})`;
const UNIT = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)';
const MORE = `(?: (?:and )?(?:a half|a quarter|three quarters|${NUMBER}(?: ${UNIT})?))?`;
/** A length with its unit. */
const LENGTH = `(?:(?:half|(?:a |three )?quarters? of) an hour|(?:${NUMBER}(?: and a half)?|an?|a couple of) ${UNIT}${MORE})`;
const NAME =
  "(?:(?!(?:and|no|not|set|start|make|sorry|wait|actually|rather|i|we|it|add|give|put|then|timers?)\\b)[a-z][a-z'-]*)(?: (?!(?:and|timers?|for|in|at)\\b)[a-z][a-z'-]*){0,3}";
const OWN = '(?:the |my |our |some )?';
const COUNT = '(?:\\d|two|three|four|five|six|a couple of|a few|several|some)';
const PLEASE = '(?:[,!.]? ?please)?';
const BEGIN = `^(?:(?:can|could|would|will) (?:you|i|we) (?:please )?|please )?`;
const MAKE =
  "(?:(?:set|set up|start|make|do|have|add|create|put on|put|give me|i need|i want|i'd like|we need|run|get) (?:me )?)?";

const DAY =
  '(?:today|tonight|tomorrow(?: morning| afternoon| evening| night)?|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: morning| afternoon| evening)?|on the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)';
const MINUTES = `(?:${NUMBER}|a quarter|quarter|half)`;
const HOUR = `(?:(?:${MINUTES} (?:past|to|after|before|of) (?:${NUMBER})|half ${NUMBER}|\\d{1,2}[:.]\\d\\d|(?:${ONES}|ten|eleven|twelve) (?:o'clock|fifteen|twenty|thirty|forty|fifty|${ONES}|ten)(?: five)?|${NUMBER}|noon|midday|midnight)(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.))?(?: (?:in the (?:morning|afternoon|evening)|at night))?)`;

const whole = (pattern: string): Pattern => lazily(`^${pattern}$`, 'i');
const JOINED = /\s*(?:[,;]|\band\b|\bplus\b|&)+\s*(?:and\s+)?/i;

/** The parts of an enumeration, in which "an hour and a half" is one. */
function partsOf(text: string, between = JOINED): readonly string[] {
  const kept = text
    .replace(/[.!]+$/, '')
    .replace(/\band (?=a half|a quarter|three quarters)/gi, '+ ')
    .replace(new RegExp(`\\b(hours?|hrs?) and (?=${NUMBER})`, 'gi'), '$1 + ');
  return kept
    .split(between)
    .map((part) => part.replaceAll('+ ', 'and ').trim())
    .filter((part) => part !== '');
}

interface Timed {
  readonly name?: string;
  readonly length?: string;
}

const NAMED_FIRST = whole(
  `(?:(?:an?|one|another|the) )?(?:timer )?(?:for )?${OWN}(${NAME}?)(?: timer)?(?: for| at| on|:| in)? ?(${LENGTH}|${NUMBER})?`,
);
const LENGTH_FIRST = whole(
  `(?!(?:(?:an?|one|another) (?:timer|for)|another one|one more)\\b)(?:(?:an?|one|another) )?(?:timer )?(?:for |of )?(${LENGTH}|${NUMBER})(?: timer)?(?:(?: for| on)? ${OWN}(${NAME}))?`,
);

/** "The bread *wants* twelve": what is told of it, behind its name. */
const NOT_OF_NAME =
  / (?:wants?|needs?|takes?|gets?|(?:has |have )?(?:just )?gone(?: in| on)?|(?:is|are)(?: in| on)?)$/i;

/** "An hour *sooner is better*", "*they shut* at five": nothing is called so. */
const NO_NAME =
  /\b(?:is|are|was|were|i|we|they|he|she|it|you|that|sooner|later|earlier|longer|shorter|better|more|less|before|after|shuts?|closes?|opens?)\b/i;

function timedOf(part: string): Timed | undefined {
  const [, length, name] = LENGTH_FIRST.exec(part) ?? [];
  if (length !== undefined) return { length, ...(name && { name }) };
  const [, named, after] = NAMED_FIRST.exec(part) ?? [];
  return named === undefined
    ? undefined
    : { name: named.replace(NOT_OF_NAME, ''), ...(after && { length: after }) };
}

/** "Peas 5, carrots 8, spuds *20 minutes*": a figure has the unit that is said of another. */
function timers(text: string, fewest: number): string | undefined {
  const items: Timed[] = [];
  for (const part of partsOf(text)) {
    const one = timedOf(part);
    const last = items.at(-1);
    if (one === undefined || NO_NAME.test(one.name ?? '')) return undefined;
    if (one.name === undefined && last?.name !== undefined && last.length === undefined)
      items[items.length - 1] = { ...last, ...one };
    else items.push(one);
  }
  const lengths = items.map(({ length }) => length);
  if (items.length < fewest || !lengths.some((length) => HAS_UNIT.test(length ?? ''))) return undefined;
  const unit = lengths.map((length) => /(?:min|sec)[a-z]*/i.exec(length ?? '')?.[0]).find(Boolean);
  const said = items.map(({ name, length = '' }) => {
    // Of "two hours" and "one" nobody says what the one is; forty is no number of hours.
    const isOfUnit = unit !== undefined || !/^(?:[1-4]|one|two|three|four)$/i.test(length);
    if (length === '' || (!HAS_UNIT.test(length) && !isOfUnit)) return undefined;
    const whole = HAS_UNIT.test(length) ? length : `${length} ${unit ?? 'minutes'}`;
    return `timer ${name === undefined ? '' : `for ${name} `}for ${whole}`;
  });
  return said.includes(undefined) ? undefined : said.join(' and ');
}

const HAS_UNIT = lazily(UNIT, 'i');

const AT = `(?:(?:at|by|around|about) )?${HOUR}`;
const HOUR_FIRST = whole(`(${AT}(?:,? ${DAY})?|${DAY},? ${AT}|in ${LENGTH})[:,]? (?:to |about )?(.+)`);
const HOUR_LAST = whole(`(.+?),? ((?:at|by) ${HOUR}(?:,? ${DAY})?|${DAY},? ${AT}|in ${LENGTH})`);

const JOINED_TIMES = new RegExp(`\\s*[,;](?: and)?\\s+|\\s+and (?=${AT} |in ${LENGTH})`, 'i');

/** "1 PM call the nurse, 2:30 move the laundry". */
function reminders(text: string, day = ''): string | undefined {
  const said: string[] = [];
  const parts = partsOf(text, JOINED_TIMES);
  const isTimed = (part: string): boolean => HOUR_FIRST.test(part) || HOUR_LAST.test(part);
  for (const part of parts.flatMap((one) => (one.split(' and ').every(isTimed) ? one.split(' and ') : one))) {
    const [, first, then] = HOUR_FIRST.exec(part) ?? [];
    const [, before, last] = first === undefined ? (HOUR_LAST.exec(part) ?? []) : [];
    const [time, what] = [first ?? last, then ?? before];
    if (time === undefined || what === undefined) return undefined;
    const at = /^(?:at|by|around|about|in|on|to|next|this)|^[a-z]*day/i.test(time) ? time : `at ${time}`;
    said.push(`remind me ${day === '' ? '' : `${day} `}${at} ${what.replace(/^(?:to|about) /i, '')}`);
  }
  return said.length === 0 ? undefined : said.join(' and ');
}

const ALARM = whole(`(?:(?:for|at) )?(${HOUR})?,?(?: ?(?:on )?(${DAY}|every [a-z ]+|weekdays|weekends))?`);

/** "Half six and twenty to seven", "7 am on saturday and sunday": what is said of one hour or day only is of the others too. */
function alarms(text: string, day?: string): string | undefined {
  const items: (readonly [string | undefined, string | undefined])[] = [];
  for (const part of partsOf(text)) {
    const [found, hour, on] = ALARM.exec(part) ?? [];
    if (found === undefined || (hour ?? on) === undefined) return undefined;
    items.push([hour, on]);
  }
  const shared = day ?? items.map(([, on]) => on).filter(Boolean)[0];
  const said = items.map(([hour, on], at) => {
    const before = items.slice(0, at).findLast(([one]) => one !== undefined)?.[0];
    const whole = hour ?? before;
    return whole && `set an alarm for ${whole}${(on ?? shared) ? ` ${on ?? shared}` : ''}`;
  });
  return said.includes(undefined) ? undefined : said.join(' and ');
}

/** Things with their time: "dentist tuesday at ten, haircut friday at two". */
function events(text: string): string | undefined {
  const said: string[] = [];
  for (const part of partsOf(text, /\s*[,;]\s*(?:and\s+)?|\s+and\s+/i)) {
    const isTime = whole(`(?:${DAY}(?:,? ${AT})?|${AT})`).test(part);
    if (isTime && said.length > 0) said[said.length - 1] += ` ${part}`;
    else said.push(part);
  }
  if (said.length < 2 || said.some((one) => !new RegExp(`\\b${DAY}`, 'i').test(one))) return undefined;
  return said.map((one) => `add ${one} to the calendar`).join(' and ');
}

const BOOK = '(?:calendar|diary|planner|agenda)';
const LIST = '((?:(?:the |my |our )?(?:shopping|grocery|groceries|to ?do|packing)|the|my|our) list)';
/** What is done with a list or its items: things alone, without a verb, are to go on it. */
const VERB =
  'put|add|re|readd|stick|pop|get|take|cross|remove|strike|drop|clear|empty|read|show|tell|email|send|mail|delete|cancel|mark|tick|check|move|swap|change|chuck|bung|lob|shove|slap|throw|write|note|jot|pencil|include|enter|log|save|record';

export const ITEMISED: readonly Rewording[] = [
  says(
    `${BEGIN}${MAKE}(?:${COUNT} )?(?:separate |different |kitchen |new )?timers${PLEASE}(?: ?[:,;-]+| for| of)+ ?(.+?)${PLEASE}$`,
    ([, items = '']) => timers(items, 2),
  ),
  says(`^(.+?)${PLEASE},? (?:${COUNT} )?timers${PLEASE}[.!]*$`, ([, items = '']) => timers(items, 2)),
  // "*A timer for five minutes for the tea and ten for the eggs*": each length has its name.
  says(
    `${BEGIN}${MAKE}(?:an? )?(?:new )?timer${PLEASE} (?:for |of )?(${LENGTH} for .+ and (?:(?:an?|one|another) )?(?:for )?(?:${LENGTH}|${NUMBER}) (?:for|on) .+?|${OWN}${NAME} for ${LENGTH},? and .+ for (?:${LENGTH}|${NUMBER}))${PLEASE}[.!]*$`,
    ([, items = '']) => timers(items, 2),
  ),
  says(`^(?:a )?timer ?[,:] (.+?)${PLEASE}$`, ([, items = '']) => {
    const [length = '', name = ''] = items.split(/, (?=for )/);
    return timers(name === '' ? length : `${length} ${name}`, 1);
  }),
  says(`^(.+)$`, ([, items = '']) => (new RegExp(LENGTH, 'i').test(items) ? timers(items, 2) : undefined)),
  says(
    `${BEGIN}${MAKE}(?:${COUNT} |an? )?(?:new )?reminders?${PLEASE}(?: (?:for )?(${DAY}))?${PLEASE} ?[:,;-]+ ?(.+)$`,
    ([, day, items = '']) => reminders(items, day),
  ),
  says(
    `${BEGIN}${MAKE}(?:an? )?(?:new )?reminder (?:for|on|at) ((?:[^:]|:(?=\\d))+): (?:to )?(.+)$`,
    ([, when = '', what]) => `remind me ${/^the \d/i.test(when) ? 'on ' : ''}${when} to ${what}`,
  ),
  says(
    `${BEGIN}${MAKE}(?:${COUNT} |an? )?(?:new )?alarms?${PLEASE}(?: for (?:me|us))?(?: (?:for )?(${DAY}))?(?: ?[:,;-]+| for| at| on)* ?(.+?)${PLEASE}(?:, (?:i|we|it|he|she|they)['’ ][a-z' ]+)?[.!]*$`,
    ([, day, items = '']) => alarms(items, day),
  ),
  says(
    `${BEGIN}${MAKE}(?:an? )?(?:recurring|repeating|regular) alarms?${PLEASE}(?: for)? ?[:,]? ((?:every |on )?[a-z ,]+?)(?: only)?,? (?:at )?(${HOUR})${PLEASE}[.!]*$`,
    ([, days = '', hour]) => `set an alarm every ${days.replace(/^(?:every|on) /i, '')} at ${hour}`,
  ),
  says(
    `${BEGIN}(?:put|add|stick|pop|get|write|note|bung|chuck) (?:these|this|the following|this lot|these things|all (?:of )?(?:this|these)|the lot) (?:things |down )*(?:on|to|onto|in|into) ${LIST}(?: please)? ?[:,;-]* ?(.+?)[.!]*$`,
    ([, list = '', items]) => `add ${items} to ${list}`,
  ),
  says(`^${LIST} ?[:-] ?(?:add )?(.+?)[.!]*$`, ([, list = '', items]) => `add ${items} to ${list}`),
  says(
    `^((?!(?:what|is|are|do|does|did|have|has|how|who|when|we|i|you|any|no|not|if|and|also|but|${VERB})\\b)(?!.*\\b(?:this|that|these|those|it|them|something|anything|everything|one|another)\\b)[^?:]+?),? (?:on|to|onto|for) ${LIST}${PLEASE}[.!]*$`,
    ([, items = '', list]) =>
      / (?:is|are)(?: already| still)?$/i.test(items) ? undefined : `add ${items} to ${list}`,
  ),
  says(
    `${BEGIN}(?:put|add|stick|pop|get|write|note|enter) (?:these|the following|this lot|these things|all (?:of )?these) (?:down )?(?:in|on|to|into|onto) (?:the |my |our )(?:family )?${BOOK} ?[:,;-]* ?(.+)$`,
    ([, items = '']) => events(items),
  ),
];
