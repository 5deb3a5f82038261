/** In turn: letters that are not heard, or are heard as others. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/ough|augh/g, 'o'],
  [/igh/g, 'i'],
  [/tch/g, 'C'],
  [/sch/g, 'sk'],
  [/ch/g, 'C'],
  [/(?:sh|ti(?=on)|ci(?=a))/g, 'S'],
  [/th/g, 'T'],
  [/dg|j/g, 'J'],
  [/g(?=[eiy])/g, 'J'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/mb$/, 'm'],
  [/(?<=.)[aeiouyhw]/g, ''],
  [/^[aeiouy]/, 'A'],
  [/(.)\1+/g, '$1'],
];

/** How an English word sounds, by its consonants: "lok" as "lock", "kichen" as "kitchen". */
export function soundOf(word: string): string {
  return HEARD.reduce((text, [letters, sound]) => text.replace(letters, sound), word.toLowerCase());
}

const ALIKE: Readonly<Record<string, string>> = {
  c: 'cksq',
  k: 'kcqn',
  q: 'qkc',
  f: 'fp',
  p: 'pf',
  n: 'nkg',
  r: 'rw',
  w: 'wr',
  s: 'scz',
  z: 'zs',
  j: 'jg',
  g: 'gj',
  a: 'aeiou',
  e: 'aeiou',
  i: 'aeiou',
  o: 'aeiou',
  u: 'aeiou',
};

/** The first letters of words that may sound like it. */
export function initialsOf(word: string): string {
  const first = word.slice(0, 1).toLowerCase();
  return ALIKE[first] ?? first;
}
