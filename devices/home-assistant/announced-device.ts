import type { Clock, Timer } from '../../src/base/index.ts';
import type { DeviceSink } from '../../src/bus/index.ts';
import {
  type Capabilities,
  type DeviceCommand,
  type DeviceState,
  FEATURES_MAX,
  type Feature,
} from '../../src/domain/index.ts';
import { Availability, type Presence } from './availability.ts';
import { type Heard, type Publication, VALUE } from './entity.ts';
import type { Message } from './message.ts';
import type { Entity } from './read-entity.ts';

const READINGS_MAX = 64;

/** An entity as it stands in its device: under a key, where it is one of several values. */
interface Member {
  readonly entity: Entity;
  readonly key: string | undefined;
}

/**
 * A device of the home as it is made of entities: of one, which it is, or of all values of a kind that one thing announces. What is heard on
 * a topic is read for all of them at once, and told in one report.
 */
export class AnnouncedDevice {
  readonly id: string;
  readonly #clock: Clock;
  readonly #report: (state: DeviceState) => void;
  readonly #members = new Map<string, Member>();
  readonly #keys = new Map<string, Member>();
  readonly #reads = new Map<string, { readonly member: Member; readonly read: Heard['read'] }[]>();
  /** By how they are announced; what several entities say alike is judged once. */
  readonly #presences = new Map<Presence, Availability>();
  readonly #timers = new Map<string, Timer>();
  #heard = 0;

  constructor(id: string, clock: Clock, report: (state: DeviceState) => void) {
    this.id = id;
    this.#clock = clock;
    this.#report = report;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** Any of them: what they share, they say alike. */
  get first(): Entity {
    return this.#members.values().next().value!.entity;
  }

  get topics(): readonly string[] {
    return [...this.#reads.keys()];
  }

  get presences(): ReadonlyMap<Presence, Availability> {
    return this.#presences;
  }

  /** Undefined where no entity tells whether it is there. */
  get reachable(): boolean | undefined {
    if (this.#presences.size === 0) return undefined;
    for (const presence of this.#presences.values()) if (presence.reachable) return true;
    return false;
  }

  /** Takes in an entity, or another description of one. */
  set(entity: Entity): void {
    const before = this.#members.get(entity.id);
    if (before !== undefined) this.#take(before);
    const { feature } = entity;
    const key =
      feature === undefined
        ? undefined
        : (feature.keys.find((one) => !this.#keys.has(one)) ?? `${feature.keys[0]}_${this.#keys.size}`);
    const member = { entity, key };
    this.#members.set(entity.id, member);
    if (key !== undefined) this.#keys.set(key, member);
    for (const { topic, read } of entity.dialect.reads) {
      const reads = this.#reads.get(topic);
      if (reads === undefined) this.#reads.set(topic, [{ member, read }]);
      else reads.push({ member, read });
    }
    if (entity.presence.sources.length > 0 && !this.#presences.has(entity.presence))
      this.#presences.set(entity.presence, new Availability(entity.presence, entity.account));
  }

  /** Returns the key that is not told any more. */
  delete(entityId: string): string | undefined {
    const member = this.#members.get(entityId);
    if (member === undefined) return undefined;
    this.#take(member);
    this.#members.delete(entityId);
    const { presence } = member.entity;
    if (![...this.#members.values()].some(({ entity }) => entity.presence === presence))
      this.#presences.delete(presence);
    return member.key;
  }

  close(): void {
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
  }

  /** What a message says of all that listens to its topic; with `only`, of one entity. */
  hear(topic: string, message: Message, only?: string): DeviceState | undefined {
    let told: DeviceState | undefined;
    for (const { member, read } of this.#reads.get(topic) ?? []) {
      if (only !== undefined && member.entity.id !== only) continue;
      if (!message.isNews && member.entity.dialect.part?.counted === true) continue;
      const state = read(message);
      if (state === undefined) continue;
      told ??= {};
      if (member.key === undefined) Object.assign(told, state);
      else if (state[VALUE] !== undefined) told[member.key] = this.#valueOf(member, member.key, state[VALUE]);
    }
    return told;
  }

  write({ set, transition, code }: DeviceCommand): readonly Publication[] {
    if (set === undefined) return [];
    const how = {
      ...(transition === undefined ? {} : { transition }),
      ...(code === undefined ? {} : { code }),
    };
    const { feature, dialect } = this.first;
    if (feature === undefined) return dialect.write(set, how);
    return Object.entries(set).flatMap(
      ([key, value]) => this.#keys.get(key)?.entity.dialect.write({ [VALUE]: value }, how) ?? [],
    );
  }

  describe(isEntrance: boolean): Parameters<DeviceSink['announce']>[0] {
    const { name, area, thing, manufacturer, model, dialect, feature } = this.first;
    return {
      id: this.id,
      kind: dialect.kind,
      name,
      aliases: [],
      area,
      floor: null,
      groups: [],
      capabilities: {
        ...dialect.capabilities,
        ...(feature === undefined ? unseen(dialect.unseen) : this.#capabilities(isEntrance)),
      },
      ...(manufacturer === undefined ? {} : { manufacturer }),
      ...(model === undefined ? {} : { model }),
      ...(thing === undefined ? {} : { thing }),
      ...(feature === undefined ? {} : { features: this.#features() }),
    };
  }

  #take(member: Member): void {
    const { key, entity } = member;
    if (key !== undefined) {
      this.#keys.delete(key);
      this.#timers.get(key)?.cancel();
      this.#timers.delete(key);
    }
    for (const { topic } of entity.dialect.reads) {
      const left = (this.#reads.get(topic) ?? []).filter((one) => one.member !== member);
      if (left.length === 0) this.#reads.delete(topic);
      else this.#reads.set(topic, left);
    }
  }

  #features(): Record<string, Feature> {
    const features: Record<string, Feature> = {};
    const names = new Map<string, number>();
    for (const { entity } of this.#keys.values())
      names.set(entity.feature!.name, (names.get(entity.feature!.name) ?? 0) + 1);
    for (const [key, { entity }] of [...this.#keys].slice(0, FEATURES_MAX)) {
      const { dialect, category, enabled, feature } = entity;
      features[key] = {
        ...dialect.part!.feature,
        name: names.get(feature!.name) === 1 ? feature!.name : feature!.other,
        ...(category === undefined ? {} : { category }),
        ...(enabled ? {} : { quiet: true as const }),
        ...(dialect.writes.length > 0 && dialect.reads.length === 0 ? { unseen: true as const } : {}),
      };
    }
    return features;
  }

  #capabilities(isEntrance: boolean): Capabilities {
    const { kind } = this.first.dialect;
    const entrance = isEntrance && (kind === 'setting' || kind === 'button') ? { class: 'entrance' } : {};
    if (kind === 'sensor') return { readings: this.#readings() };
    const reasons = [...this.#members.values()].map(({ entity }) =>
      entity.dialect.writes.length > 0 ? entity.dialect.unseen : undefined,
    );
    const isNeverSeen = kind === 'button' || reasons.every((reason) => reason !== undefined);
    return { ...entrance, ...(isNeverSeen ? unseen(reasons.find((reason) => reason !== undefined)) : {}) };
  }

  #readings(): string[] {
    const kinds = [...this.#keys].map(
      ([key, { entity }]) => entity.dialect.part?.feature.class ?? key.slice(0, 64),
    );
    return [...new Set(kinds)].slice(0, READINGS_MAX);
  }

  #valueOf({ entity }: Member, key: string, value: NonNullable<DeviceState[string]> | null) {
    const { part } = entity.dialect;
    if (part?.counted) {
      this.#heard += 1;
      return `${value}#${this.#heard}`;
    }
    const { feature, offDelay } = part ?? {};
    if (feature?.expires !== undefined) this.#after(key, feature.expires, null);
    if (offDelay !== undefined && value === true) this.#after(key, offDelay, false);
    return value;
  }

  #after(key: string, seconds: number, value: null | false): void {
    this.#timers.get(key)?.cancel();
    const timer = this.#clock.after(seconds * 1000, () => {
      this.#timers.delete(key);
      this.#report({ [key]: value });
    });
    this.#timers.set(key, timer);
  }
}

function unseen(reason: string | undefined): { unseen?: string } {
  return reason === undefined ? {} : { unseen: reason };
}
