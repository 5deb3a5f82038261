import { posix } from 'node:path';
import { type Import, importsOf, lineOf, type Piece, type Scanned, scan } from './source-scan.ts';

export interface HouseRules {
  /** For each room the rooms it may import; `*` at the end stands for every room that begins so. */
  readonly table: Readonly<Record<string, readonly string[]>>;
  /** Rooms within a room: its folder, and for each of its folders those it may import. What lies beside them may import all. */
  readonly inner: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Where no words of a language may stand but in the folders of languages. */
  readonly letters: LetterRules;
  /** Packages that only some rooms may speak to. A package's subpaths are meant with it. */
  readonly tongues: Readonly<Record<string, readonly string[]>>;
  readonly linesMax: number;
  /** How many sources a folder may hold, not counting those of its folders. */
  readonly filesMax: number;
  /** Files that may break a rule, each with the reason. */
  readonly exceptions: readonly { readonly rule: Rule; readonly file: string; readonly because: string }[];
}

export interface LetterRules {
  readonly engine: string;
  /** Of this folder each folder is a language; its words are those that stand in its strings. */
  readonly languages: string;
  /** Words that are names here: of methods, parameters, states and formats. Those of types need not be listed. */
  readonly names: ReadonlySet<string>;
}

export type Rule =
  | 'room'
  | 'import'
  | 'letters'
  | 'door'
  | 'extension'
  | 'cycle'
  | 'tongue'
  | 'process'
  | 'name'
  | 'length'
  | 'folder'
  | 'sql'
  | 'docstring'
  | 'time'
  | 'memory'
  | 'unfinished';

export interface Breach {
  readonly rule: Rule;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface File extends Scanned {
  readonly path: string;
  readonly source: string;
  readonly room: string;
  readonly imports: readonly Import[];
}

/**
 * The roof: what wires the rooms. It may import every room, and only main.ts and bench/ import it, by the file they need, so that a
 * command loads nothing of another's.
 */
export const ROOF = 'app';
/** bench/: looks at the house from outside, through the doors, and may hold clocks and `process`. */
export const YARD = 'bench';

const FORBIDDEN_NAMES = /(^|[-_.])(utils?|commons?|helpers?|managers?)([-_.]|$)/;
const SQL =
  /^\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\w+\s+SET\s|DELETE\s+FROM\s|CREATE\s+(TABLE|(UNIQUE\s+)?INDEX|TRIGGER|VIEW)\s|ALTER\s+TABLE\s|DROP\s+(TABLE|INDEX)\s|PRAGMA\s|WITH\s+\w+\s+AS\s*\()/;
const TIME =
  /\b(?:Date\.now\s*\(|performance\.now\s*\(|new\s+Date\s*\(\s*\)|(?<!\.)setTimeout\s*\(|(?<!\.)setInterval\s*\(|AbortSignal\.timeout\s*\()/g;
const PROCESS =
  /(?<![\w$.#'])(?:globalThis\.)?process\s*\??\.\s*(?:arch|argv|argv0|chdir|cwd|emitWarning|env|execArgv|execPath|exit|exitCode|getuid|hrtime|kill|memoryUsage|nextTick|off|on|once|pid|platform|ppid|resourceUsage|send|stderr|stdin|stdout|umask|uptime|version|versions)\b/g;
const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK)\b|\bfor now\b/g;

/** Holds the house to its rules. A pure function of its sources: path from the repository's root → text. */
export function breachesOf(sources: ReadonlyMap<string, string>, rules: HouseRules): Breach[] {
  const files = [...sources].map(([path, source]) => read(path, source));
  const breaches = [
    ...files.flatMap((file) => breachesIn(file, rules)),
    ...lettersIn(files, rules.letters),
    ...memoryIn(files, rules.letters),
    ...fullFolders([...sources.keys()], rules.filesMax),
    ...cyclesIn(files),
  ];
  return breaches.filter(
    (breach) => !rules.exceptions.some(({ rule, file }) => rule === breach.rule && file === breach.file),
  );
}

/** Exceptions that excuse nothing: the house got better and the list did not. */
export function idleExceptions(sources: ReadonlyMap<string, string>, rules: HouseRules): string[] {
  const all = breachesOf(sources, { ...rules, exceptions: [] });
  return rules.exceptions
    .filter(({ rule, file }) => !all.some((breach) => breach.rule === rule && breach.file === file))
    .map(({ rule, file }) => `${file} no longer breaks "${rule}"`);
}

function read(path: string, source: string): File {
  const scanned = scan(source);
  return { path, source, room: roomOf(path), ...scanned, imports: importsOf(scanned) };
}

/** `src/bus/topics.ts` → `bus`; `services/light/index.ts` → `services/light`; a loose file such as `src/main.ts` is a room of its own. */
function roomOf(path: string): string {
  const [top, next = '', ...rest] = path.split('/');
  if (top === 'src') return rest.length === 0 ? path : next;
  if (top === 'bench') return YARD;
  return rest.length === 0 ? (top ?? '') : `${top}/${next}`;
}

function breachesIn(file: File, rules: HouseRules): Breach[] {
  const isOutside = file.room === YARD;
  const isMain = file.path === 'src/main.ts';
  return [
    ...wallBreaches(file, rules),
    ...innerBreaches(file, rules),
    ...foreignTongues(file, rules),
    ...lookBreaches(file, rules),
    ...(isOutside || isMain ? [] : found(file, 'process', PROCESS, 'belongs to main.ts: have it handed in')),
    ...(isOutside ? [] : found(file, 'time', TIME, 'comes from a Clock: have it handed in')),
    ...unfinished(file),
    ...sqlBreaches(file),
  ];
}

function wallBreaches(file: File, rules: HouseRules): Breach[] {
  const allowed = rules.table[file.room];
  if (allowed === undefined)
    return [breach('room', file, 0, `"${file.room}" stands in no row of the import table`)];
  const breaches: Breach[] = [];
  for (const { at, specifier } of file.imports) {
    const target = targetOf(file, specifier);
    if (target === undefined) continue;
    if (!/\.(ts|json)$/.test(target))
      breaches.push(breach('extension', file, at, `"${specifier}" needs its .ts extension`));
    const room = roomOf(target);
    if (room === file.room) continue;
    if (!allowed.some((name) => (name.endsWith('*') ? room.startsWith(name.slice(0, -1)) : name === room)))
      breaches.push(breach('import', file, at, `${file.room} may not import ${room} ("${specifier}")`));
    if (room !== ROOF && room !== target && target.endsWith('.ts') && !isDoor(room, posix.basename(target)))
      breaches.push(breach('door', file, at, `${room} is entered through its index.ts, not "${specifier}"`));
  }
  return breaches;
}

/** The same walls within a room. A folder within one of its folders is a room of its own where the table says so. */
function innerBreaches(file: File, { inner }: HouseRules): Breach[] {
  const found = Object.entries(inner).find(([folder]) => file.path.startsWith(`${folder}/`));
  if (found === undefined) return [];
  const [folder, table] = found;
  const inside = (path: string): string | undefined => {
    const rest = path.slice(folder.length + 1);
    const rooms = Object.keys(table).filter((room) => rest.startsWith(`${room}/`));
    return rooms.sort((one, other) => other.length - one.length)[0];
  };
  const own = inside(file.path);
  if (own === undefined)
    return posix.dirname(file.path) === folder
      ? []
      : [breach('room', file, 0, `"${file.path}" stands in no row of the table of ${folder}`)];
  return file.imports.flatMap(({ at, specifier }) => {
    const target = targetOf(file, specifier);
    const room = target?.startsWith(`${folder}/`) ? inside(target) : own;
    if (target === undefined || room === own) return [];
    if (room === undefined || !table[own]!.includes(room))
      return [breach('import', file, at, `${own} may not import ${room ?? folder} ("${specifier}")`)];
    if (posix.basename(target) === 'index.ts') return [];
    return [breach('door', file, at, `${room} is entered through its index.ts, not "${specifier}"`)];
  });
}

/** A service has a second door: its sentences are plain data, and are read without opening the service. */
function isDoor(room: string, name: string): boolean {
  return name === 'index.ts' || (name === 'phrases.ts' && room.startsWith('services/'));
}

function targetOf(file: File, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : undefined;
}

function foreignTongues(file: File, rules: HouseRules): Breach[] {
  return file.imports.flatMap(({ at, specifier }) => {
    if (/^(node:)?process$/.test(specifier) && file.path !== 'src/main.ts')
      return [breach('process', file, at, `"${specifier}" belongs to main.ts`)];
    if (/^(node:)?timers(\/|$)/.test(specifier))
      return [breach('time', file, at, `"${specifier}": time comes from a Clock`)];
    const tongue = Object.keys(rules.tongues).find(
      (name) => specifier === name || specifier.startsWith(`${name}/`),
    );
    const rooms = tongue === undefined ? undefined : rules.tongues[tongue];
    if (rooms === undefined || rooms.includes(file.room) || rooms.includes(file.path)) return [];
    return [breach('tongue', file, at, `"${specifier}" is spoken in ${rooms.join(', ')} only`)];
  });
}

function lookBreaches(file: File, rules: HouseRules): Breach[] {
  const breaches: Breach[] = [];
  const name = posix.basename(file.path).replace(/\.ts$/, '');
  if (FORBIDDEN_NAMES.test(name))
    breaches.push(breach('name', file, 0, `"${name}" does not say what is in the file`));
  const lines = file.source.trimEnd().split('\n').length;
  if (lines > rules.linesMax)
    breaches.push(breach('length', file, 0, `${lines} lines, at most ${rules.linesMax}: one idea a file`));
  if (name === 'index' && !file.source.startsWith('/**'))
    breaches.push(breach('docstring', file, 0, 'a door begins with a paragraph a newcomer can read alone'));
  return breaches;
}

/** Folders with more files than may lie side by side: paths from the repository's root. */
export function fullFolders(paths: readonly string[], filesMax: number): Breach[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesMax)
    .map(([file, count]) => ({
      ...{ rule: 'folder' as const, file, line: 1 },
      message: `${count} files, at most ${filesMax}: make rooms of it`,
    }));
}

function unfinished(file: File): Breach[] {
  return file.comments.flatMap((comment: Piece) =>
    [...comment.text.matchAll(UNFINISHED)].map((match) =>
      breach('unfinished', file, comment.at + match.index, `"${match[0]}": finish it or leave it out`),
    ),
  );
}

function sqlBreaches(file: File): Breach[] {
  if (/(^|-)store\.ts$/.test(posix.basename(file.path))) return [];
  return file.strings
    .filter(({ text }) => SQL.test(text))
    .map(({ at, text }) =>
      breach('sql', file, at, `SQL lives in *-store.ts: "${text.trim().split('\n')[0]?.slice(0, 40)}"`),
    );
}

function found(file: File, rule: Rule, pattern: RegExp, message: string): Breach[] {
  return [...file.code.matchAll(pattern)].map((match) =>
    breach(rule, file, match.index, `${match[0].trim()} ${message}`),
  );
}

/** Words as people say them: no names of constants. */
const WORD = /(?<![\p{L}'])\p{Ll}[\p{L}']+/gu;
/** What a word of a sentence is compared with is a word. */
const COMPARED =
  /(?<!typeof )(?:\b(?:word|said|stem|root)|(?:[wW]ord|[sS]tem)(?:At|In)\([^()]*(?:\([^()]*\))?[^()]*\)|\.(?:startsWith|endsWith)\()(?:\s*[!=]==\s*)?['`]$/;

/**
 * Words of languages in what is to know none: several in one string or pattern, or a single one that is listed or compared with a word of
 * the sentence. A set with a type of its own lists names. Where an error is thrown, its message is for whoever builds.
 */
function lettersIn(files: readonly File[], rules: LetterRules): Breach[] {
  const { names, languages } = rules;
  const isOfLanguage = isIn(rules);
  const vocabulary = new Set(
    files.filter(isOfLanguage).flatMap((file) => literalsOf(file).flatMap(({ text }) => wordsIn(text))),
  );
  const lettersOf = (file: File): Breach[] =>
    literalsOf(file).flatMap((literal): Breach[] => {
      const { at, text } = literal;
      const found = wordsIn(text).filter((word) => vocabulary.has(word) && !names.has(word));
      const several = found.length > 1 && /[\s|]/.test(text);
      if (found.length === 0 || !(several || isAsWord(file, literal))) return [];
      return [breach('letters', file, at, `"${found.join(' ')}" belongs to a language (${languages})`)];
    });
  return engineOf(files, rules).flatMap(lettersOf);
}

/** What can change in a module once it is loaded: a variable, a weak map, an empty map that is not said to stay so. */
const MEMORY =
  /^(?:export )?(?:let |const (?=\w+\b(?!: Readonly)[^;=]*= (?:new (?:WeakMap|WeakSet)\b|new (?:Map|Set)(?:<[^;()]*>)?\(\)|oncePerPlace\()))/gm;

/** Memory of the engine that no language and no lexicon owns: two of them in one process would share it, and nothing ends it. */
function memoryIn(files: readonly File[], rules: LetterRules): Breach[] {
  return engineOf(files, rules).flatMap((file) =>
    found(file, 'memory', MEMORY, 'of a module: let the language or the lexicon own it (perLanguage)'),
  );
}

function engineOf(files: readonly File[], rules: LetterRules): readonly File[] {
  const isOfLanguage = isIn(rules);
  return files.filter((file) => file.path.startsWith(rules.engine) && !isOfLanguage(file));
}

/** Whether a file is of a language. */
function isIn({ languages }: LetterRules): (file: File) => boolean {
  return ({ path }) => path.startsWith(languages) && path.slice(languages.length).includes('/');
}

/** Whether it is compared with a word, or stands in a list of words. */
function isAsWord({ source, code, patterns }: File, { at }: Piece): boolean {
  if (patterns.some((pattern) => pattern.at === at)) return true;
  if (COMPARED.test(source.slice(Math.max(0, at - 90), at))) return true;
  let depth = 0;
  for (let before = at - 2; before >= 0 && code[before] !== ';'; before--) {
    if (']})'.includes(code[before]!)) depth++;
    else if ('[({'.includes(code[before]!) && depth-- === 0) {
      if (code[before] !== '[') return false;
      const end = code.indexOf(']', at);
      return /new (?:Set|Map)\(\[?$/.test(code.slice(0, before)) || code.startsWith('.includes(', end + 1);
    }
  }
  return false;
}

/** Strings that are no imports and no messages of errors, and patterns. */
function literalsOf({ strings, patterns, imports, code }: File): readonly Piece[] {
  const modules = new Set(imports.map(({ at }) => at));
  return [...strings, ...patterns].filter(
    ({ at }) =>
      !modules.has(at) && !/\b(?:HearthError|fault)\([^;]*$/.test(code.slice(Math.max(0, at - 300), at - 1)),
  );
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** One breach for every knot of files that import each other in a circle (Tarjan's strongly connected components). */
function cyclesIn(files: readonly File[]): Breach[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const breaches: Breach[] = [];

  const visit = (file: File) => {
    order.set(file.path, order.size);
    low.set(file.path, order.get(file.path)!);
    stack.push(file.path);
    const targets = file.imports.flatMap(
      ({ specifier }) => byPath.get(targetOf(file, specifier) ?? '') ?? [],
    );
    for (const target of targets) {
      if (!order.has(target.path)) visit(target);
      if (stack.includes(target.path))
        low.set(file.path, Math.min(low.get(file.path)!, low.get(target.path)!));
    }
    if (low.get(file.path) !== order.get(file.path)) return;
    const knot = stack.splice(stack.indexOf(file.path));
    if (knot.length > 1 || targets.includes(file))
      breaches.push(breach('cycle', file, 0, `imports in a circle: ${[...knot, file.path].join(' → ')}`));
  };
  for (const file of files) if (!order.has(file.path)) visit(file);
  return breaches;
}

function breach(rule: Rule, file: File, at: number, message: string): Breach {
  return { rule, file: file.path, line: lineOf(file.source, at), message };
}
