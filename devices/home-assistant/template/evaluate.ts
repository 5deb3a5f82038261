import { contains, FILTERS, METHODS, TESTS } from './filters.ts';
import { formatted } from './format.ts';
import type { Meter } from './meter.ts';
import type { Arguments, Expression, Node } from './parser.ts';
import { brief, isDict, isList, numberOf, plain, TemplateFault, truthy, type Value } from './values.ts';
import { print, same } from './walk.ts';

/**
 * Renders a template; all of it charges `meter`.
 * @throws TemplateFault when something cannot be computed, TemplateBudget when it costs too much.
 */
export function evaluate(nodes: readonly Node[], context: ReadonlyMap<string, Value>, meter: Meter): string {
  return new Evaluation(context, meter).render(nodes);
}

/** One rendering of one message, with its own variables. */
class Evaluation {
  readonly #names: Map<string, Value>;
  readonly #meter: Meter;

  constructor(context: ReadonlyMap<string, Value>, meter: Meter) {
    this.#names = new Map(context);
    this.#meter = meter;
  }

  render(nodes: readonly Node[]): string {
    let text = '';
    for (const node of nodes) {
      const more = this.#node(node);
      this.#meter.read(more.length);
      text += more;
      this.#meter.bound(text.length);
    }
    return text;
  }

  #node(node: Node): string {
    this.#meter.step();
    switch (node.type) {
      case 'text':
        return node.text;
      case 'output':
        return print(this.#value(node.value), this.#meter);
      case 'set':
        this.#names.set(node.name, this.#value(node.value));
        return '';
      case 'if': {
        const branch = node.branches.find(
          ({ condition }) => condition === null || truthy(this.#value(condition)),
        );
        return branch === undefined ? '' : this.render(branch.body);
      }
    }
  }

  #value(expression: Expression): Value {
    this.#meter.step();
    switch (expression.type) {
      case 'constant':
        return expression.value;
      case 'name':
        return this.#names.get(expression.name);
      case 'list':
        return this.#meter.list(expression.items.map((item) => this.#value(item)));
      case 'dict':
        return this.#meter.dict(
          new Map(expression.entries.map(([key, value]) => [this.#value(key), this.#value(value)])),
        );
      case 'unary': {
        const value = this.#value(expression.of);
        if (expression.operator === 'not') return !truthy(value);
        return expression.operator === '-' ? -numberOf(value) : numberOf(value);
      }
      case 'binary':
        return this.#binary(expression);
      case 'choice':
        if (truthy(this.#value(expression.condition))) return this.#value(expression.then);
        return expression.otherwise === null ? undefined : this.#value(expression.otherwise);
      case 'item':
        return this.#item(this.#value(expression.of), this.#value(expression.key));
      case 'slice':
        return this.#slice(
          this.#value(expression.of),
          expression.from === null ? null : this.#value(expression.from),
          expression.to === null ? null : this.#value(expression.to),
        );
      case 'method':
        return METHODS.get(expression.name)!(this.#value(expression.of), this.#arguments(expression.args));
      case 'filter':
        return FILTERS.get(expression.name)!(this.#value(expression.of), this.#arguments(expression.args));
      case 'test':
        return TESTS.get(expression.name)!(this.#value(expression.of)) !== expression.negated;
    }
  }

  #arguments(args: Arguments) {
    return {
      positional: args.positional.map((one) => this.#value(one)),
      named: new Map([...args.named].map(([name, one]) => [name, this.#value(one)])),
      meter: this.#meter,
    };
  }

  #binary({ operator, left, right }: Extract<Expression, { type: 'binary' }>): Value {
    const a = this.#value(left);
    if (operator === 'and') return truthy(a) ? this.#value(right) : a;
    if (operator === 'or') return truthy(a) ? a : this.#value(right);
    const b = this.#value(right);
    const meter = this.#meter;
    switch (operator) {
      case '==':
        return same(a, b, meter);
      case '!=':
        return !same(a, b, meter);
      case 'in':
        return contains(b, a, meter);
      case 'not in':
        return !contains(b, a, meter);
      case '~':
        return meter.text(print(a, meter) + print(b, meter));
      case '+':
        return this.#add(a, b);
      case '%':
        if (typeof a === 'string') return formatted(a, isList(b) ? b : [b], meter);
        return arithmetic(operator, numberOf(a), numberOf(b));
      case '<':
      case '>':
      case '<=':
      case '>=':
        return this.#ordered(operator, a, b);
      default:
        return arithmetic(operator, numberOf(a), numberOf(b));
    }
  }

  #add(a: Value, b: Value): Value {
    if (typeof a === 'string' && typeof b === 'string') return this.#meter.text(a + b);
    if (isList(a) && isList(b)) return this.#meter.list([...a, ...b]);
    return numberOf(a) + numberOf(b);
  }

  #ordered(operator: '<' | '>' | '<=' | '>=', a: Value, b: Value): boolean {
    const isText = typeof a === 'string' && typeof b === 'string';
    if (isText) this.#meter.read(Math.min(a.length, b.length));
    const [x, y] = isText ? [a, b] : [numberOf(plain(a)), numberOf(plain(b))];
    if (operator === '<') return x < y;
    if (operator === '>') return x > y;
    return operator === '<=' ? x <= y : x >= y;
  }

  /** `of[key]` and `of.key`: a dict's own key, a list's or a text's place; anything else is undefined, never inherited. */
  #item(of: Value, key: Value): Value {
    if (of === undefined || of === null) throw new TemplateFault(`${brief(key)} of nothing`);
    if (isDict(of)) {
      if (typeof key === 'string') this.#meter.read(key.length);
      return of.get(key);
    }
    if (typeof key !== 'number') return undefined;
    if (isList(of)) return of.at(key);
    return typeof of === 'string' ? of.at(key) : undefined;
  }

  #slice(of: Value, from: Value, to: Value): Value {
    const start = from === null ? 0 : numberOf(from);
    const end = to === null ? undefined : numberOf(to);
    if (typeof of === 'string') return of.slice(start, end);
    if (isList(of)) return this.#meter.list(of.slice(start, end));
    throw new TemplateFault('a part of what is no list');
  }
}

function arithmetic(operator: string, a: number, b: number): number {
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0) throw new TemplateFault('division by zero');
  if (operator === '/') return a / b;
  const floored = Math.floor(a / b);
  return operator === '//' ? floored : a - floored * b;
}
