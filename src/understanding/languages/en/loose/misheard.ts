import type { Rewording } from '../../index.ts';

const heard = (say: RegExp, plain: string): Rewording => ({
  say: new RegExp(say.source, 'dgi'),
  plain,
});

const THING = '(?:the|my|our|that|this|all)';
const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)';

/** What recognisers and children write for verbs and small words, where these words make no other sense. */
export const MISHEARD: readonly Rewording[] = [
  heard(/\btea ?v(?:ee)?\b|\btee ?vee\b|\bt v\b/, 'tv'),
  heard(/\bthermos (?:tat|that|stat|at)\b|\bthermal ?stat\b|\btherm(?:o|a)stat\b/, 'thermostat'),
  heard(/\b(light|lamp|one) buy (the|my|our)\b/, '$1 by $2'),
  heard(/\b(turn|switch|put) (?:of|oft|orf|ov) (the|my|all|that|every|both)\b/, '$1 off $2'),
  heard(/^witch (?=(?:lights?|lamps?|ones?|doors?|windows?|alarms?|timers?)\b)/, 'which '),
  heard(
    /\b((?:the|my|that) [a-z]+(?: [a-z]+)?) won (?=(?:on|off|up|down|to|red|green|blue|brighter|dimmer)\b)/,
    '$1 one ',
  ),
  // Colours.
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:read|redd|wred)(?=$|[,.!?]| (?:for|please|and|in|at|now|tonight)\b)/,
    '$1 red',
  ),
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:blew|bleu|bloo)(?=$|[,.!?]| (?:for|please|and|in|at|now|tonight)\b)/,
    '$1 blue',
  ),
  heard(
    /\b(lights?|lamps?|spot|spotlight|backlight|pendant|strip|it|them|that|ones?) (?:grean|greene|grin)(?=$|[,.!?]| (?:for|please|and)\b)/,
    '$1 green',
  ),
  heard(/(^|\b(?:the|my|our) )(?:dusk|disc|disk|desks|test) (lamp|light)\b/, '$1desk $2'),
  heard(
    new RegExp(
      `\\b(volume|fan|heating|heat|thermostat|brightness|lamps?|lights?|blinds?|it|temperature) (?:two|too|2) (?=${NUMBER}\\b)`,
    ),
    '$1 to ',
  ),
  heard(/\bper sent\b|\bpurse sent\b|\bper cents?\b/, 'percent'),
  heard(/\b(turn|turned|switch|put|lights?) (?:write|rite|wright)(?= )/, '$1'),
  heard(
    new RegExp(
      `^(please |can you |could you )?(?:tern|torn|term|turned|tarn|turn't|churn|ternd|turin)(?= (?:on|off|of|up|down|${THING})\\b)`,
    ),
    '$1turn',
  ),
  heard(/^(please |can you |could you )?(?:which|witch|swish|swich)(?= (?:on|off|of|the|my)\b)/, '$1switch'),
  heard(
    new RegExp(
      `^(please |can you |could you )?(?:clothes|clause|claws|clothe|cloze|klose|cloes|clows)(?= ${THING}\\b)`,
    ),
    '$1close',
  ),
  heard(new RegExp(`^(please |can you |could you )?(?:look|luck|lauk|loc)(?= ${THING}\\b)`), '$1lock'),
  heard(new RegExp(`^(please |can you |could you )?(?:them|din|deem|dem|dimm)(?= ${THING}\\b)`), '$1dim'),
  heard(new RegExp(`^(?:paws|pores|pours)(?= ${THING}\\b|$)`), 'pause'),
  heard(new RegExp(`^(?:newt|moot|mood)(?= ${THING}\\b)`), 'mute'),
  heard(new RegExp(`^(?:sat|sad|said|sent|sit|cet)(?= ${THING}\\b.* ${NUMBER}\\b)`), 'set'),
  heard(
    new RegExp(
      `^((?:set|turn|dim|put|bring|make|sat)(?: (?:up|down))? (?:the|my) [a-z ]+?) (?:two|too|2|through) (?=${NUMBER}\\b)`,
    ),
    '$1 to ',
  ),
  heard(
    /^((?:please |can you |could you )?(?:turn|switch|put|stick|pop|flick|shut)) (?:of|oft|half|orf|ov)(?= )/,
    '$1 off',
  ),
  heard(
    /^((?:please |can you |could you )?(?:turn|switch|put|stick|pop|flick|shut) .{2,40}) (?:of|oft|orf|ov)(?= please$|$)/,
    '$1 off',
  ),
  heard(/^((?:the |my )?[a-z]+(?: [a-z]+){0,3}) (?:of|orf|oft)(?= please$|$)/, '$1 off'),
  heard(/^((?:turn|switch|put|stick|pop|flick) .{2,40}) (?:own|onn|awn)(?= please$|$)/, '$1 on'),
];

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split('|').map((pair) => pair.split('=') as [string, string]));

/** What a word that is right by itself may have been misheard for: a person is asked before anything is done about it. */
export const SOUND_ALIKES: ReadonlyMap<string, string> = pairs(
  'store=door|doll=door|dough=door|lamb=lamp|lump=lamp|limp=lamp|like=light|lied=light|flight=light|likes=lights|lice=lights|rights=lights|flights=lights|' +
    'chicken=kitchen|kitten=kitchen|van=fan|fun=fan|certain=curtain|certains=curtains|blends=blinds|blinks=blinds|' +
    'garbage=garage|carriage=garage|torch=porch|steady=study|launch=lounge|lunge=lounge|eating=heating|heeding=heating|' +
    'guarding=garden|gordon=garden|hauling=hallway|parch=porch|bedroll=bedroom|tease=tv|offish=office|bathrobe=bathroom|' +
    'backroom=vacuum|vacant=vacuum|speeker=speaker|sneaker=speaker|musing=music|voluming=volume|column=volume|flight=light',
);
