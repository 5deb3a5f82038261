import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { lesserRole, Role } from '../../../domain/index.ts';
import { Invitation } from '../../sessions/invitation-store.ts';
import { checkPerson } from '../../words.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

const NewInvitation = z.strictObject({
  person: z.string().min(1).max(64).describe('who is invited'),
  role: Role.exactOptional().describe('no more than the person’s, which it is when absent'),
  minutes: z.number().int().min(1).max(1440).default(15).describe('how long it is good'),
});

/** Who is asked in with a phone of their own. For owners. */
export function invitationRoutes({ invitations, house, audit }: HouseAccess): readonly Route[] {
  const common = { tag: 'session', needs: ['admin'] } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/v1/invitations',
      summary: 'The invitations that are open, without their secrets.',
      house: 'read invitations',
      answers: {
        200: { description: 'Invitations.', schema: z.object({ invitations: z.array(Invitation) }) },
      },
      run: () => json(200, { invitations: invitations.list() }),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/invitations',
      summary: 'Invite a person of the house: once, for a short time; the secret is shown this once.',
      house: 'invite',
      body: NewInvitation,
      answers: {
        201: { description: 'The invitation.', schema: Invitation.extend({ secret: z.string() }) },
        403: { description: 'The role is above the person’s or one’s own.' },
      },
      run: ({ body, token, speaker }) => {
        checkPerson(house.people(), body.person, '/person');
        const theirs = house.people().find(({ id }) => id === body.person)?.role ?? 'guest';
        const role = body.role ?? theirs;
        if (lesserRole(role, lesserRole(theirs, speaker.role)) !== role)
          throw new HearthError('not-permitted', 'An invitation may give no more than the person is', {
            faults: [{ path: '/role', message: `is above ${lesserRole(theirs, speaker.role)}` }],
          });
        const made = invitations.issue({ ...body, role, by: token.id });
        const why = `for ${made.person}, role ${made.role}, until ${made.expiresAt}`;
        audit.record(speaker, { what: 'invite', permission: 'house', outcome: 'allowed', why });
        return json(201, made);
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/v1/invitations/{id}',
      summary: 'Withdraw an invitation.',
      house: 'withdraw invitation',
      params: z.strictObject({ id: z.string().min(1).max(200) }),
      answers: { 200: { description: 'Withdrawn.', schema: z.object({ withdrawn: z.literal(true) }) } },
      run: ({ params, speaker }) => {
        if (!invitations.withdraw(params.id))
          throw new HearthError('not-found', `There is no open invitation "${params.id}"`, {
            hint: 'GET /v1/invitations lists them.',
          });
        audit.record(speaker, { what: 'withdraw invitation', permission: 'house', outcome: 'allowed' });
        return json(200, { withdrawn: true });
      },
    }),
  ];
}
