import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** A certificate with more names is no longer read by everybody. */
const NAMES_MAX = 100;
/** Letters, digits and hyphens (RFC 1123 section 2.1), and the underscore that some give to their machines. */
const HOST =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;

/** What a machine is called and where it can be reached, as its operating system tells. */
export interface Machine {
  readonly hostname: string;
  /** IP addresses of its interfaces. */
  readonly addresses: readonly string[];
}

export function thisMachine(): Machine {
  const interfaces = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return { hostname: hostname(), addresses: interfaces.map(({ address }) => address) };
}

/**
 * By which names and addresses clients reach a server on this machine: in a browser, by multicast DNS (RFC 6762), by address, and as the
 * configuration has it. Link-local addresses are left out: no URL carries the zone that they need.
 */
export function serverNames(machine: Machine, configured: readonly string[]): readonly string[] {
  const host = machine.hostname.toLowerCase().replace(/\.$/, '');
  const [label = host] = host.split('.');
  const all = ['localhost', '127.0.0.1', '::1', host, `${label}.local`, ...configured, ...machine.addresses];
  const fit = all
    .map((name) => name.toLowerCase().replace(/^\[(.*)\]$/, '$1'))
    .filter((name) => (isIP(name) === 0 ? HOST.test(name) : isReachable(name)));
  return [...new Set(fit)].slice(0, NAMES_MAX);
}

function isReachable(address: string): boolean {
  return !/^fe[89ab]/.test(address) && address !== '0.0.0.0' && address !== '::' && !address.includes('%');
}
