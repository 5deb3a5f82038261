import type { JoiningNews } from '../../src/domain/index.ts';

/** How far something has come that joins. */
export interface Step {
  readonly name: string;
  readonly step: 'joined' | 'ready' | 'unknown' | 'failed' | 'left';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const STEPS_MAX = 20;

/** What has come while new things may join: the last step of each, the newest last. Nothing of it is written down. */
export class Joining {
  #until: number | null = null;
  #steps: readonly Step[] = [];

  hear(news: JoiningNews, now: number): void {
    if (news.type === 'open') {
      // Another time begins: what came the last time is known.
      if (this.#until === null && news.until !== null) this.#steps = [];
      this.#until = news.until;
      return;
    }
    const { name, type: step } = news;
    this.#steps = [...this.#steps.filter((one) => one.name !== name), { name, step, at: now }].slice(
      -STEPS_MAX,
    );
  }

  /** Opened from here: the network itself tells it later, where it does. */
  opened(until: number): void {
    if (this.#until === null) this.#steps = [];
    this.#until = until;
  }

  view(now: number): { readonly secondsLeft: number; readonly steps: readonly Step[] } {
    const left = this.#until === null ? 0 : Math.max(0, Math.ceil((this.#until - now) / 1_000));
    return { secondsLeft: left, steps: this.#steps };
  }
}

const WORDS: Readonly<Record<Step['step'], (name: string) => string>> = {
  joined: (name) => `${name} is here and is telling me what it is`,
  ready: (name) => `${name} has joined`,
  unknown: (name) => `${name} has joined, but its kind is not known to the bridge`,
  failed: (name) => `${name} came, but did not tell what it is: bring it nearer and try again`,
  left: (name) => `${name} has left again`,
};

/** "New things may join for another 80 seconds. Bulb has joined". */
export function joiningWords(secondsLeft: number, steps: readonly Step[]): string {
  const open =
    secondsLeft > 0 ? `New things may join for another ${secondsLeft} seconds` : 'Nothing new may join now';
  const came = steps.map(({ name, step }) => WORDS[step](name));
  return [open, ...(came.length === 0 && secondsLeft > 0 ? ['nothing has come yet'] : came)].join('; ');
}
