import type { Action, PhraseBoard, Plan } from '../../domain/index.ts';
import type { Language } from '../../understanding/index.ts';

/** Reads what gives words a meaning, takes it away or asks for it; undefined for all other sentences. */
export function readTeaching(
  text: string,
  { teaching }: Language,
  board: Pick<PhraseBoard, 'find'>,
  read: (text: string) => Plan,
): Plan | undefined {
  const ways = teaching.taught(text);
  const [likeliest] = ways;
  if (likeliest !== undefined) {
    const isRead = ({ does }: typeof likeliest): boolean => {
      const { groups, unread } = read(does);
      return groups.length > 0 && unread.length === 0;
    };
    const meant = ways.find(isRead);
    // "Rain means the washing gets wet": only what can be done is taught by so few words.
    if (meant === undefined && ways.length === 1 && !text.includes(',')) return undefined;
    return planOf(text, 'teach', { ...(meant ?? likeliest) });
  }
  const forgotten = teaching.forgotten(text);
  if (forgotten !== undefined && board.find(forgotten) !== undefined)
    return planOf(text, 'forget', { phrase: forgotten });
  const explained = teaching.explained(text);
  if (explained !== undefined && board.find(explained) !== undefined)
    return planOf(text, 'explain', { phrase: explained });
  return undefined;
}

function planOf(text: string, method: string, args: Readonly<Record<string, string>>): Plan {
  const action: Action = {
    ...{ service: 'phrases', method, args },
    source: { start: 0, end: text.length, text },
  };
  return { groups: [[action]], direct: false, confidence: 1, unread: [], remarks: [] };
}
