import type { Phrases } from '../domain/index.ts';

/** The sentences of one method as its manifest tells them: those that need no more than their words to be understood. */
export function sayings(phrases: Phrases, method: string): string[] {
  return (phrases.methods[method]?.say ?? []).filter((say) => typeof say === 'string');
}
