import { HearthError } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';

/** Which status may follow which; everything else is a broken contract (document 001, Process States). */
export const TRANSITIONS: Readonly<Record<ProcessStatus, readonly ProcessStatus[]>> = {
  NOT_STARTED: ['RUNNING', 'TERMINATED', 'KILLED'],
  RUNNING: ['WAITING', 'PAUSED', 'STUCK', 'COMPLETED', 'FAILED', 'TERMINATED', 'KILLED'],
  WAITING: ['RUNNING', 'FAILED', 'TERMINATED', 'KILLED'],
  PAUSED: ['RUNNING', 'TERMINATED', 'KILLED'],
  STUCK: ['RUNNING', 'TERMINATED', 'KILLED'],
  COMPLETED: [],
  FAILED: [],
  TERMINATED: [],
  KILLED: [],
};

/** Terminal statuses absorb: "again" is a new process with `retryOf` (X07). */
export function isTerminal(status: ProcessStatus): boolean {
  return TRANSITIONS[status].length === 0;
}

/** Nothing moves until somebody acts or time passes. */
export function isAtRest(status: ProcessStatus): boolean {
  return status !== 'NOT_STARTED' && status !== 'RUNNING';
}

/** @throws HearthError `internal` for a transition that is not in the table. */
export function assertTransition(from: ProcessStatus, to: ProcessStatus): void {
  if (!TRANSITIONS[from].includes(to))
    throw new HearthError('internal', `a process cannot go from ${from} to ${to}`);
}
