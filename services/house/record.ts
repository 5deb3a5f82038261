import { capitalised, isJsonObject, listed, theThing, uncapitalised } from '../../src/base/index.ts';
import { deedWords, type Telling, timeWords } from '../../src/bus/index.ts';
import { type Deed, type DeviceState, isPlural, STATE_AFTER } from '../../src/domain/index.ts';
import { ROW_DEEDS, UNDO } from './row-deeds.ts';

/** So many are told; the others are counted. */
const TOLD = 6;

/** What was done, the last first: "You turned off the desk lamp just now; Mia turned on the porch light at 10:12." */
export function recordWords(
  deeds: readonly Deed[],
  nameOf: (id: string) => string,
  telling: Telling,
): string {
  const told = deeds.flatMap((deed) => wordsOf(deed, nameOf, telling) ?? []);
  if (told.length === 0) return 'Nothing that I know of';
  const lines = [...new Set(told)];
  const more = lines.length - TOLD;
  const shown = more > 1 ? [...lines.slice(0, TOLD), `and ${more} more before that`] : lines;
  return capitalised(shown.join('; '));
}

/** Of some deeds, the last first, those that the last one which can be told was ordered with: "garage light off *and close the curtains*". */
export function ofLastOrder(deeds: readonly Deed[]): readonly Deed[] {
  const from = deeds.findIndex(
    ({ things, already, service, method }) =>
      things.length > 0 || already !== undefined || method === UNDO || `${service}.${method}` in ROW_DEEDS,
  );
  const last = deeds[from];
  if (last === undefined) return [];
  return deeds.slice(from).filter(({ at, person, via, own }) => {
    const isNear = last.at - at <= ORDER_MS && person === last.person && via === last.via;
    return isNear && own?.words === last.own?.words;
  });
}

/** What one order does is not spread over more. */
const ORDER_MS = 30_000;

function wordsOf(deed: Deed, nameOf: (id: string) => string, telling: Telling): string | undefined {
  if (deed.things.length > 0) {
    const states = deed.things.map(({ state }) => state as DeviceState | null);
    const names = deed.things.map(({ id }) => theThing(nameOf(id)));
    const many = names.length > 4 ? `${names.length} things` : listed(names);
    return deedWords(deed, many, states.length === 1 ? (states[0] ?? null) : null, telling);
  }
  if (deed.already !== undefined) return soAlready(deed.method, deed.already.map(nameOf));
  const when = timeWords(deed.at, telling);
  if (deed.method === UNDO) {
    const came = deed.own?.told ?? null;
    return `you took back what was done before${came === null ? '' : ` (${uncapitalised(came)})`} ${when}`;
  }
  const did = ROW_DEEDS[`${deed.service}.${deed.method}`];
  const args = deed.own?.args ?? null;
  if (did === undefined || !isJsonObject(args)) return undefined;
  const [what] = ['text', 'item', 'title', 'name', 'subject', 'query'].flatMap((key) => {
    const value = args[key];
    return typeof value === 'string' ? [value] : [];
  });
  return `you ${did}${what === undefined ? '' : ` (${what})`} ${when}`;
}

/** "Nothing, since the hallway light was already on." */
function soAlready(method: string, names: readonly string[]): string {
  const [only = '', another] = names;
  const were = another !== undefined || isPlural(only) ? 'were' : 'was';
  return `nothing, since ${listed(names.map(theThing))} ${were} already ${STATE_AFTER[method] ?? 'so'}`;
}
