import { isJsonObject, type JsonObject } from '../../base/index.ts';
import { type CliScope, type CommonOptions, hubCommand } from '../command.ts';
import type { HubClient } from '../hub-client.ts';
import { EXIT } from '../io.ts';
import { cell, printJson, printLine, printTable } from '../print.ts';
import { objects, printWait } from '../turn.ts';

interface List {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** The member of the answer that holds the rows. */
  readonly member: string;
  readonly empty: string;
  readonly columns: Readonly<Record<string, (row: JsonObject) => string>>;
}

const LISTS: readonly List[] = [
  {
    name: 'services',
    description: 'what the house can do',
    path: '/v1/services',
    member: 'services',
    empty: 'No service has come up yet.',
    columns: {
      service: (row) => cell(row['service']),
      instance: (row) => cell(row['instance']),
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
      name: (row) => cell(row['name']),
      area: (row) => cell(row['area']),
      kind: (row) => cell(row['kind']),
      state: (row) => stateText(row['report']),
      id: (row) => cell(row['id']),
    },
  },
  {
    name: 'goals',
    description: 'what the house may want, and what of it is not here',
    path: '/v1/goals',
    member: 'goals',
    empty: 'No goals.',
    columns: {
      goal: (row) => cell(row['name']),
      then: (row) => cell(row['description']),
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
      when: (row) => cell(row['at']),
      who: (row) => cell(row['person'] ?? 'nobody in particular'),
      role: (row) => cell(row['role']),
      by: (row) => cell(row['via']),
      what: (row) => `${cell(row['what'])}${row['times'] === 1 ? '' : ` (${cell(row['times'])} times)`}`,
      outcome: (row) => cell(row['outcome']),
      why: (row) => cell(row['why']),
    },
  },
  {
    name: 'reminders',
    description: 'the reminders to come',
    path: '/v1/reminders',
    member: 'reminders',
    empty: 'No reminders.',
    columns: {
      when: (row) => cell(row['at'] ?? row['next']),
      text: (row) => cell(row['text']),
      repeats: (row) => cell(row['rrule']),
      id: (row) => cell(row['id']),
    },
  },
  {
    name: 'calendar',
    description: 'the events of the next 31 days',
    path: '/v1/calendar',
    member: 'events',
    empty: 'No events.',
    columns: {
      start: (row) => cell(row['start']),
      end: (row) => cell(row['end']),
      title: (row) => cell(row['title']),
      id: (row) => cell(row['id']),
    },
  },
];

/** services, devices, goals, reminders, calendar, processes: what is. */
export function addListCommands(scope: CliScope): void {
  const { io } = scope;
  for (const list of LISTS)
    hubCommand(scope, {
      name: list.name,
      description: list.description,
      run: async (hub, _args, options) => {
        const answer = await hub.get(list.path);
        const rows = objects(answer[list.member]);
        if (options.json) printJson(io, answer);
        else if (rows.length === 0) printLine(io, list.empty);
        else
          printTable(
            io,
            Object.keys(list.columns),
            rows.map((row) => Object.values(list.columns).map((column) => column(row))),
          );
        return EXIT.done;
      },
    });
  hubCommand(scope, {
    name: 'processes [id]',
    description: 'what runs and ran; one of them with its actions and questions',
    run: async (hub, [id], options) => {
      await (id === undefined ? showProcesses(scope, hub, options) : showProcess(scope, hub, id, options));
      return EXIT.done;
    },
  });
}

async function showProcesses({ io }: CliScope, hub: HubClient, options: CommonOptions): Promise<void> {
  const answer = await hub.get('/v1/processes?limit=200');
  const rows = objects(answer['processes']);
  if (options.json) printJson(io, answer);
  else if (rows.length === 0) printLine(io, 'Nothing has run yet.');
  else
    printTable(
      io,
      ['process', 'status', 'agent', 'started', 'because'],
      rows.map((row) => [
        cell(row['process']),
        cell(row['status']),
        cell(row['agent']),
        cell(row['startedAt']),
        cell(row['because']),
      ]),
    );
}

async function showProcess(
  { io }: CliScope,
  hub: HubClient,
  id: string,
  options: CommonOptions,
): Promise<void> {
  const process = await hub.get(`/v1/processes/${encodeURIComponent(id)}`);
  if (options.json) {
    printJson(io, process);
    return;
  }
  printLine(
    io,
    `${cell(process['process'])}  ${cell(process['status'])}  ${cell(process['because'])}`.trimEnd(),
  );
  for (const action of objects(process['actions'])) {
    const error = isJsonObject(action['error']) ? `: ${cell(action['error']['message'])}` : '';
    printLine(io, `  ${cell(action['status'])}: ${cell(action['text'])}${error}`);
  }
  for (const wait of objects(process['waits'])) printWait(io, wait);
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
