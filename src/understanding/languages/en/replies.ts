import type { ReplyGrammar, YesOrNo } from '../index.ts';
import { lazily } from './patterns.ts';

/** Yes and no as people say them, and what they say behind them that changes nothing. */

const YES =
  'yes|yeah|yep|yup|yes please|ya|aye|y|sure|sure thing|ok|okay|alright|all right|fine|go ahead|go on|go on then|go for it|do it|do that|please do|confirm|confirmed|of course|absolutely|definitely|certainly|by all means|why not|i do|uh huh|indeed|you may|you can|that is fine|that is ok|that is okay|that is all right|that would be great|that would be lovely|that would be good|that will be fine|that works|you might as well|may as well|might as well|if you would';
const NO =
  'no|n|nope|nah|no way|no thanks|no thank you|no no|do not|do not do it|do not do that|please do not|absolutely not|certainly not|of course not|not now|not yet|not today|cancel|cancel that|cancel it|never mind|nevermind|forget it|forget that|forget about it|forget i said anything|forget i asked|scrap that|better not|rather not|leave it|leave it be|leave it alone|leave that|leave it as it is|leave them|leave them be|leave them alone|leave them as they are|let them be|let it be|leave them all|leave them where they are|keep them|keep it|keep them all|actually no|no actually|no way jose|no no no|not on your life|no chance|not a chance|no fear|i would rather not|we would rather not|i would rather you did not|do not you dare|do not even think about it|not on my watch|not likely|over my dead body|no can do|hold off';

/** "*Oh god* no". */
const CRIES =
  /^(?:(?:actually|wait|hang on|hold on|listen|look|sorry|on second thoughts?|thinking about it|come to think of it|oh+|ah+|u+gh|argh|um+|er+m?|hm+|well|whoa|oops|whoops|gosh|goodness(?: me)?|blimey|jeez|heavens|(?:my )?god) )+(?=.)/;

/** Behind a yes: that it is allowed or wanted. Nothing here names another thing, a time or a condition. */
const SOFTENING =
  /^(?:(?:please|thanks|thank you|love|darling|dear|then|now|just this once|this once|just this time|for (?:her|him|them|me)|go on|go ahead|do it|do that|do so|do|of course|sure|okay|ok|alright|all right|fine|why not|no problem|by all means|absolutely|definitely|yes|yeah|(?:that|it|this) (?:will|would) do(?: nicely| fine| me| it| just fine)?|(?:that|it|this) (?:is|will be|would be) (?:perfectly |quite |all )?(?:fine|ok|okay|alright|all right|right|good|great|lovely|perfect|correct|allowed)(?: (?:with|by) me)?|(?:she|he|they|you|we|i) (?:can|may|could)(?: do (?:it|that))?|(?:she|he|they|you) (?:is|are) allowed(?: to)?|let (?:her|him|them)|if you (?:like|want|wish|must)|i am sure|i mean it|i am here|i (?:do|want that)|we do|open it|unlock it|i know|i do not mind|and|let (?:her|him|them) (?:in|out|through|have it|do (?:it|that))) ?)+$/;

/** "Yes, *the plumber says it's tight now, go ahead*": what is so, and to go ahead; nothing of it binds the yes to anything. */
const TOLD_AND_GO = lazily(
  "^(?!.*(?:n't\\b|\\b(?:if|when|until|till|but|not|no|unless|after|before|later|wait|first|once|soon|tomorrow|tonight|except|only|instead|just|minutes?|hours?)\\b))(?:(?:the |my |our )?[a-z']+) (?:says?|said|is|are|was|has|have|am|reckons?|thinks?|knows?)\\b[a-z' ]{0,60} (?:go ahead|do it|do that|go on|go for it|please do|you can)(?: then| now| please)?$",
);

/** Behind a no: why, or what is so; no wish begins like that. */
const EXPLAINING =
  /^(?:because|cos|cause|since|as|she|he|they|it|that|this|there|too|not|i am|i do not|i did|i was|i have|i will|i would rather|we|you|my|the (?:kids|children|baby|dog|cat)|mum|dad|thanks|thank you|leave (?:it|them|that)|forget it|never mind|please|love|dear|sorry|not now|better not|do not)\b/;

/** A no that tells under what it would be none. */
const NOT_SO =
  /^not (?:on (?:your|her|his|their) own|by (?:yourself|herself|himself|themselves)|alone|without (?:me|us|a grown up|an adult|mum|dad|asking|permission)|before (?:your|her|his|dinner|tea|bed|school|homework|you|she|he)|until|till|at this (?:hour|time)|this late|so late|in the dark|in this (?:weather|rain|cold)|when (?:i|we) am? ?(?:are )?(?:out|away|not here)|while (?:i|we)|unless|if i can help it|a good idea|allowed|again)\b/;

/** "*She's not allowed*, cancel that", "*he can't*": how somebody is refused what they asked for. */
const MAY_NOT =
  /^(?:(?:she|he|they|you) (?:is|are) not (?:allowed|old enough|supposed|meant)|(?:she|he|they|you) (?:isn't|aren't) (?:allowed|old enough|supposed|meant)|(?:she|he|they|you) (?:can't|cannot|can not|may not|must not|mustn't|should not|shouldn't))\b(?!.*\b(?:but|unless|until|till|if|when)\b)/;

const WORDS: readonly (readonly [words: string, answer: YesOrNo['answer']])[] = [
  ...YES.split('|').map((words) => [words, 'yes'] as const),
  ...NO.split('|').map((words) => [words, 'no'] as const),
].sort(([one], [other]) => other.length - one.length);

function yesOrNo(text: string): YesOrNo | undefined {
  const words = plain(text).replace(CRIES, '');
  // "*It's okay*, go ahead and let her": alone these may be a no as well.
  const allowed =
    /^(?:it|that) is (?:okay|ok|fine|alright|all right) (?=go ahead|do it|let (?:her|him|them)\b)/.exec(
      words,
    );
  const may = /^(?:she|he|they) (?:can|may)\b|^let (?:her|him|them)\b/.test(words);
  if ((allowed !== null || may) && SOFTENING.test(words)) return { answer: 'yes', rest: '' };
  // "*Not on your own missy*, no", "not before your homework": how it is not allowed.
  if (NOT_SO.test(words)) return { answer: 'no', rest: '' };
  if (MAY_NOT.test(words)) return { answer: 'no', rest: '' };
  // "I don't think so, *no*".
  if (/^[^?]{3,60} no$/.test(words) && EXPLAINING.test(words)) return { answer: 'no', rest: '' };
  const [first] = WORDS.flatMap(([said, answer]) =>
    words === said || words.startsWith(`${said} `) ? [{ said, answer }] : [],
  );
  if (first === undefined) return undefined;
  const { said, answer } = first;
  const rest = words.slice(said.length).trim();
  if (rest === '' || WORDS.some(([other, same]) => rest === other && same === answer))
    return { answer, rest: '' };
  if (answer === 'yes')
    return SOFTENING.test(rest) || TOLD_AND_GO.test(rest) ? { answer, rest: '' } : undefined;
  return EXPLAINING.test(rest) ? { answer, rest } : undefined;
}

/** How somebody says that what they wished for is no longer needed. */
const NO_NEED =
  /^(?:(?:it|that) (?:is|will be) (?:all right|alright|ok|okay|fine|open|unlocked|done|sorted)(?: (?:now|then|already|actually|after all|thanks|thank you))*(?=$| (?:i|we|he|she|they|somebody|someone|\p{L}+'s|\p{L}+ (?:is|has|did|opened|unlocked|let|got))\b)|(?:it |that )?(?:doesn't|does not) matter|(?:there is )?no need|not needed|no longer needed|do not (?:bother|worry)|(?:i|we) (?:do not|don't|no longer) need (?:it|that|to)|(?:i|we)(?:'ve| have)?(?: just)? (?:got|found) (?:the|my|our|a) keys?|(?:i am|we are) (?:in|inside)(?= |$)|sorted|all sorted|too late)(?: (?:now|any more|anymore|then|thanks|thank you|about it|about that|after all))*/u;
/** "It's fine, *Mum said I can*" begs, and gives up nothing. */
const PLEADING = /\b(?:said|says|say|told|allowed|allows?|lets?|can|may|could|promised|asked)\b/;
/** Behind a no: a second no, or what is told with a verb. */
const TOLD_BEHIND =
  /^(?:wait |hang on |hold on )?(?:no|do not|not|cancel|stop|never mind|forget)\b|\b(?:am|is|are|was|were|has|have|had|did|got|opened|unlocked|found|let|\p{L}+'(?:s|ve|m|re))\b/u;

function givenUp(text: string): string | undefined {
  const words = plain(text).replace(CRIES, '');
  const [needless] = NO_NEED.exec(words) ?? [];
  if (needless !== undefined) return PLEADING.test(words) ? undefined : words.slice(needless.length).trim();
  const said = WORDS.find(([no, answer]) => answer === 'no' && (words === no || words.startsWith(`${no} `)));
  if (said === undefined) return undefined;
  const rest = words.slice(said[0].length).trim();
  return rest === '' || EXPLAINING.test(rest) || TOLD_BEHIND.test(rest) ? rest : undefined;
}

const YES_FIRST =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|all right|alright|please do|go on|go ahead|of course)(?:,? (?:please|thanks|thank you|do|then|love|of course|go on|sure))*[,.;!]*\s+/i;

function besidesYes(text: string): string | undefined {
  const [yes] = YES_FIRST.exec(text.trim()) ?? [];
  const [, rest] =
    yes === undefined
      ? []
      : (/^(?:and(?: then| also| please)?|also|then)\s+(.+)$/i.exec(text.trim().slice(yes.length)) ?? []);
  return rest;
}

function yesButNot(text: string): boolean {
  const [yes] = YES_FIRST.exec(text.trim()) ?? [];
  return (
    yes !== undefined &&
    /^(?:but\b|except\b|apart from\b|just not\b|only not\b|not the\b|without\b|leave\b|keep\b)/i.test(
      text.trim().slice(yes.length),
    )
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/\bdon't\b/g, 'do not')
    .replace(/\b(that|it|she|he|there|what)'s\b/g, '$1 is')
    .replace(/\b(that|it)'ll\b/g, '$1 will')
    .replace(/\b(that|it)'d\b/g, '$1 would')
    .replace(/\b(they|you|we)'re\b/g, '$1 are')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/\bi'll\b/g, 'i will')
    .replace(/\bi'd\b/g, 'i would')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

const OPTIONS: ReplyGrammar['options'] = {
  'try again': ['try again', 'again', 'retry', 'once more', 'try it again', 'yes', 'yes please'],
  skip: ['skip', 'skip it', 'leave it', 'leave it out', 'ignore it', 'never mind', 'nevermind'],
  'leave it': [
    'leave it',
    'leave it so',
    'leave it be',
    'skip',
    'skip it',
    'never mind',
    'nevermind',
    'stop',
    'no',
    'cancel',
  ],
  'go on': [
    ...['go on', 'please go on', 'go on please', 'continue', 'more', 'carry on', 'keep going', 'read on'],
    ...['what else', 'the rest', 'tell me more', 'tell me the rest', 'and the rest', 'and then', 'next'],
  ],
  'say again': [
    ...['say that again', 'say it again', 'say again', 'can you say that again', 'could you say that again'],
    ...[
      'repeat that',
      'repeat',
      'repeat it',
      'please repeat',
      'can you repeat that',
      'could you repeat that',
    ],
    ...[
      'pardon',
      'i beg your pardon',
      'pardon me',
      'come again',
      'what',
      'what did you say',
      'what was that',
    ],
    ...['sorry what', 'sorry what was that', 'i did not hear that', 'i did not catch that', 'i missed that'],
    ...[
      'huh',
      'eh',
      'excuse me',
      'say what',
      'once more',
      'tell me again',
      'read that again',
      'read it again',
    ],
  ],
  stop: ['stop', 'stop it', 'cancel', 'abort', 'forget it', 'no'],
};

/** No names, wherever they stand in a question. */
const NAMELESS: ReadonlySet<string> = new Set(
  (
    'remind reminder reminders set put add make alarm timer list calendar entry event tell send turn switch open close when what which where who how long time day ' +
    'that this with from have need want must should the and for you your our not forget tomorrow today tonight morning afternoon evening every'
  ).split(' '),
);
const BEFORE_NAME =
  /(?:^|[\s,]+)(?:(?:ok(?:ay)?|right|so|and|oh|yes|well|then)[\s,]+)*(?:as for|about|for)?\s*(?:the|my|our|that)?\s*$/i;
const BEHIND_NAME =
  /^(?:\s+(?:one|thing|reminder|alarm|timer|entry))?[\s,:–-]*(?:(?:do|make|set|put|have)\s+(?:that|it|this)(?:\s+one)?(?:\s+(?:for|at|to))?\s+|(?:is|['’]s)\s+(?:for|at)\s+)?/i;

/** "*Okay, the plumber, do that one for* nine tomorrow". */
function besidesName(text: string, asked: string): string | undefined {
  const wordsIn = (said: string) => [...said.matchAll(/[\p{Letter}\p{Number}]{3,}/gu)];
  const known = new Set(wordsIn(asked.toLowerCase()).map(([word]) => word));
  const [name, ...others] = wordsIn(text).filter(([word]) => {
    const plainWord = word.toLowerCase();
    return known.has(plainWord) && !NAMELESS.has(plainWord);
  });
  if (name === undefined) return undefined;
  const last = others.at(-1) ?? name;
  const before = text.slice(0, name.index).replace(BEFORE_NAME, '');
  const behind = text.slice(last.index + last[0].length).replace(BEHIND_NAME, '');
  const rest = `${before} ${behind}`.replace(/[\s.,!]+$/u, '').trim();
  return rest === '' ? undefined : rest;
}

/** How English answers what was asked. */
export const ENGLISH_REPLIES: ReplyGrammar = {
  yesOrNo,
  givenUp,
  besidesYes,
  yesButNot,
  explains: (text) => EXPLAINING.test(plain(text)),
  besidesName,
  plain,
  options: OPTIONS,
};
