import type { Action, Plan, SingleTarget, Target } from '../../domain/index.ts';
import { areaKey, type Lexicon } from '../names/index.ts';

/** More things than this are told by the words for them. */
const THINGS_MAX = 8;

/**
 * A plan with things by their names wherever they are few: "the garage light" and "the garage lights" are the same where there is one, and so are "the blind
 * *in* the bedroom" and "the blind *and* the bedroom".
 */
export function ofThings(plan: Plan, lexicon: Lexicon): Plan {
  return {
    ...plan,
    groups: plan.groups.map((group) => group.map((action) => withThings(action, lexicon))),
  };
}

function withThings(action: Action, lexicon: Lexicon): Action {
  const { target } = action.args as { readonly target?: Target };
  if (target === undefined || typeof target !== 'object') return action;
  const names = new Set<string>();
  for (const single of Array.isArray(target)
    ? (target as readonly SingleTarget[])
    : [target as SingleTarget]) {
    const things = thingsOf(single, action.service, lexicon);
    if (things === undefined) return action;
    for (const name of things) names.add(name);
  }
  return { ...action, args: { ...action.args, target: [...names].sort().map((name) => ({ name })) } };
}

/** The names of the things of a service that a target means; nothing where they are many, none, or more is said of them. */
function thingsOf(single: SingleTarget, service: string, lexicon: Lexicon): readonly string[] | undefined {
  const [[key, value] = ['', ''], more] = Object.entries(single);
  if (more !== undefined) return undefined;
  if (key === 'name') return [String(value)];
  if (key !== 'area') return undefined;
  const kinds = [...(lexicon.grammar.services.get(service)?.kinds ?? [])];
  const shelves = kinds.flatMap((kind) => {
    const shelf = lexicon.places.get(areaKey(String(value)))?.kinds.get(kind);
    return shelf === undefined ? [] : [shelf];
  });
  const devices = shelves.flatMap((shelf) => [...shelf.values()]);
  return devices.length === 0 || devices.length > THINGS_MAX ? undefined : devices.map(({ name }) => name);
}
