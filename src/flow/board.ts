import type { Json } from '../base/index.ts';
import { draftOf } from './messages.ts';
import type { Board, Draft, Message } from './types.ts';

/** The name that everything goes by which was given none (document 001, Binding). */
export const IT = 'it';

/** Notes change the board and are otherwise not seen by later steps. */
const CONDITION = 'condition';
const HIDE = 'hide';
const PROTECT = 'protect';

/** Sets a condition (B41). */
export function setCondition(name: string, holds: boolean): Draft {
  return { kind: 'fact', type: CONDITION, name, data: holds };
}

/** Takes a message off the board; the journal keeps it (B40). */
export function hide(message: Message): Draft {
  return { kind: 'fact', type: HIDE, data: message.id };
}

/** From here on the name stays bound to what it is bound to, and that cannot be hidden (B42). */
export function protect(name: string): Draft {
  return { kind: 'fact', type: PROTECT, data: name };
}

export function isNote(message: Pick<Message, 'type'>): boolean {
  return message.type === CONDITION || message.type === HIDE || message.type === PROTECT;
}

/** Whether a message of `type` is also one of `wanted`. */
export type IsA = (type: string, wanted: string) => boolean;

/**
 * The blackboard as a fold of messages in the order of the tree (document 001). A branch running beside another does not
 * find the other's messages on it, so the board is the same whoever finishes first.
 */
export function boardOf(messages: readonly Message[], isA: IsA = (type, wanted) => type === wanted): Board {
  let folded: Folded | undefined;
  const look = () => {
    folded ??= fold(messages);
    return folded;
  };
  const bound = (name: string) =>
    look().protected.get(name) ?? look().seen.findLast((message) => message.name === name);
  const protectedTo = (message: Message) =>
    [...look().protected].filter(([, one]) => one === message).map(([name]) => name);
  return Object.freeze({
    last: <T extends Json>(type: string) =>
      look().seen.findLast((message) => isA(message.type, type)) as Message<T> | undefined,
    all: <T extends Json>(type?: string) =>
      Object.freeze(
        look().seen.filter((message) => type === undefined || isA(message.type, type)),
      ) as readonly Message<T>[],
    get: (name: string, type?: string) => {
      const fits = (message: Message | undefined) =>
        message !== undefined && (type === undefined || isA(message.type, type));
      const one = bound(name);
      if (fits(one) || name !== IT) return fits(one) ? one : undefined;
      return look().seen.findLast(fits);
    },
    of: (id: string) => messages.find((message) => message.id === id),
    condition: (name: string) => look().conditions.get(name),
    // A name is protected right behind what it is bound to: behind a newer one of the name it would protect that.
    spawn: () => [
      ...look().seen.flatMap((message) => [draftOf(message), ...protectedTo(message).map(protect)]),
      ...[...look().conditions].map(([name, holds]) => setCondition(name, holds)),
    ],
  });
}

interface Folded {
  /** What is in sight, oldest first, notes left out. */
  readonly seen: readonly Message[];
  readonly protected: ReadonlyMap<string, Message>;
  readonly conditions: ReadonlyMap<string, boolean>;
}

function fold(messages: readonly Message[]): Folded {
  const names = new Map<string, Message[]>();
  const kept = new Map<string, Message>();
  const hidden = new Set<string>();
  const conditions = new Map<string, boolean>();
  for (const message of messages) {
    const { type, name, data } = message;
    if (type === CONDITION && name !== undefined) conditions.set(name, data === true);
    else if (type === HIDE) {
      if (![...kept.values()].some((one) => one.id === data)) hidden.add(String(data));
    } else if (type === PROTECT) {
      const bound = (names.get(String(data)) ?? []).findLast((one) => !hidden.has(one.id));
      if (bound !== undefined && !kept.has(String(data))) kept.set(String(data), bound);
    } else if (name !== undefined) names.set(name, [...(names.get(name) ?? []), message]);
  }
  const seen = messages.filter((message) => !isNote(message) && !hidden.has(message.id));
  return { seen, protected: kept, conditions };
}
