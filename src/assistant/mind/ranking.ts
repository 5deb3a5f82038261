import { type LanguageModel, structured } from '../../llm/index.ts';
import { type Candidate, CUTOFF, type Ranking as OnBehalf, type Rank } from '../../patterns/index.ts';
import { priceOf, spendOf } from './asking.ts';
import { rankingPrompt } from './prompt.ts';
import { Ranking } from './records.ts';

/**
 * Ranks by a model what the phrases leave open (B02): where a phrase is meant clearly enough no model is asked, and where the model gives no
 * answer the phrases' ranking stands. What is chosen by it is bound by the same cut-off and veto, and what it took is told to who pays.
 */
export function rankByModel(model: LanguageModel, byPhrases: Rank): Rank {
  const rank = async (intent: string, candidates: readonly Candidate[], on?: OnBehalf) => {
    const plain = await byPhrases(intent, candidates, on);
    const [first, ...others] = candidates.map(({ name }) => name);
    if (first === undefined || plain.some(({ score }) => score > CUTOFF)) return plain;
    const asked = await structured(
      model,
      { messages: rankingPrompt(intent, candidates), maxTokens: 200 },
      Ranking([first, ...others]),
      { signal: on?.signal ?? new AbortController().signal },
    );
    on?.spent(spendOf(asked.usage));
    return asked.type === 'value' ? asked.value.rankings : plain;
  };
  return Object.defineProperty(rank, 'price', { get: () => priceOf(model) });
}
