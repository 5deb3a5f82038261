import type { Command } from 'commander';
import type { Json, JsonObject } from '../base/index.ts';
import { Failure } from './failure.ts';
import { connectHub, type HubClient } from './hub-client.ts';
import { type CliIo, EXIT, type Exit } from './io.ts';
import { printJson } from './print.ts';

/** What every command is built with: where to hang itself, what it lives on, and how it tells its exit code. */
export interface CliScope {
  readonly program: Command;
  readonly io: CliIo;
  end(exit: number): void;
}

export interface CommonOptions {
  readonly json?: true;
  readonly data?: string;
}

interface HubCommand<O> {
  readonly name: string;
  readonly description: string;
  /** Runs when its parent is named alone. */
  readonly isDefault?: true;
  readonly options?: readonly (readonly [flags: string, description: string])[];
  readonly run: (hub: HubClient, args: readonly string[], options: O) => Promise<Exit>;
}

/** Adds a command that asks a running hub. */
export function hubCommand<O extends CommonOptions>(
  scope: CliScope,
  definition: HubCommand<O>,
  parent: Command = scope.program,
): void {
  const command = parent
    .command(definition.name, { isDefault: definition.isDefault === true })
    .description(definition.description);
  for (const [flags, description] of definition.options ?? []) command.option(flags, description);
  command.option('--json', 'print JSON');
  command.option('--data <dir>', 'the data folder of a hub on this machine, for its command-line token');
  command.action(async () => {
    const options = command.opts<O>();
    const hub = await connectHub(scope.io, options);
    scope.end(await definition.run(hub, command.processedArgs as string[], options));
  });
}

/** Adds a command with one answer: as it is with --json, and else as `tell` prints it. */
export function askCommand<O extends CommonOptions>(
  scope: CliScope,
  definition: Omit<HubCommand<O>, 'run'> & {
    readonly ask: (hub: HubClient, args: readonly string[], options: O) => Promise<JsonObject>;
    readonly tell: (answer: JsonObject) => void;
  },
  parent?: Command,
): void {
  const { ask, tell, ...told } = definition;
  const run: HubCommand<O>['run'] = async (hub, args, options) => {
    const answer = await ask(hub, args, options);
    if (options.json) printJson(scope.io, answer);
    else tell(answer);
    return EXIT.done;
  };
  hubCommand(scope, { ...told, run }, parent);
}

/** A JSON argument. */
export function parseJsonArgument(text: string, what: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Failure(EXIT.usage, 'parse-error', `${what} is not JSON: ${(error as Error).message}`, {
      hint: `Quote it for the shell: '{"target": {"area": "garage"}}'.`,
    });
  }
}
