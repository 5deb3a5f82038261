import fc from 'fast-check';
import type { Lexicon } from '../../../src/understanding/index.ts';

type Node = Lexicon['grammar']['commands'];

/** What may be said for a slot; for targets the names of the house. */
const FILLINGS: Readonly<Record<string, readonly string[]>> = {
  state: ['on', 'open', 'locked'],
  percent: ['40 percent', '70 %'],
  level: ['40 percent', '30'],
  color: ['blue', 'red'],
  kelvin: ['4000 kelvin'],
  temperature: ['21 degrees'],
  number: ['3', 'twelve'],
  duration: ['ten minutes', 'an hour'],
  words: ['some fresh bread', 'the blue box'],
  title: ['pizza', 'the second batch'],
  saying: ['dinner is ready'],
  area: ['the kitchen'],
  scene: ['movie night'],
  people: ['sam'],
  person: ['sam'],
  list: ['the shopping list'],
};

/** What a sentence names in words of its own. */
export const FREE_WORDS: readonly string[] = [
  ...FILLINGS['words']!,
  ...FILLINGS['title']!,
  ...FILLINGS['saying']!,
];

const STEPS_MAX = 24;

/** A sentence that the phrases of some service allow, and whose it is. */
export interface Saying {
  readonly text: string;
  readonly service: string;
  readonly method: string;
  readonly question: boolean;
  /** Meant only where nothing else is said. */
  readonly alone: boolean;
}

/** Any way through the phrases of all services: every word, choice and slot may come up. */
export function sayings(lexicon: Lexicon, names: readonly string[]): fc.Arbitrary<Saying> {
  return fc
    .array(fc.nat({ max: 9999 }), { minLength: STEPS_MAX, maxLength: STEPS_MAX })
    .map((choices) => walk(lexicon, names, choices))
    .filter((saying) => saying !== undefined);
}

function walk(lexicon: Lexicon, names: readonly string[], choices: readonly number[]): Saying | undefined {
  const words: string[] = [];
  let node: Node = lexicon.grammar.commands;
  for (const choice of choices) {
    const ways = [...node.words.entries(lexicon.language.words.ids)];
    const count =
      node.ends.length > 0 ? ways.length + node.slots.length + 1 : ways.length + node.slots.length;
    const way = choice % Math.max(1, count);
    if (way < ways.length) {
      const [word, next] = ways[way]!;
      words.push(word);
      node = next;
      continue;
    }
    const edge = node.slots[way - ways.length];
    if (edge === undefined) {
      const rule = node.ends[choice % node.ends.length]!;
      const { service, method, phrases, alone } = rule;
      return {
        text: words.join(' '),
        service: service.name,
        method,
        question: phrases.question === true,
        alone: alone === true,
      };
    }
    const forms = [...(edge.values?.byFirst.values() ?? [])].flat().map(({ words: form }) => form.join(' '));
    const fillings = edge.values === undefined ? (FILLINGS[edge.slot] ?? names) : forms;
    if (fillings.length === 0) return undefined;
    words.push(fillings[choice % fillings.length]!);
    node = edge.node;
  }
  return undefined;
}
