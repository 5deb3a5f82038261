/** `hearth new service coffee`, `hearth new agent night-watch`: a folder to begin with, made of the one in templates/. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { capitalised, HearthError } from '../base/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { NewOptions } from '../cli/index.ts';

export interface NewWorld {
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
  /** The folder that holds a folder for each kind. */
  readonly templates: string;
  /** The folder of this package, which what is written depends on. */
  readonly hearth: string;
}

/** The name that each template is written for; it gives way to the one that was asked for, in all its spellings. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { service: 'coffee-maker', agent: 'night-watch' };

/** The words are said in the sentences that are written. */
const WORDS = /^[a-z]+(?:[-_][a-z]+)*$/;
/** As for services and hosts (src/domain). */
const NAME_LENGTH_MAX = 32;

/** How it goes on, below the folder's name. */
const NEXT = ['npm install', 'npm test'];

/**
 * Writes the folder into the current one.
 * @throws HearthError `invalid-request` for a kind or a name that cannot be, `conflict` where something is there already.
 */
export async function writeNew({ kind, name, json }: NewOptions, world: NewWorld): Promise<number> {
  const before = WRITTEN_FOR[kind];
  if (before === undefined)
    throw new HearthError('invalid-request', `There is no "${kind}" to begin.`, {
      hint: `Say "hearth new service ${name}" or "hearth new agent ${name}".`,
    });
  refuseName(kind, name);
  const folder = resolve(world.cwd, name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new HearthError('conflict', `${folder} is not empty.`, {
      hint: 'Nothing was written. Choose another name, or go to another folder.',
    });
  const files = filesIn(join(world.templates, kind));
  for (const file of files) {
    const to = join(folder, relative(join(world.templates, kind), file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(
      to,
      renamed(readFileSync(file, 'utf8'), before, name).replace(
        'file:../..',
        `file:${resolve(world.hearth)}`,
      ),
    );
  }
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n');
  const steps = [`cd ${name}`, ...NEXT];
  world.stdout.write(
    json
      ? `${JSON.stringify({ folder, next: steps })}\n`
      : `The ${kind} "${name}" is begun in ${folder}. Go on with:\n${steps.map((step) => `  ${step}\n`).join('')}`,
  );
  return 0;
}

/** @throws HearthError `invalid-request` for what cannot name a folder, a package and a service or host at once. */
function refuseName(kind: string, name: string): void {
  const because =
    !WORDS.test(name) || name.length > NAME_LENGTH_MAX
      ? {
          message: `"${name}" cannot be the name.`,
          hint: 'Lower-case words with - or _ between them, at most 32 letters: coffee, night-watch.',
        }
      : name === 'hearth' || (kind === 'service' && SERVICES.some((one) => one.name === name))
        ? { message: `"${name}" is a name of Hearth itself.`, hint: 'Choose another one.' }
        : undefined;
  if (because !== undefined)
    throw new HearthError('invalid-request', because.message, { hint: because.hint });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** As a name, in a sentence, and at the beginning of a line. */
function renamed(text: string, before: string, after: string): string {
  const words = (name: string) => name.replaceAll(/[-_]+/g, ' ').trim();
  return text
    .replaceAll(before, after)
    .replaceAll(words(before), words(after))
    .replaceAll(capitalised(words(before)), capitalised(words(after)));
}
