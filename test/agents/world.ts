import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Agent, AgentManager, type ProcessState } from '../../src/agents/index.ts';
import { type Clock, type Json, type Logger, silentLogger } from '../../src/base/index.ts';
import {
  type Controller,
  type Draft,
  type Outcome,
  type Predicate,
  Registry,
  type Runner,
  type Skill,
} from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';

export function said(data: Json, type = 'said'): Draft {
  return { kind: 'user', type, data };
}

export function done(...data: readonly Json[]): Outcome {
  return { type: 'done', out: data.map((one) => ({ type: 'seen', data: one })) };
}

export function asks(
  prompt: string,
  more: Partial<Extract<Outcome, { type: 'wait' }>['wait']> = {},
): Outcome {
  return { type: 'wait', wait: { kind: 'input', prompt, onExpire: 'reject', ...more } };
}

export function skill(name: string, run: Skill['run'], more: Partial<Skill> = {}): Skill {
  return { name, description: name, fan: 'one', effect: 'pure', run, ...more };
}

export const s = (name: string, args?: Json): Runner =>
  args === undefined ? { r: 'skill', skill: name } : { r: 'skill', skill: name, args };
export const seq = (...of: readonly Runner[]): Runner => ({ r: 'seq', of });
export const par = (...of: readonly Runner[]): Runner => ({ r: 'par', of });
export const call = (agent: string): Runner => ({ r: 'agent', agent });

export function agent(name: string, root: Runner, more: Partial<Agent> = {}): Agent {
  return { name, description: name, root, ...more };
}

/** Those that a process called. */
export function childrenOf(agents: AgentManager, id: string): readonly ProcessState[] {
  return agents.processes().filter(({ parent }) => parent === id);
}

export interface World {
  readonly agents: AgentManager;
  readonly store: Store;
  readonly clock: Clock;
  readonly registry: Registry<Agent>;
  close(): Promise<void>;
}

export interface WorldParts {
  readonly skills?: readonly Skill[];
  readonly controllers?: readonly Controller[];
  readonly predicates?: readonly Predicate[];
  readonly agents: readonly Agent[];
  readonly path?: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly boundary?: (name: string) => void;
  readonly onLost?: () => void;
}

/** A hub's core on its own: a real store, the real manager, a clock moved by hand. */
export function openWorld(parts: WorldParts): World {
  const { skills = [], controllers = [], predicates = [], agents, path = ':memory:' } = parts;
  const clock = parts.clock ?? new ManualClock();
  const store = new Store({ path });
  const registry = new Registry<Agent>().add({ skills, controllers, predicates, agents });
  const { boundary = () => {}, onLost = () => {}, log = silentLogger } = parts;
  const manager = new AgentManager({ store, clock, log, registry, boundary, onLost });
  return {
    agents: manager,
    store,
    clock,
    registry,
    async close() {
      await manager.close();
      store.close();
    },
  };
}

/** A step that the test ends by hand: what runs is listed, and `end` lets it come back. */
export class Stage {
  readonly running = new Map<string, { end(outcome: Outcome): void; readonly signal: AbortSignal }>();

  readonly run: Skill['run'] = (view) =>
    new Promise((resolve) => {
      const path = `${view.process}:${view.path}`;
      const end = (outcome: Outcome) => {
        this.running.delete(path);
        resolve(outcome);
      };
      this.running.set(path, { end, signal: view.signal });
    });

  /** Ends the first running step whose address ends so. */
  end(suffix: string, outcome: Outcome = done(suffix)): void {
    const [, step] = [...this.running].find(([path]) => path.endsWith(suffix)) ?? [];
    if (step === undefined)
      throw new Error(`nothing runs at ${suffix}: ${[...this.running.keys()].join(', ')}`);
    step.end(outcome);
  }
}

/** A folder for database files, gone after the test file. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-agents-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
