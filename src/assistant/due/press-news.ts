import type { HomeView } from '../../bus/index.ts';
import {
  type DeviceReport,
  type DeviceState,
  type HeardPress,
  pressedWord,
  pressesOf,
} from '../../domain/index.ts';

/** Finds presses in what devices report: a press is a word that was not there before, with a count behind it. */
export class PressNews {
  readonly #seen: Pick<HomeView, 'device' | 'report'>;
  /** By device: what it said last. What was pressed before anybody listened is no news. */
  readonly #last = new Map<string, DeviceState>();

  constructor(seen: Pick<HomeView, 'device' | 'report'>) {
    this.#seen = seen;
  }

  begin(id: string): void {
    this.#last.set(id, this.#seen.report(id)?.state ?? {});
  }

  end(id: string): void {
    this.#last.delete(id);
  }

  /** What was pressed, by this report. */
  in(id: string, { state }: DeviceReport): readonly HeardPress[] {
    const before = this.#last.get(id);
    const device = this.#seen.device(id);
    this.#last.set(id, state);
    if (before === undefined || device === undefined || device.kind !== 'button') return [];
    const news = Object.entries(state).filter(([key, value]) => value !== before[key]);
    if (news.length === 0) return [];
    const known = pressesOf(device);
    return news.flatMap(([key, value]) => {
      const word = pressedWord(value);
      return known.find((press) => press.key === key && press.word === word) ?? [];
    });
  }
}
