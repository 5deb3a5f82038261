import type { Bus } from '../../bus/index.ts';
import {
  atVolume,
  chime,
  framesOf,
  inARow,
  type Pcm,
  RATE,
  resampled,
  UTTERANCES,
  type VoiceHouse,
} from '../../voice/index.ts';
import type { Telling } from './words.ts';

export interface LoudspeakerOptions {
  readonly bus: Bus;
  readonly voice: VoiceHouse;
  /** `voice/<satellite>/out`, whole. */
  readonly topic: string;
  /** In percent, as it is now. */
  readonly volume: () => number;
}

/** The loudspeaker of a satellite: what is said later breaks off what is said now. */
export class Loudspeaker {
  readonly #options: LoudspeakerOptions;
  #speech = 0;
  #speaking = new AbortController();
  #isRing = false;

  constructor(options: LoudspeakerOptions) {
    this.#options = options;
  }

  /** @returns false where there is nothing to speak with; the words have gone there all the same. */
  async say(text: string, turn?: string): Promise<boolean> {
    return this.#play('say', text, (spoken) => spoken, turn);
  }

  /** It rings, and says why, until it is hushed. Also without a voice. */
  async ring(text: string): Promise<void> {
    await this.#play('ring', text, (spoken) => inARow(chime(), ...(spoken === undefined ? [] : [spoken])));
  }

  /** What rings is over. */
  async endRing(): Promise<void> {
    if (this.#isRing) this.#begin();
    await this.tell({ type: 'hush', all: false });
  }

  /** What is said or rings is over. */
  async hush(): Promise<void> {
    this.#begin();
    await this.tell({ type: 'hush', all: true });
  }

  tell(telling: Telling): Promise<void> {
    return this.#options.bus.publish(this.#options.topic, { ...telling }, { qos: 1 });
  }

  #begin(): { readonly speech: number; readonly signal: AbortSignal } {
    this.#speaking.abort();
    this.#speaking = new AbortController();
    this.#speech = (this.#speech + 1) % UTTERANCES;
    return { speech: this.#speech, signal: this.#speaking.signal };
  }

  async #play(
    type: 'say' | 'ring',
    text: string,
    soundOf: (spoken: Pcm | undefined) => Pcm | undefined,
    turn?: string,
  ): Promise<boolean> {
    const { bus, voice, topic, volume } = this.#options;
    const { speech, signal } = this.#begin();
    this.#isRing = type === 'ring';
    await this.tell({ type, speech, text, ...(turn === undefined ? {} : { turn }) });
    const spoken = await voice.speak(text, signal);
    const sound = soundOf('unavailable' in spoken ? undefined : resampled(spoken, RATE));
    // Also without sound there is an end to what is said, so that the satellite waits for nothing.
    const played = atVolume(sound ?? { rate: RATE, samples: new Int16Array() }, volume());
    for (const frame of framesOf(speech, played)) {
      if (signal.aborted) return true;
      await bus.publish(topic, frame, { qos: 1 });
    }
    return sound !== undefined;
  }
}
