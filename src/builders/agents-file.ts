import type { Policy } from '../agents/index.ts';
import type { Skill } from '../flow/index.ts';
import type { KIT } from '../patterns/index.ts';
import {
  type AgentsModule,
  type CallHouse,
  type CallStep,
  defineAgents,
  type WrittenAgents,
} from '../remote/index.ts';

/** What a file of agents is handed: with it the file needs nothing installed beside it. */
export type AgentsKit = Omit<typeof KIT, 'quietHours'> & {
  readonly defineAgents: typeof defineAgents;
  /** Calls a service of the house. Give it the key that the skill was given, so that a repeat has one effect. */
  readonly call: CallHouse;
  /** A skill that makes one call, and asks for a person's yes where the house wants one. */
  readonly callSkill: (step: CallStep) => Skill;
  /** By the clocks of the house, unless another zone is named. */
  readonly quietHours: (from: string, to: string, timezone?: string) => Policy;
};

/** What a file of agents exports by default. */
export type AgentsFile = (kit: AgentsKit) => AgentsModule;

/**
 * A file of agents, with types. The host hands the kit in when it loads the file, because calls go through it alone.
 * @throws HearthError `config-invalid` naming every fault by path, when the host loads it.
 */
export function defineAgent(write: (kit: AgentsKit) => WrittenAgents): AgentsFile {
  return (kit) => defineAgents(write(kit));
}
