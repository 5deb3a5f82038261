/** What names a thing of the home, in a few words none of which ends the order. */
export const WORD =
  '(?!(?:and|or|but|not|if|when|on|off|up|down|at|to|is|are|it|that|this|them|with|for|in|then)\\b)[a-z]+';
export const THING = `((?:the|my|our) ${WORD}(?: ${WORD}){0,3}?)`;
/** What gives light, by its noun. */
export const LIT = `((?:the |my |our |that )?(?:${WORD} ){0,3}?(?:lights?|lamps?|pendants?|spotlights?|spot|backlight|bulbs?|lantern))`;
/** Where, behind an order. */
export const WHERE =
  '((?: (?:in|on|at) (?:the|my|our) [a-z]+(?: room)?| in here| outside| upstairs| downstairs)?)';
export const COLOUR =
  '(?:(?:warm|cold|cool|soft|neutral) white|red|green|blue|yellow|orange|purple|pink|violet|turquoise|white|amber|cyan|magenta|teal|gold|lilac)';
/** How much, in figures or words of shares. */
export const LEVEL =
  '(\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|fifteen)(?: ?%| percent| per cent)?';
/** How air conditioners and heating work. */
export const MODE = '(?:heat(?:ing)?|cool(?:ing)?|auto|dry|fan only)';

/** The words of a thing with its article. */
export const the = (thing = ''): string => (/^(?:the|my|our|that) /i.test(thing) ? thing : `the ${thing}`);
