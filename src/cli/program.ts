import { Command, CommanderError } from 'commander';
import type { CliScope } from './command.ts';
import { addAccountCommands } from './commands/accounts.ts';
import { addAgentCommands } from './commands/agents.ts';
import { addDailyCommands } from './commands/daily.ts';
import { addListCommands } from './commands/lists.ts';
import { addLocalCommands } from './commands/local.ts';
import { addMcpCommand } from './commands/mcp.ts';
import { addRegisterCommands } from './commands/register.ts';
import { addTalkCommands } from './commands/talk.ts';
import { addTokenCommands } from './commands/tokens.ts';
import { addVoiceCommands } from './commands/voice.ts';
import { failureJson, failureOf, failureText } from './failure.ts';
import { type CliIo, EXIT } from './io.ts';

const EXITS = 'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 waiting for an answer, 4 hub not reachable.';

/** The whole command line; `end` is told the exit code of the command that ran. */
export function buildProgram(io: CliIo, end: (exit: number) => void): Command {
  const program = new Command('hearth')
    .description('The hub of a home: say what you want, and it is done.')
    .version(io.version)
    .addHelpText('after', `\n${EXITS}`)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    });
  const scope: CliScope = { program, io, end };
  addLocalCommands(scope);
  addAgentCommands(scope);
  addTalkCommands(scope);
  addListCommands(scope);
  addDailyCommands(scope);
  addTokenCommands(scope);
  addAccountCommands(scope);
  addRegisterCommands(scope);
  addVoiceCommands(scope);
  addMcpCommand(scope);
  return program;
}

/**
 * Runs one command. `argv` holds the arguments alone, without node and script.
 * @returns the exit code; never rejects.
 */
export async function run(argv: readonly string[], io: CliIo): Promise<number> {
  let exit: number = EXIT.done;
  const program = buildProgram(io, (code) => {
    exit = code;
  });
  try {
    if (argv.length === 0) program.help({ error: true });
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    const failure = failureOf(error);
    if (argv.includes('--json')) io.stdout.write(`${JSON.stringify(failureJson(failure))}\n`);
    else io.stderr.write(failureText(failure));
    return failure.exit;
  }
}
