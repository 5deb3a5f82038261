import type { EndsLater, Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { A_DAY, END } from './parts.ts';

/** When what was just done is to end: "stop at six", "until nine tomorrow", "for half an hour". */

const LEAD =
  "(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|please|just|only|then|no|it['’]?s|that['’]?s|leave it(?: on)?|keep it(?: on)?(?: like that)?|have it|let it|i want it|i need it|can you|could you)[, ]+)*";
const STOP =
  "(?:(?:(?:it|that|they) (?:can|should|may|must|has to|needs to|is to|['’]?ll) |have (?:it|that) |let (?:it|that) |make (?:it|that) )?(?:stop|finish|end|be done|be over|quit|pack (?:it )?in)(?: (?:it|that|them|again|there|playing|running))*)";
const TIME = `(?:(?:${A_DAY},? (?:at )?)?${HOUR}(?: ${A_DAY})?)`;

const whole = (pattern: string): Pattern =>
  lazily(`^${LEAD}${pattern}(?: (?:though|only|tops|at most|at the latest|again))*${END}`, 'i');
const UNTIL = [whole(`${STOP} (?:at |by |around )(${TIME})`), whole(`(?:until|till|til) (${TIME})`)];
const LASTS = [
  whole(`${STOP} (?:in|after) (?:about )?(${LENGTH})`),
  whole(`for (?:about |around |another |just )?(${LENGTH})`),
];

export function endsLater(text: string): EndsLater | undefined {
  for (const [at, say] of UNTIL.entries()) {
    const until = say.exec(text)?.[1];
    if (until !== undefined) return { until, stops: at === 0 };
  }
  for (const [at, say] of LASTS.entries()) {
    const lasts = say.exec(text)?.[1];
    if (lasts !== undefined) return { lasts, stops: at === 0 };
  }
  return undefined;
}
