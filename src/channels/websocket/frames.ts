import { z } from 'zod';
import { type Fault, HearthError, isJsonObject, type Json, parseJson } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';
import { ForeignId, type OutboundMessage, Rendering, type WaitView, Words } from '../../domain/index.ts';
import { RATE_MAX, RATE_MIN } from '../../voice/index.ts';
import { apologyFor } from '../words.ts';

/** Opens a talk. Logged, never answered (document 004, "Message Flow"). */
const Init = z.strictObject({
  init: z.literal(true),
  uuid: ForeignId,
  token: z.string().max(512).optional(),
});

const Chat = z.strictObject({
  uuid: ForeignId,
  message: Words,
  externalId: ForeignId.optional(),
  /** How the answer is to be said. */
  rendering: Rendering.optional(),
});

/** Ours: what came after a sequence number, or all of one turn, once more. */
const Resume = z.strictObject({
  resume: z.literal(true),
  uuid: ForeignId,
  turn: z.string().min(1).max(200).optional(),
  after: z.number().int().min(0).optional(),
});

/** Ours: answers a question by its id. */
const WaitAnswer = z.strictObject({
  wait: z.string().min(1).max(200),
  value: z.json(),
  uuid: ForeignId.optional(),
});

/** Ours: sound follows in binary frames, samples of 16 bit in little-endian order, until its end. */
const Speech = z.strictObject({
  uuid: ForeignId,
  speech: z.strictObject({
    rate: z.number().int().min(RATE_MIN).max(RATE_MAX),
    room: z.string().min(1).max(120).optional(),
    wake: z.string().min(3).max(40).optional(),
    audio: z.boolean().optional(),
  }),
});
const SpeechEnd = z.strictObject({ uuid: ForeignId, speech: z.literal('end') });

/** What may be watched (docs/reference/page-api.md). */
export const WATCHED = ['devices', 'waits', 'notices', 'today', 'rows'] as const;
export type Watched = (typeof WATCHED)[number];

/** Ours: what of the house is told from now on, after what was seen before. */
const Watch = z.strictObject({
  watch: z.array(z.enum(WATCHED)).max(WATCHED.length),
  after: z.number().int().min(0).optional(),
});

/** What a client may say. */
export type ClientFrame =
  | ({ readonly type: 'init' } & z.output<typeof Init>)
  | ({ readonly type: 'chat' } & z.output<typeof Chat>)
  | ({ readonly type: 'resume' } & z.output<typeof Resume>)
  | ({ readonly type: 'watch' } & z.output<typeof Watch>)
  | ({ readonly type: 'speak' } & z.output<typeof Speech>)
  | ({ readonly type: 'spoken' } & z.output<typeof SpeechEnd>)
  | ({ readonly type: 'answer' } & z.output<typeof WaitAnswer>);

/** @throws HearthError `parse-error`, `invalid-request` or `invalid-params`, with every fault by path. */
export function parseFrame(text: string): ClientFrame {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new HearthError('parse-error', `The frame is not JSON we take: ${parsed.reason}`);
  const { value } = parsed;
  if (!isJsonObject(value)) throw new HearthError('invalid-request', 'The frame is not a JSON object');
  if ('init' in value) return { type: 'init', ...parseWith(Init, value) };
  if ('resume' in value) return { type: 'resume', ...parseWith(Resume, value) };
  if ('watch' in value) return { type: 'watch', ...parseWith(Watch, value) };
  if ('wait' in value) return { type: 'answer', ...parseWith(WaitAnswer, value) };
  if (value['speech'] === 'end') return { type: 'spoken', ...parseWith(SpeechEnd, value) };
  if ('speech' in value) return { type: 'speak', ...parseWith(Speech, value) };
  if ('message' in value) return { type: 'chat', ...parseWith(Chat, value) };
  throw new HearthError('invalid-request', 'The frame is none we know', {
    hint: 'Say {"uuid": …, "message": …}, or "init", "resume", "wait", "watch" or "speech".',
  });
}

/** A frame of a talk before it has its sequence number. */
export type TalkFrame = Readonly<Record<string, Json>>;

/**
 * The frames that carry a message to the talk it belongs to. Exactly an answer ends a turn.
 * @param begun what of the answer was streamed as it came, and is not said again.
 */
export function framesOf(message: OutboundMessage, begun = ''): readonly TalkFrame[] {
  const { turn, text } = message;
  switch (message.type) {
    case 'progress':
      return [streamFrame(text, turn)];
    case 'question':
      return [questionFrame(message)];
    case 'answer':
      return answerFrames(begun !== '' && text.startsWith(begun) ? text.slice(begun.length) : text, turn);
    case 'reminder':
    case 'notice':
      return [noticeFrame(message)];
  }
}

/** The same message in a talk that did not start the turn: told, but neither streamed nor ended. */
export function foreignFramesOf(message: OutboundMessage): readonly TalkFrame[] {
  return message.type === 'question'
    ? [{ question: questionOf(message), turn: message.turn }]
    : [noticeFrame(message)];
}

export function answerFrames(text: string, turn: string | null): readonly TalkFrame[] {
  const end = { on_chat_model_end: true, turn };
  return text === '' ? [end] : [streamFrame(text, turn), end];
}

/** A client of document 004 reads the question as a line of the stream; ours finds the options and the wait beside it. */
function questionFrame(message: {
  readonly text: string;
  readonly turn: string | null;
  readonly wait?: string;
  readonly options?: readonly string[];
}): TalkFrame {
  return { ...streamFrame(message.text, message.turn), question: questionOf(message) };
}

export function questionOfWait(wait: WaitView): TalkFrame {
  return questionFrame({ text: wait.prompt, turn: wait.turn, wait: wait.id, options: wait.options });
}

/** What any error looks like: one line with the apology, then the end (document 004, runner). */
export function apologyFrames(error: unknown, turn: string | null): readonly TalkFrame[] {
  return [
    { ...streamFrame(apologyFor(error), turn), error: errorOf(error) },
    { on_chat_model_end: true, turn },
  ];
}

function streamFrame(text: string, turn: string | null): TalkFrame {
  return { on_chat_model_stream: text, turn };
}

function questionOf(message: {
  readonly text: string;
  readonly wait?: string;
  readonly options?: readonly string[];
}): Json {
  return { wait: message.wait ?? null, text: message.text, options: message.options ?? [] };
}

function noticeFrame(message: OutboundMessage): TalkFrame {
  return { notice: { id: message.id, type: message.type, text: message.text }, turn: message.turn };
}

function errorOf(error: unknown): Json {
  if (!(error instanceof HearthError)) return { code: 'internal', errors: [] };
  return { code: error.code, errors: error.faults.map(faultAsJson) };
}

function faultAsJson(fault: Fault): Json {
  return {
    path: fault.path,
    message: fault.message,
    ...(fault.hint === undefined ? {} : { hint: fault.hint }),
  };
}
