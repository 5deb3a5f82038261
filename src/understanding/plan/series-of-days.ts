import type { Action } from '../../domain/index.ts';
import { daysOfWeek, onDays, ruleOf, timesOfSeries } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';

/**
 * The one series that the turn before made. Where it made several of the same deed, each on days of its own, the one that comes on the days that the words name: behind "on
 * Fridays at six", which left two, "*on Mondays at eight*" is none of the Fridays'.
 */
export function seriesOfDays(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const made = context.previous?.at(-1)?.groups.flat().filter(isMade) ?? [];
  if (made.length < 2) return made[0];
  const [deed, ...others] = made.map(deedOf);
  const named = daysIn(text, lexicon);
  if (named.length === 0 || !others.every((other) => other === deed)) return undefined;
  const on = made.filter((one) => {
    const days = daysOfSeries(one);
    return days !== undefined && named.every((day) => days.includes(day));
  });
  return on.length === 1 ? asMade(on[0]!, made) : undefined;
}

/** What was only changed tells too little of itself: as the one that was made beside it, with its own times. */
function asMade(series: Action, made: readonly Action[]): Action {
  const maker = made.find(({ method }) => method !== 'change');
  const { rrule } = series.args;
  if (series.method !== 'change' || maker === undefined || rrule === undefined) return series;
  return { ...maker, args: { ...maker.args, rrule } };
}

/** The talk, as if the turn before had made that alone. */
export function spokenOf(series: Action, context: UnderstandingContext): UnderstandingContext {
  const last = context.previous?.at(-1);
  if (last === undefined || last.groups.flat().filter(isMade).length < 2) return context;
  return { ...context, previous: [...context.previous!.slice(0, -1), { ...last, groups: [[series]] }] };
}

export function isMade({ method }: Action): boolean {
  return method !== 'cancel';
}

/** What it does, whenever it does it; of a row that keeps its own times, what it is called. */
function deedOf({ service, method, args, when }: Action): string {
  if (when !== undefined) return JSON.stringify([service, method, args]);
  const { text, title, name, query } = args;
  return JSON.stringify([service, text ?? title ?? name ?? query]);
}

/** The days of the week on which it comes, each week. */
export function daysOfSeries(action: Action): readonly string[] | undefined {
  const when = timesOfSeries(action);
  return when && daysOfWeek(when, ruleOf(action));
}

/** The same on these days alone. */
export function seriesOn(action: Action, days: readonly string[]): Action {
  const when = timesOfSeries(action);
  if (when === undefined) return action;
  const then = onDays(when, days);
  if (action.when !== undefined) return { ...action, when: then };
  const { rrule } = then as { readonly rrule?: string };
  return rrule === undefined ? action : { ...action, args: { ...action.args, rrule } };
}

/** The days of the week that words name as such that come again: "on *Mondays*", "at *weekends*". */
function daysIn(text: string, { language: { words, times } }: Lexicon): readonly string[] {
  const { tokens } = tokenize(text, words);
  return tokens.flatMap((_, at) =>
    times
      .piecesAt(tokens, at, 'en-GB')
      .flatMap(({ value }) => (value.type === 'every' ? (value.every.days ?? []) : [])),
  );
}
