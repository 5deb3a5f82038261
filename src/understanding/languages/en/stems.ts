/** "lights" and "light", "sam's" and "sam": one stem. */
export function stemOf(word: string): string {
  let stem = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (
    (stem.length > 3 || stem === 'tvs' || stem === 'acs') &&
    stem.endsWith('s') &&
    !stem.endsWith('ss') &&
    !stem.endsWith('us')
  )
    stem = singularOf(stem);
  return stem.includes("'") ? stem.replaceAll("'", '') : stem;
}

/** "batteries", "switches", "boxes", "lights". */
function singularOf(plural: string): string {
  const one = plural.slice(0, -1);
  if (plural.endsWith('ies')) return plural.length < 6 || IN_IE.has(one) ? one : `${one.slice(0, -2)}y`;
  return /(?:ch|sh|x|ss)es$/.test(plural) ? one.slice(0, -1) : one;
}

const IN_IE = new Set(
  'movie cookie brownie smoothie selfie hoodie zombie calorie genie walkie talkie'.split(' '),
);

/** Other words for the first of each row. */
const ALIKE = [
  'stair stairwell staircase stairway',
  'entry entryway entrance',
  'hall hallway',
  'bath bathroom',
  'tv television telly',
  'fridge refrigerator',
  'yard backyard',
  'coffee espresso cappuccino capuccino latte macchiato americano mocha',
];

/** "Bedroom one" and "Bedroom 1" are one name, and "the stairwell light" and "the stair light". Where a home has both, the one as it was said is meant. */
export const SAME: ReadonlyMap<string, string> = new Map([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, String(at + 1)] as const),
  ...ALIKE.flatMap((row) => {
    const [first = '', ...others] = row.split(' ');
    return others.map((other) => [other, first] as const);
  }),
]);

export function pluralOf(word: string): string {
  const stem = stemOf(word);
  if (/(?:s|x|ch|sh)$/.test(stem)) return `${stem}es`;
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`;
}
