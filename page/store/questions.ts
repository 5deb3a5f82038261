import { computed, signal } from '@preact/signals';
import { type Answer, post } from './api.ts';

/** An open question of the house, as GET /v1/waits tells it. */
export interface Question {
  readonly id: string;
  readonly turn: string;
  readonly kind: 'input' | 'form' | 'approval' | 'timer';
  readonly prompt: string;
  readonly options: readonly string[];
  readonly to?: 'adults';
}

export const questions = signal<readonly Question[]>([]);
/** Those that somebody is to answer: a pause is no question. */
export const openQuestions = computed(() => questions.value.filter(({ kind }) => kind !== 'timer'));

export async function answerQuestion(id: string, value: string): Promise<Answer<unknown>> {
  const answer = await post(`/v1/waits/${id}`, { value });
  if (answer.ok || answer.problem.status === 409 || answer.problem.status === 404)
    questions.value = questions.value.filter((question) => question.id !== id);
  return answer;
}
