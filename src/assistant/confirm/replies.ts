import type { Json } from '../../base/index.ts';
import type { WaitView } from '../../domain/index.ts';

/** What a message in a conversation with open questions is: an answer to one, an answer nobody can place, or a new request. */
export type Reading =
  | { readonly type: 'answer'; readonly wait: string; readonly value: Json }
  | { readonly type: 'which'; readonly waits: readonly WaitView[] }
  | { readonly type: 'request' };

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

/** "No", "never mind". */
export function isRefusal(text: string): boolean {
  return NO.has(normalise(text)) || SAME['stop']!.includes(normalise(text));
}

/**
 * A message that answers an open question goes to that question and is not read as a new request (A35). It counts as an
 * answer only when it says nothing else: "turn on the hall light" is a request, whatever is being asked.
 */
export function readReply(text: string, open: readonly WaitView[], tells: Tells = () => false): Reading {
  const fitting = open.flatMap((wait) => {
    const value = isOpen(wait)
      ? isRefusal(text) || tells(wait, text)
        ? text
        : undefined
      : answerTo(wait, text);
    return value === undefined ? [] : [{ wait, value }];
  });
  const [first, ...others] = fitting;
  if (first === undefined) return { type: 'request' };
  if (others.length > 0) return { type: 'which', waits: fitting.map(({ wait }) => wait) };
  return { type: 'answer', wait: first.wait.id, value: first.value };
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
