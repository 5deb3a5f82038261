import type { Controller, Outcome, Skill, Spend, View } from '../../flow/index.ts';
import { planController } from '../../patterns/index.ts';
import { draft, onBoard } from '../facts.ts';
import { askForForm, spendOf, thinking } from './asking.ts';
import type { Trouble } from './facts.ts';
import { choosesOnly, type MindNeeds, mayAct, type Subject, subjectOf, unreadIn } from './needs.ts';
import { addressesIn } from './offer.ts';
import { ORCHESTRATOR_HISTORY, orchestratorPrompt } from './prompt.ts';
import { type OrchestratorDecision, OrchestratorDecisions, type WorkerType } from './records.ts';
import { historyOf, sceneOf } from './scene.ts';
import { chooseRoute } from './small-model.ts';
import type { WorkerRegistry } from './workers.ts';

/**
 * Document 004's orchestrator: the decision record of each piece of work (E09). The person is told that it takes a moment before any
 * worker begins (E31). Whose work it is needs no model where the frontline knows it, or where what is left names a thing of the house and
 * stands beside an understood command.
 */
export function orchestrateSkill(needs: MindNeeds, workers: WorkerRegistry): Skill {
  return thinking(needs, {
    name: 'mind.orchestrate',
    description: 'Splits what is left to do into work for workers',
    fan: 'many',
    async run(view): Promise<Outcome> {
      const subject = subjectOf(view);
      view.emit({ progress: 'One moment, I am thinking about that.' });
      const route = onBoard(view, 'route').at(-1);
      const worker = route?.worker ?? (isPlainlyForHouse(needs, subject) ? 'HOUSE' : undefined);
      if (worker !== undefined)
        return { type: 'done', out: [draft('work', given(needs, subject, worker))], spend: { tokens: 0 } };
      const available = workers.available(mayAct(subject.plan));
      if (await choosesOnly(needs)) return chosenWork(needs, view, subject, available);
      const history = historyOf(needs, view, subject.message, ORCHESTRATOR_HISTORY);
      const asked = await askForForm(needs, view, {
        messages: orchestratorPrompt(sceneOf(needs, view, subject), history, available),
        form: OrchestratorDecisions,
        maxTokens: 500,
      });
      const spend = spendOf(asked.usage);
      if (asked.type === 'form')
        return { type: 'done', out: asked.value.decisions.map((decision) => draft('work', decision)), spend };
      return unasked(asked.trouble, spend);
    },
  });
}

function unasked(trouble: Trouble, spend: Partial<Spend>): Outcome {
  const route = { work: false, reason: 'the model could not be asked', trouble };
  return { type: 'done', out: [draft('route', route)], spend };
}

/** What a small model chose for the part that the ear left; talk is written like any other text. */
async function chosenWork(
  needs: MindNeeds,
  view: View,
  subject: Subject,
  available: readonly WorkerType[],
): Promise<Outcome> {
  const picked = await chooseRoute(needs, view, subject, available);
  const spend = spendOf(picked.usage);
  if (picked.type === 'trouble') return unasked(picked.trouble, spend);
  const { route } = picked.option;
  const work = given(needs, subject, route.worker ?? 'GENERAL');
  return { type: 'done', out: [draft('work', work), draft('route', { ...route, work: true })], spend };
}

function isPlainlyForHouse(needs: MindNeeds, subject: Subject): boolean {
  const { message, plan } = subject;
  if (plan.groups.length === 0 || !mayAct(plan)) return false;
  return needs.index.glimpse(unreadIn(subject), message.area).devices.length > 0;
}

/** A decision that no model had to make: the person's words, and those of them that the worker needs. */
function given(needs: MindNeeds, subject: Subject, worker: WorkerType): OrchestratorDecision {
  const text = unreadIn(subject);
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const named = needs.home.people.filter(({ name }) => words.has(name.toLowerCase())).map(({ name }) => name);
  return {
    worker_type: worker,
    task_description: text.slice(0, 200),
    parameters:
      worker === 'SEARCH'
        ? { query: text.slice(0, 120) }
        : worker === 'EMAIL'
          ? { to: [...named, ...addressesIn(text)].slice(0, 5) }
          : {},
    success_criteria:
      worker === 'HOUSE' ? 'the house reports it as seen' : 'it is what the person wished for',
  };
}

/** Gives each piece of work to its worker, side by side (E12: an unknown type is a typed failure of that piece alone). */
export function assignController(workers: WorkerRegistry): Controller {
  return planController({
    name: 'mind.assign',
    onError: 'collect',
    plan(view) {
      const act = mayAct(subjectOf(view).plan);
      return worksOf(view).map((work, index) => ({
        rank: 1,
        runner: workers.runner(work.worker_type, index, act),
      }));
    },
  });
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
