import { join } from 'node:path';
import { type Config, voiceSettings } from '../../config/index.ts';
import { isInstalled, type Machine, MODELS, type ModelName } from '../../voice/index.ts';

/** Below the data folder. */
const FOLDER = 'voice';

export function voiceFolder(config: Pick<Config, 'data'>): string {
  return join(config.data, FOLDER);
}

/** The recogniser that the settings mean, of those that are installed: the better one first. */
export function modelOf(config: Pick<Config, 'data' | 'voice'>, machine: Machine): ModelName | undefined {
  const { recogniser } = voiceSettings(config.voice);
  if (recogniser === 'off') return undefined;
  const wanted = recogniser === 'auto' ? [...MODELS].reverse() : [recogniser];
  return wanted.find((model) => isInstalled(voiceFolder(config), model, machine));
}
