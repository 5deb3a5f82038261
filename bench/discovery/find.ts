import type { Device, Feature } from '../../src/domain/index.ts';
import type { ExpectedFunction } from './expected.ts';

/** A function of a thing as the home shows it: a device, or a value of one under a key. */
export interface Found {
  readonly device: Device;
  readonly key?: string;
  readonly feature?: Feature;
}

/** Names are the same however they are spaced and capitalised. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Among the devices of the thing, by kind and name; of several of one name, by the id in its topic. */
export function findFunction(expected: ExpectedFunction, devices: readonly Device[]): Found | undefined {
  const { kinds, type, name, device: board } = expected;
  for (const device of devices) {
    if (!kinds.includes(device.kind)) continue;
    if (type === undefined) {
      const whole = name === null ? board : `${board} ${name}`;
      if (plain(device.name) === plain(whole)) return { device };
      continue;
    }
    const features = Object.entries(device.features ?? {}).filter(
      ([, feature]) => feature.class === classOf(expected) && feature.type === type,
    );
    for (const wanted of [expected.object, name ?? expected.object])
      for (const [key, feature] of features)
        if (plain(feature.name) === plain(wanted)) return { device, key, feature };
  }
  return undefined;
}

function classOf({ class: said }: ExpectedFunction): string | undefined {
  return said === 'enum' ? undefined : said;
}

/** What is not as it should be. */
export function faultOf(expected: ExpectedFunction, found: Found | undefined): string | undefined {
  if (found === undefined) return `no ${expected.kinds.join(' or ')} "${expected.name}"`;
  const { feature, device } = found;
  if (feature !== undefined) {
    if (feature.unit !== expected.unit) return `unit ${feature.unit} and not ${expected.unit}`;
    if (
      expected.options !== undefined &&
      JSON.stringify(feature.options) !== JSON.stringify(expected.options)
    )
      return `options ${feature.options}`;
    const { range } = expected;
    if (
      range !== undefined &&
      (feature.min !== range.min || feature.max !== range.max || feature.step !== range.step)
    )
      return `range ${feature.min} to ${feature.max} by ${feature.step}`;
    if (plain(device.name) !== plain(expected.device)) return `of "${device.name}"`;
    return undefined;
  }
  for (const [ability, value] of Object.entries(expected.can ?? {}))
    if (JSON.stringify(device.capabilities[ability]) !== JSON.stringify(value))
      return `${ability} ${JSON.stringify(device.capabilities[ability])} and not ${JSON.stringify(value)}`;
  return undefined;
}
