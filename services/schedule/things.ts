import type { HomeView } from '../../src/bus/index.ts';
import { type Device, DeviceKind, type Group, Target } from '../../src/domain/index.ts';

/** The things that each action of a command is about; none where it is about no thing. */
export function thingsOf(
  groups: readonly Group[],
  home: HomeView | undefined,
): readonly (readonly Device[])[] {
  return groups.flat().map(({ service, args }) => {
    const kind = DeviceKind.safeParse(service);
    const target = Target.safeParse(args['target']);
    if (home === undefined || !kind.success || !target.success) return [];
    const resolved = home.resolve(target.data, [kind.data]);
    return resolved.type === 'found' ? resolved.devices : [];
  });
}

/** What its things are called, so that "the blind" finds "open everything at eight" as well. */
export function namesOf(groups: readonly Group[], home: HomeView | undefined): readonly string[] {
  return thingsOf(groups, home)
    .flat()
    .map(({ name }) => name);
}
