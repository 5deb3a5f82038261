import type { Group, Plan, Span } from '../../domain/index.ts';
import type { Language, Reason } from '../languages/index.ts';

/** The plan for words of which all are understood, as these groups. */
export function understoodAs(groups: readonly Group[]): Plan {
  return { groups, direct: false, confidence: 1, unread: [], remarks: [] };
}

/** The plan for words of which nothing is done, and why. */
export function notUnderstood(source: Span, reason: Reason, { wording }: Language): Plan {
  return { ...understoodAs([]), confidence: 0, unread: [{ ...source, reason: wording.reasons[reason] }] };
}
