import type { RawData, WebSocket } from 'ws';
import {
  type Clock,
  defined,
  Emitter,
  HearthError,
  type Logger,
  messageOf,
  type Part,
  pause,
  type Timer,
} from '../../base/index.ts';
import {
  type Doorway,
  type Doorways,
  nobody,
  type OutboundMessage,
  type Speaker,
  type TurnView,
} from '../../domain/index.ts';
import { type Door, isReply, type Opening } from '../door.ts';
import { heardPerson } from '../heard.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { speakerOf } from '../token-store.ts';
import { type Admittance, CLOSE_TOO_MANY, CLOSE_UNAUTHORIZED, Connection, GOODBYE_MS } from './connection.ts';
import {
  answerFrames,
  apologyFrames,
  type ClientFrame,
  foreignFramesOf,
  framesOf,
  parseFrame,
  questionOfWait,
} from './frames.ts';
import { Microphones } from './microphones.ts';
import type { WebSocketDoorOptions, WebSocketLimits } from './options.ts';
import { type SeatLimits, Seats } from './seats.ts';
import type { Talk } from './talk.ts';
import { Talks } from './talks.ts';
import { Watchers } from './watchers.ts';

const TALKS_PER_CONNECTION = 50;
/** Frames of one connection that may stand in line while the one before is taken in. */
const FRAMES_IN_LINE_MAX = 100;
/** The longest the door follows a turn to make sure that it ends. */
const FOLLOW_MS = 10 * 60_000;
/** The answer comes by the switchboard; only a turn that ended without one for this long is ended from its view. */
const GRACE_MS = 2_000;

/**
 * Document 004's frames, exactly: `{"init":true,"uuid"}` opens a talk and is not answered; `{"uuid","message"}` gives one
 * or more `on_chat_model_stream`, then one `on_chat_model_end`, each with its turn. Beside them our own: `seq` on every
 * frame and `resume`, questions with their `wait` and answers to them, notices (docs/reference/api.md).
 */
export class WebSocketDoor implements Door, Part {
  readonly name = 'websocket';
  readonly channel = 'websocket';
  readonly frameBytesMax = 64 * 1024;
  readonly #house: Doorways;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #limits: Required<Omit<WebSocketLimits, keyof SeatLimits | 'talksMax'>>;
  readonly #seats: Seats;
  readonly #connections = new Map<Connection, Set<Talk>>();
  readonly #talks: Talks;
  readonly #watchers: Watchers;
  readonly #microphones: Microphones;
  readonly #inTurn = new KeyedQueue<Connection>(FRAMES_IN_LINE_MAX);
  readonly #openings = new Emitter<Opening>();
  readonly #left = new Emitter<void>();
  readonly #closing = new AbortController();
  #pinging: Timer | undefined;

  constructor(options: WebSocketDoorOptions) {
    this.#house = options.house;
    this.#log = options.log.child('websocket');
    this.#clock = options.clock;
    const { limits } = options;
    this.#limits = {
      pingMs: limits?.pingMs ?? 30_000,
      initMs: limits?.initMs ?? 5_000,
    };
    this.#seats = new Seats(limits);
    this.#talks = new Talks(options.clock, limits?.talksMax ?? 1_000);
    this.#microphones = new Microphones(options.voice);
    this.#watchers = new Watchers({
      ...{ house: this.#house, clock: this.#clock, log: this.#log },
      doorwayOf: (connection) => this.#doorwayOf(connection),
      personOf: (connection) => this.#personOf(connection),
    });
  }

  /** Takes over a socket that has been upgraded. */
  accept(socket: WebSocket, admittance: Admittance): void {
    const connection = new Connection(socket, admittance, this.#clock, this.#log);
    const leaving = this.#seats.seat(connection);
    if (leaving === undefined) {
      this.#log.warn('refused a connection, too many are open', { token: connection.token?.name });
      connection.close(CLOSE_TOO_MANY, 'too many connections');
      return;
    }
    for (const stranger of leaving) this.#dismiss(stranger, CLOSE_TOO_MANY, 'too many without a token');
    this.#connections.set(connection, new Set());
    this.#armPing();
    const nameless = this.#clock.after(this.#limits.initMs, () => {
      if (connection.token === undefined) this.#dismiss(connection, CLOSE_UNAUTHORIZED, 'no token');
    });
    socket.on('message', (data, isBinary) => {
      if (connection.closed) return;
      if (this.#inTurn.enter(connection, () => this.#take(connection, data, isBinary))) return;
      this.#refuse(connection, new HearthError('too-many', 'Too many frames at once'));
    });
    socket.on('close', () => {
      nameless.cancel();
      this.#drop(connection);
    });
  }

  /** Ends the connections of a token or a session that was revoked or has ended. */
  revoke(id: string): void {
    for (const connection of [...this.#connections.keys()])
      if (connection.token?.id === id || connection.session === id)
        this.#dismiss(connection, CLOSE_UNAUTHORIZED, 'the token has ended');
  }

  readonly houseNow: Watchers['now'] = (token, doorway) => this.#watchers.now(token, doorway);

  reaches(message: OutboundMessage): boolean {
    return this.#talksFor(message).length > 0 || this.#watchers.reach(message);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    const talks = this.#talksFor(message);
    for (const talk of talks) {
      if (message.channel !== 'websocket' || talk.uuid !== message.conversation)
        talk.say(foreignFramesOf(message));
      else if (message.type !== 'answer' || message.turn === null || !talk.hasEnded(message.turn)) {
        if (message.part === true && message.turn !== null) talk.begin(message.turn, message.text);
        talk.say(framesOf(message, talk.begunOf(message.turn)));
      }
    }
    const isWatched = this.#watchers.reach(message);
    if (isWatched) this.#watchers.tell(message);
    return isWatched || talks.length > 0 ? 'delivered' : 'unreachable';
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    return this.#openings.on(listener);
  }

  /** Says goodbye to everyone, and does not wait long for those who do not answer. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#pinging?.cancel();
    this.#watchers.close();
    for (const connection of [...this.#connections.keys()]) connection.close(1001, 'the hub is closing');
    if (this.#connections.size === 0) return;
    const allGone = new AbortController();
    const stop = this.#left.on(() => {
      if (this.#connections.size === 0) allGone.abort();
    });
    await pause(this.#clock, GOODBYE_MS, allGone.signal);
    stop();
    for (const connection of [...this.#connections.keys()]) connection.terminate();
  }

  /** Its own talk when somebody listens there; else, unless it is the reply to a talk of this door, every open talk of the person. */
  #talksFor(message: OutboundMessage): readonly Talk[] {
    const own = message.channel === 'websocket' ? this.#talks.get(message.conversation) : undefined;
    // A talk that somebody else has opened under the same name since does not hear what was meant for another.
    if (own?.open && (message.person === null || own.person === message.person)) return [own];
    if (message.person === null || (message.channel === 'websocket' && isReply(message))) return [];
    return this.#talks.all().filter((talk) => talk.open && talk.person === message.person);
  }

  async #take(connection: Connection, data: RawData, isBinary: boolean): Promise<void> {
    if (connection.closed) return;
    let frame: ClientFrame;
    try {
      if (isBinary) return this.#microphones.take(connection, data as Buffer);
      frame = parseFrame(String(data));
      this.#admit(connection, frame);
    } catch (error) {
      this.#refuse(connection, error);
      return;
    }
    switch (frame.type) {
      case 'init':
        this.#log.debug('a talk was opened', { uuid: frame.uuid });
        return this.#attempt(connection, () => this.#announce(this.#join(connection, frame.uuid)));
      case 'chat':
        return this.#chat(connection, frame);
      case 'resume':
        return this.#attempt(connection, () => this.#resume(connection, frame));
      case 'answer':
        return this.#attempt(connection, () => this.#answer(connection, frame));
      case 'watch':
        return this.#attempt(connection, () => this.#watch(connection, frame));
      case 'speak':
        return this.#attempt(connection, () => this.#microphones.begin(connection, frame));
      case 'spoken':
        // What else is said meanwhile does not wait for it.
        void this.#attempt(connection, () =>
          this.#microphones.end(connection, this.#speakerOf(connection), this.#closing.signal),
        );
    }
  }

  #admit(connection: Connection, frame: ClientFrame): void {
    if (frame.type === 'init' && frame.token !== undefined) this.#show(connection, frame.token);
    if (connection.token === undefined)
      throw new HearthError('unauthorized', 'A token is needed', {
        hint: 'Open with {"init": true, "uuid": …, "token": …}, or bring it as a bearer token or "?token=".',
      });
    if (frame.type === 'init') return;
    if (!connection.allow(connection.token))
      throw new HearthError('too-many', 'Too many messages in a short time', { hint: 'Wait a moment.' });
    if (frame.type === 'chat') connection.charge(connection.token, frame.message);
  }

  /** A connection is one token's from its first frame on: talks that it has joined must not become another's. */
  #show(connection: Connection, secret: string): void {
    const token = connection.authenticate(secret);
    if (connection.token === undefined) {
      connection.token = token;
      if (this.#seats.promote(connection)) return;
      connection.token = undefined;
      throw new HearthError('too-many', 'Too many connections are open', { hint: 'Close some of them.' });
    }
    if (connection.token.id !== token.id)
      throw new HearthError('conflict', 'This connection belongs to another token', {
        hint: 'Open another one.',
      });
  }

  async #attempt(connection: Connection, run: () => Promise<void> | void): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#refuse(connection, error);
    }
  }

  /** An error before any talk was opened goes to this client alone, without a number. */
  #refuse(connection: Connection, error: unknown): void {
    if (!(error instanceof HearthError)) this.#log.error('a frame failed', { error: messageOf(error) });
    for (const frame of apologyFrames(error, null)) connection.send(JSON.stringify(frame));
    if (connection.token !== undefined) return;
    const waits = error instanceof HearthError && error.code === 'too-many';
    this.#dismiss(connection, waits ? CLOSE_TOO_MANY : CLOSE_UNAUTHORIZED, 'no good token');
  }

  async #chat(connection: Connection, frame: Extract<ClientFrame, { type: 'chat' }>): Promise<void> {
    if (frame.message.trim() === '') return;
    await this.#attempt(connection, async () => {
      const talk = this.#join(connection, frame.uuid);
      this.#announce(talk);
      const { turn, duplicate } = await this.#receive(connection, talk, frame);
      if (turn === undefined) return;
      if (duplicate) this.#replayTurn(connection, talk, turn, 0);
      else void this.#seeToTheEnd(this.#doorwayOf(connection), talk, turn);
    });
  }

  /** A message that could not be taken in is answered in its talk, where other listeners and a resuming one see it too. */
  async #receive(connection: Connection, talk: Talk, frame: Extract<ClientFrame, { type: 'chat' }>) {
    try {
      return await this.#doorwayOf(connection).receive({
        channel: 'websocket',
        conversation: talk.uuid,
        text: frame.message,
        ...defined({ externalId: frame.externalId, rendering: frame.rendering }),
      });
    } catch (error) {
      if (!(error instanceof HearthError)) this.#log.error('a message failed', { error: messageOf(error) });
      talk.say(apologyFrames(error, null));
      return { turn: undefined, duplicate: false };
    }
  }

  #resume(connection: Connection, frame: Extract<ClientFrame, { type: 'resume' }>): void {
    const talk = this.#join(connection, frame.uuid);
    const after = frame.after ?? 0;
    const complete =
      frame.turn === undefined
        ? talk.replayAfter(connection, after)
        : this.#replayTurn(connection, talk, frame.turn, after);
    connection.send(JSON.stringify({ resumed: true, uuid: frame.uuid, complete, seq: this.#talks.lastSeq }));
    this.#announce(talk);
  }

  /** The frames that are kept of the turn; for a turn from before the last start, frames made from its view. */
  #replayTurn(connection: Connection, talk: Talk, id: string, after: number): boolean {
    if (talk.replayTurn(connection, id, after)) return true;
    const doorway = this.#doorwayOf(connection);
    const turn = doorway.turn(id);
    if (turn === undefined)
      throw new HearthError('not-found', `There is no turn "${id}"`, { hint: 'Say the sentence again.' });
    if (isOver(turn)) this.#endFromView(talk, turn);
    else {
      talk.say(turn.waits.map(questionOfWait));
      void this.#seeToTheEnd(doorway, talk, id);
    }
    return false;
  }

  async #answer(connection: Connection, frame: Extract<ClientFrame, { type: 'answer' }>): Promise<void> {
    const outcome = await this.#doorwayOf(connection).answer(frame.wait, frame.value);
    const accepted = outcome.type === 'accepted';
    connection.send(
      JSON.stringify({ wait: frame.wait, accepted, ...(accepted ? {} : { because: outcome.type }) }),
    );
  }

  /** Whoever waits for notices is there: what nobody could be told is offered once more. */
  async #watch(connection: Connection, frame: Extract<ClientFrame, { type: 'watch' }>): Promise<void> {
    if (!(await this.#watchers.watch(connection, frame.watch, frame.after))) return;
    this.#openings.emit({ channel: 'websocket', conversation: '', person: this.#personOf(connection) });
  }

  /** Every turn started here ends here, also one whose answer never came by the switchboard. */
  async #seeToTheEnd(doorway: Doorway, talk: Talk, id: string): Promise<void> {
    // A signal of its own: listeners of many turns would pile up on one.
    const signal = AbortSignal.any([this.#closing.signal]);
    try {
      const settled = await doorway.settled(id, FOLLOW_MS, signal);
      if (settled === undefined || !isOver(settled)) return;
      await pause(this.#clock, GRACE_MS, signal);
      if (talk.open && !signal.aborted) this.#endFromView(talk, settled);
    } catch (error) {
      this.#log.warn('lost sight of a turn', { turn: id, error: messageOf(error) });
    }
  }

  #endFromView(talk: Talk, turn: TurnView): void {
    if (talk.hasEnded(turn.turn)) return;
    if (turn.reply !== null) talk.say(answerFrames(turn.reply, turn.turn));
    else talk.say(apologyFrames(new Error(`turn ${turn.turn} ended without an answer`), turn.turn));
  }

  /** @throws HearthError `not-permitted` when the talk is someone else's, `too-many` when the connection has too many talks. */
  #join(connection: Connection, uuid: string): Talk {
    const talk = this.#talks.of(uuid, this.#speakerOf(connection));
    const joined = this.#connections.get(connection);
    if (joined === undefined) throw new HearthError('cancelled', 'The connection has closed');
    if (joined.size >= TALKS_PER_CONNECTION && !joined.has(talk))
      throw new HearthError('too-many', 'Too many talks on one connection', { hint: 'Open another one.' });
    talk.join(connection);
    joined.add(talk);
    return talk;
  }

  #announce(talk: Talk): void {
    this.#openings.emit({ channel: 'websocket', conversation: talk.uuid, person: talk.person });
  }

  #doorwayOf(connection: Connection): Doorway {
    return this.#house.as(this.#speakerOf(connection));
  }

  #personOf(connection: Connection): string | null {
    return heardPerson(this.#speakerOf(connection), this.#house.people());
  }

  #speakerOf({ token }: Connection): Speaker {
    return token === undefined ? nobody('websocket') : speakerOf(token, this.#house.people());
  }

  /** Ends a connection: it hears and says nothing from now on, however long the client takes to hang up. */
  #dismiss(connection: Connection, code: number, reason: string): void {
    connection.close(code, reason);
    this.#seats.leave(connection);
    this.#watchers.leave(connection);
    this.#microphones.leave(connection);
    for (const talk of this.#connections.get(connection) ?? []) talk.leave(connection);
  }

  #drop(connection: Connection): void {
    this.#seats.leave(connection);
    this.#watchers.leave(connection);
    this.#microphones.leave(connection);
    for (const talk of this.#connections.get(connection) ?? []) talk.leave(connection);
    this.#connections.delete(connection);
    this.#left.emit();
  }

  #armPing(): void {
    if (this.#pinging !== undefined || this.#closing.signal.aborted) return;
    this.#pinging = this.#clock.after(this.#limits.pingMs, () => {
      this.#pinging = undefined;
      for (const connection of [...this.#connections.keys()]) connection.ping();
      if (this.#connections.size > 0) this.#armPing();
    });
  }
}

function isOver(turn: TurnView): boolean {
  return turn.status !== 'running' && turn.status !== 'waiting';
}
