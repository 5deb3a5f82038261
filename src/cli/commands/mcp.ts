import type { CliScope } from '../command.ts';
import { connectHub } from '../hub-client.ts';

/** mcp: a running hub for assistants that start a program and talk with it. */
export function addMcpCommand({ program, io, end }: CliScope): void {
  const command = program
    .command('mcp')
    .description('speak the Model Context Protocol on standard input and output, for a running hub')
    .option('--data <dir>', 'the data folder of a hub on this machine, for its command-line token')
    .option(
      '--brief',
      'offer the tools say, goal and confirm alone, for models that choose badly among many',
    );
  command.action(async () => {
    const { brief, ...where } = command.opts<{ data?: string; brief?: true }>();
    const hub = await connectHub(io, where);
    const path = brief === true ? '/mcp?tools=say' : '/mcp';
    end(await io.house.serveMcp({ exchange: (...message) => hub.exchange(path, ...message) }));
  });
}
