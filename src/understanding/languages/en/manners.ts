import { type Token, wordAt } from '../../text/index.ts';
import type { Manner } from '../index.ts';
import { clockAt } from './times/clock.ts';
import { durationAt } from './times/durations.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const WE = set('i we');
const ASKED = set('what which when where who how');
const THINGS = set('the my our it them that those these this all every some a an');
/** "I wonder how one *might* do it" asks for nothing that the house could tell. */
const MUSING = set('would could might should one to');
const COMPARED = set(
  'warmer cooler colder hotter brighter darker dimmer louder quieter softer lower higher less more too',
);

/** "When it's *half past ten*", and not how warm or bright. */
function isHour(tokens: readonly Token[], at: number): boolean {
  const clock = clockAt(tokens, at, 'en-GB');
  return clock !== undefined && !MEASURES.has(wordAt(tokens, clock.end));
}

const MEASURES = set('degrees degree percent % ° c or watts lux below above');

/** "For the next *forty minutes*": not a week of which something is asked. */
function isShort(tokens: readonly Token[], at: number): boolean {
  const length = durationAt(tokens, at);
  return length !== undefined && length.value.days === 0 && length.value.months === 0;
}

const manner = (say: string, plain: string, rest: Omit<Manner, 'say' | 'plain'> = {}): Manner => ({
  say,
  plain: plain === '' ? [] : plain.split(' '),
  ...rest,
});

const FORGOTTEN =
  '(i can not|i could not|i do not|i) [for the life of me] [quite|rather|now|really] (remember|recall|recollect|forget)|i have [quite|rather|clean|completely|already|now] forgotten';
const WONDERING = '(i was|i am|we were) [just|only|merely|rather] wondering|i [do|just|rather] wonder';
const TOLD =
  '(could|would|can|will|might) you [possibly|perhaps|kindly|please|be able to] (tell me|say|inform me)';

const DEGREE =
  '[a] (bit|little|tad|touch|rather|so|too|very|quite|pretty|really|awfully|terribly|far too|much too|way too)';
const ROOMED = set('in here');

const SWITCHING = set('turn turned switch switched put get have knock go goes are is lights light lamps');
const LEADS_THING = set('and also plus the');

/** "The spotlight *out* in the garden" is off by nothing that was said. */
function standsOut(tokens: readonly Token[]): boolean {
  return LEADS_THING.has(tokens[0]?.word ?? '') && !tokens.some(({ word }) => SWITCHING.has(word));
}

/** Old-fashioned, wordy and hesitant ways to say something plain, wherever they stand in a sentence. */
export const MANNERS: readonly Manner[] = [
  // Asides.
  manner(
    '(by any chance|if you please|as it were|so to speak|as it happens|for the life of me|mind you|i dare say|i must say)',
    '',
  ),
  manner('if you (would|could|will|might) be so [very] (kind|good)', ''),
  manner(
    '(if i (may|might) [be so bold|say so|trouble you]|if (it|that) is not (too much|any|a) (trouble|bother)|needless to say|truth be told|to be honest|to be perfectly honest)',
    '',
  ),
  manner('(or so|or thereabouts|give or take)', '', {
    before: set(
      'minute minutes hour hours second seconds degree degrees percent day days week weeks half quarter',
    ),
  }),
  manner(
    '(let me (see|think)|right well|well now|now then|right then|i say|i tell you what|tell you what|while i think of it|while i remember|before i forget|come to think of it|now i come to think of it|on reflection|by all means|as i say|as i was saying|the thing is) [,]',
    '',
    { begins: true },
  ),
  manner('out', '', { behind: set('in on at by there'), when: standsOut }),
  // Wishes.
  manner('(shall|should) (like|love|prefer|appreciate)', 'would like', { before: WE }),
  manner(
    'should (rather|sooner|so|very much|be) [very much|much|so|most|ever so|very] (like|love|prefer|appreciate)',
    'would like',
    { before: WE },
  ),
  manner('should be', 'would be', {
    before: WE,
    behind: set(
      'most very so ever much awfully terribly grateful obliged glad happy delighted thankful pleased',
    ),
  }),
  manner('(would|should) (rather|sooner|prefer to|like to|love to) (have|see)', 'would like', { before: WE }),
  manner('(would|will|shall) have', 'would like', { before: WE, behind: set('the my our it them') }),
  manner('(might|may) you', 'could you', { begins: true }),
  manner('might (i|we)', 'may i', { begins: true }),
  manner(
    '[perhaps|maybe|i suppose|i think|i expect|i fancy|i reckon] (you|we) (had|would) better not',
    'do not',
    { begins: true },
  ),
  manner(
    '[perhaps|maybe|i suppose|i think|i expect|i fancy|i reckon] (you|we) (had|would) better [just|perhaps]',
    'please',
    { begins: true },
  ),
  manner(
    '(i suppose|i think|i expect|i fancy|i reckon|i dare say|perhaps|maybe) you (could|might|may|ought to|should|can) [just|perhaps|possibly|also|as well|always]',
    'please',
    { begins: true },
  ),
  manner('you might [just|perhaps|possibly|also|as well|care to|like to]', 'please', { begins: true }),
  manner('you could [just|perhaps|possibly|also|as well|always]', 'please', { begins: true }),
  manner('(i|we) (would|should) (rather|sooner|much rather|far sooner|prefer it if) you', 'please', {
    begins: true,
    inflects: true,
  }),
  manner('it is [about|high|surely] time you', 'please', { begins: true, inflects: true }),
  manner('(when|once) it (is|gets to|comes to) [about]', 'at', { begins: true, when: isHour }),
  manner('for the (next|coming)', 'for', { when: isShort }),
  manner('(would|do) you mind (ever so much|very much|terribly|awfully|too much|at all)', 'would you mind'),
  manner(
    '(would it be|is it|might it be) [at all] (too much to ask|possible|all right|alright|ok|okay) for',
    'i would like',
    { behind: THINGS },
  ),
  // How long each of them is so is told behind.
  manner('(both of them|the (two|pair) of them)', 'both', {
    before: set(','),
    behind: set('for until till'),
  }),
  manner('(all of them|both of them|the lot of them|the whole lot|every one of them|every last one)', '', {
    before: set(','),
  }),
  manner('(i meant|i mean|i wanted|i want) [for] you to', 'please', { begins: true }),
  manner('(pop|bung|whack|shove)', 'put', { begins: true, behind: THINGS }),
  manner(
    '(would|do) you mind [just|awfully|terribly|ever so much|very much] (popping|bunging|whacking|shoving|sticking|flicking)',
    'please put',
    {
      begins: true,
      behind: THINGS,
    },
  ),
  manner('(will|shall) have', 'would like', { before: WE, behind: set('a an another some') }),
  // Questions.
  manner(
    `(${FORGOTTEN}|${WONDERING}|${TOLD}|would you [happen to|perhaps|by chance] know|do you happen to know)`,
    '',
    { behind: ASKED, unless: MUSING, asks: true },
  ),
  manner(`(${FORGOTTEN}|${WONDERING}) [,]`, '', { behind: set('did have has is are was were do does am') }),
  manner(
    `(${FORGOTTEN}|${WONDERING}|would you [happen to|perhaps|by chance] know|do you happen to know) (if|whether)`,
    'do you know if',
    { behind: THINGS },
  ),
  manner('(seem|appear) to be', 'am', { before: set('i') }),
  manner('(seem|appear) to be', 'are'),
  manner('(seems|appears) to be', 'is'),
  manner('(seem|appear) to have', 'have'),
  manner('is it (likely|expected|supposed|meant|bound|liable) to', 'is it going to'),
  // Conditions.
  manner('(supposing|in the event|on condition|assuming) that', 'if'),
  manner('supposing', 'if', { begins: true }),
  manner('(so|as) long as', 'if', { behind: THINGS }),
  manner('that is [to say] [only|just] (if|when)', 'if'),
  manner('(happens|chances) to be', 'is'),
  manner('happen to be', 'are', { before: set('it they that those these them') }),
  manner('should (it|there) [happen to|by chance] (be|get|become|grow|turn)', 'if it is', { begins: true }),
  manner('should there [happen to|by chance] be', 'if there is', { begins: true }),
  // "It's rather *dim* in here" tells how it is, and asks for no dimming.
  manner(`${DEGREE} dim`, 'gloomy', { behind: ROOMED, begins: true }),
  manner(`${DEGREE} dim`, 'gloomy', { behind: ROOMED, before: set('is looks feels seems getting gone') }),
  // Amounts.
  manner('(a trifle|a smidgen|a smidge|a wee bit|a tiny bit|ever so slightly|a mite|a shade)', 'a bit', {
    behind: COMPARED,
  }),
];
