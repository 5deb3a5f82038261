import type { Action, Lack } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';

/** What the action still lacks to be done. */
export function lacksOf({ method, args }: Action, { needs }: ServiceWords): readonly Lack[] {
  return (needs.get(method) ?? []).filter(({ params }) => params.every((name) => args[name] === undefined));
}
