import { signal } from '@preact/signals';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';
import { call, get } from './api.ts';
import { keep, recall } from './keep.ts';
import { may } from './session.ts';

/** Something the house can do at once, by what is said for it. */
export interface Wish {
  readonly title: string;
  readonly says: string;
}

/** Nothing until they were read once. */
export const wishes = signal<readonly Wish[] | undefined>(recall<Wish[]>('wishes'));

/** Goals that the page has a name for and this house can reach, then its scenes. */
export async function readWishes(): Promise<void> {
  if (!may('read')) return;
  const [goals, scenes] = await Promise.all([
    get<{ goals: { name: string; faults: unknown[]; want: unknown[] }[] }>('/v1/goals'),
    call<{ scenes: { name: string }[] }>('scene.list'),
  ]);
  const known = goals.ok ? goals.value.goals.filter(({ name }) => words.goals[name] !== undefined) : [];
  const kept = scenes.ok ? scenes.value.scenes : [];
  wishes.value = [
    ...known.map(({ name }) => words.goals[name]!),
    ...kept.map(({ name }) => ({ title: capital(name), says: words.activate(name) })),
  ];
  keep('wishes', wishes.value);
}
