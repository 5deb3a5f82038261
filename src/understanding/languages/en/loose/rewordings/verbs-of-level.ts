import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Any verb with a value behind it sets it, a small light is a low one, and what stays is left out. */

const NUMBER =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|five|ten|eleven|twelve|fifteen|sixteen|seventeen|eighteen|nineteen|a (?:third|quarter|half)|half(?:way)?|full|zero)';
const VERB =
  '(?:knock|whack|bring|take|pull|drop|bump|crank|nudge|get|stick|wind|shove|haul|yank|run|push|ease|slide|bung|drag|tap|hike|pump|notch|cut|lift)';
const MEASURE = '(?:volume|sound|brightness|light|level|temperature|heat|speed)';
const THING = '((?:the|my|our) [a-z]+(?: (?!(?:up|down|back|to|on|off)\\b)[a-z]+){0,3}?)';

export const VERBS_OF_LEVEL: readonly Rewording[] = [
  // "*Knock the telly's volume to 12*", "whack the speaker up to sixty".
  says(
    `^${LEAD}${VERB} ${THING}(?:(?:['’]s|s['’])? (${MEASURE}))?(?: (?:up|down|back|right|way|again))* to (?:about |around )?(${NUMBER})( percent| ?%| degrees)?${END}`,
    ([, thing = '', measure, value, unit = '']) =>
      measure === undefined
        ? `set ${thing} to ${value}${unit}`
        : `set the ${measure} of ${thing.replace(/['’]s$/i, '')} to ${value}${unit}`,
  ),
  // "Turn the lamp *on dim*" turns it on, and no further down.
  says(
    `\\b(lamps?|lights?|lamplight|pendant|spot|spotlight|backlight|one|it|them) on(?:,? but|,? and|,)?(?: just| only)? (?:dim|dimmed|dimly|low|faint)(?=[,.!?]*$| (?:please|and|then)\\b)`,
    ([, thing]) => `${thing} on low`,
  ),
  // "Warmer *for the next hour*" is so for an hour.
  says(
    `(?<!^(?:what|which|how|when|who|where|is|are|am|do|does|will|have|any|anything)\\b.*)\\bfor the (?:next|coming|following) (hour|minute|week)\\b`,
    ([, unit = '']) => `for ${/^hour/i.test(unit) ? 'an' : 'a'} ${unit}`,
  ),
  // "… but the blind *only* half way" is as far as that.
  says(
    `\\bbut ${THING} (?:only|just) (?=(?:(?:at|to|on) )?(?:${NUMBER}|half way)(?: ?(?:percent|%))?(?: (?:up|down|open|closed|shut))?(?:[,.!?]*$| (?:please|and|then)\\b))`,
    ([, thing]) => `but ${thing} `,
  ),
];

const DARK =
  "(?:[a-z'’ ]{0,60}\\b(?:dark|black|sleep|see|scared|scary|spooky|gloomy|dim|night)\\b[a-z'’ ]{0,30}[,.;!–-]+ ?)?";
const SMALL =
  '(?:tiny|little|wee|small|faint|soft|gentle|weak|low|teeny|little bit of|bit of|touch of|hint of)';

export const SMALL_LIGHTS: readonly Rewording[] = [
  // "It's too black, *only a tiny glow please*".
  says(
    `^${DARK}(?:(?:and|so|but|maybe|perhaps|please|just|only|even|can (?:i|we) have|could (?:i|we) have|can you give (?:me|us)|give (?:me|us)|put on|turn on|i want|we want|i need)[, ]+)*(?:a|some) (?:(?:just |very |really )*${SMALL} )+(?:of (?:a )?)?(?:glow|light|glimmer|lamplight|night ?light)(?: (?:please|on|in here|now|would do|will do|is enough|only|then|thanks))*[.!]*$`,
    ([text]) =>
      `set the lights ${/\b(?:in|on) (?:the|my|our) [a-z]+(?: room)?\b/i.exec(text)?.[0] ?? 'in here'} to 20 percent`,
  ),
];

export const STAYING: readonly Rewording[] = [
  // "Lights out in the kitchen, *only the one over the island can stay*".
  says(
    `^((?:.* )?(?:off|out)\\b.*?),? (?:and |but )?(?:only|just) ((?:the|my|our) [a-z]+(?: [a-z]+){0,4}?) (?:can |may |should |could |is to |is allowed to |must |has to )?(?:stays?|remains?|keeps?)(?: (?:on|lit|open|as (?:it|they) (?:is|are)|up))?${END}`,
    ([, order, thing]) => `${order} except ${thing}`,
  ),
];
