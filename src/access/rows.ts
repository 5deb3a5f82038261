import type { Speaker } from '../domain/index.ts';
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

/** What a talk, a turn or an external id belongs to: the person, or where nobody is known the token or account. */
export function ownerKey({ person, via }: Pick<Speaker, 'person' | 'via'>): string {
  return person === null ? `via:${via}` : `person:${person}`;
}
