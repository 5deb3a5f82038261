import { instantOf, isoIn, wallAt } from '../../../base/index.ts';
import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
const WAKING = '07:00';
/** What tells of a day. */
const TELLERS: readonly string[] = ['calendar', 'house', 'diary'];

/** "Have we anything on tonight?" "*Put cinema in at eight then*": on the day that was asked about. */
export function intoGap(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  const [asked, another] = before?.groups.flat() ?? [];
  if (before === undefined || asked === undefined || another !== undefined) return undefined;
  if (!TELLERS.includes(asked.service) || !asksOnly(before, lexicon)) return undefined;
  const { later } = lexicon.language.loose;
  const from = Date.parse(String(asked.args['from']));
  const to = Date.parse(String(asked.args['to']));
  if (!(to - from <= DAY_MS) || !Reworded.of(text, lexicon.language).mayHold(later.intoGap)) return undefined;
  const [, title, when] = later.intoGap.exec(text) ?? [];
  if (title === undefined || when === undefined || later.dayNamed.test(text)) return undefined;
  const plan = understand(later.entry(title, when), lexicon, { ...context, previous: [] });
  const [entry, more] = plan.groups.flat();
  if (entry?.service !== 'calendar' || more !== undefined || plan.unread.length > 0) return undefined;
  const { start, end } = entry.args;
  if (typeof start !== 'string' || typeof end !== 'string') return undefined;
  const { timezone, now } = context;
  const length = Date.parse(end) - Date.parse(start);
  const day = wallAt(from, timezone).slice(0, 10);
  const clock = wallAt(Date.parse(start), timezone).slice(10);
  const said = instantOf(`${day}${clock}`, timezone);
  // "Tonight": of the two halves of the day the one that was asked about.
  const fits = [said, said + HALF_DAY_MS, said - HALF_DAY_MS].filter(
    (one) => one >= from && one < to && one > now,
  );
  // "Stick the vet in at three" is in the afternoon.
  const at = fits.find((one) => wallAt(one, timezone).slice(11) >= WAKING) ?? fits[0];
  if (at === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const args = { ...entry.args, start: isoIn(at, timezone), end: isoIn(at + length, timezone) };
  return { ...plan, groups: [[{ ...entry, args, source }]] };
}
