import { thingOf } from '../../src/bus/index.ts';
import type { Expose } from './exposes.ts';
import { partsOf, type ThingPart } from './parts.ts';
import { type GroupRecord, namedBy } from './records.ts';

/** What a group may be, in this order: a group with a lamp in it is a lamp. */
const KINDS = ['light', 'switch', 'cover', 'lock'] as const;

/** A member as the bridge knows it. */
export interface Member {
  readonly endpoint: string | undefined;
  readonly exposes: readonly Expose[];
  readonly parts: readonly ThingPart[];
}

/** A group is commanded as one and can do whatever any of its members can. Undefined for one without members that can be switched. */
export function groupPart(group: GroupRecord, members: readonly Member[], id: string): ThingPart | undefined {
  const kind = KINDS.find((type) =>
    members.some(({ exposes }) => exposes.some((expose) => expose.type === type)),
  );
  if (kind === undefined) return undefined;
  const features = new Map<string, Expose>();
  for (const { exposes } of members)
    for (const expose of exposes.filter(({ type }) => type === kind))
      for (const feature of expose.features)
        if (!features.has(feature.name)) features.set(feature.name, wholeOf(feature));
  const [first] = members.flatMap(({ exposes }) => exposes.filter(({ type }) => type === kind));
  if (first === undefined) return undefined;
  const whole: Expose = { ...first, endpoint: undefined, features: [...features.values()] };
  const { name, area } = namedBy(group.friendlyName);
  const thing = thingOf([id]) ?? id;
  const [part] = partsOf({ id, name, aliases: [], area, groups: [], thing }, [whole], { count: () => 0 });
  const ids = members.flatMap(({ parts }) =>
    parts.filter(({ device }) => device.kind === kind).map(({ device }) => device.id),
  );
  return part && { ...part, device: { ...part.device, members: [...new Set(ids)] } };
}

/** The same feature of the group, which has no endpoints. */
function wholeOf(feature: Expose): Expose {
  const { property, endpoint } = feature;
  const suffix = endpoint === undefined ? '' : `_${endpoint}`;
  return {
    ...feature,
    endpoint: undefined,
    property: suffix !== '' && property.endsWith(suffix) ? property.slice(0, -suffix.length) : property,
  };
}
