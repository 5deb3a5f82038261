import { checkRunner, newMemory, type Path, type Registry, walk } from '../flow/index.ts';
import type { ProcessFold } from './fold.ts';
import type { Agent } from './types.ts';

/**
 * Whether a process found open still fits the code that is to drive it: its agent is known, every name in its trees means
 * something, and walking its tree by the records meets every address that was recorded. The answer says what does not fit;
 * such a process is set aside and shown, never guessed at (X10).
 */
export function misfit(
  fold: ProcessFold,
  agent: Agent | undefined,
  registry: Registry<Agent>,
): string | undefined {
  if (agent === undefined) return `code changed: there is no agent "${fold.created.agent}"`;
  for (const runner of [agent.root, ...fold.built.values()]) {
    const [fault] = checkRunner(runner, registry);
    if (fault !== undefined) return `code changed: ${fault.path}: ${fault.message}`;
  }
  const met = new Set<Path>();
  const meet = <T>(path: Path, value: T): T => {
    met.add(path);
    return value;
  };
  walk(agent.root, fold.input, {
    records: {
      step: (path) => meet(path, fold.step(path)),
      decided: (path) => meet(path, fold.decided.get(path)),
      built: (path) => meet(path, fold.built.get(path)),
    },
    // It decides who sees what, and no address.
    fans: () => false,
    memory: newMemory(),
  });
  const recorded = [...fold.steps.keys(), ...fold.decided.keys(), ...fold.built.keys()];
  const lost = recorded.find((path) => !met.has(path));
  return lost === undefined ? undefined : `code changed: no step is at "${lost}" any more`;
}
