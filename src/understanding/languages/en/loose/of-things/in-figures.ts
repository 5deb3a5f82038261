import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Figures with hardly a word: "curtains 40, tv 20", "kitchen 30 percent, hallway 50 and the office off", "raise to 60 %". */

const PERCENT = '(?: ?%| percent| per cent)';
const FIGURE = `(?:[1-9]\\d|100|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]five)?)${PERCENT}?`;
const NAME =
  '(?:the |my |our )?(?!(?:and|timers?|alarms?|for|at|in|set|wake|eggs?|milk|add|buy|put|play|make|call|remind|increase|decrease|raise|lower|reduce|dim|brighten|volume|brightness)\\b)[a-z]+(?: (?!(?:for|at|in|on|off|to|is|are|up|down|volume|brightness)\\b)[a-z]+){0,2}';
const PART = `(?:turn )?${NAME} (?:(?:to |at )?${FIGURE}|on|off)`;
const IS_PART = lazily(`^(?:turn )?(${NAME}) (?:(?:to |at )?(${FIGURE})|(on|off))$`, 'i');
const BY_WORD = lazily(' (?:to|at) ', 'i');
const BETWEEN = lazily(',? and |, ', 'i');
const HAS_PERCENT = lazily(PERCENT, 'i');

/** Each part said out, or nothing where fewer than two have figures. */
function saidOut(parts: string, isOfLights: boolean): string | undefined {
  const found = parts.split(/,? and |, /i).map((part) => IS_PART.exec(part.trim()));
  if (found.some((part) => part === null)) return undefined;
  const figures = found.filter((part) => part?.[2] !== undefined).length;
  const inPercent = isOfLights || HAS_PERCENT.test(parts);
  // "Lamp at 40 and tv at 20" is read as it is.
  const isBare = isOfLights || found.some((part) => part?.[2] !== undefined && !BY_WORD.test(part[0]));
  if (!isBare || figures < (inPercent ? 1 : 2)) return undefined;
  const orders = found.map((part) => {
    const [, name = '', figure, way] = part!;
    const thing = `${/^(?:the|my|our) /i.test(name) ? '' : 'the '}${name}${isOfLights ? ' lights' : ''}`;
    if (way !== undefined) return `turn ${way} ${thing}`;
    return `set ${thing} to ${figure!.replace(/ ?%| per ?cent/i, '')}${inPercent ? ' percent' : ''}`;
  });
  return orders.length < 2 ? undefined : orders.join(' and ');
}

export const IN_FIGURES_FIRST: readonly Rewording[] = [
  // "*Lights: kitchen 30, hallway 50, office off*".
  says(`^${LEAD}(?:the )?lights?[:,–-]+ ?(${PART}(?:(?:,? and |, )${PART})+)${END}`, ([, parts = '']) =>
    saidOut(parts, true),
  ),
  // "*Curtains 40, tv 20*", "kitchen 30 percent, hallway 50, and turn the office off".
  says(`^${LEAD}(${PART}(?:(?:,? and |, )${PART})+)${END}`, ([, parts = '']) =>
    BETWEEN.test(parts) ? saidOut(parts, false) : undefined,
  ),
  // "*Brightness to 35% and colour temperature to 4000K*".
  says(
    `(?<=^${LEAD}(?:set|put|turn|make) )((?:the |my |our )?[a-z]+(?: [a-z]+){0,2}?)(?:['’]s)? brightness to (\\d{1,3})${PERCENT}?,? and (?:its |the )?(?:colou?r )?temperature to (\\d{4}) ?k(?:elvin)?${END}`,
    ([, thing, level, kelvin]) => `${thing} to ${level}% and ${kelvin}K`,
  ),
  // "Move the blind down *to where it's a quarter open*".
  says(
    "(?<=\\b(?:blinds?|curtains?|shutters?|door|awning|shades?)(?: (?:up|down))?) to where (?:it|they)(?:['’]s| is|['’]re| are) (?=(?:a |one |two |three )?(?:quarters?|thirds?|half)\\b|\\d)",
    () => ' to ',
  ),
  // "Close the blind and the curtains *but leave a gap of ten percent*".
  says(
    `(?<=^${LEAD})(?:close|shut|lower|draw) ([^,;.!?]+?),? (?:but |and )?(?:leave|with|leaving) a (?:gap|slit|crack)(?: of)? (\\d{1,2}|five|ten|fifteen|twenty|thirty)${PERCENT}${END}`,
    ([, things, gap]) => `set ${things} to ${gap} percent open`,
  ),
  // "*Open the garage a little*, just for the cat".
  says(
    `(?<=^${LEAD}(?:open|lift|raise) the garage) (?=(?:just )?(?:a (?:little|bit|crack|touch)|slightly)\\b)`,
    () => ' door ',
  ),
  // "*The heating off overnight, from eleven to six*".
  says(
    `(?<=\\b(?:off|on|down|up|\\d) )overnight,? (?:please,? )?from (eight|nine|ten|eleven|twelve|midnight|\\d{1,2})(?:pm)? (?:to|till|until) (four|five|six|seven|eight|nine|\\d{1,2})(?:am)?${END}`,
    ([, from, to]) => `at ${from}${/midnight/i.test(from!) ? '' : ' tonight'} until ${to} in the morning`,
  ),
  // "Porch light on at sunset, *half an hour before actually*".
  says(
    `(?<=\\b)at (sunset|sunrise|dusk|dawn|noon|midnight),? (?:or rather |no,? |actually,? |well,? )?((?:half an hour|an hour|a quarter of an hour|(?:five|ten|fifteen|twenty|thirty|\\d{1,2}) minutes)) (before|after)(?: (?:that|it))?(?:,? (?:actually|rather|in fact|please))*[.!]*$`,
    ([, when, span, side]) => `${span} ${side} ${when}`,
  ),
];

export const IN_FIGURES_IN_TALK: readonly Rewording[] = [
  // "*Raise to 60 % after 5 minutes*".
  says(
    `^${LEAD}(?:raise|lower|increase|decrease|reduce|dim|drop|bring|set)(?: (?:it|that))? (?:up |down )?to (\\d{1,3})(${PERCENT})?(?: (?:after|in) (\\d{1,2}) (minutes?|seconds?|hours?))?${END}`,
    ([, figure, percent, count, unit]) =>
      `set it to ${figure}${percent === undefined ? '' : ' percent'}${count === undefined ? '' : ` in ${count} ${unit}`}`,
  ),
  says(
    `^${LEAD}(increase|raise|decrease|reduce|lower|dim) by (\\d{1,2})(?: ?(?:%|percent(?:age)?(?: points?)?|points?))?${END}`,
    ([, verb = '', figure]) =>
      `turn it ${/^(?:increase|raise)$/i.test(verb) ? 'up' : 'down'} by ${figure} percent`,
  ),
  // "Blind two thirds open." "*No, two thirds closed*".
  says(
    `^${LEAD}(?:(?:oh|ah|no+|sorry)[,.! ]+)*(?:(?:the )?other way (?:round|around)[,;.:– -]+)?((?:a|one|two|three) (?:thirds?|quarters?)|half|\\d{1,2} ?(?:%|percent)) (closed|shut|open|down|up)${END}`,
    ([, share, so]) => `set it to ${share} ${/^(?:open|up)$/i.test(so!) ? 'open' : 'closed'}`,
  ),
  // "*Reopen in 90 seconds*".
  says(`^${LEAD}(re-?open|re-?close|re-?lock)(?: it)?(?= (?:in|at|after)\\b|${END})`, ([, verb = '']) => {
    const deed = verb.replace(/^re-?/i, '');
    return `${deed} it again`;
  }),
  // "*Way less*", "even tinier".
  says(
    `^${LEAD}(?:(?:oh|ah|no+|nah)[,.! ]+)*(?:(?:make (?:it|that|them) )?(?:way|much|far|a lot|lots|loads|miles|even)) (less|more|dimmer|brighter|darker|louder|quieter|softer|warmer|cooler|colder|hotter|slower|faster|smaller|tinier|lower|higher)(?: (?:than that|than this|still))?${END}`,
    ([, how = '']) =>
      /^(?:smaller|tinier)$/i.test(how) ? 'less' : `a bit ${how}`.replace(/^a bit (?=less|more)/, ''),
  ),
];
