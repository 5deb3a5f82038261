import { type LanguageModel, structured } from '../../llm/index.ts';
import { CUTOFF, type Rank } from '../../patterns/index.ts';
import { rankingPrompt } from './prompt.ts';
import { Ranking } from './records.ts';

/**
 * Ranks by a model what the phrases leave open (B02): where a phrase is meant clearly enough no model is asked, and where the model gives no
 * answer the phrases' ranking stands. What is chosen by it is bound by the same cut-off and veto.
 */
export function rankByModel(model: LanguageModel, byPhrases: Rank): Rank {
  return async (intent, candidates) => {
    const plain = await byPhrases(intent, candidates);
    const [first, ...others] = candidates.map(({ name }) => name);
    if (first === undefined || plain.some(({ score }) => score > CUTOFF)) return plain;
    const asked = await structured(
      model,
      { messages: rankingPrompt(intent, candidates), maxTokens: 200 },
      Ranking([first, ...others]),
      { signal: new AbortController().signal },
    );
    return asked.type === 'value' ? asked.value.rankings : plain;
  };
}
