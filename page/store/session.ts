import { signal } from '@preact/signals';
import { ask, csrf, get, post, renew, signedOut } from './api.ts';
import { forgetAll, keep, recall } from './keep.ts';
import { known } from './known.ts';

export type Role = 'owner' | 'adult' | 'child' | 'guest' | 'device';
export interface Session {
  readonly csrf: string;
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly role: Role;
  readonly scopes: readonly string[];
}
/** `unknown` until the hub has said who this is; `in` from memory while it does not answer. */
export type Standing =
  | { readonly type: 'unknown' }
  | { readonly type: 'out' }
  | { readonly type: 'in'; readonly session: Session };

const kept = recall<Session>('session');
export const standing = signal<Standing>(
  kept === undefined ? { type: 'unknown' } : { type: 'in', session: kept },
);
if (known !== undefined) enter(known.session);

/** Asks the hub who this is. @returns whether it answered. */
export async function recognise(): Promise<boolean> {
  const answer = await get<Session>('/v1/session');
  if (answer.ok) enter(answer.value);
  else if (answer.problem.status === 401) standing.value = { type: 'out' };
  return answer.ok || answer.problem.status !== 0;
}

renew.csrf = recognise;

/** @returns why not; nothing when it worked. */
export async function signIn(
  proof: { token: string } | { invitation: string; device: string },
): Promise<'wrong' | 'wait' | 'unreachable' | undefined> {
  const answer = await post<Session>('/v1/session', proof);
  if (answer.ok) {
    enter(answer.value);
    return undefined;
  }
  const { status } = answer.problem;
  return status === 0 ? 'unreachable' : status === 429 ? 'wait' : 'wrong';
}

export async function signOut(): Promise<void> {
  await ask('DELETE', '/v1/session');
  forgetAll();
  location.replace('/');
}

export function may(scope: string): boolean {
  return session()?.scopes.includes(scope) === true;
}

export function session(): Session | undefined {
  return standing.value.type === 'in' ? standing.value.session : undefined;
}

function enter(session: Session) {
  csrf.value = session.csrf;
  signedOut.value = false;
  keep('session', { ...session, csrf: '' });
  standing.value = { type: 'in', session };
}
