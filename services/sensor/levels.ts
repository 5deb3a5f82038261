import type { ConditionPhrase } from '../../src/domain/index.ts';

const IS = '(is|are|was|reads|stays|stands|is at|has risen|has dropped|has fallen|has been)';
const BECOMES =
  '(gets|get|goes|go|goes up|goes down|rises|rise|climbs|climb|falls|fall|drops|drop|sinks|becomes|comes|dips)';
const ABOVE = '(above|over|more than|higher than|greater than|at least|past)';
const BELOW = '(below|under|less than|lower than|at most|beneath)';
const TO = '[to]';
const UNITS = 'watts|watt|w|lux|lx|ppm|percent';
const AT = '(in|of|at|on|for|from|inside)';
const HUMID = '(humid|humidity|damp|moisture)';
const OUT = '(outside|outdoors|out there|out)';
const IN = '(inside|indoors|in here|in the house|at home)';

/** What is reached is reached from below: the other way people say "drops to". */
const EXCEEDS = '(exceeds|tops|passes|reaches|hits)';

/** How a bound is said: as what is, or as what becomes. */
interface Bound {
  readonly slot: 'above' | 'below';
  readonly is: string;
  readonly change?: true;
}

/** `how` is for what is warmer or colder than something. */
function bounds(warmer = '', colder = ''): readonly Bound[] {
  return (
    [
      ['above', ABOVE, warmer, EXCEEDS],
      ['below', BELOW, colder, '(undercuts)'],
    ] as const
  ).flatMap(([slot, than, how, verb]): Bound[] => {
    const said = how === '' ? than : `(${than.slice(1, -1)}|${how})`;
    return [
      { slot, is: `${IS} ${said}` },
      { slot, is: `(${BECOMES} ${TO} ${said}|${verb})`, change: true },
    ];
  });
}

/** What is asked of a reading: "if *the humidity in the bathroom is over 65 percent*", "when *the battery of the lock drops below 20*". */
function levels(kind: string, nouns: string, type: string): ConditionPhrase[] {
  const noun = `${nouns} [level|reading]`;
  return bounds().flatMap(({ slot, is, change }): ConditionPhrase[] => {
    const bound = `{${slot}:${type}} [${UNITS}]`;
    const rest = { give: { kind }, ...(change === undefined ? {} : { change }) };
    return [
      { say: `[the|its] ${noun} ${AT} {target:place} ${is} ${bound}`, ...rest },
      { say: `{target:place} ${noun} ${is} ${bound}`, ...rest },
      { say: `[the] ${noun} ${is} ${bound}`, ...rest, here: true },
      { say: `[the] ((outside|outdoor) ${noun}|${noun} ${OUT}) ${is} ${bound}`, ...rest, stands: 'outside' },
      { say: `[the] ${noun} ${is} ${bound} ${OUT}`, ...rest, stands: 'outside' },
      { say: `[the] ((inside|indoor|room) ${noun}|${noun} ${IN}) ${is} ${bound}`, ...rest, stands: 'inside' },
    ];
  });
}

/** Temperatures are also told of the room alone, and of "it". */
function warmth(): ConditionPhrase[] {
  return bounds('(warmer|hotter) than', '(colder|cooler|chillier) than').flatMap(
    ({ slot, is, change }): ConditionPhrase[] => {
      const bound = `{${slot}:temperature}`;
      const rest = { give: { kind: 'temperature' }, ...(change === undefined ? {} : { change }) };
      return [
        { say: `{target:place} ${is} ${bound}`, ...rest },
        { say: `it ${is} ${bound}`, ...rest, here: true },
        { say: `it ${is} ${bound} ${OUT}`, ...rest, stands: 'outside' },
        { say: `it ${is} ${bound} ${IN}`, ...rest, stands: 'inside' },
      ];
    },
  );
}

/** "… and if *it's under 45 percent*": of what was asked about before, else of the air. */
function shares(): ConditionPhrase[] {
  return bounds().map(({ slot, is, change }) => ({
    say: `it ${is} {${slot}:percent}`,
    give: { kind: 'humidity' },
    here: true,
    ...(change === undefined ? {} : { change }),
  }));
}

/** Of the air in a room. */
function dampness(slot: 'above' | 'below', than: string, much: string): ConditionPhrase[] {
  const rest = { give: { kind: 'humidity' } };
  return [
    { say: `{target:place} ${IS} ${than} {${slot}:level}`, ...rest },
    { say: `{target:place} ${BECOMES} ${than} {${slot}:level}`, ...rest, change: true },
    { say: `{target:place} ${IS} ${much} {${slot}:level} [percent] ${HUMID}`, ...rest },
    { say: `it ${IS} ${much} {${slot}:level} [percent] ${HUMID} ${AT} {target:place}`, ...rest },
    { say: `it ${IS} ${much} {${slot}:level} [percent] ${HUMID}`, ...rest, here: true },
  ];
}

function drawn(than: string, bound: 'above' | 'below'): ConditionPhrase {
  return {
    say: `{target:place} (uses|is using|draws|is drawing|consumes|needs) ${than} {${bound}:number} [watts|watt]`,
    give: { kind: 'power' },
  };
}

/** When a wish is to hang on how much a sensor tells. */
export const LEVELS: readonly ConditionPhrase[] = [
  ...warmth(),
  ...levels('temperature', '(temperature|temp)', 'temperature'),
  ...levels('humidity', '(humidity|moisture)', 'level'),
  ...levels('battery', '(battery|charge|battery level)', 'level'),
  ...levels('power', '(power|power use|power usage|consumption|power consumption)', 'number'),
  ...levels('illuminance', '(brightness|light level|illuminance)', 'number'),
  ...levels('co2', '(co2|carbon dioxide)', 'number'),
  ...shares(),
  ...dampness('above', '(more humid|damper|wetter) than', ABOVE),
  ...dampness('below', '(less humid|drier|dryer) than', BELOW),
  drawn(ABOVE, 'above'),
  drawn(BELOW, 'below'),
];
