import { z } from 'zod';
import { Group } from './action.ts';
import { Speaker } from './speaker.ts';

/** The doors a message may come in by. `schedule` is a stored command whose time has come. */
export const ChannelName = z.enum([
  'http',
  'websocket',
  'mqtt',
  'email',
  'voice',
  'cli',
  'schedule',
  'push',
  'mcp',
]);
export type ChannelName = z.infer<typeof ChannelName>;

export const TEXT_LENGTH_MAX = 10_000;

/** How an answer is to be said: in about fifteen words and the rest on request, as it is read, or in full with what the house saw. */
export const Rendering = z.enum(['aloud', 'text', 'mail']);
export type Rendering = z.infer<typeof Rendering>;

/** What a door let in (document 000, Input). The same `(channel, externalId)` starts one turn only (A01). */
export const InboundMessage = z.strictObject({
  channel: ChannelName,
  /** Names the talk this belongs to; answers go back to it and pronouns are understood within it. */
  conversation: z.string().min(1).max(200),
  /** The speaker that the doorway was opened for; what a door writes here itself is ignored. */
  speaker: Speaker.optional(),
  person: z.string().min(1).max(64).optional(),
  text: z.string().min(1).max(TEXT_LENGTH_MAX),
  externalId: z.string().min(1).max(200).optional(),
  /** The area of the satellite that heard it, for "the lights" without a room. */
  area: z.string().max(120).optional(),
  /** How the answer is to be said; as a mail where it came by one, else as it is read. */
  rendering: Rendering.optional(),
  /** For a stored command: the door through which it was asked for, where its answer belongs. */
  answerBy: ChannelName.optional(),
  /** A command stored earlier, already understood: run as it is, not read again. */
  groups: z.array(Group).optional(),
});
export type InboundMessage = z.infer<typeof InboundMessage>;

/** What the house speaks of when nobody asked. */
export const NoticeKind = z.enum([
  'alarm',
  'timer',
  'reminder',
  'message',
  'failure',
  'question',
  /** What was to be told when it happens, or found out later. */
  'news',
  /** As news, of smoke, gas, water and the like. */
  'safety',
]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** What a message is about where it does not say so itself. */
export function kindOf({ about, type }: Pick<OutboundMessage, 'about' | 'type'>): NoticeKind {
  return about ?? (type === 'reminder' || type === 'question' ? type : 'news');
}

/** What leaves by a door. Exactly one `answer` per turn; questions carry the wait they belong to. */
export interface OutboundMessage {
  /** Stable across restarts, so that a repeated delivery is recognisable. */
  readonly id: string;
  readonly turn: string | null;
  readonly channel: ChannelName;
  readonly conversation: string;
  readonly person: string | null;
  readonly type: 'progress' | 'question' | 'answer' | 'reminder' | 'notice';
  readonly text: string;
  readonly wait?: string;
  readonly options?: readonly string[];
  /** What it is about, for whoever said which of it may disturb them. */
  readonly about?: NoticeKind;
  /** What rings is said again and again: which time this is, from 1. From the second on every door that reaches somebody takes it. */
  readonly rings?: number;
  /** Progress that is a beginning of the answer: what follows it, or the answer, goes on where it ends. */
  readonly part?: true;
  /** A room: it is for whoever has a door open there, where `person` is null. */
  readonly area?: string;
  /** Milliseconds since the epoch: nobody needs it later than that. Doors that are read some time (mail) do not take it. */
  readonly until?: number;
}
