import { isGrownUp } from '../../access/index.ts';
import type { AgentManager, Entry, OpenWait, ProcessState, Progress } from '../../agents/index.ts';
import { type Clock, isJsonObject, type Json, type Logger, type Part } from '../../base/index.ts';
import type { OutboundMessage, Person } from '../../domain/index.ts';
import { questionOf } from './questions.ts';
import type { TurnStore } from './turn-store.ts';
import { isTerminal, TURN_ENTRIES_MAX } from './turn-view.ts';

export interface OutgoingParts {
  readonly agents: AgentManager;
  readonly turns: TurnStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly people: () => readonly Person[];
  /** The switchboard: brings a message to where it belongs. */
  readonly say: (message: OutboundMessage) => Promise<{ readonly delivered: boolean }>;
}

/**
 * What the house says of itself: one answer when a turn has ended, a question when a wait is open, progress on the way. Answers and questions only once they are
 * on disk, so that nobody hears what a crash could forget; an answer that a crash kept back is given afterwards (A33).
 */
export class Outgoing implements Part {
  readonly name = 'outgoing';
  readonly #parts: OutgoingParts;
  #stop: (() => void)[] = [];
  #told = 0;

  constructor(parts: OutgoingParts) {
    this.#parts = parts;
  }

  start(): void {
    const { agents } = this.#parts;
    this.#stop = [
      agents.onState((process) => {
        if (process.parent === null && process.agent === 'turn' && isTerminal(process)) this.#answer(process);
      }),
      agents.journal.subscribe((entries) => this.#ask(entries)),
      agents.onProgress((progress) => this.#tell(progress)),
    ];
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }

  /** After recovery: answers that a crash kept from being given are given now. */
  redeliver(): void {
    for (const row of this.#parts.turns.undelivered()) {
      const root = this.#parts.agents.process(row.turn);
      if (root !== undefined && isTerminal(root)) this.#answer(root);
    }
  }

  #ask(entries: readonly Entry[]): void {
    const { agents } = this.#parts;
    for (const entry of entries) {
      if (entry.e !== 'waitOpened' || this.#wasAsked(entry.wait)) continue;
      const { id, prompt, options } = questionOf(agents, entry.wait);
      const address = addressOf(agents.process(entry.process)?.meta ?? {});
      const question = { type: 'question', turn: entry.turn, text: prompt, wait: id, options } as const;
      this.#say({ ...address, ...question, id: `${id}:question` });
      if (entry.wait.to === 'adults') this.#askAdults(entry.wait, address.person, entry.turn);
    }
  }

  /** By whatever door reaches each of them while the asker waits; the first answer counts. */
  #askAdults(wait: OpenWait, asker: string | null, turn: string): void {
    const people = this.#parts.people();
    const name = people.find(({ id }) => id === asker)?.name ?? 'A guest';
    const { id, prompt: text, options = [] } = wait;
    for (const { id: person } of people.filter(({ role }) => isGrownUp(role))) {
      const question = { type: 'question', turn, wait: id, options, text: `${name} asks: ${text}` } as const;
      this.#say({
        ...question,
        id: `${id}:question:${person}`,
        channel: 'schedule',
        conversation: '',
        person,
        until: wait.deadline,
      });
    }
  }

  /** What is said on the way to an answer: gone when nobody listens, and never instead of it. */
  #tell({ turn, process, delta }: Progress): void {
    if (!isJsonObject(delta)) return;
    const { progress, part } = delta;
    const text = typeof progress === 'string' ? progress : part;
    if (typeof text !== 'string' || text === '') return;
    const address = addressOf(this.#parts.agents.process(process)?.meta ?? {});
    this.#told += 1;
    const id = `${turn}:progress:${this.#told}`;
    this.#say({ ...address, id, turn, type: 'progress', text, ...(text === part ? { part: true } : {}) });
  }

  /** Who is stuck asks anew after each look that led nowhere; the person has heard it. */
  #wasAsked({ id, process, stuck, prompt }: OpenWait): boolean {
    if (stuck !== true) return false;
    const entries = this.#parts.agents.journal.read({ process, limit: TURN_ENTRIES_MAX });
    const asked = entries.flatMap((entry) => (entry.e === 'waitOpened' ? [entry.wait] : []));
    return asked.some((wait) => wait.id !== id && wait.stuck === true && wait.prompt === prompt);
  }

  #answer(root: ProcessState): void {
    const { turns, agents, clock } = this.#parts;
    const answer = root.result?.find((message) => message.type === 'answer')?.data as
      | { text: string }
      | undefined;
    const text =
      answer?.text ??
      `I stopped before the end: ${root.failure?.message ?? root.because ?? 'it was ended from outside'}.`;
    // Nobody sits waiting at the door for what was asked hours ago: that answer finds the person as a notice does.
    const type = root.meta['asked'] === false ? 'notice' : 'answer';
    this.#say({ ...addressOf(root.meta), id: `${root.turn}:answer`, turn: root.turn, type, text }, () => {
      agents.journal.also(() => turns.setDelivered(root.turn, clock.now()));
    });
  }

  #say(message: OutboundMessage, delivered: () => void = () => {}): void {
    const { id, type, conversation } = message;
    this.#parts.say(message).then(
      (outcome) => {
        if (outcome.delivered) delivered();
        else if (type !== 'progress')
          this.#parts.log.warn('a message reached nobody yet', { id, type, conversation });
      },
      (error: unknown) =>
        this.#parts.log.error('a message could not be delivered', { id, error: String(error) }),
    );
  }
}

type Address = Pick<OutboundMessage, 'channel' | 'conversation' | 'person'>;

/** Where the answers of a process belong: what its turn was started with. */
function addressOf(meta: { readonly [key: string]: Json }): Address {
  const { channel, conversation, person } = meta;
  return {
    channel: (typeof channel === 'string' ? channel : 'http') as Address['channel'],
    conversation: typeof conversation === 'string' ? conversation : '',
    person: typeof person === 'string' ? person : null,
  };
}
