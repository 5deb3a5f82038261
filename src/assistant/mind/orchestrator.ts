import type { Controller, Outcome, Runner, Skill, View } from '../../flow/index.ts';
import { draft, onBoard } from '../facts.ts';
import { askForForm, spendOf, thinking } from './asking.ts';
import { mayAct } from './frontline.ts';
import { type MindNeeds, type Subject, subjectOf } from './needs.ts';
import { ORCHESTRATOR_HISTORY, orchestratorPrompt } from './prompt.ts';
import { type OrchestratorDecision, OrchestratorDecisions } from './records.ts';
import { historyOf, sceneOf } from './scene.ts';
import type { WorkerRegistry } from './workers.ts';

/**
 * Document 004's orchestrator: the decision record of each piece of work (E09). The person is told that it takes a moment before any
 * worker begins (E31). What names a thing of the house and stands beside an understood command goes to HOUSE without asking a model who
 * should do it.
 */
export function orchestrateSkill(needs: MindNeeds, workers: WorkerRegistry): Skill {
  return thinking(needs, {
    name: 'mind.orchestrate',
    description: 'Splits what is left to do into work for workers',
    fan: 'many',
    async run(view): Promise<Outcome> {
      const subject = subjectOf(view);
      view.emit({ progress: 'One moment, I am thinking about that.' });
      const plain = plainlyForHouse(needs, subject);
      if (plain !== undefined) return { type: 'done', out: [draft('work', plain)], spend: { tokens: 0 } };
      const available = workers.available(mayAct(subject.plan));
      const history = historyOf(needs, view, subject.message, ORCHESTRATOR_HISTORY);
      const asked = await askForForm(needs, view, {
        messages: orchestratorPrompt(sceneOf(needs, view, subject), history, available),
        form: OrchestratorDecisions,
        maxTokens: 500,
      });
      const spend = spendOf(asked.usage);
      if (asked.type === 'form')
        return { type: 'done', out: asked.value.decisions.map((decision) => draft('work', decision)), spend };
      return {
        type: 'done',
        out: [
          draft('route', { work: false, reason: 'the model could not be asked', trouble: asked.trouble }),
        ],
        spend,
      };
    },
  });
}

function plainlyForHouse(needs: MindNeeds, { message, plan }: Subject): OrchestratorDecision | undefined {
  if (plan.groups.length === 0 || !mayAct(plan)) return undefined;
  const rest = plan.unread.map((part) => part.text).join('; ');
  if (needs.index.glimpse(rest, message.area).devices.length === 0) return undefined;
  return {
    worker_type: 'HOUSE',
    task_description: rest,
    parameters: {},
    success_criteria: 'the house reports it as seen',
  };
}

/** Gives each piece of work to its worker, side by side (E12: an unknown type is a typed failure of that piece alone). */
export function assignController(workers: WorkerRegistry): Controller {
  return {
    name: 'mind.assign',
    build(view): Runner {
      const act = mayAct(subjectOf(view).plan);
      return {
        r: 'par',
        onError: 'collect',
        of: worksOf(view).map((work, index) => workers.runner(work.worker_type, index, act)),
      };
    },
  };
}

/** From the board: within a branch the list of works is consumed by its first step. */
export function worksOf(view: View): readonly OrchestratorDecision[] {
  return onBoard(view, 'work');
}

/** The piece of work a worker's step is for, from its arguments `{index}`. */
export function workAt(
  view: View,
  args: unknown,
): { readonly index: number; readonly work: OrchestratorDecision } {
  const { index } = args as { readonly index: number };
  const work = worksOf(view)[index];
  if (work === undefined) throw new Error(`there is no piece of work ${index}`);
  return { index, work };
}
