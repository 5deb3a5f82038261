import type { Command } from 'commander';
import { defined } from '../../base/index.ts';
import { chat } from '../chat.ts';
import type { CliScope } from '../command.ts';
import { HubClient } from '../hub-client.ts';
import { type CliIo, EXIT, type RunningHub } from '../io.ts';
import { printJson, printLine } from '../print.ts';

type LocalFlags = Partial<Record<Exclude<keyof typeof FLAGS, Switch>, string>> &
  Partial<Record<Switch, true>>;
type Switch =
  | 'yes'
  | 'json'
  | 'draw'
  | 'explain'
  | 'heard'
  | 'roles'
  | 'newHubKey'
  | 'takeOver'
  | 'list'
  | 'dryRun';

/** up, service, new, understand, backup, restore, doctor, demo: what is done in this process. */
export function addLocalCommands(scope: CliScope): void {
  const { io } = scope;
  const { house } = io;

  local(scope, 'up', 'run the hub', ['config', 'data', 'home', 'takeOver'], async (_args, flags) => {
    const hub = await house.startHub(given(flags));
    announce(io, hub, flags.json === true);
    if (io.stdin.isTTY !== true || flags.json) return hub.ended;
    return Promise.race([hub.ended, takeSentences(io, hub)]);
  });
  local(
    scope,
    'service <name>',
    'run one service on this machine, or the one in a folder',
    ['broker', 'newHubKey', 'config', 'data'],
    ([name], flags) => house.runService({ ...given(flags), name: name ?? '' }),
  );
  local(
    scope,
    'new <kind> <name>',
    'write a folder to begin a service or an agent with: its code, a test, and what builds them',
    [],
    ([kind = '', name = ''], flags) => house.writeNew({ kind, name, json: flags.json === true }),
  );
  local(
    scope,
    'understand',
    'read sentences as JSON lines from standard input and print how they are understood',
    ['home', 'now', 'person', 'explain', 'heard', 'grammar'],
    (_args, { json: _, ...flags }) => house.understand(flags),
  );
  local(
    scope,
    'backup <file>',
    'copy the hub’s memory into a file, also while it runs',
    ['config', 'data'],
    ([file], flags) => house.backup({ ...given(flags), file: file ?? '' }),
  );
  local(
    scope,
    'restore [backup]',
    'put a backup, a file or the day of a nightly one, in place of the hub’s memory; the hub must be down',
    ['config', 'data', 'list', 'dryRun'],
    ([file], flags) => house.restore({ ...given(flags), ...defined({ file }) }),
  );
  local(
    scope,
    'doctor',
    'look for what is wrong and say what to do',
    ['config', 'data', 'roles'],
    (_args, { roles, ...flags }) =>
      roles ? house.roles(given(flags)) : house.doctor({ ...given(flags), version: io.version }),
  );
  local(
    scope,
    'demo',
    'say the founding sentence to a throw-away house and show what happens',
    [],
    (_args, flags) => house.demo({ json: flags.json === true }),
  );
}

const FLAGS = {
  config: ['--config <file>', 'hearth.yaml to use; the data folder’s own when absent'],
  data: ['--data <dir>', 'where the hub remembers (default ./data)'],
  home: ['--home <file>', 'the home to assume, as JSON'],
  broker: ['--broker <url>', 'the broker to join, such as mqtt://hub:1883'],
  name: [
    '--name <host>',
    'what it is called; the name in the first file of agents, or of the user, when absent',
  ],
  username: ['--username <name>', 'the user at the broker'],
  password: ['--password <text>', 'the password at the broker; HEARTH_BUS_PASSWORD keeps it out of sight'],
  root: ['--root <topic>', 'the topic below which the house talks (default hearth/v1)'],
  newHubKey: [
    '--new-hub-key',
    'trust the key of a hub that was set up anew, in place of the one learnt before',
  ],
  takeOver: ['--take-over', 'stop the hub that runs on the same data folder first'],
  list: ['--list', 'print the backups of every night instead'],
  dryRun: ['--dry-run', 'only look whether the backup is whole and fits'],
  now: ['--now <iso>', 'the time to assume'],
  person: ['--person <id>', 'who speaks'],
  explain: ['--explain', 'print why each is understood so, instead of the plan'],
  heard: ['--heard', 'the lines are what a recogniser of speech wrote: take what sounds like them'],
  roles: ['--roles', 'print who may do what in this house instead'],
  draw: ['--draw', 'print the trees of the agents as Mermaid charts instead of running them'],
  area: ['--area <room>', 'the room that it stands in'],
  wake: [
    '--wake <phrase>',
    'the words that it is called by, such as "hey hearth"; all is for the house without',
  ],
  microphone: [
    '--microphone <command>',
    'records raw 16-bit samples at 16 kHz, one channel (default arecord)',
  ],
  loudspeaker: ['--loudspeaker <command>', 'plays the same from its input (default aplay)'],
  led: ['--led <command>', 'is told each state: offline, idle, listening, thinking, speaking, ringing'],
  button: ['--button <command>', 'each line that it writes silences what is said or rings'],
  model: ['--model <name>', 'tiny or base (default base)'],
  yes: ['--yes', 'do not ask'],
  grammar: ['--grammar <format>', 'print the grammar for a speech recogniser instead: jsgf'],
} as const;

/** A command of this process. */
export function local(
  { program, end }: CliScope,
  usage: string,
  description: string,
  flags: readonly (keyof typeof FLAGS)[],
  run: (args: readonly (string | undefined)[], flags: LocalFlags) => Promise<number>,
  more: { readonly isDefault?: true } = {},
): void {
  const command: Command = program.command(usage, more).description(description);
  for (const flag of flags) {
    const [name, text] = FLAGS[flag];
    command.option(name, text);
  }
  command.option('--json', 'print JSON');
  command.action(async () => end(await run(command.processedArgs as string[], command.opts<LocalFlags>())));
}

export function given({ json, ...flags }: Omit<LocalFlags, 'roles' | 'yes'>) {
  return { ...flags, json: json === true };
}

function announce(io: CliIo, hub: RunningHub, json: boolean): void {
  if (json) {
    const made = hub.ownerToken === undefined ? {} : { ownerTokenFile: hub.ownerToken.file };
    const root = hub.root === undefined ? {} : { fingerprint: hub.root.fingerprint };
    printJson(io, { url: hub.url, ...made, ...root });
    return;
  }
  printLine(io, `Hearth is up: ${hub.url}`);
  if (hub.root !== undefined)
    printLine(
      io,
      `Its certificates are signed by its own authority, SHA-256 ${hub.root.fingerprint}.\nInstall it on your devices from ${hub.url}/ca.pem, if they show the same.`,
    );
  if (hub.ownerToken !== undefined) printLine(io, ownerTokenLine(hub.ownerToken, io.stdout.isTTY === true));
  if (hub.welcome !== undefined && io.stdout.isTTY === true)
    printLine(io, `Begin in a browser: ${hub.welcome} (good once, for an hour)`);
  printLine(io, 'Say something: npx hearth say "turn off the lights in the garage"');
}

/** Whoever reads the journal of the system or the log of a container is not the owner yet: there only the file is named. */
function ownerTokenLine(
  { secret, file }: NonNullable<RunningHub['ownerToken']>,
  isTerminal: boolean,
): string {
  return isTerminal
    ? `The owner’s token: ${secret} (also in ${file})`
    : `The owner’s token is in ${file}, which only the hub’s own user can read.`;
}

/** At a terminal every line is said to the house. The end of the input (Ctrl-D) closes the hub. */
async function takeSentences(io: CliIo, running: RunningHub): Promise<number> {
  const hub = new HubClient({
    url: running.url,
    token: running.token,
    clock: io.clock,
    ca: running.root?.pem,
  });
  printLine(io, 'Or say it here; Ctrl-D ends.');
  await chat(io, hub, 'cli');
  await running.close();
  return EXIT.done;
}
