import { durationMs } from '../../../../base/index.ts';
import type { Action, Plan, Span, When } from '../../../../domain/index.ts';
import { isoLength } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { readDuration, readNumber, takenOff, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { asks } from '../../wish.ts';
import { isMade, waitingLast } from '../of-waiting/waiting-last.ts';
import { rests } from '../rests.ts';

type OfEvent = Extract<When, { readonly event: unknown }>;
/** A rule that waits for something, with what it is called and what its event is. */
interface Rule {
  /** What it did at first, by the words that it is called. */
  readonly own: readonly Action[];
  readonly deeds: readonly Action[];
  readonly when: OfEvent;
  readonly called: string;
}

interface Said {
  readonly text: string;
  readonly source: Span;
  readonly rule: Rule;
  readonly lexicon: Lexicon;
  /** Reads words by themselves. */
  readonly read: (words: string) => Plan;
}

/**
 * "Whenever the gate opens light on." "*But not during the day*", "*also tell me*", "*and when it closes turn it off*", "*make that five minutes*", "*stop telling me*": the rule that
 * was made last is narrowed, does one more thing, has its other side beside it, waits for so long, or is called off. Nothing of it is done now.
 */
export function saidOfRule(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan,
): Plan | undefined {
  const rule = ruleLast(lexicon, context);
  if (rule === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const said: Said = { text, source, rule, lexicon, read };
  return (
    narrower(said) ??
    otherwise(said) ??
    otherSide(said) ??
    toldNoMore(said) ??
    toldOther(said) ??
    restsThen(said, context)
  );
}

/** The rule with what was said of it since: all that the last turns made for the same event. */
function ruleLast(lexicon: Lexicon, context: UnderstandingContext): Rule | undefined {
  const last = waitingLast(lexicon, context);
  const [latest] = last;
  const when = latest?.when;
  if (when === undefined || !('event' in when)) return undefined;
  const isOfIt = (deed: Action): boolean => JSON.stringify(deed.when) === JSON.stringify(when);
  if (!last.every(isOfIt)) return undefined;
  const turns = (context.previous ?? []).map(({ groups }) => groups.flat().filter(isMade));
  const from = turns.findLastIndex((made) => made.length > 0 && !made.every(isOfIt)) + 1;
  const ofIt = turns.slice(from).filter((made) => made.length > 0 && made.every(isOfIt));
  const [own = last] = ofIt;
  const called = (own[0]?.said ?? own[0]?.source?.text ?? '').replace(/[\s.!?,]+$/u, '');
  return called === '' ? undefined : { own, deeds: ofIt.flat(), when, called };
}

/** "*Only when nobody is home*": as if it had been said behind the rule in one sentence. */
function narrower({ text, source, rule, lexicon, read }: Said): Plan | undefined {
  const { rules } = lexicon.language.loose.later;
  const only = rules.narrowsRule(text);
  if (only === undefined || rule.deeds.some((deed) => deed.if !== undefined)) return undefined;
  for (const whole of rules.narrowedRule(rule.called, only)) {
    const plan = read(whole);
    const condition = plan.groups.flat()[0]?.if;
    if (condition === undefined || !isNarrowed(plan, rule.own)) continue;
    const groups = rule.deeds.map((deed) => [{ ...deed, if: condition }]);
    return inPlaceOf(rule, groups, whole, source);
  }
  return undefined;
}

/** Whether the same is done at the same event, each on a condition. */
export function isNarrowed({ groups, unread }: Plan, deeds: readonly Action[]): boolean {
  const made = groups.flat();
  return (
    unread.length === 0 &&
    made.length === deeds.length &&
    made.every((deed, at) => isSame(deed, deeds[at]!) && deed.if !== undefined)
  );
}

/** "*Make that five minutes, and close it as well*". */
function otherwise(said: Said): Plan | undefined {
  const { text, source, rule, lexicon } = said;
  const anew = lexicon.language.loose.later.rules.ruleAnew(text);
  if (anew === undefined) return undefined;
  const when = anew.lasts === undefined ? rule.when : lasting(anew.lasts, rule.when, lexicon);
  const steps = anew.step === undefined ? [] : stepsOf(anew.step, said);
  if (when === undefined || steps === undefined) return undefined;
  const whole = `${rule.called}, ${text}`;
  const added = steps.map((step): Action[] => [{ ...step, when, said: whole, source }]);
  if (anew.lasts === undefined) return understoodAs(added);
  const kept = rule.deeds.map((deed): Action[] => [{ ...deed, when, said: whole, source }]);
  return inPlaceOf(rule, [...kept, ...added], whole, source);
}

/** For how long it must be so: a figure alone has the unit that was said before. */
function lasting(words: string, when: OfEvent, { language }: Lexicon): OfEvent | undefined {
  const { event } = when;
  if (!('for' in event) || event.for === undefined) return undefined;
  const was = durationMs(event.for) ?? 0;
  const length = readDuration(words, language);
  const figure = length === undefined ? readNumber(words, language) : undefined;
  const unit = was % HOUR_MS === 0 ? HOUR_MS : was % MINUTE_MS === 0 ? MINUTE_MS : SECOND_MS;
  const lasts = length ?? (figure === undefined ? undefined : { ms: figure * unit, days: 0, months: 0 });
  return lasts === undefined ? undefined : { ...when, event: { ...event, for: isoLength(lasts) } };
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What comes in addition where the words are said behind the rule; `undefined` where they come to anything else. */
function stepsOf(step: string, { rule, lexicon, read }: Said): readonly Action[] | undefined {
  const whole = lexicon.language.loose.later.rules.withStep(rule.called, step);
  const { groups, unread } = read(whole);
  const made = groups.flat();
  const isOfIt = made.every((deed) => JSON.stringify(deed.when) === JSON.stringify(rule.when));
  const added = made.filter((deed) => !rule.deeds.some((one) => isSame(deed, one)));
  if (unread.length > 0 || added.length === 0 || !isOfIt) return undefined;
  const [only] = rule.deeds;
  return added.map((deed) => ({ ...deed, ...(only?.if && { if: only.if }) }));
}

/** "*And when it closes turn it off*": another rule, for what the first one waits for and for what it does something to. */
function otherSide({ text, source, rule, lexicon, read }: Said): Plan | undefined {
  const [deed, another] = rule.deeds.filter((one) => !asks(one, lexicon.grammar));
  const { event } = rule.when;
  const thing = 'target' in event ? nameOf(event.target) : undefined;
  const done = nameOf(deed?.args['target']);
  if (deed === undefined || another !== undefined || thing === undefined || done === undefined)
    return undefined;
  const words = lexicon.language.loose.later.rules.andThenSo(text, thing, done);
  const plan = words === undefined ? undefined : read(words);
  const [other, more] = plan?.groups.flat() ?? [];
  if (plan === undefined || other === undefined || more !== undefined || plan.unread.length > 0)
    return undefined;
  const { when } = other;
  if (when === undefined || !('event' in when)) return undefined;
  const { already: _already, ...becomes } = { already: undefined, ...when.event };
  const then = { event: becomes as typeof when.event, ...(rule.when.repeat === true && { repeat: true }) };
  return understoodAs([[{ ...other, when: then, said: words!, source }]]);
}

/** "*Stop telling me about the gate*", where the rule does nothing but tell. */
function toldNoMore({ text, source, rule, lexicon }: Said): Plan | undefined {
  const ends = lexicon.language.loose.later.rules.endsTelling(text);
  if (ends === undefined || !rule.deeds.every((deed) => asks(deed, lexicon.grammar))) return undefined;
  const words = (ends.about ?? '').toLowerCase().split(' ');
  const { event } = rule.when;
  const thing = ('target' in event ? nameOf(event.target) : undefined)?.toLowerCase().split(' ') ?? [];
  if (ends.about !== undefined && !words.some((word) => thing.includes(word))) return undefined;
  const off = offOf(rule, source);
  return off && understoodAs([off]);
}

/** "*Not me, Sam*". */
function toldOther({ text, source, rule, lexicon, read }: Said): Plan | undefined {
  if (!rule.deeds.every((deed) => asks(deed, lexicon.grammar))) return undefined;
  const words = lexicon.language.loose.later.rules.tellsInstead(text, rule.called);
  const plan = words === undefined ? undefined : read(words);
  const [deed, another] = plan?.groups.flat() ?? [];
  if (deed === undefined || another !== undefined || plan!.unread.length > 0) return undefined;
  const isThen = JSON.stringify(deed.when) === JSON.stringify(rule.when);
  return isThen ? inPlaceOf(rule, [[deed]], words!, source) : undefined;
}

/** "*Turn that off for an hour*", where no thing is switched by it. */
function restsThen({ text, source, rule, lexicon }: Said, context: UnderstandingContext): Plan | undefined {
  if (!rule.deeds.every((deed) => asks(deed, lexicon.grammar))) return undefined;
  const words = lexicon.language.loose.later.rules.restsTelling(text);
  const plan = words === undefined ? undefined : rests(words, lexicon, context);
  return plan && withSource(plan, source);
}

function nameOf(target: unknown): string | undefined {
  const { name } = Object(target) as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

function isSame(one: Action, other: Action): boolean {
  return (
    one.service === other.service &&
    one.method === other.method &&
    JSON.stringify(one.args) === JSON.stringify(other.args)
  );
}

function offOf({ deeds }: Rule, source: Span): Action[] | undefined {
  const ends = deeds.map((deed) => takenOff(deed, source));
  if (!ends.every((end) => end !== undefined)) return undefined;
  return ends.filter((end, at) => ends.findIndex(({ args }) => args['query'] === end.args['query']) === at);
}

function inPlaceOf(
  rule: Rule,
  groups: readonly (readonly Action[])[],
  said: string,
  source: Span,
): Plan | undefined {
  const off = offOf(rule, source);
  const [first = [], ...others] = groups.map((group) => group.map((deed) => ({ ...deed, said, source })));
  return off && understoodAs([[...off, ...first], ...others]);
}
