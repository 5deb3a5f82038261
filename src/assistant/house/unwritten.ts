import type { AgentManager } from '../../agents/index.ts';
import { defined, HearthError, isJsonObject } from '../../base/index.ts';

/** How long a turn that cannot be written down may take before whoever asked is told so. */
const UNWRITTEN_MAX_MS = 5_000;

/**
 * A disk that takes nothing keeps nobody from switching a lamp: what may happen unwritten has happened, and is told with the refusal.
 * Returns true when the disk took the turn after all.
 * @throws HearthError `unwritable` with what was answered in the message.
 */
export async function happenedUnwritten(
  agents: AgentManager,
  turn: string,
  refused: HearthError,
): Promise<true> {
  const entries = await agents.unwritten(turn, UNWRITTEN_MAX_MS);
  if (entries === undefined) return true;
  const reply = entries
    .flatMap((entry) => (entry.e === 'outcome' && entry.process === turn ? entry.out : []))
    .findLast(({ type }) => type === 'answer')?.data;
  const text = isJsonObject(reply) && typeof reply['text'] === 'string' ? reply['text'] : undefined;
  const message = text === undefined ? refused.message : `${text} ${refused.message}`;
  throw new HearthError('unwritable', message, defined({ hint: refused.hint }));
}
