import type { AccountSpeaker } from '../bus/index.ts';
import { type Person, type Speaker, speakerWith } from '../domain/index.ts';

const PREFIX = 'account ';

/** Who speaks with an account: its person, with what that person may; a device and a service are nobody in particular. */
export function speakerOfAccount(
  { account, kind, person }: AccountSpeaker,
  people: readonly Person[],
): Speaker {
  const role = kind === 'person' ? 'owner' : kind;
  return speakerWith({ person, role }, people, 'broker-account', `${PREFIX}${account}`);
}

/** The name of the account that a speaker came in with. */
export function accountIn({ via }: Pick<Speaker, 'via'>): string | undefined {
  return via.startsWith(PREFIX) ? via.slice(PREFIX.length) : undefined;
}
