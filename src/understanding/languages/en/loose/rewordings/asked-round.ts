import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';

/** Questions that people put in a roundabout way: for others, with what is no part of them, or as what they cannot remember. */

const WHO = '(?:i|we|you|he|she|they|somebody|someone|anybody|anyone|mum|dad|gran|the kids)';
/** Whoever asks, who is not the speaker. */
const ASKER =
  '(?:(?:the|my|our|his|her) )?(?!(?:i|we|you|it|that|this|there|if|when|once)\\b)[a-z]+(?: [a-z]+)?';
const NOT_KNOWN =
  "(?:(?:i|we) ?)?(?:(?:really |honestly |just )?(?:can['’]?t|can ?not|don['’]?t|do not|couldn['’]?t)(?: for the life of me| quite| even)? (?:remember|recall|think|say|know)|(?:['’]?m |['’]?re |am |are )?(?:not|never) (?:quite |really |too |entirely )?(?:sure|certain)|(?:have|['’]ve) (?:clean )?forgotten|no idea)";
const DOING = '(?:turn|switch|put|shut|close|lock|knock|kill|get|pop|open|stop|pause|mute|dim|unlock)';

/** What somebody did, as a question for how it is, and as the order that makes it so. */
const DONE: readonly (readonly [did: RegExp, state: string, order: string])[] = [
  [/^(?:un-?locked)$/i, 'unlocked', 'unlock'],
  [/^(?:locked|locked up|bolted)$/i, 'locked', 'lock'],
  [/^(?:shut|closed)$/i, 'closed', 'close'],
  [/^(?:opened|left open)$/i, 'open', 'open'],
];

/** "I locked *the back door*", "I turned *the heating* off". */
const DEED =
  '(?:(un-?locked|locked|bolted|shut|closed|opened) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)|(?:turned|switched|put|knocked) (off|on) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)|(?:turned|switched|put|knocked) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (off|on))';

interface Deed {
  readonly question: string;
  readonly order: string;
}

function deedOf(match: readonly (string | undefined)[], first: number): Deed | undefined {
  const [did, what, way, whose, whom, how] = match.slice(first, first + 6);
  const thing = what ?? whose ?? whom;
  if (thing === undefined) return undefined;
  const be = /[^s]s$/i.test(thing) ? 'are' : 'is';
  const switched = way ?? how;
  if (switched !== undefined)
    return { question: `${be} ${thing} ${switched}`, order: `turn ${switched} ${thing}` };
  const found = DONE.find(([said]) => said.test(did ?? ''));
  return found === undefined
    ? undefined
    : { question: `${be} ${thing} ${found[1]}`, order: `${found[2]} ${thing}` };
}

/** How a thing may be found at a later time. */
const FOUND = '(on|off|open|closed|shut|up|down|locked|unlocked|running|going)';
const LATER_ON =
  '(?:at|by|from|before|after|until|till|when|once|tonight|tomorrow|later|this (?:morning|afternoon|evening)|then|in)';

export const ASKED_ROUND_FIRST: readonly Rewording[] = [
  // "*Would* the lights *be on* at six?": what is to come is asked for, and nothing is ordered.
  says(
    `^${LEAD}(?:(?:will|would) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:still |already |all )*be|(?:is|are) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:still )?(?:going to (?:still |already )?(?:be|go|come|switch|turn)|going|coming)|(?:will|do|does) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:go|come|switch|turn)) ${FOUND}(?: (?:again|by itself|by themselves))?(?:,? ${LATER_ON}\\b[^,;.!?]*)?[?.! ]*$`,
    ([, told, going, goes, found = '']) =>
      /^(?:o[nf]|up|down|running|going)/i.test(found)
        ? `when does ${told ?? going ?? goes} go on`
        : 'what is scheduled',
  ),
  // "The plumber's asking *if the water's off*."
  says(
    `^${LEAD}${ASKER}(?:['’]s| is| are|['’]re|s)? (?:just )?(?:asking|asks?|wondering|wonders?|checking|wants? to know|wanting to know|needs? to know|would like to know|['’]d like to know) (?=(?:if|whether|what|which|how|where|who) )`,
    () => 'do you know ',
  ),
  // "Did I lock the door *when I came in*?": it is asked how it is, and nothing is waited for.
  says(
    `(?<=^${LEAD}(?:did|have|has) (?:${WHO}|(?:the|my|our) [a-z]+) [^,;?]+?),? (?:when|while|after|before|since|as) (?:${WHO}|(?:the|my|our) [a-z]+)(?:['’](?:s|ve|d|re))? (?:were |was |had |all |both |last |just |first )*(?:came|come|got|went|gone|left|leaving|going|coming|were|was|popped|headed|drove|walked|turned in|finished|had)(?: [a-z]+){0,4}(?=\\??$)`,
    () => '',
  ),
  // "Was the garage open when I left?": by when it last was.
  says(
    `^${LEAD}(?:was|were) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:left |still |already )*(open|shut|closed|locked|unlocked|on|off) (?:when|while|after|before|as) (?:${WHO}|(?:the|my|our) [a-z]+) (?:were |was |had |all |both |just )*(?:came|got|went|left|leaving|going|were|was|popped|headed|drove|walked|turned in)(?: [a-z]+){0,4}\\??$`,
    ([, thing, how = '']) =>
      `when was ${thing} last ${how.toLowerCase().replace('open', 'opened').replace('shut', 'closed')}`,
  ),
  // "Is the water off *while the plumber's here*", "are the curtains shut *now that it's dark*".
  says(
    `(?<=^${LEAD}(?:is|are) (?:the|my|our|all|everything|anything) [^,;?]+?),? (?:now that|now|while|seeing as|seeing that|given that) (?:it|${WHO}|(?:the|my|our) [a-z]+)(?:['’](?:s|re|m)| is| are| am)(?: [a-z]+){1,4}(?=\\??$)`,
    () => '',
  ),
  // "Can I go up to bed, *is everything locked?*"
  says(
    `^${LEAD}(?:can|may|could|shall|should) (?:i|we) (?:go|come|head|turn in|leave|set off|sleep|get off|pop)\\b[^,;.?!]*[,;.?!]+ ?(?:or |and |so )?(?=(?:is|are|did|has|have|was) )`,
    () => '',
  ),
  says(
    `(?<=^${LEAD}(?:is|are|did|has|have) [^,;.?!]+)[,;.?!]+ ?(?:so |and |or )?(?:can|may|could|shall|should) (?:i|we) (?:go|come|head|turn in|leave|set off|sleep|get off)\\b[^,;.?!]*(?=\\??$)`,
    () => '',
  ),
  // "Is the garage down now, *is it?*"
  says(
    `(?<=^${LEAD}(?:is|are|has|have|did|does|was) [^,;?]+),? (?:is|are|has|have|did|does|was|isn['’]t|aren['’]t) (?:it|they|he|she|we|i|you)(?=[?.!]*$)`,
    () => '',
  ),
  says(
    `^${LEAD}((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?:['’]s|['’]re| is| are) (on|off|open|shut|closed|locked|unlocked|up|down)(?: now| then| already)?,? (?:is|are|isn['’]t|aren['’]t) (?:it|they)\\?*$`,
    ([, thing = '', how]) => `${/[^s]s$/i.test(thing) ? 'are' : 'is'} ${thing} ${how}`,
  ),
  // "Can't remember if I locked the back door, *if not would you do it*."
  says(
    `^${LEAD}${NOT_KNOWN} (?:if|whether|that) ${WHO}(?:['’]ve|['’]d| have| had| ever| did)? ${DEED}(?: or not| earlier| last night)?[,;.!–-]+ ?(?:and |so |but )?(?:if (?:not|(?:i|we) (?:haven['’]?t|didn['’]?t|did not|have not)|it(?:['’]s| is)(?: not|n['’]?t)(?: [a-z]+)?)),? (?:then |please |just |(?:can|could|would|will) you |please )*(?:do (?:it|so|that)(?: for me| for us)?|sort it(?: out)?|${DOING} (?:it|them)(?: [a-z]+)?)(?: (?:please|for me|for us|now|then))*[.?!]*$`,
    (match) => {
      const deed = deedOf(match, 1);
      return deed && `${deed.question}? if not ${deed.order}`;
    },
  ),
  says(
    `^${LEAD}${NOT_KNOWN} (?:if|whether|that) ${WHO}(?:['’]ve|['’]d| have| had| ever| did)? ${DEED}(?: or not| earlier| last night| again)?[.?!]*$`,
    (match) => deedOf(match, 1)?.question,
  ),
  // "Did I lock it? *If not lock it*": whether it is so.
  says(
    `^${LEAD}(?:did|have|has) ${WHO} (?:remember to |actually |ever )?(lock|shut|close|bolt)(?:ed|d)? ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) ?(?:\\?|,|;|\\.)+ ?(?:and )?if not,? (?:then |please |just |(?:can|could|would|will) you )*(?:do (?:it|so|that)|(?:lock|shut|close|bolt) (?:it|them)(?: up)?)(?: (?:please|for me|for us|now|then))*[.?!]*$`,
    ([, did = '', thing = '']) => {
      const isLock = /^(?:lock|bolt)$/i.test(did);
      return `${/[^s]s$/i.test(thing) ? 'are' : 'is'} ${thing} ${isLock ? 'locked' : 'closed'}? if not ${isLock ? 'lock' : 'close'} ${thing}`;
    },
  ),
  // "*Have a look whether* it's open."
  says(
    `^${LEAD}(?:(?:have|take|grab) a (?:quick |little )?(?:look|peek|peep|gander|squint)|(?:go |pop )?(?:and )?(?:see|look|check))(?: (?:to see|and see|at))? (?:if|whether) (?=(?:the|my|our|any|all|everything|it) )`,
    () => 'check whether ',
  ),
];

/** Of these, what is a feeling and asks for no reason. */
export const ASKED_ROUND: readonly Rewording[] = [
  // "How come it's so dark in here?" is told of the room.
  says(
    `^${LEAD}(?:how come|why|what makes it|why on earth|why the (?:hell|heck))(?: is)? (?:it(?:['’]s| is)?) (?:always |still |ever |again )*((?:so |this |that |too |bloody |damn |a bit |all )*)(dark|dim|gloomy|cold|chilly|freezing|hot|warm|stuffy|boiling|bright|loud|noisy)((?: in here| in (?:the|my|our) [a-z]+(?: room)?| up here| down here)?)(?: all of a sudden| again| today| tonight| now)?[?!.]*$`,
    ([, , how, where]) => `it's ${how}${where}`,
  ),
];
