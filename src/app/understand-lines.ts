import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { HearthError, parseJson } from '../base/index.ts';
import { PHRASES } from '../catalogue.ts';
import type { Input, Output, UnderstandOptions } from '../cli/index.ts';
import {
  buildLexicon,
  explain,
  explainText,
  heardAs,
  type Lexicon,
  type PreviousTurn,
  speechGrammar,
  toUnderstandOutput,
  type UnderstandingContext,
  understand,
} from '../understanding/index.ts';
import { defaultHome, readHomeFile } from './home-file.ts';
import { expectPatterns } from './patterns.ts';
import { expectOwnPhrases } from './phrases.ts';

export interface UnderstandWorld {
  readonly cwd: string;
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly now: () => number;
  /** Microseconds from some beginning, for the figure in each line. */
  readonly micros: () => number;
}

/** `2026-03-10T18:30:00-04:00`, also with the zone in brackets behind it. */
const Now = z.string().transform((text, context) => {
  const at = Date.parse(text.replace(/\[.*\]$/, ''));
  if (Number.isNaN(at)) context.addIssue({ code: 'custom', message: 'no ISO 8601 time with an offset' });
  return at;
});

const about = { id: z.string(), now: Now.optional(), area: z.string().optional() };
const Line = z.union([
  z.looseObject({ ...about, text: z.string(), turns: z.undefined().optional() }),
  z.looseObject({ ...about, turns: z.array(z.looseObject({ text: z.string() })).min(1) }),
]);

/**
 * `hearth understand`: reads sentences as JSON lines and writes how each is understood, without a hub and without a model.
 * A line that is none is told on standard error with its number, and the rest goes on; the exit code is then 1. With `grammar`
 * it reads nothing, and writes what the house understands for a speech recogniser.
 */
export async function understandLines(options: UnderstandOptions, world: UnderstandWorld): Promise<number> {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const home =
    options.home === undefined
      ? defaultHome(timezone)
      : readHomeFile(resolve(world.cwd, options.home)).description;
  const { timezone: zone, person, ...words } = home;
  expectPatterns();
  expectOwnPhrases();
  const lexicon = buildLexicon({ ...words, phrases: PHRASES });
  if (options.grammar !== undefined) {
    world.stdout.write(grammarOf(options.grammar, lexicon));
    return 0;
  }
  const now = nowOf(options.now) ?? world.now();
  let faults = 0;
  let number = 0;
  for await (const text of createInterface({
    input: Readable.from(world.stdin),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (text.trim() === '') continue;
    const line = lineOf(text);
    if (line.type === 'fault') {
      faults += 1;
      world.stderr.write(`line ${number}: ${line.message}\n`);
      continue;
    }
    const context: UnderstandingContext = {
      now: line.now ?? now,
      timezone: zone,
      person: options.person ?? person,
      ...(line.area === undefined ? {} : { area: line.area }),
    };
    const earlier: PreviousTurn[] = [];
    for (const turn of line.turns.slice(0, -1))
      earlier.push({
        text: turn,
        groups: understand(turn, lexicon, { ...context, previous: [...earlier] }).groups,
      });
    const last = line.turns.at(-1) ?? '';
    if (options.explain === true) {
      const explanation = explain(last, lexicon, { ...context, previous: earlier });
      world.stdout.write(`${line.id}\n${explainText(explanation)}\n`);
      continue;
    }
    const before = world.micros();
    if (options.heard === true) {
      const heard = heardAs(last, lexicon, { ...context, previous: earlier });
      const { text = null, distance = null } = heard ?? {};
      const read = heard && toUnderstandOutput(line.id, heard.plan, world.micros() - before);
      world.stdout.write(`${JSON.stringify({ id: line.id, ...read, heard: last, text, distance })}\n`);
      continue;
    }
    const plan = understand(last, lexicon, { ...context, previous: earlier });
    world.stdout.write(`${JSON.stringify(toUnderstandOutput(line.id, plan, world.micros() - before))}\n`);
  }
  return faults === 0 ? 0 : 1;
}

function grammarOf(format: string, lexicon: Lexicon): string {
  if (format !== 'jsgf')
    throw new HearthError('invalid-params', `--grammar ${format} is no format that is written here.`, {
      hint: 'The JSpeech Grammar Format is: --grammar jsgf.',
    });
  return speechGrammar(lexicon);
}

type ReadLine =
  | {
      readonly type: 'line';
      readonly id: string;
      readonly turns: readonly string[];
      readonly now: number | undefined;
      /** The room that it was said in. */
      readonly area: string | undefined;
    }
  | { readonly type: 'fault'; readonly message: string };

function lineOf(text: string): ReadLine {
  const json = parseJson(text);
  if (!json.ok) return { type: 'fault', message: json.reason };
  const parsed = Line.safeParse(json.value);
  if (!parsed.success)
    return {
      type: 'fault',
      message:
        'needs {"id": …, "text": …} or {"id": …, "turns": [{"text": …}]}, "now" as an ISO 8601 time and "area" as the room that it was said in',
    };
  const { id, now, area } = parsed.data;
  const turns =
    parsed.data.turns === undefined
      ? [parsed.data.text as string]
      : parsed.data.turns.map((turn) => turn.text);
  return { type: 'line', id, turns, now, area };
}

function nowOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const parsed = Now.safeParse(text);
  if (!parsed.success)
    throw new HearthError('invalid-params', `--now ${text} is no time.`, {
      hint: 'For example 2026-03-10T18:30:00-04:00.',
    });
  return parsed.data;
}
