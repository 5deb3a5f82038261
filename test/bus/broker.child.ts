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
  const count = (data: Buffer) => {
    if (data[0] === 0x40) left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
  const { _write, _writev } = Socket.prototype;
  Socket.prototype._write = function (chunk, encoding, done) {
    _write.call(this, chunk, encoding, done);
    count(chunk);
  };
  Socket.prototype._writev = function (chunks, done) {
    // The parts of one packet come together; its first byte is the first of a part. Node empties the list as it writes.
    const parts = chunks.map(({ chunk }) => chunk);
    _writev?.call(this, chunks, done);
    for (const part of parts) count(part);
  };
}
