import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admittance } from '../websocket/connection.ts';
import type { WebSocketDoor } from '../websocket/door.ts';
import type { Admitted, Admitter } from './admission.ts';
import type { Admission, Gate } from './gate.ts';
import { problem } from './problem.ts';
import { sendProblem } from './refusals.ts';

/** `/ws`: hands sockets to the WebSocket door once they are upgraded. Limits are those of the server it stands in. */
export async function addSocketRoute(
  app: FastifyInstance,
  door: WebSocketDoor,
  gate: Gate,
  admitter: Admitter,
  limits: Pick<Admittance, 'allow' | 'charge'>,
): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const { default: websocket } = await import('@fastify/websocket');
  await app.register(websocket, {
    options: { maxPayload: door.frameBytesMax, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.route({
    method: 'GET',
    url: '/ws',
    onRequest: async (request, reply) => {
      if (!request.ws)
        return sendProblem(
          reply,
          problem('upgrade-required', 'This address speaks WebSocket', {
            hint: 'Connect with a WebSocket client; docs/reference/api.md describes the frames.',
          }),
          { upgrade: 'websocket' },
        );
      const admission = admitSocket(gate, admitter, request);
      if (admission === undefined) return;
      if (!admission.admitted) return sendProblem(reply, admission.problem, admission.headers);
      admitted.set(request, admission);
    },
    handler: (_request, reply) => reply.code(426).send(),
    wsHandler: (socket, request) =>
      door.accept(socket, {
        ...limits,
        token: admitted.get(request)?.token,
        session: admitted.get(request)?.session?.id,
        address: request.ip,
        authenticate: (secret) => gate.check(secret, ['speak'], request.ip),
      }),
  });
}

/** A socket may also come without a token and show it in its first frame; a wrong one is refused at once. */
function admitSocket(gate: Gate, admitter: Admitter, request: FastifyRequest): Admission | undefined {
  const inQuery = (request.query as Readonly<Record<string, unknown>>)['token'];
  const { authorization } = request.headers;
  const cookie = inQuery === undefined ? admitter.cookieOf(request, 'page') : undefined;
  if (cookie !== undefined) return gate.admitSession(cookie, ['speak'], request.ip);
  if (authorization === undefined && inQuery === undefined) return undefined;
  return gate.admit({ needs: ['speak'], authorization, inQuery, address: request.ip });
}
