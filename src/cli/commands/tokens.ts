import { durationMs, type JsonObject } from '../../base/index.ts';
import { type CliScope, type CommonOptions, hubCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { EXIT } from '../io.ts';
import { cell, printJson, printLine, printTable } from '../print.ts';
import { objects } from '../turn.ts';

interface NewOptions extends CommonOptions {
  readonly person?: string;
  readonly role?: string;
  readonly scopes?: string;
  readonly expires?: string;
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
        ['--expires <when>', 'when it ends: 12h, 7d, 4w, or a date such as 2026-12-24; never when absent'],
      ],
      run: async (hub, [name], options) => {
        const made = await hub.post('/v1/tokens', {
          name: name ?? '',
          ...(options.person === undefined ? {} : { person: options.person }),
          ...(options.role === undefined ? {} : { role: options.role }),
          ...(options.expires === undefined ? {} : { expiresAt: endOf(options.expires, io.clock.now()) }),
          ...(options.scopes === undefined ? {} : { scopes: options.scopes.split(',') }),
        });
        if (options.json) printJson(io, made);
        else {
          printLine(io, cell(made['secret']));
          io.stderr.write(`Keep it: it is not shown again. It opens ${scopesOf(made)}${untilOf(made)}.\n`);
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
            ['name', 'role', 'person', 'opens', 'made', 'ends', 'used', 'from', 'id'],
            objects(answer['tokens']).map((row) => [
              cell(row['name']),
              cell(row['role']),
              cell(row['person']),
              scopesOf(row),
              cell(row['createdAt']),
              cell(row['expiresAt']),
              cell(row['lastUsedAt']),
              cell(row['lastUsedFrom']),
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

function untilOf(token: JsonObject): string {
  const end = cell(token['expiresAt']);
  return end === '' ? '' : `, until ${end}`;
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/** The last moment that a Date can hold (ECMA-262, "Time Values and Time Range"). */
const LATEST_MS = 8.64e15;

/** `7d` from now, an ISO 8601 duration from now, or the date or time itself, which the hub checks. */
function endOf(expires: string, now: number): string {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(expires) ?? [];
  const ms =
    count === undefined ? durationMs(expires) : Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
  if (ms !== undefined && now + ms < LATEST_MS) return new Date(now + ms).toISOString();
  if (/^\d{4}-\d\d-\d\d/.test(expires)) return expires;
  throw new Failure(EXIT.usage, 'invalid-params', `"${expires}" is no time that a token could end at`, {
    hint: 'Say --expires 7d, or a date such as 2026-12-24.',
  });
}
