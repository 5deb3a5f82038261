import { type Asking, HUB, isOwn } from '../../src/access/index.ts';
import { findByWords, HearthError } from '../../src/base/index.ts';
import { type Action, DeviceKind, type Group, Target } from '../../src/domain/index.ts';
import { type DueItem, nameOf, type Which } from '../../src/due/index.ts';

/** What is looked for, and among which. */
export interface Meant<D> {
  readonly which: Which;
  readonly among: readonly DueItem<D>[];
}

/** Whether a command only moves things of the home: its owner sees it then. A mail or what is told to somebody is its person's own. */
export function isOfHome(groups: readonly Group[]): boolean {
  return groups.flat().every(isDeed);
}

function isDeed({ service, method, args }: Action): boolean {
  const isThing = DeviceKind.safeParse(service).success && Target.safeParse(args['target']).success;
  return isThing && method !== 'get';
}

/**
 * Among what is meant: one's own, unless words or an id tell of another's.
 * @throws HearthError `unknown-target` where one has none.
 */
export function meantOf<D>(
  which: Which,
  visible: readonly DueItem<D>[],
  asking: Asking,
  sought: (query: string) => { readonly among: readonly DueItem<D>[]; readonly query: string | undefined },
): Meant<D> {
  const own = visible.filter((item) => isOwn(asking, item));
  if (which.id !== undefined) return { which, among: visible };
  if (which.query === undefined) return { which, among: own };
  if (findByWords(which.query, own, nameOf).length > 0) return { which, among: own };
  const { among, query } = sought(which.query);
  const ids = new Set(among.map(({ id }) => id));
  return { which: { ...which, query }, among: visible.filter(({ id }) => ids.has(id)) };
}

/** That somebody has none of their own, which is not to say that there is none. */
export function noneOfOne(hasOthers: boolean): HearthError {
  return hasOthers
    ? new HearthError('unknown-target', 'You have no stored command of your own.', {
        hint: 'Say which, by a few of its words.',
      })
    : new HearthError('unknown-target', 'You have no stored command.', {
        hint: 'Nothing of yours is stored for later.',
      });
}

/** Whose it is, where that is somebody else. */
export function otherOf<D>(item: DueItem<D>, asking: Asking): string | undefined {
  return asking === HUB || isOwn(asking, item) ? undefined : (item.person ?? undefined);
}
