import { useSignal } from '@preact/signals';
import { Icon } from '../icons.tsx';
import { answerQuestion, type Question } from '../store/questions.ts';
import { type Step, say, spoken, type Turn } from '../store/talk.ts';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';
import { draft } from './line.tsx';
import { seenWords } from './seen.ts';

const { talk } = words;

/** What became of a sentence: the answer, each step with what was seen, questions, and what may be said next. */
export function TurnView({ turn, last }: { turn: Turn; last: boolean }) {
  const running = turn.status === 'running';
  const steps = turn.groups.flatMap(({ actions }) => actions);
  const shown = steps.filter(({ status }) => status !== 'waiting');
  const answer = turn.reply ?? spoken.value.get(turn.turn) ?? (running ? talk.thinking : undefined);
  return (
    <div class="hub" data-status={turn.status}>
      {answer !== undefined && answer !== '' && <p class="reply">{answer}</p>}
      {shown.length > 0 && (running || shown.length > 1 || turn.reply === null) && (
        <ul class="steps-done">
          {shown.map((step) => (
            <StepView key={step.text + step.call.method} step={step} />
          ))}
        </ul>
      )}
      {turn.waits
        .filter(({ kind }) => kind !== 'timer')
        .map((wait) => (
          <QuestionView key={wait.id} question={wait} />
        ))}
      {last && <Next turn={turn} steps={steps} />}
    </div>
  );
}

function StepView({ step }: { step: Step }) {
  const failed = step.status === 'failed';
  const icon = step.status === 'done' ? 'check' : failed ? 'cross' : 'clock';
  const seen = failed ? step.error?.message : seenWords(step.evidence);
  return (
    <li class={step.status}>
      <Icon name={icon} small />
      <span>
        <span class="hidden">{talk.step[step.status] ?? step.status}: </span>
        {seen ?? capital(step.text)}
      </span>
    </li>
  );
}

/** A question with a button for each answer that it names; others are said. */
export function QuestionView({ question }: { question: Question }) {
  const busy = useSignal(false);
  const fault = useSignal<string | undefined>(undefined);
  const answer = async (value: string) => {
    busy.value = true;
    const taken = await answerQuestion(question.id, value);
    busy.value = false;
    fault.value = taken.ok
      ? undefined
      : taken.problem.status === 409
        ? talk.closed
        : taken.problem.detail || words.off.unsent;
  };
  return (
    <section class="wait" aria-label={question.prompt}>
      <p class="reply">{question.prompt}</p>
      {question.to === 'adults' && <p class="soft small">{talk.adults}</p>}
      {question.options.length > 0 && (
        <div class="row">
          {question.options.map((option, index) => (
            <button
              key={option}
              type="button"
              disabled={busy.value}
              class={index === 0 ? 'button first' : 'button'}
              onClick={() => void answer(option)}
            >
              {capital(option)}
            </button>
          ))}
        </div>
      )}
      {fault.value !== undefined && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </section>
  );
}

function Next({ turn, steps }: { turn: Turn; steps: readonly Step[] }) {
  if (turn.status === 'running' || turn.status === 'waiting') return null;
  const undoable = steps.some(({ status, evidence }) => status === 'done' && hasUndo(evidence));
  const unread =
    turn.unread.length > 0 ? turn.unread : turn.status === 'failed' && steps.length === 0 ? [turn.text] : [];
  if (!undoable && steps.length === 0 && unread.length === 0) return null;
  return (
    <div class="row">
      {undoable && (
        <button type="button" class="button" onClick={() => void say(talk.undoSays)}>
          {talk.undo}
        </button>
      )}
      {steps.length > 0 && (
        <button type="button" class="button bare" onClick={() => void say(talk.whySays)}>
          {talk.why}
        </button>
      )}
      {unread.slice(0, 2).map((part) => (
        <button
          key={part}
          type="button"
          class="button"
          onClick={() => {
            draft.value = talk.teachSays(part);
            document.querySelector<HTMLInputElement>('.line input')?.focus();
          }}
        >
          {talk.teach}
        </button>
      ))}
    </div>
  );
}

function hasUndo(evidence: unknown): boolean {
  return (
    typeof evidence === 'object' && evidence !== null && Array.isArray((evidence as { undo?: unknown }).undo)
  );
}
