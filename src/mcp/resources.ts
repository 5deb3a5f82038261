import type { Audit, Authority } from '../access/index.ts';
import type { Json } from '../base/index.ts';
import type { Doorway } from '../domain/index.ts';
import type { McpClient } from './client.ts';

export interface ResourceParts {
  readonly authority: Authority;
  readonly audit: Audit;
  readonly today: (doorway: Doorway, date?: string) => Promise<Json>;
}

/** What can be read, as a client is told of it. */
export interface ResourceView {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

interface Shelf extends ResourceView {
  /** The address; `{id}` stands for one segment. */
  readonly uri: string;
  /** Any one of these scopes opens it. */
  readonly scopes: readonly string[];
  /** For those who may run the house (the row `house` of the table). */
  readonly house?: true;
  /** Undefined where there is no such thing, or none that is this speaker's to see. */
  readonly read: (
    client: McpClient,
    parts: ResourceParts,
    segment: string,
  ) => Promise<Json> | Json | undefined;
}

const JSON_TYPE = 'application/json';
const LINES_MAX = 200;

const READ = { mimeType: JSON_TYPE, scopes: ['read'] };

/** The same reads as by HTTP, with the same scopes. */
const SHELVES: readonly Shelf[] = [
  {
    ...READ,
    uri: 'hearth://devices',
    name: 'devices',
    title: 'Devices',
    description: 'The devices that one may use, each with its last report.',
    read: ({ doorway }) => plain({ devices: doorway.devices() }),
  },
  {
    ...READ,
    uri: 'hearth://devices/{id}',
    name: 'device',
    title: 'One device',
    description: 'A device by its id, with its last report.',
    read: ({ doorway }, _parts, id) => {
      const device = doorway.device(id);
      return device && plain(device);
    },
  },
  {
    mimeType: JSON_TYPE,
    scopes: ['speak', 'read'],
    uri: 'hearth://today',
    name: 'today',
    title: 'Today',
    description: 'Events, reminders, alarms, timers and commands for later of this day.',
    read: ({ doorway }, { today }) => today(doorway),
  },
  {
    mimeType: JSON_TYPE,
    scopes: ['speak', 'read'],
    uri: 'hearth://today/{date}',
    name: 'day',
    title: 'Another day',
    description: 'The same of another day, as 2026-11-23.',
    read: ({ doorway }, { today }, date) => (isDate(date) ? today(doorway, date) : undefined),
  },
  {
    ...READ,
    uri: 'hearth://turns',
    name: 'turns',
    title: 'What was said',
    description: 'One’s own turns, the last of them: what was said and what became of it.',
    read: ({ doorway }) => plain({ turns: doorway.turns() }),
  },
  {
    mimeType: JSON_TYPE,
    scopes: ['speak', 'read'],
    uri: 'hearth://turns/{turn}',
    name: 'turn',
    title: 'A turn’s report',
    description:
      'What became of one message: its groups, actions, what was seen, its questions and its answer.',
    read: ({ doorway }, _parts, turn) => {
      const view = doorway.turn(turn);
      return view && plain(view);
    },
  },
  {
    ...READ,
    uri: 'hearth://journal',
    name: 'journal',
    title: 'Journal',
    description:
      'What happened in one’s own turns, in order, from the first line; `next` is where it goes on.',
    read: ({ doorway }) => journalAfter(doorway, 0),
  },
  {
    ...READ,
    uri: 'hearth://journal/{after}',
    name: 'journal-after',
    title: 'Journal, further on',
    description: 'The lines after this sequence number.',
    read: ({ doorway }, _parts, after) =>
      /^\d{1,15}$/.test(after) ? journalAfter(doorway, Number(after)) : undefined,
  },
  {
    mimeType: JSON_TYPE,
    scopes: ['admin'],
    house: true,
    uri: 'hearth://audit',
    name: 'audit',
    title: 'Audit',
    description: 'Who did or wanted what, by which token or account, allowed or refused; the newest first.',
    read: (_client, { audit }) => plain({ audit: audit.list({ limit: LINES_MAX }) }),
  },
];

export function resourcesOf(client: McpClient, parts: ResourceParts) {
  const open = SHELVES.filter((shelf) => isOpen(shelf, client, parts));
  const isTemplate = ({ uri }: Shelf) => uri.includes('{');
  return {
    resources: open.filter((one) => !isTemplate(one)).map((one) => ({ ...viewOf(one), uri: one.uri })),
    templates: open.filter(isTemplate).map((one) => ({ ...viewOf(one), uriTemplate: one.uri })),
  };
}

/** What is at the address, as JSON; undefined where there is nothing, or nothing for this client. */
export async function readResource(
  uri: string,
  client: McpClient,
  parts: ResourceParts,
): Promise<Json | undefined> {
  for (const shelf of SHELVES) {
    const segment = segmentOf(shelf.uri, uri);
    if (segment === undefined) continue;
    if (isOpen(shelf, client, parts)) return await shelf.read(client, parts, segment);
    if (shelf.house === true) refuse(shelf, client, parts);
  }
  return undefined;
}

function isOpen(
  { scopes, house }: Shelf,
  { token, speaker }: McpClient,
  { authority }: ResourceParts,
): boolean {
  if (!scopes.some((scope) => token.scopes.includes(scope))) return false;
  return house !== true || authority.may(speaker, { permission: 'house' }).type === 'allowed';
}

/** Whoever knocks at the audit is in it, as by HTTP. */
function refuse({ name }: Shelf, { speaker }: McpClient, { audit }: ResourceParts): void {
  const why = 'its token does not open this';
  audit.record(speaker, { what: `read ${name}`, permission: 'house', outcome: 'refused', why });
}

/** What stands for the braces; empty where there are none, undefined where the address is another. */
function segmentOf(pattern: string, uri: string): string | undefined {
  const [before = '', after] = pattern.split('{');
  if (after === undefined) return uri === pattern ? '' : undefined;
  const segment = uri.startsWith(before) ? uri.slice(before.length) : '';
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function journalAfter(doorway: Doorway, after: number): Json {
  const journal = doorway.journal({ after, limit: LINES_MAX });
  const next = journal.length < LINES_MAX ? null : (journal.at(-1)?.seq ?? null);
  return plain({ journal, next });
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** As the wire has it: without members that say nothing. */
function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

function viewOf({ name, title, description, mimeType }: Shelf): ResourceView {
  return { name, title, description, mimeType };
}
