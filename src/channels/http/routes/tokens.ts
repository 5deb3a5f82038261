import { z } from 'zod';
import { defined, HearthError } from '../../../base/index.ts';
import { lesserRole, type Speaker } from '../../../domain/index.ts';
import { ListedToken, NewToken } from '../../token-store.ts';
import { checkPerson } from '../../words.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

/** Who may come in. For owners. */
export function tokenRoutes({ tokens, house, audit }: HouseAccess): readonly Route[] {
  const record = (speaker: Speaker, what: string, outcome: 'allowed' | 'refused', why?: string) =>
    audit.record(speaker, { what, permission: 'house', outcome, ...defined({ why }) });

  /** Nobody hands out more than they are: no higher role, and but for owners no name of somebody else. */
  function checkGift(speaker: Speaker, { role, person }: NewToken): void {
    const refuse = (path: string, message: string, why: string) => {
      record(speaker, 'token new', 'refused', why);
      return new HearthError('not-permitted', 'A token may give no more than whoever makes it has', {
        faults: [{ path, message }],
      });
    };
    if (lesserRole(role, speaker.role) !== role)
      throw refuse('/role', `is above your own, ${speaker.role}`, `the role ${role} is above its own`);
    if (person !== undefined && person !== speaker.person && speaker.role !== 'owner')
      throw refuse('/person', 'only an owner makes a token for somebody else', 'it would speak for another');
  }

  return [
    route({
      method: 'GET',
      path: '/v1/tokens',
      tag: 'tokens',
      summary:
        'The tokens, without their secrets; when they end, and when and from where each was last used.',
      needs: ['admin'],
      house: 'read tokens',
      answers: { 200: { description: 'Tokens.', schema: z.object({ tokens: z.array(ListedToken) }) } },
      run: () => json(200, { tokens: tokens.list() }),
    }),
    route({
      method: 'POST',
      path: '/v1/tokens',
      tag: 'tokens',
      summary: 'Make a token; its secret is shown this once.',
      needs: ['admin'],
      house: 'token new',
      body: NewToken,
      answers: {
        201: { description: 'The token.', schema: ListedToken.extend({ secret: z.string() }) },
        403: { description: 'The role is above one’s own, or the person is another.' },
        409: { description: 'The name is taken.' },
      },
      run: ({ body, speaker }) => {
        checkGift(speaker, body);
        if (body.person !== undefined) checkPerson(house.people(), body.person, '/person');
        const { scopes, ...rest } = body;
        const made = tokens.issue({ ...rest, ...(scopes && { scopes: [...new Set(scopes)] }) });
        const whom = made.person === null ? '' : `, for ${made.person}`;
        const gift = `role ${made.role}${whom}, scopes ${made.scopes.join(' ')}`;
        record(speaker, `token new ${made.name}`, 'allowed', gift);
        return json(201, made);
      },
    }),
    route({
      method: 'DELETE',
      path: '/v1/tokens/{token}',
      tag: 'tokens',
      summary: 'Revoke a token, by id or name.',
      needs: ['admin'],
      house: 'token revoke',
      params: z.strictObject({ token: z.string().min(1).max(200) }),
      answers: { 200: { description: 'Revoked.', schema: z.object({ revoked: z.literal(true) }) } },
      run: ({ params, speaker }) => {
        const revoked = tokens.revoke(params.token);
        if (revoked === undefined)
          throw new HearthError('not-found', `There is no token "${params.token}"`, {
            hint: 'GET /v1/tokens lists them.',
          });
        record(speaker, `token revoke ${revoked.name}`, 'allowed');
        return json(200, { revoked: true });
      },
    }),
  ];
}
