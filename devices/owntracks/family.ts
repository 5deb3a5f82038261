import type { Logger } from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  type DeviceFamily,
  type DeviceSink,
  type FamilyContext,
  FamilyTopics,
  metresBetween,
} from '../../src/bus/index.ts';
import type { DeviceState, Position } from '../../src/domain/index.ts';
import { readMessage, type Told, type Zone, zonesOf } from './message.ts';

const BYTES_MAX = 65_536;
const ZONES_MAX = 200;
/** What tells of a phone, at its own topic and below. */
const PARTS = ['', '/event', '/waypoint', '/waypoints'];

interface Phone {
  readonly id: string;
  readonly zones: Map<string, Zone>;
  /** The regions that it is in, as far as it told. */
  regions: ReadonlySet<string>;
  /** Of the newest message: what comes late is not taken for news. */
  at: number;
}

export interface OwnTracksOptions {
  readonly base: string;
  readonly devices: number;
  /** What people call the region at home, folded. */
  readonly home: readonly string[];
}

/**
 * Phones with OwnTracks. As a device each tells only whether it is at home; where else it is goes to the service that may tell its person,
 * and to nobody else.
 */
export class OwnTracksFamily implements DeviceFamily {
  readonly name = 'phones with owntracks';
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #topics: FamilyTopics;
  readonly #sink: DeviceSink;
  readonly #options: OwnTracksOptions;
  readonly #phones = new Map<string, Phone>();

  constructor(context: FamilyContext, options: OwnTracksOptions) {
    this.#bus = context.bus;
    this.#log = context.log;
    this.#topics = new FamilyTopics(context, 'owntracks', options.devices);
    this.#sink = context.devices;
    this.#options = options;
  }

  async start(): Promise<void> {
    for (const part of PARTS)
      await this.#topics.hear(`${this.#options.base}/+/+${part}`, BYTES_MAX, (message) =>
        this.#hear(message),
      );
  }

  async close(): Promise<void> {
    await this.#topics.close();
  }

  /** Asked to report itself, a phone tells where it is (`reportLocation`). Nothing else is commanded of it. */
  async command(id: string): Promise<void> {
    for (const [topic, phone] of this.#phones)
      if (phone.id === id)
        await this.#bus.publish(`${topic}/cmd`, { _type: 'cmd', action: 'reportLocation' }, { qos: 1 });
  }

  #hear({ topic, payload }: BusMessage): void {
    const [user, device] = topic.slice(this.#options.base.length + 1).split('/');
    if (!user || !device) return;
    const told = readMessage(payload.toString('utf8'));
    // Other kinds (cards, steps, encrypted ones) say nothing of where it is. What stands in them reaches no log.
    if (told === undefined) return;
    const key = `${this.#options.base}/${user}/${device}`;
    const phone = this.#phones.get(key) ?? this.#found(key, user, device);
    if (phone !== undefined) this.#take(phone, told);
  }

  #found(key: string, user: string, device: string): Phone | undefined {
    if (!this.#topics.admits(key, this.#phones.size)) return undefined;
    const id = `owntracks.${plain(user)}.${plain(device)}`.slice(0, 120);
    if ([...this.#phones.values()].some((phone) => phone.id === id)) {
      this.#log.warn('two phones would have one id', { id });
      return undefined;
    }
    const phone: Phone = { id, zones: new Map(), regions: new Set(), at: 0 };
    this.#phones.set(key, phone);
    this.#sink.announce({
      ...{ id, kind: 'sensor', name: `${user} ${device}`.slice(0, 120), aliases: [] },
      ...{ area: null, floor: null, groups: [], capabilities: { readings: ['tracker', 'battery'] } },
      features: {
        presence: { type: 'text', name: 'Presence', class: 'tracker' },
        battery: { type: 'number', name: 'Battery', class: 'battery', unit: '%', category: 'diagnostic' },
      },
    });
    return phone;
  }

  #take(phone: Phone, told: Told): void {
    switch (told._type) {
      case 'lwt':
        this.#sink.report(phone.id, {}, null);
        return;
      case 'waypoints':
        for (const zone of zonesOf(told))
          if (phone.zones.size < ZONES_MAX || phone.zones.has(zone.name)) phone.zones.set(zone.name, zone);
        return;
      case 'transition': {
        if (told.tst * 1000 < phone.at) return;
        phone.at = told.tst * 1000;
        const regions = new Set(phone.regions);
        if (told.event === 'enter') regions.add(told.desc);
        else regions.delete(told.desc);
        phone.regions = regions;
        const { lat, lon } = told;
        this.#tell(
          phone,
          lat === undefined || lon === undefined ? undefined : { lat, lon, acc: told.acc },
          {},
        );
        return;
      }
      case 'location': {
        if (told.tst * 1000 < phone.at) return;
        phone.at = told.tst * 1000;
        phone.regions = new Set(told.inregions ?? regionsAt(phone.zones.values(), told));
        this.#tell(phone, told, told.batt === undefined ? {} : { battery: told.batt });
      }
    }
  }

  #tell(
    phone: Phone,
    where: { readonly lat: number; readonly lon: number; readonly acc?: number | undefined } | undefined,
    more: DeviceState,
  ): void {
    const names = [...phone.regions];
    const isHome = names.some((name) => this.#options.home.includes(name.toLowerCase()));
    const position: Position = {
      ...{ at: phone.at, zone: isHome ? 'home' : (names[0] ?? null) },
      ...(where === undefined
        ? { latitude: null, longitude: null, accuracy: null }
        : { latitude: where.lat, longitude: where.lon, accuracy: where.acc ?? null }),
    };
    this.#sink.locate?.(phone.id, position);
    this.#sink.report(phone.id, { presence: isHome ? 'home' : 'not_home', ...more }, true);
  }
}

function regionsAt(
  zones: Iterable<Zone>,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): string[] {
  const here = { latitude: lat, longitude: lon };
  return [...zones].filter((zone) => metresBetween(zone, here) <= zone.radius).map(({ name }) => name);
}

const plain = (text: string) => text.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 50) || '_';
