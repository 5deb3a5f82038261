import { ownerKey } from '../../access/index.ts';
import { type AgentManager, replyOf } from '../../agents/index.ts';
import type { Clock, Json } from '../../base/index.ts';
import type { Plan, Unplaced, WaitView } from '../../domain/index.ts';
import type { Language } from '../../understanding/index.ts';
import { isAssent, isRefusal, nameOne, type Reading, readReply, refusalOf } from '../confirm/replies.ts';
import type { Rewriting } from '../facts.ts';
import { type Ear, wishOf } from '../lexicon/wishes.ts';
import { type SpokenMessage, speakerOfTurn } from '../speakers.ts';
import { answerOf, asksAgain, REST_MS, readGoOn } from '../talk/go-on.ts';
import { orWords } from '../words.ts';
import { askedIn } from './questions.ts';
import { mayAnswer } from './reception.ts';
import type { Talk, TurnStore } from './turn-store.ts';
import { TURN_ENTRIES_MAX } from './turn-view.ts';

export interface ReplyReaderParts {
  readonly agents: AgentManager;
  readonly turns: TurnStore;
  readonly ear: Ear;
  readonly clock: Clock;
}

/** So long a question is what a bare "yes" is said to. */
const CURRENT_MS = 5 * 60_000;

/** Who says the words, and where. */
type Said = Pick<SpokenMessage, 'text' | 'person' | 'area' | 'speaker'>;

/** Tells answers to open questions from requests of their own (A35), and reads what they change of what waits (A21). */
export class ReplyReader {
  readonly #parts: ReplyReaderParts;

  constructor(parts: ReplyReaderParts) {
    this.#parts = parts;
  }

  get #language(): Language {
    return this.#parts.ear.language();
  }

  /** The answer that words are to one of the questions, whoever says them. */
  answers(text: string, open: readonly WaitView[]): Reading {
    return readReply(text, open, this.#language);
  }

  /** `open` are all the open questions of the house. */
  read(message: SpokenMessage, open: readonly WaitView[]): Reading {
    const { conversation, speaker, text } = message;
    const waits = this.#waitsIn(message, open);
    if (open.length === 0) return { type: 'request' };
    const talk = { conversation, owner: ownerKey(speaker) };
    const off = this.#givenUp(message, open);
    if (off.length > 0)
      return { type: 'answers', answers: off.map((wait) => ({ wait: wait.id, value: refusalOf(wait) })) };
    if (this.#goesOn(text, talk, waits)) return { type: 'request' };
    const unplaced = this.#parts.turns.unplacedIn(talk);
    const reading = this.#answer(message, waits, unplaced);
    if (reading.type !== 'request') return reading;
    const more = this.#withMore(message, waits);
    if (more !== undefined) return more;
    const named = nameOne(text, this.#mayAnswer(message, open), this.#language);
    if (named.type !== 'request') return named;
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

  /**
   * What waits for a grown-up's yes is given up by whoever wished for it, as long as they wished for nothing else since, and refused by a grown-up who has said nothing
   * since it was asked, whatever others said meanwhile. Either lets nobody in.
   */
  #givenUp(message: SpokenMessage, open: readonly WaitView[]): readonly WaitView[] {
    const { conversation, speaker, text } = message;
    const { agents, ear, turns } = this.#parts;
    const { replies } = this.#language;
    const wants = (words: string) => ear.wants(words, this.#heard(message));
    const last = turns.lastIn({ conversation, owner: ownerKey(speaker) });
    const asked = open.filter((wait) => wait.to === 'adults' && this.#isHere(wait, message));
    const own = asked.filter(({ turn }) => turn === last);
    if (own.some((wait) => !mayAnswer(speaker, wait, speakerOfTurn(agents, wait.turn)))) {
      const rest = replies.givenUp(text);
      return rest !== undefined && (rest === '' || !wants(rest)) ? own : [];
    }
    const [only, another] = this.#mayAnswer(message, asked);
    const since = last === undefined ? 0 : (turns.get(last)?.received_at ?? 0);
    if (only === undefined || another !== undefined || since > Date.parse(only.openedAt)) return [];
    return isRefusal(text, this.#language, wants) ? [only] : [];
  }

  /** "Yes, *and turn the porch light on*" is a yes and a wish; "yes, *but not the porch*" is a yes to a part. */
  #withMore(message: SpokenMessage, waits: readonly WaitView[]): Reading | undefined {
    const { replies } = this.#language;
    const [current, another] = waits.filter((wait) => this.isCurrent(wait));
    if (current === undefined || another !== undefined) return undefined;
    const { text } = message;
    const value = readReply('yes', [current], this.#language);
    const rest = replies.besidesYes(text);
    if (rest !== undefined && value.type === 'answers' && this.#parts.ear.wants(rest, this.#heard(message)))
      return { ...value, rest };
    if (value.type !== 'answers' || !replies.yesButNot(text)) return undefined;
    const less = this.amendment(current, message);
    return less === undefined || less === refusalOf(current) ? { type: 'in-part', wait: current } : undefined;
  }

  /** "Shall I go on?" "*Yes*": it is said to the last answer, which was not told to its end, and not to what was asked before it. */
  #goesOn(text: string, talk: Talk, waits: readonly WaitView[]): boolean {
    const { agents, turns, clock } = this.#parts;
    const rest = () => {
      const [last] = turns.turnsBefore(talk, '', clock.now() - REST_MS, 1);
      if (last === undefined || waits.some(({ turn }) => turn === last)) return undefined;
      return answerOf(agents.journal.read({ turn: last, limit: TURN_ENTRIES_MAX }))?.rest;
    };
    return readGoOn(text, this.#language, rest) !== undefined;
  }

  /**
   * Of the questions of this talk the last one is current, until something else is wished for or some minutes have passed. The
   * others take no bare "yes": it is asked what that was said to. Words that tell what one of them asks for answer it as ever.
   */
  #answer(message: SpokenMessage, waits: readonly WaitView[], unplaced: Unplaced | undefined): Reading {
    const { text } = message;
    const wants = (words: string) => this.#parts.ear.wants(words, this.#heard(message));
    const tells = (wait: WaitView, words: string) => this.#tells(wait, { ...message, text: words });
    const [head, behind] = splitAt(text);
    if (behind !== undefined && this.#language.replies.explains(behind) && !wants(text)) {
      const told = this.#answer({ ...message, text: head }, waits, unplaced);
      if (told.type === 'answers') return told;
    }
    const current = waits.filter((wait) => this.isCurrent(wait));
    const reading = readReply(text, current, this.#language, tells, unplaced, wants);
    if (reading.type !== 'request') return reading;
    const aside = waits.filter((wait) => !current.includes(wait));
    // "Thanks" is no answer to what was put aside.
    if (aside.length === 0 || this.#parts.ear.thanks(text, this.#heard(message))) return reading;
    const open = aside.filter(({ options }) => options.length === 0);
    const told = open.filter((wait) => tells(wait, text)).slice(-1);
    if (told.length > 0)
      return { type: 'answers', answers: told.map(({ id }) => ({ wait: id, value: text })) };
    const named = open.flatMap((wait) => {
      const value = this.#language.replies.besidesName(text, wait.prompt);
      return value !== undefined && tells(wait, value) ? [{ wait: wait.id, value }] : [];
    });
    if (named.length === 1) return { type: 'answers', answers: named };
    const chosen = readReply(text, aside, this.#language, () => false, unplaced);
    const asked = unplaced?.waits.length === 1 && isAssent(text, this.#language);
    if (asked)
      return readReply(
        unplaced.text,
        aside.filter(({ id }) => unplaced.waits.includes(id)),
        this.#language,
      );
    if (
      current.length === 0 &&
      isAssent(text, this.#language) &&
      aside.some(({ kind }) => kind === 'approval')
    )
      return { type: 'which', waits: aside.filter(({ kind }) => kind === 'approval').slice(-3) };
    return chosen.type === 'answers' && unplaced !== undefined ? chosen : { type: 'request' };
  }

  /** The question that is current, where somebody says "pardon?", the same wish once more, or a yes that it cannot take: it is asked again, and not twice. */
  askedAgain(message: SpokenMessage, open: readonly WaitView[]): string | undefined {
    if (open.length === 0 || message.groups !== undefined) return undefined;
    const current = this.#waitsIn(message, open).findLast((wait) => this.isCurrent(wait));
    if (current === undefined) return undefined;
    const { plain } = this.#language.replies;
    const wished = this.#parts.turns.get(current.turn);
    const isSame = wished?.owner === ownerKey(message.speaker) && plain(wished.text) === plain(message.text);
    const asks = isSame || asksAgain(message.text, this.#language) || isAssent(message.text, this.#language);
    return asks ? current.prompt : undefined;
  }

  /** Whether a question is what is being talked about: nobody wished for anything else since, and it is fresh. */
  isCurrent({ conversation, turn, openedAt }: WaitView): boolean {
    const since = Date.parse(openedAt);
    const { clock, turns } = this.#parts;
    return clock.now() - since <= CURRENT_MS && !turns.hasGoneOn(conversation, turn, since);
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
  #waitsIn(message: SpokenMessage, open: readonly WaitView[]): readonly WaitView[] {
    const waits = this.#mayAnswer(message, open).filter((wait) => this.#isHere(wait, message));
    const { agents } = this.#parts;
    const own = waits.filter(
      ({ turn }) => ownerKey(speakerOfTurn(agents, turn)) === ownerKey(message.speaker),
    );
    return own.length > 0 ? own : waits;
  }

  #mayAnswer({ speaker }: SpokenMessage, open: readonly WaitView[]): readonly WaitView[] {
    return open.filter((wait) => mayAnswer(speaker, wait, speakerOfTurn(this.#parts.agents, wait.turn)));
  }

  /** It was asked in the same conversation, or in the same room. */
  #isHere({ conversation, turn }: WaitView, message: SpokenMessage): boolean {
    if (conversation === message.conversation) return true;
    const area = message.area?.toLowerCase();
    const asked = this.#parts.agents.process(turn)?.meta['area'];
    return area !== undefined && typeof asked === 'string' && asked.toLowerCase() === area;
  }
}

/** An answer, and what is said behind its comma: "seven tonight, *he comes after tea*". */
function splitAt(text: string): readonly [head: string, behind: string | undefined] {
  const at = text.indexOf(',');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1).trim()];
}

/** "Which do you mean: unlock the front door or unlock the back door?", as all that a turn says. */
export function askWhich(waits: readonly WaitView[], text: string): Plan {
  const questions = waits.map(({ kind, prompt }) => {
    const [first = ''] = /^[^.?!]+/.exec(askedIn(prompt)) ?? [];
    return kind === 'approval' ? `${first.charAt(0).toLowerCase()}${first.slice(1)}` : first;
  });
  const unplaced = { waits: waits.map(({ id }) => id), text };
  const [only, another] = questions;
  const asked = another === undefined ? `Do you mean: ${only}?` : `Which do you mean: ${orWords(questions)}?`;
  return { ...saying(asked), unplaced };
}

/** A question that takes no yes to a part of it, put once more. */
export function askWhole({ prompt }: WaitView): Plan {
  return saying(`I can only do all of that or none of it. ${askedIn(prompt)}`);
}

/** An answer that was composed at the door: nothing is done. */
export function saying(remark: string): Plan {
  return { groups: [], direct: true, confidence: 1, unread: [], remarks: [remark] };
}
