import { defined, durationMs } from '../../base/index.ts';
import { askCommand, type CliScope, type CommonOptions } from '../command.ts';
import { Failure } from '../failure.ts';
import { EXIT } from '../io.ts';
import { type Columns, cell, printLine, printTable, wordsOf } from '../print.ts';

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
  askCommand<NewOptions>(
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
      ask: (hub, [name = ''], { person, role, expires, scopes }) =>
        hub.post('/v1/tokens', {
          name,
          ...defined({
            person,
            role,
            expiresAt: expires === undefined ? undefined : endOf(expires, io.clock.now()),
            scopes: scopes?.split(','),
          }),
        }),
      tell: (made) => {
        printLine(io, cell(made['secret']));
        const until = made['expiresAt'] == null ? '' : `, until ${cell(made['expiresAt'])}`;
        io.stderr.write(`Keep it: it is not shown again. It opens ${wordsOf(made['scopes'])}${until}.\n`);
      },
    },
    token,
  );
  askCommand(
    scope,
    {
      name: 'list',
      description: 'the tokens, without their secrets',
      ask: (hub) => hub.get('/v1/tokens'),
      tell: ({ tokens }) => printTable(io, tokens, TOKENS, 'No tokens.'),
    },
    token,
  );
  askCommand(
    scope,
    {
      name: 'revoke <token>',
      description: 'end a token, by name or id',
      ask: (hub, [name = '']) => hub.delete(`/v1/tokens/${encodeURIComponent(name)}`),
      tell: () => printLine(io, 'Revoked.'),
    },
    token,
  );
}

const TOKENS: Columns = {
  name: 'name',
  role: 'role',
  person: 'person',
  opens: (row) => wordsOf(row['scopes']),
  made: 'createdAt',
  ends: 'expiresAt',
  used: 'lastUsedAt',
  from: 'lastUsedFrom',
  id: 'id',
};

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
