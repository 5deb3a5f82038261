import { type Person, type Speaker, speakerWith } from '../domain/index.ts';

/** An account of the broker, and what it is bound to. */
export interface Account {
  readonly account: string;
  readonly kind: 'person' | 'service' | 'device';
  /** Whom a person's account belongs to. */
  readonly person: string | null;
}

const PREFIX = 'account ';

/** Who speaks with an account: its person, with what that person may; a device and a service are nobody in particular. */
export function speakerOfAccount({ account, kind, person }: Account, people: readonly Person[]): Speaker {
  const role = kind === 'person' ? 'owner' : kind;
  return speakerWith({ person, role }, people, 'broker-account', `${PREFIX}${account}`);
}

/** The name of the account that a speaker came in with. */
export function accountIn({ via }: Pick<Speaker, 'via'>): string | undefined {
  return via.startsWith(PREFIX) ? via.slice(PREFIX.length) : undefined;
}
