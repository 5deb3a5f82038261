import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Breach,
  breachesOf,
  fullFolders,
  type HouseRules,
  idleExceptions,
  ROOF,
  type Rule,
  YARD,
} from './kit/house-rules.ts';
import { importsOf, scan } from './kit/source-scan.ts';
import { sources } from './kit/sources.ts';

/** What services and devices may lean on; never on each other, never on the thinking rooms. */
const GUESTS = ['access', 'base', 'domain', 'store', 'bus', 'web'];

/** Who may import whom (CONTRIBUTING.md, "Walls"). Arrows only point down. */
const RULES: HouseRules = {
  table: {
    base: [],
    domain: ['base'],
    access: ['base', 'domain', 'store'],
    store: ['base'],
    bus: ['base', 'domain', 'store', 'access'],
    tls: ['base', 'store'],
    web: ['base'],
    voice: ['base', 'domain'],
    llm: ['base', 'domain'],
    flow: ['base'],
    planning: ['base'],
    home: ['base', 'domain', 'store', 'bus', 'access'],
    notices: ['base', 'domain', 'store', 'access', 'bus'],
    announcing: ['base', 'domain', 'bus', 'home'],
    understanding: ['base', 'domain', 'llm'],
    agents: ['base', 'domain', 'store', 'flow', 'planning'],
    patterns: ['base', 'flow', 'planning', 'agents'],
    remote: ['base', 'domain', 'store', 'access', 'bus', 'flow', 'agents'],
    builders: ['base', 'domain', 'access', 'bus', 'flow', 'agents', 'patterns', 'remote'],
    assistant: [
      'base',
      'domain',
      'store',
      'access',
      'bus',
      'llm',
      'home',
      'notices',
      'flow',
      'planning',
      'understanding',
      'agents',
      'patterns',
    ],
    due: ['base', 'domain', 'store', 'access', 'bus'],
    channels: ['base', 'domain', 'store', 'access', 'bus', 'voice'],
    mcp: ['base', 'domain', 'store', 'access', 'bus'],
    cli: ['base', 'domain', 'access'],
    config: [
      'base',
      'domain',
      'access',
      'bus',
      'tls',
      'llm',
      'understanding',
      'assistant',
      'announcing',
      'src/catalogue.ts',
    ],
    [ROOF]: ['*'],
    'src/catalogue.ts': ['domain', 'bus', 'services/*', 'devices/*'],
    'src/engine-flags.ts': [],
    'src/launch.ts': ['src/engine-flags.ts', 'src/main.ts'],
    'src/main.ts': ['base', 'cli', ROOF],
    [YARD]: ['*'],
    ...Object.fromEntries(
      guestRooms().map((room) => [room, room.startsWith('services/') ? [...GUESTS, 'due'] : GUESTS]),
    ),
  },
  inner: {
    // By the way of a sentence.
    'src/understanding': {
      text: [],
      languages: ['text'],
      times: ['text', 'languages'],
      phrases: ['text', 'languages'],
      names: ['text', 'languages', 'phrases'],
      read: ['text', 'languages', 'times', 'phrases', 'names'],
      split: ['text', 'languages', 'times', 'phrases', 'names', 'read'],
      meaning: ['text', 'languages', 'times', 'phrases', 'names', 'read', 'split'],
      plan: ['text', 'languages', 'times', 'phrases', 'names', 'read', 'split', 'meaning'],
      robust: ['text', 'languages', 'phrases', 'names', 'read', 'plan'],
      sound: ['text', 'languages', 'phrases', 'names', 'plan', 'robust'],
      'languages/en': ['text', 'languages', 'times', 'phrases'],
    },
  },
  letters: {
    engine: 'src/understanding/',
    languages: 'src/understanding/languages/',
    names: new Set([]),
  },
  tongues: {
    'better-sqlite3': ['store'],
    mqtt: ['bus'],
    'mqtt-packet': ['bus'],
    aedes: ['bus'],
    'aedes-persistence': ['bus'],
    ajv: ['bus'],
    '@modelcontextprotocol/server': ['mcp'],
    '@modelcontextprotocol/node': ['mcp'],
    fastify: ['channels'],
    '@fastify/websocket': ['channels'],
    ws: ['channels'],
    nodemailer: ['services/email'],
    commander: ['cli'],
    ollama: ['llm'],
    openai: ['llm'],
    luxon: ['base', 'understanding'],
    // The library of record that occurrences are compared with in a test, and nothing that runs.
    'rrule-temporal': [],
    'node-cron': ['base'],
    'ical.js': ['services/calendar'],
    pkijs: ['tls'],
    asn1js: ['tls'],
    pino: ['src/app/pino-logger.ts'],
    'bonjour-service': ['src/app/hub/mdns.ts'],
    yaml: ['src/config/source.ts'],
  },
  linesMax: 400,
  filesMax: 30,
  exceptions: [
    { rule: 'letters', file: 'src/understanding/languages/roles.ts', because: 'roles are told by examples' },
    {
      rule: 'letters',
      file: 'src/understanding/languages/speech-roles.ts',
      because: 'roles are told by examples',
    },
    {
      rule: 'letters',
      file: 'src/understanding/languages/holiday-table.ts',
      because: 'its rows begin with the rule they follow',
    },
    {
      rule: 'letters',
      file: 'src/understanding/plan/explain-text.ts',
      because: 'it is read by who builds the house, as errors are',
    },
    {
      rule: 'memory',
      file: 'src/understanding/text/trigrams.ts',
      because: 'what a pattern needs is the same in every language, and is kept with the pattern',
    },
    {
      rule: 'memory',
      file: 'src/understanding/languages/language.ts',
      because: 'places are numbered when the program is loaded',
    },
    {
      rule: 'memory',
      file: 'src/understanding/read/sentence.ts',
      because: 'places are numbered when the program is loaded',
    },
    { rule: 'time', file: 'src/base/clock.ts', because: 'it is the clock' },
    { rule: 'process', file: 'src/launch.ts', because: 'it runs before main.ts, to load it' },
    {
      rule: 'process',
      file: 'src/store/sqlite.ts',
      because: 'Node’s version decides which SQLite it can load',
    },
    { rule: 'time', file: 'src/main.ts', because: 'it hands the stopwatch in' },
    { rule: 'time', file: 'src/base/ids.ts', because: 'an id wants to be unique, not to be on time' },
    { rule: 'time', file: 'src/store/store.ts', because: 'the date of a migration is for people only' },
  ],
};

function guestRooms(): string[] {
  return ['services', 'devices'].flatMap((wing) =>
    readdirSync(wing, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${wing}/${entry.name}`),
  );
}

function houseAsItStands(): Map<string, string> {
  return new Map(sources(['src', 'services', 'devices', 'bench']).map(({ path, text }) => [path, text]));
}

const told = (breaches: readonly Breach[]) =>
  breaches.map(({ rule, file, line, message }) => `${file}:${line} [${rule}] ${message}`);

/** A small house without a fault, for planting one. */
const SOUND: Readonly<Record<string, string>> = {
  'src/base/index.ts': "/** base: the floor. */\nexport * from './clock.ts';\n",
  'src/base/clock.ts': 'export const now = () => Date.now();\n',
  'src/bus/index.ts': "/** bus: the wires. */\nexport * from './wire.ts';\n",
  'src/bus/wire.ts':
    "import mqtt from 'mqtt';\nimport { now } from '../base/index.ts';\nexport const wire = [mqtt, now];\n",
  'src/home/index.ts': "/** home: the rooms. */\nexport * from './home.ts';\n",
  'src/home/home.ts': "import { wire } from '../bus/index.ts';\nexport const home = wire;\n",
  'src/understanding/index.ts': "/** understanding: words. */\nexport { names } from './names/index.ts';\n",
  'src/understanding/text/index.ts': "/** text: letters. */\nexport const text = 'the-kitchen';\n",
  'src/understanding/names/index.ts': "/** names. */\nexport { text as names } from '../text/index.ts';\n",
  'src/understanding/languages/en/index.ts': "/** English. */\nexport const WORDS = 'the my kitchen in';\n",
  'src/app/hub.ts': "import { home } from '../home/index.ts';\nexport const hub = home;\n",
  'src/main.ts': "import { hub } from './app/hub.ts';\nprocess.exit(hub ? 0 : 1);\n",
};

function breachesWith(planted: Readonly<Record<string, string>>): Breach[] {
  return breachesOf(new Map(Object.entries({ ...SOUND, ...planted })), RULES);
}

const HOME = "import { wire } from '../bus/index.ts';\nexport const home = wire;\n";

/** One fault for every rule, and the forms in which it likes to hide. */
const PLANTED: readonly (readonly [fault: string, rule: Rule, file: string, source: string])[] = [
  ['a room outside the table', 'room', 'src/attic/index.ts', '/** attic */\n'],
  ['a fourth file beside the rooms', 'room', 'src/attic.ts', 'export const a = 1;\n'],
  [
    'an arrow that points up',
    'import',
    'src/base/up.ts',
    "import { wire } from '../bus/index.ts';\nexport { wire };\n",
  ],
  [
    'an arrow up by type',
    'import',
    'src/base/up.ts',
    "import type { wire } from '../bus/index.ts';\nexport type W = typeof wire;\n",
  ],
  ['an arrow up by re-export', 'import', 'src/base/up.ts', "export * from '../bus/index.ts';\n"],
  [
    'an arrow up at run time',
    'import',
    'src/base/up.ts',
    "export const later = () => import('../bus/index.ts');\n",
  ],
  ['an arrow up in a type', 'import', 'src/base/up.ts', "export type W = import('../bus/index.ts').Wire;\n"],
  ['an arrow up for its effect', 'import', 'src/base/up.ts', "import '../bus/index.ts';\n"],
  [
    'a room that imports the roof',
    'import',
    'src/home/up.ts',
    "import { hub } from '../app/hub.ts';\nexport { hub };\n",
  ],
  [
    'a thinking room in a service',
    'import',
    'services/light/index.ts',
    "/** light */\nimport { home } from '../../src/home/index.ts';\nexport { home };\n",
  ],
  [
    'a door walked round',
    'door',
    'src/home/home.ts',
    "import { wire } from '../bus/wire.ts';\nexport const home = wire;\n",
  ],
  [
    'a missing extension',
    'extension',
    'src/home/home.ts',
    "import { wire } from '../bus/index';\nexport const home = wire;\n",
  ],
  [
    'an arrow up within a room',
    'import',
    'src/understanding/text/up.ts',
    "import { X } from '../names/index.ts';\nexport { X };\n",
  ],
  [
    'the engine that asks a language for itself',
    'import',
    'src/understanding/names/up.ts',
    "import { ENGLISH } from '../languages/en/index.ts';\nexport { ENGLISH };\n",
  ],
  [
    'a door walked round within a room',
    'door',
    'src/understanding/names/up.ts',
    "import { X } from '../text/token.ts';\nexport { X };\n",
  ],
  [
    'a word that is compared',
    'letters',
    'src/understanding/read/x.ts',
    "export const x = (word: string) => word === 'kitchen';\n",
  ],
  ['a word in a list', 'letters', 'src/understanding/read/x.ts', "export const x = new Set(['kitchen']);\n"],
  [
    'words in a string',
    'letters',
    'src/understanding/read/x.ts',
    "export const x = 'the kitchen'.split(' ');\n",
  ],
  [
    'words in a pattern',
    'letters',
    'src/understanding/read/x.ts',
    'export const x = /(?:the|my) kitchen/;\n',
  ],
  [
    'words in a template',
    'letters',
    'src/understanding/read/x.ts',
    'export const x = `lamps in the kitchen`;\n',
  ],
  [
    'a weak map of a module',
    'memory',
    'src/understanding/read/x.ts',
    'const known = new WeakMap<object, number>();\nexport const x = (key: object) => known.get(key);\n',
  ],
  [
    'a map that a module fills',
    'memory',
    'src/understanding/read/x.ts',
    'export const known: Map<string, number> = new Map<string, number>();\n',
  ],
  [
    'a variable of a module',
    'memory',
    'src/understanding/read/x.ts',
    'let last = 0;\nexport const x = () => last++;\n',
  ],
  ['a foreign tongue', 'tongue', 'src/home/home.ts', `import Database from 'better-sqlite3';\n${HOME}`],
  [
    'a foreign tongue by its subpath',
    'tongue',
    'src/home/home.ts',
    `import plugin from 'fastify/lib/route.js';\n${HOME}`,
  ],
  [
    'a foreign tongue at run time',
    'tongue',
    'src/home/home.ts',
    `${HOME}export const t = async () => (await import('nodemailer')).default;\n`,
  ],
  [
    'process outside main.ts',
    'process',
    'src/home/home.ts',
    `${HOME}export const port = process.env['PORT'];\n`,
  ],
  [
    'process by import',
    'process',
    'src/home/home.ts',
    `import { env } from 'node:process';\n${HOME}export const e = env;\n`,
  ],
  ['a name that says nothing', 'name', 'src/home/string-utils.ts', 'export const a = 1;\n'],
  ['a file of 401 lines', 'length', 'src/home/long.ts', 'export const a = 1;\n'.repeat(401)],
  ['SQL outside a store', 'sql', 'src/home/home.ts', `${HOME}export const q = 'SELECT id FROM device';\n`],
  [
    'SQL in a template',
    'sql',
    'src/home/home.ts',
    `${HOME}export const q = \`\n  INSERT INTO device (id) VALUES (?)\`;\n`,
  ],
  ['a door without a word', 'docstring', 'src/home/index.ts', "export * from './home.ts';\n"],
  ['the time of day', 'time', 'src/home/home.ts', `${HOME}export const at = Date.now();\n`],
  ['the time of day by Date', 'time', 'src/home/home.ts', `${HOME}export const at = new Date();\n`],
  ['a timer', 'time', 'src/home/home.ts', `${HOME}setTimeout(() => {}, 5);\n`],
  [
    'a timer by import',
    'time',
    'src/home/home.ts',
    `import { setTimeout as sleep } from 'node:timers/promises';\n${HOME}export { sleep };\n`,
  ],
  ['work left over', 'unfinished', 'src/home/home.ts', `${HOME}// TODO: the garden\n`],
  ['work put off', 'unfinished', 'src/home/home.ts', `${HOME}/** Only lights, for now. */\n`],
];

describe('the house keeps its rules', () => {
  it('as it stands', () => {
    expect(told(breachesOf(houseAsItStands(), RULES))).toEqual([]);
  });

  it('and excuses nothing that needs no excuse', () => {
    expect(idleExceptions(houseAsItStands(), RULES)).toEqual([]);
  });

  it('also where it is tested: no folder of tests holds more than thirty files', () => {
    const paths = sources(['test']).map(({ path }) => path);
    expect(told(fullFolders(paths, RULES.filesMax))).toEqual([]);
  });

  it('has a room for each row of the table', () => {
    const placeOf = (name: string) => (name === YARD || name.includes('/') ? name : `src/${name}`);
    expect(Object.keys(RULES.table).filter((name) => !existsSync(placeOf(name)))).toEqual([]);
  });

  it('as CONTRIBUTING tells them: each room with those it may import', () => {
    const walls = readFileSync('CONTRIBUTING.md', 'utf8').split('## Walls')[1]!.split('\n## ')[0]!;
    const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    const rows = [...walls.matchAll(/^\| (`.+`) \| (.+) \|$/gm)];
    const told = new Map(
      rows.flatMap(([, rooms, cell]) =>
        namesIn(rooms!).map((room) => [room.replace(/^(?=.*\.ts$)/, 'src/'), cell!]),
      ),
    );
    expect(
      [...told.keys()].filter((room) => RULES.table[room] === undefined && !room.endsWith('/*')),
    ).toEqual([]);
    // main.ts, launch.ts and engine-flags.ts are told of in words.
    const rooms = Object.keys(RULES.table).filter(
      (room) => !/^(?:bench|services\/.*|devices\/.*|src\/(?:main|launch|engine-flags)\.ts)$/.test(room),
    );
    for (const room of rooms) {
      const cell = told.get(room);
      expect(cell, `${room} stands in CONTRIBUTING`).toBeDefined();
      // What is told in words is told by what is left out.
      if (/^all|^everything/.test(cell!)) continue;
      const allowed = RULES.table[room]!.map((name) => name.replace(/^src\//, ''));
      expect(namesIn(cell!).toSorted(), room).toEqual(allowed.toSorted());
    }
  });
});

describe('the rules find a planted fault', () => {
  it('and none in a sound house', () => {
    expect(told(breachesWith({}))).toEqual([]);
  });

  it.each(PLANTED)('%s', (_fault, rule, file, source) => {
    const rules = { ...RULES, table: { ...RULES.table, 'services/light': GUESTS } };
    const breaches = breachesOf(new Map(Object.entries({ ...SOUND, [file]: source })), rules);
    expect(breaches.map((breach) => [breach.rule, breach.file])).toContainEqual([rule, file]);
    expect(breaches.every((breach) => breach.rule === rule || rule === 'room')).toBe(true);
  });

  it('a folder of thirty-one files, and not one of thirty', () => {
    const files = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`src/home/cellar/c${at}.ts`, 'export const a = 1;\n']),
      );
    expect(told(breachesWith(files(30)))).toEqual([]);
    expect(told(breachesWith(files(31)))).toEqual([
      'src/home/cellar:1 [folder] 31 files, at most 30: make rooms of it',
    ]);
  });

  it('a circle of files, also of three and also by types alone', () => {
    const circle = breachesWith({
      'src/home/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'src/home/b.ts': "import type { C } from './c.ts';\nexport type B = C;\n",
      'src/home/c.ts': "import type { A } from './a.ts';\nexport type C = A;\n",
    });
    expect(circle).toHaveLength(1);
    expect(circle[0]).toMatchObject({ rule: 'cycle', file: 'src/home/a.ts' });
  });

  it('a service that leans on another', () => {
    const rules = { ...RULES, table: { ...RULES.table, 'services/a': GUESTS, 'services/b': GUESTS } };
    const house = new Map([
      ['services/a/index.ts', '/** a */\nexport const a = 1;\n'],
      ['services/b/index.ts', "/** b */\nexport { a } from '../a/index.ts';\n"],
    ]);
    expect(told(breachesOf(house, rules))).toEqual([
      'services/b/index.ts:2 [import] services/b may not import services/a ("../a/index.ts")',
    ]);
  });

  it('but not the second door of a service, its sentences', () => {
    const rules = { ...RULES, table: { ...RULES.table, 'services/light': GUESTS } };
    const house = new Map([
      ['services/light/phrases.ts', 'export const phrases = {};\n'],
      ['src/catalogue.ts', "export { phrases } from '../services/light/phrases.ts';\n"],
    ]);
    expect(told(breachesOf(house, rules))).toEqual([]);
  });

  it('and says the line it stands on', () => {
    const [breach] = breachesWith({ 'src/home/home.ts': `${HOME}\n\nexport const at = Date.now();\n` });
    expect(breach).toMatchObject({ line: 5, rule: 'time' });
  });
});

describe('the scanner reads what is code and what is not', () => {
  it('leaves comments, strings and regular expressions alone', () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source text under test
    const innocent = [
      "// import x from '../bus/wire.ts'; Date.now()",
      "/* process.exit(1) */ export const a = 'Date.now()';",
      'export const b = /[/"\']import "mqtt"/g.test(a) ? `setTimeout( ${a.length / 2 / 1} process.env` : "it\'s";',
      'export const process = { id: 1, status: "x", on: 2 }; export const c = process.status;',
      "export const talk = 'that is all for now; select a lamp, update the list';",
    ].join('\n');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
    expect(told(breachesWith({ 'src/home/innocent.ts': innocent }))).toEqual([]);
  });

  it('reads code inside a template, also nested', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
    const source = 'export const t = `a ${`b ${Date.now()} } c`} d ${{ a: 1 }.a}`; const e = process.env;';
    const rules = breachesWith({ 'src/home/t.ts': source }).map(({ rule }) => rule);
    expect(rules.sort()).toEqual(['process', 'time']);
  });

  it('finds every kind of import', () => {
    const source = [
      "import a, { type B } from 'one';",
      "import type { C } from 'two';",
      'import * as d from "three";',
      "import 'four';",
      "export * from 'five';",
      "export { e } from 'six';",
      "export interface F { readonly g: import('seven').G }",
      "const h = await import('eight');",
      "import {\n  i, // from 'nowhere'\n  j,\n} from 'nine';",
    ].join('\n');
    const names = importsOf(scan(source)).map(({ specifier }) => specifier);
    expect(names.sort()).toEqual(['eight', 'five', 'four', 'nine', 'one', 'seven', 'six', 'three', 'two']);
  });
});

describe('what the bundle runs', () => {
  it('loads no part of Node by import(), which what was compiled ahead does not have (launch.ts)', () => {
    const late = sources(['src', 'services', 'devices'])
      .filter(({ text }) => /\bimport\('node:/.test(text))
      .map(({ path }) => path);
    expect(late).toEqual([]);
  });
});
