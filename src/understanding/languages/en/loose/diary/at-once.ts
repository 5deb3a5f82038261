import { lazily } from '../../patterns.ts';
import { END } from './parts.ts';

/** That what was put off is done at once: "do it now", "run it now as well". */

const LEAD =
  '(?:(?:and|but|so|oh|no|ok(?:ay)?|right|well|actually|please|just|then|can you|could you|i meant|i mean)[, ]+)*';
const NOW = '(?:(?:right |straight )?(?:now|away)|at once|immediately|this minute|straight off)';
const DO_IT = '(?:(?:do|run|start|make|have|try|test) (?:it|that|this|them|those)(?: happen| done)?[, ]+)';
const ALSO = '(?:as well|too|also|once|first)';
const AT_ONCE = lazily(
  `^${LEAD}(?:${DO_IT}(${ALSO} )?${NOW}|${NOW})(,? ${ALSO})?(?:,? (?:instead|not (?:then|later)))?${END}`,
  'i',
);

export function atOnce(text: string): { readonly also: boolean } | undefined {
  const found = AT_ONCE.exec(text);
  return found === null ? undefined : { also: (found[1] ?? found[2]) !== undefined };
}
