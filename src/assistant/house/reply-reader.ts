import { ownerKey } from '../../access/index.ts';
import { type AgentManager, replyOf } from '../../agents/index.ts';
import type { Clock, Json } from '../../base/index.ts';
import type { Plan, WaitView } from '../../domain/index.ts';
import { type Reading, readReply, refusalOf } from '../confirm/replies.ts';
import type { Rewriting } from '../facts.ts';
import { type Ear, wishOf } from '../lexicon/wishes.ts';
import { type SpokenMessage, speakerOfTurn } from '../speakers.ts';
import { orWords } from '../words.ts';
import { mayAnswer } from './reception.ts';
import type { TurnStore } from './turn-store.ts';

export interface ReplyReaderParts {
  readonly agents: AgentManager;
  readonly turns: TurnStore;
  readonly ear: Ear;
  readonly clock: Clock;
}

/** Who says the words, and where. */
type Said = Pick<SpokenMessage, 'text' | 'person' | 'area' | 'speaker'>;

/** Tells answers to open questions from requests of their own (A35), and reads what they change of what waits (A21). */
export class ReplyReader {
  readonly #parts: ReplyReaderParts;

  constructor(parts: ReplyReaderParts) {
    this.#parts = parts;
  }

  /** `open` are all the open questions of the house. */
  read(message: SpokenMessage, open: readonly WaitView[]): Reading {
    const { conversation, speaker, text } = message;
    const waits = this.#waitsIn(message, open);
    if (waits.length === 0) return { type: 'request' };
    const talk = { conversation, owner: ownerKey(speaker) };
    const reading = readReply(
      text,
      waits,
      (wait, words) => this.#tells(wait, { ...message, text: words }),
      this.#parts.turns.unplacedIn(talk),
    );
    if (reading.type !== 'request') return reading;
    // "Make it nine" is said of what was spoken of last.
    const last = this.#parts.turns.lastIn(talk);
    const answers = waits
      .filter(({ turn }) => turn === last)
      .flatMap((wait) => {
        const value = this.amendment(wait, message);
        return value === undefined ? [] : [{ wait: wait.id, value }];
      });
    return answers.length === 0 ? reading : { type: 'answers', answers: answers.slice(0, 1) };
  }

  /** What the words make of what waits for an answer, as its answer; only whoever wished for it may wish for something else. */
  amendment(wait: WaitView, said: Said): Json | undefined {
    const { agents, ear } = this.#parts;
    if (ownerKey(speakerOfTurn(agents, wait.turn)) !== ownerKey(said.speaker)) return undefined;
    if (agents.process(wait.process)?.agent !== 'group') return undefined;
    const rewrite = ear.amend(agents.board(wait.process), said.text, this.#heard(said));
    if (rewrite === undefined) return undefined;
    return rewrite.length === 0 ? refusalOf(wait) : ({ rewrite } satisfies Rewriting as unknown as Json);
  }

  /** Whether the words tell what the wish that is asked about lacks, or a value that is no mere text, where one is asked for. */
  #tells(wait: WaitView, said: Said): boolean {
    const { agents, ear } = this.#parts;
    if (wait.schema !== undefined) {
      const open = agents.waits().find(({ id }) => id === wait.id);
      const told = open && replyOf(open, said.text);
      return told !== undefined && 'value' in told && typeof told.value !== 'string';
    }
    const wish = wishOf(agents.board(wait.process));
    return wish !== undefined && ear.fulfil(wish, said.text, this.#heard(said)) !== undefined;
  }

  #heard({ person, area }: Said): Parameters<Ear['fulfil']>[2] {
    return { person: person ?? null, area, now: this.#parts.clock.now() };
  }

  /** The open questions of the talk that the speaker may answer: somebody else's yes is none. */
  #waitsIn({ conversation, speaker }: SpokenMessage, open: readonly WaitView[]): readonly WaitView[] {
    const waits = open
      .filter((wait) => wait.conversation === conversation)
      .map((wait) => ({ wait, asker: speakerOfTurn(this.#parts.agents, wait.turn) }))
      .filter(({ wait, asker }) => mayAnswer(speaker, wait, asker));
    const own = waits.filter(({ asker }) => ownerKey(asker) === ownerKey(speaker));
    return (own.length > 0 ? own : waits).map(({ wait }) => wait);
  }
}

/** "Which do you mean: unlock the front door or unlock the back door?", as all that a turn says. */
export function askWhich(waits: readonly WaitView[], text: string): Plan {
  const questions = waits.map(({ kind, prompt }) => {
    const [first = ''] = /^[^.?!]+/.exec(prompt) ?? [];
    return kind === 'approval' ? `${first.charAt(0).toLowerCase()}${first.slice(1)}` : first;
  });
  const unplaced = { waits: waits.map(({ id }) => id), text };
  return { ...saying(`Which do you mean: ${orWords(questions)}?`), unplaced };
}

/** An answer that was composed at the door: nothing is done. */
export function saying(remark: string): Plan {
  return { groups: [], direct: true, confidence: 1, unread: [], remarks: [remark] };
}
