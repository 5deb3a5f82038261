import type { ModelView } from '../../domain/index.ts';
import type { LanguageModel } from '../../llm/index.ts';

/** The model as those see it who keep the house running. */
export function modelView(model: LanguageModel): ModelView {
  const { state, since, why = null, hint = null, running, waiting } = model.health();
  const { chats, failed, promptTokens, completionTokens, usd } = model.spent();
  return {
    name: model.name,
    place: model.place,
    state,
    since: new Date(since).toISOString(),
    why,
    hint,
    running,
    waiting,
    chats,
    failed,
    tokens: promptTokens + completionTokens,
    usd,
  };
}
