import type { Action, Group, Wish } from '../../domain/index.ts';
import { applyEdit, type Edit, readEdit } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { understand } from './understand.ts';

/** What is wanted in place of one action: the action, and what it still lacks. */
export type Amended = Pick<Wish, 'action'> & Partial<Pick<Wish, 'lacks'>>;

/**
 * What is wanted in place of the actions that wait for an answer, where words say so: an edit of one of them ("send it to Sam instead",
 * "not the kitchen", "make it nine"), or another wish ("no, only the desk lamp"). Nothing at all where they take it back. `undefined`
 * where they are about something else: "turn on the hall light" is a request of its own, whatever waits.
 */
export function amend(
  waiting: Group,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Amended[] | undefined {
  const instead = lexicon.language.references.wantedInstead(text);
  const words = instead?.text ?? text;
  const edits = waiting.map((action) => readEdit(words, { action, done: false }, lexicon, context));
  if (edits.every((edit) => edit?.type === 'undo')) return [];
  for (const [at, action] of waiting.entries()) {
    const edited = editedBy(edits[at], action, lexicon, context);
    if (edited === undefined || (isSame(edited, action) && instead?.only !== true)) continue;
    const said = `${action.said ?? action.source?.text ?? ''}, ${text}`;
    const inPlace = edited.map((one) => ({ ...one, said }));
    const rest = instead?.only === true ? inPlace : waiting.toSpliced(at, 1, ...inPlace);
    return rest.map((one) => ({ action: one }));
  }
  if (instead === undefined) return undefined;
  const previous = [{ text: '', groups: [waiting] }];
  const { groups, unread, talk } = understand(words, lexicon, { ...context, previous });
  if (talk === 'prohibition' || talk === 'abandoned') return [];
  const wanted = [
    ...groups.flat().map((action) => ({ action })),
    ...unread.flatMap(({ wish }) => wish ?? []),
  ];
  if (wanted.length === 0 || unread.some(({ wish }) => wish === undefined)) return undefined;
  return wanted.map(({ action: { source, ...action }, ...lacking }) => ({
    ...lacking,
    action: { ...action, said: source?.text ?? words },
  }));
}

function editedBy(
  edit: Edit | undefined,
  action: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Group | undefined {
  if (edit === undefined || edit.type === 'again') return undefined;
  const made = applyEdit(edit, { action, done: false }, lexicon, context);
  return made.ok ? made.meanings.map((meaning) => meaning.action) : undefined;
}

function isSame([one, another]: Group, action: Action): boolean {
  return one !== undefined && another === undefined && meaningOf(one) === meaningOf(action);
}

function meaningOf({ service, method, args, when, if: only }: Action): string {
  return JSON.stringify([service, method, args, when, only]);
}
