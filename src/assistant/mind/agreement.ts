import type { Json } from '../../base/index.ts';
import type { Controller, Outcome, Runner, Skill, View } from '../../flow/index.ts';
import { planController } from '../../patterns/index.ts';
import { draft, groupInput, onBoard } from '../facts.ts';
import type { Proposal } from './facts.ts';

/** Puts a proposal before the person where the review says so. Risky calls among it are asked about by their service in any case. */
export const agreeSkill: Skill = {
  name: 'mind.agree',
  description: 'Asks the person before a proposal is carried out, where there is doubt',
  fan: 'many',
  effect: 'pure',
  run(view, args): Outcome {
    const proposal = proposalAt(view, args);
    if (proposal === undefined) return { type: 'done', out: [] };
    const { index, groups, because, summary } = proposal;
    if (because.length === 0 || groups.length === 0)
      return { type: 'done', out: [draft('approval', { index, groups })] };
    return {
      type: 'wait',
      wait: {
        kind: 'approval',
        prompt: `Shall I do this? ${summary}. (I ask because ${because.join(', and ')}.)`,
        options: ['yes', 'no'],
        onExpire: 'reject',
      },
    };
  },
  resume(view, args, value): Outcome {
    const proposal = proposalAt(view, args);
    if (proposal === undefined) throw new Error('an answer came where nothing was proposed');
    const { index, groups, worker } = proposal;
    if (value === true || value === 'yes')
      return { type: 'done', out: [draft('approval', { index, groups })] };
    return { type: 'done', out: [draft('worked', { index, worker, text: 'All right, I leave it.' })] };
  },
};

function proposalAt(view: View, args: Json): Proposal | undefined {
  const { index } = args as { readonly index: number };
  return onBoard(view, 'proposal').findLast((proposal) => proposal.index === index);
}

/** What was agreed to goes the way of everything else: group agents that decide, call, look, and report (E30). */
export const commitController: Controller = planController({
  name: 'mind.commit',
  onError: 'collect',
  plan(view, args) {
    const { index } = args as { readonly index: number };
    const approval = onBoard(view, 'approval').findLast((one) => one.index === index);
    return (approval?.groups ?? []).map((actions) => ({
      rank: 1,
      runner: { r: 'agent', agent: 'group', input: groupInput(actions.map((action) => ({ action }))) },
    }));
  },
});

/** The way of a proposal into the house. */
export function committed(args: Json): readonly Runner[] {
  return [
    { r: 'skill', skill: 'mind.agree', args },
    { r: 'control', controller: 'mind.commit', args },
  ];
}
