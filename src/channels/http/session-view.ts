import { z } from 'zod';
import type { Person } from '../../domain/index.ts';
import type { Session } from '../sessions/session-store.ts';
import { Scope, speakerOf, type Token, TokenRole } from '../token-store.ts';

export const SessionView = z.object({
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  role: TokenRole,
  scopes: z.array(Scope),
  token: z.object({ id: z.string(), name: z.string() }),
  csrf: z.string().describe('sent as Hearth-CSRF with whatever changes something'),
  expiresAt: z.string().describe('when it ends if nobody uses it'),
});

/** Who is signed in, as the page is told. */
export function sessionView(
  token: Token,
  session: Session,
  people: readonly Person[],
): z.input<typeof SessionView> {
  const speaker = speakerOf(token, people);
  const person = people.find(({ id }) => id === speaker.person);
  return {
    person: person === undefined ? null : { id: person.id, name: person.name },
    role: speaker.role === 'service' ? 'device' : speaker.role,
    scopes: [...token.scopes],
    token: { id: token.id, name: token.name },
    csrf: session.csrf,
    expiresAt: new Date(session.expiresAt).toISOString(),
  };
}
