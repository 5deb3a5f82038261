import { lazily } from '../../patterns.ts';
import { END } from './parts.ts';

/** One is wished for of what was only asked about: "is any alarm set?" "*set one for six*". */

const LEAD =
  "(?:(?:and|but|so|oh|ok(?:ay)?|right|well|no|grand|great|good|actually|please|just|then|can you|could you|will you|would you|let[’']?s)[, ]+)*";
const ONE = lazily(
  `^${LEAD}(?:set|make|start|put|add|give|do|get)(?: (?:me|us))? (?:one|another(?: one)?)(?: (?:in|on|up|down))? ((?:for|at|in|on|to) [^,;]+?)(?:,? (?:so|then|please|thanks))*(?:[,;–] .*|${END})$`,
  'i',
);
/** Of what is made by its time alone. */
const ORDERS: Readonly<Record<string, string>> = { alarm: 'set an alarm', timer: 'start a timer' };

export function oneOfItsKind(text: string, service: string): string | undefined {
  const order = ORDERS[service];
  const when = order === undefined ? undefined : ONE.exec(text)?.[1];
  return when === undefined ? undefined : `${order} ${when}`;
}
