import { HearthError, messageOf } from '../../base/index.ts';

/** Why nobody can come in at this address, in words for whoever runs the hub. */
export function listenError(
  cause: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): HearthError {
  const { code } = cause as { readonly code?: string };
  if (code === 'EADDRINUSE')
    return new HearthError('conflict', `The address ${host}:${port} is taken`, {
      hint: 'Is a hub running already? Another port: HEARTH_HTTP_PORT=8421.',
      cause,
    });
  return new HearthError('config-invalid', `Cannot listen on ${host}:${port}: ${messageOf(cause)}`, {
    hint: 'Check http.host and http.port in hearth.yaml.',
    faults: [{ path: 'http', message: messageOf(cause) }],
    cause,
  });
}
