import { signal } from '@preact/signals';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';
import { type Answer, call, type Problem } from './api.ts';
import { askedFirst } from './asking.ts';

/** What was just done, as its service says it, and what takes it back. */
export interface Told {
  readonly text: string;
  readonly failed: boolean;
  readonly undo: readonly Undo[];
}
interface Undo {
  readonly service?: string;
  readonly method: string;
  readonly params: unknown;
}
interface Done {
  readonly summary?: string;
  readonly undo?: readonly Undo[];
}

export const told = signal<Told | undefined>(undefined);

const SHOWN_MS = 7_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Calls a method, after a yes where one is needed, and says what came of it. @returns whether it was done. */
export async function doIt(method: string, params: unknown): Promise<boolean> {
  const answer = await askedFirst((confirmed) => call<Done>(method, params, confirmed));
  if (answer === undefined) return false;
  tellOf(answer, method.split('.')[0]!);
  return answer.ok;
}

export async function takeBack(undo: readonly Undo[]): Promise<void> {
  for (const { service, method, params } of undo) await doIt(`${service}.${method}`, params);
}

export function tellOf(answer: Answer<Done>, service: string): void {
  if (!answer.ok) {
    tell(faultWords(answer.problem), true);
    return;
  }
  const { summary, undo = [] } = answer.value;
  if (summary !== undefined)
    tell(
      capital(summary),
      false,
      undo.map((one) => ({ service, ...one })),
    );
}

export function tell(text: string, failed = false, undo: readonly Undo[] = []): void {
  clearTimeout(hiding);
  told.value = { text, failed, undo };
  hiding = setTimeout(() => {
    told.value = undefined;
  }, SHOWN_MS);
}

export function faultWords({ status, detail }: Problem): string {
  if (status === 0) return words.off.unsent;
  return detail === '' ? words.failed : detail;
}
