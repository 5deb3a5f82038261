/**
 * languages/en/sound: how English sounds, for what a recogniser of speech wrote down wrongly: letters to sounds, how alike those are, and the words that
 * hold a sentence together.
 */
import type { SoundGrammar } from '../../index.ts';
import { lost, phonesOf, unlike } from './phones.ts';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** How English sounds. */
export const SOUND: SoundGrammar = {
  phonesOf,
  unlike,
  lost,
  links: words(
    `the a an my our your this that these those it them in on at of and
    all every everything both any each everywhere here there except but not`,
  ),
  fillers: words('the a an my our please could can would you now just again'),
  joints: new Set(['and', 'then']),
  asking: new Set(['when']),
  values: words(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
    forty fifty sixty seventy eighty ninety hundred half quarter third percent degrees degree celsius and a an point o'clock past to at in on for by
    second seconds minute minutes hour hours day days week weeks month today tomorrow tonight morning afternoon evening night noon midnight sunset sunrise
    monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend weekends every each next this daily am pm until till after before
    from first fifth tenth january february march april may june july august september october november december
    red green blue yellow orange purple pink white warm cool cold cyan magenta turquoise violet daylight`,
  ),
};
