import type { Json } from '../base/index.ts';
import type { Device } from './device.ts';
import type { CallOutcome } from './doorway.ts';
import type { ChannelName, OutboundMessage } from './message.ts';
import type { NotifyBoard } from './notify.ts';
import type { Permission } from './permission.ts';
import type { HomeRegister } from './register.ts';
import type { RingBoard } from './ringing.ts';
import type { Speaker, SpeakerRole } from './speaker.ts';
import type { PhraseBoard } from './taught.ts';

/** By what a deed came that no command of the house explains: a hand at a switch. */
export const BY_HAND = 'hand';

/** Something that was done, as the audit and the journal have it. */
export interface Deed {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly person: string | null;
  readonly role: SpeakerRole;
  /** The token, account or address it came by, or `BY_HAND`. */
  readonly via: string;
  readonly service: string;
  readonly method: string;
  /** The devices that were seen to change, with their state afterwards; `null` where nobody saw it. */
  readonly things: readonly { readonly id: string; readonly state: Json | null }[];
  /** The devices that were so already, where it changed none; only where these were asked for. */
  readonly already?: readonly string[];
  /** The door it was ordered through; null for a call that no talk led to. */
  readonly channel: ChannelName | null;
  /** What was called, the words it came from, and what the service told that came of it: only of the one's own who asks. */
  readonly own: { readonly args: Json; readonly words: string; readonly told?: string } | null;
}

/** Which deeds are asked for. */
export interface DeedQuery {
  /** Milliseconds since the epoch, both included. */
  readonly since: number;
  readonly until: number;
  /** Those that changed this device. */
  readonly device?: string;
  readonly limit: number;
  /** Those as well that found everything so already. */
  readonly unchanged?: boolean;
}

/** What only the hub's own process can give a service that it runs. */
export interface HubSide {
  readonly rings: RingBoard;
  readonly notify: NotifyBoard;
  readonly phrases: PhraseBoard;
  readonly register: HomeRegister;
  /**
   * Says something to somebody by whatever door reaches them; `by` is null where none did, and it is offered again when one does. `quietUntil`
   * (ms since the epoch) where they want quiet first.
   */
  say(message: OutboundMessage): Promise<{
    readonly delivered: boolean;
    readonly by: ChannelName | null;
    readonly quietUntil?: number;
  }>;
  /** What was done, the newest first. Rows of other people (reminders, mails) are left out. */
  deeds(query: DeedQuery, asking: Speaker | 'hub'): readonly Deed[];
  /** Whether somebody may do that here: at once, after a yes, or not, and why not. Null: a guest, or a child, whoever that is. */
  may(
    who: { readonly person: string | null; readonly role: SpeakerRole },
    request: { readonly permission: Permission; readonly devices?: readonly Device[] },
  ): { readonly may: 'yes' | 'asks' | 'no'; readonly because?: string };
  /** Calls another service in the name of who asks, who may do no more by it than by asking themselves. */
  call(service: string, method: string, params: Json, asking: Speaker | 'hub'): Promise<CallOutcome>;
}
