import type { Budgets, Clock } from '../../base/index.ts';
import type { Doorway } from '../../domain/index.ts';
import type { TokenStore } from '../token-store.ts';

/** What the routes stand on. */
export interface HouseAccess {
  readonly doorway: Doorway;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly version: string;
  /** Absent where nobody counts what was used up. */
  readonly budgets?: Budgets;
}
