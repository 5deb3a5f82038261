/**
 * cli: the command `hearth`. Most commands ask a running hub over HTTP; a few do their work in this process, which the
 * main file hands in. Nothing here touches `process`: arguments, environment and streams come as values, and the exit code
 * goes back as one.
 */
export {
  type AgentsOptions,
  type CliIo,
  type DoctorOptions,
  EXIT,
  type FileOptions,
  type HouseWork,
  type Input,
  type LocalOptions,
  type NewOptions,
  type Output,
  type RecogniserOptions,
  type RestoreOptions,
  type RunningHub,
  type SatelliteOptions,
  type ServiceOptions,
  type UnderstandOptions,
  type UpOptions,
  type VoiceInstallOptions,
  type VoiceTestOptions,
} from './io.ts';
export { buildProgram, run } from './program.ts';
export { type Send, sender, textOf } from './send.ts';
