import type { SimulatedDevice } from '../../../devices/simulated/index.ts';
import type { Clock, Lifetime, LogBook, Logger } from '../../base/index.ts';
import type { SetupDesk } from '../../channels/index.ts';
import type { Config } from '../../config/index.ts';
import type { VoiceSupport } from '../voice/support.ts';

export interface HubOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The last lines of the log, for who asks. */
  readonly logBook?: LogBook;
  readonly version: string;
  readonly clock?: Clock;
  /** Sets the owner's token instead of making one (HEARTH_OWNER_TOKEN). */
  readonly ownerToken?: string;
  /** The file the settings came from, which goes into the nightly backup. */
  readonly settings?: string;
  /** The devices of the simulated family. */
  readonly simulatedHome?: readonly SimulatedDevice[];
  /** Where what the owner tells of the home is written down. */
  readonly setup?: SetupDesk;
  /** The token of the command line, where it is to stay what it was. */
  readonly commandLineToken?: string;
  /** The folder of the built page; the one beside the bundle when absent. */
  readonly page?: URL;
  /** What there is to hear and speak with; nothing when absent. */
  readonly voice?: VoiceSupport;
  /** Of this process: told to who wants to run on the same data folder. */
  readonly pid?: number;
  /** Whether it makes ready what sentences need before one is said, whenever the house has come to rest. It does when absent. */
  readonly rehearses?: boolean;
  /** Another hub runs on the same data folder since now: this one drives nothing any more and is best closed. */
  readonly onLost?: () => void;
  /** Told just before and after every commit and every effect, for those who want to see what a power cut at that point does. */
  readonly boundary?: (name: string) => void;
}

/** What every part of the hub is started with. */
export interface Frame extends HubOptions {
  readonly clock: Clock;
  /** Starts a part, and closes it in the reverse order of the starts. */
  readonly start: Lifetime['start'];
}

/** The hub's files in its data folder. */
export const HUB_DATABASE = 'hearth.db';
export const BROKER_DATABASE = 'broker.db';
export const GRANT_KEY = 'keys/grants.key';
/** What push services know the hub by; made when somebody subscribes. */
export const VAPID_KEY = 'keys/vapid.key';
export const COMMAND_LINE_TOKEN = 'command-line.token';
/** The owner's first token, until it is revoked or HEARTH_OWNER_TOKEN takes its place. */
export const OWNER_TOKEN = 'owner.token';

/** The name of every service's instance in the hub. */
export const OWN_INSTANCE = 'main';
