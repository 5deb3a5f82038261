import type { UnderstandingContext } from './context.ts';

/**
 * Phones write “it’s” where keyboards have "it's": between letters both are the one of the phrases. The text stays as long as it was, so that
 * places in it hold.
 */
export function withPlainApostrophes(text: string): string {
  return text.includes('’') ? text.replace(/(?<=\p{L})’(?=\p{L})/gu, "'") : text;
}

/** What was said before, likewise. */
export function spokenPlainly(context: UnderstandingContext): UnderstandingContext {
  const { previous } = context;
  if (previous === undefined || !previous.some(({ text }) => text.includes('’'))) return context;
  return {
    ...context,
    previous: previous.map((turn) => ({ ...turn, text: withPlainApostrophes(turn.text) })),
  };
}
