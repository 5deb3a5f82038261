import type { RuleAnew } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** What is said of a rule that waits for something to happen: when alone it holds, for how long it must be so, and what it does as well. */

export const WHEN =
  '(?:whenever|when|every time|each time|any ?time|as soon as|once|if|the next time|the moment)';
export const TELL = '(?:tell (?:me|us)|let (?:me|us) know|notify (?:me|us)|warn (?:me|us)|alert (?:me|us))';
const BY_NIGHT = "(?:at night|(?:in|during) the night|when it(?:['’]s| is) dark|after dark|in the dark)";
const BY_DAY =
  "(?:(?:during|in) the day(?:time)?|by day|when it(?:['’]s| is) (?:light|still light)|in (?:broad )?daylight|while it(?:['’]s| is) light)";
const NOT =
  "(?:(?:but |just |only )*not|but never|except(?: for)?|apart from|unless(?: it(?:['’]s| is))?|don['’]?t do (?:it|that|so))";
const ONLY = '(?:(?:but |and )?(?:only|just))';
const LIVE = `(?:between|from) (${HOUR}) (?:and|to|till|until) (${HOUR})`;
const WITHIN =
  '(?:at night|during the (?:day|night)|in the (?:morning|afternoon|evening)|(?:after|before) (?!(?:that|this|it)\\b)[a-z0-9: ]+?|on (?:weekdays|[a-z]+days)|at weekends|on school days)';

const NARROWS: readonly {
  readonly say: ReturnType<typeof lazily>;
  readonly only: (found: readonly string[]) => string;
}[] = [
  { say: whole(`${NOT} ${BY_DAY}`), only: () => 'but only if it is dark' },
  { say: whole(`${NOT} ${BY_NIGHT}`), only: () => 'but only if it is light' },
  { say: whole(`${NOT} ${LIVE}`), only: ([, from, to]) => `but only between ${to} and ${from}` },
  { say: whole(`${ONLY} ${LIVE}`), only: ([, from, to]) => `but only between ${from} and ${to}` },
  { say: whole(`${ONLY} ${BY_DAY}`), only: () => 'but only if it is light' },
  { say: whole(`${ONLY} ${BY_NIGHT}`), only: () => 'but only if it is dark' },
  {
    say: whole(`${ONLY} (?:when|while|if|as long as) (?!it(?:['’]s| is) (?:dark|light)\\b)([a-z].+?)`),
    only: ([, what]) => `but only if ${what}`,
  },
  {
    say: whole(
      `(?:(?:(?:but |just |only )*not|but never|except) (?:when|while|if)|(?:but )?unless) (?!it(?:['’]s| is) (?:dark|light)\\b)([a-z].+?)`,
    ),
    only: ([, what]) => `unless ${what}`,
  },
  { say: whole(`${ONLY} (${WITHIN})`), only: ([, when]) => `but only ${when}` },
];

export function whole(pattern: string): ReturnType<typeof lazily> {
  return lazily(`^${LEAD}${pattern}${END}`, 'i');
}

/** "*Not during the day*", "only when nobody is home": the words that say so behind a rule. */
export function narrowsRule(text: string): string | undefined {
  for (const { say, only } of NARROWS) {
    const found = say.exec(text);
    if (found !== null) return only(found);
  }
  return undefined;
}

const TOLD_LAST = lazily(`^(.*?\\b${WHEN} .+?),? (?:then |please )*(${TELL})(?: about it| so)?$`, 'i');

/** A rule and what narrows it, as one sentence: behind "tell me" the condition would be lost. */
export function narrowedRule(rule: string, only: string): readonly string[] {
  const [, when, tell] = TOLD_LAST.exec(rule) ?? [];
  const first = when === undefined ? rule : `${tell} ${when}`;
  return [`${first} ${only.replace(/^but /i, '')}`, `${first}, ${only}`];
}

const RULE = `${LEAD}(?:${WHEN}|${TELL} ${WHEN}) `;
const TAILS = lazily(
  `^(${RULE}.*?[a-z],?) ((?:but |just )*(?:not (?:at night|in the (?:day|night|dark)|during|by day|between|when|while|if|after dark)|only|except|unless)\\b.*)$`,
  'i',
);

/** "Whenever the door opens light on, *but not at night*": the rule, and what narrows it. */
export function ruleAndNarrows(text: string): { readonly rule: string; readonly only: string } | undefined {
  const [, rule, tail = ''] = TAILS.exec(text) ?? [];
  const only = rule === undefined ? undefined : narrowsRule(tail);
  return rule === undefined || only === undefined ? undefined : { rule: rule.replace(/[\s,]+$/, ''), only };
}

const TOO = '(?: (?:too|as well|also|again))*';
const LASTS = [
  `(?:make|have|do|let['’]?s (?:make|say)) (?:it|that) (?:after |only |just )*(${LENGTH}|\\d{1,3}|${NUMBER}|thirty|forty-five|sixty|ninety)(?: (?:instead|rather|actually|after all))*`,
  `(?:only |rather )*after (${LENGTH})(?: (?:instead|rather|already|actually))*`,
  `(${LENGTH}) (?:instead|rather|is enough|will do|would do|is plenty)`,
];
const STEP = `(?:${TELL}(?: (?:about|of) (?:it|that))?|(?:tell|warn) (?!(?:him|her|them|it)\\b)[a-z]+|(?:turn|switch|put|close|shut|open|lock|unlock|start|stop|dim|set) (?:it|that|them)(?: (?:on|off|up|down|back|to [a-z0-9 ]+))?|(?:turn|switch) (?:on|off) (?:it|that|them))`;
const LASTS_ALONE = LASTS.map(whole);
const LASTS_AND = LASTS.map((lasts) =>
  whole(`${lasts}[,;.]? (?:and|but) (?:also |please |then )*(${STEP})${TOO}`),
);
const STEP_ALONE = lazily(
  `^(?:(?:oh|ok(?:ay)?|right|well|please|can you|could you)[, ]+)*(?:(?:and|also|plus)[, ]+)+(?:(?:please|also|then|can you|could you) )*(${STEP})${TOO}${END}`,
  'i',
);

const told = (step: string | undefined): { readonly step?: string } =>
  step === undefined
    ? {}
    : { step: step.replace(new RegExp(`^${TELL}(?: (?:about|of) (?:it|that))?$`, 'i'), 'tell me') };

/** "*Make that five minutes, and close it as well*", "also tell me". */
export function ruleAnew(text: string): RuleAnew | undefined {
  for (const say of LASTS_AND) {
    const [, lasts, step] = say.exec(text) ?? [];
    if (lasts !== undefined) return { lasts, ...told(step) };
  }
  for (const say of LASTS_ALONE) {
    const [, lasts] = say.exec(text) ?? [];
    if (lasts !== undefined) return { lasts };
  }
  const [, step] = STEP_ALONE.exec(text) ?? [];
  return step === undefined ? undefined : told(step);
}

const ORDER =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|run|play|dim|raise|lower|tell|let|notify|warn|alert)';
const PARTS = lazily(`^${LEAD}(${WHEN}) ([^,]+?),? (?:then |please )*(?=${ORDER}\\b)`, 'i');
const TELLS_WHO = lazily('^(?:tell|warn) (?!me$|us$)([a-z]+)$', 'i');

/** "And tell Sam": that it is so is what is told. */
export function withStep(rule: string, step: string): string {
  const [, who] = TELLS_WHO.exec(step) ?? [];
  const [, when, what] = who === undefined ? [] : (PARTS.exec(rule) ?? []);
  return what === undefined ? `${rule} and ${step}` : `${when} ${what}, tell ${who} that ${what}`;
}

const BECOMES =
  "(closes|opens|shuts|(?:is|['’]s) (?:closed|shut|opened|open|locked|unlocked)|locks|unlocks|goes off|goes on|comes on|(?:is|['’]s) (?:on|off)|stops|starts|finishes)";
const THEN_SO = lazily(
  `^${LEAD}(when|whenever|once|as soon as) (?:it|that|they) ?${BECOMES}(?: again)?,? (?:then )?((?:turn|switch|put|close|shut|open|lock|unlock|start|stop|dim|set) )(it|them|that)( .+?|)${END}`,
  'i',
);

/** "*And when it closes turn it off*": the same with the names of both in place of "it". */
export function andThenSo(text: string, thing: string, done: string): string | undefined {
  const [, when = '', becomes, verb, , how = ''] = THEN_SO.exec(text) ?? [];
  return becomes === undefined
    ? undefined
    : `${when} the ${thing} ${becomes.replace(/^['’]s/, 'is')} ${verb}the ${done}${how}`;
}
