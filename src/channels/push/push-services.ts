import { isIP } from 'node:net';
import { HearthError } from '../../base/index.ts';

/** Hosts of the push services of the usual browsers; a name that begins with a dot stands for all below it. */
const KNOWN = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Checks that an endpoint is one of a push service. The hub posts to whatever a browser names, from inside the house: it must not be made to
 * knock at other doors there.
 * @param more hosts that the configuration names, with their port where it is not the usual one; those may be asked without TLS.
 * @throws HearthError `invalid-params`.
 */
export function checkEndpoint(endpoint: string, more: readonly string[]): void {
  const { protocol, hostname, host, username } = new URL(endpoint);
  const isNamed = more.includes(host) || more.includes(hostname);
  const isKnown =
    protocol === 'https:' &&
    isIP(hostname) === 0 &&
    KNOWN.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known));
  if (username === '' && /^https?:$/.test(protocol) && (isKnown || isNamed)) return;
  throw new HearthError('invalid-params', `The hub sends nothing to ${host}`, {
    hint: 'Add the host to push.services in hearth.yaml if it is that of a push service.',
    faults: [{ path: '/endpoint', message: 'is not of a push service that the hub knows' }],
  });
}
