/**
 * config: what the hub is built from. `readSettings` finds the file of this run, `parseConfig` joins it with the environment and tells
 * every fault at once, by path, with a hint and the line it stands in. What comes out is complete, checked and frozen.
 */

export { type Config, faultLines, parseConfig, serviceSettings } from './config.ts';
export { editHome, type HomeEdit } from './edit-home.ts';
export { ConfigFile } from './schema.ts';
export { readSettings } from './settings.ts';
export { keysAt } from './source.ts';
export { USUAL_GOALS } from './usual-goals.ts';
export { FAR_NAME, type VoiceServer, type VoiceSettings, voiceSettings } from './voice.ts';
