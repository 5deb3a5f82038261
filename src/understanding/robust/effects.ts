import type { Device, Plan, Target } from '../../domain/index.ts';
import { type Language, perLanguage } from '../languages/index.ts';
import { HOME, type Lexicon, overlap } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { withoutManners } from './manners.ts';

/** Names of effects are no longer, and a sentence of which one is the most is short. */
const WORDS_MAX = 4;
const SENTENCE_MAX = 10;

/**
 * The plan for an effect that is said by its name: alone it is for those lamps that have it in the room that heard it, else for those spoken of
 * last; or beside its thing ("rainbow on the shelf strip"). Only of words that come to nothing else.
 */
export function effectShown(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (strict.groups.length > 0 || strict.unread.length === 0) return undefined;
  const known = effectsIn(lexicon);
  if (known.size === 0) return undefined;
  const { effects } = lexicon.language.loose;
  const plain = withoutManners(text, lexicon).text.trim();
  const said = plain.replace(effects.tail, '').replace(effects.lead, '');
  const words = said.split(/\s+/);
  if (words.length > SENTENCE_MAX) return undefined;
  for (let count = Math.min(words.length, WORDS_MAX); count > 0; count--) {
    const rest = words.length - count;
    const last = known.get(plainly(words.slice(rest).join('')));
    if (last !== undefined) {
      const thing = words.slice(0, rest).join(' ');
      const things =
        rest === 0 ? meant(last.lamps, lexicon, context) : [thing.replace(effects.beforeName, '')];
      const plan = shown(last, things, text, lexicon, context);
      if (plan !== undefined) return plan;
    }
    const first = rest === 0 ? undefined : known.get(plainly(words.slice(0, count).join('')));
    const behind = words.slice(count).join(' ');
    if (first === undefined || !effects.behindName.test(behind)) continue;
    const plan = shown(first, [behind.replace(effects.behindName, '')], text, lexicon, context);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

interface Effect {
  readonly name: string;
  readonly lamps: readonly Device[];
}

/** The plan where it is one wish, and for lamps that have the effect. */
function shown(
  { name, lamps }: Effect,
  things: readonly string[],
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (things.length === 0) return undefined;
  const wish = lexicon.language.loose.effects.wish(name, things);
  const plan = understand(wish, lexicon, context);
  const [action, ...others] = plan.groups.flat();
  if (action === undefined || others.length > 0 || plan.unread.length > 0) return undefined;
  const { target, effect } = action.args;
  if (effect === undefined || !isOf(target as Target | undefined, lamps, lexicon)) return undefined;
  const source = { start: 0, end: text.length, text };
  return { ...plan, groups: [[{ ...action, source }]] };
}

/** Those in the room that heard it, else those of what was spoken of last. */
function meant(lamps: readonly Device[], lexicon: Lexicon, context: UnderstandingContext): readonly string[] {
  const { area, previous = [] } = context;
  const here =
    area === undefined ? [] : lamps.filter((lamp) => lamp.area?.toLowerCase() === area.toLowerCase());
  if (here.length > 0) return here.map(({ name }) => name);
  const last = previous.at(-1)?.groups.flat().at(-1);
  const kinds = lexicon.grammar.services.get(last?.service ?? '')?.phrases.kinds ?? [];
  return lamps
    .filter(
      (lamp) =>
        kinds.includes(lamp.kind) && isOf(last?.args['target'] as Target | undefined, [lamp], lexicon),
    )
    .map(({ name }) => name);
}

function isOf(target: Target | undefined, lamps: readonly Device[], lexicon: Lexicon): boolean {
  return target !== undefined && lamps.some(({ name }) => overlap(target, { name }, lexicon));
}

type Shelf = ReadonlyMap<string, Device>;
const effectsByShelf = perLanguage(() => new WeakMap<Shelf, ReadonlyMap<string, Effect>>());

/** What the things of this home can show, by name; looked up once for as long as the things of a kind are the same. */
function effectsIn({ places, language }: Lexicon): ReadonlyMap<string, Effect> {
  const shelves = [...(places.get(HOME)?.kinds.values() ?? [])];
  const found = shelves.map((shelf) => effectsOn(shelf, language)).filter(({ size }) => size > 0);
  return found.length === 1 ? found[0]! : new Map(found.flatMap((one) => [...one]));
}

function effectsOn(shelf: Shelf, language: Language): ReadonlyMap<string, Effect> {
  const effectsOf = effectsByShelf(language);
  const known = effectsOf.get(shelf);
  if (known !== undefined) return known;
  const found = new Map<string, { name: string; lamps: Device[] }>();
  for (const device of shelf.values())
    for (const name of device.capabilities.effects ?? []) {
      const key = plainly(name);
      const effect = found.get(key) ?? { name: name.toLowerCase(), lamps: [] };
      if (!effect.lamps.includes(device)) effect.lamps.push(device);
      found.set(key, effect);
    }
  effectsOf.set(shelf, found);
  return found;
}

/** As makers and people write it alike: "Color Wipe", "colorwipe". */
function plainly(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
