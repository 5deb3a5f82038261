import type { EntityKey } from './discovery.ts';
import { type Common, featureName } from './entity.ts';

const KEY_MAX = 100;

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, KEY_MAX);
}

/**
 * Under which key a value may stand in the state of its device, the best one first: what it is, where it has no name of its own
 * (`temperature`), else its name; then its id in the topic, which no other value of the thing has. None depends on which of them was
 * announced first, unless two have the same name.
 */
export function featureKeys(key: EntityKey, common: Common, said: string | undefined): readonly string[] {
  const object = slug(key.object) || 'value';
  const own = slug(said ?? featureName(key, common)) || object;
  const { deviceClass, name } = common;
  const isNameless = said === undefined && (name ?? '') === '' && deviceClass !== undefined;
  const best = isNameless ? (object.startsWith(`${slug(deviceClass)}_`) ? object : slug(deviceClass)) : own;
  return [best, object, `${key.component}_${object}`.slice(0, KEY_MAX)];
}
