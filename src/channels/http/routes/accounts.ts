import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { AccountView } from '../../accounts.ts';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

/** The accounts of the own broker, and what their devices wait for. For owners. */
export function accountRoutes({ accounts, audit }: HouseAccess): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/accounts',
      tag: 'accounts',
      summary:
        'The accounts of the own broker, and the topics that devices wait for; none at another broker.',
      needs: ['admin'],
      house: 'read accounts',
      answers: {
        200: { description: 'Accounts.', schema: z.object({ accounts: z.array(AccountView) }) },
      },
      run: () => json(200, { accounts: accounts?.list() ?? [] }),
    }),
    route({
      method: 'POST',
      path: '/v1/accounts/{name}/allow',
      tag: 'accounts',
      summary: 'Give a device the topics that it waits for; it is asked to announce itself anew.',
      needs: ['admin'],
      house: 'account allow',
      params: z.strictObject({ name: z.string().min(1).max(200) }),
      body: z.strictObject({}).optional(),
      answers: {
        200: {
          description: 'The topics that are its own from now on.',
          schema: z.object({ account: z.string(), topics: z.array(z.string()) }),
        },
        404: { description: 'There is no such account.' },
        409: { description: 'It waits for nothing.' },
      },
      run: ({ params: { name }, speaker }) => {
        const outcome = accounts?.allow(name) ?? { type: 'unknown-account' as const };
        switch (outcome.type) {
          case 'allowed':
            audit.record(speaker, {
              what: `account allow ${name}`,
              permission: 'house',
              outcome: 'allowed',
              why: wordsOf(outcome.topics),
            });
            return json(200, { account: name, topics: outcome.topics });
          case 'unknown-account':
            throw new HearthError('not-found', `There is no account "${name}"`, {
              hint: 'GET /v1/accounts lists them.',
            });
          case 'nothing-pending':
            throw new HearthError('conflict', `The account "${name}" waits for nothing`, {
              hint: 'GET /v1/accounts tells what each of them waits for.',
            });
        }
      },
    }),
  ];
}

const WORDS_LENGTH_MAX = 1_000;

function wordsOf(topics: readonly string[]): string {
  const words = `topics ${topics.join(', ')}`;
  return words.length > WORDS_LENGTH_MAX ? `${words.slice(0, WORDS_LENGTH_MAX - 1)}…` : words;
}
