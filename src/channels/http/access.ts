import type { Audit } from '../../access/index.ts';
import type { Clock } from '../../base/index.ts';
import type { Doorways } from '../../domain/index.ts';
import type { TokenStore } from '../token-store.ts';

/** What the routes stand on. */
export interface HouseAccess {
  readonly house: Doorways;
  readonly tokens: TokenStore;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly version: string;
}
