import type { Group, Plan } from '../../domain/index.ts';

/** The plan for words of which all are understood, as these groups. */
export function understoodAs(groups: readonly Group[]): Plan {
  return { groups, direct: false, confidence: 1, unread: [], remarks: [] };
}
