import type { Rewording } from '../../../index.ts';
import { BASE_FORMS } from '../../words.ts';
import { says, toBe } from '../diary/parts.ts';
import { ORDER } from './around-wishes.ts';

/** Whole sentences that ask for something in a roundabout, courteous way: what is asked for is left of them. */

const WHO = '(?:you|ya|ye|somebody|someone)';
const LEAD =
  '(?:(?:and|but|so|oh|ah|hello|hi|hey|right|well|ok(?:ay)?|please|excuse me|sorry|um+|er+)[, ]+)*';
const TAIL =
  "(?:,? (?:please|thanks|thank you|could you|would you|can you|at all|for me|for us|after me|love|dear|pet|by any chance|if you (?:would|could|can|will|don[’']?t mind)))*[.?! ]*$";
const KINDNESS =
  '(?:the (?:great |small |enormous )?(?:kindness|favou?r|honou?r|courtesy|service)|a (?:great |big |huge |wee |small |little |quick )?(?:favou?r|kindness|good turn|solid))';
const DEED =
  '([a-z]+ing) ((?:on|off|up|down|out)? ?(?:the|my|our|all|some|me|us|it|that|them|those|a|an) [a-z][^?!]*?)';
const NICE =
  '(?:lovely|nice|great|grand|good|perfect|wonderful|brilliant|super|ideal|fantastic|just the (?:job|thing|ticket)|welcome|appreciated|smashing|fab|handy|a (?:great )?(?:treat|help))';

const order = (doing = '', rest = ''): string | undefined => {
  const verb = BASE_FORMS.get(doing.toLowerCase());
  return verb === undefined ? undefined : `${verb} ${rest.trim()}`;
};

/** Things of the house whose coming on, going off or opening is wished for as it were told. */
const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)';
const BECAME: Readonly<Record<string, string>> = {
  came: 'to come',
  went: 'to go',
  turned: 'to turn',
  switched: 'to turn',
  opened: 'to open',
  closed: 'to close',
  shut: 'to close',
  started: 'to start',
  stopped: 'to stop',
};

export const FRAMES: readonly Rewording[] = [
  // "*Sorry to be a nuisance but* …".
  says(
    `^(?:(?:hi|hello|hey|oh|right|so|ok(?:ay)?|um+|er+m?|i(?:['’]m| am)(?: so| really| very)?|so|very|really)[, ]+)*sorry to (?:be|bother|trouble|ask|keep|disturb|interrupt|pester|hassle|nag|wake|do this)\\b[^,;.!?]*?(?:[,;.–-]+| but\\b)(?: but\\b)? ?(?=[a-z])`,
    () => '',
  ),
  // "We're watching a film, so *if you could* dim the lamp *that would be lovely*".
  says(
    `^(?:(.*?[a-z0-9][,;.–-]+) ?(?:so |and |but )?|${LEAD})if (?:you|somebody|someone) (?:could|can|would|might)(?: please| just| possibly| maybe)* (${ORDER} .+?),? (?:that|it|this)(?:['’]?d| would)(?: just| really)? be (?:just |really |so |very |absolutely )*${NICE}(?: of you)?${TAIL}`,
    ([, before = '', wish]) => `${before === '' ? '' : `${before} `}${wish}`,
  ),
  // "*It'd be great if* the hall light *came on* at dusk every day".
  says(
    `^${LEAD}(?:it(?:['’]?d| would) be (?:just |really |so |very |absolutely )*${NICE}|(?:i|we)(?:['’]?d| would) (?:really )?(?:like|love) it) if ${THING} (came|went|turned|switched|opened|closed|shut|started|stopped)(?: itself)? `,
    ([, thing, became = '']) => `i want ${thing} ${BECAME[became.toLowerCase()]} `,
  ),
  // "*I think the kitchen light is on*, would you check and turn it off *if it is*".
  says(
    `^${LEAD}(?:i (?:think|reckon|suspect|believe|fear|feel)|i(?:['’]m| am) (?:worried|afraid|not sure but)|i(?:['’]ve| have) a feeling)(?: that)?(?: i(?:['’]ve| have| might have| may have)? left)? ${THING}(?: (?:is|are|might be|may be|could be)|['’]s)?(?: still)? (on|open|unlocked|running)[,;.–-]+ ?(?:(?:so|and|please|can you|could you|would you|will you)[, ]+)*(?:check,? and )?(turn|switch|close|shut|lock) (it|them)( off)? if (?:it is|it['’]s still (?:on|open|unlocked)|they are|so|need be|necessary|i have|i did)${TAIL}`,
    ([, thing, state, verb, it, off = '']) =>
      `check whether ${thing} is ${state} and ${verb} ${it}${off} if it is`,
  ),
  // "*I don't suppose you know if* the door is locked".
  says(
    `^${LEAD}(?:i|we) don['’]?t suppose (?:you|you['’]d) (?:happen to )?(?:know|could tell me|can tell me|could say) (?:if|whether) `,
    () => 'can you tell me if ',
  ),
  // "*You couldn't do me the kindness of locking the front door*", "would you do me the favour of closing the blind".
  says(
    `^${LEAD}(?:(?:could|would|can|will|might)(?:n['’]?t)? ${WHO}|${WHO} (?:could|would|can|might)(?:n['’]?t| not)?)(?: please| possibly| ever| just)* (?:do|have) (?:me|us) ${KINDNESS} (?:of|by|and) ${DEED}${TAIL}`,
    ([, doing, rest]) => order(doing, rest),
  ),
  // "*Might I trouble you for the overhead light*", "could I bother you for some music": that it be there.
  says(
    `^${LEAD}(?:might|may|could|can) (?:i|we) (?:please |possibly |just )*(?:trouble|bother|ask|impose on) you for ((?:the|a|an|some|a bit of|a little|more) [a-z][^?!,]*?)(?:, ?(?:my|i|we|the|his|her)[^,?!]*)?${TAIL}`,
    ([, what = '']) => given(what),
  ),
  // "*Do you think we might have a few tunes*", "is there any chance of a bit of music".
  says(
    `^${LEAD}(?:do you (?:think|suppose|reckon) (?:i|we) (?:might|could|can|may)|would it be possible (?:for (?:me|us) )?to|any chance (?:i|we) (?:could|might|can)|(?:i|we) don['’]?t suppose (?:i|we) (?:could|might)) (?:please |possibly )*(?:have|get) ((?:the|a|an|some|a few|a bit of|a little) [a-z][^?!,]*?)(?: (?:while|when|as) (?:i['’]?m|we['’]?re|i am|we are|i|we)\\b[^,?!]*)?${TAIL}`,
    ([, what = '']) => given(what),
  ),
  // "*A bit of Mozart in the kitchen would be lovely*", "the desk lamp on would be grand".
  says(
    `^${LEAD}((?:the|a|an|some|a bit of|a little|more|a few|my|our) (?!(?:day|days|weekend|holiday|cup|drink|rest|break|nap|hug|walk)\\b)[a-z][^?!,.]*?) (?:would|['’]?d|might|could) be (?:just |really |very |so |absolutely )*${NICE}(?: (?:right )?now| in here| about now)?${TAIL}`,
    ([, what = '']) => given(what),
  ),
];

const STATE =
  /^(.*) (on|off|open|closed|shut|up|down|dimmed|locked|unlocked)((?: (?:a bit|a little|a touch|half ?way|in (?:the|my|our) [a-z]+(?: room)?))*)$/i;
const SOUNDS =
  /^(?:some|a bit of|a little|a few|more) (?!(?:light|heat|warmth|air|quiet|peace|help|milk|bread|eggs|food)\b)/i;
const LIT =
  /\b(?:lights?|lamps?|telly|tv|fan|heating|radio|pendant|spotlights?|backlight|coffee|ac|air con|kettle|pump|bulb)\b/i;

/** What is wished to be there, as an order for it; `undefined` of what is only said to be nice. */
function given(what: string): string | undefined {
  const [, thing, state = '', rest = ''] = STATE.exec(what) ?? [];
  if (thing !== undefined) return toBe(state, `${thing}${rest}`);
  if (/^(?:the|my|our) /i.test(what) && LIT.test(what)) return `turn on ${what}`;
  if (!SOUNDS.test(what)) return undefined;
  const played = what.replace(/^(?:a bit of|a little|a few|more) /i, 'some ');
  return /\b(?:music|tunes?|songs?|jazz|mozart|bach|beethoven|classical|rock|pop|radio|blues|folk|carols)\b/i.test(
    played,
  )
    ? `play ${played.replace(/\btunes?\b|\bsongs?\b/i, 'music').replace(/^some (?!music)/i, '')}`
    : undefined;
}
