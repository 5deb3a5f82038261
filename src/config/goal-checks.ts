import type { z } from 'zod';
import { TAKEN_NAMES } from '../assistant/index.ts';
import { HearthError } from '../base/index.ts';
import { nearest } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { HouseGoal, Want } from '../domain/index.ts';
import { readTemplate } from '../understanding/index.ts';

type Refuse = (path: readonly PropertyKey[], message: string, hint?: string) => void;

/**
 * What can be said of goals before any device is known: names, phrases, and whether the services that come with Hearth give
 * the states. What names no device of the house is told by `GET /v1/goals`, some seconds after the start, by `hearth doctor`, and when
 * the goal is asked for.
 */
export function checkGoals(goals: readonly HouseGoal[], context: z.RefinementCtx): void {
  const refuse: Refuse = (path, message, hint) =>
    context.addIssue({
      code: 'custom',
      path: [...path],
      message,
      ...(hint === undefined ? {} : { params: { hint } }),
    });
  for (const [at, goal] of goals.entries()) {
    const first = goals.findIndex(({ name }) => name === goal.name);
    if (first < at) refuse([at, 'name'], `stands here twice, first in entry [${first}]`);
    if (TAKEN_NAMES.includes(goal.name)) refuse([at, 'name'], 'is taken by an agent of the hub itself');
    for (const [index, phrase] of goal.phrases.entries()) checkPhrase(phrase, [at, 'phrases', index], refuse);
    for (const [index, want] of goal.want.entries()) checkWant(want, [at, 'want', index], refuse);
  }
}

function checkPhrase(phrase: string, path: readonly PropertyKey[], refuse: Refuse): void {
  if (/[{}]/.test(phrase)) {
    refuse(path, 'has a slot, and a goal has nothing to fill it with');
    return;
  }
  try {
    readTemplate(phrase);
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    refuse(path, 'cannot be read', `${error.message}.`);
  }
}

function checkWant({ service, state, value }: Want, path: readonly PropertyKey[], refuse: Refuse): void {
  const definition = SERVICES.find(({ name }) => name === service);
  if (definition === undefined) {
    const near = nearest(
      service,
      SERVICES.map(({ name }) => name),
    );
    if (near !== undefined) refuse([...path, 'service'], 'is no service', `Did you mean ${near}?`);
    return;
  }
  const methods = Object.values(definition.methods).filter(({ operator }) => operator !== undefined);
  const states = methods.flatMap(({ operator }) => operator?.state ?? []);
  const method = methods.find(({ operator }) => operator?.state === state);
  if (method === undefined) {
    const near = nearest(state, states);
    const hint = near === undefined ? `It gives ${states.join(', ') || 'none'}.` : `Did you mean ${near}?`;
    refuse([...path, 'state'], `is no state that ${service} gives`, hint);
    return;
  }
  const slot = method.operator?.value;
  if (slot === undefined) {
    if (value !== undefined) refuse([...path, 'value'], `is too much, "${state}" has no value`);
    return;
  }
  if (value === undefined) {
    refuse([...path, 'value'], `is missing, "${state}" has one`);
    return;
  }
  const judged = method.params.safeParse({ target: { all: true }, [slot.param]: value });
  if (!judged.success) refuse([...path, 'value'], `does not fit: ${judged.error.issues[0]?.message ?? ''}`);
}
