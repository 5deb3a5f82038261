import { connect as connectTcp, createServer, type Server, type Socket } from 'node:net';

/** A wire that can be cut: what goes through it, and for how long nothing does. */
export class Wire {
  readonly #to: () => number;
  readonly #pace: number;
  readonly #pairs = new Set<Socket>();
  #server: Server | undefined;
  #isCut = false;
  /** Counts what comes from the side that dialled. */
  onSent: () => void = () => {};

  /** `pace` is how much faster than the wall's the time is that cuts are measured in. */
  constructor(to: () => number, pace: number) {
    this.#to = to;
    this.#pace = pace;
  }

  get port(): number {
    return (this.#server?.address() as { port: number } | undefined)?.port ?? 0;
  }

  async open(): Promise<this> {
    this.#server = createServer((near) => {
      near.on('error', () => {});
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connectTcp(this.#to(), '127.0.0.1');
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        socket.on('error', () => {});
        this.#pairs.add(socket);
      }
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
      far.on('data', (data) => near.write(data));
      near.on('data', (data) => {
        this.onSent();
        if (!this.#isCut) far.write(data);
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return this;
  }

  cut(ms: number): Promise<void> {
    this.#isCut = true;
    for (const socket of this.#pairs) socket.destroy();
    this.#pairs.clear();
    return new Promise((healed) =>
      setTimeout(() => {
        this.#isCut = false;
        healed();
      }, ms / this.#pace),
    );
  }

  close(): void {
    for (const socket of this.#pairs) socket.destroy();
    this.#server?.close();
  }
}
