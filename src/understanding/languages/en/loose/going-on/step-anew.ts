import type { StepAnew } from '../../../index.ts';
import { lazily } from '../../patterns.ts';

/** Says that the words before were not the right ones. */
const SLIP =
  '(?:no+|nah|nope|sorry|oops|whoops|wait|hang on|hold on|actually|rather|or rather|i mean|i meant|i said|i wanted|correction|my mistake|on second thoughts?|only|just|more like)';
const BESIDE = '(?:well|oh|h+m+|um+|please|maybe|perhaps|by|turn it|put it|make (?:it|that)|go)';
const FIGURE =
  '(\\d+(?:\\.5)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|one and a half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|an?(?= degree)|a couple(?: of)?)';
const WAY = '(up|higher|down|lower)';

const ANEW = lazily(
  `^(?:${BESIDE}[,.! ]+)*(?:${SLIP}[,.! ]+|(?=by |make (?:it|that) ))(?:(?:${SLIP}|${BESIDE})[,.! ]+)*?(?:${WAY} )?((?:by |only |just )*)${FIGURE}(?: ?(degrees?|percent|%|points?))?(?: ${WAY})?(?:,? (?:please|then|instead|sorry|i mean|i meant))*[.!]*$`,
  'i',
);

/** "*No, by five*", "*actually just one*", "*only one degree*", behind a step that was told in figures: by how much it is to be in place of that. */
export function stepAnew(text: string): StepAnew | undefined {
  const [whole, first, by = '', said = '', unit, last] = ANEW.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const way = (first ?? last)?.toLowerCase();
  const figure = said.toLowerCase().replace(/^an?$/, '1').replace(/ of$/, '');
  return {
    figure,
    way: way === undefined ? undefined : /^(?:up|higher)$/.test(way) ? 1 : -1,
    isStep: /\bby\b/i.test(by) || way !== undefined || /^degree/i.test(unit ?? ''),
    isValue: /\bmake (?:it|that)\b/i.test(text),
  };
}
