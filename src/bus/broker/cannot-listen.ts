import { HearthError } from '../../base/index.ts';

/** Why a server does not start, and what to do about it. */
export function cannotListen(host: string, port: number, error: NodeJS.ErrnoException): HearthError {
  if (error.code === 'EADDRINUSE')
    return new HearthError('conflict', `Port ${port} on ${host} is taken`, {
      hint: `Another broker is running there: use it with bus.url mqtt://${host}:${port}, or give this one another bus.port.`,
      cause: error,
    });
  return new HearthError(
    'config-invalid',
    `The broker cannot listen on ${host}, port ${port}: ${error.message}`,
    {
      hint: 'Check bus.host and bus.port.',
      cause: error,
    },
  );
}
