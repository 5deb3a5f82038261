import {
  Ahead,
  type Heard,
  type Pcm,
  type Utterance,
  type VoiceHouse,
  type VoiceStatus,
} from '../../src/voice/index.ts';

/** A house that hears what a test says it hears, and speaks as many samples as the text has characters. */
export class ScriptedVoice implements VoiceHouse {
  readonly utterances: Utterance[] = [];
  readonly transcribed: Pcm[] = [];
  readonly spoken: string[] = [];
  /** What is written of the next sound. */
  text = '';
  /** What becomes of the next utterance. */
  hears: (utterance: Utterance) => Heard | Promise<Heard> = () => ({ kind: 'not-for-us', heard: this.text });
  unavailable: string | undefined;
  state: VoiceStatus = {
    recogniser: { state: 'resting', by: 'base' },
    speaker: { state: 'resting', by: 'espeak-ng' },
  };

  /** What was heard while it came. */
  readonly early: Pcm[] = [];
  /** What was handed over with what was transcribed. */
  readonly aheads: (Ahead | undefined)[] = [];

  ahead(rate: number): Ahead {
    return new Ahead(rate, async (sound) => {
      this.early.push(sound);
      return { text: this.text, others: [] };
    });
  }

  async hear(utterance: Utterance): Promise<Heard> {
    this.utterances.push(utterance);
    return this.hears(utterance);
  }

  async transcribe(pcm: Pcm, _signal?: AbortSignal, ahead?: Ahead) {
    this.transcribed.push(pcm);
    this.aheads.push(ahead);
    return this.unavailable === undefined
      ? { text: this.text, others: [] }
      : { unavailable: this.unavailable };
  }

  async speak(text: string) {
    this.spoken.push(text);
    if (this.unavailable !== undefined) return { unavailable: this.unavailable };
    return { rate: 16_000, samples: new Int16Array(text.length * 100).fill(7) };
  }

  status(): VoiceStatus {
    return this.state;
  }
}
