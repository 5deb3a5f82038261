import {
  Allowance,
  type Clock,
  Emitter,
  HearthError,
  Latest,
  type Logger,
  messageOf,
  type Part,
} from '../../base/index.ts';
import type { AccountSpeaker, Bus, BusMessage } from '../../bus/index.ts';
import {
  type Doorways,
  kindOf,
  nobody,
  type OutboundMessage,
  type QuietHours,
  type RingBoard,
  type Speaker,
} from '../../domain/index.ts';
import {
  type Ahead,
  FrameGatherer,
  isSoundFrame,
  type Pcm,
  RATE,
  readFrame,
  secondsOf,
  type VoiceHouse,
  voiceOf,
} from '../../voice/index.ts';
import { speakerOfAccount } from '../accounts.ts';
import { type Door, isReply, type Opening } from '../door.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { Loudspeaker } from './loudspeaker.ts';
import { readTold, SORRY, type Told } from './words.ts';

/** What the configuration says of a satellite. */
export interface SatelliteSettings {
  readonly name: string;
  readonly area?: string;
  /** In percent. */
  readonly volume: number;
  /** When notices that are not urgent stay unsaid there, and all else is said at `quietVolume`. */
  readonly quiet?: QuietHours;
  readonly quietVolume: number;
}

export interface SatelliteDoorOptions {
  readonly house: Doorways;
  readonly voice: VoiceHouse;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly satellites: readonly SatelliteSettings[];
  /** The account of the own broker that bears this name. */
  readonly accountOf: (name: string) => AccountSpeaker | undefined;
  readonly isQuiet: (hours: QuietHours) => boolean;
  readonly rings: Pick<RingBoard, 'ringing' | 'acknowledge'> & {
    /** Tells the firing that rings no longer. Returns what ends it. */
    onEnd(listener: (firing: string) => void): () => void;
  };
}

const SATELLITES_MAX = 64;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,63}$/u;
const TALK = 'satellite ';
/** They say every half minute that they are there. */
const THERE_MS = 100_000;
/** Utterances of one satellite that may stand in line. */
const IN_LINE_MAX = 3;
/** While it rings whoever is there may silence it without the wake phrase, in few words. */
const SHORT_SECONDS = 4;
const URGENT: readonly string[] = ['alarm', 'timer', 'safety'];

/** A satellite as it is known now. */
interface Satellite {
  readonly name: string;
  readonly loudspeaker: Loudspeaker;
  readonly gatherer: FrameGatherer;
  /** Hears the utterance that comes now. */
  coming: { readonly utterance: number; readonly ahead: Ahead } | undefined;
  area: string | undefined;
  wake: string | undefined;
  /** Milliseconds since the epoch. */
  heardAt: number;
  isHearing: boolean;
  /** Replies that came while it was heard, by turn: what is heard has them as well, unless the turn took longer. */
  readonly replies: Map<string | null, string>;
  /** The firings that ring there. */
  readonly rings: Set<string>;
}

/**
 * Satellites: microphones and loudspeakers in rooms, over MQTT. What is heard on `voice/<satellite>/in` becomes a turn, what the house
 * says goes to `voice/<satellite>/out` as words and as sound (docs/reference/topics.md).
 */
export class SatelliteDoor implements Door, Part {
  readonly name = 'satellites';
  readonly channel = 'voice';
  readonly #options: SatelliteDoorOptions;
  readonly #log: Logger;
  readonly #satellites = new Latest<string, Satellite>(SATELLITES_MAX);
  readonly #inTurn = new KeyedQueue<string>(IN_LINE_MAX);
  readonly #allowance: Allowance;
  readonly #openings = new Emitter<Opening>();
  readonly #closing = new AbortController();
  readonly #ends: (() => unknown)[] = [];

  constructor(options: SatelliteDoorOptions) {
    this.#options = options;
    this.#log = options.log.child('satellites');
    this.#allowance = new Allowance({ clock: options.clock, burst: 30, perSecond: 0.5 });
  }

  async start(): Promise<void> {
    const { bus, rings } = this.#options;
    this.#ends.push(
      await bus.subscribe(bus.under('voice/+/in'), (message) => this.#take(message), 1),
      rings.onEnd((firing) => this.#ended(firing)),
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const end of this.#ends.splice(0)) await end();
  }

  reaches(message: OutboundMessage): boolean {
    return this.#options.bus.connected && this.#targetsOf(message).length > 0;
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    const targets = this.#options.bus.connected ? this.#targetsOf(message) : [];
    if (targets.length === 0) return 'unreachable';
    try {
      const told = await Promise.all(targets.map((satellite) => this.#tell(satellite, message)));
      return told.includes(true) ? 'delivered' : 'unreachable';
    } catch (error) {
      this.#log.warn('a satellite was not told', { message: message.id, error: messageOf(error) });
      return 'unreachable';
    }
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    return this.#openings.on(listener);
  }

  /**
   * A reply goes where it was asked. What rings goes where it was set, or to those of its person, or, where it is everybody's, to all;
   * other notices to the room they are for, or to its person, where it is not quiet.
   */
  #targetsOf(message: OutboundMessage): readonly Satellite[] {
    const { channel, conversation, person, area, rings } = message;
    const origin = channel === 'voice' ? this.#satellites.get(conversation.slice(TALK.length)) : undefined;
    const isOrigin = origin !== undefined && talkOf(origin) === conversation && this.#isThere(origin);
    if (isReply(message)) return isOrigin ? [origin] : [];
    const there = [...this.#satellites.values()].filter(
      (one) => this.#isThere(one) && (rings !== undefined || this.#maySay(one, message)),
    );
    if (area !== undefined) return there.filter((one) => one.area?.toLowerCase() === area.toLowerCase());
    if (isOrigin && there.includes(origin)) return [origin];
    if (person === null) return rings === undefined ? [] : there;
    return there.filter((one) => this.#speakerAt(one.name).person === person);
  }

  async #tell(satellite: Satellite, message: OutboundMessage): Promise<boolean> {
    const { loudspeaker, replies, rings } = satellite;
    const { id, turn, text, type } = message;
    if (type === 'progress') return true;
    if (isReply(message) && satellite.isHearing) {
      replies.set(turn, text);
      return true;
    }
    if (message.rings === undefined) return loudspeaker.say(text, turn ?? undefined);
    rings.add(message.rings === 1 ? id : id.slice(0, id.lastIndexOf(':')));
    await loudspeaker.ring(text);
    return true;
  }

  #maySay({ name }: Satellite, message: OutboundMessage): boolean {
    return URGENT.includes(kindOf(message)) || !this.#isQuietAt(name);
  }

  #isQuietAt(name: string): boolean {
    const quiet = this.#settingsOf(name)?.quiet;
    return quiet !== undefined && this.#options.isQuiet(quiet);
  }

  #isThere({ heardAt }: Satellite): boolean {
    return this.#options.clock.now() - heardAt <= THERE_MS;
  }

  #settingsOf(name: string): SatelliteSettings | undefined {
    return this.#options.satellites.find((one) => one.name === name);
  }

  /** The person that its account is bound to, as a voice: whoever stands before it. */
  #speakerAt(name: string): Speaker {
    const account = this.#options.accountOf(name);
    if (account === undefined) return nobody(`${TALK}${name}`, 'voice');
    return voiceOf(speakerOfAccount(account, this.#options.house.people()));
  }

  #take({ topic, payload, retained }: BusMessage): void {
    const name = topic.split('/').at(-2) ?? '';
    if (retained || !NAME.test(name)) return;
    const satellite = this.#known(name);
    try {
      if (isSoundFrame(payload)) this.#gather(satellite, payload);
      else this.#told(satellite, readTold(payload));
    } catch (error) {
      const code = error instanceof HearthError ? error.code : 'internal';
      this.#log.warn('a satellite sent what is not taken', { satellite: name, error: messageOf(error) });
      this.#send(satellite, { type: 'error', code, text: messageOf(error) });
    }
  }

  #known(name: string): Satellite {
    const { bus, voice, clock } = this.#options;
    const known = this.#satellites.get(name);
    const now = clock.now();
    if (known !== undefined) {
      const wasThere = this.#isThere(known);
      known.heardAt = now;
      if (!wasThere) this.#opened(known);
      return known;
    }
    const settings = this.#settingsOf(name);
    const satellite: Satellite = {
      name,
      loudspeaker: new Loudspeaker({
        ...{ bus, voice, topic: bus.under(`voice/${name}/out`) },
        volume: () => (this.#isQuietAt(name) ? settings?.quietVolume : settings?.volume) ?? 100,
      }),
      gatherer: new FrameGatherer(),
      coming: undefined,
      area: settings?.area,
      wake: undefined,
      heardAt: now,
      isHearing: false,
      replies: new Map(),
      rings: new Set(),
    };
    this.#satellites.set(name, satellite);
    this.#opened(satellite);
    return satellite;
  }

  #opened(satellite: Satellite): void {
    const { person } = this.#speakerAt(satellite.name);
    this.#openings.emit({ channel: 'voice', conversation: talkOf(satellite), person });
  }

  #told(satellite: Satellite, told: Told): void {
    switch (told.type) {
      case 'hello':
        satellite.area = this.#settingsOf(satellite.name)?.area ?? told.area;
        satellite.wake = told.wake;
        return;
      case 'gone':
        satellite.heardAt = Number.NEGATIVE_INFINITY;
        return;
      case 'stop':
        void this.#stop(satellite);
        return;
    }
  }

  /** Its button: what rings there is acknowledged, what is said there breaks off. */
  async #stop(satellite: Satellite): Promise<void> {
    const { rings } = this.#options;
    try {
      const ringing = rings
        .ringing({ speaker: 'hub', conversation: talkOf(satellite) })
        .filter(({ firing }) => satellite.rings.has(firing));
      satellite.rings.clear();
      await satellite.loudspeaker.hush();
      await rings.acknowledge(ringing);
    } catch (error) {
      this.#log.warn('what rings was not stopped', { satellite: satellite.name, error: messageOf(error) });
    }
  }

  #ended(firing: string): void {
    for (const satellite of this.#satellites.values())
      if (satellite.rings.delete(firing) && satellite.rings.size === 0)
        satellite.loudspeaker
          .endRing()
          .catch((error) => this.#log.warn('a satellite was not hushed', { error: messageOf(error) }));
  }

  #gather(satellite: Satellite, payload: Buffer): void {
    const frame = readFrame(payload);
    const ahead = this.#aheadOf(satellite, frame.utterance);
    ahead.take(frame.samples);
    const gathered = satellite.gatherer.take(frame);
    if (gathered.type !== 'more') satellite.coming = undefined;
    switch (gathered.type) {
      case 'more':
        return;
      case 'lost':
      case 'too-long':
        ahead.drop();
        this.#send(satellite, { type: 'error', code: gathered.type, text: SORRY[gathered.type] });
        return;
      case 'whole': {
        const { name } = satellite;
        const isTaken =
          this.#allowance.take(name).granted &&
          this.#inTurn.enter(name, () => this.#hear(satellite, gathered.pcm, ahead));
        if (!isTaken) this.#send(satellite, { type: 'error', code: 'busy', text: SORRY.busy });
      }
    }
  }

  #aheadOf(satellite: Satellite, utterance: number): Ahead {
    if (satellite.coming?.utterance !== utterance) {
      satellite.coming?.ahead.drop();
      satellite.coming = { utterance, ahead: this.#options.voice.ahead(RATE) };
    }
    return satellite.coming.ahead;
  }

  async #hear(satellite: Satellite, pcm: Pcm, ahead: Ahead): Promise<void> {
    const { name, area, loudspeaker, rings, replies, wake } = satellite;
    const silences = rings.size > 0 && secondsOf(pcm) <= SHORT_SECONDS;
    satellite.isHearing = true;
    try {
      const heard = await this.#options.voice.hear({
        ...{ pcm, ahead, speaker: this.#speakerAt(name), conversation: talkOf(satellite) },
        signal: this.#closing.signal,
        ...(area === undefined ? {} : { room: area }),
        ...(silences ? {} : wake === undefined ? { open: true } : { wake }),
      });
      satellite.isHearing = false;
      switch (heard.kind) {
        case 'turn': {
          const said = heard.aloud || (replies.get(heard.turn) ?? '');
          if (said !== '') await loudspeaker.say(said, heard.turn);
          return;
        }
        case 'unclear':
          if (silences && wake !== undefined) return await loudspeaker.tell({ type: 'nothing' });
          await loudspeaker.say(heard.aloud);
          return;
        case 'not-for-us':
          return await loudspeaker.tell({ type: 'nothing' });
        case 'unavailable':
          return await loudspeaker.tell({ type: 'error', code: 'unavailable', text: heard.reason });
      }
    } catch (error) {
      this.#log.error('what a satellite heard was not taken', { satellite: name, error: messageOf(error) });
      this.#send(satellite, { type: 'error', code: 'internal', text: messageOf(error) });
    } finally {
      satellite.isHearing = false;
      replies.clear();
    }
  }

  #send({ name, loudspeaker }: Satellite, telling: Parameters<Loudspeaker['tell']>[0]): void {
    loudspeaker
      .tell(telling)
      .catch((error) =>
        this.#log.warn('a satellite was not told', { satellite: name, error: messageOf(error) }),
      );
  }
}

function talkOf({ name }: Pick<Satellite, 'name'>): string {
  return `${TALK}${name}`;
}
