import type { OfItsDays, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, END, toBe } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** What comes again and again, said by what it does to be left out or at another hour on some of its days: "don't turn it off on Friday", "on Saturdays let it run till midnight". */

const LEAD =
  "(?:(?:but|so|oh|ah|no+|ok(?:ay)?|right|well|actually|sorry|please|just|only|then|can you|could you|would you|let['’]?s)[, ]+)*";
const TAIL = `(?:,? (?:instead|rather|though|only|just that (?:once|day|night)|(?:just )?(?:this|for) once|please|thanks))*${END}`;
const WHAT = '(it|that|them|(?:the|my|our) [a-z]+(?: (?!(?:on|off|up|down|at|till|until)\\b)[a-z]+){0,2}?)';
const WAY = '(on|off|up|down)';
const ORDER = `(?:(open|close|shut|lock|unlock|start|stop|run|draw|raise|lower|dim) ${WHAT}|(turn|switch|put) ${WHAT} ${WAY}|(turn|switch|put) ${WAY} ${WHAT})`;
const MANY = `(?:(?:the |this )?weekend|(?:the )?(?:weekends|weekdays|school days|work(?:ing )?days|${WEEKDAY}s(?: and ${WEEKDAY}s)*))`;
const DAY = `(?:(?:on|at|for) )?((?:the )?${MANY}|${A_DAY})`;
const AT = `(?:at |by )?(${HOUR})`;
const TILL = `(?:,? (?:till|until|til|up to) (${HOUR}))`;

const DENIED =
  "(?:don['’]?t|do not|(?:there(?:['’]s| is) )?no need to|(?:you|it) (?:needn['’]?t|need not|(?:don['’]?t|doesn['’]?t) (?:need|have) to|shouldn['’]?t))(?: bother to)?";
const STATE = '(on|off|open|closed|shut|up|down|locked|unlocked)';
const RUN =
  '(?:keep |go on |carry on )?(?:runn?(?:ing)?|play(?:ing)?|burn(?:ing)?|go(?:ing)? on|carry(?:ing)? on)';
const KEPT = `(?:(?:leave|keep|let) ${WHAT} (?:(?:stay|be|remain) )?(?:${STATE}|${RUN})|${WHAT} (?:can|may|should|could|is allowed to|are allowed to) (?:(?:stay|be left|be kept|remain|be) ${STATE}|${RUN}))`;

function whole(pattern: string): Pattern {
  return lazily(`^${LEAD}${pattern}${TAIL}`, 'i');
}

/** An order has eight groups, what is kept four. */
const LEFT_OUT: readonly Pattern[] = [whole(`${DENIED} ${ORDER},? ${DAY}`)];
const LEFT_OUT_BEHIND = whole(`${DAY},? ${DENIED} ${ORDER}`);
const MOVED = [whole(`${ORDER},? ${DAY},? ${AT}`), whole(`${ORDER},? ${AT},? ${DAY}`)];
const MOVED_BEHIND = whole(`${DAY},? ${ORDER},? ${AT}`);
const STAYS = [whole(`${KEPT}${TILL}?,? ${DAY}`), whole(`${KEPT},? ${DAY}${TILL}?`)];
const STAYS_BEHIND = whole(`${DAY},? ${KEPT}${TILL}?`);
/** "And *also* at ten tonight" is one more. */
const MORE = /^(?:and|also)\b|\b(?:too|also|as well|again)\b/i;
const INSTEAD = /\b(?:instead|rather)\b/i;

export function ofItsDays(text: string): OfItsDays | undefined {
  return MORE.test(text) ? undefined : (leftOut(text) ?? stays(text) ?? moved(text));
}

function leftOut(text: string): OfItsDays | undefined {
  for (const say of LEFT_OUT) {
    const found = say.exec(text);
    if (found !== null) return { order: orderIn(found, 1), ...onDay(found[9]) };
  }
  const found = LEFT_OUT_BEHIND.exec(text);
  return found === null ? undefined : { order: orderIn(found, 2), ...onDay(found[1]) };
}

/** "*Leave it on* till eleven tonight" asks for it to be on now as well. */
const KEEPS_NOW = lazily(`^(?:.*[, ])?(?:leave|keep)\\b.*\\b(?:till|until|til|up to)\\b`, 'i');

function stays(text: string): OfItsDays | undefined {
  const said = kept(text);
  return said?.every !== true && KEEPS_NOW.test(text) ? undefined : said;
}

function kept(text: string): OfItsDays | undefined {
  const [till, day] = STAYS.map((say) => say.exec(text));
  if (till) return { order: keptIn(till, 1), keeps: true, ...onDay(till[6], till[5]) };
  if (day) return { order: keptIn(day, 1), keeps: true, ...onDay(day[5], day[6]) };
  const found = STAYS_BEHIND.exec(text);
  return found === null ? undefined : { order: keptIn(found, 2), keeps: true, ...onDay(found[1], found[6]) };
}

function moved(text: string): OfItsDays | undefined {
  const [day, hour] = MOVED.map((say) => say.exec(text));
  const behind = MOVED_BEHIND.exec(text);
  const instead = INSTEAD.test(text) ? { instead: true as const } : {};
  if (behind) return { order: orderIn(behind, 2), ...instead, ...onDay(behind[1], behind[10]) };
  if (day) return { order: orderIn(day, 1), ...instead, ...onDay(day[9], day[10]) };
  return hour ? { order: orderIn(hour, 1), ...instead, ...onDay(hour[10], hour[9]) } : undefined;
}

function orderIn(found: RegExpExecArray, from: number): string {
  const [verb, what, turn, thing, way, other, itsWay, its] = found.slice(from);
  return [verb ?? turn ?? other, what ?? thing ?? its, way ?? itsWay].filter(Boolean).join(' ');
}

/** What would make it so as it is to stay. */
function keptIn(found: RegExpExecArray, from: number): string {
  const [what, state, other, otherState] = found.slice(from);
  const thing = what ?? other ?? 'it';
  const said = state ?? otherState ?? 'on';
  return /^(?:on|off)$/i.test(said) ? `turn ${thing} ${said}` : toBe(said, thing);
}

const EVERY = lazily(`^${MANY}$`, 'i');
const WEEKEND = lazily('^(?:the |this )?weekend$', 'i');
const BOTH_DAYS = ['this saturday', 'this sunday'];

/** The words for these days alone, for what is left out, and for another hour. */
function onDay(day = '', hour?: string): Pick<OfItsDays, 'days' | 'words' | 'every'> {
  const bare = day.replace(/^(?:on|at|for) /i, '');
  if (EVERY.test(bare) && !WEEKEND.test(bare))
    return { every: true, words: hour === undefined ? `not on ${bare}` : `make it ${hour} on ${bare}` };
  if (hour === undefined) return { days: WEEKEND.test(bare) ? BOTH_DAYS : [day] };
  return { words: `make it ${hour} ${bare}` };
}
