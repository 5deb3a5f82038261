import type { Plan, Unread } from '../../domain/index.ts';
import type { GroupReport } from '../facts.ts';
import { wishesIn } from '../lexicon/wishes.ts';
import type { Minded, Trouble } from '../mind/facts.ts';
import { orWords, sentence } from '../words.ts';
import { type TellContext, tell } from './sentences.ts';

/** The answer to a turn: what was seen done, what was not, what was not understood, in the order in which it was said. */
export function answerText(
  plan: Plan,
  reports: readonly GroupReport[],
  context: TellContext,
  minded?: Minded,
): string {
  const parts: string[] = [];
  for (const remark of plan.remarks) parts.push(sentence(remark));
  for (const report of reports) for (const verdict of report.actions) parts.push(tell(verdict, context));
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
    for (const unread of plan.unread) if (unread.wish === undefined) parts.push(unreadText(unread));
  if (minded?.trouble !== undefined)
    parts.push(`The language model could not help: ${troubleText(minded.trouble)}`);
  return parts.length === 0 ? talk(plan, minded) : parts.join(' ');
}

/** What is wrong with its form is for whoever keeps the model. */
function troubleText({ code, message }: Trouble): string {
  return code === 'invalid' || code === 'bad-answer'
    ? 'it gave no answer that can be used.'
    : sentence(message);
}

function unreadText(unread: Unread): string {
  if (unread.candidates !== undefined && unread.candidates.length > 0) {
    return `Which do you mean by “${unread.text}”: ${orWords(unread.candidates.slice(0, 6))}? I did nothing about it.`;
  }
  if (unread.cannot === true) return `I cannot do “${unread.text}”: ${unread.reason}.`;
  return `I did not understand “${unread.text}”${unread.reason === '' ? '' : ` (${unread.reason})`}, so I did nothing about it.`;
}

/** What is said when nothing is to be done. Without a language model the house does not pretend to converse. */
function talk(plan: Plan, minded: Minded | undefined): string {
  switch (plan.talk) {
    case 'greeting':
      return 'Hello. What can I do?';
    case 'thanks':
      return 'You are welcome.';
    case 'goodbye':
      return 'Goodbye.';
    case 'help':
      return 'I switch lights, set reminders, keep the calendar and send mail. Try “turn off the kitchen lights and remind me at nine to call Sam”.';
    case 'how-to':
    case 'hypothetical':
      return minded === undefined
        ? 'I did nothing: that was a question about doing it, and explaining needs a language model, which is not set up.'
        : 'I did nothing: that was a question about doing it.';
    case 'prohibition':
      return 'All right, I leave it as it is.';
    case 'abandoned':
      return 'All right, never mind.';
    case 'statement':
      return 'Noted; I did nothing.';
    case 'chat':
    case undefined:
      return minded === undefined
        ? 'That is nothing I can do without a language model, so I did nothing.'
        : 'I have no answer to that, and did nothing.';
    default: {
      const never: never = plan.talk;
      return never;
    }
  }
}
