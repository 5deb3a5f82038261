import { defined, HearthError } from '../base/index.ts';
import type { AnswerOutcome, Person } from '../domain/index.ts';

/** @throws HearthError `invalid-params` when the house does not know this person. */
export function checkPerson(people: readonly Person[], person: string, path: string): void {
  const known = people.map((one) => one.id);
  if (known.includes(person)) return;
  throw new HearthError('invalid-params', `There is no person "${person}" in this house`, {
    faults: [{ path, message: 'is not a person of this house', hint: `Known are: ${known.join(', ')}.` }],
  });
}

/**
 * `hint` tells where open questions are listed.
 * @throws HearthError where an answer to an open question was not taken: `conflict`, `not-found`, `not-permitted` or `invalid-params`.
 */
export function refuseUnlessAccepted(outcome: AnswerOutcome, wait: string, hint?: string): void {
  switch (outcome.type) {
    case 'accepted':
      return;
    case 'duplicate':
      throw new HearthError('conflict', 'This question has been answered already.');
    case 'closed':
      throw new HearthError('conflict', 'This question is no longer open.');
    case 'unknown':
      throw new HearthError('not-found', `There is no question "${wait}"`, defined({ hint }));
    case 'not-permitted':
      throw new HearthError('not-permitted', outcome.reason);
    case 'invalid':
      throw new HearthError('invalid-params', outcome.reason, {
        faults: [{ path: '/value', message: outcome.reason }],
      });
  }
}

/** What a person is told when their message could not be taken in. The codes and paths go to programs beside it. */
export function apologyFor(error: unknown): string {
  if (!(error instanceof HearthError)) return 'Sorry, something went wrong on my side, and nothing was done.';
  const hint = error.hint === undefined ? '' : ` ${error.hint}`;
  return `Sorry, I could not take that: ${error.message.replace(/\.$/, '')}.${hint}`;
}
