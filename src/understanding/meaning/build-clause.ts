import { defined } from '../../base/index.ts';
import { type Action, returns, type Span } from '../../domain/index.ts';
import type { Joint } from '../languages/index.ts';
import { type FitHearing, heard } from '../names/index.ts';
import { bestTo, commandsAt, type Reading, readingsAt, type Sentence, wordAt } from '../read/index.ts';
import { isTimed } from '../times/index.ts';
import { edited } from './apply-edit.ts';
import { firstBuilt, type Scene } from './clause-frames.ts';
import { conditionOf } from './condition-meaning.ts';
import type { Draft } from './draft.ts';
import {
  type Edit,
  type EditOf,
  editOf,
  editOfCommand,
  isBareNumber,
  isOf,
  refersBack,
  sourceOf,
} from './edit.ts';
import { askedToo, namesSeveral, ofBefore, ofJustNow } from './just-now.ts';
import { madeInTalk } from './made-in-talk.ts';
import { lastAction } from './memory.ts';
import { partsOf } from './opposite.ts';
import { atOtherTime } from './other-times.ts';
import { namesOutcome } from './outcome-words.ts';
import { besideWeekly } from './series-times.ts';
import { type Built, build, no } from './steps.ts';
import { isDoneAtOnce, phrasesOf } from './taken-back.ts';

/** What a clause is to the conversation: a wish, the words of a wish for what it goes on with, or only what is different. */
export type Clause = 'command' | 'follow' | 'fragment';

/** The action that a clause asks for, by itself or of what was said before it. */
export function buildClause(
  sentence: Sentence,
  draft: Draft,
  type: Clause,
  reading: Reading,
  joint: Joint,
  where: FitHearing,
): Built {
  if (type !== 'command') return buildEdit(sentence, draft, type, reading, joint === 'correction', where);
  return (
    ofOtherTime(sentence, draft, reading, where) ??
    ofPutOff(sentence, draft, reading, where) ??
    buildCommand(sentence, draft, reading, where)
  );
}

/** "Put the dentist in for Friday at ten *and lunch at noon*", also in the next turn: one more of its kind, without a verb, is on that day. */
function isOneMoreTitle(sentence: Sentence, draft: Draft, { rule, fills, start }: Reading): boolean {
  const before = draft.steps.at(-1);
  const { is } = sentence.language;
  const title = is.ofName.has(wordAt(sentence, start)) ? start + 1 : start;
  if (fills[0]?.start !== start && fills[0]?.start !== title) return false;
  const goesOn = before === undefined && is.and.has(wordAt(sentence, start - 1));
  const action = goesOn ? lastAction(sentence.context) : before?.action;
  if (!goesOn && before?.sentence !== draft.sentence) return false;
  return action?.service === rule.service.name && action.method === rule.method;
}

/** A pronoun fits many services' phrases: when the best does not fit what was said before, another of the same words may. */
function buildCommand(sentence: Sentence, draft: Draft, said: Reading, where: FitHearing): Built {
  const reading = ofNearest(sentence, draft, said, where);
  const source = sourceOf(sentence, reading);
  const memory = {
    ...draft.memory,
    open: draft.memory.open && refersBack(sentence, reading),
    dayInFront: draft.memory.dayInFront || isOneMoreTitle(sentence, draft, reading),
  };
  const built = ofJustNow(sentence, reading, memory, where) ?? build(reading, memory, where, source);
  if (built.ok && isJudgedEarly(built.action, reading)) return no('condition-not-understood', where);
  const own = built.ok ? madeInTalk(built.action, draft.memory, where) : undefined;
  if (own !== undefined) return own;
  if (built.ok || built.refusal.candidates !== undefined || namesSeveral(reading)) return built;
  const { timing, timeWords } = reading;
  const others = bestTo(reading.end, commandsAt(sentence, reading.start))
    .filter(({ rule }) => rule.wish !== reading.rule.wish || rule.here === 'unsaid')
    .map((other) => (other.timeWords === timeWords ? { ...other, timing } : other));
  return (
    firstBuilt(others, { memory: draft.memory, where }, source)?.built ??
    ofBefore(sentence, [reading, ...others], draft.memory, where) ??
    built
  );
}

/** "When the door opens, if *the TV* is on, *pause it*": of what is looked at then, where its service has a method of just that word, and that of the trigger has none. */
function ofNearest(sentence: Sentence, { memory }: Draft, reading: Reading, where: FitHearing): Reading {
  const { start, end, rule, timing, conditions } = reading;
  const isSaid = (method: string): boolean =>
    sentence.tokens.slice(start, end).some(({ word }) => word === method);
  if (conditions.length === 0 || (rule.service.kinds.size > 0 && isSaid(rule.method))) return reading;
  if (!refersBack(sentence, reading)) return reading;
  const condition = conditionOf(reading, rule.service, memory, where);
  if (condition === undefined || 'reason' in condition) return reading;
  const { when, if: only } = condition.hangs;
  const looked = when === undefined || only === undefined ? undefined : partsOf(only)?.at(-1);
  if (looked === undefined || !('target' in looked)) return reading;
  const other = bestTo(end, commandsAt(sentence, start)).find(
    (one) => one.rule.service.name === looked.service && isSaid(one.rule.method),
  );
  return other === undefined ? reading : { ...other, timing, conditions };
}

/** "Remind me at ten to call Gran *if the garage is open*" is to be looked at then, a free day is not; what keeps its own hour is kept at once. */
function isJudgedEarly({ if: only }: Action, { rule, conditions, fills }: Reading): boolean {
  if (
    only === undefined ||
    !('target' in only) ||
    rule.phrases.time !== 'moment' ||
    conditions[0] === undefined
  )
    return false;
  return conditions[0].start > (fills[0]?.start ?? 0);
}

/** What a clause makes of the one before in its sentence, else of what the turn before did. */
function buildEdit(
  sentence: Sentence,
  { steps, memory }: Draft,
  type: 'follow' | 'fragment',
  reading: Reading,
  instead: boolean,
  where: FitHearing,
): Built {
  const base = steps.at(-1)?.action;
  const action = base ?? lastAction(sentence.context);
  if (action === undefined) return no('nothing-spoken-of', where);
  const said = editOf(sentence, type, reading, instead);
  const edit =
    base === undefined
      ? { ...said, source: withAnd(sentence, said.source, reading) }
      : besideWeekly(said, base, sentence.language);
  const scene = { memory, where };
  const only = edit.type === 'only' && base === undefined ? onlyOfTurn(edit, scene) : undefined;
  const ended = base === undefined ? withItsEnd(edit, scene) : undefined;
  const hangs = hung(
    // "Light on when the door opens, and *off when it closes*": each waits for its own.
    only ?? ended ?? edited(edit, { action, done: base === undefined || hasOwnWhen(edit, reading) }, scene),
    reading,
    edit,
    action,
    scene,
  );
  // It is called by its own words.
  const built =
    hangs.ok && hangs.action.source === edit.source
      ? { ...hangs, action: { ...hangs.action, source: said.source } }
      : hangs;
  if (built.ok || edit.type !== 'other' || edit.values.length > 0) return built;
  const again = heard(where, memory.mentions, { rooms: false });
  return askedToo(edit.things, action, edit.source, where, again) ?? built;
}

/** "*And* at eight in the evening": what says that it is one more stands in front of the clause. "And *make it* nine" is no more. */
function withAnd({ tokens, language, text }: Sentence, source: Span, { start }: Reading): Span {
  const joint = tokens[start - 1];
  const { and, moving } = language.is;
  if (joint === undefined || !and.has(joint.word) || moving.has(tokens[start]?.word ?? '')) return source;
  return { start: joint.start, end: source.end, text: text.slice(joint.start, source.end) };
}

function hasOwnWhen({ type }: Edit, { conditions, timing }: Reading): boolean {
  return type === 'opposite' && conditions.length > 0 && !isTimed(timing);
}

/** "Off again *when it closes*", "red *if the door is open*": an edit of whatever type is done then, or not at all. */
function hung(
  built: Built,
  reading: Reading,
  { type }: Edit,
  before: Action,
  { memory, where }: Scene,
): Built {
  if (!built.ok || reading.conditions.length === 0) return built;
  const { action } = built;
  const service = where.lexicon.grammar.services.get(action.service);
  const ofDeed = service && { ...reading, rule: { ...reading.rule, service } };
  const condition = ofDeed && conditionOf(ofDeed, service, memory, where);
  if (condition === undefined) return no('condition-not-understood', where);
  if ('reason' in condition) return { ok: false, refusal: condition };
  const { if: only, otherwise, when } = condition.hangs;
  if (when === undefined) return { ...built, action: { ...action, ...defined({ if: only, otherwise }) } };
  if (action.when !== undefined && !('event' in action.when)) return no('two-times', where);
  // What is done once ends once.
  const { repeat: _repeat, ...next } = when;
  const isOnce = type === 'opposite' && !returns(before);
  return { ...built, action: { ...action, ...defined({ if: only }), when: isOnce ? next : when } };
}

/** "Porch light on for twenty minutes." "*And the hall*": what was done comes with its end. */
function withItsEnd(edit: Edit, scene: Scene): Built | undefined {
  const [first, end, other] = scene.where.context.previous?.at(-1)?.groups.flat() ?? [];
  if (edit.type !== 'other' || edit.things.length === 0 || other !== undefined) return undefined;
  if (first === undefined || end?.when === undefined || !('after' in end.when)) return undefined;
  if (first.when !== undefined || phrasesOf(first, scene.where).undo !== end.method) return undefined;
  if (edit.values.length > 0 || isTimed(edit.timing) || edit.conditional !== undefined) return undefined;
  const now = edited(edit, { action: first, done: true }, scene);
  const later = now.ok ? edited(edit, { action: end, done: true }, scene) : undefined;
  if (!now.ok || later?.ok !== true) return undefined;
  const [earliest, ...others] = [
    later.first ?? [],
    now.first ?? [],
    now.action,
    ...now.after,
    later.action,
  ].flat();
  const [action = now.action, ...after] = others;
  const hasFirst = later.first !== undefined || now.first !== undefined;
  return hasFirst ? { ...now, first: earliest, action, after } : { ...now, after: [later.action] };
}

/** "At nine turn off the TV and close the curtains." "*Make it ten*": of all that the turn before put at one time, or did at once. */
export function buildAll(
  sentence: Sentence,
  { steps, lost, memory }: Draft,
  reading: Reading,
  joint: Joint,
  where: FitHearing,
): readonly (Built & { readonly ok: true })[] {
  const deeds = sentence.context.previous?.at(-1)?.groups.flat() ?? [];
  const times = new Set(
    deeds.map(({ when, args: { at, rrule, duration } }) => JSON.stringify([when, at, rrule, duration])),
  );
  if (deeds.length < 2 || times.size > 1 || steps.length + lost.length > 0) return [];
  if (deeds.every((deed) => isDoneAtOnce(deed, where)))
    return ofAllDone(deeds, editOf(sentence, 'fragment', reading, joint === 'correction'), { memory, where });
  if (sentence.language.is.and.has(wordAt(sentence, 0))) return [];
  const edit = editOf(sentence, 'fragment', reading, true);
  const all = deeds.flatMap((action) => {
    const before = { action, done: true };
    const scene = { memory, where };
    const built =
      edit.type === 'other'
        ? atOtherTime(edit, before, scene)
        : edit.type === 'minutes'
          ? edited(edit, before, scene)
          : undefined;
    return built?.ok === true ? [built] : [];
  });
  return all.length < deeds.length ? [] : all;
}

/** "Turn on the lamp and the TV." "*No, at nine*", "*off again at ten*": each of what was just done, as far as it can be so. */
function ofAllDone(
  deeds: readonly Action[],
  edit: Edit,
  scene: Scene,
): readonly (Built & { readonly ok: true })[] {
  const isOfTime =
    edit.type === 'opposite' ||
    (edit.type === 'other' &&
      edit.things.length + edit.values.length === 0 &&
      edit.conditional === undefined);
  if (!isOfTime || !isTimed(edit.timing)) return [];
  const all = deeds.map((action) => edited(edit, { action, done: true }, scene));
  const built = all.filter((one) => one.ok);
  // "Lock up and turn the lamp on." "*Off again at ten*" unlocks nothing.
  if (edit.type === 'opposite')
    return built.filter(({ action }) => namesOutcome(edit.words, action, scene.where));
  return built.length === all.length ? built : [];
}

/** "Turn off the lamp and lock the door." "*Just the lamp*": of all that the turn before did. */
function onlyOfTurn(edit: EditOf<'only'>, scene: Scene): Built | undefined {
  const turns = scene.where.context.previous ?? [];
  const last = turns.at(-1)?.groups.flat() ?? [];
  const two = turns.slice(-2).flatMap(({ groups }) => groups.flat());
  const isAlike = two.every(({ service, method }) => service === two[0]?.service && method === two[0].method);
  // "Desk lamp on." "And the ceiling one." "*Just the lamp*": of both turns.
  for (const deeds of isAlike ? [last, two] : [last])
    for (const [at, action] of deeds.entries()) {
      const built = edited(edit, { action, done: true, beside: deeds.toSpliced(at, 1) }, scene);
      if (built.ok) return built;
    }
  return undefined;
}

/** "Turn on the porch light every friday at eight." "*Make it every saturday at nine*": the words of a brightness as well, and meant is the hour. */
function ofOtherTime(
  sentence: Sentence,
  { steps, lost, memory }: Draft,
  { start, end, fills }: Reading,
  where: FitHearing,
): Built | undefined {
  const { is } = sentence.language;
  const action = lastAction(sentence.context);
  if (action?.when === undefined || steps.length + lost.length > 0) return undefined;
  const isHour = fills.some(
    (fill) => isBareNumber(fill, sentence) && is.atHour.has(wordAt(sentence, fill.start - 1)),
  );
  if (!isHour || !is.moving.has(wordAt(sentence, start))) return undefined;
  const before = { action, done: true };
  for (const reading of bestTo(end, readingsAt(sentence, start, sentence.lexicon.grammar.fragments))) {
    if (reading.rule.method !== 'time' || reading.timing.clock === undefined) continue;
    const built = edited(editOf(sentence, 'fragment', reading, true), before, { memory, where });
    if (built.ok) return built;
  }
  return undefined;
}

/** "Set the lamp to 20 percent at ten." "*Make it 30 percent*", first in its sentence: what was put off is done so then, and nothing now. */
function ofPutOff(
  sentence: Sentence,
  { steps, lost, memory }: Draft,
  { start, end }: Reading,
  where: FitHearing,
): Built | undefined {
  const action = lastAction(sentence.context);
  if (action?.when === undefined || steps.length + lost.length > 0) return undefined;
  const before = { action, done: true };
  for (const reading of bestTo(end, commandsAt(sentence, start))) {
    if (!isOf(reading, before) || isTimed(reading.timing)) continue;
    const edit = editOfCommand(sentence, reading, before, true);
    const built = edit && edited(edit, before, { memory, where });
    if (built?.ok === true) return built;
  }
  return undefined;
}
