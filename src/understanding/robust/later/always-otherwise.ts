import { type Action, type Plan, returns } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { isMade, ruleOf, seriesOfDays, spokenOf, understand } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';

/**
 * "Every night at ten set the heating to 18." "*From now on 17*", "*half an hour earlier in future*": all times of what comes again and again are
 * otherwise. `undefined` where the words come to anything else than that.
 */
export function alwaysOtherwise(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const series = seriesOfDays(text, lexicon, context);
  if (series === undefined || (!returns(series) && ruleOf(series) === undefined)) return undefined;
  const said = goingOn(text, lexicon, context);
  const read = (isHour: boolean): { readonly words: string; readonly plan: Plan } | undefined => {
    const words = lexicon.language.loose.later.alwaysOtherwise(said, isHour);
    return words === undefined
      ? undefined
      : { words, plan: understand(words, lexicon, spokenOf(series, context)) };
  };
  const first = read(false);
  const meant = first !== undefined && isHourAsValue(first.plan, series) ? read(true) : first;
  if (meant === undefined) return undefined;
  const { words, plan } = meant;
  const made = plan.groups.flat().filter(isMade);
  const isSeries = made.every(
    (deed) =>
      deed.service === series.service &&
      (deed.method === 'change' ||
        (deed.method === series.method && (returns(deed) || ruleOf(deed) !== undefined))),
  );
  if (plan.unread.length > 0 || made.length === 0 || !isSeries) return undefined;
  const source = { start: 0, end: text.length, text };
  const asSaid = ({ said, ...deed }: Action): Action => ({
    ...deed,
    source,
    ...(said === undefined ? {} : { said: said.replace(words, () => text) }),
  });
  return { ...plan, groups: plan.groups.map((group) => group.map(asSaid)) };
}

/** Heating to 21 every day, "*at eight at weekends*": no eight degrees, since the figure was no hour before. */
function isHourAsValue({ groups }: Plan, series: Action): boolean {
  return groups
    .flat()
    .filter(({ service }) => service === series.service)
    .some(({ args }) =>
      Object.entries(args).some(
        ([name, value]) =>
          typeof value === 'number' && value <= HOURS && Number(series.args[name] ?? 0) > HOURS,
      ),
    );
}

const HOURS = 12;

/** "On Fridays at six." "*And at eight on Mondays*": the next days that are told, and not one more. */
function goingOn(text: string, { language }: Lexicon, { previous = [] }: UnderstandingContext): string {
  const made = previous.at(-1)?.groups.flat().filter(isMade) ?? [];
  if (made.length < 2) return text;
  const [first, second] = tokenize(text, language.words).tokens;
  const isAnd = first !== undefined && language.is.and.has(first.word);
  return isAnd && second !== undefined ? text.slice(second.start) : text;
}
