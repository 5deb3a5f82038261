import type { Action, Plan, Span, When } from '../../../../domain/index.ts';
import { takenOff, understoodAs } from '../../../plan/index.ts';

type OfEvent = Extract<When, { readonly event: unknown }>;
type Limit = 'below' | 'above';
const LIMITS: readonly Limit[] = ['below', 'above'];

/** The figure that a rule waits for, in words and as it is read. */
export interface Figure {
  readonly words: string;
  readonly value: number;
}

/** At which of its figures a rule is done: where something falls below it or rises above it. */
export function limitOf({ when }: Action, value: number): Limit | undefined {
  if (when === undefined || !('event' in when)) return undefined;
  const { event } = when;
  return LIMITS.find(
    (limit) => limit in event && (event as Partial<Record<Limit, unknown>>)[limit] === value,
  );
}

/** "When it drops below eighteen, heating to 21." "*Seventeen rather than eighteen*": the same is done at another figure. */
export function limitAnew(deeds: readonly Action[], was: Figure, is: Figure, source: Span): Plan | undefined {
  const ends: Action[] = [];
  const anew: Action[] = [];
  for (const deed of deeds) {
    const limit = limitOf(deed, was.value);
    const off = takenOff(deed, source);
    if (limit === undefined || off === undefined) return undefined;
    const when = deed.when as OfEvent;
    const event = { ...when.event, [limit]: is.value } as OfEvent['event'];
    const said = (deed.said ?? deed.source?.text ?? '').replace(was.words, is.words);
    if (!ends.some(({ args }) => args['query'] === off.args['query'])) ends.push(off);
    anew.push({ ...deed, when: { ...when, event }, said, source });
  }
  return anew.length === 0 ? undefined : understoodAs([[...ends, ...anew]]);
}
