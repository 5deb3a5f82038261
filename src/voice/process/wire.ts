/** What the hub and a process of recognition say to each other: messages between a Node process and its child (serialization "advanced"). */
import type { Recognised } from '../types.ts';

/** From the hub. One at a time: the next is sent when the one before was answered. */
export interface Hear {
  readonly type: 'hear';
  readonly id: number;
  readonly rate: number;
  readonly samples: Int16Array;
  /** The words of the house, where they are others than with the utterance before. */
  readonly words?: ReadonlySet<string>;
}

/** From the hub: nobody waits for this one any more. It is answered nevertheless, sooner. */
export interface Leave {
  readonly type: 'leave';
  readonly id: number;
}

/** From the process. */
export type FromProcess =
  /** It has loaded what it needs, and hears. */
  | { readonly type: 'ready' }
  | { readonly type: 'heard'; readonly id: number; readonly heard: Recognised }
  /** This one could not be heard; others may be. */
  | { readonly type: 'refused'; readonly id: number; readonly reason: string }
  /** It cannot be loaded; the process ends. */
  | { readonly type: 'failed'; readonly reason: string };

/** The process's end of the line. */
export interface ToHub {
  send(message: FromProcess): void;
  onMessage(listener: (message: unknown) => void): void;
}
