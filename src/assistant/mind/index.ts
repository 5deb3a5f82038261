/**
 * mind: what the house asks a language model, and what it makes of the answers (docs/lifecycle.md, "the mind"). `openMind` gives the assistant
 * the model, what it is shown of the house, and the agent `mind`. What stands behind this door is read only where a model is configured: most
 * houses have none.
 */
import type { Mind, MindParts } from './open-mind.ts';

export type { Mind, MindParts } from './open-mind.ts';

export async function openMind(parts: MindParts): Promise<Mind | undefined> {
  if (parts.llm.provider === 'none') return undefined;
  const { openMind: open } = await import('./open-mind.ts');
  return open(parts);
}
