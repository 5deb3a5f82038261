import { type Clock, type Json, type JsonObject, pause } from '../../base/index.ts';
import type { Action, Person, Speaker, Wish } from '../../domain/index.ts';
import type { Outcome, Skill, View } from '../../flow/index.ts';
import { composeMail } from '../answers/mail.ts';
import { isRefusal } from '../confirm/replies.ts';
import { type ConditionReader, type Judged, judgeCondition } from '../due/conditions.ts';
import { lookAhead } from '../due/happenings.ts';
import {
  actionAt,
  type Call,
  type Decision,
  draft,
  type Origin,
  SKIP,
  STOP,
  seen,
  TRY_AGAIN,
  taskOf,
  type Verdict,
} from '../facts.ts';
import { whoSaid } from '../speakers.ts';
import { deferral } from './deferral.ts';
import { toldByCalendar } from './from-calendar.ts';

export interface DecideNeeds {
  readonly clock: Clock;
  /** In the name of whom the process works for. */
  readonly read: (view: View) => ConditionReader;
  readonly timezone: string;
  /** Person, conversation and channel of the turn a process belongs to. */
  readonly origin: (view: View) => Origin;
  readonly person: (id: string | null) => Person | undefined;
  /** The wish with the words of an answer in it. */
  readonly fulfil: (wish: Wish, text: string, view: View) => Wish | undefined;
  /** Why the speaker may not have a goal, if the action asks for one that is not for everybody. */
  readonly forbids: (action: Action, view: View) => string | undefined;
}

/**
 * What to do next for one action: call it, defer it, skip it because its condition does not hold, or ask the person what
 * the last verdict wants to know. Reads the world, changes nothing (effect `read`), so a crash may run it again.
 */
export function decideSkill(needs: DecideNeeds): Skill {
  return {
    name: 'decide',
    description: 'Chooses what to do next for one action of the group',
    fan: 'one',
    effect: 'read',
    async run(view, args): Promise<Outcome> {
      const { index, action } = actionAt(view, args);
      const last = seen(view, 'verdict').at(-1);
      if (last?.index === index && last.ask !== undefined) return askPerson(last);
      const before = seen(view, 'decision')
        .filter((decision) => decision.index === index)
        .at(-1);
      // A retry repeats the decision as it was: same arguments, so that the world is asked for the same thing.
      if (before?.to === 'ask' && before.wish !== undefined) {
        const { wish } = before;
        return decided({ ...(await firstDecision(needs, view, index, wish.action)), wish });
      }
      if (before !== undefined) {
        await pauseBefore(needs.clock, view, last);
        return decided({ ...before, afresh: false });
      }
      const { lacks = [] } = taskOf(view);
      if (index === 0 && lacks.length > 0) {
        const wish = (await toldByCalendar({ action, lacks }, needs, view)) ?? { action, lacks };
        if (wish.lacks.length > 0) return decided(wishFor(wish));
        return decided({ ...(await firstDecision(needs, view, index, wish.action)), wish });
      }
      return decided(await firstDecision(needs, view, index, action));
    },
    resume(view, args, value, _key, who): Outcome {
      const { index } = actionAt(view, args);
      const decisions = seen(view, 'decision').filter((decision) => decision.index === index);
      const before = decisions.at(-1);
      const last = seen(view, 'verdict').at(-1);
      if (before === undefined || last?.ask === undefined)
        throw new Error('an answer came where nothing was asked');
      if (before.to === 'ask') return decided(afterTelling(needs, view, before, value));
      return decided(
        last.ask.kind === 'approval'
          ? afterApproval(needs, whoSaid(who), { ...before, askedOthers: last.ask.to === 'adults' }, value)
          : last.ask.ids === undefined
            ? afterQuestion(before, value)
            : afterChoice(before, value, last.ask.options, last.ask.ids),
      );
    },
  };
}

/** What is away or busy needs a moment to come back; a device that was silent has had its time. */
const PAUSES_MS = [300, 1_500];

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
  const call: Call = { service: action.service, method: action.method, params: action.args as JsonObject };
  const because = needs.forbids(action, view);
  if (because !== undefined) return { index, to: 'cancel', call, because };
  if (action.when !== undefined) {
    const prospect = await lookAhead(action.when, needs.read(view), view.signal);
    if (prospect.type === 'never') return { index, to: 'cancel', call, because: prospect.because };
    if (prospect.type === 'later') {
      const rest = taskOf(view).actions.slice(index);
      const { remark } = prospect;
      return {
        index,
        to: 'defer',
        call: deferral(rest, action.when, needs.origin(view), view.now()),
        because: 'it is for later',
        ...(remark === undefined ? {} : { remark }),
      };
    }
  }
  if (action.if !== undefined) {
    const judged: Judged = await judgeCondition(action.if, needs.read(view), view.signal);
    if (judged.type === 'false') return { index, to: 'skip', call, because: judged.because };
    if (judged.type === 'unknown') return { index, to: 'cancel', call, because: judged.because };
  }
  if (action.service === 'email' && action.method === 'send') {
    return {
      index,
      to: 'call',
      call: { ...call, params: composeMail(call.params, seen(view, 'verdict'), needs.timezone, view.now()) },
      because: 'it was asked for',
    };
  }
  if (comesBack(action)) {
    const origin = needs.origin(view);
    const params: JsonObject = {
      conversation: origin.conversation,
      channel: origin.channel,
      ...(origin.person === null ? {} : { person: origin.person }),
      ...dueNow(action, view.now()),
      ...call.params,
    };
    return { index, to: 'call', call: { ...call, params }, because: 'it was asked for' };
  }
  return { index, to: 'call', call, because: 'it was asked for' };
}

/** "Remind me when the washing is done", "set an alarm when the door opens": now it is so. */
function dueNow({ service, args }: Action, now: number): JsonObject {
  const isTimed = ['at', 'rrule', 'sun'].some((name) => args[name] !== undefined);
  return service !== 'timer' && !isTimed ? { at: new Date(now).toISOString() } : {};
}

/** What speaks to the person again at its time needs to know who that is, and by which door. */
function comesBack({ service, method }: Action): boolean {
  return COMES_BACK.has(`${service}.${method}`);
}

const COMES_BACK = new Set(['reminders.create', 'timer.start', 'alarm.set']);

function askPerson(verdict: Verdict): Outcome {
  const ask = verdict.ask;
  if (ask === undefined) throw new Error('nothing to ask');
  return {
    type: 'wait',
    wait: {
      kind: ask.kind,
      prompt: ask.prompt,
      options: ask.options,
      ...(ask.to === undefined ? {} : { to: ask.to }),
      onExpire: 'reject',
      ...(ask.deadline === undefined ? {} : { deadline: ask.deadline }),
    },
  };
}

function wishFor(wish: Wish): Decision {
  const { service, method, args } = wish.action;
  const call: Call = { service, method, params: args as JsonObject };
  return { index: 0, to: 'ask', call, because: 'something was not said', wish };
}

/** What was told makes the wish whole, or the next question is asked; words that answer nothing end it. */
function afterTelling(needs: DecideNeeds, view: View, before: Decision, value: Json): Decision {
  const cancelled = (because: string): Decision => ({ ...before, to: 'cancel', because });
  if (typeof value !== 'string' || before.wish === undefined) return cancelled('nobody answered');
  if (isRefusal(value)) return cancelled('you did not want it');
  const told = needs.fulfil(before.wish, value, view);
  return told === undefined ? cancelled(`I did not understand “${value}”`) : wishFor(told);
}

/** The yes counts in the name of whoever said it: a child's yes does not open the door because an owner asked for it. */
function afterApproval(
  needs: DecideNeeds,
  approver: Speaker | undefined,
  before: Decision,
  value: Json,
): Decision {
  const name = needs.person(approver?.person ?? null)?.name;
  if (!saysYes(value)) {
    const isOther = before.askedOthers === true && name !== undefined;
    return { ...before, to: 'cancel', because: isOther ? `${name} said no` : 'you did not want it' };
  }
  const role = approver?.role;
  if (approver === undefined || role === undefined || role === 'device' || role === 'service')
    return { ...before, to: 'cancel', because: 'I do not know who said yes' };
  return {
    ...before,
    approvedBy: { person: approver.person ?? approver.via, role },
    because: `${name ?? 'somebody'} said yes`,
    afresh: true,
  };
}

function afterQuestion(before: Decision, value: Json): Decision {
  if (value === TRY_AGAIN) return { ...before, afresh: true, because: 'you asked for another try' };
  if (value === SKIP) return { ...before, to: 'skip', because: 'you said to leave it' };
  return { ...before, to: 'cancel', because: value === STOP ? 'you said to stop' : 'nobody answered' };
}

/** One of several was meant, and now it is known which: the same call, with its id in place of the words. */
function afterChoice(
  before: Decision,
  value: Json,
  options: readonly string[],
  ids: readonly string[],
): Decision {
  const id = ids[options.indexOf(String(value))];
  if (id === undefined) return afterQuestion(before, value);
  const { query: _query, target, ...rest } = before.call.params;
  const params: JsonObject = target === undefined ? { ...rest, id } : { ...rest, target: { id } };
  return { ...before, call: { ...before.call, params }, because: `you chose ${String(value)}`, afresh: true };
}

function saysYes(value: Json): boolean {
  return value === true || value === 'yes';
}

function decided(decision: Decision): Outcome {
  return { type: 'done', out: [draft('decision', decision)] };
}
