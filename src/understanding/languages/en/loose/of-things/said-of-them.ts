import type { OfThingsGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, WHY } from '../diary/parts.ts';
import { HOW_LONG_LEFT, SO_NOW, WHO_OR_WHEN } from './asked-of-things.ts';
import { asksWarmth, playsOn, SETS_IT, skipsRoom } from './behind-what-was-told.ts';
import { bareName, saidOfName } from './of-a-name.ts';
import { byPlace, ofThoseTold, REDOES } from './of-several-told.ts';
import { someOfThem } from './some-of-them.ts';

/** What is said of the things of the turn before: "half of that", "stop it", "turn it back on", "go back". */

const OH =
  '(?:(?:oh|ah|no+|nah|nope|sorry|oops|wait|hang on|hey|oi|hm+|but|ok(?:ay)?|right|well|now|and|so|actually|please|just|only|can you|could you|would you)[,.! ]+)*';

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/^three quarters/i, 0.75],
  [/^two thirds/i, 2 / 3],
  [/half/i, 0.5],
  [/third/i, 1 / 3],
  [/quarter/i, 0.25],
  [/double|twice/i, 2],
];
const SHARE =
  '(half|a half|two thirds|three quarters|a third|a quarter|one third|one quarter|double|twice)(?: of)?(?: as (?:much|bright|loud|far|open) as)?';
const SHARE_OF = lazily(
  `^${OH}(?:(?:make|put|set|have|turn|do) )?((?:the|my|our) [a-z][a-z ]*?|(?:it|that|this)(?=\\W))??,? ?(?:to |at |on |only |just |about )*${SHARE} (?:that|it|this|of that|of it|that much|as much)(?: (?:will|would|should|['’]ll) (?:do|be (?:enough|plenty|fine))| is (?:enough|plenty|fine))?${END}`,
  'i',
);

const STOPS_IT = lazily(`^${OH}(?:stop|halt) (?:it|that|this|them)${END}`, 'i');

/** Where, in a word or two of which none is a thing that stands there. */
const PLACE =
  '(?:(?:the|my|our) )?(?!(?:[a-z]+ )?(?:lights?|lamps?|blinds?|curtains?|fans?|doors?|one|ones|other|same|rest)\\b)[a-z]+(?: room)?';
const PLACE_ALONE = lazily(
  `^${OH}(?:(?:i (?:mean|meant)|the same(?: thing)?|same(?: thing)?|do (?:the same|that|it|so)|make (?:it|that))[,.]? )?(?:for |in |(?:the )?one in )?${PLACE}(?:,? (?:i (?:mean|meant)|instead|rather|too|as well|also))*${END}`,
  'i',
);

const MORE = '(?:[,;.!– ]+(?:and )?(?:then )?(?:(?:but|just|only|rather|please) )*(.+?))?';
const ON_AGAIN = [
  `(?:turn|switch|put|have|get) (?:it|that|them) (?:back )?on(?: again)?(?:,? and (?:then )?(.+?))?`,
  `(?:i (?:said|meant) )?(?:not (?:all the way |right )?off|(?:don['’]?t|do not) (?:turn|switch|put) (?:it|that|them) off)${MORE}`,
].map((said) => lazily(`^${OH}${said}${END}`, 'i'));
/** How far, with no word for what is done. */
const BARE_WAY = /^(?:up|down|lower|higher|to|back to|back down)\b/i;

function onAgain(text: string): { readonly then: string } | undefined {
  const found = ON_AGAIN.map((said) => said.exec(text)).find((match) => match !== null);
  if (found === undefined || found === null) return undefined;
  const [, more = ''] = found;
  return { then: BARE_WAY.test(more) ? `turn it ${more}` : more };
}

export const OF_THINGS: OfThingsGrammar = {
  bareName,
  saidOfName,
  shareOf: (text) => {
    const [, wish = '', words] = SHARE_OF.exec(text) ?? [];
    const share = SHARES.find(([said]) => said.test(words ?? ''))?.[1];
    return share === undefined ? undefined : { wish: /^(?:it|that|this)$/i.test(wish) ? '' : wish, share };
  },
  andAHalf: lazily(`^${OH}(?:make (?:it|that) )?(?:(?:and|plus) )*(?:a half|point five)${END}`, 'i'),
  ofOne: lazily('\\b(?:that|this) one\\b', 'i'),
  next: lazily(
    `^${OH}(?:(?:not|skip) (?:this|that)(?: one| song| track)?[,;.–-]+ ?(?:the )?)?(?:next|next (?:one|song|track)|another one)${END}`,
    'i',
  ),
  nextOne: 'next track',
  toPercent: (wish, percent) => `${wish === '' ? 'make it' : `and ${wish} to`} ${percent} percent`,
  stopsIt: STOPS_IT,
  stopping: (name) => (name === undefined ? ['pause it', 'turn it off'] : [`stop the ${name}`]),
  onAgain,
  turnOn: (name) => `turn on the ${name}`,
  placeAlone: PLACE_ALONE,
  thingIn: (thing, room) => `turn on the ${thing} in the ${room}`,
  byHowMuch: lazily(
    `^${OH}(?:by )?how (?:much|many degrees)(?: (?:warmer|hotter|colder|cooler|chillier|more))?(?: is (?:it|that))?${END}`,
    'i',
  ),
  soNow: SO_NOW,
  whoOrWhen: WHO_OR_WHEN,
  howLongLeft: HOW_LONG_LEFT,
  whatComes: 'what is scheduled',
  skipsRoom,
  playsOn,
  asksWarmth,
  setsIt: SETS_IT,
  byPlace,
  someOfThem,
  redoes: REDOES,
  ofThoseTold,
  backToThat: lazily(
    `^(?!that[.! ]*$)(?:then |right,? |${LEAD})*(?:(?:let['’]?s |i['’]?d like |(?:please )?)(?:(?:put|set|make|turn|bring|have|change|get|leave|take) (?:it|them) |go |do )?(?:(?:right |straight |all the way )?back (?:up |down )?)?(?:to |at |on )?)(?:that|what it was|where it was)(?: (?:again|then|one|instead|it is))*(?:${WHY}|,? before [^,;.!?]+|, the [a-z]+['’]s [^,;.!?]+)?${END}`,
    'i',
  ),
  goesBack: lazily(`^${LEAD}(?:no,? |oh,? )?go back(?: again)?${END}`, 'i'),
};
