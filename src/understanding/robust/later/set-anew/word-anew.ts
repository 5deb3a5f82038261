import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Set the AC to cool." "*Heat*", "make it auto": another of the words that one setting of it has, in place of the one that was said. */
export function wordAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const word = lexicon.language.loose.later.wordAnew.exec(text)?.[1]?.toLowerCase();
  const deeds = (context.previous?.at(-1)?.groups.flat() ?? []).filter(
    ({ args }) => args['target'] !== undefined,
  );
  const [last, another] = deeds;
  if (word === undefined || last === undefined || another !== undefined || last.when !== undefined)
    return undefined;
  const enums = lexicon.grammar.services.get(last.service)?.phrases.enums ?? {};
  for (const [param, values] of Object.entries(enums)) {
    if (typeof last.args[param] !== 'string') continue;
    const value = namedBy(word, values);
    if (value === undefined || value === last.args[param]) continue;
    const { assumed: _assumed, ...whole } = last;
    const source = { start: 0, end: text.length, text };
    return understoodAs([[{ ...whole, args: { ...last.args, [param]: value }, source }]]);
  }
  return undefined;
}

type Words = Readonly<Record<string, readonly string[]>> | readonly string[];

function namedBy(word: string, values: Words): string | undefined {
  if (isList(values)) return values.find((value) => value === word);
  return Object.keys(values).find((value) => values[value]?.includes(word));
}

function isList(values: Words): values is readonly string[] {
  return Array.isArray(values);
}
