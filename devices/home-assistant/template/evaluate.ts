import { bounded, contains, FILTERS, METHODS, TESTS, TEXT_MAX } from './filters.ts';
import { formatted } from './format.ts';
import type { Arguments, Expression, Node } from './parser.ts';
import { isDict, isList, numberOf, plain, print, same, TemplateFault, truthy, type Value } from './values.ts';

/** More steps than any honest template takes, few enough that a hostile one costs microseconds. */
const STEPS_MAX = 2000;

/** @throws TemplateFault when something cannot be computed, or when it takes too long. */
export function evaluate(nodes: readonly Node[], context: ReadonlyMap<string, Value>): string {
  return new Evaluation(context).render(nodes);
}

/** One rendering of one message, with its own variables and its own budget. */
class Evaluation {
  readonly #names: Map<string, Value>;
  #steps = 0;

  constructor(context: ReadonlyMap<string, Value>) {
    this.#names = new Map(context);
  }

  render(nodes: readonly Node[]): string {
    let text = '';
    for (const node of nodes) text = bounded(text + this.#node(node));
    return text;
  }

  #node(node: Node): string {
    this.#step();
    switch (node.type) {
      case 'text':
        return node.text;
      case 'output':
        return print(this.#value(node.value));
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

  #step(cost = 1): void {
    this.#steps += cost;
    if (this.#steps > STEPS_MAX) throw new TemplateFault(`more than ${STEPS_MAX} steps`);
  }

  #value(expression: Expression): Value {
    this.#step();
    switch (expression.type) {
      case 'constant':
        return expression.value;
      case 'name':
        return this.#names.get(expression.name);
      case 'list':
        return expression.items.map((item) => this.#value(item));
      case 'dict':
        return new Map(expression.entries.map(([key, value]) => [this.#value(key), this.#value(value)]));
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
        return item(this.#value(expression.of), this.#value(expression.key));
      case 'slice':
        return slice(
          this.#value(expression.of),
          expression.from === null ? null : this.#value(expression.from),
          expression.to === null ? null : this.#value(expression.to),
        );
      case 'method':
        return METHODS.get(expression.name)!(this.#weighed(expression.of), this.#arguments(expression.args));
      case 'filter':
        return FILTERS.get(expression.name)!(this.#weighed(expression.of), this.#arguments(expression.args));
      case 'test':
        return TESTS.get(expression.name)!(this.#value(expression.of)) !== expression.negated;
    }
  }

  /** A value that is about to be worked through: long texts and lists cost more steps. */
  #weighed(expression: Expression): Value {
    const value = this.#value(expression);
    if (typeof value === 'string') this.#step(value.length >> 6);
    else if (isList(value)) this.#step(value.length >> 2);
    else if (isDict(value)) this.#step(value.size >> 2);
    return value;
  }

  #arguments(args: Arguments) {
    return {
      positional: args.positional.map((one) => this.#value(one)),
      named: new Map([...args.named].map(([name, one]) => [name, this.#value(one)])),
    };
  }

  #binary({ operator, left, right }: Extract<Expression, { type: 'binary' }>): Value {
    const a = this.#weighed(left);
    if (operator === 'and') return truthy(a) ? this.#value(right) : a;
    if (operator === 'or') return truthy(a) ? a : this.#value(right);
    const b = this.#weighed(right);
    switch (operator) {
      case '==':
        return same(a, b);
      case '!=':
        return !same(a, b);
      case 'in':
        return contains(b, a);
      case 'not in':
        return !contains(b, a);
      case '~':
        return bounded(print(a) + print(b));
      case '+':
        return add(a, b);
      case '%':
        if (typeof a === 'string') return formatted(a, isList(b) ? b : [b], TEXT_MAX);
        return arithmetic(operator, numberOf(a), numberOf(b));
      case '<':
      case '>':
      case '<=':
      case '>=':
        return ordered(operator, a, b);
      default:
        return arithmetic(operator, numberOf(a), numberOf(b));
    }
  }
}

function add(a: Value, b: Value): Value {
  if (typeof a === 'string' && typeof b === 'string') return bounded(a + b);
  if (isList(a) && isList(b)) {
    if (a.length + b.length > STEPS_MAX) throw new TemplateFault('a list grows too long');
    return [...a, ...b];
  }
  return numberOf(a) + numberOf(b);
}

function arithmetic(operator: string, a: number, b: number): number {
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0) throw new TemplateFault('division by zero');
  if (operator === '/') return a / b;
  const floored = Math.floor(a / b);
  return operator === '//' ? floored : a - floored * b;
}

function ordered(operator: '<' | '>' | '<=' | '>=', a: Value, b: Value): boolean {
  const [x, y] =
    typeof a === 'string' && typeof b === 'string' ? [a, b] : [numberOf(plain(a)), numberOf(plain(b))];
  if (operator === '<') return x < y;
  if (operator === '>') return x > y;
  return operator === '<=' ? x <= y : x >= y;
}

/** `of[key]` and `of.key`: a dict's own key, a list's or a text's place; anything else is undefined, never inherited. */
function item(of: Value, key: Value): Value {
  if (of === undefined || of === null) throw new TemplateFault(`${print(key).slice(0, 40)} of nothing`);
  if (isDict(of)) return of.get(key);
  if (typeof key !== 'number') return undefined;
  if (isList(of)) return of.at(key);
  return typeof of === 'string' ? of.at(key) : undefined;
}

function slice(of: Value, from: Value, to: Value): Value {
  const start = from === null ? 0 : numberOf(from);
  const end = to === null ? undefined : numberOf(to);
  if (typeof of === 'string') return of.slice(start, end);
  if (isList(of)) return of.slice(start, end);
  throw new TemplateFault('a part of what is no list');
}
