import { type Clock, HearthError, Latest, type Logger, messageOf } from '../base/index.ts';
import type { Doorway, Doorways, Speaker, TurnView } from '../domain/index.ts';
import { Ahead } from './ahead.ts';
import { awayWords } from './far/far-recogniser.ts';
import type { Heard, PartStatus, Utterance, VoiceHouse, VoiceStatus } from './house.ts';
import type { Pcm } from './pcm.ts';
import type { Pins } from './pins.ts';
import { type Recognised, type Recogniser, SPOKEN_MAX, type Synthesiser } from './types.ts';

/** A wish or question for this house; what is said to the talk or lacks a part; what people may as well say to each other. */
type SaidAs = 'order' | 'move' | 'telling';

/** What words are that were heard: a sentence of this house, near one, or none of its business. */
export type Match =
  | { readonly type: 'understood'; readonly text: string; readonly as: SaidAs }
  /** Understood so, and to be asked about first. */
  | { readonly type: 'doubtful'; readonly text: string }
  | { readonly type: 'unclear' }
  | { readonly type: 'talk' };

/** A part as it is now: there, or why not. */
export type Found<T> =
  | { readonly type: 'there'; readonly by: string; readonly part: T; readonly isRunning: boolean }
  /** On another machine, from which nothing comes. */
  | { readonly type: 'away'; readonly by: string }
  | { readonly type: 'off' | 'missing' };

export interface ListeningOptions {
  readonly house: Doorways;
  /** Looked for again with every utterance until it is there. */
  readonly recogniser: () => Found<Recogniser>;
  readonly synthesiser: () => Found<Synthesiser>;
  /** What was heard, as the house understands it from this speaker in this room. */
  readonly match: (heard: Recognised, said: Pick<Utterance, 'speaker' | 'room'>) => Match;
  /** The words of this house, of which a sentence for it is rather made than of others. */
  readonly words?: () => ReadonlySet<string>;
  /** What follows a phrase that words begin with, or nearly do; undefined where they begin with something else. */
  readonly behind: (phrase: string, heard: string) => string | undefined;
  /** Whether words that were heard are a yes. */
  readonly isYes: (heard: string) => boolean;
  readonly pins: Pins;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long an answer is waited for, in milliseconds. */
  readonly answerMs?: number;
}

const ANSWER_MS = 20_000;
/** Answers that are kept as sound: what is said often is said at once. */
const SOUNDS_KEPT = 32;
/** A longer sound is not kept: about ten seconds of espeak's 22 kHz. */
const SAMPLES_KEPT_MAX = 220_000;
/** So long somebody may take to say a PIN, or to answer whether it was heard rightly. */
const PIN_MS = 30_000;

/** So long after its wake phrase, or an answer, the house listens without it. */
const AWAKE_MS = 10_000;

export const SORRY = 'Sorry?';
const YES = 'Yes?';
const SAY_PIN = 'Say your PIN.';
const WRONG_PIN = 'That is not a PIN of this house.';
const NO_MORE = 'Too many wrong PINs. Try again later, or use the page.';

/** What was refused to a voice, until the PIN is said. */
interface Refused {
  readonly words: string;
  /** The question that a grown-up was asked, where one was. */
  readonly wait: string | undefined;
  readonly until: number;
  readonly said: Utterance;
}

/** Hears for the house: recognises, matches, and hands on what is understood as a turn like any other. */
export class Listening implements VoiceHouse {
  readonly #options: ListeningOptions;
  readonly #log: Logger;
  readonly #sounds = new Latest<string, Pcm>(SOUNDS_KEPT);
  readonly #refused = new Latest<string, Refused>(100);
  /** What was heard and asked about. */
  readonly #asked = new Latest<string, { readonly text: string; readonly until: number }>(100);
  /** By talk: until when it is listened to without the wake phrase. */
  readonly #awake = new Latest<string, number>(100);

  constructor(options: ListeningOptions) {
    this.#options = options;
    this.#log = options.log.child('voice');
  }

  async hear(utterance: Utterance): Promise<Heard> {
    const words = await this.transcribe(utterance.pcm, utterance.signal, utterance.ahead);
    if ('unavailable' in words) return { kind: 'unavailable', reason: words.unavailable };
    const forUs = this.#forUs(words, utterance);
    if (forUs === undefined) return { kind: 'not-for-us', heard: words.text };
    const heard = forUs.text;
    if (heard === '' && words.text !== '') {
      this.#stayAwake(utterance);
      return { kind: 'unclear', heard: words.text, aloud: YES };
    }
    const isCalled = utterance.wake === undefined ? utterance.open !== true : heard !== words.text;
    const outcome = await this.#take(forUs, utterance, isCalled);
    // Where nobody called it, it begs nobody's pardon: people go on talking to each other.
    if (outcome.kind === 'unclear' && !isCalled && outcome.heard !== '') return { kind: 'not-for-us', heard };
    if (outcome.kind === 'turn' || outcome.kind === 'unclear') this.#stayAwake(utterance);
    return outcome;
  }

  /** The words without the wake phrase; undefined where one is needed and none was said. */
  #forUs(heard: Recognised, utterance: Utterance): Recognised | undefined {
    const { wake } = utterance;
    if (wake === undefined) return heard;
    const text = this.#options.behind(wake, heard.text);
    if (text !== undefined) {
      const others = heard.others.flatMap((other) => {
        const said = this.#options.behind(wake, other.text);
        return said === undefined ? [] : [{ ...other, text: said }];
      });
      return { text, others };
    }
    return (this.#awake.get(keyOf(utterance)) ?? 0) > this.#options.clock.now() ? heard : undefined;
  }

  #stayAwake(utterance: Utterance): void {
    if (utterance.wake !== undefined || utterance.open === true)
      this.#awake.set(keyOf(utterance), this.#options.clock.now() + AWAKE_MS);
  }

  async #take(recognised: Recognised, utterance: Utterance, isCalled: boolean): Promise<Heard> {
    const heard = recognised.text;
    const refused = this.#refused.get(keyOf(utterance));
    if (refused !== undefined) {
      const answered = await this.#takePin(refused, recognised, utterance);
      if (answered !== undefined) return answered;
    }
    if (heard === '') return { kind: 'not-for-us', heard };
    const asked = this.#asked.get(keyOf(utterance));
    this.#asked.delete(keyOf(utterance));
    if (asked !== undefined && this.#options.clock.now() <= asked.until && this.#options.isYes(heard))
      return this.#do(asked.text, heard, utterance);
    const doorway = this.#options.house.as(utterance.speaker);
    const match = this.#match(recognised, utterance, doorway);
    switch (match.type) {
      case 'talk':
        return { kind: 'not-for-us', heard };
      case 'unclear':
        return { kind: 'unclear', heard, aloud: SORRY };
      case 'understood': {
        if (!isCalled && !this.#isMeant(match.as, utterance)) return { kind: 'not-for-us', heard };
        return this.#do(match.text, heard, utterance);
      }
      case 'doubtful': {
        if (!isCalled) return { kind: 'not-for-us', heard };
        const until = this.#options.clock.now() + PIN_MS;
        this.#asked.set(keyOf(utterance), { text: match.text, until });
        return { kind: 'unclear', heard, aloud: `“${match.text}”: is that right?` };
      }
    }
  }

  async #do(text: string, heard: string, utterance: Utterance): Promise<Heard> {
    const turn = await this.#turn(this.#options.house.as(utterance.speaker), text, utterance);
    if (turn === undefined) return { kind: 'unavailable', reason: 'The house is closing.' };
    const aloud = this.#askPin(turn, utterance) ?? answerOf(turn);
    return { kind: 'turn', text, heard, turn: turn.turn, answer: aloud, aloud };
  }

  /** Of what nobody called the house for: an order, and what is said to the talk while there is one. */
  #isMeant(as: SaidAs, utterance: Utterance): boolean {
    if (as !== 'move') return as === 'order';
    return (this.#awake.get(keyOf(utterance)) ?? 0) > this.#options.clock.now();
  }

  ahead(rate: number): Ahead {
    const found = this.#options.recogniser();
    const part = found.type === 'there' ? found.part : undefined;
    return new Ahead(
      rate,
      async (sound, signal) => part?.recogniseEarly?.(sound, signal, this.#options.words?.()),
      () => part?.wake?.(),
    );
  }

  async transcribe(
    pcm: Pcm,
    signal?: AbortSignal,
    ahead?: Ahead,
  ): Promise<Recognised | { readonly unavailable: string }> {
    const found = this.#options.recogniser();
    switch (found.type) {
      case 'off':
        return { unavailable: 'Hearing is turned off here.' };
      case 'missing':
        return { unavailable: 'No recogniser of speech is installed here. Say "hearth voice install".' };
      case 'away':
        return { unavailable: `${awayWords(found.by)}.` };
      case 'there':
        return this.#attempt(
          async () => (await ahead?.heard(pcm)) ?? found.part.recognise(pcm, signal, this.#options.words?.()),
        );
    }
  }

  async speak(text: string, signal?: AbortSignal): Promise<Pcm | { readonly unavailable: string }> {
    const said = text.slice(0, SPOKEN_MAX).trim();
    const known = this.#sounds.get(said);
    if (known !== undefined) return known;
    const found = this.#options.synthesiser();
    switch (found.type) {
      case 'off':
        return { unavailable: 'Speaking is turned off here.' };
      case 'missing':
      case 'away':
        return { unavailable: 'There is nothing to speak with here.' };
      case 'there':
        return this.#attempt(async () => {
          const sound = await found.part.speak(said, signal);
          if (sound.samples.length <= SAMPLES_KEPT_MAX) this.#sounds.set(said, sound);
          return sound;
        });
    }
  }

  status(): VoiceStatus {
    return {
      recogniser: statusOf(this.#options.recogniser()),
      speaker: statusOf(this.#options.synthesiser()),
    };
  }

  /** What is expected to fail now and then is told; what is not is written down as well. */
  async #attempt<T>(run: () => Promise<T>): Promise<T | { readonly unavailable: string }> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof HearthError)) this.#log.error('voice failed', { error: messageOf(error) });
      return { unavailable: `${messageOf(error)}.` };
    }
  }

  /** Where the house has just asked something, few words are the answer to it, however little they mean by themselves. */
  #match(recognised: Recognised, utterance: Utterance, doorway: Doorway): Match {
    const match = this.#options.match(recognised, utterance);
    const heard = recognised.text;
    if (match.type === 'understood' && match.as === 'order') return match;
    const { question } = doorway.conversation(utterance.conversation);
    const isAnswer = question !== null && heard.split(' ').length <= ANSWER_WORDS_MAX;
    if (!isAnswer) return match;
    return { type: 'understood', text: 'text' in match ? match.text : heard, as: 'order' };
  }

  async #turn(
    doorway: Doorway,
    text: string,
    { conversation, room, signal }: Utterance,
  ): Promise<TurnView | undefined> {
    const { turn } = await doorway.receive({
      channel: 'voice',
      conversation,
      text,
      rendering: 'aloud',
      ...(room === undefined ? {} : { area: room }),
    });
    return doorway.settled(turn, this.#options.answerMs ?? ANSWER_MS, signal);
  }

  /** What a voice alone may not have is done after a PIN, where somebody has one here. Asks for it. */
  #askPin(turn: TurnView, said: Utterance): string | undefined {
    const { pins, clock } = this.#options;
    if (!pins.areThere) return undefined;
    const wait = turn.waits.find(({ to }) => to === 'adults')?.id;
    const words = turn.groups
      .flatMap(({ actions }) => actions)
      .filter(({ error }) => error?.code === 'not-permitted')
      .map(({ text }) => text);
    if (wait === undefined && words.length === 0) return undefined;
    this.#refused.set(keyOf(said), { words: words.join(' and '), wait, until: clock.now() + PIN_MS, said });
    return pins.areLocked
      ? NO_MORE
      : [wait === undefined ? '' : promptOf(turn, wait), SAY_PIN].join(' ').trim();
  }

  /** The words of a PIN go no further than here: no turn holds them. `undefined` where something else was said. */
  async #takePin(
    refused: Refused,
    { text, others }: Recognised,
    utterance: Utterance,
  ): Promise<Heard | undefined> {
    const { pins, clock, house } = this.#options;
    const key = keyOf(utterance);
    // "For seven one one": the likeliest of all that says digits is the one try.
    const digits = [text, ...others.map((other) => other.text)].flatMap((one) => pins.digitsIn(one) ?? [])[0];
    if (digits === undefined || clock.now() > refused.until) {
      this.#refused.delete(key);
      return undefined;
    }
    const checked = await pins.check(digits);
    // It is waited for as before: the words of a PIN that comes too late stand in no turn either.
    if (checked.type === 'locked') return { kind: 'unclear', heard: '', aloud: NO_MORE };
    if (checked.type === 'wrong') return { kind: 'unclear', heard: '', aloud: WRONG_PIN };
    this.#refused.delete(key);
    const doorway = house.as(pins.speaker(checked.person, utterance.speaker));
    const turn =
      refused.wait === undefined
        ? await this.#again(doorway, refused)
        : await this.#yes(doorway, refused.wait, utterance);
    if (turn === undefined) return { kind: 'unclear', heard: '', aloud: 'That is over. Say it again.' };
    const aloud = answerOf(turn);
    return { kind: 'turn', text: refused.words, heard: '', turn: turn.turn, answer: aloud, aloud };
  }

  /** The words once more, by who said the PIN; the PIN is the yes to what they ask for. */
  async #again(doorway: Doorway, { words, said }: Refused): Promise<TurnView | undefined> {
    const turn = await this.#turn(doorway, words, said);
    const asked = turn?.waits.filter(({ kind }) => kind === 'approval') ?? [];
    if (turn === undefined || asked.length !== 1) return turn;
    return this.#yes(doorway, asked[0]!.id, said);
  }

  async #yes(doorway: Doorway, wait: string, { signal }: Utterance): Promise<TurnView | undefined> {
    const turn = doorway.waits().find(({ id }) => id === wait)?.turn;
    const { type } = await doorway.answer(wait, 'yes');
    if (type !== 'accepted' || turn === undefined) return undefined;
    return doorway.settled(turn, this.#options.answerMs ?? ANSWER_MS, signal);
  }
}

/** More words than that are no mere answer. */
const ANSWER_WORDS_MAX = 8;

function keyOf({ conversation, speaker: { via } }: Pick<Utterance, 'conversation' | 'speaker'>): string {
  return `${via}\n${conversation}`;
}

function statusOf(found: Found<Recogniser | Synthesiser>): PartStatus {
  if (found.type === 'away') return { state: 'away', by: found.by };
  if (found.type !== 'there') return { state: found.type, by: null };
  return { state: found.isRunning ? 'running' : 'resting', by: found.by };
}

/** What the house says to a turn: its answer, then what it asks. Nothing while it goes on. */
function answerOf({ reply, waits }: TurnView): string {
  return [reply ?? '', ...waits.map(({ prompt }) => prompt)].filter(Boolean).join(' ');
}

function promptOf({ waits }: TurnView, id: string): string {
  return waits.find((wait) => wait.id === id)?.prompt ?? '';
}

/** A voice proves nobody: what somebody's door hears is theirs but for what asks for more than a voice. */
export function voiceOf(speaker: Speaker): Speaker {
  return { ...speaker, proof: 'voice' };
}
