import type { Rewording } from '../../../index.ts';
import { END, LEAD, on, says } from '../diary/parts.ts';
import { WEEKDAY } from '../times-said.ts';
import { mayBeName } from './parts.ts';

/** A whole day or a part of one is to be free, or all of it but something: "clear my afternoon", "cancel everything on Thursday except the dentist". */

const DROP = '(?:cancel|clear|wipe|scrap|call off|delete|drop|empty|free up)';
const ALL =
  '(?:everything|it all|all|the lot|(?:all|all of|every one of) (?:my|the|our) (?:events|appointments|meetings|things|stuff))';
const DAY = `(?:(?:this |next )?${WEEKDAY}|tomorrow|today)`;
const PART = '(?:morning|afternoon|evening)';
const WHEN = `(?:(?:for |on |in )?(?:my |the )?((?:${DAY}(?: ${PART})?|this ${PART})))`;
const EXCEPT = '(?:except(?: for)?|apart from|aside from|bar|but(?: not)?|other than|save(?: for)?)';
const KEPT = "((?:the |my |our )?[a-z][a-z’'-]*(?: [a-z’'-]+){0,2}?)";

export const CLEARED_DAYS: readonly Rewording[] = [
  says(`^${LEAD}${DROP} (?:${ALL} )?${WHEN},? ${EXCEPT} ${KEPT}${END}`, ([, when = '', kept = '']) =>
    mayBeName(kept) ? `cancel all my events ${on(when)} keeping ${kept}` : undefined,
  ),
  // "*Clear my afternoon*", "clear Thursday evening".
  says(
    `^${LEAD}(?:clear|empty|free up|wipe) (?:(?:my|our|the whole of|all of) )?(${DAY} ${PART}|this ${PART})${END}`,
    ([, when = '']) => `cancel all my events ${on(when)}`,
  ),
  says(
    `^${LEAD}(?:clear|empty|free up|wipe) (?:my|our) (${PART})${END}`,
    ([, part]) => `cancel all my events this ${part}`,
  ),
  says(
    `^${LEAD}${DROP} ${ALL} (?:for |on )?(${DAY} ${PART}|this ${PART})${END}`,
    ([, when = '']) => `cancel all my events ${on(when)}`,
  ),
];
