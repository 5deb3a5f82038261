import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Audit, Authority } from '../../access/index.ts';
import type { Budgets, Clock, Json, LogBook, Logger, TlsSource } from '../../base/index.ts';
import type { Doorway, Doorways, Speaker } from '../../domain/index.ts';
import type { VoiceHouse } from '../../voice/index.ts';
import type { AccountBook } from '../accounts.ts';
import type { AnswerTokens } from '../push/answer-tokens.ts';
import type { PushConfig } from '../push/push-config.ts';
import type { SubscriptionStore } from '../push/subscription-store.ts';
import type { VapidKeys } from '../push/vapid.ts';
import type { InvitationStore } from '../sessions/invitation-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { SpeechAllowance } from '../speech-allowance.ts';
import type { Token, TokenStore } from '../token-store.ts';
import type { WebSocketDoor } from '../websocket/door.ts';
import type { Gauge } from './metrics.ts';

/** What is well and what is not, each with what to do about it. */
export type Findings = () => Promise<
  readonly { readonly what: string; readonly ok: boolean; readonly hint?: string }[]
>;

/** Who speaks the Model Context Protocol with a client that was let in. */
export interface McpServing {
  serve(visit: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly body: Json;
    readonly token: Token;
    readonly speaker: Speaker;
    readonly doorway: Doorway;
    /** Charges words to the token. @throws HearthError `too-large`, `too-many`. */
    readonly charge: (text: string, path: string) => void;
    readonly signal: AbortSignal;
  }): Promise<void>;
}

/** Where what the owner tells of the home is written down. */
export interface SetupDesk {
  view(): {
    readonly name: string;
    readonly timezone: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly owner: { readonly id: string; readonly name: string } | null;
    readonly file: string;
  };
  /** @throws HearthError `invalid-params` with every fault by path. */
  write(home: {
    readonly name?: string;
    readonly timezone?: string;
    readonly latitude?: number;
    readonly longitude?: number;
    readonly owner?: string;
  }): void;
}

/** Who takes messages while no page is open. */
export interface PushParts {
  readonly subscriptions: SubscriptionStore;
  readonly answers: AnswerTokens;
  readonly keys: VapidKeys;
  readonly config: Pick<PushConfig, 'services'>;
}

export interface HttpDoorOptions {
  readonly house: Doorways;
  readonly audit: Audit;
  /** Asked whether a token's speaker may run the house, whatever its scopes are. */
  readonly authority: Authority;
  /** The accounts of the own broker; shown at `/v1/accounts`. */
  readonly accounts?: AccountBook;
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly invitations: InvitationStore;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly log: Logger;
  readonly clock: Clock;
  readonly version: string;
  /** Names beside the machine's own that lead here. */
  readonly names?: readonly string[];
  /** Origins of pages elsewhere that may speak to the hub. */
  readonly origins?: readonly string[];
  /** Addresses or networks (CIDR) of proxies whose X-Forwarded-For is believed; of nobody else it is. */
  readonly trustedProxies?: readonly string[];
  /** What messages are charged to; one of its own when absent. */
  readonly speech?: SpeechAllowance;
  /** The last lines of the hub's log, at `/v1/logs`. */
  readonly logBook?: LogBook;
  /** Numbers of other parts, in the metrics. */
  readonly gauges?: readonly Gauge[];
  /** Shown at `/v1/budgets` and in the metrics. */
  readonly budgets?: Budgets;
  /** Served at `/ws` of the same server. */
  readonly webSocket?: WebSocketDoor;
  /** Speaks HTTPS by this certificate, and plain HTTP without one. */
  readonly tls?: TlsSource;
  /** The root that clients are to trust, as PEM, where the hub has an authority of its own: `GET /ca.pem`. */
  readonly rootPem?: () => string;
  /** The file of the built documentation; the one beside the bundle when absent. */
  readonly docs?: URL;
  /** What the hub finds of itself; shown at `/v1/health`. */
  readonly findings?: Findings;
  readonly push?: PushParts;
  /** Absent where the configuration is somebody else's to write. */
  readonly setup?: SetupDesk;
  /** Absent where nothing hears. */
  readonly voice?: VoiceHouse;
  /** Absent where the Model Context Protocol is not spoken. */
  readonly mcp?: McpServing;
  /** The folder of the built page; the one beside the bundle when absent. */
  readonly page?: URL;
  readonly limits?: HttpLimits;
}

/** Generous for people and their programs; they stop what runs wild. */
export interface HttpLimits {
  /** Messages of one token at once, and how many a second after that. */
  readonly messageBurst?: number;
  readonly messagesPerSecond?: number;
  /** Wrong tokens from one address before it has to wait, and how many a second after that. */
  readonly refusalBurst?: number;
  readonly refusalsPerSecond?: number;
  /** How long a client may take to send a whole request, in milliseconds. */
  readonly requestMs?: number;
}
