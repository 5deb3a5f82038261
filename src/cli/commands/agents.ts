import { isJsonObject } from '../../base/index.ts';
import { askCommand, type CliScope, type CommonOptions, hubCommand, parseJsonArgument } from '../command.ts';
import { type Columns, printTable } from '../print.ts';
import { startAndFollow } from '../turn.ts';
import { given, local } from './local.ts';
import { parseSeconds, WAIT_OPTION } from './talk.ts';

const AGENTS: Columns = {
  agent: 'name',
  input: ({ input }) =>
    isJsonObject(input) && isJsonObject(input['properties'])
      ? Object.keys(input['properties']).join(' ')
      : '',
  'what it does': 'description',
};

/** agents FILE..., list, start: run agents on this machine, and start those that the house knows. */
export function addAgentCommands(scope: CliScope): void {
  const { io, program } = scope;
  const agents = program
    .command('agents')
    .description('run agents of files; list and start those of the house');
  local(
    { ...scope, program: agents },
    'run <files...>',
    'run the agents of these files on this machine, for a hub on the same broker; "run" may be left out',
    ['broker', 'name', 'username', 'password', 'root', 'newHubKey', 'config', 'data', 'draw'],
    ([files], flags) => io.house.runAgents({ ...given(flags), files: [files ?? []].flat() }),
    { isDefault: true },
  );
  askCommand(
    scope,
    {
      name: 'list',
      description: 'what can be started by name',
      ask: (hub) => hub.get('/v1/agents'),
      tell: ({ agents: rows }) => printTable(io, rows, AGENTS, 'There are none.'),
    },
    agents,
  );
  hubCommand<CommonOptions & { readonly wait?: string }>(
    scope,
    {
      name: 'start <name> [json]',
      description: 'start an agent with its input and wait for what comes of it',
      options: [WAIT_OPTION],
      run: (hub, [name, input], options) =>
        startAndFollow(
          io,
          hub,
          `/v1/agents/${encodeURIComponent(name ?? '')}`,
          parseJsonArgument(input ?? '{}', 'The second argument'),
          { waitSeconds: parseSeconds(options.wait), json: options.json === true },
        ),
    },
    agents,
  );
}
