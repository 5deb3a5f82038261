import type { Sentence } from '../read/index.ts';
import { matches } from '../text/index.ts';
import type { Edge } from './clauses.ts';

/** "Turn on A after you turn off B" is B and then A; so is "before you turn on A, turn off B". */
export function inOrderOfDoing(said: readonly Edge[]): readonly Edge[] {
  if (!said.some(isTurned)) return said;
  const path = said.map((edge, at) =>
    edge.type === 'joint' && edge.joint === 'before' && at > 0 ? { ...edge, joint: 'then' as const } : edge,
  );
  const [first, later, ...rest] = path;
  if (first?.type === 'joint' && first.joint === 'before' && later?.type === 'command') {
    const next = rest.findIndex(({ type }) => type === 'command');
    const between = rest.slice(0, Math.max(next, 0));
    if (next >= 0 && between.every(({ type }) => type === 'joint' || type === 'filler'))
      return [rest[next]!, { ...first, joint: 'then' }, later, ...rest.slice(next + 1)];
  }
  const at = path.findIndex((edge) => edge.type === 'joint' && edge.joint === 'reverse');
  const [before, joint, after] = [path[at - 1], path[at], path[at + 1]];
  if (before?.type === 'command' && joint !== undefined && after?.type === 'unread')
    return [...path.slice(0, at - 1), unread(before), unread(joint), ...path.slice(at + 1)];
  if (before?.type !== 'command' || joint?.type !== 'joint' || after?.type !== 'command') return path;
  return [...path.slice(0, at - 1), after, { ...joint, joint: 'then' }, before, ...path.slice(at + 2)];
}

/** "Turn on A after *my alarm*": what has to come first was not understood, so nothing is done. */
function unread({ start, end }: Edge): Edge {
  return { type: 'unread', start, end, score: 0 };
}

/** A joint that puts what stands behind it first, or the other way round. */
export function isTurned(edge: Edge): boolean {
  return edge.type === 'joint' && (edge.joint === 'before' || edge.joint === 'reverse');
}

/** "… and lock the door *after that*": a "then" behind the last clause of its sentence. */
export function isTrailing(path: readonly Edge[], at: number): boolean {
  const edge = path[at];
  if (edge?.type !== 'joint' || edge.joint !== 'then' || path[at - 1]?.type !== 'command') return false;
  for (let next = at + 1; next < path.length; next++) {
    const { type } = path[next]!;
    if (type !== 'filler' && type !== 'talk') return type === 'joint' && isStop(path[next]!);
  }
  return true;
}

/** Whether it goes with the clause before it, and not with the next. */
export function isBehind(path: readonly Edge[], at: number): boolean {
  return path[at - 1]?.type === 'command' && path[at + 1]?.type !== 'command';
}

/** "… and start the coffee *at the same time*", "*at the same time* open the blinds". */
export function isAtOnce({ tokens, language }: Sentence, edge: Edge): boolean {
  return edge.type === 'joint' && language.talk.atOnce.some((words) => matches(tokens, edge.start, words));
}

/** "… and start the coffee *then*". */
export function isAtThatHour({ tokens, language }: Sentence, edge: Edge): boolean {
  return language.talk.atThatHour.some((words) => matches(tokens, edge.start, words));
}

function isStop(edge: Edge): boolean {
  return edge.type === 'joint' && edge.joint === 'stop';
}
