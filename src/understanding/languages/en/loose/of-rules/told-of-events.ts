import { lazily } from '../../patterns.ts';
import { TELL, whole } from './at-events.ts';

/** What is said of a rule that only tells of something: that it is to stop, to rest, or to tell somebody else. */

const ENDS = [
  `(?:stop|quit) (?:telling|warning|notifying|alerting|bothering) (?:me|us)(?: (?:that|it|this|about (?:it|that)))?`,
  `(?:you )?(?:don['’]?t|do not|needn['’]?t|need not|no need to|don['’]?t (?:need|have) to) (?:need to |have to )?${TELL}(?: (?:that|it|about (?:it|that)))?(?: (?:any ?more|any longer|again|from now on|in future))+`,
];
const ENDS_IT = ENDS.map(whole);
const ENDS_ABOUT = [
  `(?:stop|quit) (?:telling|warning|notifying|alerting|bothering) (?:me|us) (?:about|when(?:ever)?|every time|each time|that|if) (?:the |my |our )?([a-z][a-z' ’-]*?)(?: (?:any ?more|any longer|again))*`,
  `(?:you )?(?:don['’]?t|do not|needn['’]?t|no need to) (?:need to |have to )?${TELL} (?:about|when(?:ever)?|every time|each time|that|if) (?:the |my |our )?([a-z][a-z' ’-]*?)(?: (?:any ?more|any longer|again|from now on|in future))+`,
].map(whole);

/** "*Stop telling me about the gate*": what it is about; `it` where that is not named. */
export function endsTelling(text: string): { readonly about?: string } | undefined {
  if (ENDS_IT.some((say) => say.test(text))) return {};
  for (const say of ENDS_ABOUT) {
    const [, about] = say.exec(text) ?? [];
    if (about !== undefined) return { about };
  }
  return undefined;
}

const OFF = whole(
  `(?:(?:turn|switch) (?:that|it|this) off|(?:turn|switch) off (?:that|it)|(?:leave|stop) (?:that|it)|(?:stop|quit) (?:telling|warning|notifying|alerting|bothering) (?:me|us))( (?:for|until|till) .+?)`,
);

export function restsTelling(text: string): string | undefined {
  const [, span] = OFF.exec(text) ?? [];
  return span === undefined ? undefined : `pause it${span}`;
}

const WHO = '((?!(?:me|us|you|it|them|him|her|that|this|the|my|our)\\b)[a-z]+)';
const INSTEAD = [
  `not (?:to )?(?:me|us),? (?:but |tell |it['’]?s )*${WHO}`,
  `(?:tell|warn|notify|let) ${WHO}(?: know)?,? (?:instead(?: of (?:me|us))?|rather than (?:me|us)|and not (?:me|us)|not (?:me|us))`,
  `${WHO},? (?:instead of (?:me|us)|rather than (?:me|us)|and not (?:me|us)|not (?:me|us)|instead)`,
].map(whole);
const TOLD_LAST = lazily(`^(.+?),? (?:then |please )*${TELL}$`, 'i');
const TOLD_FIRST = lazily(`^${TELL} (.+)$`, 'i');
const EVENT = lazily('^\\S+(?: time)? (.+)$', 'i');

export function tellsInstead(text: string, rule: string): string | undefined {
  const who = INSTEAD.map((say) => say.exec(text)?.[1]).find((name) => name !== undefined);
  const when = TOLD_LAST.exec(rule)?.[1] ?? TOLD_FIRST.exec(rule)?.[1];
  const what = when === undefined ? undefined : EVENT.exec(when)?.[1];
  return who === undefined || what === undefined ? undefined : `${when}, tell ${who} that ${what}`;
}
