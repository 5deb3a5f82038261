import { type CliScope, hubCommand } from '../command.ts';
import { EXIT } from '../io.ts';
import { cell, plain, printJson, printLine, printTable } from '../print.ts';
import { objects } from '../turn.ts';

/** accounts, accounts allow: who may use the own broker, and what devices wait for. */
export function addAccountCommands(scope: CliScope): void {
  const { io, program } = scope;
  const accounts = program
    .command('accounts')
    .description('the accounts of the own broker, and the topics that devices wait for');
  hubCommand(
    scope,
    {
      name: 'list',
      description: 'the accounts, and the topics that devices wait for',
      isDefault: true,
      run: async (hub, _args, options) => {
        const answer = await hub.get('/v1/accounts');
        const rows = objects(answer['accounts']);
        if (options.json) printJson(io, answer);
        else if (rows.length === 0) printLine(io, 'No accounts.');
        else
          printTable(
            io,
            ['account', 'kind', 'of', 'topics', 'waits for'],
            rows.map((row) => [
              cell(row['name']),
              cell(row['kind']),
              cell(row['person'] ?? row['service']),
              wordsOf(row['topics']),
              wordsOf(row['pending']),
            ]),
          );
        return EXIT.done;
      },
    },
    accounts,
  );
  hubCommand(
    scope,
    {
      name: 'allow <name>',
      description: 'give a device the topics that it waits for',
      run: async (hub, [name], options) => {
        const allowed = await hub.post(`/v1/accounts/${encodeURIComponent(name ?? '')}/allow`, {});
        if (options.json) printJson(io, allowed);
        else {
          const topics = Array.isArray(allowed['topics']) ? allowed['topics'].map(String).join(', ') : '';
          printLine(io, plain(`The account ${cell(allowed['account'])} may now use: ${topics}`));
        }
        return EXIT.done;
      },
    },
    accounts,
  );
}

function wordsOf(topics: unknown): string {
  return Array.isArray(topics) ? topics.map(String).join(' ') : '';
}
