import { defined, isJsonObject, type JsonObject } from '../../base/index.ts';
import type { Action, Device, Group, Plan, Target, Unread } from '../../domain/index.ts';
import { CONVERSATION } from '../../understanding/index.ts';
import {
  BACK_ALREADY,
  cannotTakeBack,
  GONE_ALREADY,
  NOT_KNOWN_BEFORE,
  NOTHING_RINGS,
  NOTHING_RUNS,
  NOTHING_TO_UNDO,
  nothingWaited,
  wasWords,
} from '../answers/move-words.ts';
import { type Deed, targetsOf } from './deeds.ts';
import { heldBack, setSince, type Things } from './set-since.ts';
import { isRow, Undone } from './undone.ts';

/** What the conversation knows that words are said to. */
export interface TalkSoFar {
  /** The deeds of the turns before, the last turn first; a turn that did nothing but tell has none. */
  readonly deeds: () => Iterable<readonly Deed[]>;
  /** Whether something rings for the speaker. */
  readonly rings: boolean;
  /** The devices that a target means, none where it is not clear. */
  readonly devicesOf: (target: Target) => readonly Device[];
  /** How a device is called where no other is called so. */
  readonly nameOf: (id: string) => string | undefined;
  /** How things are by now; without it nothing is known to have been set since. */
  readonly things?: Things;
}

/** What runs until it is stopped, by the methods that begin it. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  media: ['play', 'play_media', 'turn_on'],
  vacuum: ['start', 'clean_area'],
  mower: ['start'],
  fan: ['turn_on', 'set'],
  switch: ['turn_on'],
  timer: ['start'],
  schedule: ['create'],
  reminders: ['create'],
  alarm: ['set'],
};

/** How that is stopped whose state before is no stop: a fan ran slower, and a vacuum that is sent to its dock does not go on. */
const STOPS: Readonly<Record<string, string>> = {
  fan: 'turn_off',
  switch: 'turn_off',
  vacuum: 'pause',
  mower: 'pause',
};

/** What changes how something sounds that plays, or what of it is heard. */
const SOUNDS: readonly string[] = ['set_volume', 'unmute', 'next', 'previous'];

/**
 * Puts in place of what is said to the conversation ("undo that", "no, don't", "stop", "five more minutes") the calls that it comes to, or
 * says why it comes to none.
 */
export function withMoves(plan: Plan, talk: TalkSoFar): Plan {
  if (!plan.groups.some((group) => group.some(isOfTalk))) return plan;
  const groups: Group[] = [];
  const remarks: string[] = [];
  const asked: Unread[] = [];
  for (const group of plan.groups) {
    const rest = group.filter((action) => !isOfTalk(action));
    const made = group.filter(isOfTalk).map((action) => moved(action, talk));
    const calls = made.flatMap((one) => one.calls);
    asked.push(...made.flatMap((one) => one.asked ?? []));
    if (rest.length > 0) groups.push([...calls, ...rest]);
    else {
      groups.push(...byService(calls));
      remarks.push(...made.flatMap(({ remark }) => remark ?? []));
    }
  }
  const unread = [...plan.unread, ...asked];
  const direct = groups.length === 0 && unread.length === 0;
  return { ...plan, groups, direct, unread, remarks: [...plan.remarks, ...remarks] };
}

function isOfTalk({ service }: Action): boolean {
  return service === CONVERSATION;
}

interface Moved {
  readonly calls: readonly Action[];
  readonly remark?: string;
  /** What is asked about first. */
  readonly asked?: readonly Unread[];
}

function moved(action: Action, talk: TalkSoFar): Moved {
  const target = action.args['target'] as Target | undefined;
  switch (action.method) {
    case 'undo': {
      const deeds = meantToUndo(action, target, talk);
      if (action.args['back'] === true && isBackAlready(deeds, talk))
        return { calls: [], remark: BACK_ALREADY };
      if (action.args['off'] === true && isGoneAlready(deeds, talk))
        return { calls: [], remark: GONE_ALREADY };
      return takenBack(action, deeds, talk);
    }
    case 'cancel': {
      const deeds = madeBy(lastDeeds(talk, Number(action.args['turns'] ?? 1)));
      return isGoneAlready(deeds, talk)
        ? { calls: [], remark: GONE_ALREADY }
        : takenBack(action, deeds, talk);
    }
    case 'forbid':
      return takenBack(action, lastDeedsWith(target, talk), talk);
    case 'forget': {
      const deeds = madeBy(deedsBefore(talk));
      const rows = deeds.filter(({ undo }) => undo?.some(isRow));
      if (rows.length > 0) return { calls: callsOf(action, rows, talk) };
      return { calls: [], remark: nothingWaited(deeds.some(({ undo }) => undo?.length !== 0)) };
    }
    case 'was':
      return {
        calls: [],
        remark: wasBefore(
          of(action.args['first'] === true ? firstChange(talk) : lastDeeds(talk), target, talk),
          talk,
        ),
      };
    case 'halt':
      return talk.rings ? toWhatRings(action, 'acknowledge') : halted(action, talk);
    case 'heard':
      return talk.rings ? toWhatRings(action, 'acknowledge') : { calls: [], remark: NOTHING_RINGS };
    default:
      return talk.rings ? toWhatRings(action, 'snooze') : { calls: [], remark: NOTHING_RINGS };
  }
}

/** What an "undo" is of: so many turns, or one thing or service of the last turn that had to do with it. */
function meantToUndo(
  { args: { turns, further, service, first } }: Action,
  target: Target | undefined,
  talk: TalkSoFar,
): readonly Deed[] {
  if (first === true) return of(firstChange(talk), target, talk);
  if (turns !== undefined || further === true) return of(stillDone(talk, Number(turns ?? 1)), target, talk);
  const among = (deeds: readonly Deed[]): readonly Deed[] =>
    of(deeds, target, talk).filter(({ call }) => service === undefined || call.service === service);
  const last = among(lastDeeds(talk));
  if (last.length > 0 || (target ?? service) === undefined) return last;
  for (let back = 2; back <= UNDO_BACK; back++) {
    const found = among(stillDone(talk, back));
    if (found.length > 0) return found;
  }
  return [];
}

/** So many turns back a thing is looked for that is named. */
const UNDO_BACK = 4;

/** The deeds of the last turns that did anything, in their order. */
function lastDeeds(talk: TalkSoFar, turns = 1): readonly Deed[] {
  const found: (readonly Deed[])[] = [];
  for (const deeds of talk.deeds()) {
    if (deeds.length > 0) found.unshift(deeds);
    if (found.length === turns) break;
  }
  return found.flat();
}

/** Of what one turn after another did to the same things, what the first of them did: "thirty percent", "no, fifty", "*what was it before I started?*". */
function firstChange(talk: TalkSoFar): readonly Deed[] {
  let found: readonly Deed[] = [];
  let turns = 0;
  for (const deeds of talk.deeds()) {
    if (++turns > CHANGES_MAX) break;
    if (deeds.length === 0) continue;
    const things = touched(deeds);
    const isOther = things.length === 0 || !things.every((one) => touched(found).includes(one));
    if (found.length > 0 && isOther) break;
    found = deeds;
  }
  return found;
}

/** So many turns back somebody began to try out how a thing is to be. */
const CHANGES_MAX = 6;

/** What deeds changed, which is known by how it is brought back. */
function touched(deeds: readonly Deed[]): readonly string[] {
  const targets = deeds.flatMap(({ undo = [] }) => undo.map(({ params }) => params['target']));
  return targets.flatMap((target) => JSON.stringify(target ?? null));
}

/** The same, without what was undone and what undid it. */
function stillDone(talk: TalkSoFar, turns: number): readonly Deed[] {
  const undone = new Undone(talk);
  const found: (readonly Deed[])[] = [];
  for (const deeds of talk.deeds()) {
    const left = deeds.filter((deed) => !undone.holds(deed));
    const isUndoing = deeds.length > 0 && deeds.every(({ call, takesBack }) => isRow(call) || takesBack);
    if (isUndoing) for (const { call } of left) undone.add(call);
    // What changed nothing is passed over on the way back, and told where it was the last.
    else if (undone.isEmpty ? left.length > 0 : left.some(({ undo }) => undo?.length !== 0))
      found.unshift(left);
    if (found.length === turns) break;
  }
  return found.flat();
}

/** The deeds of the turn before. */
function deedsBefore(talk: TalkSoFar): readonly Deed[] {
  for (const deeds of talk.deeds()) return deeds;
  return [];
}

/** The deeds of the turn before with something, and of the one before that where it had none: "not the hall", "*nor the garage*". */
function lastDeedsWith(target: Target | undefined, talk: TalkSoFar): readonly Deed[] {
  let turns = 0;
  for (const deeds of talk.deeds()) {
    const found = of(deeds, target, talk);
    turns++;
    if (found.length > 0 || target === undefined || turns === TURNS_BACK) return found;
  }
  return [];
}

const TURNS_BACK = 2;

/** "Delete it." "Undo that." "*Put it back*": it is there again, and taking back the last deed would delete it once more. */
function isBackAlready(deeds: readonly Deed[], talk: TalkSoFar): boolean {
  const undone = deeds.filter(({ call }) => isRow(call));
  if (undone.length === 0 || undone.length < deeds.length) return false;
  const before = [...talk.deeds()].flat();
  return undone.every((deed) => !wasMade(deed, before));
}

/** "Lunch with Ruth tomorrow at one." "That's off." "*Yes, take it out*": taking back the last deed would bring it back. */
function isGoneAlready(deeds: readonly Deed[], talk: TalkSoFar): boolean {
  const before = [...talk.deeds()].flat();
  return deeds.length > 0 && deeds.every((deed) => isRow(deed.call) && wasMade(deed, before));
}

/** Whether what an undo took away had been made, by a call or by the undo of its end. */
function wasMade({ call }: Deed, before: readonly Deed[]): boolean {
  const ended = before.find(({ undo = [] }) =>
    undo.some((one) => isRow(one) && one.service === call.service && one.params['of'] === call.params['of']),
  );
  if (ended === undefined) return true;
  return isRow(ended.call) ? !wasMade(ended, before) : MAKES.includes(ended.call.method);
}

/** The methods by which services write something down. */
const MAKES: readonly string[] = ['create', 'add', 'set', 'start'];

/** "Turn it off in ten minutes." "Make that fifteen." "*Cancel that*": what was called off for it stays so. */
function madeBy(deeds: readonly Deed[]): readonly Deed[] {
  const made = deeds.filter(({ call }) => call.method !== 'cancel');
  return made.length > 0 ? made : deeds;
}

function takenBack(action: Action, deeds: readonly Deed[], talk: TalkSoFar): Moved {
  const calls = callsOf(action, deeds, talk);
  const since = talk.things && setSince(deeds, talk.things);
  if (talk.things !== undefined && since !== undefined && since.size > 0) {
    const idsOf = ({ args }: Action): readonly string[] =>
      args['target'] === undefined
        ? []
        : talk.devicesOf(args['target'] as unknown as Target).map(({ id }) => id);
    const held = heldBack(calls, since, idsOf, talk.things);
    if (held.asked.length > 0 || held.remark !== undefined) return held;
  }
  const kept = deeds.filter(({ undo }) => undo === undefined);
  if (kept.length > 0) return { calls, remark: cannotTakeBack(kept.map(({ call }) => call)) };
  return calls.length > 0 ? { calls } : { calls, remark: NOTHING_TO_UNDO };
}

function halted(action: Action, talk: TalkSoFar): Moved {
  const running = lastDeeds(talk).filter(({ call }) => RUNS[call.service]?.includes(call.method));
  const covers = lastDeeds(talk).filter(({ call }) => call.service === 'cover');
  const stops = covers.map(({ call }) =>
    actionOf(action, 'cover', 'stop', { target: call.params['target'] ?? null }),
  );
  // "Make the fan swing." "*Stop that*": it blows on as it did before.
  const isStopped = ({ call, undo }: Deed): boolean =>
    STOPS[call.service] !== undefined &&
    call.params['target'] !== undefined &&
    !(undo !== undefined && undo.length > 0 && isOnlySwing(call.params));
  const ended = running
    .filter(isStopped)
    .map(({ call: { service, params } }) =>
      actionOf(action, service, STOPS[service]!, { target: params['target'] ?? null }),
    );
  const others = running.filter((deed) => !isStopped(deed));
  // "Turn it down." "*Just stop it*": what was only made quieter plays on until it is paused.
  const heard = lastDeeds(talk).filter(
    ({ call }) => call.service === 'media' && SOUNDS.includes(call.method),
  );
  const paused = heard.map(({ call: { params } }) =>
    actionOf(action, 'media', 'pause', { target: params['target'] ?? null }),
  );
  const calls = [...callsOf(action, others, talk), ...ended, ...stops, ...paused];
  return calls.length > 0 ? { calls } : { calls, remark: NOTHING_RUNS };
}

function isOnlySwing({ target: _target, ...params }: JsonObject): boolean {
  const names = Object.keys(params);
  return names.length > 0 && names.every((name) => name === 'oscillate');
}

/** How things were before deeds, by what would take these back. */
function wasBefore(deeds: readonly Deed[], { nameOf }: TalkSoFar): string {
  const told = deeds
    .flatMap(({ undo = [] }) => undo)
    .flatMap(({ method, params }) => {
      const { target } = params;
      const names = (Array.isArray(target) ? target : []).flatMap(
        (one) => (isJsonObject(one) && nameOf(String(one['id']))) || [],
      );
      return wasWords(names, method, params) ?? [];
    });
  return told.length === 0 ? NOT_KNOWN_BEFORE : [...new Set(told)].join('. ');
}

function toWhatRings(action: Action, method: string): Moved {
  return { calls: [actionOf(action, 'notices', method, action.args as JsonObject)] };
}

/** What takes deeds back, the last first. */
function callsOf(said: Action, deeds: readonly Deed[], talk: TalkSoFar): readonly Action[] {
  return deeds
    .toReversed()
    .flatMap(({ undo = [] }) => undo)
    .map(({ service, method, params }) => actionOf(said, service, method, named(params, talk)))
    .map((call) => (said.method === 'undo' && !isRow(call) ? { ...call, takesBack: true } : call));
}

/** "Heating to 21." "*Until nine*": what is to be taken back later waits for its time. */
function actionOf({ source, when }: Action, service: string, method: string, args: JsonObject): Action {
  return { service, method, args: args as Action['args'], ...defined({ source, when }) };
}

/** Devices by their names, so that "it" may speak of them afterwards. */
function named(params: JsonObject, { nameOf }: TalkSoFar): JsonObject {
  const { target } = params;
  if (!Array.isArray(target)) return params;
  const singles = target.map((one) => {
    const name = isJsonObject(one) && typeof one['id'] === 'string' ? nameOf(one['id']) : undefined;
    return name === undefined ? one : { name };
  });
  return { ...params, target: singles.length === 1 ? singles[0]! : singles };
}

/** The deeds as far as they are about a target. */
function of(deeds: readonly Deed[], target: Target | undefined, talk: TalkSoFar): readonly Deed[] {
  if (target === undefined) return deeds;
  const meant = new Set(talk.devicesOf(target).map(({ id }) => id));
  return deeds.flatMap(({ call, undo }): readonly Deed[] => {
    const touched = targetsOf(call).some((one) => talk.devicesOf(one).some(({ id }) => meant.has(id)));
    if (!touched) return [];
    const part = undo?.flatMap((one): NonNullable<Deed['undo']> => {
      const ids = isRow(one) ? undefined : one.params['target'];
      if (!Array.isArray(ids)) return [one];
      const some = ids.filter((single) => isJsonObject(single) && meant.has(String(single['id'])));
      return some.length === 0 ? [] : [{ ...one, params: { ...one.params, target: some } }];
    });
    return [{ call, undo: part }];
  });
}

/** What goes to one service keeps its order; services do not wait for each other. */
function byService(calls: readonly Action[]): readonly Group[] {
  const groups = new Map<string, Action[]>();
  for (const call of calls) groups.set(call.service, [...(groups.get(call.service) ?? []), call]);
  return [...groups.values()];
}
