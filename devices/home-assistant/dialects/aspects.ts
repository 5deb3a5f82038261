import type { DeviceState } from '../../../src/domain/index.ts';
import type { Account } from '../account.ts';
import type { Heard, Publication } from '../entity.ts';
import type { Options } from '../options.ts';
import { type ReaderOf, readerOf, type Value, type Values, writerOf } from '../values.ts';

/** Writes one aspect; undefined where its template fails. */
export type WriteAspect = (value: string | number, values?: Values) => Publication | undefined;

/**
 * What nearly every component is made of: aspects, each told on one topic and commanded on another, each with a template of its own.
 * Aspects whose template is not understood are left out and named.
 */
export class Aspects {
  readonly options: Options;
  readonly account: Account;
  readonly reads: Heard[] = [];
  readonly writes: string[] = [];
  readonly faults: string[] = [];
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
      if (topicOption !== 'state_topic')
        this.faults.push(`${topicOption} is left out, its template is not supported: ${reader.reason}`);
      return false;
    }
    this.reads.push({
      topic,
      read: (message) => {
        const value: Value = reader.read(message);
        if (value === undefined) return undefined;
        return value.type === 'unknown' ? unknown : take(value.text);
      },
    });
    return true;
  }

  reader(option: string): ReaderOf {
    return readerOf({ option, template: this.options.text(option), account: this.account });
  }

  /** Undefined where the aspect cannot be commanded. */
  write(topicOption: string, templateOption: string): WriteAspect | undefined {
    const topic = this.options.text(topicOption);
    if (topic === undefined) return undefined;
    const template = this.options.text(templateOption);
    const writer = writerOf({ option: templateOption, template, account: this.account }, ([value]) =>
      String(value),
    );
    if (!writer.ok) {
      this.faults.push(`${topicOption} is left out, its template is not supported: ${writer.reason}`);
      return undefined;
    }
    this.writes.push(topic);
    return (value, values = {}) => {
      const payload = writer.write({ value, ...values });
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

export function isTrue(text: string): boolean {
  return text === 'True' || text === 'true';
}
