import type { HouseGoal, Phrases } from '../../domain/index.ts';
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

/** Ranks goals by how much a sentence sounds like their phrases (B02). */
export function rankByPhrases(goals: readonly HouseGoal[]): Rank {
  return (intent, candidates) =>
    candidates.map(({ name, description }) => {
      const phrases = goals.find((goal) => goal.name === name)?.phrases ?? [];
      const score = resemblance(intent, [...phrases, plain(description)]);
      return { name, score: Math.round(score * 100) / 100 };
    });
}

/** A description is no template: its brackets and braces are marks like others. */
function plain(description: string): string {
  return description.replace(/[()[\]{}|]/g, ' ');
}
