import type { FastifyInstance } from 'fastify';
import { HearthError } from '../../base/index.ts';

/** Half a minute of two channels at 48 kHz, with its header. */
const SOUND_BYTES_MAX = 6 * 1024 * 1024;

/** What a route is added with that takes sound. */
export const TAKES_SOUND = { bodyLimit: SOUND_BYTES_MAX, config: { takesSound: true } };

/** WAV by the names that are used for it, and raw samples (RFC 2586); on routes that take sound and on no others. */
export function takeSound(app: FastifyInstance): void {
  const types = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/l16'];
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit: SOUND_BYTES_MAX },
    (request, body, done) => {
      const { takesSound } = request.routeOptions.config as { readonly takesSound?: boolean };
      if (takesSound === true) done(null, body);
      else
        done(
          new HearthError('invalid-request', 'This address takes no sound', {
            hint: 'POST it to /v1/voice.',
          }),
        );
    },
  );
}
