import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, END, LEAD, on, says } from '../diary/parts.ts';

/** What is asked and said of commands that were stored: whether they come on a day, when they end, and whom to tell as well. */

const DAY = `((?:on )?${A_DAY})`;
const WHOLE_DAY = [
  `(?:is|will|does|do|are) (?:it|that|they)(?: also| still)?(?: be)?(?: going to)? (?:on|off|run|running|come on|go on|go off|happen|happening|work|open|close)(?: also| still| too)? ${DAY}(?: too| as well)?[?.!]*$`,
  `(?:(?:and|but) )*(?:(?:what|how) about |and )${DAY}\\?+$`,
  `what time (?:is|will) (?:that|it)(?: be)? ${DAY}[?.!]*$`,
  `when (?:is|will) (?:that|it)(?: be)? ${DAY}[?.!]*$`,
].map((said) => lazily(`^(?:(?:so|ok(?:ay)?|right|well|and)[, ]+)*?${said}`, 'i'));
const ALL = lazily(
  `^(?:(?:so|and|ok(?:ay)?|right|well)[, ]+)*(?:what(?:['’]s| is| comes) (?:up )?next|what(?:['’]s| is) the next thing(?: (?:you(?:['’]ll| will| are going to)|that happens|to happen).*)?|when (?:is|will) (?:that|it)(?: be)?|(?:did|have) you (?:get|got|noted?|stored?|saved?|understood|understand) (?:it|that|all that)(?: down)?|got (?:it|that)|(?:read|play|tell) (?:it|that|me) (?:all )?back(?: to me)?(?: what you(?:['’]ve| have).*)?)\\?*$`,
  'i',
);

export function asksOfStored(text: string): string | undefined {
  for (const say of WHOLE_DAY) {
    const [, day] = say.exec(text) ?? [];
    if (day !== undefined) return `what is happening ${on(day)}`;
  }
  return ALL.test(text) ? 'what is scheduled' : undefined;
}

const LAST = `(?:${A_DAY}|christmas(?: day| eve)?|easter|new year(?:['’]s)?|(?:the )?end of (?:the (?:week|month)|next week))`;
const IT = '(?:it|that|this|them)';
const ENDS = [
  lazily(`^${LEAD}(?:end|finish) ${IT}(?: all)? (?:(?:on|at|by|after) )?(${LAST})${END}`, 'i'),
  lazily(
    `^${LEAD}${IT} (?:ends?|stops?|finish(?:es)?|(?:is to|should|can|may|must|has to) (?:end|stop|finish)) (?:(?:on|at|by|after) )?(${LAST})${END}`,
    'i',
  ),
  lazily(`^${LEAD}(?:the )?last (?:one|time|run)(?:['’]s| is| should be) (?:on )?(${LAST})${END}`, 'i'),
];

export function endsOn(text: string): string | undefined {
  const day = ENDS.map((say) => say.exec(text)?.[1]).find((said) => said !== undefined);
  return day === undefined ? undefined : `until ${day.replace(/^on /i, '')}`;
}

const WHO =
  '((?!(?:me|us|you|it|them|him|her|everyone|everybody|all|that|this|the|my|our|your|and|too|also)\\b)[a-z]+)';
const WHEN = '(?:whenever|when|every time|each time|any ?time|the next time|as soon as|once|the moment|if)';
const TELL = '(?:tell|let|warn|notify)';
const TOO = '(?:too|as well|also)';
const MAYBE_TOO = `(?: ${TOO})?`;

/** "Whenever the door opens *tell Sam*": that it does is what is told. */
export const TOLD_OTHERS_FIRST: readonly Rewording[] = [
  says(
    `^(${LEAD}${WHEN} )([^,;.!?]+?),? (?:then |please |also )*(?:tell|warn|notify) ${WHO}${MAYBE_TOO}${END}`,
    ([, when, what, who]) => `${when}${what}, tell ${who} that ${what}`,
  ),
  says(
    `^(${LEAD}${WHEN} )([^,;.!?]+?),? (?:then |please |also )*let ${WHO} know${MAYBE_TOO}${END}`,
    ([, when, what, who]) => `${when}${what}, tell ${who} that ${what}`,
  ),
  says(
    `^(${LEAD})(?:(?:tell|warn|notify) ${WHO}|let ${WHO} know)${MAYBE_TOO} (${WHEN}) ([^,;.!?]+?)${END}`,
    ([, lead, one, other, when, what]) => `${lead}${when} ${what}, tell ${one ?? other} that ${what}`,
  ),
];

const TELLS_TOO = lazily(
  `^(?:(?:and|but|oh|also|please|can you|could you)[, ]+)*(?:${TELL} ${WHO}(?: know)?(?: (?:about|of) (?:it|that))? ${TOO}|and (?:tell|let) ${WHO}(?: know)?|${WHO} ${TOO})${END}`,
  'i',
);
const TOLD_ME = lazily(`\\b(?:tell|let|warn|notify) (?:me|us)(?: know)?\\b`, 'i');
const RULE = lazily(
  `^(?:.*?[,;] )?(${WHEN} [^,;.!?]+?),? (?:then |please )*(?:tell|let|warn|notify) (?:me|us)(?: know)?${END}`,
  'i',
);
const RULE_BEHIND = lazily(
  `^${LEAD}(?:tell|let|warn|notify) (?:me|us)(?: know)? (${WHEN} [^,;.!?]+?)${END}`,
  'i',
);

const PARTS = lazily(`^(${WHEN}) (.+)$`, 'i');

export function tellsToo(text: string, before: string): string | undefined {
  const [, one, other, third] = TELLS_TOO.exec(text) ?? [];
  const who = one ?? other ?? third;
  if (who === undefined || !TOLD_ME.test(before)) return undefined;
  const rule = RULE.exec(before)?.[1] ?? RULE_BEHIND.exec(before)?.[1];
  const [, when, what] = PARTS.exec(rule ?? '') ?? [];
  return what === undefined ? undefined : `${when} ${what}, tell ${who} that ${what}`;
}
