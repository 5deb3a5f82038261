import type { Action } from '../../domain/index.ts';
import type { Joint, Language, Talk } from '../languages/index.ts';
import { fitPhrase, heard, type Lexicon } from '../names/index.ts';
import { isTooMuch, openSentence, type Sentence, thingOf } from '../read/index.ts';
import { bestPath, type Edge } from '../split/index.ts';
import type { Arg, UnderstandingContext } from '../text/index.ts';
import { edited, onlyThat } from './apply-edit.ts';
import { frameSaid, restate, type Scene } from './clause-frames.ts';
import type { Refusal } from './condition-meaning.ts';
import {
  type Edit,
  type EditOf,
  editOf,
  editOfCommand,
  isOf,
  type Meaning,
  notOf,
  sourceOf,
} from './edit.ts';
import { isAdded, lessThings } from './exceptions.ts';
import { openMemory } from './memory.ts';
import { CONVERSATION, move } from './moves.ts';
import { namesOutcome } from './outcome-words.ts';
import { resolve } from './resolve.ts';
import { type Built, no, refusalOf } from './steps.ts';
import { saidAs } from './taken-back.ts';
import { isOneWish, united } from './wish-count.ts';

/**
 * Reads words that change what was said before and do nothing else: "make it nine", "no, the kitchen", "and the hall too", "not the lamp",
 * "only the lamp", "the other one", "send it to Sam instead", "never mind". They take its place unless they say "and", "then" or "too".
 * Whole wishes take its place where the words say so ("no, turn on the lamp"). `undefined` where they are a wish of their own, or were not
 * understood to their end.
 */
export function readEdit(
  text: string,
  before: Meaning,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Edit | undefined {
  const sentence = openSentence(text, lexicon, speakingOf(before, context));
  const { edges } = bestPath(sentence);
  if (isTooMuch(sentence) || edges.some(({ type }) => type === 'unread')) return undefined;
  return (
    changeIn(sentence, edges, before) ?? (isInstead(sentence, edges) ? wishIn(sentence, edges) : undefined)
  );
}

/** What a clause changes of the meaning before. */
function changeIn(sentence: Sentence, edges: readonly Edge[], before: Meaning): Edit | undefined {
  const { text } = sentence;
  const joints = edges.flatMap((edge) => (edge.type === 'joint' ? [edge.joint] : []));
  const [clause, another] = edges.flatMap((edge) => ('reading' in edge ? [edge] : []));
  if (another !== undefined) return undefined;
  if (clause === undefined)
    return joints.includes('abandon')
      ? { type: 'undo', source: { start: 0, end: text.length, text } }
      : undefined;
  const { type, reading } = clause;
  const instead = !joints.some((joint) => BESIDES.has(joint)) && !isAdded(sentence, reading);
  switch (type) {
    case 'follow':
    case 'fragment': {
      const edit = editOf(sentence, type, reading, instead);
      return reading.conditions.length === 0 || holdsCondition(edit) ? edit : undefined;
    }
    case 'not':
      if (!isOf(reading, before)) return undefined;
      return thingOf(reading.fills)
        ? notOf(sentence, reading)
        : { type: 'undo', source: sourceOf(sentence, reading) };
    case 'command':
      return editOfCommand(sentence, reading, before, instead);
  }
}

/** "Off *if the door is open*" is more than a change of what waits. */
function holdsCondition(edit: Edit): boolean {
  return edit.type === 'further' || (edit.type === 'other' && edit.values.length === 0);
}

/** Whether words say that something else is wanted than what was said: "*no,* …", "*actually*, …", "… *instead*". */
function isInstead({ tokens, language }: Sentence, edges: readonly Edge[]): boolean {
  return edges.some(
    (edge) =>
      (edge.type === 'joint' && edge.joint === 'correction') ||
      (edge.type === 'filler' &&
        tokens.slice(edge.start, edge.end).some(({ said }) => language.is.instead.has(said))),
  );
}

/** What is wished for, where all of it was understood: the wishes, those that lack something last. */
function wishIn(sentence: Sentence, edges: readonly Edge[]): Edit | undefined {
  const { steps, lost, talks } = resolve(sentence, edges);
  const { text } = sentence;
  const source = { start: 0, end: text.length, text };
  if (steps.length + lost.length === 0)
    return TAKES_BACK.has(talks.at(-1)) ? { type: 'undo', source } : undefined;
  const hangs = lost.some(({ governs }) => governs) && steps.length + lost.length > 1;
  if (hangs || lost.some(({ wish }) => wish === undefined)) return undefined;
  if (steps.some(({ action }) => action.service === CONVERSATION)) return undefined;
  const wishes = [
    ...steps.map(({ action }) => ({ action, lacks: [] })),
    ...lost.flatMap(({ wish }) => wish ?? []),
  ];
  return { type: 'wish', source, wishes };
}

const TAKES_BACK: ReadonlySet<Talk | undefined> = new Set<Talk>(['prohibition', 'abandoned']);

/** Before what is said in addition. */
const BESIDES: ReadonlySet<Joint> = new Set<Joint>(['and', 'also', 'then']);

/** The context of words that are said right after the meaning. */
function speakingOf({ action, beside = [] }: Meaning, context: UnderstandingContext): UnderstandingContext {
  return { ...context, previous: [{ text: action.source?.text ?? '', groups: [[...beside, action]] }] };
}

/** What an edit makes of a meaning: what takes its place, in order of doing, and nothing where it is taken back; or why it cannot be. */
export type Edited =
  | { readonly ok: true; readonly meanings: readonly Meaning[]; readonly remarks: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Puts an edit into a meaning. One that is not done is rewritten, keeps its own words as its source, and remembers what it `was`, so that
 * "undo" brings that back; one that is done is followed by what changes it. An edit "in addition" leaves it and comes behind it.
 */
export function applyEdit(
  edit: Edit,
  before: Meaning,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Edited {
  const { action, done, was } = before;
  const spoken = speakingOf(before, context);
  const scene: Scene = {
    memory: openMemory(spoken, lexicon.language),
    where: heard({ lexicon, context: spoken }, []),
  };
  if (!done && edit.type === 'undo') return came(was === undefined ? [] : [was]);
  if (edit.type === 'not') return less(edit, before, scene);
  if (edit.type === 'wish')
    return { ok: true, meanings: edit.wishes.map((wish) => ({ ...wish, done: false })), remarks: [] };
  const built = edit.type === 'only' && !done ? onlyThat(edit, before, scene) : edited(edit, before, scene);
  const next: Action[] = [];
  const remarks: string[] = [];
  for (const one of built.ok ? [built] : (saidAgain(edit, before, scene) ?? [built])) {
    if (!one.ok) return one;
    next.push(...[one.first ?? [], one.action, one.after, one.beside].flat());
    remarks.push(...one.remarks);
  }
  const [only, more] = next;
  if (done) return came(next, { remarks });
  if (edit.type === 'only' || ('instead' in edit && edit.instead)) {
    const anew = next.map((one) => rewritten(action, one, lexicon.language));
    return came(anew, { remarks, was: action });
  }
  return only !== undefined && more === undefined && isOneWish(action, only)
    ? came([united(action, only)], { remarks, was: action })
    : came([action, ...next], { remarks });
}

function came(
  actions: readonly Action[],
  { remarks = [], was }: { readonly remarks?: readonly string[]; readonly was?: Action } = {},
): Edited {
  const before = was === undefined || actions.length > 1 ? {} : { was };
  return { ok: true, meanings: actions.map((action) => ({ action, done: false, ...before })), remarks };
}

/** The action in the words of the one it takes the place of, less a time that it has no more. */
function rewritten(before: Action, action: Action, language: Language): Action {
  const { source, when } = before;
  const retimed = when !== undefined && JSON.stringify(when) !== JSON.stringify(action.when);
  return { ...action, ...(source && { source }), ...(retimed ? saidAs(before, language) : {}) };
}

/** "Turn on the fountain." "No, *the sprinkler*": the words are said again of things that another service has. */
function saidAgain(edit: Edit, { action }: Meaning, scene: Scene): readonly Built[] | undefined {
  if (edit.type !== 'other' || edit.words === undefined || edit.values.length > 0) return undefined;
  const frame = frameSaid(scene.where, action);
  return frame && restate(frame, edit.words, scene, edit.source)?.map(({ built }) => built);
}

/** "Not the kitchen": what is not done yet is done without it; what is done is taken back there. */
function less({ things, words, source }: EditOf<'not'>, { action, done }: Meaning, scene: Scene): Edited {
  const { memory, where } = scene;
  const service = where.lexicon.grammar.services.get(action.service);
  if (service === undefined || action.args['target'] === undefined) return no('nothing-to-go-with', where);
  const found = fitPhrase(things, service, heard(where, memory.mentions));
  if (found.type !== 'target') return { ok: false, refusal: refusalOf(found, where) };
  if (done) return came([move('undo', { target: found.target as unknown as Arg }, source)]);
  const rest = lessThings(action, found.target, !namesOutcome(words, action, where), where);
  if (rest === action) return no('nothing-to-go-with', where);
  return came(rest === undefined ? [] : [rest], { was: action });
}
