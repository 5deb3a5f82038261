import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimulatedHome } from '../../devices/simulated/index.ts';
import { isJsonObject, type Json, type JsonObject, silentLogger, systemClock } from '../base/index.ts';
import { parseConfig } from '../config/index.ts';
import type { DeviceState, Doorway, JournalLine, TurnView } from '../domain/index.ts';
import { startHub } from './hub.ts';

/** The sentence everything is measured by. */
export const FOUNDING_SENTENCE =
  "Turn off the lights in the garage, and send me an email when that's over. Also, set a reminder that I need to take out the trash in the morning.";

export interface DemoOptions {
  readonly json: boolean;
  readonly version: string;
  readonly print: (line: string) => void;
}

/** `hearth demo`: a throw-away house on free ports, the founding sentence, and what came of it. */
export async function runDemo(options: DemoOptions): Promise<0 | 1> {
  const data = mkdtempSync(join(tmpdir(), 'hearth-demo-'));
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const parsed = parseConfig({
    yaml: JSON.stringify({ data, bus: { port: 0 }, http: { host: '127.0.0.1', port: 0 } }),
    env: {},
    defaults: { timezone },
  });
  if (!parsed.ok)
    throw new Error(`the demonstration's own settings have faults: ${JSON.stringify(parsed.faults)}`);
  const hub = await startHub({ config: parsed.config, log: silentLogger, version: options.version });
  try {
    const simulated = hub.family('simulated') as SimulatedHome;
    const lines: string[] = [];
    const print = options.json ? (line: string) => void lines.push(line) : options.print;
    const code = await demo(
      { doorway: hub.doorway, timezone, now: systemClock.now, truth: (id) => simulated.truth(id) },
      print,
    );
    if (options.json) options.print(JSON.stringify({ ok: code === 0, lines }));
    return code;
  } finally {
    await hub.close();
    rmSync(data, { recursive: true, force: true });
  }
}

export interface DemoHouse {
  readonly doorway: Doorway;
  readonly timezone: string;
  readonly now: () => number;
  /** What the simulated lamp physically is, whatever anyone says about it. */
  readonly truth: (device: string) => DeviceState | undefined;
}

const WAIT_MS = 20_000;

/**
 * Says the founding sentence to a fresh house and tells what happens as it happens. Believes nothing: the lamp's physical
 * truth, the mailbox and the reminders are looked up afterwards. Returns the exit code: 0 only when all of it was seen.
 */
export async function demo(house: DemoHouse, print: (line: string) => void): Promise<0 | 1> {
  const garage = house.doorway
    .devices()
    .filter((device) => device.kind === 'light' && device.area === 'garage');
  print(`You:    ${FOUNDING_SENTENCE}`);
  print('');
  const { turn } = await house.doorway.receive({
    channel: 'cli',
    conversation: 'demo',
    text: FOUNDING_SENTENCE,
  });
  const watching = new AbortController();
  const watched = watch(house.doorway, turn, print, watching.signal);
  const view = await house.doorway.settled(turn, WAIT_MS);
  watching.abort();
  await watched;
  print('');
  print(`Hearth: ${view?.reply ?? '(no answer)'}`);
  print('');
  const checks = await look(
    house,
    view,
    garage.map((device) => device.id),
  );
  for (const check of checks) print(`${check.seen ? '✓' : '✗'} ${check.what}`);
  return checks.every((check) => check.seen) ? 0 : 1;
}

/** Prints the journal of a turn in words, while it is written. */
async function watch(
  doorway: Doorway,
  turn: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const groups = new Map<string, number>();
  for await (const line of doorway.follow({ turn }, 0, signal)) {
    const data = isJsonObject(line.data) ? line.data : {};
    if (line.kind === 'created' && data['agent'] === 'group') {
      groups.set(line.process, groups.size + 1);
      print(`${stamp(line)}  group ${groups.size}: ${actionTexts(data).join(' → ')}`);
    }
    const group = groups.get(line.process);
    if (group !== undefined && line.kind === 'outcome')
      for (const text of outcomeTexts(data)) print(`${stamp(line)}  group ${group}: ${text}`);
  }
}

function stamp(line: JournalLine): string {
  return line.at.slice(11, 23);
}

function actionTexts(created: JsonObject): readonly string[] {
  return messages(created['input']).flatMap((message) => {
    const data = isJsonObject(message['data']) ? message['data'] : {};
    return (Array.isArray(data['tasks']) ? data['tasks'] : []).flatMap((task) =>
      isJsonObject(task) && isJsonObject(task['action'])
        ? [`${String(task['action']['service'])}.${String(task['action']['method'])}`]
        : [],
    );
  });
}

function outcomeTexts(outcome: JsonObject): readonly string[] {
  return messages(outcome['out']).flatMap((message) => {
    const data = isJsonObject(message['data']) ? message['data'] : {};
    if (message['type'] === 'decision' && isJsonObject(data['call']))
      return [
        `call ${String(data['call']['service'])}.${String(data['call']['method'])} ${short(data['call']['params'])}`,
      ];
    if (message['type'] === 'verdict')
      return [`seen: ${String(data['status'])} ${short(data['evidence'] ?? data['error'])}`];
    return [];
  });
}

function messages(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function short(value: Json | undefined): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > 140 ? `${text.slice(0, 139)}…` : text;
}

interface Check {
  readonly what: string;
  readonly seen: boolean;
}

/** Looks at the world, not at the answer. */
async function look(
  house: DemoHouse,
  view: TurnView | undefined,
  garage: readonly string[],
): Promise<readonly Check[]> {
  const mails = await list(house, 'email', 'mailbox', {});
  const reminders = await list(house, 'reminders', 'list', {});
  const mail = mails.filter((one) => JSON.stringify(one).toLowerCase().includes('garage'));
  const trash = reminders.filter((one) => String(one['text']).includes('trash'));
  const at = trash[0]?.['at'];
  return [
    { what: 'two groups of actions ran side by side', seen: view?.groups.length === 2 },
    {
      what: `the garage light is physically off (${garage.join(', ')})`,
      seen: garage.length > 0 && garage.every((id) => house.truth(id)?.['on'] === false),
    },
    { what: 'one mail about it arrived in the mailbox', seen: mail.length === 1 },
    {
      what: `one reminder is set for the next morning (${String(at)})`,
      seen: trash.length === 1 && typeof at === 'string' && isNextMorning(at, house.timezone, house.now()),
    },
    {
      what: `the turn ended ${view?.status ?? 'never'} and was answered`,
      seen: view?.status === 'done' && view.reply !== null,
    },
  ];
}

async function list(
  house: DemoHouse,
  service: string,
  method: string,
  params: Json,
): Promise<readonly JsonObject[]> {
  const outcome = await house.doorway.call(service, method, params);
  if (!outcome.ok) return [];
  const found = Array.isArray(outcome.result)
    ? outcome.result
    : isJsonObject(outcome.result)
      ? Object.values(outcome.result).find(Array.isArray)
      : undefined;
  return (found ?? []).filter(isJsonObject);
}

/** Tomorrow between 05:00 and 12:00 on the home's wall clock. */
/** Whether an instant is in the first morning after `now`: today's when the night is not over, tomorrow's otherwise. */
export function isNextMorning(iso: string, timezone: string, now: number): boolean {
  const at = Date.parse(iso);
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(at),
  );
  return at > now && at - now <= 30 * 3_600_000 && hour >= 5 && hour < 12;
}
