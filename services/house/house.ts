import { type Asking, HUB } from '../../src/access/index.ts';
import {
  dateAt,
  datePlus,
  HearthError,
  type Period,
  sayDate,
  sayStretch,
  startOfDate,
  theThing,
  wallAt,
} from '../../src/base/index.ts';
import { type Call, DeviceService, type ServiceContext, type Telling } from '../../src/bus/index.ts';
import { DeviceKind, type HubSide, personAskedAbout } from '../../src/domain/index.ts';
import { type AbilityParams, abilitiesOf, abilityWords, kindWords } from './abilities.ts';
import {
  AGENDA_SOURCES,
  type AgendaItem,
  agendaWords,
  itemsOf,
  otherHalf,
  type Span,
  seesHome,
  sinceDusk,
  spanOf,
} from './agenda.ts';
import { type Aspect, checkHouse, checkWords, presenceWords, type Seen, type Wanted } from './check.ts';
import { peopleWords } from './people.ts';
import { ofLastOrder, recordWords } from './record.ts';
import { type RightsParams, rightsWords } from './rights.ts';
import {
  comparedWords,
  extremeWords,
  INSIDE,
  roomsByWarmth,
  type WarmthParams,
  warmthOf,
  whereWords,
} from './warmth.ts';

/** So many deeds of a day are looked through. */
const DEEDS_MAX = 100;
/** So many of one order are told. */
const LAST_MAX = 20;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface CheckParams {
  readonly what: Aspect;
  readonly wanted: Wanted;
  readonly area?: string | readonly string[] | undefined;
}

export interface AgendaParams extends Period {
  readonly skip?: number | undefined;
  readonly day?: boolean | undefined;
  /** A person, by id, name or alias. */
  readonly of?: string | undefined;
}

export interface RecordParams extends Period {
  readonly last?: boolean | undefined;
  /** A person, by id, name or alias. */
  readonly of?: string | undefined;
}

/** What is told of somebody else's day. */
const OF_OTHERS: ReadonlySet<string> = new Set(['event', 'reminder']);

/** "At midnight", "tomorrow at 9:00": of an hour that was asked for by its name. */
function hourCalled(from: number, now: number, zone: string): string {
  const face = wallAt(from, zone).slice(11, 16);
  const [date, today] = [dateAt(from, zone), dateAt(now, zone)];
  const said = face === '00:00' ? 'midnight' : face === '12:00' ? 'noon' : face.replace(/^0/, '');
  const isNear = date === today || (face === '00:00' && date === datePlus(today, 1));
  return isNear ? `at ${said}` : `${sayDate(date, today)} at ${said}`;
}

/** What the house as a whole can tell, of whatever service it is. */
export class House {
  readonly #context: ServiceContext;
  readonly #hub: HubSide;
  readonly #devices: DeviceService;

  constructor(context: ServiceContext) {
    if (context.hub === undefined)
      throw new HearthError('config-invalid', 'Only the hub knows the house as a whole.');
    this.#context = context;
    this.#hub = context.hub;
    this.#devices = new DeviceService({ context, kinds: DeviceKind.options, noun: 'device' });
  }

  start(): Promise<void> {
    return this.#devices.start();
  }

  close(): Promise<void> {
    return this.#devices.close();
  }

  /** What comes in a period, of all that the one who asks may see; without one the rest of today. An hour that holds nothing may be meant of the other half of the day. */
  async agenda({ skip = 0, day = false, of, ...period }: AgendaParams, { asking }: Pick<Call, 'asking'>) {
    const { now, zone } = this.#now;
    const other = this.#otherThan(asking, of);
    const whole = spanOf(period, now, zone);
    const span = day ? spanOf({ from: new Date(whole.from).toISOString() }, now, zone) : whole;
    const wanted = { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() };
    const items = await this.#items(span, asking, other);
    // What somebody else has down for themselves may be more than is told.
    const isOpen = other === undefined && seesHome(asking);
    const words = (those: typeof items, then: Span) => {
      const ofDay = then.to - then.from <= DAY_MS;
      const named = this.#called(then);
      return agendaWords(those, { named, skip, ofDay, isOpen, now, zone });
    };
    const said = words(items, span);
    // "What happens *at six*", of what comes at six in the morning.
    const half = items.length === 0 ? otherHalf(span, now, zone) : undefined;
    const there = half === undefined ? [] : await this.#items(half, asking, other);
    if (half === undefined || there.length === 0) return { ...wanted, items, ...said };
    const { summary, aloud } = words(there, half);
    return {
      ...wanted,
      items: there,
      summary: `${said.summary}. ${summary}`,
      aloud: `${said.aloud}. ${aloud}`,
    };
  }

  /** The person who is asked about, where that is not the one who asks. */
  #otherThan(asking: Asking, of: string | undefined): string | undefined {
    const person = of === undefined ? undefined : this.#personCalled(of);
    return asking !== HUB && person === asking.person ? undefined : person;
  }

  /** The earliest first; of somebody else the events of the home and what they are reminded of, as far as who asks may see it. */
  async #items(span: Span, asking: Asking, other: string | undefined): Promise<AgendaItem[]> {
    const { zone } = this.#now;
    const wanted = { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() };
    const found = await Promise.all(
      AGENDA_SOURCES.filter(({ kind }) => other === undefined || OF_OTHERS.has(kind)).map(async (source) => {
        const { from } = source.kind === 'command' ? sinceDusk(span, zone) : span;
        const whose = other !== undefined && source.kind === 'reminder' ? { of: other } : {};
        const params =
          source.kind === 'timer' ? {} : { ...wanted, from: new Date(from).toISOString(), ...whose };
        const outcome = await this.#hub.call(source.service, source.method, params, asking);
        return itemsOf(source, outcome, span, zone);
      }),
    );
    return found.flat().sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  /** Whether anything is on, open or unlocked, or all is well. */
  check({ what, wanted, area }: CheckParams) {
    const { things, where } = this.#placed(area);
    const checked = checkHouse(what, things);
    const { found, silent } = checked;
    return {
      well: found.length === 0 && silent.length === 0,
      found: [...found],
      silent: [...silent],
      summary: checkWords(what, checked, { wanted, where }),
    };
  }

  /** Whether somebody is noticed in the house or in a room. */
  presence({ area }: AbilityParams) {
    const { things, where } = this.#placed(area);
    const roomOf = ({ device }: Seen) =>
      device.area === null ? `by ${theThing(device.name)}` : `in the ${device.area}`;
    return { summary: presenceWords(things, where, roomOf) };
  }

  /** Which room is the warmest or coldest, or whether it is warmer or colder in one place than in another. */
  warmth({ way, area = INSIDE, than = INSIDE, by }: WarmthParams) {
    const { things } = this.#placed(undefined);
    if (way === 'warmest' || way === 'coldest') return { summary: extremeWords(way, roomsByWarmth(things)) };
    const told = (place: string | readonly string[]) => [whereWords(place), warmthOf(place, things)] as const;
    return { summary: comparedWords(way, told(area), told(than), by) };
  }

  /** The things of some rooms, or all, and how the place is said. */
  #placed(area: CheckParams['area']): { readonly things: readonly Seen[]; readonly where: string } {
    const names = area === undefined ? undefined : [area].flat();
    const rooms = new Set(names?.map((name) => name.toLowerCase()));
    const things = this.#devices
      .all()
      .filter((device) => names === undefined || rooms.has((device.area ?? '').toLowerCase()))
      .map((device) => ({ device, report: this.#devices.report(device.id) }));
    if (names === undefined) return { things, where: '' };
    return { things, where: names.length === 1 ? ` in the ${names[0]}` : ' there' };
  }

  /** What was done in a period, or last. */
  record({ from, to, last, of }: RecordParams, { asking }: Pick<Call, 'asking'>) {
    const { now, zone } = this.#now;
    const since = from === undefined ? startOfDate(dateAt(now, zone), zone) : Date.parse(from);
    const until = to === undefined ? now : Math.min(Date.parse(to), now);
    const query =
      last === true
        ? { since: now - DAY_MS, until: now, limit: LAST_MAX, unchanged: true }
        : { since, until, limit: DEEDS_MAX };
    const whose = of === undefined ? undefined : this.#personCalled(of);
    const found = this.#hub
      .deeds(query, asking)
      .filter(({ person }) => whose === undefined || person === whose);
    const deeds = last === true ? ofLastOrder(found) : found;
    const telling: Telling = {
      ...{ now, timezone: zone, people: this.#context.people() },
      person: asking === HUB ? null : asking.person,
      namesPeople: asking === HUB || asking.person !== null,
    };
    const nameOf = (id: string) => this.#devices.all().find((device) => device.id === id)?.name ?? id;
    return { count: deeds.length, summary: recordWords(deeds, nameOf, telling) };
  }

  #personCalled(name: string): string {
    return personAskedAbout(name, this.#context.people()).id;
  }

  /** Who may do what here. */
  rights(params: RightsParams, call: Pick<Call, 'asking'>) {
    const parts = {
      may: this.#hub.may.bind(this.#hub),
      people: this.#context.people(),
      devices: this.#devices.all(),
    };
    return { summary: rightsWords(params, call, parts) };
  }

  /** Who lives here, and who comes. */
  people(call: Pick<Call, 'asking'>) {
    return { summary: peopleWords(this.#context.people(), call) };
  }

  /** What can be said here, from what there is. */
  abilities({ area, kind }: AbilityParams) {
    const there = this.#placed(area).things.map(({ device }) => device);
    const devices = kind === undefined ? there : there.filter((device) => device.kind === kind);
    const abilities = abilitiesOf(devices, {
      whole: area === undefined && kind === undefined,
      people: this.#context.people(),
    });
    return {
      abilities: abilities.map((one) => ({ ...one, things: [...one.things] })),
      summary:
        kind === undefined
          ? abilityWords(abilities, area === undefined ? undefined : [area].flat()[0])
          : kindWords(devices),
    };
  }

  /** "today", "tonight", "tomorrow", "on Friday", "until Sunday". */
  #called({ from, to }: Span): string {
    const { now, zone } = this.#now;
    const [first, last] = [dateAt(from, zone), dateAt(to - 1, zone)];
    const today = dateAt(now, zone);
    if (from > now && to - from <= HOUR_MS) return hourCalled(from, now, zone);
    if (first !== last)
      return `${first === today ? '' : `${sayDate(first, today)} `}until ${sayDate(last, today).replace(/^on /, '')}`;
    const isEvening = from > now && wallAt(from, zone).slice(11, 16) >= '17:00';
    return first === today && isEvening ? 'tonight' : sayStretch({ from, to }, now, zone);
  }

  get #now() {
    const { clock, place } = this.#context;
    return { now: clock.now(), zone: place.timezone };
  }
}
