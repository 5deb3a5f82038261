import { type Action, type Device, type Group, type Target, theThing } from '../../domain/index.ts';
import { listWords } from '../words.ts';
import { deedWords } from './deed-words.ts';
import type { TellContext } from './telling.ts';

/** What was put off, where each of it is a deed at things of this home. */
export interface Orders {
  /** "Turn off the hallway light and close the blinds". */
  readonly words: string;
  /** "If the back door is unlocked"; `undefined` where it has no condition of its own. */
  readonly condition: string | undefined;
}

export function ordersOf(groups: unknown, { home }: TellContext): Orders | undefined {
  if (!Array.isArray(groups) || home === undefined) return undefined;
  const actions = (groups as Group[]).flat();
  const words = actions.map((action) => {
    const { service, args } = action;
    if (action.when !== undefined || action.restores !== undefined) return undefined;
    // What is done to no thing, as a mail is sent, has no target.
    if (args['target'] === undefined) return undefined;
    const found = home.resolve(args['target'] as unknown as Target, [service as Device['kind']]);
    return found.type === 'found' ? deedWords(action, found.devices) : undefined;
  });
  const told = words.filter((one) => one !== undefined);
  if (told.length === 0 || told.length < words.length) return undefined;
  return { words: listWords(told), condition: conditionOf(actions) };
}

/** Of one thing by its name it is told what it must be; more is only told to be there. */
function conditionOf(actions: readonly Action[]): string | undefined {
  const [only, ...others] = new Set(actions.flatMap((action) => action.if ?? []));
  if (only === undefined) return undefined;
  const target = others.length === 0 && 'target' in only ? only.target : undefined;
  if (target === undefined || Array.isArray(target) || !('name' in target) || !('state' in only))
    return 'if your condition holds then';
  return `if ${theThing(target.name)} is ${only.state} then`;
}
