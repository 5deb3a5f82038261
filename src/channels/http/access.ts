import type { Audit } from '../../access/index.ts';
import type { Budgets, Clock, LogBook } from '../../base/index.ts';
import type { Doorways } from '../../domain/index.ts';
import type { VoiceHouse } from '../../voice/index.ts';
import type { AccountBook } from '../accounts.ts';
import type { InvitationStore } from '../sessions/invitation-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { SpeechAllowance } from '../speech-allowance.ts';
import type { TokenStore } from '../token-store.ts';
import type { Gate } from './gate.ts';
import type { Findings, McpServing, PushParts, SetupDesk } from './options.ts';

/** What the routes stand on. */
export interface HouseAccess {
  readonly house: Doorways;
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly invitations: InvitationStore;
  /** Counts wrong secrets. */
  readonly gate: Gate;
  readonly audit: Audit;
  /** Absent where nobody keeps accounts. */
  readonly accounts?: AccountBook;
  /** What every message is charged to before it is taken in. */
  readonly speech: SpeechAllowance;
  readonly clock: Clock;
  readonly version: string;
  /** The last lines of the hub's log; absent where nobody keeps them. */
  readonly logBook?: LogBook;
  /** The root of the hub's own authority, as PEM; absent where it has none. */
  readonly rootPem?: () => string;
  /** The file of the built documentation; the one beside the bundle when absent. */
  readonly docs?: URL;
  readonly findings?: Findings;
  readonly setup?: SetupDesk;
  /** Absent where nobody is sent anything. */
  readonly push?: PushParts;
  /** Absent where nothing hears. */
  readonly voice?: VoiceHouse;
  /** Absent where the Model Context Protocol is not spoken. */
  readonly mcp?: McpServing;
  /** Absent where nobody counts what was used up. */
  readonly budgets?: Budgets;
}
