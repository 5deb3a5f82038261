import { computed, signal } from '@preact/signals';
import { get, post } from './api.ts';
import { keep, recall } from './keep.ts';
import type { Question } from './questions.ts';
import { may } from './session.ts';

export interface Step {
  readonly text: string;
  readonly call: { readonly service: string; readonly method: string };
  readonly status: string;
  readonly evidence?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}
export interface Turn {
  readonly turn: string;
  readonly status: 'running' | 'waiting' | 'done' | 'partial' | 'failed';
  readonly text: string;
  readonly reply: string | null;
  readonly groups: readonly { readonly process: string; readonly actions: readonly Step[] }[];
  readonly waits: readonly Question[];
  readonly unread: readonly string[];
  readonly spent: { readonly ms: number };
  readonly startedAt: string;
  readonly endedAt: string | null;
}
/** Something that was said here: on its way to the hub, in its hands, or not taken, and why. */
export interface Said {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly turn: string | undefined;
  readonly fault: string | undefined;
}

const turns = signal<ReadonlyMap<string, Turn>>(new Map());
const said = signal<readonly Said[]>([]);
/** What the house says on the way to an answer, by turn. */
export const spoken = signal<ReadonlyMap<string, string>>(new Map());
/** The turn that was begun last on this page, until it is put away. */
export const latest = signal<string | undefined>(undefined);

export type Entry = { readonly said: Said | undefined; readonly turn: Turn | undefined; readonly at: number };

/** The conversation, oldest first: what was said here, and one's own turns by any door. */
export const entries = computed<readonly Entry[]>(() => {
  const mine = new Map(said.value.filter(({ turn }) => turn !== undefined).map((one) => [one.turn, one]));
  const known: Entry[] = [...turns.value.values()].map((turn) => ({
    said: mine.get(turn.turn),
    turn,
    at: Date.parse(turn.startedAt),
  }));
  const unknown: Entry[] = said.value
    .filter(({ turn }) => turn === undefined || !turns.value.has(turn))
    .map((one) => ({ said: one, turn: undefined, at: one.at }));
  return [...known, ...unknown].sort((one, other) => one.at - other.at);
});

const SHOWN = 40;
const GATHER_MS = 60;
const following = new Map<string, EventSource>();
const toRead = new Set<string>();

/** The name of this browser's talk: what "it" and "undo" refer to. */
const conversation: string = recall<string>('conversation') ?? `page-${randomId()}`;

/** The talk by which other ways of saying something go on with this one. */
export function talkName(): string {
  keep('conversation', conversation);
  return conversation;
}

/** A turn that was begun by voice. */
export function heardTurn(turn: string): void {
  latest.value = turn;
  follow(turn);
}

/** Says something. What the hub did not take stays, with why. */
export async function say(text: string): Promise<string | undefined> {
  const id = randomId();
  talkName();
  const one: Said = { id, text, at: Date.now(), turn: undefined, fault: undefined };
  said.value = [...said.value, one].slice(-SHOWN);
  const answer = await post<{ turn: string }>('/v1/messages', { text, conversation, externalId: id });
  const settled: Said = answer.ok
    ? { ...one, turn: answer.value.turn }
    : { ...one, fault: answer.problem.detail || 'unreachable' };
  said.value = said.value.map((other) => (other.id === id ? settled : other));
  if (!answer.ok) return undefined;
  heardTurn(answer.value.turn);
  return answer.value.turn;
}

/** One's own turns of late, and those of them that go on. */
export async function readTalk(): Promise<void> {
  if (!may('read')) return;
  const answer = await get<{ turns: Turn[] }>(`/v1/turns?limit=${SHOWN}`);
  if (!answer.ok) return;
  turns.value = new Map([
    ...turns.value,
    ...answer.value.turns.map((turn): [string, Turn] => [turn.turn, turn]),
  ]);
  for (const { turn, status } of answer.value.turns)
    if (status === 'running' || status === 'waiting') follow(turn);
}

export function turnOf(id: string | undefined): Turn | undefined {
  return id === undefined ? undefined : turns.value.get(id);
}

/** Reads the turn again whenever its journal grows: a step is shown when it is done. The browser takes the stream up again after a break. */
export function follow(id: string): void {
  if (following.has(id)) return;
  const events = new EventSource(`/v1/turns/${id}/events`);
  following.set(id, events);
  const read = () => readSoon(id);
  events.onmessage = read;
  events.onopen = read;
  events.addEventListener('progress', ({ data }) => {
    const { text, part } = JSON.parse(String(data)) as { text: string; part?: boolean };
    const before = spoken.value.get(id) ?? '';
    spoken.value = new Map([...spoken.value, [id, part === true ? before + text : text]]);
  });
  const stop = () => {
    events.close();
    following.delete(id);
    read();
  };
  events.addEventListener('end', stop);
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) stop();
  };
}

/** What comes at once is read once. */
function readSoon(id: string): void {
  if (toRead.has(id)) return;
  toRead.add(id);
  setTimeout(() => {
    toRead.delete(id);
    void readTurn(id);
  }, GATHER_MS);
}

async function readTurn(id: string): Promise<void> {
  const answer = await get<Turn>(`/v1/turns/${id}`);
  if (answer.ok) turns.value = new Map([...turns.value, [id, answer.value]]);
}

/** Outside of a secure context there is no crypto.randomUUID. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
