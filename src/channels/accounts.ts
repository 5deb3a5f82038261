import { z } from 'zod';
import type { AccountKind, AccountSpeaker } from '../bus/index.ts';
import { type Person, type ReadOnly, type Speaker, speakerWith } from '../domain/index.ts';

const PREFIX = 'account ';

/** Who speaks with an account: its person, with what that person may; a device, a service, another hub and a recogniser are nobody in particular. */
export function speakerOfAccount(
  { account, kind, person }: AccountSpeaker,
  people: readonly Person[],
): Speaker {
  const role = kind === 'person' ? 'owner' : kind === 'service' ? kind : 'device';
  return speakerWith({ person, role }, people, 'broker-account', `${PREFIX}${account}`);
}

/** The name of the account that a speaker came in with. */
export function accountIn({ via }: Pick<Speaker, 'via'>): string | undefined {
  return via.startsWith(PREFIX) ? via.slice(PREFIX.length) : undefined;
}

/** An account of the own broker as owners may see it: all but its password. */
export const AccountView = z.object({
  name: z.string(),
  kind: z.enum(['person', 'service', 'device', 'hub', 'recogniser'] satisfies AccountKind[]),
  person: z.string().nullable(),
  service: z.string().nullable(),
  topics: z
    .array(z.string())
    .nullable()
    .describe('those that the configuration gives a device; null where it is bound to what it named first'),
  pending: z.array(z.string()).describe('those that a device named later, and that nobody has allowed it'),
});
export type AccountView = ReadOnly<z.output<typeof AccountView>>;

/** The outcome of a yes to what a device asks for. */
export type AllowOutcome =
  | { readonly type: 'allowed'; readonly topics: readonly string[] }
  | { readonly type: 'unknown-account' }
  | { readonly type: 'nothing-pending' };

/** The accounts of the own broker, for owners. */
export interface AccountBook {
  list(): readonly AccountView[];
  /** Gives a device the topics that it waits for. */
  allow(name: string): AllowOutcome;
}
