import { isGrownUp } from '../../access/index.ts';
import type { AgentManager, Entry, OpenWait, ProcessState, Progress } from '../../agents/index.ts';
import {
  type Clock,
  isJsonObject,
  type Json,
  type Logger,
  messageOf,
  type Part,
  type Timer,
} from '../../base/index.ts';
import type { ActionStatus, NoticeKind, OutboundMessage, Person, TurnView } from '../../domain/index.ts';
import type { Answer } from '../facts.ts';
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
  readonly say: (message: OutboundMessage) => Promise<{ readonly delivered: boolean; readonly kept?: true }>;
  /** What became of a turn. */
  readonly turn: (id: string) => TurnView | undefined;
  /** Whether a method only looks: what it saw is why it was ordered. */
  readonly onlyReads: (service: string, method: string) => boolean;
  /** Tells whoever watches what became of it. */
  readonly publish: (turn: string) => Promise<void>;
}

/** Whoever has heard nothing for so long is told that it takes a moment. */
const MOMENT_MS = 3_000;
export const MOMENT = 'One moment, I am working on it.';

/**
 * What the house says of itself: one answer when a turn has ended, a question when a wait is open, progress on the way. Answers and questions only once they are
 * on disk, so that nobody hears what a crash could forget; an answer that a crash kept back is given afterwards (A33).
 */
export class Outgoing implements Part {
  readonly name = 'outgoing';
  readonly #parts: OutgoingParts;
  /** Turns under way of which nothing was said yet, and when that is said. */
  readonly #silent = new Map<string, Timer>();
  #stop: (() => void)[] = [];
  #told = 0;

  constructor(parts: OutgoingParts) {
    this.#parts = parts;
  }

  start(): void {
    const { agents } = this.#parts;
    this.#stop = [
      agents.onState((process) => {
        if (process.parent === null && process.agent === 'turn') this.#follow(process);
      }),
      agents.journal.subscribe((entries) => this.#ask(entries)),
      agents.onProgress((progress) => this.#tell(progress)),
    ];
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const turn of [...this.#silent.keys()]) this.#heard(turn);
  }

  /** After recovery: answers that a crash kept from being given are given now. */
  redeliver(): void {
    for (const row of this.#parts.turns.undelivered()) {
      const root = this.#parts.agents.process(row.turn);
      if (root !== undefined && isTerminal(root)) void this.#end(root);
    }
  }

  #follow(root: ProcessState): void {
    if (isTerminal(root)) void this.#end(root);
    else if (root.status === 'RUNNING' && root.meta['asked'] !== false && !this.#silent.has(root.turn)) {
      const timer = this.#parts.clock.after(MOMENT_MS, () => {
        this.#heard(root.turn);
        this.#onTheWay(root, { text: MOMENT });
      });
      this.#silent.set(root.turn, timer);
    } else if (root.status !== 'RUNNING') this.#heard(root.turn);
  }

  /** Something was said of a turn. */
  #heard(turn: string): void {
    this.#silent.get(turn)?.cancel();
    this.#silent.delete(turn);
  }

  #ask(entries: readonly Entry[]): void {
    const { agents } = this.#parts;
    for (const entry of entries) {
      if (entry.e !== 'waitOpened' || this.#wasAsked(entry.wait)) continue;
      const { id, prompt, options } = questionOf(agents, entry.wait);
      const address = addressOf(agents.process(entry.process)?.meta ?? {});
      const question = { type: 'question', turn: entry.turn, text: prompt, wait: id, options } as const;
      this.#heard(entry.turn);
      void this.#say({ ...address, ...question, id: `${id}:question` });
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
      void this.#say({
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
  #tell({ process, delta }: Progress): void {
    if (!isJsonObject(delta)) return;
    const { progress, part } = delta;
    const text = typeof progress === 'string' ? progress : part;
    const state = this.#parts.agents.process(process);
    if (typeof text !== 'string' || text === '' || state === undefined) return;
    this.#heard(state.turn);
    this.#onTheWay(state, { text, ...(text === part ? { part: true } : {}) });
  }

  #onTheWay({ turn, meta }: ProcessState, told: Pick<OutboundMessage, 'text' | 'part'>): void {
    this.#told += 1;
    void this.#say({
      ...addressOf(meta),
      id: `${turn}:progress:${this.#told}`,
      turn,
      type: 'progress',
      ...told,
    });
  }

  /** Who is stuck asks anew after each look that led nowhere; the person has heard it. */
  #wasAsked({ id, process, stuck, prompt }: OpenWait): boolean {
    if (stuck !== true) return false;
    const entries = this.#parts.agents.journal.read({ process, limit: TURN_ENTRIES_MAX });
    const asked = entries.flatMap((entry) => (entry.e === 'waitOpened' ? [entry.wait] : []));
    return asked.some((wait) => wait.id !== id && wait.stuck === true && wait.prompt === prompt);
  }

  /** In this order (A34): the person is told, the report is published, what was remembered of the work is let go. */
  async #end(root: ProcessState): Promise<void> {
    const { turns, agents, clock, turn: viewOf, publish } = this.#parts;
    const { turn, meta } = root;
    this.#heard(turn);
    const answer = root.result?.find((message) => message.type === 'answer')?.data as Answer | undefined;
    const text = answer?.text ?? viewOf(turn)?.reply ?? '';
    // Nobody sits waiting at the door for what was asked hours ago: that answer finds the person as a notice does.
    const type = meta['asked'] === false ? 'notice' : 'answer';
    const address = { ...addressOf(meta), id: `${turn}:answer`, turn } as const;
    const isQuiet = type === 'notice' && this.#wentWell(turn);
    const about = type === 'notice' ? { about: this.#kindOf(turn) } : {};
    const told = isQuiet || (await this.#say({ ...address, type, text, ...about }));
    if (told) agents.journal.also(() => turns.setDelivered(turn, clock.now()));
    await publish(turn);
    agents.release(turn);
  }

  /** What was ordered for later and was done tells nobody; what was to be found out, and what went wrong, is told. */
  #wentWell(turn: string): boolean {
    const view = this.#parts.turn(turn);
    if (view === undefined || view.status !== 'done') return false;
    const actions = view.groups.flatMap((group) => group.actions);
    return (
      actions.length > 0 &&
      actions.every(
        ({ status, call }) => WELL.has(status) && !this.#parts.onlyReads(call.service, call.method),
      )
    );
  }

  /** What was ordered for later and is told: that it failed, or what there is to be known. */
  #kindOf(turn: string): NoticeKind {
    const view = this.#parts.turn(turn);
    if (view?.status !== 'done') return 'failure';
    const calls = view.groups.flatMap(({ actions }) => actions.map(({ call }) => call));
    return calls.some(isAboutSafety) ? 'safety' : 'news';
  }

  /** Whether it has been delivered, or is kept for good; what nobody takes now is kept by the switchboard. */
  async #say(message: OutboundMessage): Promise<boolean> {
    const { id, type, conversation } = message;
    const { log, say } = this.#parts;
    try {
      const { delivered, kept } = await say(message);
      if (!delivered && type !== 'progress')
        log.warn('a message reached nobody yet', { id, type, conversation });
      return delivered || kept === true;
    } catch (error) {
      log.error('a message could not be delivered', { id, error: messageOf(error) });
      return false;
    }
  }
}

/** What is measured and noticed where people may come to harm. */
const SAFETY: ReadonlySet<string> = new Set([
  ...['smoke', 'gas', 'carbon_monoxide', 'moisture', 'safety', 'tamper'],
]);
const SAFETY_SERVICES: ReadonlySet<string> = new Set(['alarm_panel', 'siren']);

function isAboutSafety({ service, args }: TurnView['groups'][number]['actions'][number]['call']): boolean {
  if (SAFETY_SERVICES.has(service)) return true;
  return service === 'sensor' && isJsonObject(args) && SAFETY.has(String(args['kind']));
}

/** Ends of an action of which nobody needs to hear. */
const WELL: ReadonlySet<ActionStatus> = new Set(['done', 'scheduled', 'skipped']);

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
