import type { Action, Plan, Span } from '../../../domain/index.ts';
import type { DoneWith } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { cancelling, understoodAs } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';
import { held } from '../plan-as-said.ts';
import { stemsIn } from './stems.ts';

/** What people see to and tick off, and the parameter that holds its words. */
const KEPT: Readonly<Record<string, string>> = { 'list.add': 'item', 'reminders.create': 'text' };

/**
 * "Remind me to post the parcel." "*The parcel is sorted*", "*milk isn't needed any more*", "*I've posted it all*": of what the talk wrote down under that name. It is ticked off where it
 * is done, and else called off. `undefined` where the talk wrote down none, or several.
 */
export function doneWith(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const kept = (context.previous ?? []).flatMap(({ groups }) => groups.flat()).filter(isKept);
  const said = kept.length === 0 ? undefined : lexicon.language.loose.later.doneWith(text);
  if (said === undefined) return undefined;
  const named = kept.filter(
    (action) => isMeant(said, wordsOf(action), lexicon) && (said.isGot !== true || action.service === 'list'),
  );
  const [row, another] = new Map(named.map((action) => [wordsOf(action), action])).values();
  if (row === undefined || another !== undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const part = row.service === 'reminders' ? partDone(wordsOf(row), said, lexicon) : undefined;
  if (part?.rest === undefined && part !== undefined) return held(text, understoodAs([]), lexicon);
  if (part?.rest !== undefined) {
    const off = cancelling(row, source, lexicon, context);
    return off && understoodAs([[off, { ...row, args: { ...row.args, text: part.rest }, source }]]);
  }
  const deed = said.isDone ? ticked(row, source) : cancelling(row, source, lexicon, context);
  return deed && understoodAs([[deed]]);
}

/** "In ten minutes tell Mia that dinner's ready." "Make it five." "*Never mind, she's here*": all of it is called off, and not the change alone. */
export function noLonger(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { service, method, args } = context.previous?.at(-1)?.groups.flat().at(-1) ?? {};
  const query = args?.['query'];
  if (service !== 'reminders' || method !== 'change' || typeof query !== 'string') return undefined;
  if (!lexicon.language.loose.later.noLonger.test(text)) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service, method: 'cancel', args: { query }, source }]]);
}

function ticked(row: Action, source: Span): Action {
  const { list } = row.args;
  if (row.service === 'reminders')
    return { service: 'reminders', method: 'done', args: { query: wordsOf(row) }, source };
  const args = { item: wordsOf(row), ...(list === undefined ? {} : { list }) };
  return { service: 'list', method: 'complete', args, source };
}

function isKept({ service, method, when }: Action): boolean {
  return KEPT[`${service}.${method}`] !== undefined && when === undefined;
}

function wordsOf({ service, method, args }: Action): string {
  const words = args[KEPT[`${service}.${method}`] ?? ''];
  return typeof words === 'string' ? words : '';
}

/** Whether the name is among the words, and what was done is what was to be done. */
function isMeant({ name, verbs }: DoneWith, words: string, lexicon: Lexicon): boolean {
  const [among, sought] = [stemsIn(words, lexicon), stemsIn(name, lexicon)];
  const isNamed = sought.length > 0 && sought.every((stem) => among.includes(stem));
  return isNamed && (verbs === undefined || verbs.some((verb) => among.includes(verb)));
}

/**
 * "Remind me to ring Ann and Ben." "*I've rung Ann*": one of several was seen to, and what is left is in other words, if these can be told. `undefined` where
 * the words are of one thing, or all of it was named.
 */
function partDone(
  words: string,
  { name }: DoneWith,
  lexicon: Lexicon,
): { readonly rest?: string } | undefined {
  const parts = partsOf(words, lexicon);
  const [done, ...others] = [...parts].sort((one, other) => Number(has(other)) - Number(has(one)));
  function has({ text }: Part): boolean {
    return stemsIn(name, lexicon).every((stem) => stemsIn(text, lexicon).includes(stem));
  }
  if (done === undefined || others.length === 0 || !has(done)) return undefined;
  const [own, sought] = [stemsIn(done.text, lexicon), stemsIn(name, lexicon)];
  const isOwnDeed = others.some((part) => part.begins === 'deed');
  // "Ring Ann *about bread and butter*" is of one thing.
  if (own.slice(-sought.length).join(' ') !== sought.join(' ')) return isOwnDeed ? {} : undefined;
  const rest = listed(others, parts, words);
  const isFirst = done === parts[0];
  if (!isFirst || others[0]!.begins === 'deed') return { rest };
  const deed = deedOf(done.text, sought, lexicon);
  return others[0]!.begins === 'thing' && deed !== undefined ? { rest: `${deed} ${rest}` } : {};
}

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it begins with what is to be done, or is one more thing that the deed before is of. */
  readonly begins: 'deed' | 'thing' | undefined;
}

/** "Ring Ann, Ben *and* the vet": what stands between the joints of a list. */
function partsOf(words: string, { language: { is, words: spoken } }: Lexicon): readonly Part[] {
  const parts: Part[] = [];
  let [from, last, count, first] = [0, 0, 0, ''];
  const end = (): void => {
    if (count === 0) return;
    const isThing = count === 1 || is.article.has(first.toLowerCase()) || /^\p{Lu}/u.test(first);
    const isDeed = is.doing.has(first.toLowerCase()) || is.imperative.has(first.toLowerCase());
    const text = words.slice(from, last);
    parts.push({ text, start: from, end: last, begins: isThing ? 'thing' : isDeed ? 'deed' : undefined });
  };
  for (const token of tokenize(words, spoken).tokens) {
    if (token.kind === 'mark' || is.and.has(token.word)) {
      end();
      count = 0;
      continue;
    }
    if (count === 0) [from, first] = [token.start, words.slice(token.start, token.end)];
    last = token.end;
    count++;
  }
  end();
  return parts;
}

/** What is left of a list, with its own joint before the last. */
function listed(left: readonly Part[], all: readonly Part[], words: string): string {
  const texts = left.map(({ text }) => text);
  const joint = words.slice(all.at(-2)!.end, all.at(-1)!.start);
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')}${joint}${texts.at(-1)}`;
}

/** "Pay" of "pay the milkman": the words before the thing, without its article. */
function deedOf(
  text: string,
  sought: readonly string[],
  { language: { is, words } }: Lexicon,
): string | undefined {
  const { tokens } = tokenize(text, words);
  let end = tokens.length - sought.length;
  while (end > 0 && is.article.has(tokens[end - 1]!.word)) end--;
  return end > 0 ? text.slice(0, tokens[end - 1]!.end) : undefined;
}
