import { z } from 'zod';
import { defined, HearthError } from '../../../base/index.ts';
import { lesserRole } from '../../../domain/index.ts';
import type { Session } from '../../sessions/session-store.ts';
import { speakerOf, type Token, TokenRole } from '../../token-store.ts';
import type { HouseAccess } from '../access.ts';
import { clearSession, setSession } from '../cookie.ts';
import { type Asked, json, type Reply, type Route, route } from '../route.ts';
import { SessionView, sessionView } from '../session-view.ts';

const Secret = z.string().min(1).max(512);

const SignIn = z
  .strictObject({
    token: Secret.exactOptional().describe('a token'),
    invitation: Secret.exactOptional().describe('the secret of an invitation, which is used up'),
    device: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .exactOptional()
      .describe('with an invitation: what it is called here, such as "Mia’s phone"'),
  })
  .superRefine(({ token, invitation }, context) => {
    if ((token === undefined) === (invitation === undefined))
      context.addIssue({ code: 'custom', path: ['token'], message: 'either token or invitation' });
  });

/** Browsers sign in once and go on by a cookie that no script reads. */
export function sessionRoutes(access: HouseAccess): readonly Route[] {
  const { tokens, sessions, invitations, gate, house, audit } = access;

  const view = (token: Token, session: Session) => sessionView(token, session, house.people());

  /** A name that no other token has. */
  function freeName(wanted: string): string {
    const taken = new Set(tokens.list().map(({ name }) => name));
    for (let count = 2, name = wanted; ; count += 1, name = `${wanted} ${count}`)
      if (!taken.has(name)) return name;
  }

  /** The token that an invitation becomes: for its person, with no more than both may have by now. */
  function redeem(secret: string, address: string, device: string | undefined): Token {
    const wrong = 'This invitation is not known, or was used, or has ended';
    const { person: id, role } = gate.try(address, () => invitations.redeem(secret), wrong);
    const person = house.people().find((one) => one.id === id);
    if (person === undefined) throw new HearthError('unauthorized', wrong);
    const { secret: _, ...token } = tokens.issue({
      name: freeName(device ?? `${person.name}’s browser`),
      person: id,
      role: TokenRole.parse(lesserRole(role, person.role)),
    });
    return token;
  }

  function signIn({ body, client }: Asked<undefined, undefined, z.output<typeof SignIn>>): Reply {
    const { token: shown, invitation = '', device } = body;
    const token =
      shown === undefined
        ? redeem(invitation, client.address, device)
        : gate.check(shown, 'any token', client.address);
    const { session, secret } = sessions.open(token, { ownsToken: shown === undefined });
    audit.record(speakerOf(token, house.people()), {
      what: 'sign in',
      permission: 'use',
      outcome: 'allowed',
      ...defined({ why: shown === undefined ? 'by invitation' : undefined }),
    });
    return json(201, view(token, session), { 'set-cookie': setSession(secret, client.isSecure) });
  }

  /** @throws HearthError `not-found` for a program that shows a token. */
  function sessionOf({ client }: Pick<Asked<unknown, unknown, unknown>, 'client'>): Session {
    if (client.session !== undefined) return client.session;
    throw new HearthError('not-found', 'This request came with a token and without a session', {
      hint: 'POST /v1/session makes one.',
    });
  }

  const common = { path: '/v1/session', tag: 'session' } as const;
  return [
    route({
      ...common,
      method: 'POST',
      summary: 'Sign in with a token or an invitation; the answer sets the cookie of the session.',
      needs: 'open',
      body: SignIn,
      answers: {
        201: { description: 'Signed in.', schema: SessionView },
        401: { description: 'The token or the invitation is not good.' },
      },
      run: signIn,
    }),
    route({
      ...common,
      method: 'GET',
      summary: 'Who is signed in, and the CSRF token of the session.',
      needs: 'any token',
      answers: {
        200: { description: 'The session.', schema: SessionView },
        404: { description: 'A token was shown, and no session.' },
      },
      run: ({ token, client }) => json(200, view(token, sessionOf({ client }))),
    }),
    route({
      ...common,
      method: 'DELETE',
      summary: 'Sign out. A token that an invitation became ends with it.',
      needs: 'any token',
      answers: { 200: { description: 'Signed out.', schema: z.object({ ended: z.literal(true) }) } },
      run: ({ client }) => {
        sessions.end(sessionOf({ client }).id);
        return json(200, { ended: true }, { 'set-cookie': clearSession(client.isSecure) });
      },
    }),
  ];
}
