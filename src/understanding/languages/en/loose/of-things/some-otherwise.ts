import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { WORD } from './parts.ts';

/** What is said of one of several things beside the order for all of them: "… but the bedroom blind only half way". */

const SHARES: Readonly<Record<string, number>> = {
  half: 50,
  quarter: 25,
  third: 33,
  'three quarters': 75,
  'two thirds': 67,
};
const NUMBER =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|five|fifteen)';
const SHARE = '(half|(?:a )?quarter|(?:a )?third|three quarters|two thirds)';
/** When, in front of the order. */
const WHEN =
  "(?:(?:at|every|each|tonight|tomorrow|in|on|before|after|from|when)\\b(?: ?[a-z0-9:']+){0,6}?,? )?";
const HOW = [
  `(?:about |around )?${SHARE}[ -]?(?:of the )?(?:way)?(?: (open|shut|closed|up|down|on|lit|bright))?`,
  // At a small number it may be an hour: "but the hall light at ten".
  `(?:(?:to|dimmed to|down to|up to|open to|set to) (?:about |around )?|(?:at|on) (?:about |around )?(?!(?:[1-9]|1[0-2]|ten|five)\\b(?! ?%| per ?cent)))(${NUMBER})(?: ?%| percent| per cent)?`,
  '(?:a (?:bit|little|crack|touch)(?: (?:open|up))|slightly open|ajar|open(?:ed)? (?:just )?a (?:bit|little|crack|touch)|a crack)',
].join('|');
const COVER = /\b(curtain|blind|shutter|shade|drape|awning)s?\b/gi;
const LIGHT = /\b(light|lamp|spotlight|pendant|backlight)s?\b/i;

/** How far, in percent; what is shut so far is open for the rest. */
function levelOf(share: string | undefined, way: string | undefined, figure: string | undefined): string {
  if (figure !== undefined) return figure;
  if (share === undefined) return '20';
  const part = SHARES[share.toLowerCase().replace(/^a /, '')] ?? 50;
  return `${/^(?:shut|closed|down)$/i.test(way ?? '') ? 100 - part : part}`;
}

/** What the one is called by what the order is for: "the bedroom *one*" is one of the blinds. */
function named(thing: string, order: string): string | undefined {
  if (
    /\b(?:lights?|lamps?|spotlight|pendant|backlight|curtains?|blinds?|shutters?|shades?|fan|speaker|tv|telly)$/i.test(
      thing,
    )
  )
    return thing;
  const cover = [...order.matchAll(COVER)].at(-1)?.[1];
  const noun = cover ?? (LIGHT.test(order) || /\beverything\b/i.test(order) ? 'light' : undefined);
  return noun === undefined ? undefined : `${thing} ${noun.toLowerCase()}`;
}

/** What plays, by its noun. */
const PLAYERS = '(?:tv|telly|television|speakers?|radio|stereo|hi-?fi|soundbar)';
const SPARED = `,? (?:but|and) (?:not |leave |keep |spare )(?:on |in |that (?:on|in) )?((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?: (?:on|alone|be|as it is|playing))?`;

/** The order for all that plays but one: by its name, or by the room. */
const allBut = (order: string, spared: string): string =>
  new RegExp(`\\b${PLAYERS}$`, 'i').test(spared)
    ? `${order} on everything but ${spared}`
    : `${order.replace(/\bvolume\b/, 'music')} everywhere but ${spared}`;

export const SOME_OTHERWISE_FIRST: readonly Rewording[] = [
  // "*Turn the music down but not the telly*".
  says(
    `^${LEAD}(?:(?:turn|bring|knock|put|take) (?:(?:the|my|our) (?:music|volume|sound) (down|up)|(down|up) (?:the|my|our) (?:music|volume|sound))|(lower|raise) (?:the|my|our) (?:music|volume|sound))${SPARED}${END}`,
    ([, one, other, verb = '', spared = '']) =>
      allBut(`turn the volume ${one ?? other ?? (/^lower$/i.test(verb) ? 'down' : 'up')}`, spared),
  ),
  says(
    `^${LEAD}(?:(pause|mute) (?:the|my|our) (?:music|sound)|(?:(?:turn|switch|shut) )?(?:the )?music off|(?:turn|switch|shut) off the music|stop the music)${SPARED}${END}`,
    ([, verb, spared = '']) =>
      verb === undefined
        ? `turn the music off everywhere but ${spared}`
        : allBut(`${verb} the music`, spared),
  ),
  says(
    `^(?!.*\\bnow\\b)(${LEAD}${WHEN}(?:(?:open|close|shut|raise|lower|draw|dim|turn|switch|put|pull) .*?|(?:all |both |every |the |my |our )[a-z' ]*? (?:on|off|open|closed|shut|up|down)))(?:,? but |, (?=[^,]* (?:only|just) ))(?:(?:please )?(?:leave|keep|have|put|set|dim|make|turn|let) )?(?:(?:only|just) )?(the|my|our) (${WORD}(?: (?!(?:only|just|half|a|at|to|open|dimmed)\\b)${WORD}){0,2}?)(?: (one|ones))?(?: (?:only|just|be))?(?: to be)? (?:only |just )?(?:${HOW})${END}`,
    ([, order = '', article, thing = '', , share, way, figure]) => {
      const one = named(thing, order);
      return one === undefined
        ? undefined
        : `${order}, but set ${article} ${one} to ${levelOf(share, way, figure)} percent`;
    },
  ),
  // "… but *only half way on the bedroom blind*".
  says(
    `^(${LEAD}(?:open|close|shut|raise|lower|draw|dim|turn|switch|put|pull) .*?),? but (?:only |just )(?:${HOW}) (?:on|for|in|with) (the|my|our) (${WORD}(?: ${WORD}){0,2}?)(?: (one|ones))?${END}`,
    ([, order = '', share, way, figure, article, thing = '']) => {
      const one = named(thing, order);
      return one === undefined
        ? undefined
        : `${order}, but set ${article} ${one} to ${levelOf(share, way, figure)} percent`;
    },
  ),
];
