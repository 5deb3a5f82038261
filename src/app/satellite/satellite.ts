import {
  type Clock,
  isJsonObject,
  type JsonObject,
  type Logger,
  messageOf,
  type Part,
  parseJson,
  pause,
  type Timer,
} from '../../base/index.ts';
import type { Bus, BusMessage } from '../../bus/index.ts';
import {
  type EndpointEvent,
  Endpointer,
  FrameGatherer,
  frameBytes,
  isSoundFrame,
  joined,
  type Pcm,
  readFrame,
  UTTERANCES,
} from '../../voice/index.ts';
import { onLine, play, record, show } from './sound-commands.ts';

export interface SatelliteParts {
  readonly name: string;
  readonly area?: string;
  /** Only what begins with it is for the house. */
  readonly wake?: string;
  readonly commands: {
    readonly microphone: string;
    readonly loudspeaker: string;
    /** Is told offline, idle, listening, thinking, speaking or ringing. */
    readonly led?: string;
    /** Each line that it writes silences what is said or rings. */
    readonly button?: string;
  };
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
}

type State = 'offline' | 'idle' | 'listening' | 'thinking' | 'speaking' | 'ringing';

const HELLO_MS = 30_000;
/** A ring is told anew each minute; one of which nothing more is heard is over. */
const RING_MS = 75_000;
/** Between two rings the room is listened to. */
const RING_PAUSE_MS = 3_000;
/** Windows of sound that are sent together: a quarter of a second. */
const PIECE = 12;
/** Nothing that the house does takes it longer to say something. */
const THINK_MS = 30_000;

/** A microphone and a loudspeaker in a room: hands to the hub what is said there, and plays what the hub says. */
export class Satellite implements Part {
  readonly name = 'satellite';
  readonly #parts: SatelliteParts;
  readonly #log: Logger;
  readonly #ear = new Endpointer();
  readonly #gatherer = new FrameGatherer();
  readonly #closing = new AbortController();
  /** What is being played; ended by what is said next. */
  #playing = new AbortController();
  #expected: { readonly type: 'say' | 'ring'; readonly speech: number } | undefined;
  #utterance: number;
  /** What of the utterance was not sent yet, and how many pieces were. */
  #said: Int16Array[] = [];
  #pieces = 0;
  #sending: Promise<void> = Promise.resolve();
  #state: State = 'offline';
  #thinking: Timer | undefined;
  /** What rings until the hub says that it is over, and until when that is waited for. */
  #ringing: { readonly pcm: Pcm; readonly until: number } | undefined;
  /** Whether the room is full of what it plays itself. */
  #isDeaf = false;
  #unsubscribe: (() => Promise<void>) | undefined;

  constructor(parts: SatelliteParts) {
    this.#parts = parts;
    this.#log = parts.log.child('satellite');
    // A restarted satellite does not go on with the number of an utterance that the hub has just heard.
    this.#utterance = parts.clock.now() % UTTERANCES;
  }

  async start(): Promise<void> {
    const { bus, clock, commands } = this.#parts;
    const log = this.#log;
    const { signal } = this.#closing;
    this.#unsubscribe = await bus.subscribe(this.#topic('out'), (message) => this.#take(message), 1);
    bus.onConnection((state) => {
      if (state === 'connected') this.#hello();
      else this.#quiet('offline');
    });
    this.#hello();
    this.#show('idle');
    void record(commands.microphone, (samples) => this.#hear(samples), { clock, log, signal });
    if (commands.button !== undefined) onLine(commands.button, () => this.#press(), { log, signal });
    void this.#helloAgain();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#playing.abort();
    await this.#send({ type: 'gone' });
    await this.#unsubscribe?.();
    this.#show('offline');
  }

  #topic(end: 'in' | 'out'): string {
    return this.#parts.bus.under(`voice/${this.#parts.name}/${end}`);
  }

  async #helloAgain(): Promise<void> {
    const { clock } = this.#parts;
    while ((await pause(clock, HELLO_MS, this.#closing.signal)) === 'elapsed') this.#hello();
  }

  #hello(): void {
    const { area, wake } = this.#parts;
    if (this.#state === 'offline') this.#show('idle');
    void this.#send({
      type: 'hello',
      ...(area === undefined ? {} : { area }),
      ...(wake === undefined ? {} : { wake }),
    });
  }

  async #send(message: JsonObject | Buffer): Promise<void> {
    const { bus } = this.#parts;
    if (!bus.connected) return;
    try {
      await bus.publish(this.#topic('in'), message, { qos: 1 });
    } catch (error) {
      this.#log.warn('the hub was not told', { error: messageOf(error) });
    }
  }

  #show(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    show(this.#parts.commands.led, state, this.#log);
  }

  #hear(samples: Int16Array): void {
    if (this.#isDeaf || !this.#parts.bus.connected) this.#ear.reset();
    else for (const event of this.#ear.push(samples)) this.#spoken(event);
  }

  #spoken(event: EndpointEvent): void {
    switch (event.type) {
      case 'begin':
        this.#said = [];
        this.#pieces = 0;
        this.#utterance = (this.#utterance + 1) % UTTERANCES;
        if (this.#state === 'idle') this.#show('listening');
        return;
      case 'sound':
        this.#said.push(event.samples);
        if (this.#said.length >= PIECE) this.#hand(false);
        return;
      case 'pause':
        this.#hand(false);
        return;
      case 'goes-on':
        return;
      case 'end':
        if (event.isSpeech) {
          if (this.#state === 'listening') this.#think();
          this.#hand(true);
        } else if (this.#state === 'listening') this.#show('idle');
        return;
    }
  }

  /** The hub hears what is said while it is said. */
  #hand(isLast: boolean): void {
    const samples = joined(this.#said.splice(0));
    const piece = { utterance: this.#utterance, sequence: this.#pieces++, isLast, samples };
    this.#sending = this.#sending.then(() => this.#sendPiece(frameBytes(piece)));
  }

  async #sendPiece(piece: Buffer): Promise<void> {
    try {
      await this.#parts.bus.publish(this.#topic('in'), piece, { qos: 1 });
    } catch (error) {
      this.#log.warn('what was said did not reach the hub', { error: messageOf(error) });
      if (this.#state === 'thinking') this.#show('idle');
    }
  }

  #think(): void {
    this.#show('thinking');
    this.#thinking?.cancel();
    this.#thinking = this.#parts.clock.after(THINK_MS, () => {
      if (this.#state === 'thinking') this.#show('idle');
    });
  }

  #press(): void {
    this.#quiet('idle');
    void this.#send({ type: 'stop' });
  }

  #quiet(state: State): void {
    this.#playing.abort();
    this.#expected = undefined;
    this.#ringing = undefined;
    this.#show(state);
  }

  #take({ payload, retained }: BusMessage): void {
    if (retained) return;
    try {
      if (isSoundFrame(payload)) this.#gather(payload);
      else this.#told(payload);
    } catch (error) {
      this.#log.warn('the hub said what is not understood', { error: messageOf(error) });
    }
  }

  #told(payload: Buffer): void {
    const parsed = parseJson(payload.toString('utf8'));
    const { type, speech, text, all } = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
    switch (type) {
      case 'say':
      case 'ring':
        this.#playing.abort();
        this.#expected = { type, speech: Number(speech) };
        return;
      case 'hush':
        if (all === true || this.#state === 'ringing') this.#quiet('idle');
        this.#ringing = undefined;
        return;
      case 'nothing':
        if (this.#state === 'thinking') this.#show('idle');
        return;
      case 'error':
        this.#log.warn('the hub did not take it', { text: text ?? '' });
        if (this.#state === 'thinking') this.#show('idle');
        return;
    }
  }

  #gather(payload: Buffer): void {
    const frame = readFrame(payload);
    const expected = this.#expected;
    if (frame.utterance !== expected?.speech) return;
    const gathered = this.#gatherer.take(frame);
    if (gathered.type !== 'whole') return;
    this.#playing = new AbortController();
    if (expected.type === 'say') void this.#say(gathered.pcm);
    else {
      this.#ringing = { pcm: gathered.pcm, until: this.#parts.clock.now() + RING_MS };
      void this.#ring(this.#playing.signal);
    }
  }

  async #say(pcm: Pcm): Promise<void> {
    const { signal } = this.#playing;
    this.#show('speaking');
    // With a phrase to wake it, it may be spoken to while it speaks; without one it would answer itself.
    this.#isDeaf = this.#parts.wake === undefined;
    await play(this.#parts.commands.loudspeaker, pcm, { log: this.#log, signal });
    this.#isDeaf = false;
    if (signal.aborted) return;
    if (this.#ringing === undefined) this.#show('idle');
    else void this.#ring(signal);
  }

  /** Rings, listens a while, and rings again, until it is told to hush or to say something. */
  async #ring(signal: AbortSignal): Promise<void> {
    const { clock, commands } = this.#parts;
    this.#show('ringing');
    for (;;) {
      const ringing = this.#ringing;
      if (signal.aborted || ringing === undefined) return;
      if (clock.now() >= ringing.until) break;
      this.#isDeaf = true;
      await play(commands.loudspeaker, ringing.pcm, { log: this.#log, signal });
      this.#isDeaf = false;
      do await pause(clock, RING_PAUSE_MS, signal);
      while (this.#ear.speaks && !signal.aborted);
    }
    this.#ringing = undefined;
    this.#show('idle');
  }
}
