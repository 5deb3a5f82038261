import type { Logger, Part } from '../../base/index.ts';
import { anonymousWarning, brokerUrls, takesAnonymous } from '../../bus/index.ts';
import type { Config } from '../../config/index.ts';
import type { Finding } from './model.ts';

/** What `hearth doctor` finds of a broker that is not the hub's own: whether it lets anybody in. */
export async function anonymousFindings({ bus }: Pick<Config, 'bus'>): Promise<Finding[]> {
  const url = firstOf(bus);
  if (url === undefined) return [];
  const look = await takesAnonymous(url, bus.ca === undefined ? {} : { ca: bus.ca });
  switch (look) {
    case 'unknown':
      return [];
    case 'refuses':
      return [{ what: 'the broker refuses clients without an account', ok: true }];
    case 'takes': {
      const { message, hint, isHere } = anonymousWarning(url);
      return [{ what: message, ok: isHere, hint }];
    }
  }
}

/** Says it once in the log, some moments after the start, for those who never ask the doctor. */
export class AnonymousWarning implements Part {
  readonly name = 'look for an open broker';
  readonly #bus: Config['bus'];
  readonly #log: Logger;
  #closed = false;

  constructor(options: { readonly config: Pick<Config, 'bus'>; readonly log: Logger }) {
    this.#bus = options.config.bus;
    this.#log = options.log;
  }

  /** Nobody waits for the look. */
  start(): void {
    const { ca } = this.#bus;
    const url = firstOf(this.#bus);
    if (url === undefined) return;
    void takesAnonymous(url, ca === undefined ? {} : { ca }).then((look) => {
      if (this.#closed || look !== 'takes') return;
      const { message, hint } = anonymousWarning(url);
      this.#log.warn(message, { hint });
    });
  }

  close(): void {
    this.#closed = true;
  }
}

/** Nodes of a cluster have the same accounts: one is looked at for all. */
function firstOf({ url }: Pick<Config['bus'], 'url'>): string | undefined {
  return url === undefined ? undefined : brokerUrls(url)[0];
}
