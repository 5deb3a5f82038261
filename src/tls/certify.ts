/** Certificates in X.509 (RFC 5280). The libraries are loaded when one has to be made, which is once or twice a year. */
import {
  createHash,
  createPrivateKey,
  KeyObject,
  randomBytes,
  webcrypto,
  X509Certificate,
} from 'node:crypto';
import { isIP, SocketAddress } from 'node:net';

/** A certificate and the private key that belongs to it, both as PEM. */
export interface KeyedCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Milliseconds since the epoch. */
export interface Validity {
  readonly from: number;
  readonly until: number;
}

type Pki = typeof import('pkijs') & {
  readonly asn1: typeof import('asn1js');
  readonly engine: import('pkijs').CryptoEngine;
};

const ECDSA_P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SERIAL_BYTES = 16;

const COMMON_NAME = '2.5.4.3';
const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
/** Extensions of RFC 5280 section 4.2.1. */
const EXTENSION = {
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  alternativeName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
} as const;
/** KeyUsage counts its bits from the left (section 4.2.1.3): digitalSignature is 0, keyCertSign 5, cRLSign 6. */
const SIGNS = { byte: 0b1000_0000, unusedBits: 7 };
const SIGNS_CERTIFICATES = { byte: 0b0000_0110, unusedBits: 1 };
/** The forms of a GeneralName (section 4.2.1.6). */
const DNS_NAME = 2;
const IP_ADDRESS = 7;

/** An authority that may sign certificates of servers, and no authority below it. `name` in plain ASCII, as `issuer` repeats it. */
export async function makeRoot(name: string, validity: Validity): Promise<KeyedCertificate> {
  const pki = await load();
  const keys = await newKeys();
  return certify(pki, {
    subject: name,
    issuer: name,
    validity,
    keys,
    signingKey: keys.privateKey,
    extensions: [
      extension(pki, 'basicConstraints', new pki.BasicConstraints({ cA: true, pathLenConstraint: 0 }), true),
      extension(pki, 'keyUsage', bits(pki, SIGNS_CERTIFICATES), true),
      extension(pki, 'subjectKey', octets(pki, await keyIdOf(keys.publicKey))),
    ],
  });
}

/** A server's certificate for these host names and IP addresses, signed by the authority. */
export async function makeLeaf(
  root: KeyedCertificate,
  name: string,
  names: readonly string[],
  validity: Validity,
): Promise<KeyedCertificate> {
  const pki = await load();
  const keys = await newKeys();
  const authority = new X509Certificate(root.cert);
  const authorityKey = await webcrypto.subtle.importKey(
    'spki',
    authority.publicKey.export({ format: 'der', type: 'spki' }),
    ECDSA_P256,
    true,
    ['verify'],
  );
  const keyIdentifier = octets(pki, await keyIdOf(authorityKey));
  const altNames = names.map((one) => generalName(pki, one));
  return certify(pki, {
    subject: name,
    issuer: commonNameOf(authority),
    validity,
    keys,
    signingKey: await signingKeyOf(root.key),
    extensions: [
      extension(pki, 'basicConstraints', new pki.BasicConstraints({ cA: false }), true),
      extension(pki, 'keyUsage', bits(pki, SIGNS), true),
      extension(pki, 'extendedKeyUsage', new pki.ExtKeyUsage({ keyPurposes: [SERVER_AUTH] })),
      extension(pki, 'alternativeName', new pki.AltName({ altNames })),
      extension(pki, 'subjectKey', octets(pki, await keyIdOf(keys.publicKey))),
      extension(pki, 'authorityKey', new pki.AuthorityKeyIdentifier({ keyIdentifier })),
    ],
  });
}

async function load(): Promise<Pki> {
  const [pki, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);
  return { ...pki, asn1, engine: new pki.CryptoEngine({ name: 'node', crypto: webcrypto }) };
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ECDSA_P256, true, ['sign', 'verify']);
}

async function certify(
  pki: Pki,
  {
    subject,
    issuer,
    validity,
    keys,
    signingKey,
    extensions,
  }: {
    readonly subject: string;
    readonly issuer: string;
    readonly validity: Validity;
    readonly keys: webcrypto.CryptoKeyPair;
    readonly signingKey: webcrypto.CryptoKey;
    readonly extensions: InstanceType<Pki['Extension']>[];
  },
): Promise<KeyedCertificate> {
  const certificate = new pki.Certificate();
  certificate.version = 2; // v3 counts from 0
  certificate.serialNumber = new pki.asn1.Integer({ valueHex: arrayOf(newSerial()) });
  certificate.subject.typesAndValues.push(commonName(pki, subject));
  certificate.issuer.typesAndValues.push(commonName(pki, issuer));
  certificate.notBefore.value = new Date(validity.from);
  certificate.notAfter.value = new Date(validity.until);
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, pki.engine);
  await certificate.sign(signingKey, 'SHA-256', pki.engine);
  const der = Buffer.from(certificate.toSchema(true).toBER(false));
  return {
    cert: pem('CERTIFICATE', der),
    key: KeyObject.from(keys.privateKey).export({ format: 'pem', type: 'pkcs8' }) as string,
  };
}

/** Positive, and not to be guessed (CA/Browser Forum Baseline Requirements 7.1 asks for 64 random bits). */
function newSerial(): Buffer {
  const serial = randomBytes(SERIAL_BYTES);
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  return serial;
}

/** Section 4.2.1.2, method 1: SHA-1 of the public key's bits names the key, and secures nothing. */
async function keyIdOf(key: webcrypto.CryptoKey): Promise<Buffer> {
  const point = await webcrypto.subtle.exportKey('raw', key);
  return createHash('sha1').update(Buffer.from(point)).digest();
}

function extension(
  pki: Pki,
  name: keyof typeof EXTENSION,
  value: { toBER(): ArrayBuffer } | { toSchema(): { toBER(sizeOnly?: boolean): ArrayBuffer } },
  critical = false,
): InstanceType<Pki['Extension']> {
  const extnValue = 'toSchema' in value ? value.toSchema().toBER(false) : value.toBER();
  return new pki.Extension({ extnID: EXTENSION[name], critical, extnValue });
}

function generalName(pki: Pki, name: string): InstanceType<Pki['GeneralName']> {
  return isIP(name) === 0
    ? new pki.GeneralName({ type: DNS_NAME, value: name })
    : new pki.GeneralName({ type: IP_ADDRESS, value: octets(pki, addressBytes(name)) });
}

/** Four bytes or sixteen, in network order. */
export function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  // Node writes an address of version 6 in its short form only, with "::" once.
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const words = (text: string) => (text === '' ? [] : text.split(':').flatMap(wordsOf));
  const before = words(head);
  const after = words(tail ?? '');
  const between = Array<number>(8 - before.length - after.length).fill(0);
  const bytes = Buffer.alloc(16);
  for (const [index, word] of [...before, ...between, ...after].entries())
    bytes.writeUInt16BE(word, index * 2);
  return bytes;
}

/** `::ffff:192.0.2.1` ends in an address of version 4 (RFC 4291 section 2.5.5.2). */
function wordsOf(part: string): number[] {
  if (!part.includes('.')) return [Number.parseInt(part, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function commonName(pki: Pki, value: string): InstanceType<Pki['AttributeTypeAndValue']> {
  return new pki.AttributeTypeAndValue({ type: COMMON_NAME, value: new pki.asn1.Utf8String({ value }) });
}

/** As `makeRoot` wrote it: Node escapes what is not plain. */
function commonNameOf(certificate: X509Certificate): string {
  return certificate.subject.replace(/^CN=/, '');
}

function octets(pki: Pki, bytes: Buffer) {
  return new pki.asn1.OctetString({ valueHex: arrayOf(bytes) });
}

function bits(pki: Pki, { byte, unusedBits }: { readonly byte: number; readonly unusedBits: number }) {
  return new pki.asn1.BitString({ valueHex: arrayOf(Buffer.from([byte])), unusedBits });
}

/** A Buffer may be a window on more than its own bytes. */
function arrayOf(bytes: Buffer): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

function signingKeyOf(key: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(key).export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, ECDSA_P256, false, ['sign']);
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
