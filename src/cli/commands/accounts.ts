import type { JsonObject } from '../../base/index.ts';
import { askCommand, type CliScope } from '../command.ts';
import { cell, plain, printLine, printTable, wordsOf } from '../print.ts';

/** accounts, accounts allow: who may use the own broker, and what devices wait for. */
export function addAccountCommands(scope: CliScope): void {
  const { io, program } = scope;
  const accounts = program
    .command('accounts')
    .description('the accounts of the own broker, and the topics that devices wait for');
  const columns = {
    account: 'name',
    kind: 'kind',
    of: (row: JsonObject) => cell(row['person'] ?? row['service']),
    topics: (row: JsonObject) => wordsOf(row['topics']),
    'waits for': (row: JsonObject) => wordsOf(row['pending']),
  };
  askCommand(
    scope,
    {
      name: 'list',
      description: 'the accounts, and the topics that devices wait for',
      isDefault: true,
      ask: (hub) => hub.get('/v1/accounts'),
      tell: ({ accounts: rows }) => printTable(io, rows, columns, 'No accounts.'),
    },
    accounts,
  );
  askCommand(
    scope,
    {
      name: 'allow <name>',
      description: 'give a device the topics that it waits for',
      ask: (hub, [name = '']) => hub.post(`/v1/accounts/${encodeURIComponent(name)}/allow`, {}),
      tell: ({ account, topics }) =>
        printLine(io, plain(`The account ${cell(account)} may now use: ${wordsOf(topics, ', ')}`)),
    },
    accounts,
  );
}
