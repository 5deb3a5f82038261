import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { LEFT_OUT_DAYS } from '../takes-place/left-out-days.ts';
import { WEEKDAY } from '../times-said.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, on, says, WHY } from './parts.ts';

/** What is not to come: once, or any more, in words that say no more than others do. */

const DROP =
  '(?:cancel|delete|remove|scrap|bin|ditch|drop|lose|stop|end|kill|forget(?: about)?|get rid of|do away with|call off|axe|never mind(?: about)?)';
const FOR_GOOD =
  '(?:altogether|all together|completely|entirely|totally|for good|for ever|forever|once and for all|full stop|from now on|permanently|for the time being|after all)';
const KIND =
  '(?:thing|rule|automation|routine|schedule|business|one|reminder|alarm|timer|order|command|that|this|it|them)';
const NOT_WORTH =
  "(?:(?:don['’]?t|do not|no need to|you needn['’]t|you don['’]t (?:need|have) to) (?:bother|worry|trouble)(?: with| about)?|no need for|no point(?: in)?|(?:don['’]t|do not) (?:keep|go on)|leave off|forget(?: about)?|never mind(?: about)?|skip)";
const BASE: Readonly<Record<string, string>> = { wak: 'wake', gett: 'get' };

const ONE_DAY = `(?:tonight|today|tomorrow|this (?:morning|afternoon|evening|week|${WEEKDAY})|(?:on )?(?:next )?${WEEKDAY}|next week)(?: (?:morning|afternoon|evening|night))?`;
const NO =
  '(?:(?:no+|oh|ah|er+m?|actually|sorry|wait|but|and|so|right|well|ok(?:ay)?|please|just|only|can you|could you)[, ]+)*';
const IT = '(?:it|that|this|that one|this one|them)';
/** What was told of the day in front: "I've had *tonight's* already, so …". */
const DAY_TOLD = `(?:[^,;.!?]*?\\b)?(${ONE_DAY})(?:['’]s)?\\b[^,;.!?]*?(?:[,;.!–-]+ ?(?:(?:so|and|please|then|just|you can|we can) )*| so (?:please )?)`;
const LEAVES_OUT = '(?:skip|miss|leave out|miss out|pass on)';
const ALONE =
  '(?:,? (?:(?:just|only)(?: (?:for|this|the|that))?(?: once| one| time| day| week)*|(?:for |this )?once|though|mind|only|please|thanks|instead))*';

/** "*This coming* Monday", "the Monday *coming*": the next one. */
const COMING: readonly Rewording[] = [
  says(`\\b(?:this|the) coming (?=${WEEKDAY}\\b)`, () => 'this '),
  says(
    `\\bcoming (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)(?<=\\b(?:on|next|only|just) coming )`,
    () => 'this ',
  ),
  says(
    `\\b(?:the|this) (${WEEKDAY}) coming(?=[,.!?]|$| (?:at|make|only|just|but|please|and))`,
    ([, day]) => `this ${day}`,
  ),
];

/** "Give *the curtains* a miss this evening but carry on as usual after": a thing of the house, or what comes by its name. */
const GIVEN_A_MISS: Rewording = says(
  `^${NO}(?:give|let['’]?s give|we['’]ll give|i['’]ll give) (?:the|my|our) ([a-z]+(?: [a-z]+){0,2}?) a (?:miss|rest|break|skip) (?:for |on )?(${ONE_DAY})(?:,? (?:but|and)(?: then)? (?:carry on|go on|keep going|as (?:usual|normal)|back to normal|do it|the rest)[a-z ]*)?${ALONE}[.!]*$`,
  ([, thing, day = '']) =>
    `skip the ${thing} ${/^(?:to|this|next)/i.test(day) ? day : `on ${day.replace(/^on /i, '')}`}`,
);

const ONE_WEEK = '(?:this|next) week';
const ONE_TIME = '(?:(?:the|this|that) once|(?:the|this|that) (?:one )?time|one time|(?:the )?once)';
const NAMED = `${NO_EVENT}(?:the |my |our )?([a-z][a-z'’ -]*?)`;
const JUST = '(?:just|only)(?: for)?';

/** "Cancel piano *just for this week*", "move piano to five *just this week*": one time of a series. */
const IN_ONE_WEEK: readonly Rewording[] = [
  says(
    `^${NO}(?:cancel|skip|drop|scrap|delete|remove|call off|leave out|miss)(?: out)? ${NAMED},? (?:${JUST} (${ONE_WEEK}|${ONE_TIME})|(?:for )?(${ONE_WEEK}),? only)(?: please)?(?:[,;.!–-]+ ?(?!.*\\b(?:and|then|but)\\b)[^;]*)?[.!]*$`,
    ([, what, day = '', week]) => `skip the ${what} ${week ?? (/week$/i.test(day) ? day : 'this once')}`,
  ),
  // "Cancel my alarm *just for tomorrow*": it rings again after that.
  says(
    `^(${NO})(?:cancel|drop|scrap|delete|remove|kill) ((?:the|my|our) (?:[a-z]+ )?alarm),? (?=(?:just|only)\\b)`,
    ([, before, alarm]) => `${before}turn off ${alarm} `,
  ),
  says(
    `^(${NO}(?:move|shift|push|bring|put|change|have|do|start)) ${NAMED},? ${JUST} (${ONE_WEEK}),? (to|at|till|for|on) `,
    ([, verb, what, week, to]) => `${verb} the ${what} ${week} ${to} `,
  ),
  says(
    `^(${NO}(?:move|shift|push|bring|change)) ${NAMED} (to|till) ([^,;.!?]+?),? (?:but )?(?:${JUST} (${ONE_WEEK})|(?:for )?(${ONE_WEEK}),? only)${END}`,
    ([, verb, what, to, when, week, other]) => `${verb} the ${what} ${week ?? other} ${to} ${when}`,
  ),
];

const BACK_NAME =
  "((?:(?:the|my|our) )?(?!(?:you|me|us|and|to|no|not)\\b)[a-z][a-z'’-]*(?: (?!(?:back|is|are|in|on|to|at|it)\\b)[a-z'’-]+){0,3}?)";
const IN_BOOK = `(?:(?: (?:in|on|into|onto|to))?(?: (?:the|my|our) ${BOOK})?)`;
const ROW_BACK = [
  `(?:put|add|get|have|stick|pop|bring) ${BACK_NAME} (?:back|in again|on again)(?: again)?${IN_BOOK}`,
  `(?:put|add|get|stick|pop|bring) back ${BACK_NAME}${IN_BOOK}`,
  `${BACK_NAME} back (?:in|on)(?: (?:the|my|our) ${BOOK})?`,
  `${BACK_NAME}(?:['’]s| is| are)(?: back)? (?:on|happening|going ahead)(?: again)?,? (?:after all|now)`,
  `(?:don['’]?t|do not) (?:skip|cancel|miss|call off|leave out|drop) ${BACK_NAME} after all`,
  `(?:i|we)(?:['’](?:re|m|ll)| are| am| will)(?: (?:be|going|doing|having|go|do|have|coming|to|the))+ ${BACK_NAME},? after all`,
].map((said) => lazily(`^${NO}${said}(?: (?:after all|again))*${END}`, 'i'));

/** "*Put piano back in*", behind what was left out or called off: its name. */
export function rowBack(text: string): string | undefined {
  return ROW_BACK.map((said) => said.exec(text)?.[1]).find((name) => name !== undefined);
}

export const LET_OFF_FIRST: readonly Rewording[] = [
  ...IN_ONE_WEEK,
  // "Cancel piano *on the 2nd of December only*", "skip choir *just this Wednesday*": one time of it.
  says(
    `^${NO}(?:cancel|skip|drop|scrap|delete|remove|call off|leave out|miss) ${NO_EVENT}(?:the |my |our )?([a-z][a-z'’ -]*?),? (?:(?:just|only) (?:on |for )?(?:this )?(${A_DAY})|(?:on |for )?(?:this )?(${A_DAY}),? only)(?: please)?(?:[,;.!–-]+ ?(?!.*\\b(?:and|then|but)\\b)[^;]*)?[.!]*$`,
    ([, what, one, other]) => `skip the ${what} ${onDay(one ?? other ?? '')}`,
  ),
  // "Delete *every reminder and everything in the calendar*": each of them is asked about.
  says(
    `^${LEAD}(delete|clear|cancel|remove|wipe|scrap|bin) (?:all|every)(?: (?:of )?(?:the|my|our))? (reminder|alarm|timer|event|appointment)s?,? and (?=(?:all|every|everything)\\b)`,
    ([, verb, kind]) => `${verb} all ${kind}s and ${verb} `,
  ),
  GIVEN_A_MISS,
  ...COMING,
  // "*No* scrap that, the sitter can't make it": of what was made just now, and of nothing in these words.
  says(
    "^(?:(?:no+|nah|nope),? )+(?=(?:scrap|cancel|drop|bin|forget|delete|lose|scratch) (?:it|that|this|them)(?: one)?(?:[.!]*$|[,.;!–-]+ ?(?:(?:the |my |our |his |her )?[a-z]+(?:['’][a-z]+| (?:is|are|has|have|can|could|does|do|did|will|just|wants|needs)(?:n?['’]t)?) )))",
    () => '',
  ),
  // "Forget the porch light thing *altogether*".
  says(`^(${LEAD}${DROP} .*?\\b${KIND}),? ${FOR_GOOD}${END}`, ([, wish]) => wish),
  // "*Don't bother reminding me* about the dog today".
  says(
    `^${LEAD}${NOT_WORTH} (remind|nudg|nagg|pester|ping|wak|gett)ing (me|us)( up)?\\b`,
    ([, stem = '', who, up = '']) => `don't ${BASE[stem.toLowerCase()] ?? 'remind'} ${who}${up}`,
  ),
];

export const LET_OFF_IN_TALK = COMING;

/** Of what comes again and again and was spoken of just now: one time of it is left out. */
export const LET_OFF_ONCE: readonly Rewording[] = [
  ...COMING,
  ...LEFT_OUT_DAYS,
  // "*Skip it* tonight", "leave that one out tomorrow", "it's not needed on Friday".
  says(
    `^${NO}(?:(?:skip|miss|drop|cancel|omit|leave out|miss out|scrap|pause|forget(?: about)?|leave) ${IT}|(?:leave|take) ${IT} (?:out|off)|give ${IT} a miss|(?:don['’]?t|do not|no need to) (?:do|run|bother with|bother about|ring|start|worry about|remind (?:me|us)(?: (?:of|about))?|wake (?:me|us)(?: up)?)(?: ${IT})?|${IT}(?:['’]s| is|['’]re| are) not (?:needed|on|happening|necessary|wanted)|${IT} (?:isn['’]t|aren['’]t) (?:needed|on|happening|necessary|wanted)|(?:i|we) (?:don['’]?t|won['’]?t|needn['’]?t) (?:need|want)(?: to do)? ${IT}|no need(?: for ${IT})?),? (?:for |on )?(${ONE_DAY})${ALONE}[.!]*$`,
    ([, day = '']) => skipOn(day),
  ),
  // "*Stop for today*", "that's enough for today": it comes again tomorrow.
  says(
    `^${NO}(?:stop|no more(?: of (?:it|that|them|those))?|that['’]?s (?:it|enough|all|me done)|enough|i['’]?m done|leave (?:it|that|off)|stop (?:it|that)|give (?:it|that) a (?:rest|break)|knock (?:it|that) off)(?: (?:reminding|telling|nagging|pestering) (?:me|us))? for (${ONE_DAY})${ALONE}(?:${WHY}|[.!]*)$`,
    ([, day = '']) => skipOn(day),
  ),
  // "I've had *tonight's* already, so *skip that one*".
  says(
    `^${NO}${DAY_TOLD}(?:${LEAVES_OUT} ${IT}|leave ${IT} (?:out|off)|(?:don['’]?t|no need to) (?:remind|wake|bother) (?:me|us))(?: then)?${ALONE}[.!]*$`,
    ([, day = '']) => skipOn(day),
  ),
  // "*Skip this evening's*, I've had them".
  says(
    `^${NO}${LEAVES_OUT} (?:the one )?(?:on |for )?(${ONE_DAY})(?:['’]s)?(?: one| dose| run| round)?${ALONE}(?:${WHY}|[.!]*)$`,
    ([, day = '']) => skipOn(day),
  ),
  // "*Leave the curtains open tonight, just this once*. Tomorrow as usual".
  says(
    `^${NO}(?:leave|keep) (?:the|my|our) [a-z]+(?: [a-z]+){0,2}? (?:open|closed|shut|on|off|up|down|as (?:it is|they are)) (${ONE_DAY}),? (?:(?:just|only)(?: for)? )?(?:this once|once|this time|for once)(?:[.;!,–-]+ ?(?:and |then )?(?:(?:it['’]?s )?(?:back to normal |as (?:usual|normal) )?(?:from )?tomorrow(?: (?:as (?:usual|normal)|again|it['’]?s back to normal))?))?[.!]*$`,
    ([, day = '']) => skipOn(day),
  ),
  // "*Not today though*, we're out. *Start from tomorrow*".
  says(
    `^${NO}(?:not (?:today|tonight)[^.;!]*[.;!,–-]+ ?)?(?:(?:it |that |they )?(?:can |should |please )?(?:only )?(?:start|begin)(?:ing|s)?|only)(?: again)?(?: from)? tomorrow${ALONE}[.!]*$`,
    () => skipOn('today'),
  ),
  // "*Except tonight*, we're away".
  says(
    `^${NO}(?:except|apart from|but not|other than|excluding|all but|save|barring|not|leave out|leaving out|minus)(?: for)? (?:on )?(?:the )?(${ONE_DAY})${ALONE}(?:(?![^]*\\b(?:[a-z]+day|should|must|rather|better)\\b[^]*$)${WHY}|[.!]*)$`,
    // "*Not on friday*" is of every Friday.
    ([, day = '']) =>
      /^(?:on )?[a-z]+days?$/i.test(day) && !/^(?:on )?today$/i.test(day) ? undefined : skipOn(day),
  ),
];

/** "*Skip that one*": the next of what comes again and was spoken of just now. */
export const LET_OFF_NEXT = lazily(
  `^${NO}(?:[^,;!?]*[,;.!–-]+ ?(?:so |and |please )*)?(?:${LEAVES_OUT} (?:it|that|this)|leave (?:that|this) one out)(?: one)?(?: then)?${ALONE}[.!]*$`,
  'i',
);

function onDay(day: string): string {
  const said = on(day);
  return said === day || !/day$/i.test(day) ? said : `this ${day}`;
}

function skipOn(day: string): string {
  const bare = day.replace(/^(?:on|for) /i, '');
  return `skip ${/^(?:to|this|next)/i.test(bare) ? bare : `this ${bare}`}`;
}
