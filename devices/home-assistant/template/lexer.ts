/** The template uses something outside the subset; its entity is marked and never half understood. */
export class TemplateUnsupported extends Error {}

export type Token =
  | { readonly type: 'name'; readonly text: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'mark'; readonly text: string };

/** A stretch of a template: plain text, what stands in `{{ }}`, or what stands in `{% %}`. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'output'; readonly tokens: readonly Token[] }
  | { readonly type: 'tag'; readonly tokens: readonly Token[] };

const OPENING = /\{\{-?|\{%-?|\{#-?/;

/** Cuts a template into its pieces; `-` beside a delimiter swallows the white space on that side, comments vanish. */
export function cut(source: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = source;
  let trimNext = false;
  for (;;) {
    const opening = OPENING.exec(rest);
    let text = opening === null ? rest : rest.slice(0, opening.index);
    if (trimNext) text = text.trimStart();
    if (opening?.[0].endsWith('-')) text = text.trimEnd();
    if (text !== '') pieces.push({ type: 'text', text });
    if (opening === null) return pieces;
    rest = rest.slice(opening.index + opening[0].length);
    if (opening[0].startsWith('{#')) {
      const end = rest.indexOf('#}');
      if (end < 0) throw new TemplateUnsupported('a comment does not end');
      trimNext = rest[end - 1] === '-';
      rest = rest.slice(end + 2);
      continue;
    }
    const closing = opening[0].startsWith('{{') ? '}}' : '%}';
    const { tokens, length, trim } = tokenize(rest, closing);
    pieces.push({ type: closing === '}}' ? 'output' : 'tag', tokens });
    rest = rest.slice(length);
    trimNext = trim;
  }
}

const SPACE = /\s+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y;
const MARK = /\/\/|\*\*|==|!=|<=|>=|[-+*/%~<>=|.,:()[\]{}]/y;

/** Reads up to the closing delimiter. A `}}` that closes two dicts is told from it by counting brackets. */
function tokenize(source: string, closing: string): { tokens: Token[]; length: number; trim: boolean } {
  const tokens: Token[] = [];
  let at = 0;
  let depth = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(source)?.[0];
    at += match?.length ?? 0;
    return match;
  };
  while (at < source.length) {
    if (take(SPACE) !== undefined) continue;
    if (depth === 0) {
      const trim = source.startsWith(`-${closing}`, at);
      if (trim || source.startsWith(closing, at))
        return { tokens, length: at + closing.length + Number(trim), trim };
    }
    const name = take(NAME);
    if (name !== undefined) {
      tokens.push({ type: 'name', text: name });
      continue;
    }
    const number = take(NUMBER);
    if (number !== undefined) {
      tokens.push({ type: 'number', value: Number(number) });
      continue;
    }
    const string = take(STRING);
    if (string !== undefined) {
      tokens.push({ type: 'string', value: unescaped(string.slice(1, -1)) });
      continue;
    }
    const mark = take(MARK);
    if (mark === undefined) throw new TemplateUnsupported(`the sign "${source[at]}"`);
    if ('([{'.includes(mark)) depth += 1;
    if (')]}'.includes(mark)) depth -= 1;
    tokens.push({ type: 'mark', text: mark });
  }
  throw new TemplateUnsupported(`a missing ${closing}`);
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (whole, letter: string) => ESCAPES[letter] ?? whole);
}
