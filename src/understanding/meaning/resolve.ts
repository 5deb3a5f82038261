import type { Action } from '../../domain/index.ts';
import type { Joint } from '../languages/index.ts';
import { type FitHearing, heard } from '../names/index.ts';
import {
  commandsAt,
  isSparing,
  isThing,
  type Reading,
  type Sentence,
  wordAt,
  written,
} from '../read/index.ts';
import {
  type Edge,
  heldThroughout,
  inOrderOfDoing,
  isAtOnce,
  isAtThatHour,
  isBehind,
  isTrailing,
} from '../split/index.ts';
import { isToldAnyway } from './begun-before.ts';
import { buildAll, buildClause, type Clause } from './build-clause.ts';
import { frameOf, type Restated, withTime } from './clause-frames.ts';
import { beginsWithDay } from './clause-time.ts';
import {
  type Draft,
  goAlong,
  holdBack,
  lastThen,
  lastWaits,
  lose,
  openDraft,
  pendingJoint,
  takeBack,
  takeBackAsked,
  takeJoint,
  withdrawLast,
} from './draft.ts';
import { asFragments, isBareNumber, sourceOf } from './edit.ts';
import { except, isAdded, isBareThing, isLeft, lessSpared, ofSome } from './exceptions.ts';
import { carriedTo, isBesideWish, isHeading, isOfLostThing } from './held-back.ts';
import { complete, saysAll } from './implied-arguments.ts';
import { restated, sayAgain } from './just-now.ts';
import { lastAction, openMemory, remember } from './memory.ts';
import { addMove, forbiddenOf, takeMove } from './moves.ts';
import { isNewTime } from './other-times.ts';
import { carriedBy, inItsTime, isUntimed, lendBack, lendTime, withTimeBehind } from './shared-times.ts';
import { type Built, build, type Step } from './steps.ts';
import { insteadOf, withItsThing } from './taken-back.ts';
import { asLater } from './time-use.ts';
import { spared, told } from './told-before.ts';
import {
  asEnd,
  atEachTime,
  besides,
  endAgain,
  endAll,
  GOES_ON,
  isExcess,
  isMoreOf,
  isOffAnyway,
  isOneWish,
  isUndoneAlready,
  lacksItsTime,
  severalOf,
  takeItsEnd,
  united,
} from './wish-count.ts';

/** What a path comes to: steps in the order of the words, what was not understood, and what kind of talk the rest is. */
export type Resolution = Pick<Draft, 'steps' | 'lost' | 'talks'>;

/** Turns the path into steps from left to right, each with what was said before it. */
export function resolve(sentence: Sentence, path: readonly Edge[]): Resolution {
  const where = heard(sentence, []);
  const draft = openDraft(openMemory(sentence.context, sentence.language));
  const edges = inOrderOfDoing(heldThroughout(sentence, path));
  const { reasons } = sentence.language.wording;
  let isWhyNot = false;
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[at]!;
    switch (edge.type) {
      case 'joint':
        if (isTrailing(edges, at)) (isAtThatHour(sentence, edge) ? lastThen : lastWaits)(draft);
        else if (isAtOnce(sentence, edge)) goAlong(draft, isBehind(edges, at));
        else if (isHeading(sentence, draft, edge)) holdBack(draft);
        else takeJoint(draft, edge.joint);
        break;
      case 'opener':
        draft.opened ||= edge.leads;
        break;
      case 'filler':
        break;
      case 'talk':
        if (
          edge.talk === 'statement' &&
          isBesideWish(edges, at) &&
          isSparing(sentence, edge.start, edge.end)
        ) {
          lose(sentence, draft, edge.start, edge.end, { reason: reasons['not-understood'] });
          break;
        }
        draft.talks.push(edge.talk);
        if (edge.talk === 'statement') draft.memory = told(sentence, edge, draft.memory, where);
        if (edge.talk === 'statement' && draft.joint === 'correction') isWhyNot = true;
        else draft.joint = undefined;
        break;
      case 'unread': {
        const from = at;
        while (edges[at + 1]?.type === 'unread') at++;
        lose(sentence, draft, edges[from]!.start, edges[at]!.end, {
          reason: reasons['not-understood'],
        });
        break;
      }
      case 'not':
        takeProhibition(sentence, draft, edge.reading, where, edge);
        break;
      case 'command':
      case 'follow':
      case 'fragment':
        if (isLeft(sentence, draft.steps.at(-1)?.action, edge.type, edge.reading))
          takeProhibition(sentence, draft, edge.reading, where);
        else
          for (const [at, reading] of atEachTime(edge.reading).entries()) {
            if (at > 0) draft.joint = 'and';
            takeClause(sentence, draft, edge.type, reading, where);
          }
    }
  }
  if (isWhyNot && draft.joint === 'correction') withdrawLast(sentence, draft);
  return draft;
}

/** Whether what is to be left as it is is so for an hour, for days or on a condition; "on Friday" alone may be why it stays as it is. */
function isForThen({ timing: { clock, day, every }, conditions, fills }: Reading, denies: boolean): boolean {
  if (!fills.some(isThing)) return false;
  return conditions.length > 0 || [clock, every, denies ? day : undefined].some((one) => one !== undefined);
}

function takeProhibition(
  sentence: Sentence,
  draft: Draft,
  reading: Reading,
  where: FitHearing,
  denied?: { readonly start: number; readonly end: number },
): void {
  // "*As long as the TV is on* keep the blind closed", "don't lock up *at ten*": nobody would see to it then.
  const isOfWaiting = draft.memory.actions.some(({ when }) => when !== undefined);
  if (draft.steps.length === 0 && isForThen(reading, denied !== undefined && !isOfWaiting)) {
    const { start, end } = denied ?? reading;
    lose(sentence, draft, start, end, { reason: sentence.language.wording.reasons['not-understood'] });
    return;
  }
  const forbidden = draft.steps.length === 0 ? forbiddenOf(sentence, reading, where) : undefined;
  if (forbidden !== undefined) {
    addMove(draft, forbidden, reading);
    return;
  }
  const excepted = except(sentence, draft, reading, where);
  if (typeof excepted !== 'string') {
    draft.joint = 'but';
    const reason = sentence.language.wording.reasons['which-one'];
    lose(sentence, draft, reading.start, reading.end, { reason, candidates: excepted });
    return;
  }
  if (excepted === 'untouched') {
    draft.talks.push('prohibition');
    draft.memory = spared(draft.memory, reading, where);
  }
  draft.joint = undefined;
}

function takeClause(
  sentence: Sentence,
  draft: Draft,
  type: Clause,
  reading: Reading,
  where: FitHearing,
): void {
  if (type === 'fragment' && takeMove(sentence, draft, reading, where)) return;
  const told = type === 'follow' ? withTimeBehind(draft, reading) : undefined;
  if (told !== undefined) {
    draft.lost.pop();
    addSteps(sentence, draft, reading, told, 'and', where);
  }
  const isOfLost = draft.stranded && draft.joint === undefined;
  if (isOfLost || (type === 'fragment' && isOfLostThing(sentence, draft, reading))) {
    const reason = sentence.language.wording.reasons['goes-on-with-lost-words'];
    lose(sentence, draft, reading.start, reading.end, { reason });
    return;
  }
  const base = draft.steps.at(-1);
  if (type === 'fragment' && draft.joint === 'but' && isBareThing(sentence, reading)) {
    takeProhibition(sentence, draft, reading, where);
    return;
  }
  if (isToldAnyway(reading, base?.action, where) || isOffAnyway(type, reading, base?.action)) return;
  const anew = type === 'command' ? atAnotherTime(sentence, draft, reading, where) : undefined;
  if (anew !== undefined) {
    addSteps(sentence, draft, anew.reading, anew.built, pendingJoint(draft), where);
    return;
  }
  const replaces = type === 'fragment' && isNewTime(sentence, reading, base?.action);
  if (replaces) draft.joint = 'correction';
  const joint = isAdded(sentence, reading) ? besides(pendingJoint(draft)) : pendingJoint(draft);
  if (type === 'fragment' && endAll(draft, reading)) return;
  if (joint === 'or' && asks(base?.reading) && !asks(reading)) {
    lose(sentence, draft, reading.start, reading.end, {
      reason: sentence.language.wording.reasons['goes-on-with-question'],
    });
    return;
  }
  const all = type === 'fragment' ? buildAll(sentence, draft, reading, joint, where) : [];
  for (const built of all) addSteps(sentence, draft, reading, built, 'and', where);
  if (all.length > 0) return;
  const end = takeItsEnd(draft, type, reading, joint);
  const deed = joint === 'correction' ? base : draft.steps.at(-1);
  const built = buildClause(sentence, draft, type, reading, joint, where);
  if (!built.ok) {
    if (end !== undefined) draft.steps.push(end);
    const other = (type === 'fragment' ? [] : asFragments(sentence, type, reading)).find(
      (fragment) => buildClause(sentence, draft, 'fragment', fragment, 'correction', where).ok,
    );
    if (other !== undefined) {
      draft.joint = joint;
      takeClause(sentence, draft, 'fragment', other, where);
      return;
    }
    const isWhole = joint !== 'but' || type === 'command';
    const others = isWhole ? restated(sentence, draft, type, reading, where, built.refusal) : undefined;
    if (others === undefined) {
      lendBack(sentence, draft, built.refusal.wish?.action, reading, joint);
      if (joint === 'correction') takeBackAsked(draft, built.refusal);
      lose(sentence, draft, reading.start, reading.end, carriedTo(built.refusal, draft, reading, joint));
    } else if (joint === 'correction') takeBack(draft);
    const isOther = joint === 'correction' && type === 'fragment' && base === undefined;
    const instead = insteadOf(others ?? [], isOther ? lastAction(sentence.context) : undefined, where);
    for (const [at, other] of instead.entries())
      addSteps(sentence, draft, other.reading, other.built, at === 0 ? joint : 'and', where);
    return;
  }
  if (type === 'command') draft.frame = frameOf(sentence, reading);
  if (reading.rule.every === true) {
    askAll(sentence, draft, reading, joint, where);
    return;
  }
  const adds = type === 'fragment' && isMoreOf(deed, built.action);
  const isInstead = joint === 'correction' || adds || isExcess(deed, built.action);
  if (isInstead) takeBack(draft);
  const goesOn = type === 'fragment' && !isInstead && GOES_ON.has(joint);
  if (goesOn && deed && isOneWish(deed.action, built.action)) {
    const action = united(deed.action, built.action);
    draft.steps[draft.steps.length - 1] = { ...deed, action };
    draft.memory = remember(draft.memory, action, reading, built.resolved);
    if (end !== undefined) endAgain(draft, end);
    return;
  }
  if (end !== undefined && joint === 'then') draft.steps.push(end);
  addSteps(sentence, draft, reading, built, joint === 'correction' ? (base?.joint ?? 'and') : joint, where);
  if (end !== undefined && joint !== 'then') endAgain(draft, end);
}

const asks = (reading: Reading | undefined): boolean => reading?.rule.question === true;

/** "Is anything on in the kitchen?" asks the lights, the sockets, the speakers. */
function askAll(
  sentence: Sentence,
  draft: Draft,
  { start, end }: Reading,
  joint: Joint,
  where: FitHearing,
): void {
  const { memory } = draft;
  const asked = new Set<string>();
  for (const reading of commandsAt(sentence, start)) {
    const { rule } = reading;
    if (reading.end !== end || rule.every !== true || asked.has(rule.service.name)) continue;
    const built = build(reading, memory, where, sourceOf(sentence, reading));
    if (!built.ok) continue;
    addSteps(sentence, draft, reading, built, asked.size === 0 ? joint : 'and', where);
    asked.add(rule.service.name);
  }
}

/** "Turn off the fountain at 10 and *the path lights at 11*": the same at another time, and no brightness. */
function atAnotherTime(
  sentence: Sentence,
  draft: Draft,
  reading: Reading,
  where: FitHearing,
): Restated | undefined {
  const [thing, value, more] = reading.fills;
  const base = draft.steps.at(-1);
  if (draft.frame === undefined || base?.action.when === undefined || !('at' in base.action.when))
    return undefined;
  if (thing?.start !== reading.start || !isThing(thing)) return undefined;
  if (value === undefined || more !== undefined || !isBareNumber(value, sentence)) return undefined;
  if (
    !sentence.language.is.atHour.has(wordAt(sentence, value.start - 1)) ||
    typeof value.value !== 'number' ||
    value.value > 24
  )
    return undefined;
  const timeWords = written(sentence, value.start - 1, value.end);
  const frame = withTime(draft.frame, timeWords, base);
  const said = sayAgain(sentence, frame, reading, draft, where);
  return said?.length === 1 ? said[0] : undefined;
}

function addSteps(
  sentence: Sentence,
  draft: Draft,
  reading: Reading,
  built: Built & { ok: true },
  joint: Joint,
  where: FitHearing,
): void {
  // "I was watching that, *put it back on*" says how it is taken back.
  if (draft.steps.at(-1)?.reading?.rule.method === 'protest') draft.steps.pop();
  const before = draft.steps.at(-1);
  const said = inItsTime(built.action, reading, joint, draft);
  const made = complete(said, built.first, reading, before, lastAction(sentence.context), where);
  if ('reason' in made) {
    lose(sentence, draft, reading.start, reading.end, made);
    return;
  }
  const { first, needs } = made;
  const service = where.lexicon.grammar.services.get(made.action.service) ?? reading.rule.service;
  const less = lessSpared(made.action, service, draft, where);
  if (!('service' in less)) {
    const reason = sentence.language.wording.reasons['which-one'];
    lose(sentence, draft, reading.start, reading.end, { reason, candidates: less });
    return;
  }
  const whole = withItsThing(
    asLater(asEnd(draft.steps, less, joint), service.phrases.methods[less.method]),
    sentence.language,
  );
  const isOfSome = joint === 'but' && !reading.rule.question;
  const isThen = isUntimed(sentence, { action: whole, reading });
  const action = isOfSome ? ofSome(draft, whole, isThen, where) : whole;
  if (joint !== 'also') lendTime(sentence, draft, action, reading, joint);
  if (isUndoneAlready(draft.steps.at(-1)?.action, action)) return;
  if (lacksItsTime(draft.steps.at(-1), draft.sentence, action)) {
    const { reasons, whenAsked } = sentence.language.wording;
    const { when: _when, ...wished } = action;
    const wish = { action: wished, lacks: [{ params: ['when'], words: whenAsked }] };
    lose(sentence, draft, reading.start, reading.end, { reason: reasons['no-time-named'], wish });
    return;
  }
  if (draft.stranded && (joint === 'then' || reading.done || (needs && first === undefined))) {
    lose(sentence, draft, reading.start, reading.end, {
      reason: sentence.language.wording.reasons['waits-for-lost-words'],
    });
    return;
  }
  draft.stranded = false;
  const step = (one: Action, how: Pick<Step, 'joint' | 'needs' | 'needsAll'>): void => {
    const service = where.lexicon.grammar.services.get(one.service) ?? reading.rule.service;
    const { joint, needs, needsAll } = how;
    const { timeWords } = reading;
    const { remarks } = built;
    const { sentence } = draft;
    draft.steps.push({ action: one, service, joint, needs, needsAll, timeWords, reading, remarks, sentence });
  };
  const second = { joint: 'then', needs: true, needsAll: false } as const;
  if (first !== undefined) step(first, { joint, needs: false, needsAll: false });
  const needsAll = reading.done && saysAll(sentence, reading);
  const [one = action, ...more] = severalOf(action, reading.rule);
  step(one, first === undefined ? { joint, needs, needsAll } : second);
  for (const later of built.after) step(later, second);
  for (const other of [...more, ...built.beside])
    step(other, { joint: 'and', needs: false, needsAll: false });
  const carried = carriedBy(sentence, reading, action);
  if (carried.if !== undefined || carried.when !== undefined) {
    const { if: only, otherwise, when } = draft.carried;
    const before =
      carried.if === undefined && only !== undefined ? { if: only, ...(otherwise && { otherwise }) } : {};
    draft.carried = { ...before, ...(when && { when }), ...carried };
  }
  // "Email me the list and clear *it*": what was read for it was spoken of as well.
  if (first !== undefined) draft.memory = { ...draft.memory, actions: [...draft.memory.actions, first] };
  draft.memory = remember(draft.memory, action, reading, built.resolved);
  if (reading.timing.day !== undefined && (carried.when !== undefined || beginsWithDay(sentence, reading)))
    draft.memory = { ...draft.memory, dayInFront: true };
}
