import type { Clock, Json, JsonObject } from '../base/index.ts';

export interface Output {
  write(text: string): unknown;
  /** What a person looks at, and no log keeps. */
  readonly isTTY?: boolean;
}

/** What the command line lives on. The process hands it in, so that a test can be the process. */
export interface CliIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute; relative paths are meant from here. */
  readonly cwd: string;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly stdin: Input;
  readonly clock: Clock;
  readonly version: string;
  /** Name of the command-line token's file in the data folder. */
  readonly tokenFile: string;
  /** Name of the file in there that says where the hub answers. */
  readonly addressFile: string;
  readonly house: HouseWork;
}

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean;
}

/** What is done in this process and not by asking a running hub. Each resolves with an exit code, or throws a HearthError. */
export interface HouseWork {
  startHub(options: UpOptions): Promise<RunningHub>;
  understand(options: UnderstandOptions): Promise<number>;
  runService(options: ServiceOptions): Promise<number>;
  runAgents(options: AgentsOptions): Promise<number>;
  runSatellite(options: SatelliteOptions): Promise<number>;
  /** `hearth voice --broker`: hears for a hub elsewhere. */
  runRecogniser(options: RecogniserOptions): Promise<number>;
  /** `hearth voice install`. */
  installVoice(options: VoiceInstallOptions): Promise<number>;
  /** `hearth voice status`: what of it is here. */
  voiceStatus(options: LocalOptions): Promise<number>;
  /** `hearth voice test`: says something and hears it. */
  testVoice(options: VoiceTestOptions): Promise<number>;
  backup(options: FileOptions): Promise<number>;
  restore(options: RestoreOptions): Promise<number>;
  doctor(options: DoctorOptions): Promise<number>;
  /** `hearth doctor --roles`: the table of who may do what, as this house has it. */
  roles(options: LocalOptions): Promise<number>;
  /** Speaks the Model Context Protocol on the streams of this process until they are closed. */
  serveMcp(options: { readonly exchange: Exchange }): Promise<number>;
  demo(options: { readonly json: boolean }): Promise<number>;
  /** `hearth new`: writes a folder to begin a service or an agent with. */
  writeNew(options: NewOptions): Promise<number>;
}

/** One message to the hub, and what comes back for it. */
export type Exchange = (
  message: JsonObject,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => AsyncIterable<Json>;

export interface LocalOptions {
  readonly config?: string;
  readonly data?: string;
  readonly json: boolean;
}

export interface DoctorOptions extends LocalOptions {
  /** Of this program. */
  readonly version: string;
}

export interface UpOptions extends LocalOptions {
  /** A home file instead of the configured one. */
  readonly home?: string;
  /** Stop whoever runs on the same data folder. */
  readonly takeOver?: boolean;
}

export interface UnderstandOptions {
  /** Print why, in lines for people, in place of the plan as JSON. */
  readonly explain?: boolean;
  /** The lines are what a recogniser of speech wrote: what sounds like them is read. */
  readonly heard?: boolean;
  /** Print what the house understands as a grammar for a speech recogniser, and read nothing. `jsgf` is the one format. */
  readonly grammar?: string;
  readonly home?: string;
  readonly now?: string;
  readonly person?: string;
}

export interface ServiceOptions extends LocalOptions {
  readonly name: string;
  readonly broker?: string;
  /** Trust the key that the hub offers now, in place of the one learnt before. */
  readonly newHubKey?: boolean;
}

export interface SatelliteOptions extends LocalOptions {
  /** Also that of its account at the broker. */
  readonly name: string;
  readonly broker?: string;
  readonly area?: string;
  /** The phrase that it is called by; all that is said is for the house where absent. */
  readonly wake?: string;
  /** Commands that record, play, show the state, and tell of a button. */
  readonly microphone?: string;
  readonly loudspeaker?: string;
  readonly led?: string;
  readonly button?: string;
  readonly username?: string;
  readonly password?: string;
  readonly root?: string;
}

export interface AgentsOptions extends LocalOptions {
  readonly files: readonly string[];
  readonly broker?: string;
  /** Of the host; that of the first file's agents when absent. */
  readonly name?: string;
  readonly username?: string;
  readonly password?: string;
  readonly root?: string;
  /** As for a service. */
  readonly newHubKey?: boolean;
  /** Print their trees and run nothing. */
  readonly draw?: boolean;
}

export interface NewOptions {
  /** `service` or `agent`. */
  readonly kind: string;
  /** Of what is begun, and of its folder in this one. */
  readonly name: string;
  readonly json: boolean;
}

export interface RecogniserOptions extends LocalOptions {
  readonly broker?: string;
  /** Also that of its account at the broker; that of the user when absent. */
  readonly name?: string;
  readonly username?: string;
  readonly password?: string;
  readonly root?: string;
}

export interface VoiceInstallOptions extends LocalOptions {
  /** The recogniser: tiny or base. */
  readonly model?: string;
  /** Show what would be installed, and install nothing. */
  readonly dryRun?: boolean;
  /** Asks a person; false for a no. */
  confirm(question: string): Promise<boolean>;
}

export interface VoiceTestOptions extends LocalOptions {
  /** A WAV file to hear in place of what is said. */
  readonly file?: string;
}

export interface FileOptions extends LocalOptions {
  readonly file: string;
}

export interface RestoreOptions extends LocalOptions {
  /** A path, or the day of a nightly backup. */
  readonly file?: string;
  /** Say what there is, and restore nothing. */
  readonly list?: boolean;
  /** Look whether it could be restored, and change nothing. */
  readonly dryRun?: boolean;
}

/** A hub that runs in this process. */
export interface RunningHub {
  readonly url: string;
  /** The command-line token. */
  readonly token: string;
  /** The owner's token, if it was made just now, and the file it lies in (mode 0600). */
  readonly ownerToken?: { readonly secret: string; readonly file: string };
  /** Where the owner begins at the first start, with an invitation that is good once. */
  readonly welcome?: string;
  /** Of an `https` hub with an authority of its own: the root that it is trusted by, as PEM, and its SHA-256. */
  readonly root?: { readonly pem: string; readonly fingerprint: string };
  /** Resolves with the exit code when the hub has closed, by a signal or by `close`. */
  readonly ended: Promise<number>;
  close(): Promise<void>;
}

/** Exit codes (docs/reference/api.md, "Command line"). */
export const EXIT = { done: 0, failed: 1, usage: 2, waiting: 3, unreachable: 4 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];
