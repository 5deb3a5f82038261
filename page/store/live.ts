import { signal } from '@preact/signals';
import { readHome } from './home.ts';
import { keep, recall } from './keep.ts';
import { known } from './known.ts';
import { hear, type Notice } from './notices.ts';
import { type Question, questions } from './questions.ts';
import { recognise, standing } from './session.ts';
import {
  type Area,
  type Device,
  loseDevice,
  type Report,
  seeAll,
  seeAreas,
  seeDevice,
  seeReport,
  thingsToKeep,
} from './things.ts';
import { type Day, today } from './today.ts';

/** Whether what is shown is as it is now, or as it was at a time (ms since the epoch; undefined: nothing is known). */
export type Connection =
  | { readonly type: 'live' }
  | { readonly type: 'joining'; readonly asOf: number | undefined }
  | { readonly type: 'lost'; readonly asOf: number | undefined };

export const connection = signal<Connection>({ type: 'joining', asOf: undefined });
/** Services whose rows changed: whoever shows them reads them again when this changes. */
export const changedRows = signal<{ readonly services: readonly string[] }>({ services: [] });

interface Snapshot {
  readonly devices: readonly Device[];
  readonly areas: readonly Area[];
  readonly waits: readonly Question[];
  readonly today: Day;
}
interface Changes extends Partial<Snapshot> {
  readonly reports?: readonly { readonly id: string; readonly report: Report }[];
  readonly gone?: readonly string[];
  readonly notices?: readonly Notice[];
  readonly rows?: readonly string[];
}
interface Frame {
  readonly snapshot?: Partial<Snapshot>;
  readonly changes?: Changes;
  readonly seq?: number;
}

const WATCHED = ['devices', 'waits', 'notices', 'today', 'rows'];
const UNAUTHORISED = 4401;
const FIRST_PAUSE_MS = 300;
const LAST_PAUSE_MS = 8_000;
const KEEP_AFTER_MS = 1_000;
/** A hub that is there has answered by now. */
const JOIN_LIMIT_MS = 8_000;
/** A tab that was hidden for longer may have slept, and its socket with it. */
const SLEPT_MS = 20_000;

let socket: WebSocket | undefined;
let seq: number | undefined;
let pause = FIRST_PAUSE_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
let keeping: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = 0;

let watching = false;

/** Shows how it is as far as the page came with it, else how it was; then how it is, for as long as somebody is signed in. */
export function goLive(): void {
  if (!takeKnown()) recallHouse();
  watchTab();
  void readHome();
  join();
}

function watchTab(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (connection.value.type !== 'live' || Date.now() - hiddenAt > SLEPT_MS) rejoin();
  });
  addEventListener('online', rejoin);
  addEventListener('pagehide', keepHouse);
}

/** Now, and not when the pause is over. */
export function rejoin(): void {
  pause = FIRST_PAUSE_MS;
  const old = socket;
  socket = undefined;
  old?.close();
  join();
}

/** A connection to the hub. */
export function hubSocket(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
}

function join(): void {
  clearTimeout(retry);
  if (standing.value.type === 'out') return;
  const mine = hubSocket();
  socket = mine;
  const limit = setTimeout(() => mine.close(), JOIN_LIMIT_MS);
  mine.onopen = () =>
    mine.send(JSON.stringify({ watch: WATCHED, ...(seq === undefined ? {} : { after: seq }) }));
  mine.onmessage = ({ data }) => {
    if (socket !== mine) return;
    clearTimeout(limit);
    take(JSON.parse(String(data)) as Frame);
  };
  mine.onclose = ({ code }) => {
    clearTimeout(limit);
    if (socket === mine) lose(code);
  };
}

function lose(code: number): void {
  socket = undefined;
  connection.value = { type: 'lost', asOf: asOf() };
  keepHouse();
  if (code === UNAUTHORISED) void recognise();
  retry = setTimeout(() => void recogniseAndJoin(), pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, LAST_PAUSE_MS);
}

/** A hub that was started anew may know this browser no longer, and has another token for writes. */
async function recogniseAndJoin(): Promise<void> {
  if (await recognise()) join();
  else lose(0);
}

let lastSeen: number | undefined;

function asOf(): number | undefined {
  return lastSeen;
}

function take({ snapshot, changes, seq: number }: Frame): void {
  if (snapshot === undefined && changes === undefined) return;
  if (number !== undefined) seq = number;
  lastSeen = Date.now();
  pause = FIRST_PAUSE_MS;
  if (connection.value.type !== 'live') connection.value = { type: 'live' };
  if (snapshot !== undefined) {
    if (snapshot.devices !== undefined) seeAll(snapshot.devices, snapshot.areas ?? []);
    changedRows.value = { services: ['list', 'scene', 'schedule'] };
  }
  const said: Changes = changes ?? {};
  if (said.areas !== undefined) seeAreas(said.areas);
  for (const device of said.devices ?? []) seeDevice(device);
  for (const { id, report } of said.reports ?? []) seeReport(id, report);
  for (const id of said.gone ?? []) loseDevice(id);
  const waits = snapshot?.waits ?? said.waits;
  if (waits !== undefined) questions.value = waits;
  const day = snapshot?.today ?? said.today;
  if (day !== undefined) today.value = day;
  for (const notice of said.notices ?? []) hear(notice);
  if (said.rows !== undefined) changedRows.value = { services: said.rows };
  keeping ??= setTimeout(keepHouse, KEEP_AFTER_MS);
}

/** Only once: who signs in later on this page is somebody else, perhaps. */
let isTaken = false;

/** @returns whether the page came with the house; what has changed since comes by the connection. */
function takeKnown(): boolean {
  if (isTaken || known?.snapshot === undefined) return false;
  isTaken = true;
  const { devices, areas, waits } = known.snapshot;
  seeAll(devices, areas);
  questions.value = waits;
  seq = known.seq;
  lastSeen = Date.now();
  connection.value = { type: 'joining', asOf: lastSeen };
  return true;
}

interface Kept {
  readonly at: number;
  readonly areas: readonly string[];
  readonly devices: readonly Device[];
  readonly today: Day | undefined;
}

function keepHouse(): void {
  clearTimeout(keeping);
  keeping = undefined;
  if (lastSeen !== undefined) keep('house', { at: lastSeen, ...thingsToKeep(), today: today.value });
}

function recallHouse(): void {
  const kept = recall<Kept>('house');
  if (kept === undefined) return;
  lastSeen = kept.at;
  seeAll(
    kept.devices,
    kept.areas.map((name) => ({ name })),
  );
  today.value = kept.today;
  connection.value = { type: 'joining', asOf: kept.at };
}
