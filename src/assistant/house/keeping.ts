import type { AgentManager, KeptView, TurnStanding } from '../../agents/index.ts';
import { type Clock, type Logger, NightlyWork, pause } from '../../base/index.ts';
import { FOLD, type JournalViews } from './journal-views.ts';
import type { TurnStore } from './turn-store.ts';

export interface KeepingParts {
  readonly agents: Pick<AgentManager, 'journal'>;
  readonly turns: TurnStore;
  readonly views: JournalViews;
  readonly clock: Clock;
  readonly log: Logger;
  readonly timezone: string;
}

/** Behind forgetting, when the house sleeps. */
const AT = '10 4 * * *';
const FIRST_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;
/** Nothing was written for so long: the house is quiet. It is looked at again after as long. */
const QUIET_MS = 5 * 60_000;
/** What began or went on so shortly ago may still be spoken of. */
const SETTLED_MS = 10 * 60_000;
/** Turns looked at in a run. What a release before left is made up for in some nights: it wears the disk as much as a day's commands. */
const HOURLY_MAX = 512;
const NIGHTLY_MAX = 16_384;
/** Turns in one commit. */
const COMMIT_TURNS = 64;
/** Turns folded in a row, some two milliseconds each. */
const FOLDED_AT_ONCE = 2;
/** Between two portions, so that nobody waits for this. */
const BREATH_MS = 20;
/** A turn with more entries is folded whenever it is asked for: folding it here would hold up whoever speaks. */
const ENTRIES_MAX = 2000;

/**
 * Keeps on disk what is told of turns and processes that have ended, so that a page of them need not be folded (docs/decisions/0032): when the house
 * is quiet, once an hour at most, and every night. A command writes nothing of it.
 */
export class Keeping extends NightlyWork {
  readonly #parts: KeepingParts;

  constructor(parts: KeepingParts) {
    const { clock, log, timezone: zone } = parts;
    super({
      name: 'keeping',
      text: AT,
      zone,
      clock,
      log,
      firstMs: FIRST_MS,
      failed: 'what has ended could not be kept',
      run: (signal) => this.#keep(NIGHTLY_MAX, signal),
      byDay: (signal) => this.#keepWhenQuiet(signal),
    });
    this.#parts = parts;
  }

  async #keepWhenQuiet(signal: AbortSignal): Promise<number> {
    const { agents, clock } = this.#parts;
    if (isWithin(QUIET_MS, agents.journal.views.lastAt, clock.now())) return QUIET_MS;
    await this.#keep(HOURLY_MAX, signal);
    return HOUR_MS;
  }

  async #keep(most: number, signal: AbortSignal): Promise<void> {
    const kept = await keepViews(this.#parts, most, signal);
    if (kept > 0) this.#parts.log.debug('kept what has ended', { turns: kept });
  }
}

/**
 * One run: keeps the turns that have ended since the one before, of `most` that are looked at, and those that somebody asked for. Ends early when
 * the signal fires.
 * @returns how many turns were kept.
 */
export async function keepViews(
  parts: Omit<KeepingParts, 'log' | 'timezone'>,
  most: number,
  signal: AbortSignal,
): Promise<number> {
  const { agents, turns, views, clock } = parts;
  const { views: disk } = agents.journal;
  let kept = await keepSome(parts, disk.turns(views.takeFolded()), signal);
  for (let looked = 0, upto = disk.upto(FOLD); looked < most && !signal.aborted; ) {
    const next = disk.turnsAfter(upto, COMMIT_TURNS);
    // All that begin behind the last one that is not young are to be looked at again.
    const due = next.slice(0, next.findLastIndex((turn) => !isYoung(turn, parts)) + 1);
    upto = due.at(-1)?.number ?? upto;
    looked += due.length;
    kept += await keepSome(parts, due, signal, upto);
    if (due.length < COMMIT_TURNS) break;
  }
  while (!signal.aborted && turns.count()) await pause(clock, BREATH_MS, signal);
  return kept;
}

/**
 * Keeps these turns in one commit, but for those that are open, too large, or kept as they are.
 * @param upto the turn up to which all was looked at with them.
 * @returns how many were kept.
 */
async function keepSome(
  { agents, turns, views, clock }: Pick<KeepingParts, 'agents' | 'turns' | 'views' | 'clock'>,
  some: readonly TurnStanding[],
  signal: AbortSignal,
  upto?: number,
): Promise<number> {
  const due = some.filter(
    ({ isOpen, lastAt, entries }) =>
      !isOpen && entries <= ENTRIES_MAX && !isWithin(SETTLED_MS, lastAt, clock.now()),
  );
  const made: KeptView[] = [];
  for (const [at, { turn }] of due.entries()) {
    if (at > 0 && at % FOLDED_AT_ONCE === 0) await pause(clock, BREATH_MS, signal);
    if (signal.aborted) return 0;
    made.push(...views.toKeep(turn, turns.get(turn)));
  }
  // Where a few were looked at for nothing they are looked at again.
  if (made.length === 0 && some.length < COMMIT_TURNS) return 0;
  agents.journal.views.keep(made, upto === undefined ? undefined : { fold: FOLD, upto });
  await pause(clock, BREATH_MS, signal);
  return due.length;
}

/** Whether a turn is to be looked at again: it began a moment ago, or ended. One that is open for long keeps no other waiting. */
function isYoung(
  { turn, isOpen, lastAt }: TurnStanding,
  { turns, clock }: Pick<KeepingParts, 'turns' | 'clock'>,
): boolean {
  const began = turns.get(turn)?.received_at ?? lastAt;
  return [began, ...(isOpen ? [] : [lastAt])].some((at) => isWithin(SETTLED_MS, at, clock.now()));
}

/** A time to come is one of a clock that went wrong, and is as good as long ago. */
function isWithin(ms: number, at: number, now: number): boolean {
  return now - at < ms && at - now < ms;
}
