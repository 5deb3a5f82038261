import { capitalised, isJsonObject, type JsonObject, sentence } from '../../base/index.ts';
import type { Verdict } from '../facts.ts';
import { type TellContext, tell } from './sentences.ts';

/**
 * The mail an earlier action asked for: the person's own words as the subject, what was seen as the text. When not all of
 * it was seen done, the words the person expected are not repeated as if they were true.
 */
export function composeMail(
  params: JsonObject,
  before: readonly Verdict[],
  context: TellContext,
): JsonObject {
  const { about, ...rest } = params;
  if (typeof rest['body'] === 'string') return rest;
  const topic = typeof about === 'string' ? about : String(params['subject'] ?? 'a message from your home');
  const settled = latest(before);
  const allDone = settled.every(
    (verdict) => (verdict.status === 'done' && !isOnlyTold(verdict)) || verdict.status === 'scheduled',
  );
  const seen = settled.map((verdict) => `- ${tell(verdict, context)}`);
  const subject = params['subject'] ?? (allDone ? capitalised(topic) : `Not all of it was done: ${topic}`);
  const body = [
    ...(allDone || seen.length === 0 ? [sentence(topic)] : []),
    ...(seen.length > 0 ? ['', 'What the house saw:', ...seen] : []),
  ];
  return { ...rest, subject, body: body.join('\n').trim() };
}

/** Whether a thing that can never be seen to do it was told. */
function isOnlyTold({ evidence }: Verdict): boolean {
  return isJsonObject(evidence) && Array.isArray(evidence['told']) && evidence['told'].length > 0;
}

/** Of each action what became of it last. */
export function latest(verdicts: readonly Verdict[]): readonly Verdict[] {
  const byIndex = new Map<number, Verdict>();
  for (const verdict of verdicts) byIndex.set(verdict.index, verdict);
  return [...byIndex.values()];
}
