import type { Json } from '../../base/index.ts';
import type { Message, Outcome, Runner, Skill, Spend, View } from '../../flow/index.ts';
import { Echo } from '../../llm/index.ts';
import { evaluator, filter, verdictOn } from '../../patterns/index.ts';
import { draft, read } from '../facts.ts';
import { askForForm, askForText, spendOf, thinking } from './asking.ts';
import type { Attempt, Worked } from './facts.ts';
import { choosesOnly, type MindNeeds, subjectOf } from './needs.ts';
import { workAt, worksOf } from './orchestrator.ts';
import { evaluatorPrompt, writingPrompt } from './prompt.ts';
import { checkProse, ProseStream } from './prose.ts';
import { EvaluatorResult } from './records.ts';
import { sceneOf } from './scene.ts';
import { ATTEMPTS_MAX, refined } from './workers.ts';

/**
 * GENERAL: a text of its own (E22), each sentence checked. Said as it comes where nothing else is said in the turn and nobody judges it: what an
 * evaluator may still refuse is a draft, and nobody hears it.
 */
export function generalSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.write',
    description: 'Answers with a text of its own',
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      const subject = subjectOf(view);
      const alone = worksOf(view).length === 1 && subject.plan.groups.length === 0;
      const isHeard = alone && (await choosesOnly(needs));
      const messages = writingPrompt(
        sceneOf(needs, view, subject),
        work.task_description,
        'Write the answer for the person, at most eight sentences, plain text.',
        newestFeedback(view, index),
      );
      const stream = new ProseStream((part) => {
        if (isHeard) view.emit({ part });
      }, new Echo(messages));
      const asked = await askForText(needs, view, {
        messages,
        maxTokens: 400,
        onText: (delta) => stream.push(delta),
      });
      if (asked.type === 'trouble')
        return attempted(
          { index, worker: 'GENERAL', success: false, output: '', error: asked.trouble.message },
          spendOf(asked.usage),
        );
      stream.end();
      return attempted({ index, worker: 'GENERAL', success: true, output: asked.text }, spendOf(asked.usage));
    },
  });
}

export function attempted(
  attempt: Attempt,
  spend: Extract<Outcome, { type: 'done' }>['spend'] = { tokens: 0 },
): Outcome {
  return {
    type: 'done',
    out: [draft('attempt', attempt, attempt.success)],
    ...(spend === undefined ? {} : { spend }),
  };
}

/** Only the newest refusal is passed on: what was wrong, and how to mend it (E18). */
export function newestFeedback(view: View, index: number): string | undefined {
  const last = newestMessage(view, index);
  const verdict = last && verdictOn(view, last);
  if (verdict === undefined || verdict.passed) return undefined;
  return [verdict.feedback, verdict.suggestions].filter(Boolean).join('. ');
}

export function newestAttempt(view: View, index: number): Attempt | undefined {
  const last = newestMessage(view, index);
  return last && read(last, 'attempt');
}

function newestMessage({ board }: View, index: number): Message | undefined {
  return board.all('attempt').findLast((message) => read(message, 'attempt')?.index === index);
}

/**
 * Document 004's evaluator, for prose alone: what was done is judged by what was seen (A24). `passed` decides, not the score (E16). A
 * model that cannot judge stands in nobody's way: the output is given, and said to be unreviewed.
 */
export function evaluateSkill(needs: MindNeeds): Skill {
  const unjudged = (feedback: string, spend: Partial<Spend> = { tokens: 0 }) => ({
    passed: true,
    score: 0,
    feedback,
    spend,
  });
  const judge = async (message: Message, view: View) => {
    const attempt = read(message, 'attempt');
    const work = attempt && worksOf(view)[attempt.index];
    // One that failed ends the loop at once (E15). A small model passes anything or nothing; its word would only cost time.
    if (work === undefined || !attempt?.success || (await choosesOnly(needs)))
      return unjudged('not reviewed');
    const { task_description, success_criteria } = work;
    const asked = await askForForm(needs, view, {
      messages: evaluatorPrompt(
        sceneOf(needs, view, subjectOf(view)),
        task_description,
        success_criteria,
        attempt.output,
      ),
      form: EvaluatorResult,
      maxTokens: 200,
    });
    const spend = spendOf(asked.usage);
    return asked.type === 'form'
      ? { ...asked.value, spend }
      : unjudged(`not reviewed: ${asked.trouble.message}`, spend);
  };
  return thinking(
    needs,
    evaluator({ name: 'mind.evaluate', description: 'Judges a text by the task and its criteria', judge }),
  );
}

/** What the evaluator passed ends the loop. */
export const passedSkill: Skill = filter({ name: 'mind.passed' });

/** What the loop came to (E15, E17, E19). */
export const keepSkill: Skill = {
  name: 'mind.keep',
  description: 'Keeps the last output of a worker, with a note when it was never passed',
  fan: 'one',
  effect: 'pure',
  run(view, args): Outcome {
    const { index } = workAt(view, args);
    const worked = outcomeOf(view, index);
    return { type: 'done', out: [draft('worked', worked, worked.failed !== true)] };
  },
};

export function outcomeOf(view: View, index: number): Worked {
  const attempt = newestAttempt(view, index);
  if (attempt === undefined) throw new Error('a piece of work ended without an attempt');
  const { worker, sources } = attempt;
  if (!attempt.success) return { index, worker, text: `Error: ${attempt.error}`, failed: true };
  const shown = { index, worker, text: attempt.output, ...(sources === undefined ? {} : { sources }) };
  const feedback = newestFeedback(view, index);
  if (feedback === undefined) return shown;
  const why = checkProse(feedback).text;
  const note = `(After ${ATTEMPTS_MAX} attempts this is still not as it should be${why === '' ? '' : `: ${why}`})`;
  return { ...shown, text: `${attempt.output}\n${note}`, partial: true };
}

export function generalTree(args: Json): Runner {
  return { r: 'seq', of: [refined('mind.write', args), { r: 'skill', skill: 'mind.keep', args }] };
}

/** NONE, and types that nobody takes: a refusal that gives the reason, and no worker runs (E11, E12). */
export const declineSkill: Skill = {
  name: 'mind.decline',
  description: 'Says why a piece of work is not done',
  fan: 'one',
  effect: 'pure',
  run(view, args): Outcome {
    const { index, work } = workAt(view, args);
    const { reason } = work.parameters;
    const why = checkProse(reason ?? '').text;
    const text =
      work.worker_type === 'NONE'
        ? `I cannot do that${why === '' ? '' : `: ${why}`}`
        : `I cannot do that: nothing here takes work of the kind ${work.worker_type}`;
    return {
      type: 'done',
      out: [draft('worked', { index, worker: work.worker_type, text, failed: true }, false)],
    };
  },
};
