import type { Json } from '../base/index.ts';
import type { Board, Message } from './types.ts';

/** Type of the messages that set a condition: `name` says which, `data` is true or false (B41). */
export const CONDITION = 'condition';

/**
 * The blackboard as a fold of messages in the order of the tree (document 001). A branch running beside another does not
 * find the other's messages on it, so the board is the same whoever finishes first.
 */
export function boardOf(messages: readonly Message[]): Board {
  return Object.freeze({
    last: <T extends Json>(type: string) =>
      messages.findLast((message) => message.type === type) as Message<T> | undefined,
    all: <T extends Json>(type: string) =>
      Object.freeze(messages.filter((message) => message.type === type)) as readonly Message<T>[],
    get: (name: string) => messages.findLast((message) => message.name === name),
    condition: (name: string) => {
      const set = messages.findLast((message) => message.type === CONDITION && message.name === name);
      return typeof set?.data === 'boolean' ? set.data : undefined;
    },
  });
}
