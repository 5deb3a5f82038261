/** Light of a colour or of a warmth in the ways people ask for it. */
import { type Phrase, ways } from '../../src/domain/index.ts';

const COLOR = '(color|colour|colors|colours|hue|shade)';
const WARMTH =
  '(color|colour|color temperature|colour temperature|temperature|color temp|colour temp|white|whiteness|warmth)';
const CHANGE =
  '(set|change|adjust|put|turn|make|switch|bring|get|modify|alter|configure|tune|shift|swap|transition)';
const GLOW = '[shine|glow|light up|go|turn|display|show|give|appear|look]';
const GLOWING = '[setting|light|lights|lighting|scheme|mode]';
const LIGHT = '(light|lights|lighting|bulbs|glow)';
const COLORS = '(red|green|blue|yellow|orange|purple|pink|white|cyan|violet|warm white|cool white)';
/** What it was before is of no account: "from red to blue". */
const FROM = `[from ${COLORS}]`;
const INTO = '[to be|to|in|on|on in|at|be|into|to go|as|a]';
const WISH =
  '(give me|show me|get me|i want|i need|i would like|i would love|we want|we need|we would like|can i have|can we have|can i get|let us have|have|switch to|change to|go for|use|set|put on|switch over to|change it to|turn on|switch on|power on|put|make|show|display|activate|turn|give us|i want to see|i would prefer|i prefer|we would love|try)';

const SHONE =
  '((set|turn|change|make|put|dim|bring|switch on|turn on) {target:place} [on|up|down]|{target:place} [on])';

/** Phrases of `light.set`. */
export const COLORED: readonly Phrase[] = [
  `(set|turn|change|make|put|switch|paint|color|colour|light|get|have|let|adjust|turn on|switch on|tint|dye|cast|bathe|fill|modify|shift|flood|wash|show|display|alter|transition|cycle) {target:place} ${GLOW} ${FROM} ${INTO} [the] [color|colour] {color} ${GLOWING}`,
  '(can|could|may) (i|we) (have|get) {target:place} [in|to be] {color}',
  `(can|could) {target} (display|show|shine|glow|be|turn|light up|go|give) [in|to] {color} ${GLOWING}`,
  `${CHANGE} [the] ${COLOR} (of|for|in|on) {target:place} ${FROM} (to|into) {color}`,
  `${CHANGE} {target:place} ${COLOR} ${FROM} (to|into|as) {color}`,
  `${CHANGE} [the] ${COLOR} [to|as] {color} (of|for|in|on) {target:place}`,
  `(set|apply|use|put|choose|pick|add|give|have|get) {color} ${GLOWING} (for|to|on|in|as the color of|from|with) {target:place}`,
  `(give) {target:place} {color} ${GLOWING}`,
  '(switch|change|turn) {target:place} over to {color}',
  `{target:place} [${COLOR}] [to|in|at|with|on|on in] {color} ${GLOWING}`,
  `{target:place} [${COLOR}] [to|in] {color} [and] [at|with|to] {brightness:percent} [brightness]`,
  `{target:place} [to|at] {brightness:percent} [brightness] [and] [in] {color}`,
  '(put|set|turn|have|make|dim|switch) {target:place} [on] [to|at] {brightness:level} [brightness] [and] [in|to] {color}',
  '(put|set|turn|have|make|dim|switch) {target:place} [on] [to|at] {brightness:level} [brightness] [and] [in|to] {temperature:kelvin}',
  '{target:place} [to|at] {brightness:level} [brightness] [and] [in] {temperature:kelvin}',
  '{target} on {color} (at|to) {brightness:level} [brightness]',
  '{target} [on] [in|to] {color} (at|to) {brightness:level} [brightness]',
  `${CHANGE} {target} [to|at] {brightness:percent} [brightness] [and|at|with|in] {temperature:kelvin}`,
  '{target} [on] [to|at] {brightness:percent} [brightness] [and|at|with|in] {temperature:kelvin}',
  '{target} [on] [to|at] {brightness:percent} [brightness] [and|at|with|in] {color}',
  `${COLOR} [of|for|in] {target:place} [to] {color}`,
  `{color} ${GLOWING} (on|in|for|from) {target:place}`,
  '(make|turn|have) it {color} (on|in|at|with) {target:place}',
  `(cast|shine|show|display|throw|project) {color} ${GLOWING} (with|on|from|in|through|using) {target:place}`,
  ...ways(
    { here: true },
    `${CHANGE} [the] [light|lights] ${COLOR} ${FROM} (to|into) {color}`,
    `${WISH} [a|an|some|the] {color} [colored|coloured] ${LIGHT} [on]`,
    '{color} (light|lights|lighting) on',
    '(change|switch|turn|go|move|transition|shift|set|cycle|adjust) [it|them|color|colour|the color|the colour] [over] (to|into) {color} [color|colour]',
    `(make|turn|set|paint) [the] [light|lights|lighting] ${COLOR} {color}`,
    `[the] [light|lights] ${COLOR} (should be|must be|needs to be|has to be|to be) {color}`,
  ),
  `(make|turn|set|change) [the] ${COLOR} (of|for|in|on) {target:place} [to|as|into] {color}`,
  ...ways(
    { here: true },
    '{color} (lights|lighting|mood lighting|light) [please]',
    '{temperature:kelvin} (lights|lighting|light) [please]',
    '(make|turn|paint|light|color|colour|bathe) (it|them|everything|the room|this room|the place) [in|to] {color}',
    '(i|we) (want|would like|would love|need|prefer) [some|a] {color} (light|lights|lighting|glow)',
  ),
  `(make|turn) {target:place} [a bit|a little|slightly] more {color}`,
  `(set|turn|change|make|put) {target:place} [to] [the] ${COLOR} {color} [and|at|with] {brightness:percent} [brightness]`,
  '(set|turn|change|make|put) {target:place} [to] {color} [and|at|with] {brightness:percent} [brightness]',
  `${SHONE} [to|at|with] {brightness:percent} [brightness] [and] [in|to] [a] {color}`,
  `${SHONE} [to|at|with] {brightness:percent} [brightness] [and] [in|to] [a] {temperature:kelvin}`,
  `${SHONE} [to|at|with] {temperature:kelvin} [and|at|and at] {brightness:percent} [brightness]`,
  `${CHANGE} {target:place} [to|at] [${WARMTH}] {temperature:kelvin}`,
  `${CHANGE} {target:place} [to|at] {temperature:kelvin} [and|at|with] {brightness:percent} [brightness]`,
  '{target} [to|at] {temperature:kelvin} [and|at|with] {brightness:percent} [brightness]',
  `${CHANGE} {target:place} ${WARMTH} (to|at) {temperature:kelvin}`,
  `${CHANGE} [the] ${WARMTH} (of|for|in) {target:place} (to|at) {temperature:kelvin}`,
  `{target} [to|at] {temperature:kelvin}`,
  // A bare room that is to be "warm" may want heating.
  {
    say: '{target:place} [to|at|in] {temperature:kelvin}',
    hold: { temperature: ['white', 'kelvin', 'light', 'daylight'] },
  },
  `{target:place} ${WARMTH} [to|at] {temperature:kelvin}`,
  `${WARMTH} [of|for|in] {target:place} [to|at] {temperature:kelvin}`,
  `(give) {target:place} {temperature:kelvin}`,
  { say: `${CHANGE} [the] ${WARMTH} (to|at) {temperature:kelvin}`, here: true },
  { say: `${WISH} [a|some|the] {temperature:kelvin} ${LIGHT}`, here: true },
  { say: `${WISH} {temperature:kelvin}`, hold: { temperature: ['light'] }, here: true },
  `${CHANGE} {target:place} (a bit|a little|a little bit|slightly|much|a tad|a touch|more|even) {temperature:kelvin}`,
  { say: '(set|turn|put) {target:place} to (white)', give: { color: 'white' } },
];
