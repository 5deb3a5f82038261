/**
 * An answer as it is said aloud: in about fifteen words, hours as people say them. What is longer is told in its gist, and the rest
 * is offered; it is the same answer, cut at the end of a sentence or an item, and never says anything else.
 */

/** More words than this are not listened to. */
const WORDS_MAX = 15;
/** A sentence of more than that is cut among the items of its list. */
const LIST_WORDS_MAX = 24;
/** How the rest is offered. */
export const GO_ON = 'Shall I go on?';

export interface Aloud {
  readonly text: string;
  /** What was not said yet. */
  readonly rest?: string;
}

export function aloud(answer: string): Aloud {
  const text = answer.trim();
  if (wordsOf(text) <= WORDS_MAX || text.endsWith('?')) return { text: spoken(text) };
  const pieces = text.split(/(?<=[.!]) (?=[\p{Lu}“"\d])|(?<=;) /u);
  let taken = 0;
  let words = 0;
  for (const piece of pieces) {
    words += wordsOf(piece);
    if (taken > 0 && words > WORDS_MAX) break;
    taken += 1;
  }
  if (taken === 1 && wordsOf(pieces[0] ?? '') > LIST_WORDS_MAX)
    return cutList(text) ?? { text: spoken(text) };
  if (taken === pieces.length) return { text: spoken(text) };
  const gist = pieces.slice(0, taken).join(' ').replace(/;$/, '.');
  return { text: `${spoken(gist)} ${GO_ON}`, rest: capital(pieces.slice(taken).join(' ')) };
}

/** A long list in its first items; what stands in brackets or quotes is one. `undefined` for what is no list. */
function cutList(text: string): Aloud | undefined {
  const items = text.split(/, (?![^“”]*”)(?![^()]*\))/);
  let taken = 0;
  let words = 0;
  for (const item of items) {
    words += wordsOf(item);
    if (taken > 0 && words > WORDS_MAX) break;
    taken += 1;
  }
  if (items.length - taken < 2) return undefined;
  const gist = `${items.slice(0, taken).join(', ')}, and more.`;
  return { text: `${spoken(gist)} ${GO_ON}`, rest: capital(items.slice(taken).join(', ')) };
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Hours of the clock in words: "half past nine", "quarter to seven", "twenty past five in the evening" for what is written 17:20. */
function spoken(text: string): string {
  return text
    .replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/g, (_, hour, minute) => clock(Number(hour), Number(minute)))
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(/(\d) ?°C?/g, '$1 degrees');
}

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ');
const PAST: Readonly<Record<number, string>> = {
  5: 'five past',
  10: 'ten past',
  15: 'quarter past',
  20: 'twenty past',
  25: 'twenty-five past',
  30: 'half past',
};
const TO: Readonly<Record<number, string>> = {
  35: 'twenty-five to',
  40: 'twenty to',
  45: 'quarter to',
  50: 'ten to',
  55: 'five to',
};

function clock(hour: number, minute: number): string {
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return 'noon';
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening';
  const past = PAST[minute];
  const to = TO[minute];
  const face = (at: number) => HOURS[at % 12] ?? '';
  if (minute === 0) return `${face(hour)} ${part}`;
  if (past !== undefined) return `${past} ${face(hour)} ${part}`;
  if (to !== undefined) return `${to} ${face(hour + 1)} ${part}`;
  return `${face(hour)} ${minute < 10 ? `oh ${minute}` : minute} ${part}`;
}
