import { type Clock, systemClock, WallTimers } from '../../src/base/index.ts';

/** A clock that goes `pace` times as fast as the wall's since an instant; two of the same instant and pace agree, also in two processes. */
export function fastClock(since: number, pace: number): Clock {
  const now = () => Math.round(since + (systemClock.now() - since) * pace);
  const after: Clock['after'] = (ms, run) => systemClock.after(ms / pace, run);
  const walls = new WallTimers({ now, after });
  return { now, after, at: (instant, run) => walls.at(instant, run) };
}
