import { IRREGULAR } from './irregular.ts';

/**
 * English letters to sounds, roughly, and how alike those are. Sounds by one character each, close to ARPAbet: vowels `i` (see) `I` (sit) `e` (bed) `a` (cat)
 * `A` (father) `o` (law) `u` (book) `U` (food) `@` (sun, ago) `3` (bird) `E` (day) `Y` (my) `O` (go) `W` (now) `L` (boy); consonants
 * as their letters, with `S` (she) `Z` (vision) `C` (chip) `J` (jam) `T` (thin, this) `N` (sing) `j` (yes).
 */

/** Letters and their sounds, the longest first; `$` is the end of the word, and what stands in brackets only follows. */
const RULES: readonly (readonly [RegExp, string])[] = `
  tion=S@n sion=Z@n ture$=Cr ough=O augh=o eigh=E igh=Y tch=C sch=sk dge=J ck=k ch=C sh=S th=T ph=f wh=w ^kn=n ^gn=n ^wr=r mb$=m
  ng(?=$|s|i|e[dr])=N ng=Ng nk=Nk qu=kw gh=g x=ks oor=or our=or ear=ir eer=ir air=er are$=er ore=or ire=Yr ure=Ur ere$=ir
  ar(?=[^aeiouy]|$)=Ar or(?=[^aeiouy]|$)=or er(?=[^aeiouy]|$)=r ir(?=[^aeiouy]|$)=3 ur(?=[^aeiouy]|$)=3 oo=U ee=i ea=i ai=E ay=E ei=i ey$=i
  ey=E oa=O oe$=O oi=L oy=L ou=W ow$=O ow=W au=o aw=o ew=U ue$=U ui=U ie$=i ies$=iz ie=i igh=Y all=ol al(?=k)=o ol(?=[dt])=Ol
  a(?=[bcdfgklmnpstvz]e(?:$|s$|d$|r$|rs$))=E e(?=[bcdfgklmnpstvz]e(?:$|s$))=i i(?=[bcdfgklmnpstvz]e(?:$|s$|d$|r$|rs$))=Y
  o(?=[bcdfgklmnpstvz]e(?:$|s$|d$|r$|rs$))=O u(?=[bcdfgklmnpstvz]e(?:$|s$|d$|r$))=U a(?=[bcdfgklmnprstv]ing$)=E i(?=[bcdfgklmnprstv]ing$)=Y
  o(?=[bcdfgklmnprstv]ing$)=O (?<=[td])ed$=@d (?<=[pkfsCSx]|ss|sh|ch)ed$=t ed$=d (?<=s|z|x|ch|sh|ge|ce)es$=@z (?<=[^aeiou])les$=@lz
  (?<=[^aeiou])le$=@l (?<=.[^aeiou])e$= (?<=[aeiou][^aeiou])es$=z (?<=[ui]|[aeiou].)e$= e$=i c(?=[eiy])=s g(?=[ey])=J cc=k c=k q=k ss=s
  (?<=[aeioubdgvlmnrwy])s$=z zz=z j=J ^y=j (?<=^[^aeiou]*)y$=Y y$=i y=I a$=@ o$=O i$=i bb=b dd=d ff=f gg=g ll=l mm=m nn=n pp=p rr=r tt=t
  a=a e=e i=I o=o u=@
`
  .trim()
  .split(/\s+/)
  .map((rule) => {
    // The sign may stand in what is looked for (`(?=…)`), and in no sounds.
    const sign = rule.lastIndexOf('=');
    return [new RegExp(rule.slice(0, sign), 'y'), rule.slice(sign + 1)] as const;
  });

const KNOWN_MAX = 20_000;
const known = new Map<string, string>();

/** The sounds of an English word or a figure. */
export function phonesOf(written: string): string {
  const word = written.toLowerCase();
  const before = known.get(word);
  if (before !== undefined) return before;
  const phones = /\d/.test(word)
    ? word
        .replace(/\d+/g, (figures) => ` ${inWords(figures)} `)
        .split(/[^a-z]+/)
        .map(read)
        .join('')
    : read(word);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, phones);
  return phones;
}

function read(word: string): string {
  const letters = word.replace(/[^a-z]/g, '');
  const irregular = IRREGULAR.get(letters);
  if (irregular !== undefined) return irregular;
  const name = LETTERS.get(letters);
  if (name !== undefined) return name;
  if (letters.endsWith('s') && IRREGULAR.has(letters.slice(0, -1)))
    return `${IRREGULAR.get(letters.slice(0, -1))}z`;
  let phones = '';
  for (let at = 0; at < letters.length; ) {
    const rule = RULES.find(([one]) => {
      one.lastIndex = at;
      return one.test(letters);
    });
    const taken = rule === undefined ? 1 : Math.max(1, rule[0].lastIndex - at);
    phones += rule === undefined ? letters[at] : rule[1];
    at += taken;
  }
  return phones;
}

/** Letters that are said by their names. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'b:bi c:si d:di e:i f:ef g:Ji h:EC j:JE k:kE l:el m:em n:en o:O p:pi q:kjU r:Ar s:es t:ti u:jU v:vi w:d@b@ljU x:eks y:wY z:zi'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(figures: string): string {
  const number = Number(figures);
  if (figures.length > 4 || number > 9999)
    return [...figures].map((figure) => ONES[Number(figure)]).join(' ');
  if (number < 20) return ONES[number]!;
  if (number < 100) return `${TENS[Math.floor(number / 10)]} ${number % 10 === 0 ? '' : ONES[number % 10]}`;
  if (number < 1000)
    return `${ONES[Math.floor(number / 100)]} hundred ${number % 100 === 0 ? '' : inWords(String(number % 100))}`;
  return `${inWords(String(Math.floor(number / 100)))} ${number % 100 === 0 ? 'hundred' : inWords(String(number % 100))}`;
}

const VOWELS = 'iIeaAouU@3EYOWL';
const NEAR: ReadonlyMap<string, number> = new Map(
  (
    [
      // Consonants that differ in voice alone, then in place or manner alone.
      ['pb td kg fv sz SZ CJ', 0.3],
      ['mn nN CS Tf Td Ts Tv Tz sS JZ tC dJ ST', 0.45],
      ['vw', 0.45],
      ['lr wl pt pk tk bd dg bv mN wr jJ kC hf kh nl dn mb ts dz pf', 0.6],
      // Vowels that lie beside each other.
      ['iI ie Ie ea aA Ao ou uU @A @a @I @e @o @u 3@ 3e 3o 3r OW Oo OU Ee EI EY WA Ya YA Li Lo aE oW', 0.25],
    ] as const
  ).flatMap(([pairs, cost]) =>
    pairs.split(' ').flatMap((pair) => [[pair, cost] as const, [pair[1]! + pair[0]!, cost] as const]),
  ),
);

export function unlike(one: string, other: string): number {
  if (one === other) return 0;
  const near = NEAR.get(one + other);
  if (near !== undefined) return near;
  const [isVowel, too] = [VOWELS.includes(one), VOWELS.includes(other)];
  if (isVowel && too) return 0.5;
  return isVowel === too ? 0.85 : 1.3;
}

const LOST: Readonly<Record<string, number>> = {
  '@': 0.35,
  h: 0.35,
  r: 0.4,
  t: 0.5,
  d: 0.5,
  j: 0.4,
  I: 0.45,
};

export function lost(phone: string): number {
  return LOST[phone] ?? (VOWELS.includes(phone) ? 0.6 : 0.7);
}
