import { type Clock, systemClock } from '../../src/base/index.ts';

export { ManualClock, settle } from '../../src/app/testing/manual-clock.ts';

/** A clock that goes as the machine's does, from a time of the test's choice: no test depends on the hour it runs at. */
export function clockFrom(start: string): Clock {
  const ahead = Date.parse(start) - systemClock.now();
  return {
    now: () => systemClock.now() + ahead,
    after: (ms, run) => systemClock.after(ms, run),
    at: (instant, run) => systemClock.at(instant - ahead, run),
  };
}
