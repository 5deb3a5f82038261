import { defined, isJsonObject, type Json, type JsonObject } from '../base/index.ts';
import type { HubClient } from './hub-client.ts';
import { type CliIo, EXIT, type Exit } from './io.ts';
import { objects, plain, printJson, printLine } from './print.ts';

const MARKS: Readonly<Record<string, string>> = {
  done: '✓',
  scheduled: '✓',
  failed: '✗',
  cancelled: '✗',
  skipped: '–',
  waiting: '?',
};

/** Says a sentence and follows what becomes of it: each action as it ends, then the answer or the question. */
export async function sayAndFollow(
  io: CliIo,
  hub: HubClient,
  text: string,
  options: {
    readonly waitSeconds: number;
    readonly json: boolean;
    readonly conversation?: string;
    readonly person?: string;
    readonly room?: string;
    readonly aloud?: boolean;
    readonly talks?: boolean;
  },
): Promise<Exit> {
  const { conversation = 'cli', person, room: area, aloud } = options;
  const rendering = aloud === true ? 'aloud' : undefined;
  return startAndFollow(
    io,
    hub,
    '/v1/messages',
    { text, conversation, ...defined({ person, area, rendering }) },
    options,
  );
}

/** Starts a turn by a route that answers with it, and follows it. */
export async function startAndFollow(
  io: CliIo,
  hub: HubClient,
  path: string,
  body: Json,
  options: {
    readonly waitSeconds: number;
    readonly json: boolean;
    /** What is said next answers a question: it need not be told how. */
    readonly talks?: boolean;
  },
): Promise<Exit> {
  const { turn } = await hub.post(path, body);
  const id = String(turn);
  const told = new Set<string>();
  const tell = (view: JsonObject) => {
    if (!options.json) printProgress(io, view, told);
  };
  const spoken = new Spoken(io);
  const hear = (text: string, isPart: boolean) => {
    if (!options.json) spoken.say(text, isPart);
  };
  const view = await follow(io, hub, id, options.waitSeconds, tell, hear);
  if (options.json) printJson(io, view);
  else printEnd(io, view, options, spoken);
  return exitOfTurn(view);
}

/** The turn when it no longer runs, or as it is when the time is up. */
async function follow(
  io: CliIo,
  hub: HubClient,
  turn: string,
  waitSeconds: number,
  tell: (view: JsonObject) => void,
  hear: (text: string, isPart: boolean) => void,
): Promise<JsonObject> {
  const path = `/v1/turns/${encodeURIComponent(turn)}`;
  const over = new AbortController();
  const timer = io.clock.after(waitSeconds * 1000, () => over.abort());
  try {
    let view = await hub.get(path);
    if (view['status'] === 'running')
      for await (const change of hub.changes(turn, over.signal)) {
        if (change.type === 'said') {
          hear(change.text, change.isPart);
          continue;
        }
        view = await hub.get(path);
        tell(view);
        if (view['status'] !== 'running') break;
      }
    if (view['status'] === 'running') view = await hub.get(path);
    tell(view);
    return view;
  } catch (error) {
    if (!over.signal.aborted) throw error;
    return await hub.get(path);
  } finally {
    timer.cancel();
    over.abort();
  }
}

function printProgress(io: CliIo, view: JsonObject, told: Set<string>): void {
  for (const group of objects(view['groups']))
    for (const action of objects(group['actions'])) {
      const status = String(action['status']);
      const mark = MARKS[status];
      if (mark === undefined) continue;
      // Why something waits is what the question tells.
      const failed = status !== 'waiting' && isJsonObject(action['error']) ? action['error'] : undefined;
      const error = failed === undefined ? '' : `: ${String(failed['message'])}`;
      // Words that ask for several things are told once for all that come to the same end.
      const line = `  ${mark} ${plain(String(action['text']) + error)}`;
      if (told.has(line)) continue;
      told.add(line);
      printLine(io, line);
    }
}

/** What was said on the way to the answer, so that the answer is not said twice. */
class Spoken {
  readonly #io: CliIo;
  #begun = '';

  constructor(io: CliIo) {
    this.#io = io;
  }

  say(text: string, isPart: boolean): void {
    if (isPart) {
      this.#begun += text;
      this.#io.stdout.write(text);
    } else printLine(this.#io, `  ${plain(text)}`);
  }

  /** The answer, or what is left of it. */
  end(reply = ''): void {
    const begun = this.#begun;
    const goesOn = begun !== '' && reply.startsWith(begun.trimEnd());
    if (begun !== '' && !goesOn) printLine(this.#io);
    if (reply !== '') printLine(this.#io, goesOn ? reply.slice(begun.length) : reply);
  }
}

function printEnd(
  io: CliIo,
  view: JsonObject,
  { waitSeconds, talks = false }: { readonly waitSeconds: number; readonly talks?: boolean },
  spoken: Spoken,
): void {
  spoken.end(typeof view['reply'] === 'string' ? view['reply'] : undefined);
  if (view['status'] === 'running')
    printLine(io, `Not finished after ${waitSeconds} s; it goes on. See it with "hearth processes".`);
  for (const wait of objects(view['waits'])) printWait(io, wait, talks);
}

/** A question and how to answer it; in a talk the next line does. */
export function printWait(io: CliIo, wait: JsonObject, talks = false): void {
  const options = Array.isArray(wait['options']) ? wait['options'].map(String) : [];
  printLine(io, plain(String(wait['prompt'])) + (options.length === 0 ? '' : ` (${options.join(' / ')})`));
  if (!talks) printLine(io, `Answer with: hearth answer ${String(wait['id'])} ${options[0] ?? 'VALUE'}`);
}

function exitOfTurn(view: JsonObject): Exit {
  switch (view['status']) {
    case 'done':
      return EXIT.done;
    case 'waiting':
      return EXIT.waiting;
    default:
      return EXIT.failed;
  }
}
