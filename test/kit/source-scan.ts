/** A source text taken apart far enough to ask about imports, names and comments without mistaking one for another. */
export interface Scanned {
  /** The text with comments gone and the insides of strings and regular expressions blanked; positions and lines stay. */
  readonly code: string;
  /** Strings and template pieces, `at` the position of their first character within the quotes. */
  readonly strings: readonly Piece[];
  /** Regular expressions between their strokes. */
  readonly patterns: readonly Piece[];
  readonly comments: readonly Piece[];
}

export interface Piece {
  readonly at: number;
  readonly text: string;
}

export interface Import {
  readonly at: number;
  readonly specifier: string;
}

/** After these a `/` begins a regular expression; after other words and closing brackets it divides. */
const BEFORE_REGEX =
  /(?:^|[^\w\s$)\]}'"`]|\b(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield))\s*$/;

export function scan(source: string): Scanned {
  const code = source.split('');
  const strings: Piece[] = [];
  const patterns: Piece[] = [];
  const comments: Piece[] = [];
  /** For every open `${`: how many braces are open inside it. */
  const templates: number[] = [];
  let i = 0;

  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (code[at] !== '\n') code[at] = ' ';
  };
  const readTemplate = (from: number) => {
    let end = from;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1;
    strings.push({ at: from, text: source.slice(from, end) });
    blank(from, Math.min(end, source.length));
    if (source.startsWith('${', end)) {
      templates.push(0);
      return end + 2;
    }
    return end + 1;
  };

  while (i < source.length) {
    const char = source[i]!;
    if (source.startsWith('//', i) || source.startsWith('/*', i)) {
      const close =
        char === '/' && source[i + 1] === '/' ? source.indexOf('\n', i) : source.indexOf('*/', i + 2) + 2;
      const end = close < i + 2 ? source.length : close;
      comments.push({ at: i, text: source.slice(i, end) });
      blank(i, end);
      i = end;
    } else if (char === "'" || char === '"') {
      let end = i + 1;
      while (end < source.length && source[end] !== char && source[end] !== '\n')
        end += source[end] === '\\' ? 2 : 1;
      strings.push({ at: i + 1, text: source.slice(i + 1, end) });
      blank(i + 1, Math.min(end, source.length));
      i = end + 1;
    } else if (char === '`') i = readTemplate(i + 1);
    else if (templates.length > 0 && char === '}' && templates.at(-1) === 0) {
      templates.pop();
      i = readTemplate(i + 1);
    } else if (char === '/' && BEFORE_REGEX.test(code.slice(Math.max(0, i - 40), i).join(''))) {
      const end = endOfRegex(source, i);
      patterns.push({ at: i + 1, text: source.slice(i + 1, end - 1) });
      blank(i + 1, end);
      i = end;
    } else {
      if (templates.length > 0 && char === '{') templates.push((templates.pop() ?? 0) + 1);
      if (templates.length > 0 && char === '}') templates.push((templates.pop() ?? 1) - 1);
      i += 1;
    }
  }
  return { code: code.join(''), strings, patterns, comments };
}

function endOfRegex(source: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    else if (source[at] === '/' && !inClass) return at + 1;
  }
  return from + 1;
}

const IMPORTS = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]/g,
  /\bimport\s*['"]/g,
  /\bimport\s*\(\s*['"`]/g,
  /\brequire\s*\(\s*['"`]/g,
];

/** Every module that a file names: static, re-exported, dynamic, `import type` and `import('…')` as a type alike. */
export function importsOf(scanned: Scanned): Import[] {
  const stringAt = new Map(scanned.strings.map((piece) => [piece.at, piece.text]));
  return IMPORTS.flatMap((pattern) =>
    [...scanned.code.matchAll(pattern)].map((match) => {
      const at = match.index + match[0].length;
      return { at, specifier: stringAt.get(at) ?? '' };
    }),
  );
}

export function lineOf(source: string, at: number): number {
  let line = 1;
  for (let i = source.indexOf('\n'); i !== -1 && i < at; i = source.indexOf('\n', i + 1)) line += 1;
  return line;
}
