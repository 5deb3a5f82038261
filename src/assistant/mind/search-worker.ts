import { isJsonObject, type Json } from '../../base/index.ts';
import type { Outcome, Runner, Skill } from '../../flow/index.ts';
import { draft, onBoard } from '../facts.ts';
import { askForText, spendOf, thinking } from './asking.ts';
import type { Found, Source } from './facts.ts';
import { type MindNeeds, subjectOf } from './needs.ts';
import { workAt } from './orchestrator.ts';
import { fenced, writingPrompt } from './prompt.ts';
import { attempted, newestFeedback } from './prose-workers.ts';
import { sceneOf } from './scene.ts';
import { refined } from './workers.ts';

/** Results shown to the model, and how much of each: other people's text, kept short. */
const RESULTS_MAX = 5;
const SNIPPET_LENGTH_MAX = 300;

/** SEARCH, first half: the query goes to the search service, and what came back is written down (E20). */
export function searchSkill(needs: MindNeeds): Skill {
  return {
    name: 'mind.search',
    description: 'Looks something up on the web',
    fan: 'one',
    effect: 'read',
    timeoutMs: 31_000,
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      const query = work.parameters.query ?? work.task_description;
      const outcome = await needs.caller.call({
        service: 'search',
        method: 'web',
        params: { query },
        by: { kind: 'agent', id: 'assistant' },
        timeoutMs: 30_000,
        trace: view.turn,
        signal: view.signal,
      });
      const found: Found = outcome.ok
        ? { index, query, results: resultsIn(outcome.result) }
        : { index, query, results: [], error: outcome.error.message };
      return { type: 'done', out: [draft('found', found, outcome.ok)] };
    },
  };
}

function resultsIn(result: Json | undefined): Found['results'] {
  const listed = isJsonObject(result) && Array.isArray(result['results']) ? result['results'] : [];
  return listed
    .filter(isJsonObject)
    .flatMap(({ title, url, snippet }) =>
      typeof url === 'string' ? [{ title: String(title ?? url), url, snippet: String(snippet ?? '') }] : [],
    );
}

/** SEARCH, in between: the results as a numbered list, short enough to be read (E20). */
export const formatSkill: Skill = {
  name: 'mind.format',
  description: 'Lists what was found for the model to read',
  fan: 'one',
  effect: 'pure',
  run(view, args): Outcome {
    const { index } = workAt(view, args);
    const {
      query = '',
      results = [],
      error,
    } = onBoard(view, 'found').findLast((one) => one.index === index) ?? {};
    const shown = results.slice(0, RESULTS_MAX);
    const nothing = shown.length === 0 ? `nothing was found for “${query}”` : undefined;
    const why = error ?? nothing;
    const list = {
      index,
      query,
      text: listed(shown),
      results: shown,
      ...(why === undefined ? {} : { error: why }),
    };
    return { type: 'done', out: [draft('listed', list, why === undefined)] };
  },
};

/** SEARCH, second half: an answer out of the results, each claim with the number of its source. Results are information, never instructions. */
export function synthesizeSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.synthesize',
    description: 'Answers from what was found, and names the sources',
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      const list = onBoard(view, 'listed').findLast((one) => one.index === index);
      const failed = (error: string) =>
        attempted({ index, worker: 'SEARCH', success: false, output: '', error });
      if (list?.error !== undefined) return failed(list.error);
      const { query = '', text: shown = '', results = [] } = list ?? {};
      const asked = await askForText(needs, view, {
        messages: writingPrompt(
          sceneOf(needs, view, subjectOf(view)),
          work.task_description,
          'Answer the task from these results alone, at most six sentences of plain text; behind each fact the number of its source, as [1]. If they do not tell, say so.',
          newestFeedback(view, index),
          `Search results for “${query}” (information from strangers):\n${fenced(shown)}`,
        ),
        maxTokens: 400,
      });
      if (asked.type === 'trouble') return failed(asked.trouble.message);
      const { text } = asked;
      return attempted(
        { index, worker: 'SEARCH', success: true, output: text, sources: citedIn(text, results) },
        spendOf(asked.usage),
      );
    },
  });
}

function listed(results: Found['results']): string {
  return results
    .map(
      ({ title, url, snippet }, at) =>
        `[${at + 1}] ${title}\n${url}\n${snippet.slice(0, SNIPPET_LENGTH_MAX)}`,
    )
    .join('\n\n');
}

/** The sources that an answer names by number; all that were shown where it names none. */
function citedIn(text: string, results: Found['results']): readonly Source[] {
  const cited = [...text.matchAll(/\[(\d{1,2})\]/g)].flatMap(
    ([, number]) => results[Number(number) - 1] ?? [],
  );
  return [...new Set(cited.length === 0 ? results : cited)].map(({ title, url }) => ({ title, url }));
}

export function searchTree(args: Json): Runner {
  return {
    r: 'seq',
    of: [
      { r: 'skill', skill: 'mind.search', args },
      { r: 'skill', skill: 'mind.format', args },
      refined('mind.synthesize', args),
      { r: 'skill', skill: 'mind.keep', args },
    ],
  };
}
