import type { Rewording } from '../../../index.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { A_DAY, END, LEAD, says } from './parts.ts';

/** What was just done or put down is to be so at another time: "not now, at nine", "do it in ten minutes instead", "tonight at nine instead". */

const ABOUT = '(?:about |around |say )?';
const AT = `at ${ABOUT}${HOUR}`;
/** A time that needs no word in front of it to be one. */
const TIME = `(?:${A_DAY}(?:,? ${AT})?|${AT}(?:,? ${A_DAY})?|in ${ABOUT}${LENGTH}|(?:in|during) the (?:morning|afternoon|evening)|at (?:sunset|sunrise|dusk|dawn|lunchtime|bedtime))`;
const NOT_NOW = 'not (?:right |just |straight )?(?:now|yet|this minute|straight away|right away|immediately)';
const IT = '(?:it|that|them|this|those)';
const HAPPEN = '(?:done|happen|go off|come on|run|start|on|off)';
const DO_IT = `(?:(?:do|run|start) ${IT}|(?:have|make|put|let|get) ${IT} ${HAPPEN})`;
/** An hour by its number alone, which is no temperature and hardly a level. */
const ON_CLOCK = '((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2]))';
const INSTEAD = '(?:,? (?:instead|rather|not now|not yet))';

export const OTHER_TIME_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}(?:no[, ]+)?${NOT_NOW}[,.;:–-]*(?: but| do it| make it)* (${TIME})${INSTEAD}?${END}`,
    ([, time]) => `no, ${time}`,
  ),
  says(`^${LEAD}(?:no[, ]+)?(?:${DO_IT} )?(${TIME})${INSTEAD}${END}`, ([, time]) => `no, ${time}`),
  // "*Also* at nine": one more.
  says(`^${LEAD}also,? (${TIME})${END}`, ([, time]) => `and ${time} too`),
  // "*Make that at* nine", "shift it to nine": the hour.
  says(
    `^${LEAD}(?:no[, ]+)?(?:make ${IT} at|(?:move|shift|push|reschedule) ${IT} to) ${ON_CLOCK}(?: instead| rather)?${END}`,
    ([, hour]) => `no, at ${hour} o'clock`,
  ),
];

export const OTHER_TIME_IN_TALK: readonly Rewording[] = [
  says(`^${LEAD}(?:no[, ]+)?(?:${DO_IT}|have ${IT}) (${TIME})${END}`, ([, time]) => `no, ${time}`),
];
