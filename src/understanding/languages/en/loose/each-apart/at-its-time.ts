import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH } from '../times-said.ts';

/** Several things of which each goes on or off at its own time, and one reminder at several: each said out in full. */

const WORD =
  '(?!(?:and|or|but|then|at|in|on|off|to|for|turn|switch|put|set|open|close|lock|tell|remind|wake|every|each|if|when|is|are|not|no|it|that|this|them)\\b)[a-z]+';
const THING = `((?:${WORD})(?: ${WORD}){0,3})`;
const FIGURE = '(?:\\d{1,2}|five|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty)';
const TIME = `(at (?:about )?${HOUR}|in (?:about )?(?:${LENGTH}|${FIGURE}))`;
const AND = '(?:,|,? and(?: then)?|,? then)';

/** "In ten" is ten minutes. */
const timed = (time: string): string =>
  new RegExp(`^in (?:about )?${FIGURE}$`, 'i').test(time) ? `${time} minutes` : time;

interface Turn {
  readonly thing: string | undefined;
  readonly time: string | undefined;
  readonly state?: string | undefined;
}

function each(lead: string, state: string, turns: readonly Turn[]): string {
  const said = turns.flatMap(({ thing, time, state: own }) =>
    thing === undefined || time === undefined ? [] : [`turn ${own ?? state} ${thing} ${timed(time)}`],
  );
  return lead + said.join(' and ');
}

export const AT_ITS_TIME_FIRST: readonly Rewording[] = [
  // "*Turn off the hall light in ten, the lamp in twenty* and the fan in thirty".
  says(
    `^(${LEAD})(?:turn|switch) (on|off) ${THING} ${TIME}${AND} ${THING} ${TIME}(?:${AND} ${THING} ${TIME})?${END}`,
    ([text, lead = '', state = '', thing, time, other, then, third, last]) =>
      third !== undefined || /\bin [a-z0-9-]+(?:,| and|[.!]*$)/i.test(text)
        ? each(lead, state, [
            { thing, time },
            { thing: other, time: then },
            { thing: third, time: last },
          ])
        : undefined,
  ),
  // "*Kitchen lights off at ten, the hall light at half ten* and the TV at eleven".
  says(
    `^(${LEAD})(?:(?:turn|switch|put) )?${THING} (on|off) ${TIME}${AND} ${THING} ${TIME}(?:${AND} ${THING} ${TIME})${END}`,
    ([, lead = '', thing, state = '', time, other, then, third, last]) =>
      each(lead, state, [
        { thing, time },
        { thing: other, time: then },
        { thing: third, time: last },
      ]),
  ),
  // "*At ten kitchen lights off, at half ten the hall light* and at eleven the TV".
  says(
    `^(${LEAD})${TIME},? (?:(?:turn|switch) (on|off) ${THING}|${THING} (on|off))${AND} ${TIME},? ${THING}(?: (on|off))?(?:${AND} ${TIME},? ${THING}(?: (on|off))?)?${END}`,
    ([, lead = '', time, first, one, thing = one, way, then, other, its, last, third, own]) => {
      const state = first ?? way ?? '';
      return each(lead, state, [
        { thing, time },
        { thing: other, time: then, state: its },
        { thing: third, time: last, state: own },
      ]);
    },
  ),
];

const AT = `(?:at ${HOUR}(?: ${DAY})?|${DAY},? (?:at )?${HOUR}|${DAY})`;

const SPLIT = /, (?:and )?| and (?=at |to|this |next |on |[a-z]+day)/i;
const HOUR_FIRST = lazily(`^at (?<hour>${HOUR})(?: (?<day>${DAY}))?$`, 'i');
const HOUR_LAST = lazily(`^(?<day>${DAY})(?:,? (?:at )?(?<hour>${HOUR}))?$`, 'i');

export const REMINDED_AT_EACH: readonly Rewording[] = [
  // "*At noon, at three and at six* remind me to air the rooms".
  says(
    `^(${LEAD})(at ${HOUR}(?:, (?:at )?${HOUR})*,? and (?:at )?${HOUR}),? (remind [a-z]+ (?:to|about) [^;.!?]+?)${END}`,
    ([, lead, times = '', what]) =>
      `${lead}${what} ${times
        .split(/, (?:and )?| and /i)
        .map((time) => (/^at /i.test(time) ? time : `at ${time}`))
        .join(' and ')}`,
  ),
  // "Remind me *at eight tonight and tomorrow morning* to take my pills".
  says(
    `^(${LEAD}remind [a-z]+) (${AT}(?:, ${AT})*,? and ${AT}),? ((?:to|about) [^;.!?]+?)${END}`,
    ([, remind, times = '', what]) => {
      const each = times.split(SPLIT).map((time) => HOUR_FIRST.exec(time) ?? HOUR_LAST.exec(time));
      const hours = each.map((found) => found?.groups?.['hour']);
      const said = each.map((found, at) => {
        const hour = hours[at] ?? hours[at - 1];
        const day = found?.groups?.['day'];
        return hour === undefined ? found?.[0] : `at ${hour}${day === undefined ? '' : ` ${day}`}`;
      });
      return hours.some((hour) => hour !== undefined) ? `${remind} ${what} ${said.join(' and ')}` : undefined;
    },
  ),
];
