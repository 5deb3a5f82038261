import type { Pattern, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, END, LEAD, NO_EVENT, OF_THINGS, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What comes again and again is at another time from some day on: "choir is at seven from January", "move it to half five from next week on". */

const NOT_FIRST =
  '(?!(?:it|that|this|what|which|who|when|where|why|how|is|are|was|do|does|did|has|have|can|could|will|would|add|put|set|move|make|there|i|we|you|he|she|they|if|no|not|never|please|wake|remind|turn|switch|start|starting|from|as|beginning)\\b)';
const NAME = `(?:(?:all )?(?:the|my|our) )?${NO_EVENT}${NOT_FIRST}([a-z][a-z'’-]*(?: (?!(?:on|at|from|is|are|and|so|to|it|that|not|instead|in|into|for|starts|begins|will|as|starting)\\b)[a-z][a-z'’-]*){0,3}?)(?: (?:series|one))?`;
const MOVE = '(?:move|shift|push|change|bring|reschedule|switch|make|start)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const FIRST = `(?:next (?:week|month|year|term)|the (?:week|month) after next|${MONTH}|(?:the )?new year|(?:the )?(?:end|start|beginning) of (?:next month|${MONTH})|${A_DAY}|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|christmas|easter)`;
/** From when on; not "from today", which is all that is to come. */
const SINCE = `(?:from|starting(?: from| on| in)?|as (?:of|from)|beginning(?: in| on)?|with effect from) (?!(?:today|now|here)\\b)(${FIRST})(?: (?:on(?:wards?)?|and (?:on|after)))?`;
const TIME = `(?:(?:to|at|on|for|till|until) )?((?:(?:on )?${WEEKDAY}s?,? )?(?:at )?${HOUR}|(?:on )?${WEEKDAY}s?)`;
const LATER = `(?:by )?(${LENGTH}) (later|earlier|sooner)`;
const INSTEAD = '(?:,? (?:instead|rather|now|though))*';
const IS =
  "(?:['’](?:s|ll be)| is| are| will be| starts| begins| will start| goes)(?: (?:now|always|going to be|moving|moved|on))*";

/** "School starts at nine *from Monday*" may be the first that is heard of it. */
const IS_ONE_DAY = lazily(`^(?:on |this )?(?:${WEEKDAY}|tomorrow)`, 'i');

const bare = (time: string): string =>
  time.replace(/^(?:on|at) /i, '').replace(new RegExp(`\\b(${WEEKDAY})s\\b`, 'i'), '$1');
const first = (since: string): string =>
  since.replace(/^on /i, '').replace(/^(?:the )?new year$/i, 'the 1st of january');

export const movedSince = (
  name: string,
  since = '',
  to: { readonly time?: string | undefined; readonly by?: string | undefined },
): string | undefined => {
  if (OF_THINGS.test(name)) return undefined;
  const then = `as of ${first(since)}`;
  if (to.by !== undefined) return `move the ${name} ${to.by.replace(/sooner$/i, 'earlier')} ${then}`;
  const time = bare(to.time ?? '');
  // Behind a weekday the hour, and the day behind an hour, would be read as one with it.
  return IS_ONE_DAY.test(time)
    ? `move the ${name} to ${time} ${then}`
    : `move the ${name} ${then} to ${time}`;
};
const by = (length: string | undefined, way: string | undefined): string | undefined =>
  length === undefined ? undefined : `${length} ${way}`;

export const SERIES_SINCE: readonly Rewording[] = [
  // "Every Tuesday *starting in January*": the whole month would be all there is of it.
  says(
    `(?<=\\b(?:every|each|weekly|monthly|daily|fortnightly|${WEEKDAY}s)\\b.*)\\b(?:starting|beginning) in (${MONTH})\\b(?! \\d)(?!.*\\b(?:until|till|til|up to|through)\\b)`,
    () => 'starting on the 1st of $1',
  ),
  // "… *starting next week until Christmas*": the two ends of one time.
  says(
    `(?<=\\b(?:every|each|weekly|monthly|daily|fortnightly|${WEEKDAY}s)\\b.*)\\b(?:starting|beginning)(?: from| in| on)? (?=${FIRST},? (?:until|till|til|up to|through)\\b)`,
    () => 'from ',
  ),
  // "Move choir to seven *from January*", "make choir half an hour later starting next week".
  says(
    `^${LEAD}${MOVE} ${NAME} (?:back |forward |on )?${TIME}${INSTEAD},? ${SINCE}${END}`,
    ([, name = '', time, since]) => movedSince(name, since, { time }),
  ),
  says(`^${LEAD}${MOVE} ${NAME} ${LATER}${INSTEAD},? ${SINCE}${END}`, ([, name = '', length, way, since]) =>
    movedSince(name, since, { by: by(length, way) }),
  ),
  says(
    `^${LEAD}${SINCE},? (?:please )?${MOVE} ${NAME} (?:back |forward |on )?(?:${TIME}|${LATER})${INSTEAD}${END}`,
    ([, since, name = '', time, length, way]) => movedSince(name, since, { time, by: by(length, way) }),
  ),
  // "Choir *is at seven from January*", "from next week choir starts at half six".
  says(
    `^${LEAD}${NAME}${IS} (?:${TIME}|${LATER})${INSTEAD},? ${SINCE}${END}`,
    ([, name = '', time, length, way, since]) =>
      IS_ONE_DAY.test(since ?? '') ? undefined : movedSince(name, since, { time, by: by(length, way) }),
  ),
  says(
    `^${LEAD}${SINCE},? ${NAME}${IS} (?:${TIME}|${LATER})${INSTEAD}${END}`,
    ([, since, name = '', time, length, way]) =>
      IS_ONE_DAY.test(since ?? '') ? undefined : movedSince(name, since, { time, by: by(length, way) }),
  ),
];

const IT = "(?:it|that|this|they)(?:['’](?:s|ll be)| is| are| will be| starts| should be)?";
const CHANGE = `(?:(?:(?:let['’]?s )?${MOVE} )?${IT}|it['’]s|(?:${MOVE}))`;
const OF_IT: readonly { readonly say: Pattern; readonly since: number; readonly time: number }[] = [
  { say: whole(`(?:${CHANGE} )?(?:${TIME}|${LATER})${INSTEAD},? ${SINCE}`), time: 1, since: 4 },
  { say: whole(`${SINCE},? (?:${CHANGE} )?(?:${TIME}|${LATER})${INSTEAD}`), time: 2, since: 1 },
];

function whole(pattern: string): Pattern {
  return lazily(`^${LEAD}(?:(?:no+|sorry|actually)[, ]+)?${pattern}${END}`, 'i');
}

/** From when on it is to be at what other time: "from next week make it half six". */
export function timeSince(text: string): { readonly since: string; readonly time: string } | undefined {
  for (const { say, since, time } of OF_IT) {
    const found = say.exec(text);
    const said = found?.[time];
    if (said !== undefined) return { since: first(found?.[since] ?? ''), time: said.replace(/^at /i, '') };
  }
  return undefined;
}

/** The same of what was written down just now: "from next week on at half five instead". */
export function ofItSince(text: string, title: string): string | undefined {
  for (const { say, since, time } of OF_IT) {
    const found = say.exec(text);
    if (found === null) continue;
    return movedSince(title, found[since], {
      time: found[time],
      by: by(found[time + 1], found[time + 2]),
    });
  }
  return undefined;
}
