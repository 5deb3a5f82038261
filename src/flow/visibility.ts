import { isNote } from './board.ts';
import type { Message } from './types.ts';

/**
 * What a step may see (document 003). One rule gives all six of its tables:
 *
 * 1. A scope holds a trunk and a frontier. A step sees both; the frontier is what was said last.
 * 2. What a step yields becomes the frontier. The old frontier joins the trunk, unless it was a fan: then it was consumed.
 * 3. A composite runs in a scope of its own, begun where its caller stood, and hands out only its last frontier.
 *    The body of a loop and the branch of an if share the composite's scope, so that rounds see each other.
 * 4. Branches each begin from the same place; their frontiers, in declared order, become one fan.
 * 5. Notes to the board are no messages between steps; a message said again moves to the front, it is not seen twice.
 * 6. What yields nothing at all (an if without else, a while without rounds) leaves everything as it was.
 *
 * A fan is declared, never counted: a search that happens to find one thing must not change what later steps see.
 */
export interface Scope {
  readonly trunk: readonly Message[];
  readonly frontier: readonly Message[];
  readonly fan: boolean;
  /** Everything yielded so far on the way to here, also what is out of sight: the blackboard. */
  readonly past: readonly Message[];
  /** Whether anything was yielded since the scope was entered (rule 6). */
  readonly moved: boolean;
}

/** The scope of a root: the input stays in sight of every step. */
export function beginning(input: readonly Message[]): Scope {
  return { trunk: [], frontier: input, fan: false, past: input, moved: false };
}

export function visible(scope: Scope): readonly Message[] {
  return [...scope.trunk, ...scope.frontier];
}

/** Rule 2. */
export function put(scope: Scope, out: readonly Message[], fan: boolean): Scope {
  // What is passed on is mostly the newest, and what is new is mostly one: no index would pay.
  const isNew = ({ id }: Message) => scope.past.findLast((known) => known.id === id) === undefined;
  const past = [...scope.past, ...out.filter(isNew)];
  const said = out.some(isNote) ? out.filter((message) => !isNote(message)) : out;
  return advance(scope, said, fan, past);
}

/** Rule 3, on the way in. */
export function enter(scope: Scope): Scope {
  return { ...scope, moved: false };
}

/** Rule 3, on the way out. */
export function leave(outer: Scope, inner: Scope): Scope {
  return inner.moved ? advance(outer, inner.frontier, inner.fan, inner.past) : outer;
}

/** Rule 4 for `each`: the branch of one element. */
export function enterElement(scope: Scope, element: Message): Scope {
  return { ...scope, frontier: [element], fan: false, moved: false };
}

/** Rule 4: a branch of `par` that yielded nothing adds nothing. */
export function joinBranches(outer: Scope, branches: readonly Scope[]): Scope {
  const moved = branches.filter((branch) => branch.moved);
  if (moved.length === 0) return outer;
  return advance(
    outer,
    moved.flatMap((branch) => branch.frontier),
    true,
    pastOf(outer, moved),
  );
}

/** Rule 4 for `each`: a branch that yielded nothing passes its element on. */
export function joinElements(outer: Scope, branches: readonly Scope[]): Scope {
  return advance(
    outer,
    branches.flatMap((branch) => branch.frontier),
    true,
    pastOf(outer, branches),
  );
}

function pastOf(outer: Scope, branches: readonly Scope[]): readonly Message[] {
  return [...outer.past, ...branches.flatMap((branch) => branch.past.slice(outer.past.length))];
}

function advance(scope: Scope, out: readonly Message[], fan: boolean, past: readonly Message[]): Scope {
  const again = new Set(out.map((message) => message.id));
  const trunk = scope.fan ? scope.trunk : [...scope.trunk, ...scope.frontier];
  return { trunk: trunk.filter((message) => !again.has(message.id)), frontier: out, fan, past, moved: true };
}
