/** What a running hub finds of itself, for whoever looks after it by the page: `hearth doctor` says more, from outside. */
import type { Budgets } from '../../base/index.ts';
import type { Config } from '../../config/index.ts';
import type { Device, DeviceReport, GoalView } from '../../domain/index.ts';
import type { VoiceStatus } from '../../voice/index.ts';
import { backupFindings } from './backups.ts';
import { budgetFindingsOf } from './budget.ts';
import { deviceFindingsOf } from './devices.ts';
import { diskFindings } from './disk.ts';
import { goalFindingsOf } from './goal.ts';
import type { Finding } from './model.ts';
import { modeFindings, tlsFindings } from './security.ts';
import { voiceFindingsOf } from './voice.ts';

export interface RunningHub {
  readonly config: Config;
  readonly budgets: Budgets;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly voice: VoiceStatus;
  readonly goals: readonly GoalView[];
  readonly devices: readonly (Device & { readonly report: DeviceReport | null })[];
}

export function runningFindings({
  config,
  budgets,
  now,
  voice,
  goals,
  devices,
}: RunningHub): readonly Finding[] {
  return [
    ...modeFindings(config),
    ...diskFindings(config),
    ...backupFindings(config, now),
    ...tlsFindings(config, now),
    ...deviceFindingsOf(devices, now),
    ...goalFindingsOf(config, goals),
    ...voiceFindingsOf(voice),
    ...budgetFindingsOf(
      budgets.entries().map((entry) => ({ ...entry, last: new Date(entry.last).toISOString() })),
    ),
  ];
}
