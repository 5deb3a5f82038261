import type { Action, Lack } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';

/** What methods need, taken apart once. */
const lacksByNeeds = new WeakMap<object, readonly Lack[]>();

/** What the action still lacks to be done. */
export function lacksOf(action: Action, service: ServiceWords): readonly Lack[] {
  const needs = service.phrases.methods[action.method]?.needs;
  if (needs === undefined) return [];
  let lacks = lacksByNeeds.get(needs);
  if (lacks === undefined) {
    lacks = Object.entries(needs).map(([names, words]) => ({ params: names.split('|'), words }));
    lacksByNeeds.set(needs, lacks);
  }
  return lacks.filter(({ params }) => params.every((name) => action.args[name] === undefined));
}
