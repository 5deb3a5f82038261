import type { Action, Group, Wish } from '../../domain/index.ts';
import { applyEdit, lacksOf, type Meaning, readEdit } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { UnderstandingContext } from '../text/index.ts';

/** What is wanted in place of one action: the action, and what it still lacks. */
export type Amended = Pick<Wish, 'action'> & Partial<Pick<Wish, 'lacks'>>;

/**
 * What is wanted in place of the actions that wait for an answer, where words are an edit of one of them ("send it to Sam instead",
 * "not the kitchen", "make it nine") or of all ("no, only the desk lamp", "actually, lock the door"). Nothing at all where they take it
 * back. `undefined` where they are about something else: "turn on the hall light" is a request of its own, whatever waits.
 */
export function amend(
  waiting: Group,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Amended[] | undefined {
  const read = waiting.map((action, at) => {
    const before: Meaning = { action, done: false, beside: waiting.toSpliced(at, 1) };
    return { at, before, edit: readEdit(text, before, lexicon, context) };
  });
  if (read.every(({ edit }) => edit?.type === 'undo')) return [];
  // What changes one of them comes before what takes the place of all.
  const edits = [
    ...read.filter(({ edit }) => edit?.type !== 'wish'),
    ...read.filter(({ edit }) => edit?.type === 'wish').slice(-1),
  ];
  for (const { at, before, edit } of edits) {
    if (edit === undefined || edit.type === 'again') continue;
    const made = applyEdit(edit, before, lexicon, context);
    const ofAll = edit.type === 'only' || edit.type === 'wish';
    if (!made.ok || (!ofAll && isSame(made.meanings, before))) continue;
    const inPlace = made.meanings.map((meaning) =>
      amended(meaning, before, text, edit.type === 'wish', lexicon),
    );
    return ofAll ? inPlace : waiting.map((action) => ({ action })).toSpliced(at, 1, ...inPlace);
  }
  return undefined;
}

/** In the words of both, or of a wish in its own: these are what it is spoken of by from now on. */
function amended(
  { action, lacks: told }: Meaning,
  { action: was }: Meaning,
  text: string,
  own: boolean,
  { grammar }: Lexicon,
): Amended {
  // "Set a timer." "*For the pasta*": for how long is still not said.
  const service = grammar.services.get(action.service);
  const needs = told ?? (service === undefined ? [] : lacksOf(action, service));
  const lacks = needs.length === 0 ? undefined : needs;
  const { source, ...rest } = action;
  const said = own ? (source?.text ?? text) : `${was.said ?? was.source?.text ?? ''}, ${text}`;
  return { action: own ? { ...rest, said } : { ...action, said }, ...(lacks === undefined ? {} : { lacks }) };
}

function isSame([one, another]: readonly Meaning[], { action }: Meaning): boolean {
  return one !== undefined && another === undefined && meaningOf(one.action) === meaningOf(action);
}

function meaningOf({ service, method, args, when, if: only }: Action): string {
  return JSON.stringify([service, method, args, when, only]);
}
