import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { LIT, THING, the, WHERE } from './parts.ts';

/** Some things and not others: "just the lamp, nothing else", "neither the porch nor the hall light", "everything off and locked". */

const LIGHTS = '(?:the |any |all )?lights?';
const SAVE = '(?:except(?: for)?|apart from|but(?: for| not)?|other than|save(?: for)?|only|bar)';
const NO_NEED = "(?:needn['’]?t|need not|doesn['’]?t need to|don['’]?t need to|shouldn['’]?t|should not)";
const PREPOSITION = lazily('^(?:over|above|under|by|beside|behind|on|in|near|next to|at) ', 'i');

/** "Over the counter" is the light there. */
const lightAt = (where: string): string =>
  PREPOSITION.test(where) ? `the light ${where}` : where.replace(/^(?:for )?(?!the |my |our )/i, 'the ');

export const SOME_NOT_OTHERS_FIRST: readonly Rewording[] = [
  // "*Everything's off and locked*", "make sure it's all off and locked up".
  says(
    `(?<=(?:^|[,;.!–-] ?|\\b(?:and|so|then) )${LEAD})(?:(?:make sure|see (?:to it )?that|check that|ensure|i want|we want|have|get)(?: that)? )?(?:(?:everything|it all|all of it|the (?:whole )?(?:house|place|lot))(?:['’]s| is)?(?: all)?|it(?:['’]s| is) all) (?:(?:turned|switched) )?off(?: and |, )(?:(?:all )?locked(?: up)?|locked and (?:closed|shut)|shut and locked)${END}`,
    () => 'turn everything off and lock everything',
  ),
  // "*Is everything off and locked?*"
  says(
    `(?<=^${LEAD})is (?:everything|it all|the (?:whole )?(?:house|place))(?: all)? off and (?:all )?locked(?: up)?(?=[?.!]*$)`,
    () => 'is everything off and is everything locked',
  ),
  // "*No lights on in the kitchen except over the counter*".
  says(
    `(?<=^${LEAD})no ${LIGHTS}(?: on)?${WHERE}(?: please)?,? ${SAVE} ([a-z]+(?: [a-z]+){0,4}?)${END}`,
    ([, where, one = '']) => `turn off the lights${where} except ${lightAt(one)}`,
  ),
  // "*Neither the porch nor the garden lights should be on*".
  says(
    `(?<=^${LEAD})neither ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) nor ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:should|needs?(?: to)?|has to|have to|is to|are to)(?: be)?(?: on| running| lit| going)?(?: (?:any ?more|now|at the moment))?${END}`,
    ([, one, other]) => `turn off ${one} and ${other}`,
  ),
  // "Turn off the lights *without touching the porch*".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|close|shut|open|dim|lock) .*?),? (?:but )?without (?:touching|changing|turning off) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)${END}`,
    ([, one]) => ` except ${one}`,
  ),
  // "*The curtains needn't be open any more*".
  says(
    `(?<=^${LEAD})${THING} ${NO_NEED} (?:be|stay|remain) (?:(on|running|lit|going)|(open|up|unlocked))(?: (?:any ?more|any longer|now|all (?:day|evening|night)))*${END}`,
    ([said, thing, on]) => {
      if (on !== undefined) return `turn off ${thing}`;
      return `${/unlocked/i.test(said) ? 'lock' : 'close'} ${thing}`;
    },
  ),
  // "*Instead of the telly put the speaker on*".
  says(
    `(?<=^${LEAD})instead of ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?),? (?:please )?(?:(?:put|turn|switch) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) on|(?:put|turn|switch) on ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?))${END}`,
    ([, one, first, other]) => `turn off ${one} and turn on ${first ?? other}`,
  ),
  // "*I'd rather have the lamp than the ceiling light*".
  says(
    `(?<=^${LEAD})i(?:['’]d| would) (?:rather|prefer|sooner|like)(?: to)?(?: have)? ${LIT}(?: on)?,? (?:rather )?(?:than|over|to|instead of) ${LIT}${WHERE}${END}`,
    ([, one = '', other = '', where]) => `turn off ${the(other)}${where} and turn on ${the(one)}${where}`,
  ),
  // "*As for the bedroom*, blind shut and lamp at 30".
  says(`^${LEAD}as for the ([a-z]+(?: room)?), (?=[a-z])`, ([, room]) => `in the ${room}, `),
  // "*Kitchen ceiling off, the other two on*".
  says(
    `(?<=^${LEAD}(?:turn |switch |put )?(?:the |my |our )?[a-z]+ ([a-z]+)(?: lights?)? (on|off),? )(?:and )?the (?:other (?:two|three|four|ones|lights)|others|rest) (on|off)${END}`,
    ([, , way, other]) => (way === other ? undefined : `and the other lights there ${other}`),
  ),
];

export const SOME_NOT_OTHERS_IN_TALK: readonly Rewording[] = [
  // "Is everything locked?" "*Do the one that isn't*".
  says(
    `(?<=^${LEAD})(do|lock|close|shut|open|unlock|turn off|switch off|turn on|switch on) (?:the (?:one|ones)|(?:that|those|whichever|whatever)(?: ones?)?) (?:that|which) (?:isn['’]?t|aren['’]?t|is|are|is not|are not)(?: yet| still)?${END}`,
    ([said, deed]) => `${deed} ${/\bones\b|\bthose\b|\bare/i.test(said) ? 'them' : 'it'}`,
  ),
];

/** What alone is to be lit, with nothing spoken of before. */
export const NOTHING_ELSE: readonly Rewording[] = [
  // "*Just the lamp please, nothing else in here*".
  says(
    `(?<=^${LEAD})(?:just|only) ${LIT}(?: on)?(?: in here)?(?: please)?,? (?:and )?(?:nothing else|no other lights?|none of the others|no others)(?: on)?(?: in here)?${END}`,
    ([, lit = '']) => `turn off all the lights in here except ${the(lit)} and turn on ${the(lit)}`,
  ),
];
