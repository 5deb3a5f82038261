import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What is turned on, but not as far as it goes: "the counter lights on, but not too bright", "some light in the hall, not full". */

const ORDER =
  '((?:(?!\\b(?:and|or|then|if|when|while|unless|until|at|by|in an?|percent|not|off|up|down|dim|lower|raise|brighter|dimmer|less|more)\\b)[^,;.:!?\\d])+?)';
const NOT_TOO =
  '(?:,|,? (?:but|though|and|only|just))* not (?:(?:too|so|very|all that|that|overly|really|quite|at|on) )*';
const HOW =
  '(bright|brightly|harsh|glaring|strong|strongly|fast|hard|high|full|full on|full blast|full power|full whack|loud|loudly)';
const ON = lazily('\\bon\\b', 'i');
const LIT = lazily('\\b(?:lights?|lamps?|backlight|spotlight|pendant|chandelier)\\b', 'i');
const BLOWS = lazily('\\bfan\\b', 'i');
const SOUNDS = lazily('\\b(?:speakers?|radio|tv|telly|television|music|sound|stereo)\\b', 'i');

export const NOT_TOO_MUCH_FIRST: readonly Rewording[] = [
  says(`^(${LEAD})${ORDER}${NOT_TOO}${HOW}${END}`, ([, lead = '', order = '']) => {
    const turnsOn = ON.test(order);
    if (BLOWS.test(order)) return turnsOn ? `${lead}${order.replace(/ on$/i, '')} on low` : undefined;
    if (SOUNDS.test(order)) return turnsOn ? `${lead}${order} and set its volume to 30 percent` : undefined;
    return LIT.test(order) ? `${lead}${order} at half` : undefined;
  }),
];
