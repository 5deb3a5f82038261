import { HearthError } from '../base/index.ts';
import { FLOW_NAME } from './path.ts';
import type { Controller, Predicate, Runner, Skill } from './types.ts';

/** A runner with a name and a description, which makes it something that can be offered and chosen (D06). */
export interface Chain {
  readonly name: string;
  readonly description: string;
  readonly root: Runner;
  /** Declared number of messages it ends with, as for a skill; one when absent. */
  readonly fan?: 'one' | 'many';
}

/** What the names in a tree mean. Names are unique within their kind and never change their meaning. */
export class Registry<A extends Chain = Chain> {
  readonly #kinds = {
    skill: new Map<string, Skill>(),
    controller: new Map<string, Controller>(),
    predicate: new Map<string, Predicate>(),
    agent: new Map<string, A>(),
  };
  readonly #types = new Map<string, readonly string[]>();
  #beyond: () => readonly A[] = () => [];

  /** The same thing twice is once. @throws HearthError `conflict` when a name is taken, `invalid-params` when it cannot be an address. */
  add(what: {
    readonly skills?: readonly Skill[];
    readonly controllers?: readonly Controller[];
    readonly predicates?: readonly Predicate[];
    readonly agents?: readonly A[];
    /** Supertypes of types of messages: what asks for a supertype also finds these (B38). */
    readonly types?: Readonly<Record<string, readonly string[]>>;
  }): this {
    const { skill, controller, predicate, agent } = this.#kinds;
    for (const one of what.skills ?? []) enrol('skill', skill, one);
    for (const one of what.controllers ?? []) enrol('controller', controller, one);
    for (const one of what.predicates ?? []) enrol('predicate', predicate, one);
    for (const one of what.agents ?? []) enrol('agent', agent, one);
    for (const [type, above] of Object.entries(what.types ?? {}))
      this.#types.set(type, [...(this.#types.get(type) ?? []), ...above]);
    return this;
  }

  /** Agents of other programs, which come and go. What is added here goes before them. */
  beyond(agents: () => readonly A[]): this {
    this.#beyond = agents;
    return this;
  }

  skill(name: string): Skill | undefined {
    return this.#kinds.skill.get(name);
  }

  controller(name: string): Controller | undefined {
    return this.#kinds.controller.get(name);
  }

  predicate(name: string): Predicate | undefined {
    return this.#kinds.predicate.get(name);
  }

  agent(name: string): A | undefined {
    return this.#kinds.agent.get(name) ?? this.#beyond().find((agent) => agent.name === name);
  }

  /** Whether a message of `type` is also one of `wanted`. */
  readonly isA = (type: string, wanted: string): boolean => {
    const seen = new Set([type]);
    for (const one of seen) for (const above of this.#types.get(one) ?? []) seen.add(above);
    return seen.has(wanted);
  };

  agents(): readonly A[] {
    return [
      ...this.#kinds.agent.values(),
      ...this.#beyond().filter(({ name }) => !this.#kinds.agent.has(name)),
    ];
  }

  /** Names of one kind, sorted, for hints. */
  names(kind: 'skill' | 'controller' | 'predicate' | 'agent'): readonly string[] {
    const named = kind === 'agent' ? this.agents() : [...this.#kinds[kind].values()];
    return named.map(({ name }) => name).sort();
  }
}

function enrol<T extends { readonly name: string }>(kind: string, into: Map<string, T>, one: T): void {
  if (!FLOW_NAME.test(one.name)) {
    throw new HearthError('invalid-params', `"${one.name}" cannot name a ${kind}`, {
      hint: 'A letter, then up to 63 letters, digits or _ . : -',
    });
  }
  if (into.get(one.name) === one) return;
  if (into.has(one.name)) throw new HearthError('conflict', `There is already a ${kind} "${one.name}"`);
  into.set(one.name, one);
}
