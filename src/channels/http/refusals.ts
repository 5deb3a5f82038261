import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { messageOf } from '../../base/index.ts';
import { BODY_BYTES_MAX } from './body.ts';
import { PROBLEM_TYPE, type Problem, problem } from './problem.ts';

export function sendProblem(
  reply: FastifyReply,
  body: Problem,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  // As bytes: fastify would add a charset to text, which this media type does not have (RFC 9457 section 6.1).
  return reply
    .code(body.status)
    .headers(headers)
    .type(PROBLEM_TYPE)
    .send(Buffer.from(JSON.stringify(body)));
}

/** What fastify found wrong before a route was asked; undefined for what is no fault of the client. */
export function problemOfFastify(error: unknown): Problem | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('too-large', `The body is larger than ${BODY_BYTES_MAX} bytes`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported-media-type', 'Only JSON is taken', {
        hint: 'Send "Content-Type: application/json".',
      });
    default:
      return statusCode !== undefined && statusCode < 500
        ? problem('invalid-request', messageOf(error))
        : undefined;
  }
}

/** Bytes that are no HTTP, or come too slowly: answered by hand, because no request came of them. */
export function refuseRaw(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? problem('request-timeout', 'The request took too long to arrive')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? problem('headers-too-large', 'The headers are larger than 16 KiB')
        : problem('invalid-request', 'This is not HTTP as we know it');
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${body.status} ${body.title}\r\nContent-Type: ${PROBLEM_TYPE}\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
