import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { heardPerson } from '../../heard.ts';
import type { Deed } from '../../push/answer-tokens.ts';
import { checkEndpoint } from '../../push/push-services.ts';
import { NewSubscription, type Subscription } from '../../push/subscription-store.ts';
import { speakerOf } from '../../token-store.ts';
import { refuseUnlessAccepted } from '../../words.ts';
import type { HouseAccess } from '../access.ts';
import { problemOfCall } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';

const SubscriptionView = z.object({
  id: z.string(),
  service: z.string().describe('the host of its push service'),
  createdAt: z.string(),
});

/** Messages to phones while no page is open: who takes them, and the buttons that stand on them. */
export function pushRoutes({ push, house, gate, tokens }: HouseAccess): readonly Route[] {
  if (push === undefined) return [];
  const { subscriptions, answers, keys, config } = push;
  const view = ({ id, endpoint, createdAt }: Subscription): z.input<typeof SubscriptionView> => ({
    id,
    service: new URL(endpoint).host,
    createdAt: new Date(createdAt).toISOString(),
  });

  /** What a button does is done in the name of whom the message was for, who must still be let in. */
  async function press(deed: Deed, token: string): Promise<Reply> {
    const now = tokens.current(token);
    if (now === undefined) throw new HearthError('unauthorized', 'The token has ended');
    const doorway = house.as(speakerOf(now, house.people()));
    if (deed.type === 'answer') {
      refuseUnlessAccepted(await doorway.answer(deed.wait, deed.value), deed.wait);
      return json(200, { accepted: true });
    }
    const outcome = await doorway.call('notices', deed.type, { firing: deed.firing });
    return outcome.ok
      ? json(200, { accepted: true })
      : { type: 'problem', problem: problemOfCall(outcome.error) };
  }

  const common = { tag: 'push' } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/v1/push',
      summary: 'The key to subscribe with, and one’s own subscriptions.',
      needs: ['speak'],
      answers: {
        200: {
          description: 'The public key of the hub (RFC 8292) in base64url, and subscriptions.',
          schema: z.object({ publicKey: z.string(), subscriptions: z.array(SubscriptionView) }),
        },
      },
      run: ({ speaker }) =>
        json(200, {
          publicKey: keys.get().publicKey,
          subscriptions: subscriptions.of(heardPerson(speaker, house.people())).map(view),
        }),
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/push',
      summary: 'Take messages by web push; it ends with the session or the token.',
      needs: ['speak'],
      body: NewSubscription,
      answers: {
        201: { description: 'The subscription.', schema: SubscriptionView },
        403: { description: 'The token is nobody’s in particular.' },
        422: { description: 'The endpoint is of no push service that the hub knows.' },
      },
      run: ({ body, speaker, token, client }) => {
        const person = heardPerson(speaker, house.people());
        if (person === null)
          throw new HearthError('not-permitted', 'Messages go to people, and this token is nobody’s', {
            hint: 'Sign in as somebody who lives here.',
          });
        checkEndpoint(body.endpoint, config.services);
        const by = { person, token: token.id, session: client.session?.id ?? null };
        return json(201, view(subscriptions.add(body, by)));
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      path: '/v1/push/{id}',
      summary: 'Take no more messages by this subscription.',
      needs: ['speak'],
      params: z.strictObject({ id: z.string().min(1).max(200) }),
      answers: { 200: { description: 'Removed.', schema: z.object({ removed: z.literal(true) }) } },
      run: ({ params, speaker }) => {
        const mine = subscriptions.of(heardPerson(speaker, house.people()));
        if (!mine.some(({ id }) => id === params.id) || !subscriptions.remove(params.id))
          throw new HearthError('not-found', `There is no subscription "${params.id}" of yours`, {
            hint: 'GET /v1/push lists them.',
          });
        return json(200, { removed: true });
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/v1/push/answers',
      summary: 'Press a button of a message: its secret does one thing, once.',
      needs: 'open',
      body: z.strictObject({ answer: z.string().min(1).max(512).describe('the secret of the button') }),
      answers: {
        200: { description: 'Done.', schema: z.object({ accepted: z.literal(true) }) },
        401: { description: 'The button was pressed already, or is too old.' },
        409: { description: 'The question is no longer open.' },
      },
      run: ({ body, client }) => {
        const wrong = 'This button was pressed already, or is too old';
        const { deed, token } = gate.try(client.address, () => answers.redeem(body.answer), wrong);
        return press(deed, token);
      },
    }),
  ];
}
