import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a push service took it, and as the browser that it was for reads it. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A push service (RFC 8030) that keeps what it is sent; `status` is what it answers with. */
export class PushService {
  readonly taken: Pushed[] = [];
  status = 201;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.taken.push({ path: request.url ?? '', headers: request.headers, bytes: Buffer.concat(chunks) });
        response.writeHead(this.status).end();
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser that has subscribed: it has the keys that its messages are read with. */
export class Subscriber {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.#keys.generateKeys();
    this.endpoint = endpoint;
  }

  toJSON() {
    const keys = {
      p256dh: this.#keys.getPublicKey('base64url', 'uncompressed'),
      auth: this.#auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** RFC 8291, section 3.4, over a single record of RFC 8188. Throws where a byte is not as it was sent. */
  read({ bytes }: Pushed) {
    const salt = bytes.subarray(0, 16);
    const idLength = bytes.readUInt8(20);
    const sender = bytes.subarray(21, 21 + idLength);
    const body = bytes.subarray(21 + idLength);
    const secret = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(String(padded.subarray(0, end)));
  }
}

/** What the hub says of itself (RFC 8292), once its signature was found good for this public key. */
export function vapidOf({ headers }: Pushed, publicKey: string) {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error(`signed by ${key}`);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('the signature is not good');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
}
