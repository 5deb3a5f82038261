import { createECDH } from 'node:crypto';
import type { KeyFile } from '../../store/index.ts';

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys by which push services know this hub (RFC 8292), made at first use and kept in a file of their own. A browser subscribes to the public
 * one: with new keys everybody has to subscribe again.
 */
export class VapidKeys {
  readonly #file: Pick<KeyFile, 'read' | 'write'>;
  #keys: KeyPair | undefined;

  constructor(file: Pick<KeyFile, 'read' | 'write'>) {
    this.#file = file;
  }

  get(): KeyPair {
    this.#keys ??= this.#kept() ?? this.#made();
    return this.#keys;
  }

  #kept(): KeyPair | undefined {
    const text = this.#file.read();
    return text === undefined ? undefined : pairOf(Buffer.from(text.trim(), 'base64url'));
  }

  #made(): KeyPair {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    this.#file.write(`${padded(curve.getPrivateKey()).toString('base64url')}\n`);
    return pairOf(curve.getPrivateKey());
  }
}

function pairOf(privateKey: Buffer): KeyPair {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url', 'uncompressed'),
    privateKey: padded(privateKey).toString('base64url'),
  };
}

/** Thirty-two bytes, also where the number begins with zeros. */
function padded(key: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}
