import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HearthError, messageOf } from '../../base/index.ts';
import type { LocalOptions, VoiceInstallOptions, VoiceTestOptions } from '../../cli/index.ts';
import { type Config, readSettings, voiceSettings } from '../../config/index.ts';
import {
  Espeak,
  install,
  isInstalled,
  type Machine,
  MODELS,
  type ModelName,
  missing,
  moonshine,
  readWav,
  secondsOf,
  supported,
  type VoiceStatus,
} from '../../voice/index.ts';
import { askHub, hubHere } from '../findings/ask-hub.ts';
import { modelOf, voiceFolder } from './installed.ts';

export interface VoiceWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
  readonly machine: Machine;
  /** The program that runs us. */
  readonly node: string;
  /** A stopwatch, in milliseconds. */
  readonly ms: () => number;
}

const USUAL_MODEL: ModelName = 'base';
const TRIAL = 'Turn off the lights in the garage.';

/** `hearth voice install`: shows what it is, how large and under which licence, asks, and installs it. */
export async function installVoice(options: VoiceInstallOptions, world: VoiceWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  const model = modelNamed(options.model ?? USUAL_MODEL);
  const folder = voiceFolder(config);
  const packages = missing(folder, supported(model, world.machine));
  const tell = (line: string) => {
    if (!options.json) world.stdout.write(`${line}\n`);
  };
  const done = (installed: boolean, code: number) => {
    if (options.json)
      world.stdout.write(
        `${JSON.stringify({ installed, model, packages: packages.map(({ name, version, licence }) => ({ name, version, licence })) })}\n`,
      );
    return code;
  };
  if (packages.length === 0) {
    tell(`It is all there: ${model}, in ${folder}.`);
    return done(true, 0);
  }
  let download = 0;
  let disk = 0;
  for (const { name, version, licence, what, megabytes } of packages) {
    download += megabytes[0];
    disk += megabytes[1];
    tell(`${name} ${version}, ${licence}: ${what} (${megabytes[1]} MB)`);
  }
  tell(`To load: ${Math.ceil(download)} MB. On disk then: ${Math.ceil(disk)} MB in ${folder}.`);
  if (options.dryRun) return done(false, 0);
  if (!(await options.confirm('Install it?'))) {
    tell('Nothing was installed.');
    return done(false, 1);
  }
  await install({ folder, packages, node: world.node, env: world.env, tell });
  tell('It is installed. Try it: hearth voice test');
  return done(true, 0);
}

/** `hearth voice status`. */
export async function voiceStatus(options: LocalOptions, world: VoiceWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  const folder = voiceFolder(config);
  const { elsewhere, ...settings } = voiceSettings(config.voice);
  const models = MODELS.filter((model) => isInstalled(folder, model, world.machine));
  const here = modelOf(config, world.machine);
  const far = farOf(config);
  const there =
    elsewhere.recogniser !== undefined && 'url' in elsewhere.recogniser && elsewhere.recogniser.url;
  const recogniser = settings.recogniser === 'off' ? null : (far ?? (there || (here ?? null)));
  const asked = far === undefined ? undefined : await askHub<VoiceStatus>('/v1/voice', hubHere(config));
  const isAway = asked === undefined ? null : asked.recogniser.state === 'away';
  const espeak = (await new Espeak().isThere()) ? 'espeak-ng' : null;
  const speaker = settings.speaker === 'off' ? null : (elsewhere.speaker?.url ?? espeak);
  if (options.json) {
    // Neither keys of servers nor what PINs are compared with.
    const wanted = { recogniser: settings.recogniser, speaker: settings.speaker };
    world.stdout.write(
      `${JSON.stringify({ settings: wanted, folder, installed: models, recogniser, speaker, ...(far !== undefined && { isAway }) })}\n`,
    );
    return 0;
  }
  const hears =
    far === undefined ? hearsLine(settings.recogniser, recogniser) : farLine(far, asked?.recogniser);
  const speaks =
    settings.speaker === 'off'
      ? 'does not speak: voice.speaker is off'
      : speaker === null
        ? 'does not speak: there is no espeak-ng here (Debian: apt install espeak-ng)'
        : `speaks by ${speaker}`;
  world.stdout.write(`The house ${hears}.\nIt ${speaks}.\n`);
  return 0;
}

/** The name of the recogniser on another machine that is used, where one is. */
function farOf(config: Config): string | undefined {
  const { recogniser, elsewhere } = voiceSettings(config.voice);
  if (recogniser === 'off' || elsewhere.recogniser === undefined) return undefined;
  return 'name' in elsewhere.recogniser ? elsewhere.recogniser.name : undefined;
}

function farLine(name: string, status: VoiceStatus['recogniser'] | undefined): string {
  if (status === undefined)
    return `hears by the recogniser "${name}" on another machine; no hub answers here that knows whether it is there`;
  return status.state === 'away'
    ? `does not hear: the recogniser "${name}" is away ("hearth voice --broker URL --username ${name}" on its machine)`
    : `hears by the recogniser ${status.by} on another machine`;
}

function hearsLine(wanted: string, recogniser: string | null): string {
  if (wanted === 'off') return 'does not hear: voice.recogniser is off';
  if (recogniser !== null)
    return `hears by ${MODELS.some((model) => model === recogniser) ? 'Moonshine ' : ''}${recogniser}`;
  return `does not hear: ${wanted === 'auto' ? 'no recogniser' : `the recogniser ${wanted}`} is installed (hearth voice install)`;
}

/** `hearth voice test`: says a sentence and hears it, or hears a file; tells what it took. */
export async function testVoice(options: VoiceTestOptions, world: VoiceWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  const model = modelOf(config, world.machine);
  const far = farOf(config);
  if (model === undefined)
    throw new HearthError('not-found', 'There is no recogniser to test', {
      hint:
        far === undefined
          ? 'Say "hearth voice install".'
          : `The recogniser "${far}" is on another machine: say "hearth voice test" there.`,
    });
  const sound =
    options.file === undefined ? await new Espeak().speak(TRIAL) : readFile(resolve(world.cwd, options.file));
  const began = world.ms();
  const { Moonshine } = await moonshine();
  const recogniser = await Moonshine.load(voiceFolder(config), model);
  const loaded = world.ms();
  const { text: heard } = await recogniser.recognise(sound);
  const took = {
    seconds: round(secondsOf(sound)),
    loadMs: Math.round(loaded - began),
    recogniseMs: Math.round(world.ms() - loaded),
  };
  await recogniser.close();
  if (options.json) world.stdout.write(`${JSON.stringify({ model, heard, ...took })}\n`);
  else {
    if (options.file === undefined) world.stdout.write(`Said: ${TRIAL}\n`);
    world.stdout.write(
      `Heard by ${model}: ${heard === '' ? '(nothing)' : heard}\n${took.seconds} s of sound in ${took.recogniseMs} ms, loaded in ${took.loadMs} ms\n`,
    );
  }
  return heard === '' ? 1 : 0;
}

function readFile(path: string) {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new HearthError('not-found', `${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
  return readWav(bytes);
}

function modelNamed(name: string): ModelName {
  const model = MODELS.find((one) => one === name);
  if (model !== undefined) return model;
  throw new HearthError('invalid-params', `There is no recogniser "${name}"`, {
    hint: `There are: ${MODELS.join(', ')}.`,
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
