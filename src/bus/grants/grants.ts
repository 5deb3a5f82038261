/**
 * Grants: permission for one risky call (H09). A person says yes to the hub, the hub signs what was said yes to, and the
 * service itself checks the signature, so that no door leads around the question.
 */
import { createHash, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { isGrownUp } from '../../access/index.ts';
import {
  type Clock,
  canonicalJson,
  HearthError,
  isJsonObject,
  type Json,
  type Logger,
  messageOf,
  type Part,
  parseJson,
} from '../../base/index.ts';
import { type CallerIdentity, type Risk, Role, Speaker } from '../../domain/index.ts';
import type { Store } from '../../store/index.ts';
import { callerKey } from '../call-store.ts';
import { hubKeyTopic } from '../topics.ts';
import type { Bus } from '../types.ts';
import { whenThere } from '../when-there.ts';
import { publicTextOf } from './grant-key.ts';
import { GrantStore } from './grant-store.ts';

/** Long enough for a slow bus, too short to be kept for later. */
export const GRANT_LIFE_MS = 2 * 60_000;
/** How long a person may think about a question that a door asked. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** What a yes is a yes to. `params` as they are sent, not as they are parsed. */
export interface RiskyCall {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  readonly by: CallerIdentity;
}

const Grant = z.object({
  v: z.literal(1),
  service: z.string(),
  method: z.string(),
  params: z.string(),
  caller: z.string(),
  /** Who said yes. */
  from: z.string(),
  role: Role,
  exp: z.number(),
  nonce: z.string().min(16).max(64),
});
type Grant = z.infer<typeof Grant>;

/** The hub's side: signs what a person said yes to, and tells every service by which key it does. */
export class GrantIssuer implements Part {
  readonly name = 'grants';
  /** base64url of the key's SubjectPublicKeyInfo (RFC 8410). */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  #stopListening: (() => void) | undefined;

  /** `privateKey` as `openGrantKey` gives it. */
  constructor(options: {
    readonly privateKey: KeyObject;
    readonly bus: Bus;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#log = options.log.child('grants');
    this.#privateKey = options.privateKey;
    this.publicKey = publicTextOf(options.privateKey);
  }

  async start(): Promise<void> {
    this.#stopListening = this.#bus.onConnection((state) => {
      if (state === 'connected')
        this.#publishKey().catch((error) =>
          this.#log.warn('the key was not published', { error: messageOf(error) }),
        );
    });
    await whenThere(this.#bus, () => this.#publishKey());
  }

  close(): void {
    this.#stopListening?.();
  }

  /** A grant for this one call. `from` and `role` are of the person who said yes, which is not always the caller. */
  issue(
    call: RiskyCall,
    yes: { readonly from: string; readonly role: Role; readonly lifeMs?: number },
  ): string {
    const grant: Grant = {
      v: 1,
      service: call.service,
      method: call.method,
      params: paramsHash(call.params),
      caller: callerKey(call.by),
      from: yes.from,
      role: yes.role,
      exp: this.#clock.now() + (yes.lifeMs ?? GRANT_LIFE_MS),
      nonce: randomBytes(16).toString('base64url'),
    };
    const body = Buffer.from(JSON.stringify(grant)).toString('base64url');
    return `${body}.${sign(null, Buffer.from(body), this.#privateKey).toString('base64url')}`;
  }

  /** For a host of agents that works in somebody's name. */
  warrant(speaker: Speaker | null): string {
    const warrant: z.infer<typeof Warrant> = {
      v: 1,
      warrant: true,
      speaker,
      exp: this.#clock.now() + WARRANT_LIFE_MS,
    };
    const body = Buffer.from(JSON.stringify(warrant)).toString('base64url');
    return `${body}.${sign(null, Buffer.from(body), this.#privateKey).toString('base64url')}`;
  }

  /** What the hub says to services of other processes carries its signature (Ed25519, RFC 8032), in base64url. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#privateKey).toString('base64url');
  }

  async #publishKey(): Promise<void> {
    const key = { alg: 'ed25519', key: this.publicKey };
    await this.#bus.publish(hubKeyTopic(this.#bus.root), key, { qos: 1, retain: true });
  }
}

/**
 * What a host of agents shows with its calls: the hub let it work for this speaker until then. On a broker that lets anybody listen it
 * names nobody, and opens no more than the hosts of agents to each other.
 */
const Warrant = z.object({
  v: z.literal(1),
  warrant: z.literal(true),
  speaker: Speaker.nullable(),
  exp: z.number(),
});
export type Warranted = Pick<z.infer<typeof Warrant>, 'speaker'>;

/** As long as a host remembers what it does for whom. */
export const WARRANT_LIFE_MS = 30 * 24 * 3_600_000;

export type GrantVerdict =
  | { readonly type: 'granted'; readonly from: string; readonly role: Role }
  | { readonly type: 'refused'; readonly because: string };

/**
 * The service's side: trusts one key, given or learnt from the bus and pinned on first sight, and takes each grant for one
 * wish only, also across restarts.
 */
export class GrantVerifier implements Part {
  readonly name = 'grant verifier';
  readonly #store: GrantStore;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #log: Logger;
  #key: KeyObject | undefined;
  #keyText: string | undefined;
  #unsubscribe: (() => Promise<void>) | undefined;

  /**
   * `publicKey` as `GrantIssuer.publicKey` gives it; it replaces a pinned one. Without it the retained key of the hub is learnt.
   * `forgetHub` lets go of the pinned one first: the hub was set up anew.
   */
  constructor(options: {
    readonly store: Store;
    readonly bus: Bus;
    readonly clock: Clock;
    readonly log: Logger;
    readonly publicKey?: string;
    readonly forgetHub?: boolean;
  }) {
    this.#store = new GrantStore(options.store);
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#log = options.log.child('grants');
    if (options.forgetHub === true) this.#store.forgetHub();
    if (options.publicKey !== undefined && options.publicKey !== this.#store.key('hub')) {
      publicKeyOf(options.publicKey);
      this.#store.keepKey('hub', options.publicKey);
    }
    this.#trust(this.#store.key('hub'));
  }

  async start(): Promise<void> {
    this.#unsubscribe = await this.#bus.subscribe(hubKeyTopic(this.#bus.root), (message) =>
      this.#learn(message.payload),
    );
  }

  async close(): Promise<void> {
    await this.#unsubscribe?.().catch(() => {});
  }

  /**
   * Judges a grant for a call and uses it up. `wish` tells calls apart from repetitions of them (the idempotency key): the
   * same wish may show the same grant again. `mayGrant` tells whose yes counts for a restricted call.
   */
  check(
    token: string | undefined,
    call: RiskyCall,
    risk: Exclude<Risk, 'none'>,
    wish: string,
    mayGrant: (role: Role) => boolean = isGrownUp,
  ): GrantVerdict {
    const refused = (because: string): GrantVerdict => ({ type: 'refused', because });
    if (token === undefined) return refused('a person must say yes first');
    if (this.#key === undefined) return refused("this service has not learnt the hub's key yet");
    const grant = readGrant(token, this.#key);
    if (grant === undefined) return refused('the grant is not signed by this hub');
    const now = this.#clock.now();
    if (grant.exp <= now) return refused('the grant has expired');
    if (grant.service !== call.service || grant.method !== call.method)
      return refused('the grant is for another method');
    if (grant.params !== paramsHash(call.params)) return refused('the grant is for other arguments');
    if (grant.caller !== callerKey(call.by)) return refused('the grant is for another caller');
    if (risk === 'restricted' && !mayGrant(grant.role)) return refused('an owner or an adult must say yes');
    if (!this.#store.use(grant.nonce, `${grant.caller}\n${wish}`, grant.exp, now))
      return refused('the grant has been used');
    return { type: 'granted', from: grant.from, role: grant.role };
  }

  /** What a warrant of the hub says; undefined when it is none, or over. */
  warranted(token: string): Warranted | undefined {
    const said = this.#key === undefined ? undefined : signedIn(token, this.#key);
    const warrant = Warrant.safeParse(said);
    return warrant.success && warrant.data.exp > this.#clock.now() ? warrant.data : undefined;
  }

  /** Whether the hub signed this text. */
  signed(text: string, signature: string): boolean {
    return this.#key !== undefined && isSigned(text, signature, this.#key);
  }

  #learn(payload: Buffer): void {
    const parsed = parseJson(payload.toString('utf8'));
    const text = parsed.ok && isJsonObject(parsed.value) ? parsed.value['key'] : undefined;
    if (typeof text !== 'string' || text === this.#keyText) return;
    if (this.#keyText !== undefined) {
      this.#log.warn('a key that is not the trusted one is offered as the hub’s; it is ignored', {
        topic: hubKeyTopic(this.#bus.root),
        hint: 'If the hub was set up anew, start this once with --new-hub-key.',
      });
      return;
    }
    try {
      publicKeyOf(text);
    } catch (error) {
      this.#log.warn('the key offered as the hub’s is no key', { error: messageOf(error) });
      return;
    }
    this.#store.keepKey('hub', text);
    this.#trust(text);
  }

  #trust(text: string | undefined): void {
    this.#keyText = text;
    this.#key = text === undefined ? undefined : publicKeyOf(text);
  }
}

/** The token of a question: a door shows it with the yes, so that the yes belongs to this call and to no other. No secret. */
export function challengeFor(
  call: RiskyCall,
  now: number,
): { readonly token: string; readonly expires: number } {
  const expires = now + CHALLENGE_LIFE_MS;
  return { token: challengeText(call, expires), expires };
}

function challengeText(call: RiskyCall, expires: number): string {
  const content = [call.service, call.method, paramsHash(call.params), callerKey(call.by), expires].join(
    '\n',
  );
  return `${expires.toString(36)}.${createHash('sha256').update(content).digest('base64url').slice(0, 22)}`;
}

const paramsHash = (params: Json) => createHash('sha256').update(canonicalJson(params)).digest('base64url');

function readGrant(token: string, key: KeyObject): Grant | undefined {
  const grant = Grant.safeParse(signedIn(token, key));
  return grant.success ? grant.data : undefined;
}

/** In the one way it is written: base64url has several texts for the same bytes (RFC 4648 section 3.5). */
function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes);
}

/** What the hub signed; undefined where it did not. */
function signedIn(token: string, key: KeyObject): Json | undefined {
  const [body, signature, ...more] = token.split('.');
  if (body === undefined || signature === undefined || more.length > 0) return undefined;
  if (!isSigned(body, signature, key)) return undefined;
  const parsed = parseJson(Buffer.from(body, 'base64url').toString('utf8'));
  return parsed.ok ? parsed.value : undefined;
}

/** @throws HearthError `config-invalid` when the text is no ed25519 key. */
function publicKeyOf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new HearthError('config-invalid', "This is not the hub's public key", { cause: error });
  }
  throw new HearthError('config-invalid', "The hub's public key must be an ed25519 key");
}
