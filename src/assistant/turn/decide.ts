import {
  type Clock,
  isJsonObject,
  type Json,
  type JsonObject,
  pause,
  type Viewpoint,
} from '../../base/index.ts';
import { nearest } from '../../bus/index.ts';
import { type Action, type Person, type Speaker, Undo, type Wish } from '../../domain/index.ts';
import type { Outcome, Skill, View } from '../../flow/index.ts';
import { rewrite } from '../../patterns/index.ts';
import { composeMail } from '../answers/mail.ts';
import type { TellContext } from '../answers/telling.ts';
import type { Options } from '../confirm/options.ts';
import { DIARY, inDiary } from '../diary/in-diary.ts';
import { type ConditionReader, type Judged, judgeCondition } from '../due/conditions.ts';
import { lookAhead } from '../due/happenings.ts';
import {
  type Call,
  type Decision,
  draft,
  isRewriting,
  latestVerdicts,
  NO,
  type Option,
  type Origin,
  onBoard,
  type Question,
  SKIP,
  STOP,
  seen,
  stepsOf,
  type Task,
  TRY_AGAIN,
  taskAt,
  type Verdict,
} from '../facts.ts';
import { whoSaid } from '../speakers.ts';
import { quoted } from '../words.ts';
import { deferral } from './deferral.ts';
import { toldByCalendar } from './from-calendar.ts';
import { asWishedNow } from './wished-now.ts';

export interface DecideNeeds {
  readonly clock: Clock;
  /** What there is to choose from. */
  readonly options: Options;
  /** In the name of whom the process works for. */
  readonly read: (view: View) => ConditionReader;
  readonly timezone: string;
  /** Where the house stands, for what hangs on the sun. */
  readonly place: Viewpoint;
  /** What words of what was seen rest on. */
  readonly told: (view: View) => TellContext;
  /** Person, conversation and channel of the turn a process belongs to. */
  readonly origin: (view: View) => Origin;
  readonly person: (id: string | null) => Person | undefined;
  /** The wish with the words of an answer in it. */
  readonly fulfil: (wish: Wish, text: string, view: View) => Wish | undefined;
  /** Whether words say no to what was asked. */
  readonly refuses: (text: string) => boolean;
  /** Why the speaker may not have a goal, if the action asks for one that is not for everybody. */
  readonly forbids: (action: Action, view: View) => string | undefined;
}

/**
 * What to do next for one action: call it, defer it, skip it because its condition does not hold, stop, or ask the person what
 * is not known. What a person answers may rewrite this action and those behind it, which are then decided anew (A21, A22).
 * Reads the world, changes nothing (effect `read`), so a crash may run it again.
 */
export function decideSkill(needs: DecideNeeds): Skill {
  return {
    name: 'decide',
    description: 'Chooses what to do next for one action of the group',
    fan: 'one',
    effect: 'read',
    async run(view, args): Promise<Outcome> {
      const { index, action, lacks = [] } = taskAt(view, args);
      const last = seen(view, 'verdict').at(-1);
      if (last?.ask !== undefined) return askPerson(last);
      // A retry repeats the decision as it was: same arguments, so that the world is asked for the same thing.
      const before = seen(view, 'decision').at(-1);
      if (before !== undefined) {
        await pauseBefore(needs.clock, view, last);
        return decided(before);
      }
      if (lacks.length === 0 && action.service === DIARY) {
        const meant = await inDiary(action, needs, view);
        return meant.type === 'tasks'
          ? rewritten(view, ...meant.tasks)
          : decided(missing(index, action, meant.because));
      }
      if (lacks.length === 0) return decided(await firstDecision(needs, view, index, action));
      const told = await toldByCalendar({ action, lacks }, needs, view);
      return told === undefined ? decided(asking(needs, view, index, action)) : rewritten(view, told);
    },
    resume(view, args, value, _key, who): Outcome {
      const task = taskAt(view, args);
      const before = seen(view, 'decision').at(-1);
      const ask = seen(view, 'verdict').at(-1)?.ask;
      if (before === undefined || ask === undefined)
        throw new Error('an answer came where nothing was asked');
      const again = askedAgain(ask, value, view.now());
      if (again !== undefined) return again;
      if (isRewriting(value))
        return { type: 'done', out: [rewrite(value.rewrite as unknown as readonly Json[])] };
      if (before.to === 'ask') return afterTelling(needs, view, task, before, value);
      if (ask.kind === 'approval')
        return decided(
          afterApproval(needs, whoSaid(who), { ...before, askedOthers: ask.to === 'adults' }, value),
        );
      const id = ask.ids?.[ask.options.indexOf(String(value))];
      if (id !== undefined) return rewritten(view, { action: withId(task.action, id) });
      if (value === TRY_AGAIN) return rewritten(view, task);
      if (value === SKIP)
        return decided({ ...before, to: 'skip', option: NONE, because: 'you said to leave it' });
      return decided(
        stopping(
          before,
          value === STOP ? 'you said to stop' : value === NO ? 'you did not mean it' : 'nobody answered',
        ),
      );
    },
  };
}

const NONE: Option = { type: 'none' };
const STOPPING: Option = { type: 'terminate', name: 'terminate' };

/** What is away or busy needs a moment to come back; a device that was silent has had its time. */
const PAUSES_MS = [300, 1_500, 5_000];

async function pauseBefore(clock: Clock, view: View, last: Verdict | undefined): Promise<void> {
  const code = last?.error?.code;
  if (code !== 'target-offline' && code !== 'busy') return;
  const ms = PAUSES_MS[Math.min(last?.attempts ?? 1, PAUSES_MS.length) - 1] ?? 0;
  await pause(clock, ms, view.signal);
}

async function firstDecision(
  needs: DecideNeeds,
  view: View,
  index: number,
  action: Action,
): Promise<Decision> {
  const call = callOf(action);
  const option = needs.options.for(action);
  const base = { index, call, option } as const;
  if (option.type === 'none') return { ...base, to: 'none', because: unknownMethod(needs, action) };
  const forbidden = needs.forbids(action, view);
  if (forbidden !== undefined) return stopping(base, forbidden);
  if (action.when !== undefined) {
    const prospect = await lookAhead(action.when, needs.read(view), view.signal);
    if (prospect.type === 'never') return stopping(base, prospect.because);
    if (prospect.type === 'later') {
      const [, ...rest] = stepsOf(view.board).tasks.slice(index);
      const first = action.restores === true ? restoring(view, index, action) : [action];
      if (first.length === 0) return { ...base, to: 'skip', option: NONE, because: 'nothing was changed' };
      const later = deferral(
        [...first, ...rest.map((task) => task.action)],
        action.when,
        needs.origin(view),
        view.now(),
      );
      const { remark, was } = prospect;
      const { event } = later.params;
      if (was === false && isJsonObject(event)) Object.assign(event, { was });
      const told = remark === undefined ? {} : { remark };
      return {
        index,
        to: 'defer',
        call: later,
        option: needs.options.for(later),
        because: 'it is for later',
        ...told,
      };
    }
  }
  if (action.if !== undefined) {
    const judged: Judged =
      judgedBefore(view, index, action) ??
      (await judgeCondition(action.if, needs.read(view), { ...needs.place, now: view.now() }, view.signal));
    if (judged.type === 'false') return { ...base, to: 'skip', option: NONE, because: judged.because };
    if (judged.type === 'unknown') return stopping(base, judged.because);
  }
  const params = paramsOf(needs, view, index, action);
  return { ...base, to: 'call', call: { ...call, params }, because: 'it was asked for' };
}

/** What brings back how it was before the action before it, as that was seen: nothing where it was so already. */
function restoring(view: View, index: number, { service, source }: Action): readonly Action[] {
  const evidence = latestVerdicts(onBoard(view, 'verdict'), index).at(-1)?.evidence;
  const undo = Undo.safeParse(isJsonObject(evidence) ? evidence['undo'] : undefined).data ?? [];
  return undo.map(
    (call): Action => ({
      service: call.service ?? service,
      method: call.method,
      args: call.params as Action['args'],
      ...(source === undefined ? {} : { source, said: `put back what was changed by “${source.text}”` }),
    }),
  );
}

/**
 * How the same condition was judged for an action before in the group, or the one that this is the other side of: "if the TV is on turn it off, otherwise
 * …" asks once, since what was done then has changed it.
 */
function judgedBefore(view: View, index: number, action: Action): Judged | undefined {
  const { tasks } = stepsOf(view.board);
  const wanted = JSON.stringify(action.if);
  const at = tasks.findLastIndex(
    ({ action: other }, place) =>
      place < index &&
      other.if !== undefined &&
      other.otherwise !== true &&
      (action.otherwise === true || JSON.stringify(other.if) === wanted),
  );
  const decision = at < 0 ? undefined : onBoard(view, 'decision').find((one) => one.index === at);
  if (decision === undefined) return undefined;
  const wasSo = decision.to !== 'skip';
  if (wasSo !== (action.otherwise === true)) return { type: 'true' };
  return { type: 'false', because: wasSo ? 'the other side of it was so' : decision.because };
}

function callOf({ service, method, args }: Action): Call {
  return { service, method, params: args as JsonObject };
}

function unknownMethod({ options }: DecideNeeds, { service, method }: Action): string {
  const offered = options.list().find(({ name }) => name === service)?.methods ?? [];
  const meant = nearest(
    method,
    offered.map(({ name }) => name),
  );
  const near = meant === undefined ? '' : `; did you mean "${meant}"?`;
  return `the ${service} service has no method "${method}"${near}`;
}

/** The arguments as they leave: a mail with its words, a temperature that is wished now, and what speaks to the person again with who that is, and by which door. */
function paramsOf(needs: DecideNeeds, view: View, index: number, action: Action): JsonObject {
  const { params } = callOf(action);
  const name = `${action.service}.${action.method}`;
  if (name === 'email.send') {
    const before = latestVerdicts(onBoard(view, 'verdict'), index);
    return composeMail(params, before, needs.told(view));
  }
  if (name === 'climate.set_temperature') return asWishedNow(params, action, needs.origin(view));
  if (!COMES_BACK.has(name)) return params;
  const { conversation, channel, person } = needs.origin(view);
  const who = person === null ? {} : { person };
  return { conversation, channel, ...who, ...dueNow(action, view.now()), ...params };
}

/** Those that are told in which talk they were asked for. */
const COMES_BACK = new Set([
  'reminders.create',
  'timer.start',
  'alarm.set',
  'notices.ringing',
  'notices.acknowledge',
  'notices.snooze',
]);

/** "Remind me when the washing is done", "set an alarm when the door opens": now it is so. */
function dueNow({ service, args }: Action, now: number): JsonObject {
  const isTimed = ['at', 'rrule', 'sun'].some((name) => args[name] !== undefined);
  return (service === 'reminders' || service === 'alarm') && !isTimed
    ? { at: new Date(now).toISOString() }
    : {};
}

/** Nothing is done before the person has said what is missing: they are asked where they spoke. */
function asking(needs: DecideNeeds, view: View, index: number, action: Action): Decision {
  const option = needs.options.primary(needs.origin(view).channel);
  return { index, to: 'ask', call: callOf(action), option, because: 'something was not said' };
}

function stopping(before: Pick<Decision, 'index' | 'call'>, because: string): Decision {
  return { ...before, to: 'cancel', option: STOPPING, because };
}

/** What keeps the house safe is not forgotten because nobody answered: it is asked once more. */
function askedAgain(ask: Question, value: Json, now: number): Outcome | undefined {
  const { since, until } = ask.again ?? {};
  if (since === undefined || until === undefined || now >= until) return undefined;
  if (!isJsonObject(value) || value['rejected'] !== true) return undefined;
  return openQuestion({ ...ask, deadline: Math.min(now + (now - since), until) });
}

function askPerson({ ask }: Verdict): Outcome {
  if (ask === undefined) throw new Error('nothing to ask');
  return openQuestion(ask);
}

function openQuestion({ ids: _ids, again: _again, ...spec }: Question): Outcome {
  return { type: 'wait', wait: { ...spec, rewrites: true, onExpire: 'reject' } };
}

/** What was told makes the wish whole, or the next question is asked; words that answer nothing end it. */
function afterTelling(
  needs: DecideNeeds,
  view: View,
  { action, lacks = [] }: Task,
  before: Decision,
  value: Json,
): Outcome {
  if (typeof value !== 'string') return decided(stopping(before, 'nobody answered'));
  if (needs.refuses(value)) return decided(stopping(before, 'you did not want it'));
  const told = needs.fulfil({ action, lacks }, value, view);
  return told === undefined
    ? decided(stopping(before, `Sorry, I didn't understand ${quoted(value)}, so I left it`))
    : rewritten(view, told);
}

/** The yes counts in the name of whoever said it: a child's yes does not open the door because an owner asked for it. */
function afterApproval(
  needs: DecideNeeds,
  approver: Speaker | undefined,
  before: Decision,
  value: Json,
): Decision {
  const name = needs.person(approver?.person ?? null)?.name;
  if (value !== true && value !== 'yes') {
    const isOther = before.askedOthers === true && name !== undefined;
    return stopping(before, isOther ? `${name} said no` : 'you did not want it');
  }
  const role = approver?.role;
  if (approver === undefined || role === undefined || role === 'device' || role === 'service')
    return stopping(before, 'I do not know who said yes');
  return {
    ...before,
    approvedBy: { person: approver.person ?? approver.via, role },
    because: `${name ?? 'somebody'} said yes`,
  };
}

/** One of several was meant, and now it is known which: its id stands in place of the words. */
function withId(action: Action, id: string): Action {
  const { query: _query, target, ...rest } = action.args;
  return { ...action, args: target === undefined ? { ...rest, id } : { ...rest, target: { id } } };
}

/** What the words mean is not there. */
function missing(index: number, action: Action, because: string): Decision {
  return { index, to: 'none', call: callOf(action), option: NONE, because, missing: true };
}

/** Others in the place of the current action; those behind it stay as they are. */
function rewritten(view: View, ...instead: readonly Task[]): Outcome {
  const { tasks, current } = stepsOf(view.board);
  const anew = instead.map(
    ({ action, lacks = [] }): Task => (lacks.length === 0 ? { action } : { action, lacks }),
  );
  const rest: readonly Task[] = [...anew, ...tasks.slice(current + 1)];
  return { type: 'done', out: [rewrite(rest as unknown as readonly Json[])] };
}

function decided(decision: Decision): Outcome {
  return { type: 'done', out: [draft('decision', decision)] };
}
