import { cut, type Piece, TemplateUnsupported, type Token } from './lexer.ts';

export type Expression =
  | { readonly type: 'constant'; readonly value: null | boolean | number | string }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'list'; readonly items: readonly Expression[] }
  | { readonly type: 'dict'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly type: 'unary'; readonly operator: 'not' | '-' | '+'; readonly of: Expression }
  | {
      readonly type: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly type: 'choice';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression | null;
    }
  | { readonly type: 'item'; readonly of: Expression; readonly key: Expression }
  | {
      readonly type: 'slice';
      readonly of: Expression;
      readonly from: Expression | null;
      readonly to: Expression | null;
    }
  | { readonly type: 'method'; readonly of: Expression; readonly name: string; readonly args: Arguments }
  | { readonly type: 'filter'; readonly of: Expression; readonly name: string; readonly args: Arguments }
  | { readonly type: 'test'; readonly of: Expression; readonly name: string; readonly negated: boolean };

export interface Arguments {
  readonly positional: readonly Expression[];
  readonly named: ReadonlyMap<string, Expression>;
}

export type Node =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'output'; readonly value: Expression }
  | { readonly type: 'set'; readonly name: string; readonly value: Expression }
  | { readonly type: 'if'; readonly branches: readonly Branch[] };

export interface Branch {
  /** `null` for `else`. */
  readonly condition: Expression | null;
  readonly body: readonly Node[];
}

/** What the evaluator knows; a template that names anything else is refused whole when it is read. */
export interface Vocabulary {
  readonly filters: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
}

/** Deeper templates are refused, so that neither reading nor computing one can exhaust the stack. */
const DEPTH_MAX = 40;

/** @throws TemplateUnsupported naming what lies outside the subset. */
export function parse(source: string, vocabulary: Vocabulary): Node[] {
  const blocks = new Blocks(cut(source), vocabulary);
  const nodes = blocks.body([]);
  blocks.expectEnd();
  return nodes;
}

/** The tags of a template: text, output, set and if, nested. */
class Blocks {
  readonly #pieces: readonly Piece[];
  readonly #vocabulary: Vocabulary;
  #at = 0;
  #depth = 0;

  constructor(pieces: readonly Piece[], vocabulary: Vocabulary) {
    this.#pieces = pieces;
    this.#vocabulary = vocabulary;
  }

  /** Up to a tag that begins with one of `ends`, which is left for the caller. */
  body(ends: readonly string[]): Node[] {
    if (++this.#depth > DEPTH_MAX) throw new TemplateUnsupported('a nesting this deep');
    const nodes: Node[] = [];
    for (let piece = this.#pieces[this.#at]; piece !== undefined; piece = this.#pieces[this.#at]) {
      if (piece.type === 'tag' && ends.includes(wordOf(piece))) break;
      this.#at += 1;
      nodes.push(this.#node(piece));
    }
    this.#depth -= 1;
    return nodes;
  }

  expectEnd(): void {
    if (this.#at < this.#pieces.length) throw new TemplateUnsupported('a tag without a beginning');
  }

  #node(piece: Piece): Node {
    if (piece.type === 'text') return piece;
    if (piece.type === 'output') return { type: 'output', value: this.#whole(piece.tokens) };
    switch (wordOf(piece)) {
      case 'if':
        return this.#branches(piece);
      case 'set':
        return this.#set(piece.tokens);
      default:
        throw new TemplateUnsupported(`the tag "${wordOf(piece)}"`);
    }
  }

  #branches(first: Piece): Node {
    const branches: Branch[] = [];
    let condition: Expression | null = this.#whole(tokensOf(first).slice(1));
    for (;;) {
      const body = this.body(condition === null ? ['endif'] : ['elif', 'else', 'endif']);
      branches.push({ condition, body });
      const next = this.#pieces[this.#at++];
      if (next === undefined) throw new TemplateUnsupported('an if without endif');
      const word = wordOf(next);
      if (word === 'endif') return { type: 'if', branches };
      condition = word === 'else' ? null : this.#whole(tokensOf(next).slice(1));
    }
  }

  #set([, name, equals, ...value]: readonly Token[]): Node {
    if (name?.type !== 'name' || equals?.type !== 'mark' || equals.text !== '=')
      throw new TemplateUnsupported('this form of set');
    return { type: 'set', name: name.text, value: this.#whole(value) };
  }

  #whole(tokens: readonly Token[]): Expression {
    const reader = new Expressions(tokens, this.#vocabulary);
    const expression = reader.expression();
    reader.expectEnd();
    return expression;
  }
}

function tokensOf(piece: Piece): readonly Token[] {
  return piece.type === 'text' ? [] : piece.tokens;
}

function wordOf(piece: Piece): string {
  const first = tokensOf(piece)[0];
  return first?.type === 'name' ? first.text : '';
}

/** How tightly two-sided operators bind (jinja2's own order: `~` binds closer than `+`). */
const BINDING: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  in: 4,
  'not in': 4,
  '==': 4,
  '!=': 4,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '~': 6,
  '*': 7,
  '/': 7,
  '//': 7,
  '%': 7,
};
const NOT_BINDING = 3;

const CONSTANTS: ReadonlyMap<string, null | boolean> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
]);
const RESERVED = new Set(['and', 'or', 'not', 'in', 'is', 'if', 'else']);

/** A Pratt parser over the tokens of one expression. */
class Expressions {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  expectEnd(): void {
    if (this.#at < this.#tokens.length) throw new TemplateUnsupported('what follows an expression');
  }

  /** `a if b else c`, which binds loosest of all. */
  expression(): Expression {
    if (++this.#depth > DEPTH_MAX) throw new TemplateUnsupported('a nesting this deep');
    const then = this.#binary(0);
    let result = then;
    if (this.#skip('if')) {
      const condition = this.#binary(0);
      result = { type: 'choice', condition, then, otherwise: this.#skip('else') ? this.expression() : null };
    }
    this.#depth -= 1;
    return result;
  }

  #binary(least: number): Expression {
    let left = this.#prefixed(least);
    // A long chain of operators makes a deep tree, so that it counts as nesting too.
    for (let links = 0; ; links++) {
      const operator = this.#operator();
      const binding = operator === undefined ? 0 : BINDING[operator]!;
      if (operator === undefined || binding <= least) return left;
      if (links > DEPTH_MAX) throw new TemplateUnsupported('a chain of operators this long');
      this.#at += operator === 'not in' ? 2 : 1;
      left = { type: 'binary', operator, left, right: this.#binary(binding) };
    }
  }

  #operator(): string | undefined {
    const token = this.#tokens[this.#at];
    const text = token?.type === 'name' || token?.type === 'mark' ? token.text : '';
    const next = this.#tokens[this.#at + 1];
    if (text === 'not' && next?.type === 'name' && next.text === 'in') return 'not in';
    return Object.hasOwn(BINDING, text) ? text : undefined;
  }

  #prefixed(least: number): Expression {
    if (++this.#depth > DEPTH_MAX) throw new TemplateUnsupported('a nesting this deep');
    const expression = this.#unary(least);
    this.#depth -= 1;
    return expression;
  }

  #unary(least: number): Expression {
    if (this.#skip('not'))
      return { type: 'unary', operator: 'not', of: this.#binary(Math.max(least, NOT_BINDING)) };
    for (const operator of ['-', '+'] as const)
      if (this.#skip(operator)) return this.#filtered({ type: 'unary', operator, of: this.#postfixed() });
    return this.#filtered(this.#postfixed());
  }

  /** Filters and tests bind closer than any two-sided operator. */
  #filtered(first: Expression): Expression {
    let of = first;
    for (let links = 0; links <= DEPTH_MAX; links++) {
      if (this.#skip('|')) {
        const name = this.#name();
        if (!this.#vocabulary.filters.has(name)) throw new TemplateUnsupported(`the filter "${name}"`);
        of = { type: 'filter', of, name, args: this.#arguments() };
      } else if (this.#skip('is')) {
        const negated = this.#skip('not');
        const name = this.#name();
        if (!this.#vocabulary.tests.has(name)) throw new TemplateUnsupported(`the test "${name}"`);
        of = { type: 'test', of, name, negated };
      } else return of;
    }
    throw new TemplateUnsupported('a chain of filters this long');
  }

  #postfixed(): Expression {
    let of = this.#primary();
    for (let links = 0; links <= DEPTH_MAX; links++) {
      if (this.#skip('.')) of = this.#member(of);
      else if (this.#skip('[')) of = this.#subscript(of);
      else if (this.#peek('(')) throw new TemplateUnsupported('calling what is no known method');
      else return of;
    }
    throw new TemplateUnsupported('a path this long');
  }

  #member(of: Expression): Expression {
    const token = this.#tokens[this.#at];
    if (token?.type === 'number') {
      this.#at += 1;
      return { type: 'item', of, key: { type: 'constant', value: token.value } };
    }
    const name = this.#name();
    if (!this.#peek('(')) return { type: 'item', of, key: { type: 'constant', value: name } };
    if (!this.#vocabulary.methods.has(name)) throw new TemplateUnsupported(`the method "${name}"`);
    return { type: 'method', of, name, args: this.#arguments() };
  }

  #subscript(of: Expression): Expression {
    const from = this.#peek(':') ? null : this.expression();
    if (this.#skip(']')) {
      if (from === null) throw new TemplateUnsupported('an empty subscript');
      return { type: 'item', of, key: from };
    }
    this.#expect(':');
    const to = this.#peek(']') ? null : this.expression();
    this.#expect(']');
    return { type: 'slice', of, from, to };
  }

  #arguments(): Arguments {
    const positional: Expression[] = [];
    const named = new Map<string, Expression>();
    if (!this.#skip('(')) return { positional, named };
    while (!this.#skip(')')) {
      const name = this.#tokens[this.#at];
      const equals = this.#tokens[this.#at + 1];
      if (name?.type === 'name' && equals?.type === 'mark' && equals.text === '=') {
        this.#at += 2;
        named.set(name.text, this.expression());
      } else positional.push(this.expression());
      if (!this.#peek(')')) this.#expect(',');
    }
    return { positional, named };
  }

  #primary(): Expression {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new TemplateUnsupported('an expression that breaks off');
    switch (token.type) {
      case 'number':
      case 'string':
        return { type: 'constant', value: token.value };
      case 'name': {
        const constant = CONSTANTS.get(token.text);
        if (constant !== undefined) return { type: 'constant', value: constant };
        if (RESERVED.has(token.text)) throw new TemplateUnsupported(`"${token.text}" in this place`);
        return { type: 'name', name: token.text };
      }
      case 'mark':
        return this.#bracketed(token.text);
    }
  }

  #bracketed(mark: string): Expression {
    if (mark === '(') {
      const inner = this.expression();
      this.#expect(')');
      return inner;
    }
    if (mark === '[') return { type: 'list', items: this.#until(']', () => this.expression()) };
    if (mark === '{') {
      const entry = (): readonly [Expression, Expression] => {
        const key = this.expression();
        this.#expect(':');
        return [key, this.expression()];
      };
      return { type: 'dict', entries: this.#until('}', entry) };
    }
    throw new TemplateUnsupported(`"${mark}" in this place`);
  }

  #until<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    while (!this.#skip(end)) {
      items.push(read());
      if (!this.#peek(end)) this.#expect(',');
    }
    return items;
  }

  #name(): string {
    const token = this.#tokens[this.#at++];
    if (token?.type !== 'name') throw new TemplateUnsupported('a name that is missing');
    return token.text;
  }

  #peek(text: string): boolean {
    const token = this.#tokens[this.#at];
    return (token?.type === 'mark' || token?.type === 'name') && token.text === text;
  }

  #skip(text: string): boolean {
    const found = this.#peek(text);
    if (found) this.#at += 1;
    return found;
  }

  #expect(text: string): void {
    if (!this.#skip(text)) throw new TemplateUnsupported(`a missing "${text}"`);
  }
}
