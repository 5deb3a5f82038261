import { z } from 'zod';
import type { Person } from './home.ts';

/** The roles of people, and of programs that are nobody: a wall tablet or a satellite (`device`), a service on the bus (`service`). */
export const SPEAKER_ROLES = ['owner', 'adult', 'child', 'guest', 'device', 'service'] as const;
export const SpeakerRole = z.enum(SPEAKER_ROLES);
export type SpeakerRole = z.infer<typeof SpeakerRole>;

/**
 * How a speaker proved who they are: a bearer token, an account of the broker, the prompt of the hub's own process, a mail that
 * passed DMARC, a voice, a PIN that was said. `none`: nothing was shown.
 */
export const PROOFS = ['token', 'broker-account', 'terminal', 'mail', 'voice', 'pin', 'none'] as const;
export const Proof = z.enum(PROOFS);
export type Proof = z.infer<typeof Proof>;

/**
 * The one who speaks. Only doors make a speaker; messages, calls, answers, starts of agents and standing orders carry it. One
 * table says what a speaker may do (src/access).
 */
export const Speaker = z.strictObject({
  /** Null: nobody in particular, as a tablet on the wall or a voice in the kitchen. */
  person: z.string().max(64).nullable(),
  role: SpeakerRole,
  proof: Proof,
  /** The id of the token, account, satellite or address, for the audit and for what belongs to it (conversations, external ids). */
  via: z.string().max(200),
});
export type Speaker = z.infer<typeof Speaker>;

/** The speaker without any proof: a guest that nobody knows. */
export function nobody(via: string, proof: Proof = 'none'): Speaker {
  return { person: null, role: 'guest', proof, via };
}

/** From the least to the most. A device and a service are nobody, and rank below a guest that somebody vouched for. */
const RANK: Readonly<Record<SpeakerRole, number>> = {
  service: 0,
  device: 1,
  guest: 2,
  child: 3,
  adult: 4,
  owner: 5,
};

export function lesserRole(one: SpeakerRole, other: SpeakerRole): SpeakerRole {
  return RANK[one] <= RANK[other] ? one : other;
}

/**
 * The speaker behind a token or an account: its role is the lesser of what was given out and what the person is. Somebody who
 * does not live here (any more) is nobody.
 */
export function speakerWith(
  given: { readonly person: string | null; readonly role: SpeakerRole },
  people: readonly Person[],
  proof: Proof,
  via: string,
): Speaker {
  if (given.person === null) return { person: null, role: given.role, proof, via };
  const person = people.find(({ id }) => id === given.person);
  if (person === undefined) return { ...nobody(via, proof), role: lesserRole(given.role, 'guest') };
  return { person: person.id, role: lesserRole(given.role, person.role), proof, via };
}
