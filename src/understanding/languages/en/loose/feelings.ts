import type { Feeling } from '../../index.ts';

const CANNOT =
  "(?:can ?not|can'?t|could ?n[o']?t|couldn'?t|can (?:hardly|barely|scarcely)|(?:hardly|barely))";
const left = (who: string): string =>
  `\\b(?:${who})(?:'ve|'s)?(?: (?:have|has|must|may|might|think|thought|reckon|i|we|i've|we've|gone and))* left ((?:the|my|our|that) [a-z ]+?)`;
const WE = left('i|we');
const THEY = left(
  'someone|somebody|he|she|they|the kids|the children|the boys|the girls|mum|mummy|dad|daddy|gran|grandma|mom',
);
const STATES = [
  ['(?:turned |switched )?on', 'turn off $1 {there}'],
  ['(?:wide )?open', 'close $1 {there}'],
  ['unlocked', 'lock $1 {there}'],
] as const;

/**
 * How people say that something is not as they like it, and what could be wished for then. Each is found by words that say so by themselves;
 * `aroundFeeling` tells what else may stand there.
 */
export const FEELINGS: readonly Feeling[] = [
  ...STATES.flatMap(([state, wish]): readonly Feeling[] => [
    { felt: new RegExp(`${WE} ${state}\\b`, 'dgi'), wishes: [wish] },
    { felt: new RegExp(`${THEY} ${state}\\b`, 'dgi'), wishes: [wish], ofOthers: true },
  ]),
  {
    felt: /\bsun(?:light)? (?:is |'s )?(?:right |shining )?(?:in my eyes|in (?:his|her|our|the baby's|their) (?:eyes|face)|in my face|blinding|on the (?:tv|telly|screen))|\b(?:neighbou?rs?|people|everyone|anyone|they) (?:can |could )?(?:all )?(?:see|look|looking|are looking|peering|staring|are watching|can see|keep looking)(?: right| straight)? in\b|\bglare on\b/dgi,
    wishes: ['close the blinds {room}', 'close the curtains {room}'],
  },
  {
    felt: /\b(?:too|so|awfully|very|really|ever so|far too|way too|much too|terribly) (?:bloody )?(?:bright|strong|harsh)\b|\b(?:glaring|blinding|dazzling|dazzled|squinting)\b|\b(?:hurts?|hurting) my eyes\b/dgi,
    wishes: ['dim the lights {room}', 'close the blinds {room}'],
  },
  {
    felt: new RegExp(
      `\\b(?:dark|gloomy|murky|dingy|pitch black|too dim|so dim|(?:a )?(?:bit|little|rather) dim|very dim)\\b|\\b${CANNOT} (?:even |really )?see(?: a (?:bloody |flipping )?thing| anything| what (?:i'm|i am|we're) doing| properly| well| my [a-z]+| to read| the page)?\\b|\\bhard to see\\b|\\b(?:straining|ruining) my eyes\\b|\\bscared of the dark\\b`,
      'dgi',
    ),
    wishes: ['turn on the lights {room}'],
  },
  {
    felt: new RegExp(
      `\\b${CANNOT} (?:even |really |properly )?(?:hear|make out|follow|understand)(?: (?:a (?:thing|word)|anything|what (?:they're|they are|he's|she's|he is|she is|they) (?:saying|say)|what's being said|the words|it))?\\b|\\btoo (?:quiet|soft|faint|low)\\b`,
      'dgi',
    ),
    wishes: ['make {thing} louder', 'turn up the volume {room?}'],
  },
  {
    felt: /\b(?:too|so|awfully|very|really|far too|way too|ever so|much too|terribly|bit|rather) (?:bloody )?(?:loud|noisy)\b|\b(?:deafening|blaring|blasting)\b|\b(?:can'?t|cannot) hear myself think\b|\bwhat a (?:racket|din|noise)\b|\bhurts? my ears\b/dgi,
    wishes: ['make {thing} quieter', 'turn down the volume {room?}'],
  },
  {
    felt: /\b(?:stuffy|airless|muggy|humid|clammy|stifling|stale|smelly|musty)\b|\b(?:can'?t|cannot) breathe\b|\b(?:no|some) (?:fresh )?air\b|\b(?:smells|stinks|pongs)\b/dgi,
    wishes: ['turn on the fan {room}', 'turn on the ac {room}'],
  },
  {
    felt: /\b(?:boiling|roasting|sweltering|sweating|sweaty|melting|baking|scorching|like an oven|like a sauna|a sauna|like a furnace|too hot|so hot|very hot|really hot|too warm|so warm|hot|dying of heat|overheating|bit warm|rather warm|awfully warm|tropical)\b/dgi,
    wishes: ['turn on the fan {room}', 'turn on the ac {room}', 'turn down the heating {room?}'],
  },
  {
    felt: /\b(?:cold|freezing|frozen|chilly|nippy|parky|icy|perishing|shivering|shivery|baltic|arctic|like an icebox|like a fridge|goosebumps|goose bumps|teeth are chattering|bitter|cool in here|brass monkeys|catching (?:a|my death of) cold|feel(?:ing)? the cold)\b/dgi,
    wishes: ['turn up the heating {room?}'],
  },
  {
    felt: /\b(?:filthy|dirty|dusty|messy|grubby|sticky|a mess|a tip|a state|crumbs|covered in (?:crumbs|dust|mud|hair|dog hair|cat hair|fluff|glitter|sand|cereal|flour|rice)|(?:dog|cat|pet) hair|needs? (?:a )?(?:hoover|vacuum|hoovering|vacuuming|clean|cleaning|sweep|sweeping)|could do with (?:a )?(?:hoover|vacuum|clean|hoovering|vacuuming))\b/dgi,
    wishes: ['vacuum {room}'],
  },
];

/** Said around a feeling without changing it. */
export const AROUND_FEELING: ReadonlySet<string> = new Set(
  (
    "i i'm im am we we're are it it's its is that's that this the a an my our me you there there's feels feeling feel seems looks getting gone got " +
    'so too very really quite rather pretty a bit little tad touch awfully terribly absolutely totally completely far way much ever bloody freaking dead well proper properly all just still ' +
    'here in on at of for to room place house down up right now today tonight again and but or as with from by ' +
    "oh ooh god gosh blimey phew brr ugh isn't innit aren't isnt arent dont don't think reckon believe find say know honestly seriously please floor floors carpet carpets rug everywhere " +
    'cold hot light dark air tv telly sound volume music they he she what saying watching listening film news programme program show mum dad mummy daddy ' +
    'over something someone somebody could can would do anything about see sort fix it? take care turn make put check ' +
    'all over racket noise din row shouting talking wind rain telly tv corridor stairs screen more hardly think bear stand any even nothing hands feet toes nose fingers sat sitting lying standing trying working reading cooking scared afraid frightened'
  ).split(' '),
);

export const FEELING_NOW =
  /\b(?:i'?m|i am|we're|we are|it'?s|it is|that'?s|that is|there'?s|this (?:room|place|floor)|too|so|bit|rather|awfully|terribly|can'?t|cannot|hardly|barely|here|getting|feels?|my|left|in)\b|'s\b|^\w+[!.]*$|\b(?:is|are|looks|needs?)\b/i;
