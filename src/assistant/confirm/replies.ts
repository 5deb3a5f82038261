import type { Json } from '../../base/index.ts';
import type { Unplaced, WaitView } from '../../domain/index.ts';
import { choicesIn, type Language } from '../../understanding/index.ts';

/** What a message in a conversation with open questions is: an answer to some, an answer nobody can place, or a new request. */
export type Reading =
  /** `rest` is what else is wished for. */
  | { readonly type: 'answers'; readonly answers: readonly Answer[]; readonly rest?: string }
  /** A yes to a part of what is asked, of which there are no parts. */
  | { readonly type: 'in-part'; readonly wait: WaitView }
  | { readonly type: 'which'; readonly waits: readonly WaitView[] }
  | { readonly type: 'request' };

interface Answer {
  readonly wait: string;
  readonly value: Json;
}

/** The options by which a question is told that nothing is to be done, the plainest first. */
const STOPPING: readonly string[] = ['stop', 'leave it', 'skip'];

/** Whether words tell what a question without options wants to know. */
export type Tells = (wait: WaitView, text: string) => boolean;

/** Whether words want something by themselves; where nobody can tell they do. */
export type Wants = (text: string) => boolean;

function isOpen({ kind, options }: WaitView): boolean {
  return (kind === 'input' || kind === 'form') && options.length === 0;
}

/** A no to a question, in the way in which it takes one. */
export function refusalOf({ kind, options }: Pick<WaitView, 'kind' | 'options'>): string {
  const stop = kind === 'input' ? STOPPING.find((option) => options.includes(option)) : undefined;
  return stop ?? 'no';
}

/** "Yes", "go ahead". */
export function isAssent(text: string, { replies }: Language): boolean {
  return replies.yesOrNo(text)?.answer === 'yes';
}

/** "No", "never mind". */
export function isRefusal(text: string, language: Language, wants: Wants = () => true): boolean {
  const { options, plain } = language.replies;
  return saidTo(text, language, wants) === 'no' || options['stop']?.includes(plain(text)) === true;
}

/** The yes or no that words are, with an explanation that wants nothing. */
function saidTo(text: string, { replies }: Language, wants: Wants): 'yes' | 'no' | undefined {
  const said = replies.yesOrNo(text);
  return said === undefined || (said.rest !== '' && wants(said.rest)) ? undefined : said.answer;
}

/**
 * A message that answers an open question goes to that question and is not read as a new request (A35). It counts as an
 * answer only when it says nothing else: "turn on the hall light" is a request, whatever is being asked. Of several questions the
 * one is meant that its words name ("yes, the back door"), also after they were asked for alone (`unplaced`, "the second one").
 */
export function readReply(
  text: string,
  open: readonly WaitView[],
  language: Language,
  tells: Tells = () => false,
  unplaced?: Unplaced,
  wants: Wants = () => true,
): Reading {
  const fitting = open.flatMap((wait) => {
    const value = isOpen(wait)
      ? isRefusal(text, language, wants)
        ? isRefusal(text, language)
          ? text
          : 'no'
        : tells(wait, text)
          ? text
          : undefined
      : answerTo(wait, text, language, wants);
    return value === undefined ? [] : [{ wait, value }];
  });
  if (fitting.length > 1) return { type: 'which', waits: fitting.map(({ wait }) => wait) };
  const answers = fitting.length === 1 ? fitting : named(text, open, language, unplaced);
  return answers.length === 0
    ? { type: 'request' }
    : { type: 'answers', answers: answers.map(({ wait, value }) => ({ wait: wait.id, value })) };
}

/** The question that a yes or a no names, wherever it was asked: "yes, unlock the back door for Mia". */
export function nameOne(text: string, open: readonly WaitView[], language: Language): Reading {
  const answers = named(text, open, language, undefined);
  return answers.length === 1
    ? { type: 'answers', answers: answers.map(({ wait, value }) => ({ wait: wait.id, value })) }
    : { type: 'request' };
}

/** Answers to questions that are named beside the yes, or now that the yes was said before. */
function named(
  text: string,
  open: readonly WaitView[],
  language: Language,
  unplaced: Unplaced | undefined,
): readonly { readonly wait: WaitView; readonly value: Json }[] {
  const asked = unplaced?.waits.flatMap((id) => open.find((wait) => wait.id === id) ?? []) ?? [];
  const [, word, rest] = /^(\w+)[\s,.!:–-]+(.+)$/su.exec(text.trim()) ?? [];
  const said = word !== undefined && language.replies.yesOrNo(word) !== undefined;
  const [from, answer, choice] =
    said && rest !== undefined ? [open, word, rest] : [asked, unplaced?.text ?? '', text];
  const chosen =
    choicesIn(
      from.map(({ prompt }) => prompt),
      choice,
      language,
    ) ?? [];
  return chosen.flatMap((at) => {
    const wait = from[at]!;
    const value = answerTo(wait, answer, language);
    return value === undefined ? [] : [{ wait, value }];
  });
}

function answerTo(
  wait: WaitView,
  text: string,
  language: Language,
  wants: Wants = () => true,
): Json | undefined {
  const { plain, options } = language.replies;
  const words = plain(text);
  const said = saidTo(text, language, wants);
  if (wait.kind === 'approval') return said;
  for (const [index, option] of wait.options.entries()) {
    const name = plain(option);
    if (words === name || words === String(index + 1) || options[name]?.includes(words)) return option;
  }
  if (said !== undefined && wait.options.includes(said)) return said;
  if (said === 'no') return refusalOf(wait) === 'no' ? undefined : refusalOf(wait);
  // "The rice one", "the second": one of those that were named.
  const [chosen, another] = choicesIn(wait.options, text, language) ?? [];
  return chosen === undefined || another !== undefined ? undefined : wait.options[chosen];
}
