import { sentence } from '../../base/index.ts';
import type { Plan } from '../../domain/index.ts';
import type { GroupReport, Verdict } from '../facts.ts';
import { wishesIn } from '../lexicon/wishes.ts';
import type { Minded, Trouble } from '../mind/facts.ts';
import { orWords, quoted, whichText } from '../words.ts';
import { type TellContext, tellAll } from './sentences.ts';

/** The answer to a turn: what was seen done, what was not, what was not understood, in the order in which it was said. */
export function answerText(
  plan: Plan,
  reports: readonly GroupReport[],
  context: TellContext,
  minded?: Minded,
): string {
  const verdicts = reports.flatMap(({ actions }) => actions);
  const parts = [
    ...tellAll(
      verdicts.filter((verdict) => !isReplaced(verdict, plan)),
      context,
    ),
  ];
  // Whoever hears the name of the thing hears that it was taken for it.
  const named = parts.join(' ').toLowerCase();
  const remarks = plan.remarks.filter(
    (remark) => !named.includes(remark.replace(/^taken as /i, '').toLowerCase()),
  );
  parts.unshift(...remarks.map(sentence));
  const asked = wishesIn(plan).length;
  const missing = plan.groups.length + asked + (minded?.groups.length ?? 0) - reports.length;
  if (missing > 0)
    parts.push(
      missing === 1
        ? 'One part was stopped before its end.'
        : `${missing} parts were stopped before their end.`,
    );
  if (minded !== undefined) parts.push(...minded.said.map(sentence));
  // Where the model was to see to all of it, it is enough to say that it could not.
  const isOnlyForModel = parts.length === 0 && minded?.trouble !== undefined;
  if (minded?.handled !== true && (minded?.said.length ?? 0) === 0 && !isOnlyForModel)
    parts.push(...unreadTexts(plan, parts.length === 0));
  if (minded?.trouble !== undefined)
    parts.push(`The language model could not help: ${troubleText(minded.trouble)}`);
  return parts.length === 0 ? talk(plan, minded) : [...new Set(parts)].join(' ');
}

/** What was taken back only to be set anew by the same words: who says "make that fifteen" hears of the new one. */
function isReplaced({ call, status, text }: Verdict, { groups }: Plan): boolean {
  if (call.method !== 'cancel' || status !== 'done') return false;
  const same = groups.flat().filter(({ source }) => source?.text === text);
  return same.some(({ method }) => method === 'cancel') && same.some(({ method }) => method !== 'cancel');
}

/** What is wrong with its form is for whoever keeps the model. */
function troubleText({ code, message }: Trouble): string {
  return code === 'invalid' || code === 'bad-answer'
    ? 'it gave no answer that can be used.'
    : sentence(message);
}

/** What was not understood is said once, with one apology, and with the reason where there is one to tell. */
function unreadTexts(plan: Plan, isAll: boolean): readonly string[] {
  const left = plan.unread.filter(({ wish }) => wish === undefined);
  const asked = left.filter(({ candidates = [] }) => candidates.length > 0);
  const lost = left.filter(({ candidates = [], cannot }) => candidates.length === 0 && cannot !== true);
  const reasons = new Set(lost.map(({ reason }) => reason));
  const because =
    reasons.size === 1 && !reasons.has('') ? [...reasons].find((one) => !PLAIN.test(one)) : undefined;
  // Whose whole sentence was not understood knows what was said.
  const isWhole = isAll && left.length === 1 && quoted(lost[0]?.text ?? '').endsWith('…”');
  const words = isWhole ? 'that' : orWords(lost.map(({ text }) => quoted(text)));
  return [
    ...(lost.length === 0
      ? []
      : [`Sorry, I didn't understand ${words}${because === undefined ? '' : `: ${because}`}.`]),
    ...left.flatMap(({ cannot, reason }) => (cannot === true ? [`Sorry, I can't: ${reason}.`] : [])),
    ...asked.map(({ candidates = [] }) => whichText(candidates)),
  ];
}

/** Says nothing that "I didn't understand" does not. */
const PLAIN = /^not understood$/;

/** What is said where a model was asked and had nothing to say. */
const NO_ANSWER = 'I have no answer to that.';

/** What is said when nothing is to be done. Without a language model the house does not pretend to converse. */
function talk(plan: Plan, minded: Minded | undefined): string {
  switch (plan.talk) {
    case 'greeting':
      return 'Hello. What can I do?';
    case 'pleasantry':
      return minded === undefined ? 'All well here. What can I do?' : NO_ANSWER;
    case 'presence':
      return "I'm here. What can I do?";
    case 'name':
      return "I'm Hearth, the hub of this home. Ask me what I can do.";
    case 'acknowledgement':
      return 'All right.';
    case 'assent':
      return minded === undefined ? 'I asked nothing. What can I do?' : NO_ANSWER;
    case 'refusal':
      return minded === undefined ? 'All right. Say “undo” to take back what I did last.' : NO_ANSWER;
    case 'thanks':
      return "You're welcome.";
    case 'goodbye':
      return 'Goodbye.';
    case 'help':
      return 'I switch lights, set reminders, keep the calendar and send mail. Try “turn off the kitchen lights and remind me at nine to call Sam”.';
    case 'how-to':
    case 'hypothetical':
      return minded === undefined
        ? 'I changed nothing. Explaining that needs a language model, and none is set up.'
        : 'I changed nothing: that was a question about doing it.';
    case 'prohibition':
      return 'All right, I leave it as it is.';
    case 'abandoned':
      return 'All right, never mind.';
    case 'statement':
      return "I didn't understand what I should do about that.";
    case 'chat':
    case undefined:
      return minded === undefined ? "I can't answer that without a language model." : NO_ANSWER;
    default: {
      const never: never = plan.talk;
      return never;
    }
  }
}
