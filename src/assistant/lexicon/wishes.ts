import type { Entry } from '../../agents/index.ts';
import type { Plan, Wish } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { fulfil } from '../../understanding/index.ts';
import type { Decision } from '../facts.ts';
import { hearingIn } from './hearing.ts';
import type { LexiconKeeper } from './lexicon-keeper.ts';

/** What was wished for and lacks something: each becomes a group of its own that begins with a question (A18). */
export function wishesIn(plan: Plan | undefined): readonly Wish[] {
  return plan?.unread.flatMap(({ wish }) => wish ?? []) ?? [];
}

/** The plan without what the person is asked about: what is left of it was not understood. */
export function withoutWishes(plan: Plan): Plan {
  const unread = plan.unread.filter(({ wish }) => wish === undefined);
  const asks = plan.unread.flatMap(({ wish }) => (wish === undefined ? [] : [[wish.action]]));
  return asks.length === 0 ? plan : { ...plan, groups: [...plan.groups, ...asks], unread };
}

/** What a group's process asks about: its last decision holds the wish as far as it is told. */
export function wishOf(entries: readonly Entry[]): Wish | undefined {
  for (const entry of entries.toReversed())
    if (entry.e === 'outcome')
      for (const message of entry.out) {
        const decision = message.type === 'decision' ? (message.data as unknown as Decision) : undefined;
        if (decision !== undefined) return decision.to === 'ask' ? decision.wish : undefined;
      }
  return undefined;
}

/** Puts the words of a person's answer, heard at an instant, into a wish; `undefined` where they do not answer it. */
export type Fulfil = (wish: Wish, text: string, person: string | null, now: number) => Wish | undefined;

export function fulfilBy(home: Home, lexicon: LexiconKeeper): Fulfil {
  return (wish, text, person, now) =>
    fulfil(wish, text, lexicon.current(), hearingIn(home.place, person === null ? {} : { person }, now));
}
