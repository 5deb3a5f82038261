import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';

/** What somebody is to be asked, in the words of whoever asks it for another. */

const WHOM =
  '(?!(?:me|us|my|the|him|her|them|you|it|google|alexa|siri)\\b)([a-z]+(?: and (?!(?:the|if|whether)\\b)[a-z]+)?)';
const THEY = '(?:he|she|they)';
const ASKED_BY =
  '(what time|what day|which day|how long|how much|how many [a-z]+|what|when|where|which [a-z]+|why|how)';
const BESIDE = '(?:,? (?:please|will you|would you|for me))*[.!?]*$';
/** What stands in front of the one who is asked, in a question. */
const TURNED: Readonly<Record<string, string>> = {
  "'ll": 'will',
  "'s": 'are',
  "'re": 'are',
  "'ve": 'have',
  "'d": 'would',
  is: 'are',
  was: 'were',
  has: 'have',
};
const HELPS =
  "(?:['’](?:ll|s|re|ve|d)| (?:will|is|are|was|were|has|have|can|could|would|should|must|might|needs to|wants to|has to))";
const DONE =
  /^(?!(?:tired|bored|scared|excited|worried|allowed|supposed|interested|delayed|annoyed)\b)(?:(?:already|ever|just) )?(?:been|done|got|had|seen|gone|fed|put|taken|left|locked|made|found|heard|[a-z]+ed)\b/i;

/** "What time *she'll be* home": "what time will you be home". */
function asked(lead: string, helps: string, rest: string): string {
  const said = helps.trim().replace('’', "'").toLowerCase();
  const own = theirs(rest);
  if (/ to$/.test(said))
    return `${lead}do you ${said.replace(/^(?:has)/, 'have').replace(/^(need|want)s/, '$1')} ${own}`;
  const isPerfect = said === "'s" && DONE.test(rest);
  return `${lead}${isPerfect ? 'have' : (TURNED[said] ?? said)} you ${own}`;
}

/** What somebody did, by the verb that asks for it: "he *took*" is "did you take". Of others the past is the same as in "have you fed". */
const DID: Readonly<Record<string, string>> = {
  ate: 'eat',
  began: 'begin',
  broke: 'break',
  came: 'come',
  did: 'do',
  drank: 'drink',
  drove: 'drive',
  forgot: 'forget',
  gave: 'give',
  got: 'get',
  had: 'have',
  knew: 'know',
  liked: 'like',
  needed: 'need',
  ran: 'run',
  rang: 'ring',
  saw: 'see',
  spoke: 'speak',
  took: 'take',
  wanted: 'want',
  went: 'go',
  wore: 'wear',
  wrote: 'write',
};
const PAST = `(${Object.keys(DID).join('|')}|fed|put|left|lost|found|heard|made|met|paid|read|said|sent|shut|slept|sold|told|won|bought|brought|caught|thought|let|locked|[a-z]{2,}ed)`;

function didYou(verb: string, rest: string): string {
  const own = DID[verb.toLowerCase()];
  return own === undefined
    ? `have you ${verb.toLowerCase()}${theirs(rest)}`
    : `did you ${own}${theirs(rest)}`;
}

/** What is his or hers is the hearer's own. */
function theirs(rest: string): string {
  return rest
    .replace(/\b(?:his|her|their)\b(?= [a-z])/gi, 'your')
    .replace(/\b(?:himself|herself|themselves)\b/gi, 'yourself');
}

const plainVerb = (verb: string): string =>
  verb
    .replace(/^has$/i, 'have')
    .replace(/^does$/i, 'do')
    .replace(/^goes$/i, 'go')
    .replace(/ies$/i, 'y')
    .replace(/(ch|sh|ss)es$/i, '$1')
    .replace(/([^s])s$/i, '$1');

const put = (whom: string, question: string): string => `ask ${whom} this question ${question}`;

export const ASKED_OF_FIRST: readonly Rewording[] = [
  // "Ask Sam *if she'd like* tea", "ask Sam and Mia whether they have eaten".
  says(
    `^${LEAD}ask ${WHOM} (?:if|whether) ${THEY}(${HELPS}) (.+?)${BESIDE}`,
    ([, whom = '', helps = '', rest = '']) => put(whom, asked('', helps, rest)),
  ),
  // "Ask Sam *whether he fed* the cat", "… if she took the key".
  says(
    `^${LEAD}ask ${WHOM} (?:if|whether) ${THEY} (?:already |ever |just )?${PAST}((?: .+?)?)${BESIDE}`,
    ([, whom = '', verb = '', rest = '']) => put(whom, didYou(verb, rest)),
  ),
  says(
    `^${LEAD}ask ${WHOM} (?:if|whether) ${THEY} ([a-z]+s|want|need|like|know|have|fancy) (.+?)${BESIDE}`,
    ([, whom = '', verb = '', rest = '']) => put(whom, `do you ${plainVerb(verb)} ${theirs(rest)}`),
  ),
  // "Ask Sam *what time she'll be* home", "ask Mia where she is".
  says(
    `^${LEAD}ask ${WHOM} ${ASKED_BY} ${THEY}(${HELPS})(?: (.+?))?${BESIDE}`,
    ([, whom = '', lead = '', helps = '', rest = '']) => put(whom, asked(`${lead} `, helps, rest).trim()),
  ),
  says(
    `^${LEAD}ask ${WHOM} ${ASKED_BY} ${THEY} ([a-z]+s|want|need|like|know|have|fancy)(?: (.+?))?${BESIDE}`,
    ([, whom = '', lead = '', verb = '', rest = '']) =>
      put(whom, `${lead} do you ${plainVerb(verb)} ${theirs(rest)}`.trim()),
  ),
  // "Ask Sam *where the keys are*", "ask Mia how her day was".
  says(
    `^${LEAD}ask ${WHOM} ${ASKED_BY} ((?:the|my|our|his|her|their) [a-z' ’]+?|[a-z]+) (is|are|was|were)(?: (late|on|off|done|ready))?${BESIDE}`,
    ([, whom = '', lead = '', thing = '', be = '', rest = '']) =>
      put(whom, `${lead} ${be} ${theirs(thing)} ${rest}`.trim()),
  ),
  // "Ask everyone *who left the door open*".
  says(`^${LEAD}ask ${WHOM} (who(?:['’]s| [a-z]+) .+?)${BESIDE}`, ([, whom = '', question = '']) =>
    put(whom, question),
  ),
];
