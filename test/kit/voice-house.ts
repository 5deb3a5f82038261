import type { Heard, Pcm, Utterance, VoiceHouse, VoiceStatus } from '../../src/voice/index.ts';

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

  async hear(utterance: Utterance): Promise<Heard> {
    this.utterances.push(utterance);
    return this.hears(utterance);
  }

  async transcribe(pcm: Pcm) {
    this.transcribed.push(pcm);
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
