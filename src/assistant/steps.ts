import type { Json } from '../base/index.ts';
import type { Action } from '../domain/index.ts';
import type { Controller, EffectClass, Predicate, Runner, View } from '../flow/index.ts';
import { type EffectOf, seen, taskOf } from './facts.ts';
import { isPursued } from './pursue.ts';

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
          then: stepper(index, callRunner(action, index, effectOf)),
        });
        // What follows a deferred action was stored with it and runs when it does.
        if (action.when !== undefined) break;
      }
      return { r: 'seq', of: [...steps, { r: 'skill', skill: 'report' }] };
    },
  };
}

function stepper(index: number, call: Runner): Runner {
  const args: Json = { index };
  return {
    r: 'doWhile',
    when: 'action-goes-on',
    max: ROUNDS_MAX,
    body: {
      r: 'seq',
      of: [
        { r: 'skill', skill: 'decide', args },
        { r: 'if', when: 'acts', then: call },
        { r: 'skill', skill: 'judge', args },
      ],
    },
  };
}

function callRunner(action: Action, index: number, effectOf: EffectOf): Runner {
  if (isPursued(action)) return { r: 'control', controller: 'pursue', args: { index } };
  return { r: 'skill', skill: `call-${effectOfAction(action, effectOf)}`, args: { index } };
}

function effectOfAction(action: Action, effectOf: EffectOf): EffectClass {
  return action.when === undefined ? effectOf(action.service, action.method) : 'idempotent';
}

export const stepPredicates: readonly Predicate[] = [
  {
    name: 'acts',
    holds: (view) => {
      const decision = seen(view, 'decision').at(-1);
      return decision !== undefined && (decision.to === 'call' || decision.to === 'defer');
    },
  },
  { name: 'action-goes-on', holds: (view) => seen(view, 'verdict').at(-1)?.again === true },
  {
    name: 'group-goes-on',
    holds: (view) =>
      seen(view, 'verdict').every((verdict) => verdict.status !== 'failed' && verdict.status !== 'cancelled'),
  },
];
