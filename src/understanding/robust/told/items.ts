import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import type { Reworded } from '../reworded.ts';
import { wordsIn } from '../told-beside.ts';
import { pointsBack, stretchesOf } from './statements.ts';

interface Listed {
  readonly item: string;
  readonly list: string | undefined;
}

/**
 * The plan where "that" in a wish is the thing on a list that is told of in front of it or behind, and not the last that was spoken of: "there's bread in
 * the freezer, *take that off*". `undefined` where nothing, or more than one thing, of what the talk put on lists is told of.
 */
export function ofToldItem(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { text } = said;
  const listed = listedIn(context);
  if (listed.length === 0 || !pointsBack(text, lexicon)) return undefined;
  const all = stretchesOf(text, lexicon, context, true);
  const wishes = all.filter((one) => !one.told);
  const [only, another] = wishes;
  if (only === undefined || another !== undefined || all.length === 1) return undefined;
  const told = all.filter((one) => one.told).map(({ start, end }) => text.slice(start, end));
  const named = listed.filter(({ item }) => names(told.join(' '), item, lexicon));
  const [meant, more] = named;
  if (meant === undefined || more !== undefined) return undefined;
  const wish = text.slice(only.start, only.end);
  const words = withName(wish, meant.item, lexicon);
  if (words === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const plain = said.inOrder(lexicon.language.loose.toldOf);
  for (const way of [words, ...wishesOf(words, meant, lexicon), ...(plain === said ? [] : [plain.text])]) {
    const plan = understand(way, lexicon, { ...context, previous: [] });
    const deeds = plan.groups.flat();
    if (plan.unread.length > 0 || deeds.length === 0 || !deeds.every((one) => isOf(one, meant.item, lexicon)))
      continue;
    const own = ({ args }: Action): Action['args'] =>
      meant.list === undefined || names(wish, String(args['list']), lexicon)
        ? args
        : { ...args, list: meant.list };
    return {
      ...plan,
      groups: plan.groups.map((group) => group.map((one) => ({ ...one, args: own(one), source }))),
    };
  }
  return undefined;
}

/** The wish in the words of a whole one, where what is said of listed things is. */
function wishesOf(words: string, { item, list }: Listed, { language }: Lexicon): readonly string[] {
  const spoken = { items: [item], last: [item], asked: false, list, begun: false, others: [] };
  return language.loose.items.wishes.flatMap(({ say, plain }) => {
    const match = say.exec(words.trim());
    return (match === null ? undefined : plain(match, spoken)) ?? [];
  });
}

/** What the talk put on lists, each once. */
function listedIn({ previous = [] }: UnderstandingContext): readonly Listed[] {
  const found = new Map<string, Listed>();
  for (const { args } of previous.flatMap(({ groups }) => groups.flat())) {
    const { item, list } = args;
    for (const one of Array.isArray(item) ? item : [item])
      if (typeof one === 'string')
        found.set(one.toLowerCase(), { item: one, list: typeof list === 'string' ? list : undefined });
  }
  return [...found.values()];
}

function isOf({ args }: Action, item: string, lexicon: Lexicon): boolean {
  return typeof args['item'] === 'string' && names(args['item'], item, lexicon);
}

/** Whether a text has all words of a name, one behind the other, in one form or another. */
function names(text: string, name: string, lexicon: Lexicon): boolean {
  const said = stemsIn(text, lexicon);
  const wanted = stemsIn(name, lexicon);
  return (
    wanted.length > 0 && said.some((_, at) => wanted.every((stem, behind) => said[at + behind] === stem))
  );
}

function stemsIn(text: string, lexicon: Lexicon): readonly string[] {
  const { forms } = lexicon.language.words;
  return wordsIn(text, lexicon).map(({ word }) => forms.stemOf(word));
}

/** The wish with the name in place of its only pronoun. */
function withName(wish: string, name: string, lexicon: Lexicon): string | undefined {
  const { pronoun } = lexicon.language.is;
  const pronouns = wordsIn(wish, lexicon).filter(({ word }) => pronoun.has(word));
  const [it, another] = pronouns;
  if (it === undefined || another !== undefined) return undefined;
  return `${wish.slice(0, it.start)}${name}${wish.slice(it.end)}`.replace(/[\s,.;:–—-]+$/, '');
}
