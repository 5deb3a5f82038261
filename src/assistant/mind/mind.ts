import type { Agent } from '../../agents/index.ts';
import type { Controller, Outcome, Predicate, Runner, Skill, View } from '../../flow/index.ts';
import { NOTHING_KEPT } from '../../patterns/index.ts';
import { draft, onBoard } from '../facts.ts';
import { agreeSkill, commitController } from './agreement.ts';
import type { Minded, Route, Worked } from './facts.ts';
import { frontlineSkill, workPredicate } from './frontline.ts';
import { houseSkill, houseTree } from './house-worker.ts';
import { addressSkill, composeSkill, mailTree } from './mail-worker.ts';
import type { MindNeeds } from './needs.ts';
import { assignController, orchestrateSkill } from './orchestrator.ts';
import { checkProse } from './prose.ts';
import {
  declineSkill,
  evaluateSkill,
  generalSkill,
  generalTree,
  keepSkill,
  passedSkill,
} from './prose-workers.ts';
import { formatSkill, searchSkill, searchTree, synthesizeSkill } from './search-worker.ts';
import { type Worker, WorkerRegistry } from './workers.ts';

/** Frontline, orchestrator, workers and evaluator of document 004 as one agent: what a turn hands to a language model. */
export const mindAgent: Agent = {
  name: 'mind',
  description: 'Deals with what the embedded interpreter left unread, with the help of a language model',
  fan: 'many',
  root: {
    r: 'seq',
    of: [
      { r: 'skill', skill: 'mind.frontline' },
      {
        r: 'if',
        when: workPredicate.name,
        then: {
          r: 'seq',
          of: [
            { r: 'skill', skill: 'mind.orchestrate' },
            { r: 'control', controller: 'mind.assign' },
          ],
        },
      },
      { r: 'skill', skill: 'mind.conclude' },
    ],
  },
};

/** Everything the core has to know by name in order to run the mind. */
export function mindParts(needs: MindNeeds): {
  readonly agents: readonly Agent[];
  readonly controllers: readonly Controller[];
  readonly predicates: readonly Predicate[];
  readonly skills: readonly Skill[];
} {
  const workers = new WorkerRegistry(workersOf(needs));
  return {
    agents: [mindAgent],
    controllers: [assignController(workers), commitController],
    predicates: [workPredicate, NOTHING_KEPT],
    skills: [
      frontlineSkill(needs, workers),
      orchestrateSkill(needs, workers),
      houseSkill(needs),
      agreeSkill,
      generalSkill(needs),
      searchSkill(needs),
      formatSkill,
      synthesizeSkill(needs),
      composeSkill(needs),
      addressSkill(needs),
      evaluateSkill(needs),
      passedSkill,
      keepSkill,
      declineSkill,
      concludeSkill,
    ],
  };
}

function workersOf({ directory, searches }: MindNeeds): readonly Worker[] {
  const always = () => true;
  const offers = (service: string, method: string) => () => {
    const found = directory.find(service);
    return found?.online === true && found.manifest.methods[method] !== undefined;
  };
  return [
    { type: 'HOUSE', acts: false, available: always, runner: houseTree },
    {
      type: 'SEARCH',
      acts: false,
      available: () => searches && offers('search', 'web')(),
      runner: searchTree,
    },
    { type: 'EMAIL', acts: true, available: offers('email', 'send'), runner: mailTree },
    { type: 'GENERAL', acts: false, available: always, runner: generalTree },
    {
      type: 'NONE',
      acts: false,
      available: always,
      runner: (args): Runner => ({ r: 'skill', skill: 'mind.decline', args }),
    },
  ];
}

/** The last step of the mind: what is said besides the reports of its groups, and those reports (E03-E05, E19). */
const concludeSkill: Skill = {
  name: 'mind.conclude',
  description: 'Folds what the workers came to into what is said',
  fan: 'many',
  effect: 'pure',
  run(view): Outcome {
    const route = onBoard(view, 'route').at(-1);
    if (route === undefined) throw new Error('the mind came to its end without a beginning');
    const minded = route.work ? workedOut(view) : answered(route);
    // Where the mind came after the ear's groups, their reports were its input and go on with its own.
    return {
      type: 'done',
      out: [draft('minded', minded), ...onBoard(view, 'report').map((report) => draft('report', report))],
    };
  },
};

function answered({ response, trouble }: Route): Minded {
  const { text } = checkProse(response ?? '');
  const nothing = { groups: [], said: [] };
  if (trouble !== undefined) return { ...nothing, handled: false, trouble };
  return text === '' ? { ...nothing, handled: false } : { ...nothing, said: [text], handled: true };
}

function workedOut(view: View): Minded {
  const works = onBoard(view, 'work');
  const worked = onBoard(view, 'worked');
  const groups = onBoard(view, 'approval').flatMap((approval) => approval.groups);
  const ended = new Set([...worked, ...onBoard(view, 'approval')].map((one) => one.index));
  const failed = worked.some((one) => one.failed === true) || ended.size < works.length;
  const short = shortfall(failed, worked, groups.length);
  const trouble = worked.find((one) => one.trouble !== undefined)?.trouble;
  const said = worked.filter((one) => one.trouble === undefined).map(wordsOf);
  return {
    said,
    groups,
    handled: !failed,
    ...(short === undefined ? {} : { short }),
    ...(trouble === undefined ? {} : { trouble }),
    ...(worked.some((one) => one.sources !== undefined) ? { outside: true as const } : {}),
  };
}

function shortfall(failed: boolean, worked: readonly Worked[], groups: number): Minded['short'] {
  const partial = worked.some((one) => one.partial === true);
  if (!failed) return partial ? 'partial' : undefined;
  const something = groups > 0 || worked.some((one) => one.failed !== true);
  return something ? 'partial' : 'failed';
}

function wordsOf({ text, sources = [] }: Worked): string {
  if (sources.length === 0) return text;
  return `${text}\nSources: ${sources.map(({ title, url }) => `${title} <${url}>`).join('; ')}`;
}
