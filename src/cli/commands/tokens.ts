import type { JsonObject } from '../../base/index.ts';
import { type CliScope, type CommonOptions, hubCommand } from '../command.ts';
import { EXIT } from '../io.ts';
import { cell, printJson, printLine, printTable } from '../print.ts';
import { objects } from '../turn.ts';

interface NewOptions extends CommonOptions {
  readonly person?: string;
  readonly role?: string;
  readonly scopes?: string;
}

/** token new, list, revoke: who may come in. */
export function addTokenCommands(scope: CliScope): void {
  const { io, program } = scope;
  const token = program.command('token').description('make, list and revoke tokens');
  hubCommand<NewOptions>(
    scope,
    {
      name: 'new <name>',
      description: 'make a token; it is shown this once',
      options: [
        ['--person <id>', 'whom it speaks for'],
        ['--role <role>', 'owner, adult (default), child, guest or device'],
        ['--scopes <list>', 'some of speak,read,act,admin,calendar; as the role has it when absent'],
      ],
      run: async (hub, [name], options) => {
        const made = await hub.post('/v1/tokens', {
          name: name ?? '',
          ...(options.person === undefined ? {} : { person: options.person }),
          ...(options.role === undefined ? {} : { role: options.role }),
          ...(options.scopes === undefined ? {} : { scopes: options.scopes.split(',') }),
        });
        if (options.json) printJson(io, made);
        else {
          printLine(io, cell(made['secret']));
          io.stderr.write(`Keep it: it is not shown again. It opens ${scopesOf(made)}.\n`);
        }
        return EXIT.done;
      },
    },
    token,
  );
  hubCommand(
    scope,
    {
      name: 'list',
      description: 'the tokens, without their secrets',
      run: async (hub, _args, options) => {
        const answer = await hub.get('/v1/tokens');
        if (options.json) printJson(io, answer);
        else
          printTable(
            io,
            ['name', 'role', 'person', 'opens', 'made', 'id'],
            objects(answer['tokens']).map((row) => [
              cell(row['name']),
              cell(row['role']),
              cell(row['person']),
              scopesOf(row),
              cell(row['createdAt']),
              cell(row['id']),
            ]),
          );
        return EXIT.done;
      },
    },
    token,
  );
  hubCommand(
    scope,
    {
      name: 'revoke <token>',
      description: 'end a token, by name or id',
      run: async (hub, [name], options) => {
        const revoked = await hub.delete(`/v1/tokens/${encodeURIComponent(name ?? '')}`);
        if (options.json) printJson(io, revoked);
        else printLine(io, 'Revoked.');
        return EXIT.done;
      },
    },
    token,
  );
}

function scopesOf(token: JsonObject): string {
  return Array.isArray(token['scopes']) ? token['scopes'].map(String).join(' ') : '';
}
