import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, says } from '../diary/parts.ts';
import { AT_HOUR, bare, FROM_TO, mayBeName, ONE_DAY, onDay, PART, SPAN, spanOf } from './parts.ts';

/** Who comes to the house or stays, told with its day: "the plumber's coming between eight and twelve on Wednesday". It is kept, as what takes place is. */

const LEAD =
  "(?:(?:so|oh|right|ok(?:ay)?|and|well|also|ah|by the way|fyi|just so you know|don[’']t forget|remember|apparently|looks like)[, ]+)*";
const WORD = "[a-z][a-z’'-]*";
const WHO = `((?:(?:the|my|our) )?${WORD}?(?: ${WORD}){0,5}?)`;
const IS = "(?:['’]s|['’]re| is| are| will be|['’]ll be)(?: all| both| also| now)?";
/** How it is said that somebody comes; only the ways that may last are kept in the name. */
const COMES = `(?:${IS} (?:coming|calling|visiting|arriving|popping|dropping|landing|expected|due|booked in)| (?:comes?|calls|visits|arrives?|lands|gets here))`;
const OVER =
  '(?: (?:over|round|by|in|here|to ours|to us|me|us|home|to visit|to stay|to see (?:me|us)|to visit (?:me|us)))*';
const STAYS = `${IS} (staying|visiting|here|at [a-z]+|in [a-z]+|over|with us|on [a-z]+)`;
const STOP = `(?!(?:on|at(?! (?:the|my|our|a) )|from|between|next|this|tomorrow|today|tonight|every|each|about|around|until|till|all|and|so|to (?:remind|tell)|[a-z]+day)\\b)`;
/** What for, and where: a part of the name. */
const REST = `((?: ${STOP}${WORD}){0,7}?)`;
const WHERE = `((?: (?:at|in) (?:the |my |our )?${STOP}${WORD}(?: ${WORD})?)?)`;
/** "… on Sunday *for lunch*". */
const FOR = `((?: for (?:an? |the )?(?!(?:the|a|an|an hour|half)\\b)${WORD})?)`;
const DAY = `(?:(?:for |on )?(${ONE_DAY})(${PART})?)`;
const CLOCK = `(?:${FROM_TO}|${AT_HOUR})`;

/** With a mark of a question it is asked. */
const STATED = END.replace('[.!?]', '[.!]');

interface When {
  readonly day: string | undefined;
  readonly part: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly at: string | undefined;
}

function entry(name: string, { day = '', part = '', from, to, at }: When): string {
  const clock = at !== undefined ? ` at ${at}` : from === undefined ? '' : ` from ${from} to ${to}`;
  return `add ${name} to the calendar ${onDay(day)}${part}${clock}`;
}

const isSomebody = (who: string): boolean => who.trim() !== '' && mayBeName(who) && !isOrder(who);

/** "Dad *for tea*", "man *coming to look at the drains*", but "plumber" alone. */
function nameOf(who: string, rest: string, where = ''): string | undefined {
  const why = rest.trim();
  if (!isSomebody(who) || !mayBeName(why)) return undefined;
  const how = why === '' ? '' : /^for\b/i.test(why) ? ` ${why}` : ` coming ${why}`;
  return `${bare(who)}${how}${where}`;
}

export const WHO_COMES: readonly Rewording[] = [
  // "Gran's coming on Sunday", "… *for tea on Thursday at five*".
  says(
    `^${LEAD}${WHO}${COMES}${OVER}${REST},? ${DAY}(?:,? ${CLOCK})?${FOR}${WHERE}${STATED}`,
    ([, who = '', rest = '', day, part, from, to, at, why = '', where]) => {
      const name = nameOf(who, `${rest}${why}`, where);
      return name === undefined ? undefined : entry(name, { day, part, from, to, at });
    },
  ),
  // "… *between eight and twelve on Wednesday*".
  says(
    `^${LEAD}${WHO}${COMES}${OVER}${REST},? ${CLOCK},? ${DAY}${WHERE}${STATED}`,
    ([, who = '', rest = '', from, to, at, day, part, where]) => {
      const name = nameOf(who, rest, where);
      return name === undefined ? undefined : entry(name, { day, part, from, to, at });
    },
  ),
  // "The boiler man *is here* tomorrow from nine till eleven": an hour tells it from one who is here already.
  says(
    `^${LEAD}${WHO}${IS} (?:here|round|at ours|with us),? ${DAY},? ${CLOCK}${STATED}`,
    ([, who = '', day, part, from, to, at]) => {
      const name = nameOf(who, '');
      return name === undefined ? undefined : entry(name, { day, part, from, to, at });
    },
  ),
  // "… *to stay from Friday to Monday*", "… *over on Friday night*".
  says(
    `^${LEAD}${WHO}${COMES} (?:to stay|over|to visit)(?: with us)?,? (?:${SPAN}|(?:for |on )?(${ONE_DAY}) night)${STATED}`,
    ([, who = '', first, last, week, weekend, night]) =>
      isSomebody(who)
        ? `add ${bare(who)} staying to the calendar ${night === undefined ? spanOf(first, last, week, weekend) : onDay(night)}`
        : undefined,
  ),
  says(
    `^${LEAD}${WHO}${STAYS}(?: over)?,? (?:for |on )?(${ONE_DAY}) night${STATED}`,
    ([, who = '', how, day = '']) =>
      isSomebody(who) ? `add ${bare(who)} ${how} to the calendar ${onDay(day)}` : undefined,
  ),
  // "Gran's *staying next week*", "Mia is *at camp* from Monday to Friday".
  says(
    `^${LEAD}${WHO}${STAYS}((?: ${STOP}(?!from )${WORD}){0,4}?),? ${SPAN}${STATED}`,
    ([, who = '', how = '', rest = '', first, last, week, weekend]) =>
      isSomebody(who) && mayBeName(rest)
        ? `add ${bare(who)} ${how.toLowerCase() === 'here' ? 'here' : how}${rest} to the calendar ${spanOf(first, last, week, weekend)}`
        : undefined,
  ),
];
