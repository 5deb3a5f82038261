import type { Json } from '../../base/index.ts';
import { type Action, type ActionStatus, isPress, type When } from '../../domain/index.ts';
import type { Predicate, Runner, View } from '../../flow/index.ts';
import { stepper, type Tree } from '../../patterns/index.ts';
import { type Decision, type EffectOf, onBoard, read, type Task } from '../facts.ts';
import { isPursued } from '../goals/pursue.ts';

/** Decide, perhaps call, judge: at most this many rounds for one action, questions to the person included. */
const ROUNDS_MAX = 25;
/** Actions taken up, those included that feedback had taken up again. */
const ACTIONS_MAX = 300;

/**
 * The action stepper of document 000: each action of the group in order, `doWhile(again, seq(decide, if(acts, call), judge))`. A later action
 * is taken up only while no earlier one has ended the group, so that a mail about the lights is not sent when the lights stayed on.
 */
export function groupSteps(effectOf: EffectOf): Tree {
  const steps = stepper({
    name: 'steps',
    roundsMax: ACTIONS_MAX,
    runner: (task, index) => round((task as unknown as Task).action, index, effectOf),
    goesOn: (view) => onBoard(view, 'verdict').every(({ status }) => !ENDS_GROUP.has(status)),
  });
  return { ...steps, predicates: [...steps.predicates, ...PREDICATES] };
}

/** After a stored action nothing is left: all that follows it was stored with it. */
const ENDS_GROUP: ReadonlySet<ActionStatus> = new Set<ActionStatus>(['failed', 'cancelled', 'scheduled']);

function round(action: Action, index: number, effectOf: EffectOf): Runner {
  const args: Json = { index };
  return {
    r: 'doWhile',
    when: 'action-goes-on',
    max: ROUNDS_MAX,
    body: {
      r: 'seq',
      of: [
        { r: 'skill', skill: 'decide', args },
        acting(action, index, effectOf),
        { r: 'skill', skill: 'judge', args },
      ],
    },
  };
}

/** To be done, or to be stored; which of the two is only known when its turn has come where what is so already counts. */
function acting(action: Action, index: number, effectOf: EffectOf): Runner {
  const { when, ...now } = action;
  const stores: Runner = { r: 'skill', skill: 'call-idempotent', args: { index } };
  if (when === undefined) return { r: 'if', when: 'acts', then: callRunner(now, index, effectOf) };
  if (!mayBeNow(when)) return { r: 'if', when: 'acts', then: stores };
  return {
    r: 'seq',
    of: [
      { r: 'if', when: 'is-stored', then: stores },
      { r: 'if', when: 'is-done-now', then: callRunner(now, index, effectOf) },
    ],
  };
}

/** What is so already may count: then it is not put off. */
function mayBeNow(when: When): boolean {
  return 'event' in when && !isPress(when.event) && when.event.already === true;
}

function callRunner(action: Action, index: number, effectOf: EffectOf): Runner {
  if (isPursued(action)) return { r: 'control', controller: 'pursue', args: { index } };
  return { r: 'skill', skill: `call-${effectOf(action.service, action.method)}`, args: { index } };
}

/** Only what was decided just now is acted upon: what a person has rewritten is decided anew first. */
function decisionNow({ last }: View): Decision | undefined {
  return last.flatMap((message) => read(message, 'decision') ?? []).at(-1);
}

const PREDICATES: readonly Predicate[] = [
  {
    name: 'acts',
    holds(view) {
      const to = decisionNow(view)?.to;
      return to === 'call' || to === 'defer';
    },
  },
  { name: 'is-stored', holds: (view) => decisionNow(view)?.to === 'defer' },
  { name: 'is-done-now', holds: (view) => decisionNow(view)?.to === 'call' },
  {
    name: 'action-goes-on',
    holds: ({ last }) => last.some((message) => read(message, 'verdict')?.again === true),
  },
];
