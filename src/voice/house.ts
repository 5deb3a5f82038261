import type { Speaker } from '../domain/index.ts';
import type { Ahead } from './ahead.ts';
import type { Pcm } from './pcm.ts';
import type { Recognised } from './types.ts';

/** One utterance, as a door of sound hands it over. */
export interface Utterance {
  readonly pcm: Pcm;
  /** What was heard of it while it came. */
  readonly ahead?: Ahead;
  /** Who the door says it is; a voice proves nobody. */
  readonly speaker: Speaker;
  /** The id of the area in which it was heard. */
  readonly room?: string;
  /** The talk that it belongs to: "it" and "undo" are understood within it. */
  readonly conversation: string;
  /** Only what begins with this phrase is for the house, and what follows it within ten seconds; everything where absent. */
  readonly wake?: string;
  /** The microphone is open and nothing says whom one talks to: what people may as well say to each other is not for the house. */
  readonly open?: boolean;
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** What became of an utterance. */
export type Heard =
  /** A turn like any other. */
  | {
      readonly kind: 'turn';
      /** What was understood: the words as they were heard, or the sentence of this house that sounds most like them. */
      readonly text: string;
      readonly heard: string;
      /** The id of the turn. */
      readonly turn: string;
      /** What the house says to it, or asks. Empty where the turn goes on for longer than a door waits. */
      readonly answer: string;
      /** The same, as it is spoken. */
      readonly aloud: string;
    }
  /** Near nothing that this house understands. Nothing was done; `aloud` says so. */
  | { readonly kind: 'unclear'; readonly heard: string; readonly aloud: string }
  /** Talk or silence. Nothing was done, and nothing is said. */
  | { readonly kind: 'not-for-us'; readonly heard: string }
  /** No recogniser, one that died, or too much to hear at once. `reason` is a sentence for people. */
  | { readonly kind: 'unavailable'; readonly reason: string };

/** What of voice is here, and whether it runs. */
export interface VoiceStatus {
  readonly recogniser: PartStatus;
  readonly speaker: PartStatus;
}

export interface PartStatus {
  /** `off`: by the configuration. `missing`: nothing is installed. `away`: it is on another machine and not connected. `resting`: it starts with the next utterance. */
  readonly state: 'off' | 'missing' | 'away' | 'resting' | 'running';
  /** Which one it is, as "tiny", "base" or "espeak-ng"; null where there is none. */
  readonly by: string | null;
}

/** The house as doors of sound see it. Nothing of it runs before the first sound, and none of these throws for what may be expected. */
export interface VoiceHouse {
  /** Hears, understands, and does what was said as a turn of the speaker. */
  hear(utterance: Utterance): Promise<Heard>;
  /** Begins to hear sound that still comes, so that its words are there soon after its end. */
  ahead(rate: number): Ahead;
  /** The words alone, as they were heard; empty for silence. Nothing is done. */
  transcribe(
    pcm: Pcm,
    signal?: AbortSignal,
    ahead?: Ahead,
  ): Promise<Recognised | { readonly unavailable: string }>;
  /** A text as sound, at most `SPOKEN_MAX` characters of it. */
  speak(text: string, signal?: AbortSignal): Promise<Pcm | { readonly unavailable: string }>;
  status(): VoiceStatus;
}
