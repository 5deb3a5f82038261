import { isJsonObject } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { tokenize } from '../../text/index.ts';

/**
 * "Everything off in the living room": besides the lights what plays and blows there, each read as an order of its own, so that "but the TV" is heard by it.
 * Not of the whole home, nor of sockets, on which a freezer may hang.
 */
export function everythingThere(
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  read: (order: string) => Plan,
): Plan {
  const [deed, another] = plan.groups.flat();
  if (deed === undefined || another !== undefined || plan.unread.length > 0) return plan;
  const { services } = lexicon.grammar;
  if (services.get(deed.service)?.phrases.goesOff !== deed.method) return plan;
  const place = placeOf(deed);
  if (place === undefined) return plan;
  const { is, words, wording } = lexicon.language;
  const { tokens } = tokenize(text, words);
  const all = tokens.find(({ word }) => is.everything.has(word));
  if (all === undefined) return plan;
  let isSpared = false;
  const others = [...services.values()].flatMap(({ name, noun, phrases }): readonly Action[] => {
    if (phrases.goesOff === undefined || name === deed.service) return [];
    const order = text.slice(0, all.start) + wording.allThe(noun) + text.slice(all.end);
    const [other, more] = read(order).groups.flat();
    // Where something is spared, it is of the lights alone.
    isSpared ||= other !== undefined && isSparing(other);
    const isOther = other?.service === name && other.method === phrases.goesOff && more === undefined;
    return isOther && placeOf(other) === place
      ? [{ ...other, ...(deed.source && { source: deed.source }) }]
      : [];
  });
  return isSpared || others.length === 0
    ? plan
    : { ...plan, groups: [...plan.groups, ...others.map((other) => [other])] };
}

/** The place whose things it is for, what is spared of them left out of account; `undefined` of the whole home. */
function placeOf({ args: { target } }: Action): string | undefined {
  if (!isJsonObject(target) || target['all'] === true || target['name'] !== undefined) return undefined;
  const { except: _except, ...place } = target;
  return JSON.stringify(place);
}

function isSparing({ args: { target } }: Action): boolean {
  return isJsonObject(target) && target['except'] !== undefined;
}
