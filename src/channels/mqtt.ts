import { z } from 'zod';
import {
  type Clock,
  defined,
  Emitter,
  HearthError,
  isJsonObject,
  type Json,
  Latest,
  type Logger,
  messageOf,
  type Part,
  parseJson,
} from '../base/index.ts';
import { type AccountSpeaker, type Bus, type BusMessage, parseWith } from '../bus/index.ts';
import {
  type Doorways,
  ForeignId,
  nobody,
  type OutboundMessage,
  Rendering,
  Sentence,
  type Speaker,
  speakerWith,
} from '../domain/index.ts';
import { speakerOfAccount } from './accounts.ts';
import { type Door, isReply, type Opening } from './door.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { SpeechAllowance } from './speech-allowance.ts';
import { apologyFor, checkPerson, refuseUnlessAccepted } from './words.ts';

export interface MqttDoorOptions {
  readonly house: Doorways;
  /** The account of the broker that a conversation belongs to; undefined where the broker has no accounts, or cannot tell. */
  readonly accountOf?: (conversation: string) => AccountSpeaker | undefined;
  /** What messages are charged to; one of its own when absent. */
  readonly speech?: SpeechAllowance;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether anybody is subscribed to a topic. Absent where the broker cannot tell: who spoke lately is then taken to listen. */
  readonly isHeard?: (topic: string) => boolean;
}

/** With a broker that cannot tell, a conversation that spoke within this time is taken to be listening still. */
const HEARD_MS = 24 * 60 * 60_000;
const CONVERSATIONS_MAX = 1_000;
/** Messages of one conversation that may stand in line; one more is told that the house is busy. */
const IN_LINE_MAX = 50;
const PAYLOAD_BYTES_MAX = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const Said = z.strictObject({
  text: Sentence,
  person: z.string().min(1).max(64).optional(),
  externalId: ForeignId.optional(),
  area: z.string().min(1).max(120).optional(),
  rendering: Rendering.optional(),
});

const Answered = z.strictObject({
  wait: z.string().min(1).max(200),
  value: z.json(),
  person: z.string().min(1).max(64).optional(),
});

type Incoming =
  | ({ readonly type: 'said' } & z.output<typeof Said>)
  | ({ readonly type: 'answered' } & z.output<typeof Answered>);

/**
 * Text for people and satellites: what is published to `channel/<conversation>/in` is taken in, what the house says goes
 * to `channel/<conversation>/out` (docs/reference/topics.md). Who may publish where is the broker's to decide.
 */
export class MqttDoor implements Door, Part {
  readonly name = 'mqtt text';
  readonly channel = 'mqtt';
  readonly #house: Doorways;
  readonly #speech: SpeechAllowance;
  readonly #accountOf: NonNullable<MqttDoorOptions['accountOf']>;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #isHeard: ((topic: string) => boolean) | undefined;
  readonly #openings = new Emitter<Opening>();
  readonly #conversations = new Latest<
    string,
    { readonly at: number; readonly person: string | null; readonly area: string | null }
  >(CONVERSATIONS_MAX);
  readonly #inTurn = new KeyedQueue<string>(IN_LINE_MAX);
  #unsubscribe: (() => Promise<void>) | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(options: MqttDoorOptions) {
    this.#house = options.house;
    this.#speech = options.speech ?? new SpeechAllowance({ clock: options.clock });
    this.#accountOf = options.accountOf ?? (() => undefined);
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#log = options.log.child('mqtt text');
    this.#isHeard = options.isHeard;
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#bus.subscribe(
      this.#bus.under('channel/+/in'),
      (message) => this.#take(message),
      1,
    );
    this.#stopWatching = this.#bus.onConnection((state) => {
      if (state !== 'connected') return;
      for (const [conversation, { person }] of this.#conversations)
        this.#openings.emit({ channel: 'mqtt', conversation, person });
    });
  }

  async close(): Promise<void> {
    this.#stopWatching?.();
    await this.#unsubscribe?.();
  }

  reaches(message: OutboundMessage): boolean {
    return this.#bus.connected && this.#conversationsFor(message).length > 0;
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    const conversations = this.#bus.connected ? this.#conversationsFor(message) : [];
    try {
      for (const conversation of conversations) await this.#publish(conversation, outOf(message));
      return conversations.length > 0 ? 'delivered' : 'unreachable';
    } catch (error) {
      this.#log.warn('could not publish', { conversations, error: messageOf(error) });
      return 'unreachable';
    }
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    return this.#openings.on(listener);
  }

  /**
   * A reply always goes where it was asked; anything else only where somebody listens: by this talk, the person's last one, or those in the
   * room that it is for.
   */
  #conversationsFor({ area, ...message }: OutboundMessage): readonly string[] {
    if (message.channel === 'mqtt' && (isReply(message) || this.#listens(message.conversation)))
      return [message.conversation];
    const listening = [...this.#conversations].filter(([conversation]) => this.#listens(conversation));
    if (area !== undefined)
      return listening.flatMap(([conversation, known]) =>
        known.area?.toLowerCase() === area.toLowerCase() ? [conversation] : [],
      );
    if (message.person === null) return [];
    return listening.flatMap(([name, { person }]) => (person === message.person ? [name] : [])).slice(-1);
  }

  #listens(conversation: string): boolean {
    if (this.#isHeard !== undefined) return this.#isHeard(this.#outTopic(conversation));
    const known = this.#conversations.get(conversation);
    return known !== undefined && this.#clock.now() - known.at <= HEARD_MS;
  }

  #take({ topic, payload, retained }: BusMessage): void {
    const conversation = topic.split('/').at(-2) ?? '';
    if (retained) {
      this.#log.warn('dropped a retained message: nobody may be speaking now', { conversation });
      return;
    }
    if (this.#inTurn.enter(conversation, () => this.#takeIn(conversation, payload))) return;
    void this.#apologise(
      conversation,
      new HearthError('busy', 'Too much is being said at once', { hint: 'Say it again in a moment.' }),
    );
  }

  async #takeIn(conversation: string, payload: Buffer): Promise<void> {
    try {
      await this.#handOn(parseWith(ForeignId, conversation, '/conversation'), parseIncoming(payload));
    } catch (error) {
      if (!(error instanceof HearthError)) this.#log.error('a message failed', { error: messageOf(error) });
      await this.#apologise(conversation, error);
    }
  }

  async #handOn(conversation: string, incoming: Incoming): Promise<void> {
    const speaker = this.#speakerIn(conversation, incoming.person);
    const doorway = this.#house.as(speaker);
    this.#noteHeard(conversation, speaker.person, incoming.type === 'said' ? incoming.area : undefined);
    switch (incoming.type) {
      case 'said': {
        const { text, externalId, area, rendering } = incoming;
        // A speaker without proof could be anybody under any name, so all of them share one allowance.
        this.#speech.take(speaker.proof === 'none' ? 'mqtt' : speaker.via, text, speaker.role);
        await doorway.receive({
          channel: 'mqtt',
          conversation,
          text,
          ...defined({ externalId, area, rendering }),
        });
        return;
      }
      case 'answered':
        refuseUnlessAccepted(await doorway.answer(incoming.wait, incoming.value), incoming.wait);
        return;
    }
  }

  /**
   * The speaker of the account that the conversation belongs to. Without accounts it is nobody in particular, because any client could write any name.
   * @throws HearthError `not-permitted` for a name that is not proved.
   */
  #speakerIn(conversation: string, named: string | undefined): Speaker {
    const people = this.#house.people();
    const account = this.#accountOf(conversation);
    const speaker =
      account === undefined ? nobody(`mqtt:${conversation}`) : speakerOfAccount(account, people);
    if (named === undefined || named === speaker.person) return speaker;
    checkPerson(people, named, '/person');
    if (speaker.role === 'owner')
      return speakerWith({ person: named, role: speaker.role }, people, speaker.proof, speaker.via);
    throw new HearthError('not-permitted', `This conversation cannot speak as "${named}"`, {
      hint: 'Leave "person" out; an account of the broker bound to somebody speaks as them (docs/guides/accounts.md).',
      faults: [{ path: '/person', message: 'is not proved' }],
    });
  }

  #noteHeard(
    conversation: string,
    person: string | null,
    area = this.#conversations.get(conversation)?.area,
  ): void {
    this.#conversations.set(conversation, { at: this.#clock.now(), person, area: area ?? null });
    this.#openings.emit({ channel: 'mqtt', conversation, person });
  }

  async #apologise(conversation: string, error: unknown): Promise<void> {
    try {
      await this.#publish(conversation, {
        turn: null,
        type: 'answer',
        text: apologyFor(error),
        error: errorOf(error),
      });
    } catch (cause) {
      this.#log.warn('could not say that a message was refused', { conversation, error: messageOf(cause) });
    }
  }

  #publish(conversation: string, out: Json): Promise<void> {
    return this.#bus.publish(this.#outTopic(conversation), out, { qos: 1 });
  }

  #outTopic(conversation: string): string {
    return this.#bus.under(`channel/${conversation}/out`);
  }
}

/**
 * Plain text, or JSON when it begins like an object.
 * @throws HearthError naming every fault.
 */
function parseIncoming(payload: Buffer): Incoming {
  if (payload.length > PAYLOAD_BYTES_MAX)
    throw new HearthError('too-large', `A message has at most ${PAYLOAD_BYTES_MAX} bytes`);
  const text = decode(payload).trim();
  if (!text.startsWith('{')) return { type: 'said', text: parseWith(Sentence, text, '/text') };
  const parsed = parseJson(text);
  if (!parsed.ok)
    throw new HearthError('parse-error', `The message is not JSON we take: ${parsed.reason}`, {
      hint: 'Send plain text, or one JSON object.',
    });
  return isJsonObject(parsed.value) && 'wait' in parsed.value
    ? { type: 'answered', ...parseWith(Answered, parsed.value) }
    : { type: 'said', ...parseWith(Said, parsed.value) };
}

function decode(payload: Buffer): string {
  try {
    return utf8.decode(payload);
  } catch (cause) {
    throw new HearthError('parse-error', 'The message is not valid UTF-8', { cause });
  }
}

function outOf({ id, turn, type, text, wait, options }: OutboundMessage): Json {
  return { id, turn, type, text, ...defined({ wait, options }) };
}

function errorOf(error: unknown): Json {
  if (!(error instanceof HearthError)) return { code: 'internal', errors: [] };
  return { code: error.code, errors: error.faults.map((fault) => ({ ...fault })) };
}
