import type { Device, Feature } from '../../domain/index.ts';
import { foldName } from '../words.ts';

export type NamedFeature =
  | { readonly type: 'found'; readonly key: string; readonly feature: Feature }
  | { readonly type: 'none'; readonly names: readonly string[] }
  | { readonly type: 'several'; readonly names: readonly string[] };

const plain = (name: string) => foldName(name.replace(/[_-]+/g, ' '));

/**
 * The value of a device that people call so, by its whole name, else by words that only one of them has: "sensitivity" is the
 * "motion sensitivity" where there is no other.
 */
export function featureNamed(device: Device, said: string, types: readonly Feature['type'][]): NamedFeature {
  const words = plain(said);
  const all = Object.entries(device.features ?? {}).filter(([, { type }]) => types.includes(type));
  const exact = all.filter(([key, { name }]) => plain(name) === words || plain(key) === words);
  const holds = (name: string) => ` ${plain(name)} `.includes(` ${words} `);
  const found = exact.length > 0 ? exact : all.filter(([, { name }]) => holds(name));
  const [first] = found;
  if (first === undefined) return { type: 'none', names: all.map(([, { name }]) => name) };
  if (found.length > 1) return { type: 'several', names: found.map(([, { name }]) => name) };
  return { type: 'found', key: first[0], feature: first[1] };
}
