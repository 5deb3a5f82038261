import { type Reading, type Sentence, written } from '../read/index.ts';
import { heldFor, isOfHour, isOfNoDay, type Validity, validityOf } from '../times/index.ts';
import type { Edge } from './clauses.ts';

/**
 * "*From Monday on*, the hall light on at seven and the heating to 20 at eight", "… at six and … at seven every day *until June*": the days that are
 * told once, in front, in the middle or behind, are those of all times of the sentence, and what has an hour comes on each of them.
 */
export function heldThroughout(sentence: Sentence, path: readonly Edge[]): readonly Edge[] {
  if (!path.some((edge) => isClause(edge) && told(sentence, edge, true, true) !== undefined)) return path;
  const whole = [...path];
  let from = 0;
  for (let at = 0; at <= whole.length; at++) {
    if (at < whole.length && !isStop(whole[at]!)) continue;
    const clauses = whole.flatMap((edge, place) =>
      place >= from && place < at && isClause(edge) ? [{ edge, place }] : [],
    );
    for (const { edge, place } of heldIn(sentence, clauses)) whole[place] = edge;
    from = at + 1;
  }
  return whole;
}

type Clause = Edge & { readonly reading: Reading };
interface Placed {
  readonly edge: Clause;
  readonly place: number;
}

/** The clauses of one sentence that hold on days which it tells once, so timed; none where it tells of several. */
function heldIn(sentence: Sentence, clauses: readonly Placed[]): readonly Placed[] {
  if (clauses[0]?.edge.type !== 'command') return [];
  const again = clauses.some(({ edge }) => edge.reading.timing.every !== undefined);
  const telling = clauses.flatMap(({ edge }, at) => {
    const days = told(sentence, edge, at === 0, again);
    return days === undefined ? [] : [{ edge, days, at }];
  });
  const [one, another] = telling;
  if (one === undefined || another !== undefined) return [];
  const others = clauses.filter(
    ({ edge }, at) =>
      edge !== one.edge &&
      isHeld(edge) &&
      isOfNoDay(edge.reading.timing) &&
      !(at > one.at && isFollowing(clauses, at)),
  );
  const every =
    one.days.every ?? others.find(({ edge }) => edge.reading.timing.every)?.edge.reading.timing.every;
  const days: Validity = every === undefined ? one.days : { ...one.days, every };
  const own = isHeld(one.edge) ? [{ edge: one.edge, place: clauses[one.at]!.place }] : [];
  return [...own, ...others].map(({ edge, place }) => ({
    edge: { ...edge, reading: { ...edge.reading, timing: heldFor(edge.reading.timing, days) } },
    place,
  }));
}

/** Whether it comes behind a deed at its hour: its own is reckoned from that. */
function isFollowing(clauses: readonly Placed[], at: number): boolean {
  return (
    [clauses[at - 1], clauses[at]].every(
      (clause) =>
        clause !== undefined &&
        (clause.edge.reading.rule.phrases.time ?? 'when') === 'when' &&
        isOfHour(clause.edge.reading.timing),
    ) && clauses[at]?.edge.reading.timing.every === undefined
  );
}

function isClause(edge: Edge): edge is Clause {
  return edge.type === 'command' || edge.type === 'fragment' || edge.type === 'follow';
}

function isStop(edge: Edge): boolean {
  return edge.type === 'joint' && edge.joint === 'stop';
}

/** What is done at its hour, or comes then. */
function isHeld({ reading: { rule, timing, done } }: Clause): boolean {
  const { time = 'when' } = rule.phrases;
  return !done && rule.question !== true && (time === 'when' || time === 'moment') && isOfHour(timing);
}

/** What a clause says of the days, the `first` of its sentence in front as well; `again` where the sentence speaks of what comes again and again. */
function told(sentence: Sentence, { reading }: Clause, first: boolean, again: boolean): Validity | undefined {
  const { timing, timeWords, start, end } = reading;
  const { time = 'when' } = reading.rule.phrases;
  if (timeWords === '' || reading.rule.question === true || (time !== 'when' && time !== 'moment'))
    return undefined;
  const isInFront = first && leads(sentence, start, end, timeWords, timing);
  return validityOf(timing, { isInFront, again });
}

/** Whether the clause begins with the words for its days. */
function leads(
  sentence: Sentence,
  start: number,
  end: number,
  timeWords: string,
  timing: Reading['timing'],
): boolean {
  const [first] = Object.keys(timing);
  if (first !== 'until' && first !== 'day' && first !== 'length' && first !== 'every') return false;
  const lead = timeWords.toLowerCase().split(' ').slice(0, 2).join(' ');
  return written(sentence, start, end).toLowerCase().startsWith(lead);
}
