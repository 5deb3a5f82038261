import type { Directory } from '../../bus/index.ts';
import { announcedAgents, type HouseGoal, type Phrases } from '../../domain/index.ts';
import type { Rank } from '../../patterns/index.ts';
import { resemblance } from '../../understanding/index.ts';

/** The service that goals are methods of, for the interpreter and in plans. */
export const GOAL = 'goal';

/** Goals as the interpreter knows them, so that they stand in a sentence beside all else: "… and mail me when that's over". */
export function goalPhrases(goals: readonly HouseGoal[]): Phrases {
  return {
    service: GOAL,
    methods: Object.fromEntries(
      goals.map(({ name, description, phrases }) => [name, { say: phrases, outcome: description }]),
    ),
  };
}

/** The service that agents are methods of: those of goals, and those of other programs. */
export const AGENT = 'agent';

/** Agents of other programs, by what their hosts announce. */
export function agentPhrases(directory: Directory): readonly Phrases[] {
  const spoken = directory
    .services()
    .flatMap(announcedAgents)
    .filter(({ phrases }) => phrases.length > 0);
  if (spoken.length === 0) return [];
  return [
    {
      service: AGENT,
      methods: Object.fromEntries(spoken.map(({ name, phrases }) => [name, { say: phrases }])),
    },
  ];
}

/** Ranks goals and agents by how much a sentence sounds like their phrases (B02). */
export function rankByPhrases(
  known: () => readonly { readonly name: string; readonly phrases?: readonly string[] }[],
): Rank {
  return (intent, candidates) =>
    candidates.map(({ name, description }) => {
      const phrases = known().find((one) => one.name === name)?.phrases ?? [];
      const score = resemblance(intent, [...phrases, plain(description)]);
      return { name, score: Math.round(score * 100) / 100 };
    });
}

/** A description is no template: its brackets and braces are marks like others. */
function plain(description: string): string {
  return description.replace(/[()[\]{}|]/g, ' ');
}
