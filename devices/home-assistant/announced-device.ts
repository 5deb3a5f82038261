import type { Clock, Timer } from '../../src/base/index.ts';
import type { DeviceSink } from '../../src/bus/index.ts';
import {
  type Capabilities,
  type DeviceCommand,
  type DeviceState,
  FEATURES_MAX,
  type Feature,
} from '../../src/domain/index.ts';
import { Availability } from './availability.ts';
import { type Publication, VALUE } from './entity.ts';
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
 * a topic is read for all of them at once, and told in one report. It has few members, and a home has thousands of it: they stand in a
 * list and are looked through.
 */
export class AnnouncedDevice {
  readonly id: string;
  readonly #clock: Clock;
  readonly #report: (device: AnnouncedDevice, state: DeviceState) => void;
  #members: readonly Member[] = [];
  /** What several entities say alike is judged once. */
  #presences: readonly Availability[] = [];
  #timers: Map<string, Timer> | undefined;
  #heard = 0;

  constructor(id: string, clock: Clock, report: (device: AnnouncedDevice, state: DeviceState) => void) {
    this.id = id;
    this.#clock = clock;
    this.#report = report;
  }

  get isEmpty(): boolean {
    return this.#members.length === 0;
  }

  /** Any of them: what they share, they say alike. */
  get first(): Entity {
    return this.#members[0]!.entity;
  }

  /** On which it tells how it is, and whether it is there. */
  get topics(): ReadonlySet<string> {
    const topics = new Set<string>();
    for (const { entity } of this.#members) for (const { topic } of entity.dialect.reads) topics.add(topic);
    for (const { topics: of } of this.#presences) for (const topic of of) topics.add(topic);
    return topics;
  }

  /** Undefined where no entity tells whether it is there. */
  get reachable(): boolean | undefined {
    return this.#presences.length === 0 ? undefined : this.#presences.some(({ reachable }) => reachable);
  }

  /** Takes in an entity, or another description of one; `keys` are those that it may have, the best one first, where it is a value. */
  set(entity: Entity, keys: readonly string[]): void {
    this.#stop(this.#members.find((one) => one.entity.id === entity.id)?.key);
    const others = this.#members.filter((one) => one.entity.id !== entity.id);
    this.#members = others.concat({ entity, key: freeKey(keys, others) });
    const { presence, account } = entity;
    if (presence.sources.length > 0 && !this.#presences.some((one) => one.presence === presence))
      this.#presences = this.#presences.concat(new Availability(presence, account));
  }

  /** Returns the key that is not told any more. */
  delete(entityId: string): string | undefined {
    const member = this.#members.find(({ entity }) => entity.id === entityId);
    if (member === undefined) return undefined;
    this.#stop(member.key);
    this.#members = this.#members.filter((one) => one !== member);
    const told = new Set(this.#members.map(({ entity }) => entity.presence));
    this.#presences = this.#presences.filter(({ presence }) => told.has(presence));
    return member.key;
  }

  close(): void {
    for (const timer of this.#timers?.values() ?? []) timer.cancel();
    this.#timers = undefined;
  }

  /** What a message says of all that listens to its topic; with `only`, of one entity. */
  hear(topic: string, message: Message, only?: string): DeviceState | undefined {
    let told: DeviceState | undefined;
    for (const { entity, key } of this.#members) {
      if (only !== undefined && entity.id !== only) continue;
      if (!message.isNews && entity.dialect.part?.counted === true) continue;
      for (const { topic: of, read } of entity.dialect.reads) {
        const state = of === topic ? read(message) : undefined;
        if (state === undefined) continue;
        told ??= {};
        if (key === undefined) Object.assign(told, state);
        else if (state[VALUE] !== undefined) told[key] = this.#valueOf(entity, key, state[VALUE]);
      }
    }
    return told;
  }

  /** Whether it is there now, where the topic is one that tells of it. */
  hearPresence(topic: string, message: Message): boolean | undefined {
    let isTold = false;
    for (const presence of this.#presences) isTold = presence.hear(topic, message) || isTold;
    return isTold ? this.reachable : undefined;
  }

  write({ set, transition, code }: DeviceCommand): readonly Publication[] {
    if (set === undefined) return [];
    const how = {
      ...(transition === undefined ? {} : { transition }),
      ...(code === undefined ? {} : { code }),
    };
    const { feature, dialect } = this.first;
    if (feature === undefined) return dialect.write(set, how);
    return Object.entries(set).flatMap(([key, value]) => {
      const member = this.#members.find((one) => one.key === key);
      return member?.entity.dialect.write({ [VALUE]: value }, how) ?? [];
    });
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

  #stop(key: string | undefined): void {
    if (key === undefined) return;
    this.#timers?.get(key)?.cancel();
    this.#timers?.delete(key);
  }

  /** Its values, by their keys. */
  get #values(): readonly (readonly [key: string, entity: Entity])[] {
    return this.#members.flatMap(({ entity, key }) => (key === undefined ? [] : [[key, entity] as const]));
  }

  #features(): Record<string, Feature> {
    const features: Record<string, Feature> = {};
    const names = new Map<string, number>();
    for (const [, { feature }] of this.#values) names.set(feature!.name, (names.get(feature!.name) ?? 0) + 1);
    for (const [key, { dialect, category, enabled, feature }] of this.#values.slice(0, FEATURES_MAX))
      features[key] = {
        ...dialect.part!.feature,
        name: names.get(feature!.name) === 1 ? feature!.name : feature!.other,
        ...(category === undefined ? {} : { category }),
        ...(enabled ? {} : { quiet: true as const }),
        ...(dialect.writes.length > 0 && dialect.reads.length === 0 ? { unseen: true as const } : {}),
      };
    return features;
  }

  #capabilities(isEntrance: boolean): Capabilities {
    const { kind } = this.first.dialect;
    const entrance = isEntrance && (kind === 'setting' || kind === 'button') ? { class: 'entrance' } : {};
    if (kind === 'sensor') return { readings: this.#readings() };
    const reasons = this.#members.map(({ entity }) =>
      entity.dialect.writes.length > 0 ? entity.dialect.unseen : undefined,
    );
    const isNeverSeen = kind === 'button' || reasons.every((reason) => reason !== undefined);
    return { ...entrance, ...(isNeverSeen ? unseen(reasons.find((reason) => reason !== undefined)) : {}) };
  }

  #readings(): string[] {
    const kinds = this.#values.map(([key, { dialect }]) => dialect.part?.feature.class ?? key.slice(0, 64));
    return [...new Set(kinds)].slice(0, READINGS_MAX);
  }

  #valueOf({ dialect: { part } }: Entity, key: string, value: NonNullable<DeviceState[string]> | null) {
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
    this.#timers?.get(key)?.cancel();
    const timer = this.#clock.after(seconds * 1000, () => {
      this.#timers?.delete(key);
      this.#report(this, { [key]: value });
    });
    this.#timers ??= new Map();
    this.#timers.set(key, timer);
  }
}

/** The best key that no other has; none for what is no value. */
function freeKey(keys: readonly string[], others: readonly Member[]): string | undefined {
  const isFree = (key: string) => !others.some((one) => one.key === key);
  return keys.find(isFree) ?? (keys.length === 0 ? undefined : `${keys[0]}_${others.length}`);
}

function unseen(reason: string | undefined): { unseen?: string } {
  return reason === undefined ? {} : { unseen: reason };
}
