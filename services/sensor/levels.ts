import type { ConditionPhrase } from '../../src/domain/index.ts';

const IS =
  '(is|are|gets|goes|rises|climbs|falls|drops|reads|becomes|stays|is at|has risen|has dropped|has fallen|goes up to|comes)';
const ABOVE = '(above|over|more than|higher than|greater than|at least|past)';
const BELOW = '(below|under|less than|lower than|at most|beneath)';
const AT = '(in|of|at|on|for|from|inside)';

/** What is asked of a reading: "if *the humidity in the bathroom is over 65 percent*". */
function levels(kind: string, nouns: string, slot: string): ConditionPhrase[] {
  const give = { kind };
  return [
    [ABOVE, 'above', '(exceeds|tops)'],
    [BELOW, 'below', '(undercuts|is short of)'],
  ].flatMap(([than, bound, verb]) =>
    [`${IS} ${than}`, verb].flatMap((is): ConditionPhrase[] => [
      { say: `[the|its] ${nouns} [level|reading] ${AT} {target:place} ${is} {${bound}:${slot}}`, give },
      { say: `{target:place} ${nouns} [level|reading] ${is} {${bound}:${slot}}`, give },
      { say: `[the] ${nouns} [level|reading] ${is} {${bound}:${slot}}`, give, here: true },
    ]),
  );
}

/** Temperatures are also told of the room alone, and of "it". */
function warmth(than: string, bound: 'above' | 'below', how: string): ConditionPhrase[] {
  const give = { kind: 'temperature' };
  return [`${IS} ${than}`, `(is|are|gets|becomes) ${how} than`].flatMap((is): ConditionPhrase[] => [
    { say: `{target:place} ${is} {${bound}:temperature}`, give },
    { say: `it ${is} {${bound}:temperature}`, give, here: true },
  ]);
}

function drawn(than: string, bound: 'above' | 'below'): ConditionPhrase {
  return {
    say: `{target:place} (uses|is using|draws|is drawing|consumes|needs) ${than} {${bound}:number} [watts|watt]`,
    give: { kind: 'power' },
  };
}

/** When a wish is to hang on how much a sensor tells. */
export const LEVELS: readonly ConditionPhrase[] = [
  ...warmth(ABOVE, 'above', '(warmer|hotter)'),
  ...warmth(BELOW, 'below', '(colder|cooler|chillier)'),
  ...levels('temperature', '(temperature|temp)', 'temperature'),
  ...levels('humidity', '(humidity|moisture)', 'level'),
  ...levels('battery', '(battery|charge|battery level)', 'level'),
  ...levels('power', '(power|power use|power usage|consumption|power consumption)', 'number'),
  ...levels('illuminance', '(brightness|light level|illuminance)', 'number'),
  ...levels('co2', '(co2|carbon dioxide)', 'number'),
  drawn(ABOVE, 'above'),
  drawn(BELOW, 'below'),
];
