import { z } from 'zod';
import type { Account } from './account.ts';
import { Payload } from './entity.ts';
import { type Reader, readerOf } from './values.ts';

const ONLINE = 'online';
const OFFLINE = 'offline';

export const AvailabilityConfig = z.object({
  availability: z
    .array(
      z.object({
        topic: z.string(),
        payload_available: Payload.default(ONLINE),
        payload_not_available: Payload.default(OFFLINE),
        value_template: z.string().optional(),
      }),
    )
    .max(20)
    .optional(),
  availability_mode: z.enum(['all', 'any', 'latest']).default('latest'),
  availability_topic: z.string().optional(),
  availability_template: z.string().optional(),
  payload_available: Payload.default(ONLINE),
  payload_not_available: Payload.default(OFFLINE),
});

interface Source {
  readonly topic: string;
  readonly available: string;
  readonly notAvailable: string;
  readonly read: Reader;
}

/** Whether a device can be reached, judged from what is said on one or several topics. Until one speaks it is away. */
export class Availability {
  readonly #sources: readonly Source[];
  readonly #mode: 'all' | 'any' | 'latest';
  readonly #verdicts = new Map<Source, boolean>();
  #latest = false;

  constructor(config: z.output<typeof AvailabilityConfig>, account: Account) {
    this.#mode = config.availability_mode;
    const { availability_topic: topic, availability_template: value_template } = config;
    const { payload_available, payload_not_available } = config;
    const single =
      topic === undefined ? [] : [{ topic, value_template, payload_available, payload_not_available }];
    this.#sources = (config.availability ?? single).map((one) => {
      const option =
        config.availability === undefined ? 'availability_template' : 'availability.value_template';
      const reader = readerOf({ option, template: one.value_template, account });
      return {
        topic: one.topic,
        available: one.payload_available,
        notAvailable: one.payload_not_available,
        // What cannot be read keeps the device away, rather than calling it present unseen.
        read: reader.ok ? reader.read : () => undefined,
      };
    });
  }

  /** Empty when the device does not tell: its presence is then not known. */
  get topics(): readonly string[] {
    return [...new Set(this.#sources.map(({ topic }) => topic))];
  }

  /** Takes in a message; returns whether the device is reachable now. */
  hear(topic: string, message: string): boolean {
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
