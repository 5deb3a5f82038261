import { HearthError, listed, type Timer } from '../../src/base/index.ts';
import { devicesOf, type ServiceContext, type ServiceInstance } from '../../src/bus/index.ts';
import {
  type Area,
  type AreaChange,
  type Device,
  type DeviceChange,
  DeviceKind,
  type HomeRegister,
  type HubSide,
  type JoiningNews,
  type Target,
} from '../../src/domain/index.ts';
import { Joining, joiningWords } from './joining.ts';

/** What is told together: a bridge that starts tells of all its devices at once. */
const GATHER_MS = 5_000;
/** How long what asks for nothing waits for somebody to tell it to. */
const TOLD_FOR_MS = 600_000;
/** How many are told one by one. */
const SINGLY_MAX = 3;
const KEPT_MAX = 200;
/** What a thing is spoken of as, where it is several. */
const FIRST = new Set<DeviceKind>(['setting', 'button', 'health', 'listed', 'sensor', 'binary_sensor']);
const MAINS = DeviceKind.options.filter((kind) => !FIRST.has(kind));
const NOUNS: Readonly<Partial<Record<DeviceKind, string>>> = {
  light: 'lamp',
  switch: 'socket',
  cover: 'blind',
  climate: 'thermostat',
  media: 'player',
  water_heater: 'water heater',
  alarm_panel: 'alarm panel',
  binary_sensor: 'sensor',
  button: 'button',
};
/** A home to try things on is not news. */
const QUIET = new Set(['simulated']);

/** Whom a change is for: words, an id, or what came last. */
export interface Meant {
  readonly target?: Target | undefined;
  readonly newest?: boolean | undefined;
}

/** What people change of the home; tells once of what is new in it. */
export class RegisterService implements ServiceInstance {
  readonly #context: ServiceContext;
  readonly #hub: HubSide;
  readonly #register: HomeRegister;
  /** What came, the newest last, until it has a room. */
  #unplaced: readonly string[] = [];
  /** Likewise, as long as nobody has named them. */
  #unnamed: readonly string[] = [];
  #gathered = new Map<string, Device>();
  #timer: Timer | undefined;
  #stop: (() => void) | undefined;
  readonly #joining = new Joining();
  /** Who opened the network last. */
  #joiner: string | null = null;

  constructor(context: ServiceContext) {
    const { hub } = context;
    if (hub === undefined || context.home === undefined)
      throw new HearthError('internal', 'The register lives in the hub.');
    this.#context = context;
    this.#hub = hub;
    this.#register = hub.register;
  }

  async start(): Promise<void> {
    const { clock } = this.#context;
    const stops = [
      this.#register.onNew((device) => this.#gather(device)),
      this.#register.onJoining((news) => this.#hearJoining(news, clock.now())),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  async close(): Promise<void> {
    this.#stop?.();
    this.#timer?.cancel();
  }

  change(meant: Meant, change: DeviceChange) {
    const device = this.#meant(meant, this.#freshFor(change));
    const changed = this.#register.change(device.id, change);
    const isOther = (id: string) => id !== device.id;
    if (typeof change.area === 'string') this.#unplaced = this.#unplaced.filter(isOther);
    if (typeof change.name === 'string') this.#unnamed = this.#unnamed.filter(isOther);
    return { device: changed ?? null, summary: saidOf(device, change, changed) };
  }

  replace({ target }: { readonly target: Target }, by: Meant) {
    const old = this.#meant({ target });
    const next = this.#meant(by);
    if (next.id === old.id || (next.thing !== undefined && next.thing === old.thing))
      throw new HearthError('conflict', 'I have seen nothing new that could take its place.');
    if (next.kind !== old.kind)
      throw new HearthError(
        'conflict',
        `The new one is a ${nounOf(next)}, and ${old.name} is a ${nounOf(old)}.`,
      );
    const device = this.#register.replace(old.id, next.id);
    const isOther = (id: string) => id !== next.id;
    this.#unplaced = this.#unplaced.filter(isOther);
    this.#unnamed = this.#unnamed.filter(isOther);
    return { device: device ?? null, summary: `The new ${nounOf(next)} is ${old.name} now` };
  }

  area(name: string, change: AreaChange): { area: Area; summary: string } {
    const area = this.#register.changeArea(name, change);
    const floor = area.floor === null ? '' : `, ${area.floor}`;
    return { area, summary: `${area.name}${floor}` };
  }

  removeArea(name: string): { summary: string } {
    this.#register.removeArea(name);
    return { summary: `${name} is gone` };
  }

  hidden() {
    const devices = this.#register.hidden().map(({ id, name, kind }) => ({ id, name, kind }));
    return {
      devices,
      summary: devices.length === 0 ? 'Nothing is hidden' : listed(devices.map(({ name }) => name)),
    };
  }

  /** What has come while new things may join, and for how long they still may. */
  joining() {
    const { secondsLeft, steps } = this.#joining.view(this.#context.clock.now());
    return {
      ...{ seconds_left: secondsLeft, summary: joiningWords(secondsLeft, steps) },
      steps: steps.map(({ name, step, at }) => ({ name, step, at: new Date(at).toISOString() })),
    };
  }

  /** What went wrong is told to who waits for it; what went well is told as every new thing is. */
  #hearJoining(news: JoiningNews, now: number): void {
    this.#joining.hear(news, now);
    if ((news.type !== 'failed' && news.type !== 'unknown') || this.#joiner === null) return;
    const text = joiningWords(0, [{ name: news.name, step: news.type, at: now }]).replace(/^[^;]*; /, '');
    void this.#hub
      .say({
        ...{ id: `joining:${news.name}:${now}`, turn: null, channel: 'schedule', conversation: '' },
        ...{ person: this.#joiner, type: 'notice', about: 'message', text },
        until: now + TOLD_FOR_MS,
      })
      .catch((error) => this.#context.log.warn('how joining goes was not told', { reason: String(error) }));
  }

  async join(seconds: number, asker: string | null) {
    const families = await this.#register.join(seconds);
    if (families.length === 0)
      throw new HearthError('conflict', 'Nothing here can let new things join.', {
        hint: 'A Zigbee2MQTT that is online can. Others are added in their own app and then appear by themselves.',
      });
    this.#joiner = asker;
    this.#joining.opened(this.#context.clock.now() + seconds * 1_000);
    if (seconds === 0) return { families: [...families], summary: 'Nothing new may join now' };
    const minutes = Math.round(seconds / 60);
    const time = minutes >= 1 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${seconds} seconds`;
    return { families: [...families], summary: `New things may join for ${time}. I’ll tell you what comes` };
  }

  async remove(target: Target) {
    const device = this.#meant({ target });
    await this.#register.remove(device.id);
    return { summary: `I told it to leave: ${device.name}` };
  }

  /** Devices of a change, for rules of places. */
  touches(params: unknown): readonly Device[] | undefined {
    try {
      const meant = params as Meant & DeviceChange;
      return [this.#meant(meant, this.#freshFor(meant))];
    } catch {
      return undefined;
    }
  }

  /** "The new one" is the last that still lacks what it is given: a room, or a name. */
  #freshFor({ area, name }: DeviceChange): readonly string[] {
    return area === undefined && typeof name === 'string' ? this.#unnamed : this.#unplaced;
  }

  /** One thing: what it is before what it measures. @throws HearthError `unknown-target`. */
  #meant({ target, newest }: Meant, fresh = this.#unplaced): Device {
    const { home } = this.#context;
    if (home === undefined) throw new HearthError('internal', 'The register lives in the hub.');
    if (target === undefined) {
      const last = newest === true ? fresh.flatMap((id) => home.device(id) ?? []).at(-1) : undefined;
      if (last !== undefined) return last;
      throw new HearthError('unknown-target', 'Nothing new has come.', { hint: 'Say which by its name.' });
    }
    // By its id it is that one, hidden or replaced as it may be.
    const own = 'id' in target && target.except === undefined ? this.#register.known(target.id) : undefined;
    if (own !== undefined) return own;
    const found = home.resolve(target, MAINS);
    const devices =
      found.type === 'unknown'
        ? devicesOf(home, target, DeviceKind.options, 'device')
        : devicesOf(home, target, MAINS, 'device');
    const [first] = devices;
    const isOne = new Set(devices.map(({ id, thing }) => thing ?? id)).size === 1;
    if (first !== undefined && isOne) return first;
    throw new HearthError(
      'unknown-target',
      `Those are several: ${listed(devices.slice(0, 5).map(({ name }) => name))}.`,
      { hint: 'Name one of them.' },
    );
  }

  #gather(device: Device): void {
    if (QUIET.has(device.family) || device.members !== undefined) return;
    const thing = device.thing ?? device.id;
    const known = this.#gathered.get(thing);
    if (known === undefined || (FIRST.has(known.kind) && !FIRST.has(device.kind)))
      this.#gathered.set(thing, device);
    this.#timer?.cancel();
    this.#timer = this.#context.clock.after(GATHER_MS, () => this.#tell());
  }

  #tell(): void {
    const news = [...this.#gathered.values()].filter(
      ({ id }) => this.#context.home?.device(id) !== undefined,
    );
    this.#gathered = new Map();
    if (news.length === 0) return;
    const ids = news.map(({ id }) => id);
    this.#unplaced = [...this.#unplaced, ...ids].slice(-KEPT_MAX);
    this.#unnamed = [...this.#unnamed, ...ids].slice(-KEPT_MAX);
    const placed = news.map((device) => ({
      ...device,
      area: this.#context.home?.device(device.id)?.area ?? null,
    }));
    const text = newsOf(placed);
    // Where nothing is asked it is for whoever is there, and no mail.
    const asks = placed.some(({ area }) => area === null);
    const until = asks ? {} : { until: this.#context.clock.now() + TOLD_FOR_MS };
    for (const person of this.#context.people().filter(({ role }) => role === 'owner'))
      void this.#hub
        .say({
          ...{ id: `new:${news[0]?.id}:${person.id}`, turn: null, channel: 'schedule', conversation: '' },
          ...{ person: person.id, type: 'notice', about: 'message', text },
          ...until,
        })
        .catch((error) => this.#context.log.warn('what is new was not told', { reason: String(error) }));
  }
}

function nounOf({ kind }: Device): string {
  return NOUNS[kind] ?? kind.replace(/_/g, ' ');
}

/** "A new lamp from IKEA is here: Desk. Where is it?" */
function newsOf(news: readonly Device[]): string {
  const [first] = news;
  if (first === undefined) return '';
  const placed = news.filter(({ area }) => area !== null).length;
  if (news.length > SINGLY_MAX) {
    const rest = placed === news.length ? '' : `, ${news.length - placed} of them without a room`;
    return `${news.length} new things are here${rest}`;
  }
  return news
    .map((device) => {
      const from = device.manufacturer === undefined ? '' : ` from ${device.manufacturer}`;
      const where = device.area === null ? '. Where is it?' : ` in the ${device.area}`;
      return `A new ${nounOf(device)}${from} is here, “${device.name}”${where}`;
    })
    .join(' ');
}

function saidOf(
  before: Device,
  { name, area, kind, hidden, aliases, groups }: DeviceChange,
  now: Device | undefined,
): string {
  const called = now?.name ?? before.name;
  const parts = [
    ...(name === undefined ? [] : [`${before.name} is called ${called} now`]),
    ...(area === undefined
      ? []
      : [now?.area == null ? `${called} has no room now` : `${called} is in the ${now.area}`]),
    ...(kind === undefined ? [] : [`${called} is a ${now === undefined ? kind : nounOf(now)} now`]),
    ...(hidden === undefined ? [] : [`${called} is ${hidden ? 'hidden' : 'shown'}`]),
    ...(aliases === undefined
      ? []
      : [`${called} is also called ${listed([...(aliases ?? [])]) || 'nothing else'}`]),
    ...(groups === undefined ? [] : [`${called} is in ${listed([...(groups ?? [])]) || 'no group'}`]),
  ];
  return parts.join('; ') || `${called} stays as it is`;
}
