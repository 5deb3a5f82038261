import type { Action, Plan, Span } from '../../../domain/index.ts';
import type { DoneWith } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { cancelling, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
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
  const deed = said.isDone ? ticked(row, source) : cancelling(row, source, lexicon, context);
  return deed && understoodAs([[deed]]);
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
