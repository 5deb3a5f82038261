import type { Json } from '../../base/index.ts';
import type { Unplaced, WaitView } from '../../domain/index.ts';
import { choicesIn } from '../../understanding/index.ts';

/** What a message in a conversation with open questions is: an answer to some, an answer nobody can place, or a new request. */
export type Reading =
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  | { readonly type: 'which'; readonly waits: readonly WaitView[] }
  | { readonly type: 'request' };

interface Answer {
  readonly wait: string;
  readonly value: Json;
}

const YES = new Set([
  'yes',
  'y',
  'yeah',
  'yep',
  'yup',
  'sure',
  'ok',
  'okay',
  'do it',
  'go ahead',
  'please do',
  'yes please',
  'confirm',
  'confirmed',
  'of course',
]);
const NO = new Set([
  'no',
  'n',
  'nope',
  'nah',
  'no thanks',
  'no thank you',
  'do not',
  "don't",
  'cancel',
  'never mind',
  'nevermind',
  'forget it',
  'forget that',
  'cancel that',
  'cancel it',
  'scrap that',
  'better not',
  'leave it',
]);

const SAME: Readonly<Record<string, readonly string[]>> = {
  'try again': ['try again', 'again', 'retry', 'once more', 'try it again', 'yes', 'yes please'],
  skip: ['skip', 'skip it', 'leave it', 'leave it out', 'ignore it', 'never mind', 'nevermind'],
  'leave it': [
    'leave it',
    'leave it so',
    'leave it be',
    'skip',
    'skip it',
    'never mind',
    'nevermind',
    'stop',
    'no',
    'cancel',
  ],
  stop: ['stop', 'stop it', 'cancel', 'abort', 'forget it', 'no'],
};

/** Whether words tell what a question without options wants to know. */
export type Tells = (wait: WaitView, text: string) => boolean;

function isOpen({ kind, options }: WaitView): boolean {
  return (kind === 'input' || kind === 'form') && options.length === 0;
}

/** A no to a question, in the way in which it takes one. */
export function refusalOf({ kind, options }: Pick<WaitView, 'kind' | 'options'>): string {
  const stop =
    kind === 'input' ? Object.keys(SAME).findLast((option) => options.includes(option)) : undefined;
  return stop ?? 'no';
}

/** "Yes", "go ahead". */
export function isAssent(text: string): boolean {
  return YES.has(normalise(text));
}

/** "No", "never mind". */
export function isRefusal(text: string): boolean {
  return NO.has(normalise(text)) || SAME['stop']!.includes(normalise(text));
}

/**
 * A message that answers an open question goes to that question and is not read as a new request (A35). It counts as an
 * answer only when it says nothing else: "turn on the hall light" is a request, whatever is being asked. Of several questions the
 * one is meant that its words name ("yes, the back door"), also after they were asked for alone (`unplaced`, "the second one").
 */
export function readReply(
  text: string,
  open: readonly WaitView[],
  tells: Tells = () => false,
  unplaced?: Unplaced,
): Reading {
  const fitting = open.flatMap((wait) => {
    const value = isOpen(wait)
      ? isRefusal(text) || tells(wait, text)
        ? text
        : undefined
      : answerTo(wait, text);
    return value === undefined ? [] : [{ wait, value }];
  });
  if (fitting.length > 1) return { type: 'which', waits: fitting.map(({ wait }) => wait) };
  const answers = fitting.length === 1 ? fitting : named(text, open, unplaced);
  return answers.length === 0
    ? { type: 'request' }
    : { type: 'answers', answers: answers.map(({ wait, value }) => ({ wait: wait.id, value })) };
}

/** Answers to questions that are named beside the yes, or now that the yes was said before. */
function named(
  text: string,
  open: readonly WaitView[],
  unplaced: Unplaced | undefined,
): readonly { readonly wait: WaitView; readonly value: Json }[] {
  const asked = unplaced?.waits.flatMap((id) => open.find((wait) => wait.id === id) ?? []) ?? [];
  const [, word, rest] = /^(\w+)[\s,.!:–-]+(.+)$/su.exec(text.trim()) ?? [];
  const said = word !== undefined && (YES.has(normalise(word)) || NO.has(normalise(word)));
  const [from, answer, choice] =
    said && rest !== undefined ? [open, word, rest] : [asked, unplaced?.text ?? '', text];
  const chosen =
    choicesIn(
      from.map(({ prompt }) => prompt),
      choice,
    ) ?? [];
  return chosen.flatMap((at) => {
    const wait = from[at]!;
    const value = answerTo(wait, answer);
    return value === undefined ? [] : [{ wait, value }];
  });
}

function answerTo(wait: WaitView, text: string): Json | undefined {
  const words = normalise(text);
  if (wait.kind === 'approval') return YES.has(words) ? 'yes' : NO.has(words) ? 'no' : undefined;
  for (const [index, option] of wait.options.entries()) {
    const name = normalise(option);
    if (words === name || words === String(index + 1) || SAME[name]?.includes(words)) return option;
  }
  return undefined;
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
