import type { Plan } from '../../../../domain/index.ts';
import { isoLength } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { readDuration, takenOff, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { madeLast } from './hour-of.ts';

/**
 * "The porch light on half an hour before sunset and off at eleven." "*Make it an hour before*": how long before the sun does so, of what hangs on it, and no
 * hour earlier than what was said last.
 */
export function fromSunAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.putOff.fromSun(text);
  const length = said === undefined ? undefined : readDuration(said.length, lexicon.language);
  if (said === undefined || length === undefined) return undefined;
  const [row, another] = madeLast(context, lexicon).filter(
    ({ when = {} }) => 'sun' in when && when.offset !== undefined,
  );
  if (row?.when === undefined || another !== undefined || !('sun' in row.when)) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = takenOff(row, source);
  if (off === undefined) return undefined;
  const isBefore = said.before ?? row.when.offset?.startsWith('-') === true;
  const when = { ...row.when, offset: `${isBefore ? '-' : ''}${isoLength(length)}` };
  const { assumed: _assumed, ...whole } = row;
  return understoodAs([[off, { ...whole, when, source }]]);
}
