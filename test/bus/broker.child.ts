/**
 * A broker as a process of its own, to be killed: `broker.child FILE PORT [ACKS]`. Says `listening PORT`. With ACKS it kills
 * itself in the worst moment there is: when the kernel has just taken that PUBACK, before any other code of it can run.
 */
import { Socket } from 'node:net';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { EmbeddedBroker } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';

const [path = ':memory:', port = '0', acks] = process.argv.slice(2);
if (acks !== undefined) dieAfterAcks(Number(acks));
const store = new Store({ path, durability: 'process-kill' });
const broker = new EmbeddedBroker({ port: Number(port), store, clock: systemClock, log: silentLogger });
await broker.start();
console.log(`listening ${broker.port}`);

function dieAfterAcks(acks: number): void {
  let left = acks;
  const begun = new WeakMap<Socket, Buffer>();
  /** Counts by whole packets (MQTT 3.1.1, 2.2): a byte inside one, such as half of a packet id, may look like the begin of a PUBACK. */
  const count = (socket: Socket, written: Buffer) => {
    if (socket.remotePort === undefined) return; // standard output
    let rest = Buffer.concat([begun.get(socket) ?? Buffer.alloc(0), written]);
    for (let size = packetSize(rest); size !== undefined && size <= rest.length; size = packetSize(rest)) {
      if (rest[0] === 0x40) left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      rest = rest.subarray(size);
    }
    begun.set(socket, rest);
  };
  const { _write, _writev } = Socket.prototype;
  Socket.prototype._write = function (chunk, encoding, done) {
    _write.call(this, chunk, encoding, done);
    count(this, Buffer.from(chunk));
  };
  Socket.prototype._writev = function (chunks, done) {
    // Node empties the list as it writes.
    const written = Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk)));
    _writev?.call(this, chunks, done);
    count(this, written);
  };
}

/** The bytes of the packet that begins here, as far as its header tells. */
function packetSize(bytes: Buffer): number | undefined {
  let length = 0;
  for (let at = 1; at < bytes.length; at++) {
    const digit = bytes[at] ?? 0;
    length += (digit & 0x7f) << (7 * (at - 1));
    if (digit < 0x80) return at + 1 + length;
  }
  return undefined;
}
