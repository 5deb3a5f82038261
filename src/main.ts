/**
 * The process: arguments, environment, streams, signals and exit codes. The only file that touches `process`, but for launch.ts
 * before it; everything else has these handed in. What a command needs is imported when it runs, so that `hearth say` does not
 * load a broker.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { ImportFile } from './app/agents-process.ts';
import type { HubWorld } from './app/up.ts';
import type { VoiceMachine } from './app/voice/support.ts';
import { systemClock } from './base/index.ts';
import { type HouseWork, run } from './cli/index.ts';

/** What a hub begins its process of recognition with, in place of a command. */
const VOICE_PROCESS = 'voice-process';

const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

const machine = { platform: process.platform, arch: process.arch };

const voice: VoiceMachine = {
  env: process.env,
  machine,
  async startRecogniser(model, folder) {
    const { forkProgram } = await import('./app/voice/fork.ts');
    const { PATH, LD_LIBRARY_PATH } = process.env;
    return forkProgram(process.argv[1] ?? '', [VOICE_PROCESS, model, folder], { PATH, LD_LIBRARY_PATH });
  },
};

const world: HubWorld = {
  env: process.env,
  cwd: process.cwd(),
  version,
  stderr: process.stderr,
  onStop(stop) {
    const onSignal = (signal: NodeJS.Signals) => stop(signal);
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
    return () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  },
  giveUp: (code) => process.exit(code),
  pid: process.pid,
  stopOther: (pid) => void process.kill(pid, 'SIGTERM'),
  voice,
};
const upkeep = { env: process.env, cwd: process.cwd(), stdout: process.stdout };

const voiceWorld = {
  ...upkeep,
  machine,
  node: process.execPath,
  ms: () => performance.now(),
};

const houseWork = (importFile: ImportFile): HouseWork => ({
  startHub: async (options) => (await import('./app/up.ts')).up(options, world),
  runService: async (options) =>
    (await import('./app/service-process.ts')).runService(options, { ...world, importFile }),
  runAgents: async (options) =>
    (await import('./app/agents-process.ts')).runAgents(options, {
      ...world,
      importFile,
      stdout: process.stdout,
    }),
  understand: async (options) => {
    const { understandLines } = await import('./app/understand-lines.ts');
    // Lines come by the thousand and soon it ends: room instead of sparing it (launch.ts).
    for (const flag of ['--semi-space-growth-factor=2', '--heap-growing-percent=0']) setFlagsFromString(flag);
    return understandLines(options, {
      cwd: process.cwd(),
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      now: systemClock.now,
      micros: () => performance.now() * 1000,
    });
  },
  runSatellite: async (options) => (await import('./app/satellite-process.ts')).runSatellite(options, world),
  runRecogniser: async (options) =>
    (await import('./app/voice/joined.ts')).runRecogniser(options, { ...world, voice }),
  installVoice: async (options) =>
    (await import('./app/voice/commands.ts')).installVoice(options, voiceWorld),
  voiceStatus: async (options) => (await import('./app/voice/commands.ts')).voiceStatus(options, voiceWorld),
  testVoice: async (options) => (await import('./app/voice/commands.ts')).testVoice(options, voiceWorld),
  backup: async (options) => (await import('./app/backup/commands.ts')).backup(options, upkeep),
  restore: async (options) => (await import('./app/backup/commands.ts')).restore(options, upkeep),
  doctor: async (options) => (await import('./app/upkeep.ts')).doctor(options, upkeep),
  roles: async (options) => (await import('./app/roles.ts')).roles(options, upkeep),
  serveMcp: async (options) => {
    const { serveStdio } = await import('./app/mcp-process.ts');
    return serveStdio({ ...options, input: process.stdin, output: process.stdout, version });
  },
  writeNew: async (options) => {
    const { writeNew } = await import('./app/new-folder.ts');
    return writeNew(options, {
      cwd: process.cwd(),
      stdout: process.stdout,
      templates: fileURLToPath(new URL('templates/', import.meta.url)),
      hearth: fileURLToPath(new URL('../', import.meta.url)),
    });
  },
  demo: async (options) => {
    const { runDemo } = await import('./app/demo.ts');
    // It says one sentence and ends: V8 compiles the patterns in half the time where it does not look for the quickest code.
    setFlagsFromString('--no-regexp-optimization');
    return runDemo({
      ...options,
      version,
      print: (line) => void process.stdout.write(`${line}\n`),
    });
  },
});

/** This process recognises speech for the hub that started it, and ends with it. */
function hearForHub(parameters: readonly string[]): void {
  process.once('disconnect', () => process.exit(0));
  void import('./app/voice/process.ts')
    .then(({ hearForHub: hear }) =>
      hear(parameters, {
        send: (message) => void process.send?.(message),
        onMessage: (listener) => void process.on('message', listener),
      }),
    )
    .catch(() => process.exit(1));
}

/** `importFile` is Node's own `import()`, which what was compiled ahead does not have (launch.ts). */
export function main(importFile: ImportFile): void {
  // Before the first file is made: what the house remembers is for the user it runs as, and for nobody else on the machine.
  process.umask(0o077);
  // A pipe that was closed by its reader (`hearth say … | head -1`) is no fault of ours.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }

  const [command, ...rest] = process.argv.slice(2);
  if (command === VOICE_PROCESS && process.send !== undefined) {
    hearForHub(rest);
    return;
  }
  void run(process.argv.slice(2), {
    env: process.env,
    cwd: process.cwd(),
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    clock: systemClock,
    version,
    tokenFile: 'command-line.token',
    addressFile: 'command-line.url',
    house: houseWork(importFile),
    // Standard input may still be open at a terminal, and nothing else is left to do.
  }).then((code) => process.exit(code));
}
