import type { View } from '../../flow/index.ts';
import type { ModelUsage } from '../../llm/index.ts';
import { askForForm } from './asking.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isQuestion } from './en.ts';
import type { Chosen, Route, Trouble } from './facts.ts';
import { type MindNeeds, mayAct, type Subject, unreadIn } from './needs.ts';
import { offerOf } from './offer.ts';
import { choicePrompt } from './prompt.ts';
import { Choice, type WorkerType } from './records.ts';
import { sceneOf } from './scene.ts';

/**
 * A small model as the mind uses it. It is never asked what could be done, only which of a few complete things fits best, by number: the
 * house finds them by the words, the room and what is not so already (`candidates.ts`). One short question does for frontline, orchestrator
 * and the choice of a call together.
 */

const TALK = 'Only answer in words';
const NONE = 'Do nothing';

/** What can be done without any thing of the house. */
const WORKS: Partial<Readonly<Record<WorkerType, string>>> = {
  EMAIL: 'Write a mail',
  SEARCH: 'Look it up on the web',
};

/** One line of the list that is chosen from. */
interface Option {
  readonly words: string;
  readonly route: Route;
}

type Picked =
  | { readonly type: 'option'; readonly option: Option; readonly usage: ModelUsage | undefined }
  | { readonly type: 'trouble'; readonly trouble: Trouble; readonly usage: ModelUsage };

/** What could be done about what was said, as far as the kind of sentence allows. */
export function candidatesIn(needs: MindNeeds, view: View, subject: Subject): readonly Candidate[] {
  const { message, plan } = subject;
  const text = unreadIn(subject);
  const glimpse = needs.index.glimpse(text, message.area, mayAct(plan));
  const offer = offerOf(glimpse, needs.home.people, message.text);
  const context = needs.context(message, view.now());
  const asks = isQuestion(message.text);
  return candidatesOf(glimpse, offer, { needs, text, context }).filter(({ reads, led }) =>
    asks ? reads : led || !reads,
  );
}

/** Which of the calls fulfils a wish; none of them is an answer too. */
export async function chooseCall(needs: MindNeeds, view: View, subject: Subject): Promise<Picked> {
  const candidates = candidatesIn(needs, view, subject);
  const none: Option = { words: NONE, route: { work: false, reason: 'none of what the house can do fits' } };
  return choose(needs, view, subject, [...candidates.map(callOption), none]);
}

/** Whether there is work, whose it is, and which call does it (E04-E07). What the words speak for stands before talk, all else behind it. */
export async function chooseRoute(
  needs: MindNeeds,
  view: View,
  subject: Subject,
  available: readonly WorkerType[],
): Promise<Picked> {
  const candidates = candidatesIn(needs, view, subject);
  const led = candidates.filter((one) => one.led);
  const talk: Option = { words: TALK, route: { work: false, reason: 'it is only talk' } };
  // Where nothing of the house is spoken of, a question is one of general knowledge: no need to ask whose it is.
  if (led.length === 0 && (isQuestion(subject.message.text) || !mayAct(subject.plan)))
    return { type: 'option', option: talk, usage: undefined };
  const works = available.flatMap((worker): Option[] => {
    const words = WORKS[worker];
    return words === undefined ? [] : [{ words, route: { work: true, reason: words, worker } }];
  });
  const near = candidates.filter((one) => !one.led).map(callOption);
  return choose(needs, view, subject, [...led.map(callOption), talk, ...near, ...works]);
}

function callOption({ words, tool, given, lacks }: Candidate): Option {
  const chosen: Chosen = { tool: tool.name, given, lacks };
  return { words, route: { work: true, reason: words, worker: 'HOUSE', chosen } };
}

async function choose(
  needs: MindNeeds,
  view: View,
  subject: Subject,
  options: readonly Option[],
): Promise<Picked> {
  const [first, ...others] = options;
  if (first !== undefined && others.length === 0) return { type: 'option', option: first, usage: undefined };
  const asked = await askForForm(needs, view, {
    messages: choicePrompt(
      sceneOf(needs, view, subject),
      options.map(({ words }) => words),
    ),
    form: Choice(options.length),
    maxTokens: 24,
  });
  if (asked.type === 'trouble') return asked;
  const option = options[asked.value.choice - 1];
  if (option === undefined) throw new Error('a choice beyond its list has come through its schema');
  return { type: 'option', option, usage: asked.usage };
}
