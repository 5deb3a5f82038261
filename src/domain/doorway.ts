import type { Json } from '../base/index.ts';
import type { Device, DeviceReport } from './device.ts';
import type { AgentView, GoalView, OptionView, Startable } from './goal.ts';
import type { Area, Person, Place } from './home.ts';
import type { Manifest } from './manifest.ts';
import type { ChannelName, InboundMessage } from './message.ts';
import type { NoPicture, Picture } from './picture.ts';
import type { Speaker } from './speaker.ts';
import type {
  BoardView,
  JournalLine,
  MisunderstoodView,
  ModelView,
  ProcessView,
  ResultView,
  SpanView,
  TurnView,
  WaitView,
} from './turn.ts';
import type { ConversationView } from './undo.ts';

/** How a call over the bus ended. A refusal is a value: callers decide what to do with it. */
export type CallOutcome =
  | { readonly ok: true; readonly result: Json }
  | {
      readonly ok: false;
      readonly error: {
        /** One of `ErrorCode`. */
        readonly code: string;
        readonly message: string;
        readonly hint?: string;
        /** `errors: [{path, message}]` for invalid params, `confirm: {token, question, expires}` when a grant is needed, … */
        readonly data?: Json;
      };
    };

export type AnswerOutcome =
  | { readonly type: 'accepted' }
  | { readonly type: 'duplicate' }
  | { readonly type: 'closed' }
  | { readonly type: 'unknown' }
  | { readonly type: 'invalid'; readonly reason: string }
  /** The speaker may not say yes or no to this. */
  | { readonly type: 'not-permitted'; readonly reason: string };

export interface Page {
  readonly after?: number;
  readonly limit?: number;
  /** Also what belongs to other people: for owners, and recorded. */
  readonly everyone?: boolean;
}

/** What of the house is not as it was; what it is now is asked for. `rows` are those of a service, of whoever it is. */
export type HouseChange =
  | { readonly type: 'device' | 'report' | 'gone'; readonly id: string }
  | { readonly type: 'areas' }
  | { readonly type: 'waits' }
  | { readonly type: 'rows'; readonly service: string };

/** The house as it stands in front of its doors: each opens a doorway for whoever speaks there. */
export interface Doorways {
  /** What this speaker may say, ask and see. Only the door proves who the speaker is. */
  as(speaker: Speaker): Doorway;
  people(): readonly Person[];
  place(): Place;
  /** Tells what changes, many times a second where much does. Returns the function that ends it. */
  onChange(listener: (change: HouseChange) => void): () => void;
  ready(): { readonly ready: boolean; readonly parts: Readonly<Record<string, boolean>> };
  /** Undefined where the house has none. */
  model(): ModelView | undefined;
  /** Figures, of whoever it is: the last turns by status, and the open questions. */
  tally(): {
    readonly turns: Readonly<Partial<Record<TurnView['status'], number>>>;
    readonly waits: number;
    /** The share of the last turns of which something was not understood, from 0 to 1. */
    readonly misunderstood: number;
  };
}

/**
 * Everything a door may ask of the house in one speaker's name. What the speaker may not see is as if it were not there, what it may
 * not do is refused. The hub implements it once; HTTP, WebSocket, MQTT, the command line and later
 * doors are written against it and against nothing else of the thinking rooms.
 */
export interface Doorway {
  /** Takes a message in. The turn exists durably when this resolves; `duplicate` when the externalId was seen before. */
  receive(message: InboundMessage): Promise<{ readonly turn: string; readonly duplicate: boolean }>;
  /**
   * Starts a goal or an agent as a turn of its own.
   * @throws HearthError `not-found` for an unknown agent, `invalid-params` with every fault by path.
   */
  start(
    what: Startable,
    message: Omit<InboundMessage, 'text' | 'groups'>,
  ): Promise<{ readonly turn: string; readonly duplicate: boolean }>;
  /** What the house may want. */
  goals(): readonly GoalView[];
  /** What can be started by name. */
  agents(): readonly AgentView[];
  /** Doors and services to choose from, and to stop; the door of this channel is marked as the one that is answered by. */
  options(primary?: ChannelName): readonly OptionView[];
  turn(id: string): TurnView | undefined;
  turns(page?: Page): readonly TurnView[];
  /** The same as a JSON array in UTF-8: what lies ready is not read to be written again. */
  turnsJson(page?: Page): Buffer;
  /** What was not understood in the last days, the newest first; nothing where the household wants no such list. */
  misunderstood(page?: Page): readonly MisunderstoodView[];
  /** Resolves with the turn when it is no longer running, or as it is after `ms`. */
  settled(turn: string, ms: number, signal?: AbortSignal): Promise<TurnView | undefined>;
  /** The journal after a sequence number, then live, until the signal; of one turn, one process, or all. */
  follow(
    of: { readonly turn?: string; readonly process?: string },
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<JournalLine>;
  journal(page: Page): readonly JournalLine[];
  waits(of?: Pick<Page, 'everyone'>): readonly WaitView[];
  /** What a conversation of the speaker has come to; empty where they said nothing in it. */
  conversation(id: string): ConversationView;
  /** Answers an open question, where the speaker may do what it asks for. */
  answer(wait: string, value: Json): Promise<AnswerOutcome>;
  processes(page?: Page): readonly ProcessView[];
  /** The same as a JSON array in UTF-8. */
  processesJson(page?: Page): Buffer;
  process(id: string): ProcessView | undefined;
  /** The blackboard of a process as it is, or as it was when an entry of the journal had been written. */
  board(process: string, at?: number): BoardView | undefined;
  /** The result of a process; while it is not COMPLETED, why there is none. */
  result(process: string): ResultView | undefined;
  /** What took how long in a turn. */
  spans(turn: string): readonly SpanView[] | undefined;
  /** False when it does not exist; ended processes stay as they are. */
  kill(process: string, because: string): Promise<boolean>;
  terminate(process: string, because: string): Promise<boolean>;
  services(): readonly (Manifest & { readonly online: boolean })[];
  call(
    service: string,
    method: string,
    params: Json,
    options?: { readonly timeoutMs?: number; readonly idempotencyKey?: string; readonly confirm?: string },
  ): Promise<CallOutcome>;
  /** Those that the speaker may use. */
  devices(): readonly (Device & { readonly report: DeviceReport | null })[];
  device(id: string): (Device & { readonly report: DeviceReport | null }) | undefined;
  /** The newest picture of a device, or why there is none; undefined where the speaker knows no such device. */
  picture(id: string): Picture | NoPicture | undefined;
  areas(): readonly Area[];
  people(): readonly Person[];
  /** Undefined where the house has none. */
  model(): ModelView | undefined;
  /** Ready when the bus is connected and recovery has run. */
  ready(): { readonly ready: boolean; readonly parts: Readonly<Record<string, boolean>> };
}
