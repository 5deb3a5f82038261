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

interface Source {
  readonly topic: string;
  readonly available: string;
  readonly notAvailable: string;
  readonly read: Reader;
}

/** Whether a device can be reached, judged from what is said on one or several topics. Until one speaks it is away. */
export class Availability {
  readonly #sources: readonly Source[];
  readonly #mode: Presence['mode'];
  readonly #verdicts = new Map<Source, boolean>();
  #latest = false;

  constructor({ mode, sources }: Presence, account: Account) {
    this.#mode = mode;
    this.#sources = sources.map(({ topic, available, notAvailable, template, option }) => {
      const reader = readerOf({ option, template, account });
      // What cannot be read keeps the device away, rather than calling it present unseen.
      return { topic, available, notAvailable, read: reader.ok ? reader.read : () => undefined };
    });
  }

  /** Empty when the device does not tell: its presence is then not known. */
  get topics(): readonly string[] {
    return [...new Set(this.#sources.map(({ topic }) => topic))];
  }

  /** Takes in a message; returns whether the device is reachable now. */
  hear(topic: string, message: Message): boolean {
    for (const source of this.#sources) {
      const value = source.topic === topic ? source.read(message) : undefined;
      if (value?.type !== 'text') continue;
      if (value.text === source.available) this.#judge(source, true);
      else if (value.text === source.notAvailable) this.#judge(source, false);
    }
    return this.reachable;
  }

  get reachable(): boolean {
    const verdicts = this.#sources.map((source) => this.#verdicts.get(source) ?? false);
    if (this.#mode === 'all') return verdicts.every((available) => available);
    return this.#mode === 'any' ? verdicts.some((available) => available) : this.#latest;
  }

  #judge(source: Source, available: boolean): void {
    this.#verdicts.set(source, available);
    this.#latest = available;
  }
}
