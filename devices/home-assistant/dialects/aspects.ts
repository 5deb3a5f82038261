import type { DeviceState } from '../../../src/domain/index.ts';
import type { Account } from '../account.ts';
import type { Heard, Publication } from '../entity.ts';
import type { Message } from '../message.ts';
import type { Options } from '../options.ts';
import { type ReaderOf, readerOf, type Value, type Values, writerOf } from '../values.ts';

const NONE: readonly never[] = [];
const asText = ([value]: readonly (string | number | undefined)[]) => String(value);

/** Writes one aspect; undefined where its template fails. */
export type WriteAspect = (value: string | number, values?: Values) => Publication | undefined;

/**
 * What nearly every component is made of: aspects, each told on one topic and commanded on another, each with a template of its own.
 * Aspects whose template is not understood are left out and named.
 */
export class Aspects {
  readonly options: Options;
  readonly account: Account;
  // Joined, not pushed to: thousands of them stay, most with one entry or none, and what is pushed to keeps room for seventeen.
  reads: readonly Heard[] = NONE;
  writes: readonly string[] = NONE;
  faults: readonly string[] = NONE;
  /** Why its state cannot be read, where that is so. */
  unreadable: string | undefined;

  constructor(options: Options, account: Account) {
    this.options = options;
    this.account = account;
  }

  /** Whether the aspect is told. `take` gets what a message says of it, and nothing that does not speak of it. */
  read(
    topicOption: string,
    templateOption: string,
    take: (text: string) => DeviceState | undefined,
    unknown: DeviceState = {},
  ): boolean {
    const topic = this.options.text(topicOption);
    if (topic === undefined) return false;
    const reader = this.reader(templateOption);
    if (!reader.ok) {
      this.unreadable ??= reader.reason;
      // Without its state it cannot be seen, which is told as such.
      if (topicOption !== 'state_topic') this.#leftOut(topicOption, reader.reason);
      return false;
    }
    const { read: valueIn } = reader;
    const read = (message: Message) => {
      const value: Value = valueIn(message);
      if (value === undefined) return undefined;
      return value.type === 'unknown' ? unknown : take(value.text);
    };
    this.reads = this.reads.concat({ topic, read });
    return true;
  }

  #leftOut(topicOption: string, reason: string): void {
    const fault = `${topicOption} is left out, its template is not supported: ${reason}`;
    this.faults = this.faults.concat(fault);
  }

  reader(option: string): ReaderOf {
    return readerOf({ option, template: this.options.text(option), account: this.account });
  }

  /** Undefined where the aspect cannot be commanded. */
  write(topicOption: string, templateOption: string): WriteAspect | undefined {
    const topic = this.options.text(topicOption);
    if (topic === undefined) return undefined;
    const template = this.options.text(templateOption);
    const writer = writerOf({ option: templateOption, template, account: this.account }, asText);
    if (!writer.ok) {
      this.#leftOut(topicOption, writer.reason);
      return undefined;
    }
    this.writes = this.writes.concat(topic);
    const { write } = writer;
    return (value, values = {}) => {
      const payload = write({ value, ...values });
      return payload === undefined ? undefined : { topic, payload };
    };
  }

  /** Why what is done with it cannot be seen; undefined where it can. */
  get unseen(): { readonly unseen?: string } {
    if (this.reads.length > 0) return {};
    return {
      unseen:
        this.unreadable === undefined
          ? 'it announces no topic on which it tells its state'
          : `its template is not supported: ${this.unreadable}`,
    };
  }
}

/** The publications that came about, without those whose template failed. */
export function sent(...publications: readonly (Publication | undefined)[]): readonly Publication[] {
  return publications.filter((one) => one !== undefined);
}
