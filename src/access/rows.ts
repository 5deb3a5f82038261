import type { Speaker, SpeakerRole } from '../domain/index.ts';
import { type Asking, HUB } from './authority.ts';

/** Whose something is: a row of a service, a turn, a question. */
export interface Owned {
  /** For whom it is. Null: for nobody in particular, which is everybody. */
  readonly person: string | null;
  /** Who asked for it, where that may be another: a reminder for Sam that Alex set. */
  readonly maker?: string | null | undefined;
}

/** Whether it is the speaker's own, or nobody's in particular. */
export function isOwn(asking: Asking, { person, maker }: Owned): boolean {
  if (asking === HUB || person === null) return true;
  return asking.person !== null && (asking.person === person || asking.person === maker);
}

/**
 * The owner of a talk, a turn or a question: the person, whichever door it came by. Where no person is known, or with a guest's or a
 * device's role only, it is the token or account itself: a visitor's token does not read what the same person said at home.
 */
export function ownerKey({ person, role, via }: Pick<Speaker, 'person' | 'role' | 'via'>): string {
  return isResident({ person, role }) ? `person:${person}` : `via:${via}`;
}

/** Somebody who lives here, and is known to. */
export function isResident({ person, role }: Pick<Speaker, 'person' | 'role'>): boolean {
  return person !== null && livesHere(role);
}

export function livesHere(role: SpeakerRole | undefined): boolean {
  return role !== undefined && LIVES_HERE.has(role);
}

const LIVES_HERE: ReadonlySet<SpeakerRole> = new Set(['owner', 'adult', 'child']);
