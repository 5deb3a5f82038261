import { setFlagsFromString } from 'node:v8';

/**
 * What lives for years beside other programs shall be small. New objects keep the megabyte they start with instead of up to 48: 12 MB
 * less idle, and sweeping it takes about a millisecond, more often. And what has died is swept out before the living have doubled, not
 * up to four times as many: 15 MB less after a thousand commands. Sooner would spare more and cost the slowest sentences twice their
 * time.
 */
const SMALL = ['--semi-space-growth-factor=1', '--heap-growing-percent=100'];

/**
 * A home says a few dozen sentences a day, and most patterns that their words may match run once or twice. V8 compiles a long one plainly
 * in a sixth of the time that it takes to look for the quickest code, as it does by itself from 20,480 letters on
 * (docs/decisions/0037-which-patterns-run.md, a sixth look).
 */
export const PLAIN_PATTERNS = ['--no-regexp-optimization', '--no-regexp-peephole-optimization'];

/** Tells V8 how the hub runs. To be called before any code is compiled that V8 keeps: it takes such code only under the same flags. */
export function setEngineFlags(): void {
  for (const flag of [...SMALL, ...PLAIN_PATTERNS]) setFlagsFromString(flag);
}
