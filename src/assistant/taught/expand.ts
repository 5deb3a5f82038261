import { wordsOf } from '../../base/index.ts';
import type { Action, Group, Phrases, Plan, TaughtPhrase, Unread } from '../../domain/index.ts';

/** The service that taught phrases are methods of, for the interpreter and in plans until they are replaced by what they stand for. */
export const TAUGHT = 'taught';

/** Phrases that lead to each other are refused when they are taught; this is for those that a store from elsewhere brings. */
const DEPTH_MAX = 8;

/** Taught phrases as the interpreter knows them, so that they stand in a sentence beside all else: "movie time, and lock the door". */
export function taughtPhrases(taught: readonly TaughtPhrase[]): readonly Phrases[] {
  if (taught.length === 0) return [];
  const methods = taught.map(({ id, phrase }) => [id, { say: [wordsOf(phrase).join(' ')] }]);
  return [{ service: TAUGHT, methods: Object.fromEntries(methods) }];
}

export interface Expansion {
  readonly get: (id: string) => TaughtPhrase | undefined;
  /** Reads what a phrase stands for, as who speaks now would say it. */
  readonly read: (text: string) => Plan;
}

/** The plan with what taught phrases stand for in their place, done by who says them and when they say it. */
export function withTaught(plan: Plan, expansion: Expansion, depth = 0): Plan {
  if (!plan.groups.some((group) => group.some(isTaught))) return plan;
  const groups: Group[] = [];
  const unread: Unread[] = [...plan.unread];
  for (const group of plan.groups) {
    const mine = group.map((action) => (isTaught(action) ? meantBy(action, expansion, depth) : [[action]]));
    for (const part of mine) if ('unread' in part) unread.push(part.unread);
    const read = mine.flatMap((part) => ('unread' in part ? [] : [part]));
    if (group.length === 1) groups.push(...read.flat());
    else if (read.length > 0) groups.push(read.flat(2));
  }
  // What hangs together is done whole or not at all.
  const isLost = unread.length > plan.unread.length;
  return { ...plan, groups: isLost ? [] : groups, unread, direct: false };
}

function isTaught({ service }: Action): boolean {
  return service === TAUGHT;
}

function meantBy(
  action: Action,
  expansion: Expansion,
  depth: number,
): readonly Group[] | { readonly unread: Unread } {
  const { method, source, when, if: only } = action;
  const lost = (reason: string) => ({
    unread: { ...(source ?? { start: 0, end: 0, text: '' }), reason, cannot: true as const },
  });
  const taught = expansion.get(method);
  if (taught === undefined || depth === DEPTH_MAX) return lost('nobody has taught me that any more');
  const plan = withTaught(expansion.read(taught.does), expansion, depth + 1);
  if (plan.groups.length === 0 || plan.unread.length > 0)
    return lost(`what “${taught.phrase}” stands for is not all here any more`);
  const own = plan.groups.flat();
  if (
    (when !== undefined && own.some((one) => one.when)) ||
    (only !== undefined && own.some((one) => one.if))
  )
    return lost(`“${taught.phrase}” has times or conditions of its own`);
  return plan.groups.map((group) =>
    group.map(({ source: part, ...one }) => ({
      ...one,
      ...(when === undefined ? {} : { when }),
      ...(only === undefined ? {} : { if: only }),
      ...(source === undefined ? {} : { source }),
      ...(part === undefined ? {} : { said: one.said ?? part.text }),
    })),
  );
}
