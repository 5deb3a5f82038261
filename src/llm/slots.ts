export type Turn = 'taken' | 'full' | 'aborted';

/** As many at once as there are slots, the others in line in the order they came, and the line has an end. */
export class Slots {
  readonly #slots: number;
  readonly #lineMax: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(options: { readonly slots: number; readonly lineMax: number }) {
    this.#slots = options.slots;
    this.#lineMax = options.lineMax;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Resolves when it is the caller's turn, who then must `leave`; or with why it never will be. */
  async enter(signal: AbortSignal): Promise<Turn> {
    if (signal.aborted) return 'aborted';
    if (this.#running < this.#slots) {
      this.#running += 1;
      return 'taken';
    }
    if (this.#line.length >= this.#lineMax) return 'full';
    return await new Promise<Turn>((resolve) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp);
        resolve('taken');
      };
      const giveUp = () => {
        this.#line.splice(this.#line.indexOf(go), 1);
        resolve('aborted');
      };
      this.#line.push(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The slot goes to the first in line, without a moment in which a newcomer could take it. */
  leave(): void {
    const next = this.#line.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
