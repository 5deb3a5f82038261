import type { Rewording } from '../../../index.ts';
import { A_DAY, BOOK, END, LEAD, NO_EVENT, OF_THINGS, on, says } from '../diary/parts.ts';
import { HOUR, NUMBER } from '../times-said.ts';

/** What several people have one after the other: "dentist on Friday at two *for Mia and at three for Sam*" is an entry for each. */

const ADD = '(?:(?:add|put|enter|note|book|schedule|stick|pop)(?: in| down)? )?(?:an? |the )?';
const IN_BOOK = `(?: (?:in|on|to|into|onto|down in) (?:the|my|our) ${BOOK})?`;
const WORD = `(?!(?:on|at|for|from|every|each|to|in|and|or|today|tomorrow|tonight|next|this|the|remind|tell|wake|alarm|timer|list|it|that|if|when|is|are|was|not|no)\\b)[a-z][a-z'’-]*`;
const TITLE = `${NO_EVENT}(${WORD}(?: ${WORD}){0,3})`;
const PERSON = `((?!(?:${NUMBER}|an?|the|about|around|every|each|half)\\b)[a-z]+)`;
/** "*Half past*", of the hour before. */
const PAST = '(?:(?:half|quarter|a quarter|ten|twenty|five|twenty[- ]five) past)';
const THEN = `(?:(${A_DAY}),? )?(?:at )?(${HOUR}|${PAST})`;

const entry = (what: string, whom: string, day: string, hour: string): string =>
  `add ${what}${/^(?:me|us)$/i.test(whom) ? '' : ` for ${whom}`} to the calendar ${on(day)} at ${hour}`;

/** The hour that "half past" is of; none where the one before is no bare hour. */
function whole(hour: string, before: string): string | undefined {
  if (!/ past$/i.test(hour)) return hour;
  const [bare] = /(?:[a-z]+|\d{1,2})$/i.exec(before.replace(/ o['’]?clock$/i, '')) ?? [];
  return bare && `${hour} ${bare}`;
}

interface Turns {
  readonly what?: string | undefined;
  readonly days: readonly (string | undefined)[];
  readonly hours: readonly [string | undefined, string | undefined];
  readonly people: readonly [string | undefined, string | undefined];
}

function both({ what = '', days, hours: [at = '', late = ''], people: [one = '', other = ''] }: Turns) {
  const [day] = days.filter((said) => said !== undefined);
  const second = whole(late, at);
  if (OF_THINGS.test(what) || day === undefined || second === undefined) return undefined;
  return `${entry(what, one, day, at)} and ${entry(what, other, days.at(-1) ?? day, second)}`;
}

export const FOR_PEOPLE_FIRST: readonly Rewording[] = [
  // "Haircut on Saturday at ten *for Sam and half past ten for Mia*".
  says(
    `^${LEAD}${ADD}${TITLE}${IN_BOOK},? (${A_DAY}),? (?:at )?(${HOUR}) for ${PERSON},? (?:and|then|and then) ${THEN} for ${PERSON}${IN_BOOK}${END}`,
    ([, what, day, at, one, other, late, second]) =>
      both({ what, days: [day, other], hours: [at, late], people: [one, second] }),
  ),
  // "Swimming *for Mia* on Friday at four *and for Sam at five*".
  says(
    `^${LEAD}${ADD}${TITLE}${IN_BOOK} for ${PERSON}${IN_BOOK},? (?:(${A_DAY}),? (?:at )?(${HOUR})|(?:at )?(${HOUR}) (${A_DAY})),? (?:and|then|and then) (?:for ${PERSON},? ${THEN}|${THEN} for ${PERSON})${IN_BOOK}${END}`,
    ([, what, one, day, at, before, behind, second, other, late, next, later, third]) =>
      both({
        what,
        days: [day ?? behind, other ?? next],
        hours: [at ?? before, late ?? later],
        people: [one, second ?? third],
      }),
  ),
];
