import { signal } from '@preact/signals';
import type { Answer, Confirm } from './api.ts';

/** A call that a person must say yes to first. */
interface Asking {
  readonly confirm: Confirm;
  readonly answer: (yes: boolean) => void;
}

export const asking = signal<Asking | undefined>(undefined);

/** Whether somebody says yes; a question that is open already is answered by a no. */
export function isAllowed(confirm: Confirm): Promise<boolean> {
  return new Promise((resolve) => {
    asking.value?.answer(false);
    asking.value = {
      confirm,
      answer: (yes) => {
        asking.value = undefined;
        resolve(yes);
      },
    };
  });
}

/** Makes a call, and makes it again with a yes where one is needed. @returns nothing where somebody said no. */
export async function askedFirst<T>(
  run: (confirmed?: string) => Promise<Answer<T>>,
): Promise<Answer<T> | undefined> {
  const answer = await run();
  const confirm = answer.ok ? undefined : answer.problem.confirm;
  if (confirm === undefined) return answer;
  return (await isAllowed(confirm)) ? run(confirm.token) : undefined;
}
