import { z } from 'zod';
import { HearthError, type JsonObject } from '../../base/index.ts';
import { type Doorway, TurnView, type WaitView } from '../../domain/index.ts';
import type { Hear, ToolCall, ToolEnd, ToolQuestion } from './tool.ts';

/** What a turn came to, for a program. */
export const TurnReport = z.object({
  turn: z.string().describe('its id; the resource hearth://turns/{turn} tells all of it'),
  status: TurnView.shape.status,
  answer: z.string().nullable().describe('what the house said; null while it has not answered'),
  questions: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        options: z.array(z.string()),
        deadline: z.string().nullable(),
        to: z.enum(['you', 'adults']).describe('adults: a grown-up of the house was asked'),
      }),
    )
    .describe('open questions; an answer is said in the same conversation'),
  unread: z.array(z.string()).describe('parts that were not understood, for which nothing was done'),
  actions: z.array(
    z.object({ text: z.string(), call: z.string(), status: z.string(), error: z.string().nullable() }),
  ),
});

/** What waits in a state between two calls. */
const Asked = z.object({
  turn: z.string().min(1).max(200),
  waits: z.array(z.string().min(1).max(200)).max(8),
});

export interface TurnParts {
  readonly doorway: Doorway;
  readonly hear: Hear;
}

/**
 * Starts a turn, or goes on with the one whose questions were answered, and waits for what it comes to.
 * @param seconds how long to wait.
 */
export async function performTurn(
  { doorway, hear }: TurnParts,
  call: ToolCall,
  seconds: number,
  start: () => Promise<{ readonly turn: string }>,
): Promise<ToolEnd> {
  const asked = Asked.safeParse(call.state).data;
  const said = new Said(hear, call.tell);
  try {
    const told: string[] = [];
    if (asked !== undefined) told.push(...(await answer(doorway, asked, call)));
    const { turn } = asked ?? (await start());
    said.of(turn);
    const settled = await doorway.settled(turn, seconds * 1000, call.signal);
    if (call.signal.aborted && call.cancels) await doorway.terminate(turn, 'the client has cancelled it');
    const view = settled ?? doorway.turn(turn);
    if (view === undefined) return { type: 'told', text: 'It was taken in.', failed: true };
    return endOf(view, call, asked?.waits ?? [], told);
  } finally {
    said.close();
  }
}

/**
 * Hands the answers on. Returns why one was not taken.
 * @throws HearthError `not-found` where the turn is none of the speaker's.
 */
async function answer(
  doorway: Doorway,
  asked: z.output<typeof Asked>,
  { answers }: ToolCall,
): Promise<readonly string[]> {
  const turn = doorway.turn(asked.turn);
  if (turn === undefined)
    throw new HearthError('not-found', 'What was asked about is no longer known', { hint: 'Say it again.' });
  const told: string[] = [];
  for (const wait of asked.waits) {
    const given = answers.get(wait);
    const takesNo = turn.waits.some(({ id, options }) => id === wait && options.includes('no'));
    const value =
      given?.type === 'answer' ? given.value : given?.type === 'decline' && takesNo ? 'no' : undefined;
    if (value === undefined) continue;
    const outcome = await doorway.answer(wait, value);
    if (outcome.type === 'invalid' || outcome.type === 'not-permitted') told.push(outcome.reason);
    if (outcome.type === 'closed') told.push('This question is no longer open.');
  }
  return told;
}

function endOf(view: TurnView, call: ToolCall, before: readonly string[], told: readonly string[]): ToolEnd {
  const open = view.waits.filter(({ kind }) => kind !== 'timer');
  // What was asked already and is still open was left open by the person.
  const fresh = open.filter(({ id, to }) => to === undefined && !before.includes(id));
  if (call.canAsk && fresh.length > 0)
    return {
      type: 'asks',
      questions: Object.fromEntries(fresh.map((wait) => [wait.id, questionOf(wait)])),
      state: { turn: view.turn, waits: fresh.map(({ id }) => id) },
    };
  const lines = [...told, ...(view.reply === null ? [] : [view.reply]), ...open.map(waitLine)];
  if (lines.length === 0) lines.push(pendingLine(view));
  return {
    type: 'told',
    text: lines.join('\n'),
    structured: reportOf(view, open),
    ...(view.status === 'failed' ? { failed: true } : {}),
  };
}

function questionOf({ prompt, options }: WaitView): ToolQuestion {
  return { message: prompt, options };
}

function waitLine({ prompt, options, to }: WaitView): string {
  if (to === 'adults') return prompt;
  const choice = options.length === 0 ? 'the answer' : options.map((one) => `"${one}"`).join(' or ');
  return `${prompt} Nothing is done about it before that is answered: ask the person, then say ${choice} in the same conversation.`;
}

function pendingLine({ turn, status }: TurnView): string {
  return status === 'running'
    ? `It is still being done. What comes of it is in the resource hearth://turns/${turn}.`
    : 'Done.';
}

function reportOf(view: TurnView, open: readonly WaitView[]): JsonObject {
  const report: z.output<typeof TurnReport> = {
    turn: view.turn,
    status: view.status,
    answer: view.reply,
    questions: open.map(({ id, prompt, options, deadline, to }) => ({
      ...{ id, question: prompt, options: [...options], deadline },
      to: to ?? ('you' as const),
    })),
    unread: [...view.unread],
    actions: view.groups.flatMap(({ actions }) =>
      actions.map(({ text, call: { service, method }, status, error }) => ({
        ...{ text, call: `${service}.${method}`, status },
        error: error?.message ?? null,
      })),
    ),
  };
  return report;
}

/** What is said on the way to the answer of one turn, also what came before its name was known. */
class Said {
  readonly #tell: ToolCall['tell'];
  readonly #stop: () => void;
  readonly #early: { readonly turn: string | null; readonly text: string }[] = [];
  #turn: string | undefined;

  constructor(hear: Hear, tell: ToolCall['tell']) {
    this.#tell = tell;
    this.#stop =
      tell === undefined
        ? () => {}
        : hear(({ type, turn, text }) => {
            if (type !== 'progress') return;
            if (this.#turn === undefined) this.#early.push({ turn, text });
            else if (turn === this.#turn) tell(text);
          });
  }

  of(turn: string): void {
    this.#turn = turn;
    for (const early of this.#early.splice(0)) if (early.turn === turn) this.#tell?.(early.text);
  }

  close(): void {
    this.#stop();
  }
}
