import { isJsonObject, type Json } from '../../src/base/index.ts';
import type { Account } from './account.ts';
import type { Message } from './message.ts';
import { Options } from './options.ts';
import { type Reader, readerOf } from './values.ts';

const ONLINE = 'online';
const OFFLINE = 'offline';
const SOURCES_MAX = 20;
const MODES = ['all', 'any', 'latest'] as const;

interface Announced {
  readonly topic: string;
  readonly available: string;
  readonly notAvailable: string;
  readonly template: string | undefined;
  /** The option that the template stands in. */
  readonly option: string;
}

/** How an entity tells that it is there. */
export interface Presence {
  readonly mode: (typeof MODES)[number];
  readonly sources: readonly Announced[];
}

const PRESENCES_MAX = 20_000;

/** Eight values of a thing tell their presence alike: it is kept, and judged, once. */
export class Presences {
  readonly #known = new Map<string, Presence>();

  same(presence: Presence): Presence {
    const key = JSON.stringify(presence);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= PRESENCES_MAX) this.#known.clear();
    this.#known.set(key, presence);
    return presence;
  }
}

/** The faults go to `options`. */
export function availabilityOf(options: Options): Presence {
  const said = options.text('availability_mode');
  const mode = MODES.find((one) => one === said);
  if (said !== undefined && mode === undefined)
    options.faults.push(`availability_mode: "${said.slice(0, 40)}" is none`);
  const list = options.config['availability'];
  const isList = list !== undefined && list !== null;
  if (isList && (!Array.isArray(list) || list.length > SOURCES_MAX))
    options.faults.push(`availability: expected a list of at most ${SOURCES_MAX}`);
  const listed = Array.isArray(list)
    ? list.map((one: Json) => new Options(isJsonObject(one) ? one : {}))
    : [];
  const sources = isList
    ? listed.map((one) =>
        source(one, one.text('topic'), one.text('value_template'), 'availability.value_template'),
      )
    : options.has('availability_topic')
      ? [
          source(
            options,
            options.text('availability_topic'),
            options.text('availability_template'),
            'availability_template',
          ),
        ]
      : [];
  for (const [at, one] of sources.entries())
    if (one.topic === '') options.faults.push(`availability.${at}.topic: is missing`);
  return { mode: mode ?? 'latest', sources };
}

function source(
  of: Options,
  topic: string | undefined,
  template: string | undefined,
  option: string,
): Announced {
  return {
    topic: topic ?? '',
    available: of.payload('payload_available', ONLINE),
    notAvailable: of.payload('payload_not_available', OFFLINE),
    template,
    option,
  };
}

/** Whether a device can be reached, judged from what is said on one or several topics. Until one speaks it is away. */
export class Availability {
  readonly presence: Presence;
  /** By source. What cannot be read keeps the device away, rather than calling it present unseen. */
  readonly #readers: readonly (Reader | undefined)[];
  readonly #verdicts: boolean[];
  #latest = false;

  constructor(presence: Presence, account: Account) {
    this.presence = presence;
    this.#readers = presence.sources.map(({ option, template }) => {
      const reader = readerOf({ option, template, account });
      return reader.ok ? reader.read : undefined;
    });
    this.#verdicts = presence.sources.map(() => false);
  }

  /** Empty when the device does not tell: its presence is then not known. */
  get topics(): readonly string[] {
    return this.presence.sources.map(({ topic }) => topic);
  }

  /** Takes in a message; returns whether its topic is one of those. */
  hear(topic: string, message: Message): boolean {
    let isTold = false;
    for (const [at, source] of this.presence.sources.entries()) {
      if (source.topic !== topic) continue;
      isTold = true;
      const value = this.#readers[at]?.(message);
      if (value?.type !== 'text') continue;
      if (value.text === source.available) this.#judge(at, true);
      else if (value.text === source.notAvailable) this.#judge(at, false);
    }
    return isTold;
  }

  get reachable(): boolean {
    const { mode } = this.presence;
    if (mode === 'all') return this.#verdicts.every((available) => available);
    return mode === 'any' ? this.#verdicts.some((available) => available) : this.#latest;
  }

  #judge(at: number, available: boolean): void {
    this.#verdicts[at] = available;
    this.#latest = available;
  }
}
