import type { JsonObject } from '../../base/index.ts';
import { askCommand, type CliScope, hubCommand } from '../command.ts';
import type { HubClient } from '../hub-client.ts';
import { type Columns, cell, localTime, objects, plain, printLine, printTable, wordsOf } from '../print.ts';
import { printWait, sayAndFollow } from '../turn.ts';
import { addList, type List } from './lists.ts';
import { parseSeconds, WAIT_OPTION } from './talk.ts';

/** A list that a service tells: by its method, the member of the result that holds the rows, and what is shown of each. */
interface ServiceList {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  readonly member: string;
  readonly empty: string;
  readonly columns: Columns;
}

const LISTS: readonly ServiceList[] = [
  {
    name: 'timers',
    description: 'the timers, and what is left of them',
    method: 'timer/get',
    member: 'timers',
    empty: 'No timers.',
    columns: {
      timer: ({ name }) => cell(name ?? 'timer'),
      state: 'state',
      left: ({ remaining_seconds: left }) => (typeof left === 'number' ? leftText(left) : ''),
    },
  },
  {
    name: 'alarms',
    description: 'the alarms that will ring',
    method: 'alarm/list',
    member: 'alarms',
    empty: 'No alarms.',
    columns: { alarm: ({ name }) => cell(name ?? 'alarm'), when: 'words', state: 'state' },
  },
  {
    name: 'scenes',
    description: 'the scenes of the house',
    method: 'scene/list',
    member: 'scenes',
    empty: 'No scenes.',
    columns: { scene: 'name', devices: 'devices' },
  },
  {
    name: 'notes',
    description: 'what the house was told to remember',
    method: 'notes/find',
    member: 'notes',
    empty: 'No notes.',
    columns: { note: 'text', by: 'person', when: ({ at }) => localTime(at) },
  },
];

/** lists, timers, alarms, scenes, notes, schedules, people, areas, mailbox, questions, log, undo: what a day at home needs. */
export function addDailyCommands(scope: CliScope): void {
  const { io } = scope;
  for (const { name, description, method, member, empty, columns } of LISTS)
    askCommand(scope, {
      name,
      description,
      ask: (hub) => called(hub, method),
      tell: (result) => printTable(io, result[member], columns, empty),
    });
  askCommand(scope, {
    name: 'lists [name...]',
    description: 'the lists of the house; one of them with its items',
    ask: (hub, [words]) => {
      const list = [words ?? []].flat().join(' ');
      return list === '' ? called(hub, 'list/list') : called(hub, 'list/get', { list });
    },
    tell: ({ lists, items }) =>
      lists === undefined
        ? printTable(
            io,
            items,
            { item: 'item', done: ({ completed, done }) => ((completed ?? done) ? '✓' : '') },
            'Nothing on it.',
          )
        : printTable(io, lists, { list: 'list', 'still to get': 'open' }, 'No lists.'),
  });
  for (const list of ROUTES) addList(scope, list);
  askCommand(scope, {
    name: 'questions',
    description: 'what the house waits to be told',
    ask: (hub) => hub.get('/v1/waits'),
    tell: ({ waits }) => {
      const open = objects(waits);
      if (open.length === 0) printLine(io, 'No questions.');
      for (const wait of open) printWait(io, wait);
    },
  });
  askCommand(scope, {
    name: 'log',
    description: 'what was said lately, and what was answered',
    ask: (hub) => hub.get('/v1/turns?limit=50'),
    tell: ({ turns }) => {
      const said = objects(turns);
      if (said.length === 0) printLine(io, 'Nothing was said yet.');
      for (const { startedAt, text, reply } of said) {
        printLine(io, `${localTime(startedAt)}  ${plain(cell(text))}`);
        if (reply !== null) printLine(io, `${' '.repeat(18)}${plain(cell(reply))}`);
      }
    },
  });
  hubCommand<{ readonly wait?: string; readonly json?: true; readonly conversation?: string }>(scope, {
    name: 'undo',
    description: 'take back what was done last',
    options: [WAIT_OPTION, ['--conversation <name>', 'of which talk (default: that of "hearth say")']],
    run: (hub, _args, { wait, json, conversation }) =>
      sayAndFollow(io, hub, 'undo that', {
        waitSeconds: parseSeconds(wait),
        json: json === true,
        ...(conversation === undefined ? {} : { conversation }),
      }),
  });
}

/** A list that has a route of its own. */
const ROUTES: readonly List[] = [
  {
    name: 'schedules',
    description: 'what will be done later, or each time something happens',
    path: '/v1/schedules',
    member: 'schedules',
    empty: 'Nothing is scheduled.',
    columns: { when: (row) => cell(row['words'] ?? localTime(row['at'])), what: 'text', for: 'person' },
  },
  {
    name: 'people',
    description: 'who lives here',
    path: '/v1/people',
    member: 'people',
    empty: 'Nobody is known.',
    columns: { name: 'name', role: 'role', 'also called': ({ aliases }) => wordsOf(aliases, ', ') },
  },
  {
    name: 'areas',
    description: 'the rooms and places',
    path: '/v1/areas',
    member: 'areas',
    empty: 'No areas.',
    columns: { area: 'name', floor: 'floor', 'also called': ({ aliases }) => wordsOf(aliases, ', ') },
  },
  {
    name: 'mailbox',
    description: 'the mails of the house, and what became of them',
    path: '/v1/mailbox',
    member: 'mails',
    empty: 'No mails.',
    columns: {
      when: ({ at, created_at: made }) => localTime(at ?? made),
      to: ({ to }) => wordsOf(to, ', '),
      subject: 'subject',
      state: 'fate',
    },
  },
];

async function called(hub: HubClient, method: string, params: JsonObject = {}): Promise<JsonObject> {
  const { result } = await hub.post(`/v1/services/${method}`, params);
  return result as JsonObject;
}

/** "1:05:00", "9:30" */
function leftText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const [hours, ...rest] = parts;
  const told = hours === 0 ? rest : parts;
  return told.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
