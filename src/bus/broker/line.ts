import { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

/**
 * Two ends of a line within this process, in place of a socket to a broker that lives in it: what goes in at one end comes out
 * at the other, without the kernel in between. Like a socket it holds back a writer whose other end does not read, and when
 * one end is gone the other closes.
 */
export function openLine(): readonly [Duplex, Duplex] {
  const here = new LineEnd();
  const there = new LineEnd();
  here.join(there);
  there.join(here);
  return [here, there];
}

class LineEnd extends Duplex {
  #other: LineEnd | undefined;
  /** Called when this end has read what the other one wrote: the other may write on. */
  #read: Done | undefined;

  constructor() {
    super({ allowHalfOpen: false });
  }

  join(other: LineEnd): void {
    this.#other = other;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#other?.receive(chunk, done);
  }

  /** One packet is written in several pieces; they arrive as one. */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Done): void {
    this.#other?.receive(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _read(): void {
    const done = this.#read;
    this.#read = undefined;
    done?.();
  }

  override _final(done: Done): void {
    this.#other?.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    const other = this.#other;
    this.#read?.();
    // In a turn of its own, as a socket tells it: nobody is called back from within what he called.
    if (other !== undefined && !other.destroyed) setImmediate(() => other.destroy());
    done(error);
  }

  receive(chunk: Buffer, done: Done): void {
    if (this.destroyed) done(Object.assign(new Error('the other end has closed'), { code: 'EPIPE' }));
    else if (this.push(chunk)) done();
    else this.#read = done;
  }
}
