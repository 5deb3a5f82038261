import type { Clock } from '../../base/index.ts';
import type { Doorway } from '../../domain/index.ts';
import type { SpeechAllowance } from '../speech-allowance.ts';
import type { TokenStore } from '../token-store.ts';

/** What the routes stand on. */
export interface HouseAccess {
  readonly doorway: Doorway;
  readonly tokens: TokenStore;
  /** What every message is charged to before it is taken in. */
  readonly speech: SpeechAllowance;
  readonly clock: Clock;
  readonly version: string;
}
