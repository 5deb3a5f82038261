import type { DaysAnew, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { timeSince } from '../plain-talk/series-since.ts';
import { WEEKDAY } from '../times-said.ts';

/** What comes again and again, told to leave some of its days out or to come on others: "drop the Sundays", "Fridays instead of Thursdays". */

const LEAD =
  "(?:(?:and|but|so|oh|no+|ok(?:ay)?|right|well|actually|sorry|please|just|then|can you|could you|let[’']?s)[, ]+)*";
const DAY = `(?:weekends|weekdays|${WEEKDAY}s)`;
const DAYS = `((?:the |all |all the |on )*${DAY}(?:,? (?:and|or) (?:the )?${DAY})*)`;
const EVER = '(?:,? (?:any ?more|any longer|from now on|in future|altogether|completely|either|though))*';
const DROP =
  '(?:drop|scrap|lose|leave out|leave off|take out|take off|cut|cut out|forget|cancel|stop|skip|miss out|no more|get rid of)';
/** Why, without a day or an hour of its own, and that there is none then. */
const WHY =
  "(?:i|we|he|she|they)(?:['’](?:m|re|s|ve|d))?(?: (?:never|do ?n['’]?t|does ?n['’]?t|always|only|no longer|usually))* [a-z]+(?: (?!(?:on|at|so)\\b)[a-z]+){0,4}?";
const SO_NOT =
  '(?:and |so )+(?:not|none|no need|no (?:alarm|reminder|wake-up)|(?:skip|drop|leave out) (?:it|that)|leave (?:it|that) (?:off|out))(?: (?:on )?(?:then|those|that day|those days|them))?';
/** "No *alarm* on Sundays." */
const ROW = "(?:(?:the |my |our )?[a-z]+(?:['’]s)? )";
const OFF: readonly Pattern[] = [
  whole(`${DROP} (?:it |that |them )?(?:on )?${DAYS}(?: (?:one|alarm|reminder)s?)?${EVER}`),
  whole(`no (?:${ROW})?(?:on )?${DAYS}${EVER}`),
  whole(`(?:not|never|don['’]?t (?:do it|bother)) (?:on |at )?${DAYS}${EVER}`),
  whole(`${DAYS} off${EVER}`),
  // "I never work *on Fridays*, so not then either".
  whole(`${WHY} (?:on )?${DAYS}(?: anyway)?,? ${SO_NOT}${EVER}`),
  whole(`(?:on )?${DAYS},? ${WHY}(?: then| anyway)?,? ${SO_NOT}${EVER}`),
];
const INSTEAD: readonly { readonly say: Pattern; readonly off: number; readonly instead: number }[] = [
  {
    say: whole(`(?:make it )?${DAYS},? (?:instead of|rather than|and not|not) ${DAYS}${EVER}`),
    off: 2,
    instead: 1,
  },
  {
    say: whole(
      `(?:move|switch|change|swap|shift|make) ${DAYS}(?: ones?)? (?:to|for|into|with)? ?${DAYS}${EVER}`,
    ),
    off: 1,
    instead: 2,
  },
  {
    say: whole(`${DAYS} (?:should be|becomes?|are now|move to|moves to) ${DAYS}${EVER}`),
    off: 1,
    instead: 2,
  },
];

function whole(pattern: string): Pattern {
  return lazily(`^${LEAD}${pattern}${END}`, 'i');
}

const bare = (days = ''): string =>
  days.replace(/\b(?:the|all|on) /gi, '').replace(/,? (?:and|or) /gi, ' and ');

export function daysAnew(text: string): DaysAnew | undefined {
  for (const { say, off, instead } of INSTEAD) {
    const found = say.exec(text);
    if (found !== null) return { off: bare(found[off]), instead: bare(found[instead]) };
  }
  for (const say of OFF) {
    const found = say.exec(text);
    if (found !== null) return { off: bare(found[1]) };
  }
  const later = timeSince(text);
  return later === undefined ? undefined : { since: later.since, then: `make it ${later.time}` };
}
