import { compile, messageValues, type Template } from './template/index.ts';

/** What a message says of one aspect: a text, that it is not known any more, or nothing at all. */
export type Value =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'unknown' }
  | undefined;

export type Reader = (message: string) => Value;

/** A template that is not supported says why instead of reading. */
export type ReaderOf =
  | { readonly ok: true; readonly read: Reader }
  | { readonly ok: false; readonly reason: string };

/** Reads an aspect out of messages. A template that yields nothing is a message that does not speak of the aspect. */
export function readerOf(template: string | undefined): ReaderOf {
  if (template === undefined) return { ok: true, read: valueIn };
  const compiled = compile(template);
  if (!compiled.ok) return compiled;
  return {
    ok: true,
    read: (message) => {
      const rendered = compiled.template.render(messageValues(message));
      return rendered.ok ? valueIn(rendered.text) : undefined;
    },
  };
}

function valueIn(text: string): Value {
  if (text === '') return undefined;
  return text === 'None' ? { type: 'unknown' } : { type: 'text', text };
}

/** Writes the payload of a command; `undefined` where the template fails. */
export type Writer = (values: Readonly<Record<string, string | number>>) => string | undefined;

export type WriterOf =
  | { readonly ok: true; readonly write: Writer }
  | { readonly ok: false; readonly reason: string };

/** Without a template `plain` joins the values. */
export function writerOf(
  template: string | undefined,
  plain: (values: readonly (string | number)[]) => string,
): WriterOf {
  if (template === undefined) return { ok: true, write: (values) => plain(Object.values(values)) };
  const compiled = compile(template);
  return compiled.ok ? { ok: true, write: (values) => rendered(compiled.template, values) } : compiled;
}

function rendered(template: Template, values: Readonly<Record<string, string | number>>): string | undefined {
  const text = template.render(values);
  return text.ok ? text.text : undefined;
}

/** The number in a text, or `undefined`. */
export function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
