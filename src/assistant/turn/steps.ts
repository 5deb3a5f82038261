import type { Json } from '../../base/index.ts';
import type { Action, ActionStatus, When } from '../../domain/index.ts';
import type { Controller, Predicate, Runner, View } from '../../flow/index.ts';
import { type EffectOf, seen, taskOf } from '../facts.ts';
import { isPursued } from '../goals/pursue.ts';

/** Decide, perhaps call, judge: at most this many rounds for one action, questions to the person included. */
const ROUNDS_MAX = 25;

/**
 * The action stepper of document 000 as a tree: for each action in order
 * `doWhile(again, seq(decide, if(acts, call), judge))`, then the report. A later action runs only while no earlier one
 * has ended the group, so that a mail about the lights is not sent when the lights stayed on.
 */
export function stepsController(effectOf: EffectOf): Controller {
  return {
    name: 'steps',
    build(view: View): Runner {
      const steps: Runner[] = [];
      for (const [index, action] of taskOf(view).actions.entries()) {
        steps.push({
          r: 'if',
          when: 'group-goes-on',
          then: stepper(index, acting(action, index, effectOf)),
        });
        // What follows a deferred action was stored with it and runs when it does.
        if (action.when !== undefined && !mayBeNow(action.when)) break;
      }
      return { r: 'seq', of: [...steps, { r: 'skill', skill: 'report' }] };
    },
  };
}

/** What is so already may count: then it is not put off. */
function mayBeNow(when: When): boolean {
  return 'event' in when && when.event.already === true;
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

function stepper(index: number, act: Runner): Runner {
  const args: Json = { index };
  return {
    r: 'doWhile',
    when: 'action-goes-on',
    max: ROUNDS_MAX,
    body: {
      r: 'seq',
      of: [{ r: 'skill', skill: 'decide', args }, act, { r: 'skill', skill: 'judge', args }],
    },
  };
}

function callRunner(action: Action, index: number, effectOf: EffectOf): Runner {
  if (isPursued(action)) return { r: 'control', controller: 'pursue', args: { index } };
  return { r: 'skill', skill: `call-${effectOf(action.service, action.method)}`, args: { index } };
}

/** After a stored action nothing is left: all that follows it was stored with it. */
const ENDS_GROUP: ReadonlySet<ActionStatus> = new Set<ActionStatus>(['failed', 'cancelled', 'scheduled']);

export const stepPredicates: readonly Predicate[] = [
  {
    name: 'acts',
    holds: (view) => {
      const decision = seen(view, 'decision').at(-1);
      return decision !== undefined && (decision.to === 'call' || decision.to === 'defer');
    },
  },
  { name: 'is-stored', holds: (view) => seen(view, 'decision').at(-1)?.to === 'defer' },
  { name: 'is-done-now', holds: (view) => seen(view, 'decision').at(-1)?.to === 'call' },
  { name: 'action-goes-on', holds: (view) => seen(view, 'verdict').at(-1)?.again === true },
  {
    name: 'group-goes-on',
    holds: (view) => seen(view, 'verdict').every(({ status }) => !ENDS_GROUP.has(status)),
  },
];
