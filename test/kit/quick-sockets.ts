import { Socket } from 'node:net';

/**
 * Sockets of tests send at once what is small. mqtt.js leaves it to the system to collect: whatever a client says behind its
 * acknowledgement of a message then waits 40 ms for the other side's.
 */
const QUICK = Symbol.for('hearth.test.quick-sockets');
const sockets = Socket.prototype as Socket & { [QUICK]?: true };

if (sockets[QUICK] === undefined) {
  const { connect } = sockets;
  sockets[QUICK] = true;
  sockets.connect = function (this: Socket, ...given: unknown[]) {
    this.setNoDelay(true);
    return Reflect.apply(connect, this, given);
  } as typeof connect;
}
