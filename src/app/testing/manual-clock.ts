import type { Clock, Timer } from '../../base/index.ts';

/** A clock that stands still until the test moves it. Timers fire in order of their time, at their time. */
export class ManualClock implements Clock {
  #now: number;
  #timers: { at: number; order: number; byWall: boolean; run: () => void }[] = [];
  #order = 0;

  constructor(start: number | string = '2026-03-10T22:30:00Z') {
    this.#now = typeof start === 'string' ? Date.parse(start) : start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): Timer {
    return this.#add(this.#now + Math.max(0, ms), run, false);
  }

  at(instant: number, run: () => void): Timer {
    return this.#add(instant, run, true);
  }

  #add(at: number, run: () => void, byWall: boolean): Timer {
    const timer = { at, order: this.#order++, byWall, run };
    this.#timers.push(timer);
    return {
      cancel: () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
      },
    };
  }

  /** Moves time forward, firing what falls due on the way; lets promises settle between timers. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const due = this.#timers
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
    }
    // Another move may have gone further meanwhile.
    this.#now = Math.max(this.#now, end);
    await settle();
  }

  /** Sets the wall clock without firing timers, as NTP or a person does. Set back, it calls at the next move whoever waits for a time of day. */
  step(to: number | string): void {
    const now = typeof to === 'string' ? Date.parse(to) : to;
    if (now < this.#now) for (const timer of this.#timers) if (timer.byWall) timer.at = now;
    this.#now = now;
  }

  /** The same, and what is left of timers that count what passes stays as it is: a machine's own know nothing of its clock. */
  set(to: number | string): void {
    const before = this.#now;
    this.step(to);
    for (const timer of this.#timers) if (!timer.byWall) timer.at += this.#now - before;
  }

  get pending(): number {
    return this.#timers.length;
  }
}

/** Lets every promise and immediate that is ready run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}
