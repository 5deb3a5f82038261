import { defined, isJsonObject, type JsonObject } from '../../base/index.ts';
import { askCommand, type CliScope, type CommonOptions, hubCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { type CliIo, EXIT } from '../io.ts';
import { type Columns, cell, localTime, objects, printJson, printLine, printTable } from '../print.ts';
import { printWait } from '../turn.ts';

/** A command that prints the rows of a route. */
export interface List {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The member of the answer that holds the rows. */
  readonly member: string;
  readonly empty: string;
  readonly columns: Columns;
}

const LISTS: readonly List[] = [
  {
    name: 'services',
    description: 'what the house can do',
    path: '/v1/services',
    member: 'services',
    empty: 'No service has come up yet.',
    columns: {
      service: 'service',
      instance: 'instance',
      state: (row) => (row['online'] === true ? 'online' : 'offline'),
      methods: (row) => (isJsonObject(row['methods']) ? Object.keys(row['methods']).join(' ') : ''),
    },
  },
  {
    name: 'devices',
    description: 'the devices and what they last said',
    path: '/v1/devices',
    member: 'devices',
    empty: 'No devices are known yet.',
    columns: {
      name: 'name',
      area: 'area',
      kind: 'kind',
      state: (row) => stateText(row['report']),
    },
  },
  {
    name: 'goals',
    description: 'what the house may want, and what of it is not here',
    path: '/v1/goals',
    member: 'goals',
    empty: 'No goals.',
    columns: {
      goal: 'name',
      then: 'description',
      say: (row) => cell(Array.isArray(row['phrases']) ? row['phrases'][0] : null),
      faults: (row) => objects(row['faults']).map(faultText).join('; '),
    },
  },
  {
    name: 'audit',
    description: 'who did or wanted what, and whether it was allowed, the newest first',
    path: '/v1/audit',
    member: 'audit',
    empty: 'Nothing yet.',
    columns: {
      when: (row) => localTime(row['at']),
      who: (row) => cell(row['person'] ?? 'nobody in particular'),
      role: 'role',
      by: 'via',
      what: (row) => `${cell(row['what'])}${row['times'] === 1 ? '' : ` (${cell(row['times'])} times)`}`,
      outcome: 'outcome',
      why: 'why',
    },
  },
  {
    name: 'reminders',
    description: 'the reminders to come',
    path: '/v1/reminders',
    member: 'reminders',
    empty: 'No reminders.',
    columns: {
      when: (row) => cell(row['words'] ?? localTime(row['at'] ?? row['next'])),
      text: 'text',
    },
  },
  {
    name: 'calendar',
    description: 'the events of the next 31 days',
    path: '/v1/calendar',
    member: 'events',
    empty: 'No events.',
    columns: {
      start: (row) => localTime(row['start']),
      end: (row) => localTime(row['end']),
      title: 'title',
    },
  },
];

export function addList(scope: CliScope, { name, description, path, member, empty, columns }: List): void {
  askCommand(scope, {
    name,
    description,
    ask: (hub) => hub.get(path),
    tell: (answer) => printTable(scope.io, answer[member], columns, empty),
  });
}

/** services, devices, goals, reminders, calendar, processes: what is. */
export function addListCommands(scope: CliScope): void {
  const { io } = scope;
  for (const list of LISTS) addList(scope, list);
  addMisunderstood(scope);
  addLogs(scope);
  askCommand(scope, {
    name: 'processes [id]',
    description: 'what runs and ran; one of them with its actions and questions',
    ask: (hub, [id]) =>
      hub.get(`/v1/processes${id === undefined ? '?limit=200' : `/${encodeURIComponent(id)}`}`),
    tell: (answer) =>
      answer['processes'] === undefined
        ? printProcess(io, answer)
        : printTable(io, answer['processes'], PROCESSES, 'Nothing has run yet.'),
  });
}

interface MisunderstoodOptions extends CommonOptions {
  readonly cases?: true;
}

interface LogOptions extends CommonOptions {
  readonly since?: string;
  readonly turn?: string;
}

/** `hearth logs`: what the hub has told of itself. */
function addLogs(scope: CliScope): void {
  const { io } = scope;
  hubCommand<LogOptions>(scope, {
    name: 'logs',
    description: 'the last lines of the hub’s log',
    options: [
      ['--since <when>', 'only since then: a time in ISO 8601, or how long ago, as 30m, 2h, 1d'],
      ['--turn <id>', 'only lines about this turn, or whatever else has an id'],
    ],
    run: async (hub, _args, { since, turn, json }) => {
      const query = new URLSearchParams({
        ...(since === undefined ? {} : { since: new Date(instantOf(since, io.clock.now())).toISOString() }),
        ...defined({ about: turn }),
      });
      const answer = await hub.get(`/v1/logs?${query}`);
      if (json) printJson(io, answer);
      else for (const line of objects(answer['logs'])) printLine(io, JSON.stringify(line));
      return EXIT.done;
    },
  });
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws Failure `parse-error` for what is no time. */
function instantOf(text: string, now: number): number {
  const ago = /^(\d{1,6})([smhd])$/.exec(text);
  const at = ago === null ? Date.parse(text) : now - Number(ago[1]) * (UNITS[ago[2] ?? ''] ?? 0);
  if (!Number.isNaN(at)) return at;
  throw new Failure(EXIT.usage, 'parse-error', `"${text}" is no time`, {
    hint: 'Write 30m, 2h, 1d, or a time such as 2026-11-22T08:00:00Z.',
  });
}

/** `hearth misunderstood`: what the house should learn to hear. */
function addMisunderstood(scope: CliScope): void {
  const { io } = scope;
  hubCommand<MisunderstoodOptions>(scope, {
    name: 'misunderstood',
    description: 'sentences of the last 30 days that were not understood',
    options: [['--cases', 'print them as "hearth understand" reads them, a line of JSON each']],
    run: async (hub, _args, options) => {
      const answer = await hub.get('/v1/misunderstood?limit=200');
      const rows = objects(answer['misunderstood']);
      if (options.cases)
        for (const { turn, text, at } of rows) printLine(io, JSON.stringify({ id: turn, text, now: at }));
      else if (options.json) printJson(io, answer);
      else printTable(io, rows, MISUNDERSTOOD, 'Everything was understood.');
      return EXIT.done;
    },
  });
}

const MISUNDERSTOOD: Columns = {
  when: (row) => localTime(row['at']),
  said: 'text',
  unknown: (row) => (Array.isArray(row['parts']) ? row['parts'].map((part) => `“${part}”`).join(' ') : ''),
};

const PROCESSES: Columns = {
  process: 'process',
  status: 'status',
  agent: 'agent',
  started: (row) => localTime(row['startedAt']),
  because: 'because',
};

function printProcess(io: CliIo, { process, status, because, actions, waits }: JsonObject): void {
  printLine(io, `${cell(process)}  ${cell(status)}  ${cell(because)}`.trimEnd());
  for (const action of objects(actions)) {
    const error = isJsonObject(action['error']) ? `: ${cell(action['error']['message'])}` : '';
    printLine(io, `  ${cell(action['status'])}: ${cell(action['text'])}${error}`);
  }
  for (const wait of objects(waits)) printWait(io, wait);
}

function stateText(report: JsonObject[string] | undefined): string {
  if (!isJsonObject(report)) return 'nothing heard yet';
  const state = isJsonObject(report['state']) ? report['state'] : {};
  const words = Object.entries(state).map(([key, value]) =>
    key === 'on' ? (value === true ? 'on' : 'off') : `${key} ${cell(value)}`,
  );
  return [...(report['available'] === false ? ['offline, last'] : []), ...words].join(' ');
}

function faultText({ path, message }: JsonObject): string {
  return `${String(path)} ${String(message)}`;
}
