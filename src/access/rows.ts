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
 * What a talk, a turn or a question belongs to: the person, by whatever door. Where nobody is known, or with no more than a guest's
 * or a device's role, the one token or account: what somebody says at home is not read with their visitor's token.
 */
export function ownerKey({ person, role, via }: Pick<Speaker, 'person' | 'role' | 'via'>): string {
  return person !== null && LIVES_HERE.has(role) ? `person:${person}` : `via:${via}`;
}

const LIVES_HERE: ReadonlySet<SpeakerRole> = new Set(['owner', 'adult', 'child']);
