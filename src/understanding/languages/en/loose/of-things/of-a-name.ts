import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { WORD } from './parts.ts';

/** "The fan." "*On*": a thing that is only named, and what is said of it then. */

const OH = '(?:(?:and|so|now|ok(?:ay)?|right|er+m?|um+|oh|hey|what about|about|as for)[,.! ]+)*';
/** A word that is of no name: a cry, an answer, a place or a day by itself. */
const NO_NAME =
  '(?!(?:yes|yeah|yep|no|nope|oh|well|hello|hi|hey|thanks|thank|please|today|tonight|tomorrow|now|later|here|there|what|who|when|why|how|which|everything|nothing|something|someone|everyone|same|again|more|less)\\b)';
const NAME = lazily(
  `^${OH}((?:(?:the|my|our|that) )?${NO_NAME}${WORD}(?: ${WORD}){0,3})(?:[.!…]|\\.\\.+|,? please)*$`,
  'i',
);

export const bareName = (text: string): string | undefined => NAME.exec(text)?.[1];

const LEAD = lazily('^(?:(?:and|so|now|ok(?:ay)?|right|er+m?|um+|please|just|well)[, ]+)+', 'i');
const IT = lazily("\\b(?:it|them|that)(?!['’]?\\w)", 'i');
const IS_IT = lazily("\\b(?:it|that)['’]s\\b", 'i');
const WHATS_IT = lazily("^(what|how)['’]s (?:it|that)\\b", 'i');
const ALL = lazily(`^all (?:of (?:them|it) )?(on|off|open|closed|shut|up|down|locked)${END}`, 'i');
/** How far or at which hour, with no word for what is done. */
const HOW_FAR = lazily(
  '^(?:\\d|half|full|a (?:bit|little|third|quarter)|(?:a lot |much )?(?:brighter|dimmer|louder|quieter|warmer|cooler|colder|hotter|faster|slower)\\b)',
  'i',
);

export function saidOfName(name: string, text: string): readonly string[] {
  const said = text.replace(LEAD, '');
  const [, all] = ALL.exec(said) ?? [];
  if (all !== undefined) return [`${name} ${all}`];
  const asked = said.replace(WHATS_IT, '$1 is it').replace(IS_IT, 'it is');
  if (IT.test(asked)) return [asked.replace(IT, name)];
  const set = HOW_FAR.test(said) ? [`set ${name} to ${said}`, `make ${name} ${said}`] : [];
  return [`${name} ${said}`, ...set, `${said} ${name}`, `${said} on ${name}`];
}
