import type { Feeling } from '../../index.ts';
import { lazily } from '../patterns.ts';

const CANNOT =
  "(?:can ?not|can'?t|could ?n[o']?t|couldn'?t|can (?:hardly|barely|scarcely)|(?:hardly|barely))";
/** How much something is so, where that is not as somebody likes it. */
const VERY =
  '(?:too|so|(?:a )?(?:bit|little|tad|touch)(?: too)?|rather|very|really|quite|awfully|far too|way too|much too|ever so|terribly)';
const left = (who: string): string =>
  `\\b(?:${who})(?:'ve|'s)?(?: (?:have|has|must|may|might|think|thought|reckon|i|we|i've|we've|gone and))* left ((?:the|my|our|that) [a-z ]+?)`;
const WE = left('i|we');
const THEY = left(
  'someone|somebody|he|she|they|the kids|the children|the boys|the girls|mum|mummy|dad|daddy|gran|grandma|mom',
);
const STATES = [
  ['(?:(?:turned |switched )?on|blaring|blasting|running|burning|blazing|going)', 'turn off $1 {there}'],
  ['(?:wide )?open', 'close $1 {there}'],
  ['unlocked', 'lock $1 {there}'],
] as const;

/** Said when the day comes to a turn, and what goes with it: asked about, for others are at home too. */
const OCCASIONS: readonly (readonly [said: string, ...wishes: string[]])[] = [
  [
    "(?:(?:good ?)?night|nighty night|night night|nite nite|sleep well|sleep tight|sweet dreams)(?:,? (?:everyone|everybody|all|house|home|love|dear|guys|folks|kids|team|you lot))?|(?:i'm|i am|im|we're|we are) (?:off to bed|going to bed|turning in|heading to bed|going up)|bed ?time|time for bed|that['’]s me (?:off to bed|done for (?:the day|tonight)|for bed)",
    'night night house',
    'secure the house',
  ],
  [
    "(?:(?:we're|we are|i'm|i am|im) (?:all |both |just |now )*(?:off|away|away out|leaving|leaving the house|heading out|off out|going out|out the door|on (?:my|our) way(?: out)?)|that['’]?s (?:me|us)(?: (?:all|both))? (?:off|away|away out|out|gone|going|leaving)(?: out)?)(?: (?:to|for|down|over|up|into|round) (?!(?:bed|sleep)\\b)(?:the |my |our )?[a-z]+(?: [a-z]+)?)?(?:,? (?:now|then))*(?:,? (?:bye|bye bye|goodbye|cheerio|cheers|ta-?ra|see you(?: later| soon| tonight)?|see ya(?: later)?|back (?:later|soon)))*",
    'get the house ready to leave',
  ],
  [
    "(?:good )?morning(?: (?:everyone|everybody|all|house))?|(?:i'm|i am|im) (?:up|awake)|rise and shine",
    'open the blinds {room}',
    'open the curtains {room}',
  ],
  [
    "(?:it's |it is )?(?:time for (?:a|the) (?:film|movie)|(?:movie|film|cinema) (?:time|night|mode)|(?:we're|we are|i'm|i am) (?:(?:going to|gonna|about to) )?watch(?:ing)? (?:a|the) (?:film|movie)|(?:set|get) (?:things|it|the room|everything|this room|the place) (?:up |ready )?for (?:a|the) (?:film|movie)|make it nice for (?:a|the) (?:film|movie)|(?:let's|lets) (?:watch|have) (?:a|the) (?:film|movie)(?: night)?|(?:get|have) (?:a|the) (?:film|movie) night(?: going)?)",
    'dim the lights {room} to 20 percent',
    'close the curtains {room?}',
  ],
  [
    "(?:i'm|i am|im|we're|we are) (?:home|back|back home)|honey i'm home|(?:i'm|we're) in",
    'turn on the lights {room}',
  ],
];

/**
 * How people say that something is not as they like it, and what could be wished for then. Each is found by words that say so by themselves;
 * `aroundFeeling` tells what else may stand there.
 */
const FELT: readonly Feeling[] = [
  ...OCCASIONS.map(
    ([said, ...wishes]): Feeling => ({
      felt: new RegExp(
        `^(?:(?:right|ok|okay|well|hi|hello|so|cheerio|bye|goodbye|bye bye|ta-?ra|see you)(?:,? (?:house|home|then|all|everyone))?[,.!]? ?)*(?:${said})(?:[,.!]? (?:${said}))?(?: then| now)*[.!]*$`,
        'dgi',
      ),
      wishes,
      ofOthers: true,
    }),
  ),
  ...STATES.flatMap(([state, wish]): readonly Feeling[] => [
    { felt: new RegExp(`${WE} ${state}\\b`, 'dgi'), wishes: [wish] },
    { felt: new RegExp(`${THEY} ${state}\\b`, 'dgi'), wishes: [wish], ofOthers: true },
  ]),
  {
    felt: /\bsun(?:light|shine)?(?: is|'s|’s)? (?:(?:right|straight|shining|coming|still|directly|all) )*(?:(?:in|into|on) (?:my|his|her|our|the baby's|the kids'|their|the) (?:eyes?|faces?|screen|monitor|laptop|tv|telly|book|desk)|blinding)(?: (?:me|us|him|her|again))?|\b(?:neighbou?rs?|people|everyone|anyone|they) (?:can |could )?(?:all )?(?:see|look|looking|are looking|peering|staring|are watching|can see|keep looking)(?: right| straight)? in\b|\bglare on\b/dgi,
    wishes: ['close the blinds {room}', 'close the curtains {room}'],
  },
  {
    felt: /\b(?:everyone|everybody|anyone|people|they|the neighbou?rs|passers-?by) (?:(?:walking|going|driving) (?:past|by) )?(?:can|could) (?:all )?see (?:us|me|everything|straight in|right in)\b/dgi,
    wishes: ['close the blinds {room}', 'close the curtains {room}'],
  },
  {
    felt: /\b(?:let|get) (?:some|the|a bit of|a little) (?:more )?(?:sun|sunlight|sunshine|daylight|light|morning) in(?:to)?\b|\blet in (?:some|the) (?:sun|sunlight|daylight|light)\b/dgi,
    wishes: ['open the blinds {room}', 'open the curtains {room}'],
  },
  {
    felt: /\b(?:squinting|straining|struggling) (?:at|to (?:see|read))(?: (?:this|these|the|my|it|that))?(?: [a-z]+)?\b|\bmy eyes are (?:straining|aching|sore|tired)\b|\b(?:some )?more light\b|\blet there be light\b|\b(?:need|want|get|have) (?:some|a bit of|a little|any) light\b/dgi,
    wishes: ['turn on the lights {room}', 'brighten the lights {room}'],
  },
  {
    felt: /\b(?:nobody|no one|noone|none of us|no-one)(?:'s| is| are)? (?:even |really |actually )?(?:watching|listening to)(?: (?:that|this|it|the (?:telly|tv|television|film|news|programme|radio|music)))?(?:,? (?:so )?(?:get|turn|switch|knock|put|shut|take) (?:it|that) off)?/dgi,
    wishes: ['turn off {thing}', 'turn off the tv {room}'],
    ofOthers: true,
  },
  {
    felt: /\b(?:this|that|the) (?:programme|program|show|film|movie|telly|tv|match|song|music)(?:'s| is)? (?:so |really |dead |just |a bit )?(?:boring|rubbish|awful|dreadful|terrible|dull|scary|annoying)(?:,? (?:so )?(?:make|get) it (?:to )?(?:stop|off))?/dgi,
    wishes: ['turn off {thing}', 'stop the tv {room}'],
    ofOthers: true,
  },
  {
    felt: /\bwater (?:is |'s )?(?:all )?(?:pouring|gushing|spraying|leaking|flooding|dripping|coming|running|everywhere|over the floor)(?: (?:out|from|in|through|down|everywhere|under|of)| (?:the|our) [a-z]+)*|\b(?:pipe|tap|sink|bath|boiler|toilet|cistern|washing machine|hose|bathroom|kitchen)(?:'s| is| has)? (?:just )?(?:burst|leaking|leaked|flooding|flooded|overflowing)\b|\b(?:a |the )?burst pipe\b|\bwe'?ve (?:got )?a leak\b/dgi,
    wishes: ['turn off the water'],
    ofOthers: true,
  },
  {
    felt: /\b(?:could do with|could murder|dying for|gasping for|desperate for|fancy|need|want|love) (?:a |an |some |another |my )?(?:strong |quick |nice )?(?:cup of |mug of |pot of )?(?:coffee|espresso|brew)\b/dgi,
    wishes: ['turn on the coffee maker'],
    ofOthers: true,
  },
  {
    felt: /\bwarm (?:us|me|things|it|the place|this place) up\b|\b(?:some|a bit of|a little|more|no) (?:warmth|heat)\b|\bsee (?:my|our|your|his|her) (?:own )?breath\b|\bcold to the bone\b|\b(?:have|having|got) (?:so much |much |too much |very |a bit )?cold\b|\bblock of ice\b|\b(?:toes|feet|hands|fingers|nose)(?: are| is)? (?:like ice|(?:like )?blocks of ice|numb|blue|like icicles)\b/dgi,
    wishes: ['turn up the heating {room?}', 'turn on the heating {room}'],
  },
  {
    felt: /\b(?:turn|get|keep) (?:that|this|the) (?:racket|din|noise|row) (?:down|off)\b/dgi,
    wishes: ['turn down the volume {room?}'],
  },
  {
    felt: /\b(?:make|get) (?:it|this|this place|things|the place) (?:all |nice and |a bit |more )?(?:cosy|cozy|cosier|cozier|snug|romantic)\b|^(?:(?:just|only) )?(?:(?:a (?:bit|little|touch) )?(?:more )?(?:cosier|cozier)|(?:a (?:bit|little) )?more (?:cosy|cozy|snug)|(?:let's|lets|let us)? ?get (?:cosy|cozy|snug))\b/dgi,
    wishes: ['dim the lights to 30 percent {room}', 'dim the lights {room}'],
    ofOthers: true,
  },
  {
    felt: /\b(?:annoying|irritating|distracting|bugging (?:me|us|him|her)|winding (?:me|us) up|(?:isn['’]t|is not|not) helping|driv(?:es|ing) (?:me|us|everyone) (?:mad|crazy|nuts|bonkers|insane|bananas|up the wall|round the (?:bend|twist))|doing my (?:head|nut) in|(?:get(?:s|ting)|grating) on my nerves|(?:racket|noise|din|row|banging|beeping|music|speaker|telly|tv|sound|thumping|radio)(?:'s|’s| is) giving (?:me|us|him|her) (?:earache|a (?:migraine|head ?ache)))\b/dgi,
    wishes: ['make {thing} quieter', 'turn off {thing}', 'turn down the volume {room?}'],
    ofOthers: true,
  },
  {
    felt: /\b(?:too|so|awfully|very|really|ever so|far too|way too|much too|terribly|bit|tad|touch|rather|little|quite) (?:bloody )?(?:bright|strong|harsh|much light)\b|\b(?:glaring|blinding|dazzling|dazzled|squinting)\b|\b(?:hurts?|hurting|kills?|killing|murdering|burning|frying|blinding|(?:is |are )?(?:murder|hard|rough|hell|torture|agony) on) (?:my|our|his|her|the baby['’]s|everyone['’]s) (?:poor )?eyes\b|\bmy eyes (?:hurt|sting|ache|are (?:hurting|stinging|burning)) (?:from|with|because of) (?:this|that|the|all this|all that) (?:[a-z]+ )?(?:lights?|lamps?|glare)\b|\b(?:giv(?:ing|es?)|bringing on|brings on) (?:(?:me|us|him|her) )?(?:an? (?:(?:awful|right|real|proper|splitting|bit of a) )?|such a |my )(?:head ?aches?|migraines?)\b|\b(?:is|are|['’]s) (?:harsh|glary|searing)\b/dgi,
    wishes: ['dim {thing}', 'dim the lights {room}', 'close the blinds {room}'],
  },
  {
    felt: new RegExp(
      `\\b(?:${VERY}|(?:lamps?|lights?|bulbs?|backlight|pendant|spotlight)(?:['’]s| is| are)) (?:dim|faint|weak)\\b`,
      'dgi',
    ),
    wishes: ['make {thing} brighter', 'turn on the lights {room}'],
  },
  // How far something is up or down, which is to be the other way.
  {
    felt: new RegExp(`\\b${VERY} (?:low|slow)\\b(?! on\\b)`, 'dgi'),
    wishes: ['turn up {thing}', 'raise {thing} a bit'],
  },
  {
    felt: new RegExp(`\\b${VERY} (?:high|fast)\\b`, 'dgi'),
    wishes: ['turn down {thing}', 'lower {thing} a bit'],
  },
  {
    felt: /\b(?:keeping|keeps) (?:me|us|him|her|them|everyone|everybody|[a-z]+|the (?:baby|kids|children|neighbou?rs|(?:whole )?(?:house|street))) (?:awake|up)\b/dgi,
    wishes: ['make {thing} quieter', 'turn off {thing}'],
    ofOthers: true,
  },
  {
    felt: /\bdrown(?:s|ing) (?:me|us|you|everyone|everything|him|her) out\b|\bmak(?:es|ing) (?:a|such a|that|an awful|a terrible|an almighty) (?:racket|din|noise|row)\b|\b(?:humming|buzzing|droning|rattling|roaring)(?: away)?(?: all (?:night|day|evening)(?: long)?| non-?stop| like mad)?\b/dgi,
    wishes: ['make {thing} quieter', 'turn down {thing}', 'turn off {thing}'],
    ofOthers: true,
  },
  {
    felt: /\bblow(?:s|ing) (?:(?:right|straight|directly|cold air) )*(?:on|at|in|into|over) (?:me|us|my (?:face|neck|head|eyes|feet)|the (?:baby|bed|cot))\b|\bblowing a gale\b|\bgiving (?:me|us) (?:a cold|a stiff neck|a chill|the shivers)\b/dgi,
    wishes: ['turn off {thing}'],
    ofOthers: true,
  },
  {
    felt: new RegExp(
      `\\b(?:dark|gloomy|murky|dingy|pitch[- ](?:black|dark)|(?:all|completely|totally|so) black|spooky|like (?:midnight|the middle of the night)|like a (?:cave|dungeon|crypt|tomb|cellar|mine)|too dim|so dim|(?:a )?(?:bit|little|rather) dim|very dim)\\b|\\b${CANNOT} (?:even |really )?see(?: my [a-z]+ (?:in|on|under|from|through) (?:the|this|my) [a-z]+| a (?:bloody |flipping )?thing(?: (?:of|in) (?:my|the|this) [a-z]+| to [a-z]+(?: (?:by|with|in))?(?: my [a-z]+)?)?| anything| what (?:i'm|i am|we're|we are) [a-z]+ing| nothing| properly| well| my [a-z]+| to [a-z]+(?: (?:my|the|this|our) [a-z-]+)?| (?:the|this|my) (?:page|book|print|recipe|keyboard|keys|floor|stairs|steps|path|way|paper|words|chopping board|board))?\\b|\\b(?:i|we|you) (?:see|can see) nothing(?:,? nothing)*|${CANNOT} (?:even |really )?read (?:my |the |this |a )?[a-z]+|\\bhard to see\\b|\\b(?:straining|ruining) my eyes\\b|\\bscared of the dark\\b`,
      'dgi',
    ),
    wishes: ['turn on the lights {room}'],
  },
  {
    felt: new RegExp(
      `\\b${CANNOT} (?:even |really |properly )?hear (?:a (?:thing|word)|anything|myself(?: think)?|you|each other|ourselves)(?: in here)? (?:over|above|with|for|because of|through) (?:that|the|this|all that|all this|your) (?:[a-z]+ ){0,2}?[a-z]+(?: (?:on|going|blaring|playing))?`,
      'dgi',
    ),
    wishes: ['make {thing} quieter', 'turn down the volume {room?}'],
    ofOthers: true,
  },
  {
    felt: new RegExp(
      `\\b${CANNOT} (?:sleep|get to sleep|nod off|drop off|doze off) with ((?:the|that|this|my|our) [a-z ]+?) (?:still )?(?:on|going|running|blaring|blowing)\\b`,
      'dgi',
    ),
    wishes: ['turn off $1 {there}'],
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
    felt: /\b(?:(?:is|'s) (?:going to|gonna)|will|'ll|(?:is|'s) about to) wake (?:up )?(?:the|our|my|his|her) (?:baby|kids|children|little one|twins|whole (?:house|street)|neighbou?rs)(?: up)?\b|\b(?:could|would) wake the dead\b/dgi,
    wishes: ['make {thing} quieter', 'turn down the volume {room?}'],
  },
  {
    felt: /\b(?:is ?n['o]?t|are ?n['o]?t|is not|are not|not) (?:quite |really |nearly )?(?:bright|light|strong) enough\b/dgi,
    wishes: ['make {thing} brighter', 'turn on the lights {room}', 'brighten the lights {room}'],
  },
  {
    felt: /\b(?:is ?n['o]?t|are ?n['o]?t|is not|are not|not) (?:quite |really |nearly )?loud enough\b/dgi,
    wishes: ['make {thing} louder', 'turn up the volume {room?}'],
  },
  {
    felt: /\b(?:is ?n['o]?t|are ?n['o]?t|is not|are not|not) (?:quite |really |nearly )?(?:warm|hot) enough\b/dgi,
    wishes: ['turn up the heating {room?}', 'turn on the heating {room}'],
  },
  {
    felt: /\b(?:is|are|'s) (?:(?:a bit|rather|a little|a tad|far|way|just|still) )*(?:too )?much\b(?! (?:light|heat|noise|better|for|of|more|the))/dgi,
    wishes: ['make {thing} quieter', 'dim {thing}'],
  },
  {
    felt: /\b(?:stuffy|airless|muggy|humid|clammy|stifling|stale|smelly|musty)\b|\b(?:can'?t|cannot) breathe\b|\b(?:no|some|a bit of|bit of|a little|little|breath of|need) (?:fresh )?air\b|\b(?:get|have) (?:some|a|a bit of) (?:breeze|draught)(?: going)?\b|\b(?:smells|stinks|pongs)\b/dgi,
    wishes: ['turn on the fan {room}', 'turn on the ac {room}'],
  },
  {
    felt: /\b(?:boiling|roasting|sweltering|sweating|sweaty|melting|baking|scorching|(?:like )?an? (?:(?:absolute|total|real|proper|complete|right|bloody|literal|actual) )*(?:oven|sauna|furnace|greenhouse|steam room)|(?:have|having) (?:so much |much |too much |very )?(?:hot|heat)|boiled alive|cooking in here|too hot|so hot|very hot|really hot|too warm|so warm|hot|dying of heat|overheating|bit warm|rather warm|awfully warm|tropical|like (?:the )?(?:sahara|tropics|desert|equator|bahamas))\b/dgi,
    wishes: ['turn on the fan {room}', 'turn on the ac {room}', 'turn down the heating {room?}'],
  },
  {
    felt: /\b(?:cold|freezing|frozen|perished|starved with cold|nithered|nithering|brass|blue with cold|chilly|nippy|parky|icy|perishing|shivering|shivery|baltic|arctic|like an icebox|like (?:a fridge|a freezer|an igloo|the north pole|the south pole|the arctic|antarctica|siberia|alaska)|(?:a bit|rather|a little) fresh|draughty|goosebumps|goose bumps|teeth are chattering|bitter|cool in here|brass monkeys|catching (?:a|my death of) cold|feel(?:ing)? the cold)\b/dgi,
    wishes: ['turn up the heating {room?}', 'turn on the heating {room}'],
  },
  {
    felt: /\b(?:filthy|dirty|dusty|messy|grubby|sticky|a mess|a tip|a state|crumbs|covered in (?:crumbs|dust|mud|hair|dog hair|cat hair|fluff|glitter|sand|cereal|flour|rice)|covered (?:in|with) [a-z]+|[a-z]+ (?:all over|over) the (?:floor|carpet|rug)|(?:dog|cat|pet) hair|(?:shed|shedding|moulted|moulting) (?:all over|everywhere)|needs? (?:a )?(?:hoover|vacuum|hoovering|vacuuming|clean|cleaning|sweep|sweeping)|could do with (?:a )?(?:hoover|vacuum|clean|hoovering|vacuuming))\b/dgi,
    wishes: ['vacuum {room}'],
    ofPlaces: true,
  },
];

/** "Rather stuffy": the word binds where it prefers one thing to another, and not where it only says how much. */
export const FEELINGS: readonly Feeling[] = FELT.map((feeling) => ({
  ...feeling,
  felt: lazily(
    `(?:\\brather (?:a (?:bit|little) )?)?(?:${feeling.felt.source})(?: like (?:an?|the|my) [a-z]+)?`,
    feeling.felt.flags,
  ),
}));

/** Said around a feeling without changing it. */
export const AROUND_FEELING: ReadonlySet<string> = new Set(
  (
    "i i'm im am we we're are it it's its is that's that this the a an my our me you there there's feels feeling feel seems looks getting gone got " +
    'so too very really pure fair right quite rather pretty a bit little tad touch awfully terribly absolutely totally completely far way much ever bloody freaking dead well proper properly all just still ' +
    'here in on at of for to room place house down up right now today tonight again and but or as with from by ' +
    "oh ooh god gosh blimey phew brr ugh isn't innit aren't isnt arent dont don't think reckon believe find say know honestly seriously please floor floors carpet carpets rug everywhere " +
    'cold hot light dark air tv telly sound volume music they he she what saying watching listening film news programme program show mum dad mummy daddy ' +
    'over something someone somebody could can would do anything about see sort fix it? take care turn make put check ' +
    'all over racket noise din row shouting talking wind rain telly tv corridor stairs screen more hardly think bear stand any even nothing hands feet toes sleep get off put on some pouring under sink main make stop nose fingers stiff solid death bones bone alive buckets lamp light bulb fan ac blind heating window sat sitting lying standing trying working reading cooking scared afraid frightened'
  ).split(' '),
);

export const FEELING_NOW =
  /\b(?:i'?m|i am|we're|we are|it'?s|it is|that'?s|that is|there'?s|this (?:room|place|floor)|too|so|bit|rather|awfully|terribly|can'?t|cannot|hardly|barely|here|getting|feels?|my|left|in|could do|could murder|fancy|need|want|have|love|dying|gasping|has burst|leaking|let|get|more|bit of|night|goodnight|morning|could use|like|time|bed|sleep|wake|will|isn.?t|aren.?t|not|home|movie|film|shine)\b|'s\b|^\w+[!.]*$|\b(?:is|are|looks|needs?)\b/i;
