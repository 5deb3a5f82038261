import { type Budgets, type Clock, type Logger, messageOf } from '../../src/base/index.ts';
import type { Bus, BusMessage } from '../../src/bus/index.ts';
import { type NoPicture, type Picture, pictureTypeOf } from '../../src/domain/index.ts';
import type { PictureSource } from './entity.ts';
import { BUDGETS } from './limits.ts';
import type { Entity } from './read-entity.ts';

/** Of one picture, as it is and not as it is encoded. */
export const PICTURE_BYTES_MAX = 1_000_000;
/** Of all things together: one of each. */
export const PICTURES_MAX = 32;
/** RFC 4648 section 4: three bytes are four characters. */
const ENCODED_BYTES_MAX = Math.ceil(PICTURE_BYTES_MAX / 3) * 4;

const NONE_YET = 'it has sent no picture since the hub started';
const MADE_ROOM = `${PICTURES_MAX} other things have sent pictures since`;

interface Followed {
  readonly source: PictureSource;
  readonly device: string;
  readonly end: Promise<() => Promise<void>>;
}

export interface PicturesOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly budgets: Budgets;
}

/**
 * The newest picture of each thing that sends some, in memory alone. Bounded: a picture is at most `PICTURE_BYTES_MAX` long, and the
 * thing whose picture came longest ago makes room for the one beyond `PICTURES_MAX`.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  /** By the id of the entity. */
  readonly #followed = new Map<string, Followed>();
  /** By the id of the device; the one that came last stands last. */
  readonly #kept = new Map<string, Picture>();
  /** Why a device that is followed has no picture. */
  readonly #reasons = new Map<string, string>();

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /** Takes an entity as it is announced now; one that sends no pictures any more is left. */
  follow({ id, deviceId, name, account, dialect: { picture: source } }: Entity): void {
    const before = this.#followed.get(id);
    if (before?.device === deviceId && isSame(before.source, source)) return;
    this.leave(id);
    if (source === undefined) return;
    const { bus, log } = this.#options;
    const end = bus.subscribe(source.topic, (message) => {
      // What is read costs as other messages do; bytes that are only kept cost nothing.
      if (account.admits(source.isEncoded ? message.payload.length : 0))
        this.#take(deviceId, name, source, message);
    });
    this.#followed.set(id, { source, device: deviceId, end });
    if (!this.#kept.has(deviceId)) this.#reasons.set(deviceId, NONE_YET);
    end.catch((error) =>
      log.warn('a topic of a device cannot be followed', { topic: source.topic, reason: messageOf(error) }),
    );
  }

  leave(entity: string): void {
    const followed = this.#followed.get(entity);
    if (followed === undefined) return;
    this.#followed.delete(entity);
    void followed.end.then((end) => end()).catch(() => {});
    if ([...this.#followed.values()].some(({ device }) => device === followed.device)) return;
    this.#kept.delete(followed.device);
    this.#reasons.delete(followed.device);
  }

  /** The newest picture of a device, or why there is none; undefined for one that sends none. */
  of(device: string): Picture | NoPicture | undefined {
    const reason = this.#reasons.get(device);
    return this.#kept.get(device) ?? (reason === undefined ? undefined : { reason });
  }

  async close(): Promise<void> {
    const all = [...this.#followed.values()];
    this.#followed.clear();
    this.#kept.clear();
    for (const { end } of all) await end.then((stop) => stop()).catch(() => {});
  }

  #take(device: string, name: string, { isEncoded }: PictureSource, { payload, retained }: BusMessage): void {
    const { log, budgets, clock } = this.#options;
    if (payload.length > (isEncoded ? ENCODED_BYTES_MAX : PICTURE_BYTES_MAX)) {
      const reason = `what it sent last is longer than the ${PICTURE_BYTES_MAX} bytes of a picture`;
      budgets.exceeded(BUDGETS.picture, name, `${payload.length} bytes: ${reason}`);
      this.#refuse(device, reason);
      return;
    }
    // A copy: what came may be a part of a longer buffer of the connection.
    const bytes = isEncoded ? Buffer.from(payload.toString('latin1'), 'base64') : Buffer.from(payload);
    const type = pictureTypeOf(bytes);
    if (type === undefined) {
      const reason = 'what it sent last is no JPEG, PNG, WebP or GIF';
      if (this.#reasons.get(device) !== reason)
        log.warn('a picture of a device cannot be read', { id: device, name, reason });
      this.#refuse(device, reason);
      return;
    }
    // After a loss of the connection the broker says again what it kept.
    if (retained && this.#kept.get(device)?.bytes.equals(bytes)) return;
    this.#reasons.delete(device);
    this.#kept.delete(device);
    this.#kept.set(device, { bytes, type, at: retained ? null : clock.now() });
    this.#makeRoom();
  }

  /** The picture before is as it was: it stays, with its hour. */
  #refuse(device: string, reason: string): void {
    this.#reasons.set(device, reason);
  }

  #makeRoom(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size <= PICTURES_MAX || oldest === undefined) return;
    this.#kept.delete(oldest);
    this.#reasons.set(oldest, MADE_ROOM);
  }
}

function isSame(one: PictureSource, other: PictureSource | undefined): boolean {
  return one.topic === other?.topic && one.isEncoded === other.isEncoded;
}
