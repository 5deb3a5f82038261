import type { Clock } from '../../base/index.ts';
import type { Doorway } from '../../domain/index.ts';
import type { TokenStore } from '../token-store.ts';

/** What the routes stand on. */
export interface HouseAccess {
  readonly doorway: Doorway;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly version: string;
  /** The root of the hub's own authority, as PEM; absent where it has none. */
  readonly rootPem?: () => string;
}
