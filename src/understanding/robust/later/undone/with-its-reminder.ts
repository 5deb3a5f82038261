import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { stemsIn } from '../stems.ts';

/** What keeps that something takes place, and what reminds of it: each by the part of it that is its name. */
const NAMES: Readonly<Record<string, string>> = { calendar: 'title', reminders: 'text' };

/**
 * "Judo on Friday at five." "Remind me an hour before." "*Cancel the judo*": the reminder is called as the entry is, since it hangs on it, and what is called off is the
 * entry with its reminder.
 */
export function offWithItsReminder(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const made = (context.previous ?? []).flatMap(({ groups }) => groups.flat());
  const entryAt = made.findLastIndex((one) => nameOf(one, 'calendar') !== undefined);
  const entry = entryAt < 0 ? undefined : nameOf(made[entryAt]!, 'calendar')!;
  if (entry === undefined) return undefined;
  const named = stemsIn(entry, lexicon).join(' ');
  const hasReminder = made
    .slice(entryAt + 1)
    .some((one) => stemsIn(nameOf(one, 'reminders') ?? '', lexicon).join(' ') === named);
  if (!hasReminder) return undefined;
  const [deed, another] = understand(text, lexicon, { ...context, previous: [] }).groups.flat();
  if (deed === undefined || another !== undefined || !isCalledOff(deed)) return undefined;
  const said = stemsIn(String(deed.args['query']), lexicon);
  if (said.length === 0 || !said.every((word) => stemsIn(entry, lexicon).includes(word))) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = (service: string): Action => ({ service, method: 'cancel', args: { query: entry }, source });
  return understoodAs([[off('calendar')], [off('reminders')]]);
}

function nameOf({ service, method, args, when }: Action, keeper: string): string | undefined {
  const name = args[NAMES[keeper]!];
  const isMade = service === keeper && method === 'create' && when === undefined;
  return isMade && typeof name === 'string' ? name : undefined;
}

/** By its name alone: what says that it is the reminder, or of which day, means no more than that. */
function isCalledOff({ service, method, args: { query, kind, ...more }, when }: Action): boolean {
  const isEntry = service === 'calendar' || (service === 'diary' && (kind ?? 'calendar') === 'calendar');
  return (
    isEntry &&
    method === 'cancel' &&
    when === undefined &&
    typeof query === 'string' &&
    Object.keys(more).length === 0
  );
}
