import type { Spend } from '../flow/index.ts';

/** Something that can be chosen for what was asked: an agent in closed mode, a goal in open mode. */
export interface Candidate {
  readonly name: string;
  readonly description: string;
}

export interface Ranked {
  readonly name: string;
  /** From 0 to 1; anything else is kept in the record and never chosen. */
  readonly score: number;
}

/** Scores candidates by what was asked: a model, or the phrases of the house. Not every candidate need be named. */
export interface Rank {
  (
    intent: string,
    candidates: readonly Candidate[],
    on?: Ranking,
  ): Promise<readonly Ranked[]> | readonly Ranked[];
  /** What one ranking may cost at most; nothing when absent. */
  readonly price?: Partial<Spend>;
}

/** For whom it is ranked: until when an answer is waited for, and who pays. */
export interface Ranking {
  readonly signal: AbortSignal;
  readonly spent: (spend: Partial<Spend>) => void;
}

export interface ChoiceOptions<C extends Candidate> {
  readonly on?: Ranking;
  /** The best score must be greater; equal is not enough. 0.6 when absent. */
  readonly cutoff?: number;
  /** May refuse what was chosen, with a reason; nothing else is chosen in its place. */
  readonly veto?: (chosen: C, rankings: readonly Ranked[]) => { readonly because: string } | undefined;
}

/** Every ending carries all rankings, best first, to be kept with the choice. */
export type Choice<C extends Candidate> =
  | {
      readonly type: 'chosen';
      readonly chosen: C;
      readonly score: number;
      readonly rankings: readonly Ranked[];
    }
  | {
      readonly type: 'refused';
      readonly chosen: C;
      readonly because: string;
      readonly rankings: readonly Ranked[];
    }
  | {
      readonly type: 'no-agent-found' | 'no-goal-found';
      readonly cutoff: number;
      readonly rankings: readonly Ranked[];
    };

export const CUTOFF = 0.6;

/** The best for what was asked, of agents (closed mode) or of goals (open mode). */
export async function choose<C extends Candidate>(
  nobody: 'no-agent-found' | 'no-goal-found',
  intent: string,
  candidates: readonly C[],
  rank: Rank,
  { cutoff = CUTOFF, veto, on }: ChoiceOptions<C> = {},
): Promise<Choice<C>> {
  const given = candidates.length === 0 ? [] : await rank(intent, candidates, on);
  const place = ({ name }: Ranked) => candidates.findIndex((candidate) => candidate.name === name);
  const isSound = (one: Ranked) => place(one) >= 0 && one.score >= 0 && one.score <= 1;
  const rankings = given.toSorted(
    (a, b) => Number(isSound(b)) - Number(isSound(a)) || b.score - a.score || place(a) - place(b),
  );
  const [best] = rankings;
  if (best === undefined || !isSound(best) || !(best.score > cutoff))
    return { type: nobody, cutoff, rankings };
  const chosen = candidates[place(best)]!;
  const refusal = veto?.(chosen, rankings);
  if (refusal !== undefined) return { type: 'refused', chosen, because: refusal.because, rankings };
  return { type: 'chosen', chosen, score: best.score, rankings };
}
