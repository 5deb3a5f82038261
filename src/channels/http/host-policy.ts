import { isIP } from 'node:net';
import { type Problem, problem } from './problem.ts';

export interface HostPolicyOptions {
  /** The interface the hub listens on, which may be given by name. */
  readonly host: string;
  /** More names that lead here. */
  readonly names: readonly string[];
  /** Pages elsewhere that may speak to the hub, such as `https://panel.example.com`. */
  readonly origins: readonly string[];
  /** What this machine is called now. */
  readonly hostname: () => string;
}

const KNOWN_MAX = 50;

/**
 * Which names this hub answers to, and which pages may speak to it. A browser sends whatever any page asks it to, from inside the
 * house. A page whose name was made to lead to the hub (DNS rebinding) still carries that name in Host: it must be one of ours. A
 * page of another origin carries it in Origin (RFC 6454 section 7), also when it opens a WebSocket, which no browser keeps from
 * other origins by itself (RFC 6455 section 10.2). Programs send no Origin. An address in numbers needs no name server to lead here.
 */
export class HostPolicy {
  readonly #options: HostPolicyOptions;
  readonly #names: ReadonlySet<string>;
  readonly #origins: ReadonlySet<string>;
  /** Values of Host that were ours. Every request brings one, and a house has a handful. */
  readonly #known = new Set<string>();

  constructor(options: HostPolicyOptions) {
    this.#options = options;
    this.#names = new Set([options.host, ...options.names].map((name) => plainName(name)));
    this.#origins = new Set(options.origins.map((origin) => urlOf(origin)?.origin ?? origin));
  }

  /** Why a request with these headers is refused; undefined when it is not. HTTP/1.0 knows no Host, and no browser speaks it. */
  refusal(host: string | undefined, origin: string | undefined): Problem | undefined {
    if (host !== undefined && host !== '' && !this.#isOurs(host))
      return problem('misdirected-request', 'This hub is not known by the name in Host', {
        hint: 'Use its address, or add the name to http.names in hearth.yaml.',
      });
    if (origin !== undefined && !this.#mayAsk(origin, host ?? ''))
      return problem('origin-refused', 'Pages of this origin may not speak to the hub', {
        hint: 'Open the page from the hub itself, or add its origin to http.origins in hearth.yaml.',
      });
    return undefined;
  }

  /**
   * Whether the hub's own page asks, as far as the browser says (Origin; Fetch Metadata, section 2.1). A browser keeps its cookies by host
   * alone: it sends them for pages of other ports too, and for pages that may only speak to the hub.
   */
  isOwnPage(headers: Readonly<Record<string, string | string[] | undefined>>, host: string): boolean {
    const { origin, 'sec-fetch-site': site } = headers;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    const asking = typeof origin === 'string' ? urlOf(origin) : undefined;
    if (origin === undefined) return true;
    return asking !== undefined && urlOf(`${asking.protocol}//${host}`)?.host === asking.host;
  }

  #isOurs(host: string): boolean {
    if (this.#known.has(host)) return true;
    // Nothing but a name or address and a port (RFC 9110 section 7.2).
    const url = /^[^\s/?#@\\]+$/.test(host) ? urlOf(`http://${host}`) : undefined;
    if (url === undefined) return false;
    const name = plainName(url.hostname);
    if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || isLocal(name) || this.#names.has(name)) {
      if (this.#known.size < KNOWN_MAX) this.#known.add(host);
      return true;
    }
    const machine = plainName(this.#options.hostname());
    const [first = ''] = machine.split('.');
    return machine !== '' && [machine, first, `${first}.local`].includes(name);
  }

  #mayAsk(origin: string, host: string): boolean {
    const asking = urlOf(origin);
    if (asking === undefined || !/^https?:$/.test(asking.protocol)) return false;
    if (this.#origins.has(asking.origin)) return true;
    return urlOf(`${asking.protocol}//${host}`)?.host === asking.host;
  }
}

/** RFC 6761 section 6.3. */
function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Lower case and without the root's dot: the same name (RFC 4343, RFC 1034 section 3.1). */
function plainName(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}
