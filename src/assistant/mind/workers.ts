import type { Json } from '../../base/index.ts';
import type { Runner } from '../../flow/index.ts';
import { refine } from '../../patterns/index.ts';
import type { WorkerType } from './records.ts';

/** A worker of document 004: what kind of work it takes, and the tree that does it. */
export interface Worker {
  readonly type: WorkerType;
  /** It changes something outside, so it is not offered where nothing may be done. */
  readonly acts: boolean;
  /** False while what it needs is not there: a search without a provider. */
  available(): boolean;
  /** `args` name the piece of work; the tree's steps read it by them. */
  runner(args: Json): Runner;
}

/** Who does what (E10, E12): open to more. */
export class WorkerRegistry {
  readonly #workers = new Map<WorkerType, Worker>();

  constructor(workers: readonly Worker[]) {
    for (const worker of workers) this.#workers.set(worker.type, worker);
  }

  available(act: boolean): readonly WorkerType[] {
    return [...this.#workers.values()]
      .filter((worker) => (act || !worker.acts) && worker.available())
      .map((worker) => worker.type);
  }

  /** The tree of a piece of work; one that declines it, for a type that nobody takes here and now (E12). */
  runner(type: WorkerType, index: number, act: boolean): Runner {
    const worker = this.#workers.get(type);
    const args = { index };
    if (worker?.available() && (act || !worker.acts)) return worker.runner(args);
    return { r: 'skill', skill: 'mind.decline', args };
  }
}

/** Executions of a worker before its last output is given as it is, marked partial (E18, E19). */
export const ATTEMPTS_MAX = 3;

/**
 * The loop of document 004: work, evaluate, again with the newest feedback. Only what can be repeated without effect stands inside; what
 * an evaluator passes is committed afterwards, once (E30). A failed attempt ends the loop at once (E15).
 */
export function refined(skill: string, args: Json): Runner {
  return refine({ r: 'skill', skill, args }, 'mind.evaluate', 'mind.passed', ATTEMPTS_MAX);
}
