import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** On which day one is to be reminded: that of another day than was said, and the evening before what comes again. */

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayBefore = (day: string): string => DAYS[(DAYS.indexOf(day.toLowerCase()) + 6) % 7] ?? day;
const A_DAY = `((?:next |this )?${WEEKDAY}|today|tomorrow|the day after(?: tomorrow)?)`;
const MEANT =
  "(?:(?:it|that|this)(?:['’]s| is| should be| ought to be| needs to be| has to be| must be| was meant to be|['’]s meant to be)|i (?:meant?|need it|want it)|make (?:it|that)|do it|better|rather|but)";

/** What the house does by itself is no errand. */
const OF_HOUSE =
  /\b(?:lights?|lamps?|heating|thermostat|fan|blinds?|curtains?|tv|telly|speaker|vacuum|robot|pump|doors?|ac|music|alarm|timer)\b/i;

export const REMINDED_THEN_FIRST: readonly Rewording[] = [
  // "*Not tomorrow, it should be Friday*".
  says(
    `^${LEAD}(?:no[,.]? )?not (?:on |for )?(?:today|tonight|tomorrow|${WEEKDAY})[,.;:–-]* ?(?:(?:no|sorry|actually|oh)[, ]+)*(?:${MEANT} )+(?:on |for |to be on )?${A_DAY}${END}`,
    ([, day = '']) => `make it ${day}`,
  ),
  // "*Put the bins out every other Tuesday, remind me the evening before*".
  says(
    `^${LEAD}(?:(?:i|we) (?:have to|must|need to|should) )?([a-z][^,;.!?]*?) (every (?:other )?|each )(${WEEKDAY})s?[,.;:–-]+ ?(?:(?:so|and|please|can you|could you) )*remind (me|us) (?:about (?:it|that) |of (?:it|that) )?(?:on )?the (evening|night|day) before(?: (?:about (?:it|that)|of (?:it|that)))?(?:,? (?:at )?(${HOUR}))?${END}`,
    ([, task = '', often = '', day = '', who, part = '', hour]) => {
      if (!isOrder(task) || OF_HOUSE.test(task)) return undefined;
      const isNight = !/day/i.test(part);
      const then = isNight && hour === undefined ? ' evening' : '';
      const clock =
        hour === undefined
          ? ''
          : ` at ${hour}${isNight && /^[a-z]+$|^\d{1,2}$/i.test(hour) ? ' in the evening' : ''}`;
      return `remind ${who} ${often.trim()} ${dayBefore(day)}${then}${clock} to ${task}`;
    },
  ),
];
