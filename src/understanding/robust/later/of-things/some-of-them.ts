import type { Action, Plan } from '../../../../domain/index.ts';
import { areaKey, type Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { asksOnly, isOfThing } from '../../wish.ts';

/** Of more than these it is not asked which. */
const CHOICES_MAX = 6;

/**
 * "Turn *two of them* off", "*every other light* off", "*just two of them*" behind an order for several: which of them is not said, and it is never done to all; the house asks.
 * `undefined` where as many are meant as there are, and where no order for things is left without these words.
 */
export function someOfThem(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.ofThings.someOfThem(text);
  if (said === undefined) return undefined;
  const before = context.previous?.at(-1)?.groups.flat() ?? [];
  const deeds = said.order === undefined ? before : understand(said.order, lexicon, context).groups.flat();
  const [deed, another] = deeds;
  if (deed === undefined || another !== undefined || !isPlain(deed, lexicon)) return undefined;
  const among = namesIn(deed, lexicon);
  if (among?.length === 1) return undefined;
  const isAll = among !== undefined && among.length === said.count;
  // "*Only three*" of three is none that changes anything, and no level of three percent; behind one lamp "only two" is one, as is "only five" behind three.
  if (said.order === undefined ? (among?.length ?? Number.POSITIVE_INFINITY) < (said.count ?? 1) : isAll)
    return undefined;
  const { wording } = lexicon.language;
  const source = { start: 0, end: text.length, text };
  const { target: _target, ...args } = deed.args;
  const isAsked = among !== undefined && among.length <= CHOICES_MAX;
  const lacks = [{ params: ['target'], words: wording.whichOne, among: among ?? [] }];
  const unread = {
    ...source,
    reason: wording.reasons['which-one'],
    ...(isAsked ? { candidates: among } : {}),
    ...(isAsked && said.order !== undefined ? { wish: { action: { ...deed, args, source }, lacks } } : {}),
  };
  return { groups: [], direct: false, confidence: 1, unread: [unread], remarks: [] };
}

/** An order for things now that says no more than what they are to be. */
function isPlain(deed: Action, lexicon: Lexicon): boolean {
  const { target, ...others } = deed.args;
  if (target === undefined || Object.keys(others).length > 0) return false;
  if (deed.when !== undefined || deed.if !== undefined || !isOfThing(deed.service, lexicon)) return false;
  return !asksOnly({ groups: [[deed]] }, lexicon);
}

/** The names of all that it is for; `undefined` where that is more than things by their names and those of one room. */
function namesIn({ service, args }: Action, lexicon: Lexicon): readonly string[] | undefined {
  const kinds = lexicon.grammar.services.get(service)?.phrases.kinds ?? [];
  const names: string[] = [];
  for (const single of [args['target']].flat() as readonly Readonly<Record<string, unknown>>[]) {
    if (single['except'] !== undefined) return undefined;
    if (typeof single['name'] === 'string') names.push(single['name']);
    else if (typeof single['area'] === 'string') {
      const place = lexicon.places.get(areaKey(single['area']));
      for (const kind of kinds)
        names.push(...[...(place?.kinds.get(kind)?.values() ?? [])].map(({ name }) => name));
    } else return undefined;
  }
  return [...new Set(names)];
}
