import { formsOf, type GrammarNode } from '../phrases/index.ts';
import type { TrieNode, WordIds } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameEntry } from './name-entries.ts';

/**
 * What the house understands as a grammar for a speech recogniser, in the JSpeech Grammar Format (W3C Note, 5 June 2000). Names of
 * devices and rooms are listed; numbers, times and free words are rules that a recogniser fills from its own (`<number>`,
 * `<time>`, `<dictation>`). Grows with the names and the phrases, not with their product.
 */
export function speechGrammar(lexicon: Lexicon, name = 'hearth'): string {
  const { code, words, is, speech } = lexicon.language;
  const { commands, nouns, states } = lexicon.grammar;
  const rules = new Map<string, string>();
  const { bodies, top } = rulesOf(commands, words.ids);
  for (const [rule, body] of bodies) rules.set(rule, body);
  const names = wordsIn(lexicon.names, ({ type }) => type === 'device' || type === 'group');
  const places = wordsIn(lexicon.names, ({ type }) => type === 'area' || type === 'floor');
  const people = wordsIn(lexicon.names, ({ type }) => type === 'person');
  const lists = wordsIn(lexicon.names, ({ type }) => type === 'list');
  const kinds = wordsIn(nouns, () => true);
  rules.set('name', alternatives(names));
  rules.set('room', alternatives(places));
  rules.set('noun', alternatives(kinds.flatMap((kind) => [kind, words.forms.pluralOf(kind)])));
  rules.set('person', alternatives([...is.me, ...people]));
  rules.set('list', alternatives(lists));
  rules.set('scene', alternatives(wordsIn(lexicon.names, ({ type }) => type === 'scene')));
  rules.set('area', alternatives(places));
  rules.set('state', alternatives([...states]));
  rules.set('moment', '<time>');
  rules.set('instead', '<time>');
  for (const text of ['words', 'title', 'stranger', 'saying']) rules.set(text, '<dictation>');
  for (const [rule, body] of Object.entries(speech.rules)) rules.set(rule, body);
  const lines = [...rules].map(([rule, body]) => `<${rule}> = ${body};`);
  return [
    `#JSGF V1.0 UTF-8 ${code};`,
    `grammar ${name};`,
    ...['number', 'time', 'dictation'].map((rule) => `import <system.${rule}.${rule}>;`),
    `public <command> = ${speech.command(top)};`,
    ...lines,
    '',
  ].join('\n');
}

/** One rule for every place in the graph where sentences part or meet. */
function rulesOf(
  root: GrammarNode,
  ids: WordIds,
): { readonly bodies: ReadonlyMap<string, string>; readonly top: string } {
  const names = new Map<GrammarNode, string>();
  const bodies = new Map<string, string>();
  const refer = (node: GrammarNode): string => {
    const known = names.get(node);
    if (known !== undefined) return known;
    const id = `s${names.size}`;
    names.set(node, id);
    const parts: string[] = [];
    for (const [word, next] of node.words.entries(ids)) parts.push(join(token(word), next));
    for (const { slot, values, node: next } of node.slots)
      parts.push(
        join(
          slot === 'enum' ? `(${alternatives(values === undefined ? [] : formsOf(values))})` : `<${slot}>`,
          next,
        ),
      );
    if (node.ends.length > 0) parts.push('<NULL>');
    bodies.set(id, parts.length === 0 ? '<NULL>' : parts.join(' | '));
    return id;
  };
  const join = (word: string, next: GrammarNode): string => {
    const end = next.words.numbers.length === 0 && next.slots.length === 0;
    return end ? word : `${word} <${refer(next)}>`;
  };
  return { top: `<${refer(root)}>`, bodies };
}

/** The words of the entries, as they are spoken. */
function wordsIn<V>(trie: TrieNode<V>, is: (value: NameEntry) => boolean): string[] {
  const found = new Set<string>();
  const walk = (node: TrieNode<V>, path: string): void => {
    for (const value of node.values as readonly unknown[]) {
      const entry = value as NameEntry;
      if (is(entry)) found.add('words' in entry ? entry.words : path);
    }
    for (const [word, next] of node.next) walk(next, path === '' ? word : `${path} ${word}`);
  };
  walk(trie, '');
  return [...found].sort();
}

/** No name is nothing that can be said (JSGF 3.6, `<VOID>`). */
function alternatives(words: readonly string[]): string {
  return words.length === 0
    ? '<VOID>'
    : words.map((word) => word.split(' ').map(token).join(' ')).join(' | ');
}

/** A token that holds more than letters is put in quotes. */
function token(word: string): string {
  return /^[\p{L}\p{M}\d']+$/u.test(word) ? word : `"${word.replaceAll(/["\\]/g, '')}"`;
}
