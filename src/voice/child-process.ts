/** Node's child processes, in a chunk of their own: a hub that never hears or speaks does not load them. */
export { execFile, spawn } from 'node:child_process';
