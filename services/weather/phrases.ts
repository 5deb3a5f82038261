import type { Phrases } from '../../src/domain/index.ts';

const HERE = '[outside|here|out there|out|today]';
const WET =
  'sun shine shining rain raining rainy snow snowing snowy sunny sunshine windy wind cloudy foggy fog storm stormy thunderstorm humid humidity freezing frost icy hail sleet chilly drizzle drizzling tornado hurricane overcast umbrella umbrellas brolly brollies raincoat sunblock sunscreen'.split(
    ' ',
  );

const SOME =
  '[an|a|my|any|the|some] [light or heavy|heavy or light|full|heavy|light|warm|winter|thick|extra|full cover|nice|big|good|proper|woolly|waterproof|decent|long]';
const CLOTHES =
  '(umbrella|umbrellas|brolly|brollies|coat|coats|jacket|jackets|raincoat|raincoats|rain coat|rain jacket|sunscreen|sunblock|gloves|mittens|scarf|boots|snow boots|rain boots|wellies|sweater|jumper|hat|cap|beanie|sandals|shoes|socks|pants|shorts|sunglasses|sun glasses|sun glass|sun hat|warm clothes|layers|hoodie|t shirt|snow tires|snow tyres|swimsuit)';

/** Words that stand in no place's name: what has them goes on with something else. */
const VERBS =
  'inside indoors is are am do does did will would can could turn switch set close open lock tell remind'.split(
    ' ',
  );

/** What no place is called, of which nobody asks the weather: "the sun is in my eyes", "my feet are freezing". */
const NO_PLACE = (
  'upstair downstair room rooms bedroom bathroom kitchen lounge hall hallway landing office study garage porch cellar attic loft nursery conservatory ' +
  'eye eyes face faces foot feet hand hands toe toes finger fingers nose ear ears hair neck skin bones leg legs bum head screen monitor laptop book desk telly tv tea coffee dinner soup food bed bath'
).split(' ');

/** The weather in a part of the home. */
function within(place: string): string[] {
  return [
    `(what is|how is|what will|how will|tell me|give me|show me|check|get|read me|look up) [me] [the] [current] (weather|forecast|weather forecast|weather report) [be|going to be] [like|looking] (in|for|at|over in|around) ${place}`,
    `(weather|forecast|weather forecast) (in|for|at) ${place}`,
    `(will|is) it [going to] (rain|raining|snow|snowing|be sunny|sunny|be windy|windy|be hot|be cold|be warm|be cloudy|cloudy|be wet|be dry) (in|at) ${place}`,
    `(what is|tell me) the temperature (outside|outdoors) (in|at) ${place}`,
  ];
}

const FALLING = '(rain|snow|hail|drizzle|pour|pour down|storm|thunder|sleet|freeze)';
const IS_SO =
  '(raining|snowing|hailing|drizzling|pouring|pouring down|stormy|storming|sunny|cloudy|overcast|windy|foggy|freezing|icy|rainy|wet outside|dry outside)';

const UNSEEN = 'nothing here tells me what the weather does';

/** What is asked of the sky is asked of somebody else: no sensor of a home waits for it. */
const OUT_OF_SIGHT = [
  'it (rains|snows|hails|drizzles|pours|pours down|storms|thunders|freezes|clears up|brightens up)',
  `it (starts|begins|stops|is about to|is going to|is expected to|is supposed to) [to] (${IS_SO.slice(1, -1)}|${FALLING.slice(1, -1)})`,
  `it (is|gets|becomes|turns) [really|very|too|so] ${IS_SO} [outside|out|out there]`,
  '(the|a) (rain|snow|storm|thunderstorm|wind|hail) (starts|stops|begins|ends|comes|is coming|picks up|sets in|dies down)',
  'the sun (comes out|is out|shines|is shining|goes in|disappears)',
  'there is [a|some] (storm|rain|snow|frost|thunderstorm|hail|fog|ice) [outside|coming|on the way|forecast]',
].map((say) => ({ say, change: true as const, unseen: UNSEEN }));

/** "*Unless it rains*", "if it isn't raining": looked at and not waited for, which is as little to be seen. */
const LOOKED_AT = [
  'it [already] (rains|rained|snows|snowed|has rained|has snowed) [by then|today|before|meanwhile|that day|tomorrow]',
  `it (does not|did not|will not|is not going to|has not) (${FALLING.slice(1, -1)}|rained|snowed) [by then|today|before|meanwhile|that day|tomorrow]`,
  `it is [not] [really|very|too|so|going to be] ${IS_SO} [outside|out|out there|by then|then|that day]`,
  `it is going to ${FALLING} [by then|today|then|that day|tomorrow]`,
].map((say) => ({ say, unseen: UNSEEN }));

/** What is asked of the hours to come: now it may be dry. */
const AHEAD = { ahead: true };

/** What people ask about the weather. */
export const phrases: Phrases = {
  service: 'weather',
  conditions: [...OUT_OF_SIGHT, ...LOOKED_AT],
  topics: [
    { words: ['rain', 'umbrella', 'coat', 'jacket', 'raincoat', 'sunny', 'forecast', 'snow'], method: 'get' },
    'outside',
  ],
  methods: {
    get: {
      question: true,
      time: 'window',
      say: [
        `(what is|what will|how is|how will) the weather (be|going to be) [like] ${HERE}`,
        `(what is|how is) the weather [like|looking|doing] ${HERE}`,
        `what (is|will) the weather [forecast] [be] [like] ${HERE}`,
        `(what is|tell me|give me|show me|check|read me) the (weather|forecast|weather forecast|weather report) ${HERE}`,
        {
          say: `(will it|is it going to) (rain|raining|snow|snowing|be sunny|sunny|be windy|windy|be hot|be cold|be warm|freeze|freezing|storm|be nice|nice|be foggy|foggy|be cloudy|cloudy|be wet|be dry) ${HERE}`,
          give: AHEAD,
        },
        `is it (rain|raining|snow|snowing|freezing|storm) ${HERE}`,
        '(is|was|will) it [be] [still|very|that|really|as] (hot|cold|warm|chilly|wet|dry|windy|nice|nippy|parky|fresh|mild|cool|freezing|bitter|baking|boiling|muggy|icy) (outside|out|out there|outdoors|out tonight)',
        'how (hot|cold|warm|chilly|windy|wet|nippy|mild|fresh) (is|will) it [be|going to be|get] (outside|out|out there)',
        'how (hot|cold|warm|chilly|windy|wet) (will it|is it going to) (be|get)',
        '(what is|how is) it like (outside|out|out there)',
        'what is it (outside|out there)',
        '(what is|tell me) the temperature (outside|outdoors|out there|out)',
        '(what is|tell me) the (outside|outdoor) temperature',
        '(what is|what will|tell me|give me|show me|get|check|look up|find|find out) [me] [the|a] [current|latest] (weather|forecast|weather forecast|weather report|weather update|weather conditions|weather status|weather condition) [like] [be] [outside|here]',
        `(will|is) there [be|going to be] [any|a] (rain|snow|fog|wind|storm|storms|thunderstorm|frost|ice|sun) ${HERE}`,
        `is (rain|snow|fog|a storm) (expected|forecast|coming|likely) ${HERE}`,
        `(is|will) it [be] (sunny|raining|snowing|windy|rainy|cloudy|foggy|freezing|stormy|nice|humid) ${HERE}`,
        {
          say: `(do|does|will|should|shall|would|must|am|are|have|can|may|did) (i|we|the kids|the children|the boys|the girls|they|he|she) [going to|gonna|have to|need to] (need|wear|take|bring|require|carry|carry around|put on|grab|pack|dress in|have on) [to] [wear|carry|carry around|bring|take|have|put on] ${SOME} ${CLOTHES} [(or|and|with) ${SOME} ${CLOTHES}] [with me|with us|outside|to work|to school]`,
          give: AHEAD,
        },
        {
          say: `(is|are) ${SOME} ${CLOTHES} (a good choice|a good idea|needed|necessary|required|called for|enough|ok|okay)`,
          give: AHEAD,
        },
        `(is|will) it [be] [too] (hot|cold|warm|cool|chilly|wet|windy) (for|to wear) ${SOME} ${CLOTHES}`,
        'what (should|shall|do|can) (i|we) [have to|need to] wear [outside]',
        '(what should i wear|how should i dress) [outside] is it (cold|hot|warm|wet|raining) [outside]',
        'how (should|shall|do) (i|we) dress',
        '(do|should|will) (i|we) [need to|have to] (dress|bundle|wrap) [up] (warm|warmly|up|light|lightly)',
        '(should|shall|can|could|may|will) (i|we) [be able to] (go|play|eat|sit|walk|run|work) (outside|outdoors)',
        {
          say: '(should|shall|can|could|will) (i|we) (expect|get|have|be getting|see) [any|some|a|more|lots of] (rain|snow|sun|sunshine|storm|storms|fog|wind|showers|hail|frost|ice|thunder|thunderstorms)',
          give: AHEAD,
        },
        '(ask for|ask about|talk about|fetch|look at|take a look at|tell about) the (weather|forecast|weather forecast|weather report)',
        '(how|what) (does|is) it (feel|look|going to feel|going to look) [like] (outside|outdoors|out|out there)',
        '(weather|weather forecast|forecast|the weather|the forecast) [outside|please]',
        {
          say: '[current|the|weekly|daily] (weather|weather forecast|weather report|forecast) (for|in|at|of) [the] [{place:words}]',
          without: { place: [...VERBS, ...NO_PLACE] },
        },
        `is it [a|still|really] ${CLOTHES} (weather|day) ${HERE}`,
        '(what is|how is) it like (outside|out) (temperature wise|weather wise)',
        '(what|which) (temp|temperature) is it (out|outside|out there|outdoors)',
        'how is it [looking|feeling|going] (outside|out|out there|outdoors)',
        '[the] [current|outside|outdoor] temperature [outside|outdoors|please|right now|today]',
        '[the] (high and low|highs and lows|high temperature|low temperature) [for|of] [today|tonight|tomorrow]',
        '[the] (high|low) [for|of] (today|tonight|tomorrow)',
        'the (high|low)',
        'is it [a] (good|nice|fine|great|bad|perfect|beautiful|suitable) (day|weather|evening|morning|afternoon|time|weekend) (for|to) {what:stranger}',
        '(is|will) it [be] (warm|cold|hot|dry|nice|sunny|cool|windy) enough (for|to) {what:stranger}',
        'what (does|will|is) the (sky|sun) [be] (look|looking|doing) [like] [outside]',
        'what is it doing outside',
        'what [is] [the] (degree|degrees|temperature) is it [outside]',
        {
          say: '(how|what) (hot|cold|warm|temperature|degrees) (is it|will it be|is it going to be) [outside|here] [in|at] [{place:words}]',
          without: { place: [...VERBS, ...NO_PLACE] },
        },
        'what is [the] [expected] (high and low|low and high|high|low|high temperature|low temperature) [for|going to be]',
        '(when|what time) (will|is|does) it [going to] (stop|start|begin|quit) (rain|raining|snow|snowing)',
        '(when|what time) (will|is|does) it [going to] (rain|snow|clear up|get warm|get cold|cool down|warm up) [again|next]',
        ...within('{area:area}'),
      ],
      asks: [
        {
          about: ['weather', 'forecast', ...WET],
          without: ['traffic', 'road', 'trivia', 'fact', 'inside', 'indoors', 'indoor', ...NO_PLACE],
          with: (
            'changed have like expect expected look looks looking report update condition temperature degree hot cold warm warmer colder cool cooler dry wet nice outside outdoors percentage chance percent call calls gonna shine ' +
            'hometown town home location area city local week weekly daily hourly sun rise get gets getting stay same about predict predicted probability possibility sign signs warning warnings alert alerts average ' +
            'high low highest lowest min max minimum maximum around near bad good soon today\u2019s much inch inches feel feels level uv any in summarise summarize rundown estimated wear bring take carry require shovel driveway front fronts pressure system doing cover pack stop start end begin come coming clear sky'
          ).split(' '),
          free: {
            into: 'place',
            after: ['in', 'for', 'at', 'of', 'near', 'around', 'on', 'over', 'to', 'across', 'does'],
            before: true,
          },
        },
        {
          about: ['temperature', 'degree', 'condition'],
          without: NO_PLACE,
          with: (
            'like expect expected outside outdoors high low highest lowest min max minimum maximum above below over under higher lower than rise fall get gets getting stay same about predict predicted estimated average ' +
            'hot cold warm warmer colder cool cooler go drop reach hundred'
          ).split(' '),
          free: { into: 'place', after: ['in', 'for', 'at', 'of'] },
          verb: true,
        },
        {
          about: ['hot', 'cold', 'warm', 'warmer', 'colder', 'cooler'],
          without: ['inside', 'indoors', 'indoor', ...NO_PLACE],
          with: 'like outside outdoors get gets getting feel feels too enough weather stay same about'.split(
            ' ',
          ),
          free: { into: 'place', after: ['in', 'for', 'at'] },
          verb: true,
        },
      ],
      outcome: 'the weather {when}',
    },
  },
};
