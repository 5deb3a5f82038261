import { lazily } from '../../patterns.ts';
import { isTitle } from '../diary/bare-entries.ts';
import { END, NO_EVENT } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** One more that takes place on a day that was spoken of just now: "coffee with Jo, same day at ten", "then let's have a walk that day, after lunch". */

const LEAD =
  '(?:(?:and|also|plus|then|so|oh|ok(?:ay)?|right|well|good|great|lovely|perfect|in that case)[,.!]? )*';
/** What makes it a plan, and no word of its name. */
const PLANS =
  "(?:(?:let['’]?s|we (?:could|can|should)|shall we|i['’]d like to|we['’]ll|i['’]ll) (?:have|do|say|go for|meet for|plan|make it) |(?:can you |please |just )*(?:put|pop|stick|add|book|pencil|write|note)(?: in| down)? )";
const TITLE = `${NO_EVENT}((?:(?:the|my|our|an?) )?[a-z][a-z'’-]*(?: (?!(?:on|at|from|that|same|after|before)\\b)[a-z'’-]+){0,4}?)`;
const THAT_DAY = '(?:on )?(?:the same|same|that(?: same)?) (day|morning|afternoon|evening|night)';
const MEAL = '(?:(?:after|before|around|at) (?:breakfast|lunch|tea|dinner|supper)(?: ?time)?)';
const AT = `((?:at|from|around) ${HOUR}(?: (?:till|to|until) ${HOUR})?(?: for ${LENGTH})?|${HOUR}|${MEAL})`;
const FORMS = [
  `${TITLE}(?: in| down)?,? ${THAT_DAY},? ${AT}`,
  `${TITLE}(?: in| down)?,? ${AT},? ${THAT_DAY}`,
].map((form) => lazily(`^${LEAD}(${PLANS})?${form}${END}`, 'i'));
const [DAY_FIRST, DAY_LAST] = FORMS as [(typeof FORMS)[0], (typeof FORMS)[0]];
const HALF: Readonly<Record<string, string>> = {
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
  night: ' at night',
};
const HAS_HALF =
  /\b(?:am|pm|in the|at night|noon|midday|midnight)\b|\d[:.]\d\d|lunch|breakfast|tea|dinner|supper/i;

/** The order for it on that date. */
export function onThatDay(text: string, date: string): string | undefined {
  const first = DAY_FIRST.exec(text);
  const last = first === null ? DAY_LAST.exec(text) : null;
  const [, plans, title] = first ?? last ?? [];
  const [day = '', at = ''] =
    first === null ? [last?.[4] ?? '', last?.[3] ?? ''] : [first[3] ?? '', first[4] ?? ''];
  if (title === undefined) return moreOnThatDay(text, date);
  // Where people meet over it, coffee is no machine.
  const named = title.replace(/\bcoffee (?=(?:with|date|morning)\b)/i, 'tea ');
  if (!isTitle(named, named)) return undefined;
  const time = /^(?:at|from|around|after|before)\b/i.test(at) ? at : `at ${at}`;
  const half = HAS_HALF.test(at) ? '' : (HALF[day.toLowerCase()] ?? '');
  const plain = plans === undefined ? title : title.replace(/^an? /i, '');
  return `add ${plain} to the calendar on ${date} ${time}${half}`;
}

const MEAL_MORE = lazily(
  `^(?:and|also|plus|then|oh and|and also|and then),? ((?:breakfast|brunch|lunch|tea|dinner|supper|coffee|drinks)(?: with [a-z'’ ]+?)?),? at (${HOUR})${END}`,
  'i',
);

/** "*And lunch with Jo at one*", behind an entry: one more, by its own name. */
function moreOnThatDay(text: string, date: string): string | undefined {
  const [, meal, hour] = MEAL_MORE.exec(text) ?? [];
  return meal === undefined ? undefined : `add ${meal} to the calendar on ${date} at ${hour}`;
}
