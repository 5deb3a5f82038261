/** Commands that wait for one device; the oldest gives way. */
const COMMANDS_MAX = 8;

/** Devices known from the last run that their family has not announced yet, and the commands that wait until it has. */
export class Unconfirmed {
  readonly #waiting = new Map<string, (() => void)[]>();

  add(id: string): void {
    this.#waiting.set(id, []);
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  ids(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  /** Sends a command now, or once its device is announced. */
  send(id: string, command: () => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) command();
    else if (waiting.push(command) > COMMANDS_MAX) waiting.shift();
  }

  /** Its family has announced it. The commands go out when the family has taken it in. */
  confirm(id: string): void {
    const waiting = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    for (const command of waiting) queueMicrotask(command);
  }

  /** It is not there any more. */
  drop(id: string): void {
    this.#waiting.delete(id);
  }
}
