import type { Account } from './account.ts';
import type { Message } from './message.ts';
import { compile, type Rendered } from './template/index.ts';

/** What a message says of one aspect: a text, that it is not known any more, or nothing at all. */
export type Value =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'unknown' }
  | undefined;

export type Reader = (message: Message) => Value;

/** A template that is not supported says why instead of reading. */
export type ReaderOf =
  | { readonly ok: true; readonly read: Reader }
  | { readonly ok: false; readonly reason: string };

/** A template of an announcement: the option it stands in, its text, and who pays for it. */
export interface Announced {
  readonly option: string;
  readonly template: string | undefined;
  readonly account: Account;
}

/**
 * Reads an aspect out of messages. A template that yields nothing is a message that does not speak of the aspect; so is one
 * whose rendering costs too much, which is told.
 */
export function readerOf({ option, template, account }: Announced): ReaderOf {
  if (template === undefined) return PLAIN;
  const compiled = compile(template);
  if (!compiled.ok) return compiled;
  const { template: ready } = compiled;
  return {
    ok: true,
    read: (message) => {
      const text = paid(
        ready.read(message.text, () => message.json),
        option,
        account,
      );
      return text === undefined ? undefined : valueIn(text);
    },
  };
}

const PLAIN: ReaderOf = { ok: true, read: ({ text }) => valueIn(text) };

function paid(rendered: Rendered, option: string, account: Account): string | undefined {
  account.spend(rendered.steps);
  if (rendered.ok) return rendered.text;
  if (rendered.type === 'budget') account.refuse(option, rendered.reason);
  return undefined;
}

function valueIn(text: string): Value {
  if (text === '') return undefined;
  return text === 'None' ? { type: 'unknown' } : { type: 'text', text };
}

/** What a command template computes with, by name; what is not there is not defined in it. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Writes the payload of a command; `undefined` where the template fails. */
export type Writer = (values: Values) => string | undefined;

export type WriterOf =
  | { readonly ok: true; readonly write: Writer }
  | { readonly ok: false; readonly reason: string };

/** Without a template `plain` joins the values. */
export function writerOf(
  { option, template, account }: Announced,
  plain: (values: readonly (string | number | undefined)[]) => string,
): WriterOf {
  if (template === undefined) return { ok: true, write: (values) => plain(Object.values(values)) };
  const compiled = compile(template);
  if (!compiled.ok) return compiled;
  const { template: ready } = compiled;
  return { ok: true, write: (values) => paid(ready.render(values), option, account) };
}

/** The number in a text, or `undefined`. */
export function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
