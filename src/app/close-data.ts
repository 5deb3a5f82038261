import type { Logger } from '../base/index.ts';
import { closeToOthers } from '../store/index.ts';

/** Closes to others what they could read in the data folder, and tells it. Before anything in there is opened. */
export function closeData(data: string, log: Logger): void {
  for (const { path, mode, left } of closeToOthers(data)) {
    const fields = { path, mode: modeText(mode) };
    if (left === undefined) log.warn('others on this machine could read this; now they cannot', fields);
    else log.warn('others on this machine may read this', { ...fields, because: left });
  }
}

/** As `chmod` takes it: `0644`. */
export function modeText(mode: number): string {
  return mode.toString(8).padStart(4, '0');
}
