import { connect } from 'node:net';
import { Audit, Authority } from '../../../src/access/index.ts';
import { type Clock, silentLogger, systemClock } from '../../../src/base/index.ts';
import {
  AnswerTokens,
  HttpDoor,
  type HttpDoorOptions,
  type HttpLimits,
  InvitationStore,
  SessionStore,
  SubscriptionStore,
  Switchboard,
  TokenStore,
  VapidKeys,
  WebSocketDoor,
} from '../../../src/channels/index.ts';
import { Store } from '../../../src/store/index.ts';
import { SmallHouse } from '../doorway.ts';
import { ScriptedVoice } from '../voice-house.ts';

export interface OpenHouse {
  readonly house: SmallHouse;
  readonly tokens: TokenStore;
  readonly signIns: { readonly sessions: SessionStore; readonly invitations: InvitationStore };
  readonly switchboard: Switchboard;
  readonly door: HttpDoor;
  readonly sockets: WebSocketDoor;
  readonly owner: string;
  readonly url: string;
  /** A request with the owner's token; `path` begins with a slash. */
  ask(path: string, init?: RequestInit & { readonly token?: string | null }): Promise<Response>;
  /** POSTs JSON with the owner's token. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** A small house with its HTTP and WebSocket doors open on a free port of 127.0.0.1. */
export async function openHouse(
  options: { clock?: Clock; limits?: HttpLimits } & Pick<
    HttpDoorOptions,
    'names' | 'origins' | 'trustedProxies' | 'speech' | 'budgets' | 'docs' | 'page' | 'mcp' | 'voice'
  > = {},
): Promise<OpenHouse> {
  const { clock = systemClock, ...doorOptions } = options;
  const log = silentLogger;
  const store = new Store({ path: ':memory:' });
  const tokens = new TokenStore({ store, clock });
  const made = tokens.ensureOwner({ person: 'alex' });
  const owner = made.type === 'made' ? made.token : '';
  const house = new SmallHouse(clock);
  const switchboard = new Switchboard({ clock, log });
  const sockets = new WebSocketDoor({ house, log, clock });
  const signIns = {
    sessions: new SessionStore({ store, clock, tokens }),
    invitations: new InvitationStore({ store, clock, tokens }),
  };
  const door = new HttpDoor({
    voice: new ScriptedVoice(),
    mcp: {
      serve: async ({ response }) => {
        response.end('{}');
      },
    },
    ...doorOptions,
    house,
    audit: new Audit({ store, clock, log }),
    authority: new Authority({ people: house.household }),
    tokens,
    ...signIns,
    push: {
      subscriptions: new SubscriptionStore({ store, clock }),
      answers: new AnswerTokens(clock),
      keys: new VapidKeys({ read: () => undefined, write: () => {} }),
      config: { services: [] },
    },
    setup: {
      view: () => ({
        ...{ name: 'Home', timezone: 'America/New_York', latitude: null, longitude: null },
        owner: { id: 'alex', name: 'Alex' },
        file: 'hearth.yaml',
      }),
      write: () => {},
    },
    host: '127.0.0.1',
    port: 0,
    log,
    clock,
    version: '0.1.0',
    webSocket: sockets,
  });
  switchboard.add(sockets);
  switchboard.add(door);
  house.say = (message) => switchboard.deliver(message);
  await door.start();
  const ask: OpenHouse['ask'] = (path, init = {}) => {
    const { token = owner, ...rest } = init;
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return fetch(`${door.url}${path}`, { ...rest, headers: { ...authorization, ...rest.headers } });
  };
  return {
    house,
    tokens,
    signIns,
    switchboard,
    door,
    sockets,
    owner,
    url: door.url,
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    close: async () => {
      switchboard.close();
      await door.close();
      tokens.close();
      store.close();
    },
  };
}

/** Sends bytes as they are and gathers what comes back until the server closes. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

export interface ServerEvent {
  readonly id: number | null;
  readonly event: string;
  readonly data: unknown;
}

/** Reads server-sent events until the stream ends or `enough` says so; then drops the connection. */
export async function readEvents(
  response: Response,
  enough: (events: readonly ServerEvent[]) => boolean = () => false,
): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  if (response.body === null) return events;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = parseEvent(text.slice(0, end));
      text = text.slice(end + 2);
      if (event !== undefined) events.push(event);
      if (enough(events)) return events;
    }
  }
  return events;
}

function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const id = fields.get('id');
  return {
    id: id === undefined ? null : Number(id),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(data),
  };
}
