import { HUB } from '../../src/access/index.ts';
import {
  type Clock,
  CronJob,
  dateAt,
  HearthError,
  isJsonObject,
  listed,
  sayInstant,
  startOfDate,
  type Timer,
} from '../../src/base/index.ts';
import type { Call, HomeView, ServiceContext, ServiceInstance } from '../../src/bus/index.ts';
import type { DeviceReport, Moment, Person, Position, Target } from '../../src/domain/index.ts';
import { PresenceStore, type Whereabouts } from './presence-store.ts';
import { Trackers } from './trackers.ts';
import { judgeSights, nextOf } from './whereabouts.ts';
import { type PersonView, type Where, whoWords } from './who.ts';

const DAY_MS = 86_400_000;
/** When the house sleeps. */
const AT = '55 3 * * *';
const CHANGES_DAYS = 90;
const JUST_NOW_MS = 300_000;

export interface PresenceConfig {
  readonly awayAfterSeconds: number;
  readonly homeRadius: number;
  readonly positionDays: number;
  readonly trackers: Readonly<Record<string, readonly string[]>>;
}

/** All of them, or any of them, as one who is at home or not. */
const SOMEONE = 'someone';
const TOGETHER = { anyone: 'anyone', everyone: 'everyone' } as const;

/** Knows who is at home, by their phones and by what they say. */
export class Presence implements ServiceInstance {
  readonly #context: ServiceContext;
  readonly #home: HomeView;
  readonly #clock: Clock;
  readonly #rows: PresenceStore;
  readonly #trackers: Trackers;
  readonly #config: PresenceConfig;
  readonly #nightly: CronJob;
  readonly #known = new Map<string, Whereabouts>();
  readonly #timers = new Map<string, Timer>();
  #stops: (() => void)[] = [];

  constructor(context: ServiceContext) {
    const { home, clock, log, store, place } = context;
    if (home === undefined) throw new HearthError('config-invalid', 'Presence lives in the hub.');
    this.#context = context;
    this.#home = home;
    this.#clock = clock;
    this.#config = context.config as PresenceConfig;
    this.#rows = new PresenceStore(store);
    this.#trackers = new Trackers({ home, place, rows: this.#rows, ...this.#config });
    this.#nightly = new CronJob({
      ...{ name: 'presence', text: AT, zone: place.timezone, clock, log },
      run: () => this.#forget(),
    });
  }

  async start(): Promise<void> {
    for (const one of this.#rows.people()) this.#known.set(one.person, one);
    this.#stops = [this.#home.onAnyReport((id, report) => this.#hear(id, report))];
    const positions = this.#home.onPosition?.((id, position) => this.#locate(id, position));
    if (positions !== undefined) this.#stops.push(positions);
    for (const { id } of this.#home.devices()) {
      const report = this.#home.report(id);
      if (report !== undefined) this.#hear(id, report);
    }
    for (const person of this.#known.keys()) this.#judge(person);
    this.#forget();
    this.#nightly.start();
  }

  async close(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop();
    for (const timer of this.#timers.values()) timer.cancel();
    this.#timers.clear();
    await this.#nightly.close();
  }

  /** How it stands with the people who are meant; `anyone` and `everyone` are all of them as one, `someone` each for themselves. */
  get(target: Target): PersonView[] {
    const [one, ...others] = [target].flat() as readonly Target[];
    const words = one as { readonly name?: string; readonly id?: string; readonly all?: true };
    const name = words.name ?? words.id;
    if (others.length > 0) return others.concat(one ?? []).flatMap((each) => this.get(each));
    if (name === TOGETHER.anyone || name === TOGETHER.everyone) return [this.#together(name)];
    const people = name === undefined || name === SOMEONE ? this.#residents : [this.#person(name)];
    const views = people.map((person) => this.#viewOf(person));
    if (views.some(({ state }) => state !== null)) return views;
    if (people.some(({ id }) => this.#trackers.of(id).length > 0)) return views;
    throw new HearthError(
      'unknown-target',
      `nothing here tells me where ${listed(people.map(({ name: who }) => who))} is`,
      {
        hint: 'Say it ("I’m home"), or bind a phone: PATCH /v1/people/{id} {"trackers": […]}.',
      },
    );
  }

  /** Who is at home; where nobody is known to be, whether a sensor notices somebody. */
  async who({ asking }: Pick<Call, 'asking'>): Promise<{ people: PersonView[]; summary: string }> {
    const people = this.#residents.map((person) => this.#viewOf(person));
    const words = whoWords(people);
    if (words !== undefined) return { people, summary: words };
    const noticed = await this.#context.hub?.call('house', 'presence', {}, asking);
    const seen = noticed?.ok === true && isJsonObject(noticed.result) ? noticed.result['summary'] : undefined;
    // Rooms in which nobody is noticed do not say who is home.
    const unknown = 'I don’t know: nobody told me, and no phone is bound';
    if (typeof seen !== 'string') return { people, summary: unknown };
    return { people, summary: seen.startsWith('Yes') ? seen : `${unknown}. ${seen}` };
  }

  /** How it stands with one, for who wanted to hear when they come or go. */
  async tell(target: Target | undefined, call: Pick<Call, 'asking'>) {
    const people = target === undefined ? [] : this.get(target).filter(({ id }) => !(id in TOGETHER));
    if (people.length === 0) return this.who(call);
    return { people, summary: people.map((one) => this.#saidOf(one)).join('; ') };
  }

  #saidOf({ name, state, since }: PersonView): string {
    if (state === null || since === null) return `I don’t know where ${name} is`;
    const isNow = this.#clock.now() - Date.parse(since) < JUST_NOW_MS;
    if (isNow) return `${name} ${state === 'home' ? 'is home now' : 'has just left'}`;
    return `${name} ${state === 'home' ? 'is home' : 'is not home'}`;
  }

  /** Where somebody is. The place on earth is told to themselves and the owner. */
  where(name: string, { asking }: Pick<Call, 'asking'>) {
    const person = this.#person(name, asking);
    const view = this.#viewOf(person);
    const mayKnow = asking !== HUB && (asking.person === person.id || asking.role === 'owner');
    const known = this.#known.get(person.id);
    const position = mayKnow
      ? (this.#rows.position(person.id) ?? this.#trackers.positionOf(person.id))
      : undefined;
    const zone = mayKnow && known?.state === 'away' ? known.zone : null;
    const who = asking !== HUB && asking.person === person.id ? 'You are' : `${person.name} is`;
    const since =
      view.since === null ? '' : `, since ${this.#said(Date.parse(view.since)).replace(/^(at|on) /, '')}`;
    const at =
      view.state === 'away' &&
      zone === null &&
      typeof position?.latitude === 'number' &&
      typeof position.longitude === 'number'
        ? ` (${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)})`
        : '';
    const is = view.state === 'away' && zone !== null ? `at ${zone}` : view.state;
    return {
      ...view,
      zone,
      position:
        position === undefined
          ? null
          : {
              ...{ latitude: position.latitude, longitude: position.longitude, accuracy: position.accuracy },
              at: new Date(position.at).toISOString(),
            },
      summary: view.state === null ? `I don’t know where ${person.name} is` : `${who} ${is}${at}${since}`,
    };
  }

  /** When somebody came or left last, or in a period. */
  when(
    {
      person: name,
      state,
      from,
      to,
    }: { person: string; state: Where; from?: string | undefined; to?: string | undefined },
    { asking }: Pick<Call, 'asking'>,
  ) {
    const person = this.#person(name, asking);
    const now = this.#clock.now();
    const span = {
      from: from === undefined ? 0 : Date.parse(from),
      to: to === undefined ? now + 1 : Date.parse(to),
    };
    const times = this.#rows
      .changes(person.id, span)
      .filter((change) => change.state === state)
      .map(({ at }) => at);
    const [last] = times;
    const who = asking !== HUB && asking.person === person.id ? 'You' : person.name;
    const did = state === 'home' ? 'came home' : 'left';
    const nothing = `I haven’t seen ${who === 'You' ? 'you' : who} ${state === 'home' ? 'come home' : 'leave'}${from === undefined ? '' : ' then'}`;
    const said = last === undefined ? nothing : `${who} ${did} ${this.#said(last)}`;
    return { times: times.map((at) => new Date(at).toISOString()), summary: said };
  }

  /** What somebody says of themselves, or a grown-up of others. */
  set(
    { person: name, state, until }: { person?: string | undefined; state: Where; until?: Moment | undefined },
    { asking }: Pick<Call, 'asking'>,
  ) {
    const person = this.#person(name ?? 'me', asking);
    const now = this.#clock.now();
    const end =
      until === undefined
        ? null
        : Date.parse(typeof until === 'string' ? until : (until.chosen ?? until.between[0]));
    if (end !== null && end <= now)
      throw new HearthError('invalid-params', 'That is over already.', {
        faults: [{ path: '/until', message: 'must be in the future' }],
      });
    const known = this.#known.get(person.id);
    this.#become({
      ...{ person: person.id, state, zone: null, by: 'word', until: end },
      since: known?.state === state ? known.since : now,
    });
    // Seen the same from now on is nothing new.
    const isSelf = asking !== HUB && asking.person === person.id;
    const who = isSelf ? 'you’re' : `${person.name} is`;
    const till = end === null ? '' : ` until ${this.#said(end).replace(/^on /, '')}`;
    const others = this.#residents.filter(
      ({ id }) => id !== person.id && this.#known.get(id)?.state === 'home',
    );
    const summary =
      state === 'home'
        ? isSelf
          ? 'Welcome home'
          : `Noted: ${who} home`
        : isSelf && end === null
          ? `See you later${others.length === 0 && this.#isAllKnown ? '. Nobody is home now' : ''}`
          : `Noted: ${who} away${till}`;
    return { ...this.#viewOf(person), summary };
  }

  /** The trackers of a person from now on. */
  bind(name: string, devices: readonly string[], { asking }: Pick<Call, 'asking'>) {
    const person = this.#person(name, asking);
    const trackers = devices.map((words) => this.#trackers.find(words));
    this.#trackers.bind(person.id, trackers);
    this.#judge(person.id);
    const names = trackers.map((device) => device.name);
    const summary =
      names.length === 0 ? `I go by what ${person.name} says` : `I go by ${listed(names)} for ${person.name}`;
    return { person: person.id, trackers: trackers.map(({ id }) => id), summary };
  }

  /** One more tracker, the one that was named or the one that is nobody's. */
  claim({ person, phone }: { person: string; phone?: string | undefined }, call: Pick<Call, 'asking'>) {
    const { id } = this.#person(person, call.asking);
    const device = phone === undefined ? this.#trackers.free() : this.#trackers.find(phone);
    const ids = [...this.#trackers.of(id), device].map((one) => one.id);
    return this.bind(person, [...new Set(ids)], call);
  }

  /** What can be bound, and whose it is. */
  trackers() {
    const trackers = this.#trackers.all().map((device) => ({
      ...{ id: device.id, name: device.name, person: this.#trackers.personOf(device) ?? null },
    }));
    return { trackers };
  }

  #hear(id: string, report: DeviceReport): void {
    const person = this.#trackers.hear(id, report);
    if (person !== undefined) this.#judge(person);
  }

  #locate(id: string, position: Position): void {
    const person = this.#trackers.locate(id, position);
    if (person !== undefined && position.latitude !== null) this.#rows.addPosition(person, position);
  }

  #judge(person: string): void {
    this.#timers.get(person)?.cancel();
    this.#timers.delete(person);
    const now = this.#clock.now();
    const sights = this.#trackers.sightsOf(person);
    const known = this.#known.get(person);
    // Of whom nothing was known nothing has to be waited for.
    const awayAfterMs = known?.state == null ? 0 : this.#config.awayAfterSeconds * 1_000;
    const verdict = judgeSights(sights, now, awayAfterMs);
    const next = nextOf(known, person, verdict, now);
    if (next !== undefined) this.#become(next);
    const until = this.#known.get(person)?.until;
    if (verdict.type === 'wait') this.#wake(person, now + verdict.ms);
    else if (until != null && until > now) this.#wake(person, until);
  }

  #wake(person: string, at: number): void {
    this.#timers.set(
      person,
      this.#clock.at(at, () => this.#judge(person)),
    );
  }

  #become(next: Whereabouts): void {
    const before = this.#known.get(next.person);
    const isNews = before?.state !== next.state;
    this.#known.set(next.person, next);
    this.#rows.save(next, isNews ? { at: next.since, state: next.state } : undefined);
    if (next.until !== null && next.by === 'word') this.#wake(next.person, next.until);
    if (!isNews) return;
    void this.#context
      .emit('changed', { person: next.person, state: next.state, since: new Date(next.since).toISOString() })
      .catch((error: unknown) =>
        this.#context.log.warn('who came or left was not told', { reason: String(error) }),
      );
  }

  /** Somebody who lives here. */
  get #residents(): readonly Person[] {
    return this.#context.people().filter(({ role }) => role !== 'guest');
  }

  get #isAllKnown(): boolean {
    return this.#residents.every(({ id }) => this.#known.get(id)?.state != null);
  }

  #together(name: keyof typeof TOGETHER): PersonView {
    const views = this.#residents.map((person) => this.#viewOf(person));
    const known = views.filter(({ state }) => state !== null);
    if (known.length === 0)
      throw new HearthError('unknown-target', 'nothing here tells me who comes home and who leaves', {
        hint: 'Say it ("I’m home"), or bind phones: PATCH /v1/people/{id} {"trackers": […]}.',
      });
    const isHome =
      name === 'anyone'
        ? known.some(({ state }) => state === 'home')
        : known.every(({ state }) => state === 'home');
    // Nobody is home only where nobody might be: one of whom nothing is known does not count as gone.
    const isSure =
      name === 'anyone' ? isHome || known.length === views.length : !isHome || known.length === views.length;
    const since =
      known
        .map((view) => view.since ?? '')
        .sort()
        .at(-1) ?? null;
    return {
      id: name,
      name: name === 'anyone' ? 'Anyone' : 'Everyone',
      state: isSure ? (isHome ? 'home' : 'away') : null,
      since,
    };
  }

  #viewOf({ id, name }: Person): PersonView {
    const known = this.#known.get(id);
    return {
      ...{ id, name, state: known?.state ?? null },
      since: known?.state == null ? null : new Date(known.since).toISOString(),
    };
  }

  /** @throws HearthError `unknown-target`. */
  #person(words: string, asking: Call['asking'] = HUB): Person {
    const people = this.#context.people();
    if (words === 'me') {
      const me = asking === HUB ? undefined : people.find(({ id }) => id === asking.person);
      if (me !== undefined) return me;
      throw new HearthError('unknown-target', 'I don’t know who is speaking.', {
        hint: 'Say it with a name: “Sam is home”.',
      });
    }
    const folded = words.toLowerCase().replace(/['’]s?$/, '');
    const found = people.find(({ id, name, aliases }) =>
      [id, name, ...aliases].some((one) => one.toLowerCase() === folded),
    );
    if (found !== undefined) return found;
    throw new HearthError('unknown-target', `I know nobody called ${words}.`, {
      hint: `There are ${listed(people.map(({ name }) => name))}.`,
    });
  }

  #forget(): void {
    const now = this.#clock.now();
    this.#rows.forget({
      positions: now - this.#config.positionDays * DAY_MS,
      changes: now - CHANGES_DAYS * DAY_MS,
    });
  }

  #said(at: number): string {
    const { timezone } = this.#context.place;
    const now = this.#clock.now();
    const said = sayInstant(at, now, timezone);
    const isMidnight = at === startOfDate(dateAt(at, timezone), timezone);
    return isMidnight ? said.replace(/ at 0:00$/, '') : said.replace(/^today /, '');
  }
}
