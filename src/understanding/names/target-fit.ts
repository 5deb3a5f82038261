import { type Device, isOutside, type SingleTarget, type Target } from '../../domain/index.ts';
import type { Side } from '../languages/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Mention, trieAt, type UnderstandingContext } from '../text/index.ts';
import { HOME, type Shelf } from './home-words.ts';
import { type Lexicon, OUTSIDE } from './lexicon.ts';
import { namedFor } from './named-for-room.ts';
import { type DeviceItem, type NounItem, type NounsItem, nounsItem } from './noun-item.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { oneThere, onlyElsewhere, otherOnes } from './other-ones.ts';
import { keyOf, type PlaceRef } from './places.ts';
import { isCalled } from './room-of-name.ts';
import { calledLike, placesHere, spokenOf, spokenOfHere, thatOne } from './spoken-of.ts';
import { unionOf, without } from './unions.ts';
import { ALIKE_MAX, alikeIn, isCalledElse, isOnlyOne } from './unlike-names.ts';
import { isNowhere } from './whereabouts.ts';

/** What a noun phrase means to a service. */
export type Fit =
  | {
      readonly type: 'target';
      readonly target: Target;
      readonly weight: number;
      readonly remarks: readonly string[];
    }
  | { readonly type: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly type: 'none' };

export interface FitHearing {
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
  /** Newest last. */
  readonly mentions: readonly Mention[];
  /** Whether a bare room stands for the service's devices in it. */
  readonly rooms: boolean;
  /** Whether it is only asked about: where the words fit several things, all of them are told of. */
  readonly asks: boolean;
}

/** Where the words are heard that follow, with what was spoken of. Written out: copies by `...` are slow to make and to read. */
export function heard(
  { lexicon, context }: Pick<FitHearing, 'lexicon' | 'context'>,
  mentions: readonly Mention[],
  { rooms = true, asks = false }: Partial<Pick<FitHearing, 'rooms' | 'asks'>> = {},
): FitHearing {
  return { lexicon, context, mentions, rooms, asks };
}

const NONE: Fit = { type: 'none' };
const CANDIDATES_MAX = 6;
const UNION_MAX = 50;

/** What a service takes for its target where none is said: what was spoken of, its things in the room, or the only one. */
export function fitHere(service: ServiceWords, hearing: FitHearing): Fit {
  const mention = hearing.mentions.at(-1);
  if (mention?.service === service.name)
    return { type: 'target', target: mention.target, weight: 0, remarks: [] };
  const noun = { service: service.name, named: false };
  return fitNoun(nounsItem([noun], [], false, { places: [] }), false, service, hearing);
}

/** The same where what was spoken of is not known: several things in the room are told apart. */
export function fitOpen(service: ServiceWords, hearing: FitHearing): Fit {
  const { area } = hearing.context;
  const here =
    area === undefined ? [] : devicesOf(keyOf({ type: 'area', name: area }), service, hearing.lexicon);
  return here.length > 1 ? ambiguous(here) : fitHere(service, hearing);
}

/** The target for a service, if the phrase can mean things of its kinds; candidates where the words fit several and it matters which. */
export function fitPhrase(phrase: NounPhrase, service: ServiceWords, hearing: FitHearing): Fit {
  const singles: SingleTarget[] = [];
  const remarks: string[] = [];
  let weight = phrase.quality;
  for (const item of phrase.items) {
    const one = fitItem(item, phrase.all, service, hearing);
    if (one.type !== 'target') return one;
    singles.push(...(Array.isArray(one.target) ? one.target : [one.target as SingleTarget]));
    remarks.push(...one.remarks);
    weight += one.weight;
  }
  if (singles.length === 0 || singles.length > UNION_MAX) return NONE;
  if (phrase.others) return othersOf(singles, weight, remarks, service, hearing);
  if (phrase.except.length === 0) return { type: 'target', target: unionOf(singles), weight, remarks };
  const except: SingleTarget[] = [];
  for (const item of phrase.except) {
    const one = fitItem(item, false, service, heardWithin(singles, hearing));
    // "Everything but the fountain", of the lights: the fountain is none of them anyway.
    if (one.type === 'none' && phrase.items.some(({ type }) => type === 'everything')) {
      const places = 'places' in item ? item.places : [];
      // "Everything but the TV *in the lounge*" is what is there.
      if (places.length > 0) return inPlaces(places, service, hearing.lexicon, weight);
      continue;
    }
    if (one.type !== 'target') return one;
    except.push(...(Array.isArray(one.target) ? one.target : [one.target as SingleTarget]));
  }
  return {
    type: 'target',
    target: unionOf(except.length === 0 ? singles : singles.map((single) => without(single, except))),
    weight,
    remarks,
  };
}

/** Where an exception is heard: "the lamp" that is left of a room's lights is the one of that room. */
function heardWithin([only, other]: readonly SingleTarget[], hearing: FitHearing): FitHearing {
  const { lexicon, context, mentions, asks } = hearing;
  if (other !== undefined || only === undefined || !('area' in only))
    return heard(hearing, mentions, { asks });
  return heard({ lexicon, context: { ...context, area: only.area } }, mentions, { asks });
}

/** "… and turn off *everything else*": less what was spoken of last. */
function othersOf(
  singles: readonly SingleTarget[],
  weight: number,
  remarks: readonly string[],
  service: ServiceWords,
  { mentions }: FitHearing,
): Fit {
  const said = mentions.findLast((mention) => mention.service === service.name)?.target;
  if (said === undefined) return NONE;
  const except = Array.isArray(said) ? said : [said as SingleTarget];
  return {
    type: 'target',
    target: unionOf(singles.map((single) => without(single, except))),
    weight,
    remarks,
  };
}

function fitItem(item: NounItem, all: boolean, service: ServiceWords, hearing: FitHearing): Fit {
  switch (item.type) {
    case 'device':
      return fitDevices(item, all, service, hearing);
    case 'noun':
      return fitNoun(item, all, service, hearing);
    case 'place': {
      if (!hearing.rooms) return NONE;
      if (item.here === 'everywhere' || (item.here === 'home' && hearing.asks))
        return count(HOME, service, hearing.lexicon) === 0 ? NONE : target({ all: true }, -0.2);
      if (item.here === 'outside' || item.here === 'inside')
        return onSide(item.here, service, hearing.lexicon, []);
      const places = item.here === undefined ? item.places : placesHere(item.here, hearing);
      const one = item.one ? oneThere(places, service, hearing) : [];
      if (one.length > 0) return one.length === 1 ? eachOf(one, hearing.lexicon) : ambiguous(one);
      return inPlaces(places, service, hearing.lexicon, -0.2);
    }
    case 'group': {
      for (const kind of service.kinds) if (item.kinds.has(kind)) return target({ group: item.name }, 0);
      return NONE;
    }
    case 'everything': {
      if (!hearing.rooms || count(HOME, service, hearing.lexicon) === 0) return NONE;
      const places = item.here === undefined ? item.places : placesHere(item.here, hearing);
      const remark = hearing.lexicon.language.wording.everythingAs(service.noun);
      if (isNowhere(item.here, places)) return NONE;
      if (item.here === 'outside' || item.here === 'inside')
        return onSide(item.here, service, hearing.lexicon, [remark]);
      if (places.length === 0) return { ...target({ all: true }, -0.3), remarks: [remark] };
      return inPlaces(places, service, hearing.lexicon, -0.3);
    }
    case 'pronoun': {
      const mention = hearing.mentions.findLast((one) => one.service === service.name);
      if (mention === undefined || mention !== hearing.mentions.at(-1)) return NONE;
      // "Which lights are on?" "Turn it off": one of many, and nobody knows which.
      if (item.one && isWholeHouse(mention.target) && count(HOME, service, hearing.lexicon) > 1) return NONE;
      if (item.other) return otherThan(mention.target, service, hearing);
      const target = item.all ? unionOf(spokenOf(service, hearing.mentions)) : mention.target;
      return { type: 'target', target, weight: -0.1, remarks: [] };
    }
  }
}

function isWholeHouse(said: Target): boolean {
  return 'all' in said && said.all === true && !('area' in said) && !('areas' in said);
}

/** "No, *the other one*". */
function otherThan(said: Target, service: ServiceWords, { lexicon, mentions }: FitHearing): Fit {
  const others = otherOnes(said, service, mentions, lexicon);
  if (others.length === 0) return NONE;
  return others.length === 1 ? eachOf(others, lexicon) : ambiguous(others);
}

function target(single: SingleTarget, weight: number): Fit & { type: 'target' } {
  return { type: 'target', target: single, weight, remarks: [] };
}

function fitDevices(item: DeviceItem, all: boolean, service: ServiceWords, hearing: FitHearing): Fit {
  let devices = item.devices.filter((device) => service.kinds.has(device.kind));
  const { area } = hearing.context;
  if (item.here === 'here' && area !== undefined)
    devices = devices.filter((device) => device.area === null || device.area === area);
  if (devices.length === 0) return NONE;
  const near = devices.filter((device) => device.area === area);
  if (near.length > 0) devices = near;
  if (devices.length === 1) {
    const device = devices[0]!;
    const remarks =
      item.short && item.places.length === 0 ? [hearing.lexicon.language.wording.takenAs(device.name)] : [];
    return { type: 'target', target: byName(device, hearing.lexicon), weight: 0, remarks };
  }
  const each = all || (!item.exact && item.short) || hearing.asks;
  // "All the lights *in here*", said where nobody knows in which room.
  if (each && !hearing.asks && item.here === 'here' && area === undefined) return NONE;
  return each ? eachOf(devices, hearing.lexicon) : likeSpoken(devices, service, hearing);
}

export function eachOf(devices: readonly Device[], lexicon: Lexicon): Fit {
  const singles = devices.map((device) => byName(device, lexicon));
  return { type: 'target', target: unionOf(singles), weight: 0, remarks: [] };
}

/** By name where the name is its own, else by id. */
function byName(device: Device, lexicon: Lexicon): SingleTarget {
  for (const entry of trieAt(lexicon.names, lexicon.home.stemsOf(device)[0] ?? []))
    if (entry.type === 'device' && entry.device !== device && isCalled(entry, device.name))
      return { id: device.id };
  return { name: device.name };
}

export function ambiguous(devices: Iterable<Device>): Fit {
  const candidates: string[] = [];
  for (const device of devices) {
    candidates.push(device.name);
    if (candidates.length === CANDIDATES_MAX) break;
  }
  return { type: 'ambiguous', candidates };
}

function fitNoun(item: NounsItem, all: boolean, service: ServiceWords, hearing: FitHearing): Fit {
  const noun = item.nouns.find((entry) => entry.service === service.name && !entry.also);
  if (noun === undefined) return NONE;
  const { lexicon, context } = hearing;
  const shown = thatOne(item, service, hearing.mentions);
  if (shown !== undefined) return target(shown, 0);
  let places = item.here === undefined ? item.places : placesHere(item.here, hearing);
  // Nobody knows in which room it was said: only where there is no choice that does not matter.
  if (item.here === 'here' && context.area === undefined && count(HOME, service, lexicon) === 1)
    return target({ all: true }, -0.1);
  if (isNowhere(item.here, places)) return NONE;
  if (item.here === 'outside' || item.here === 'inside')
    return noun.named ? fitNamed(item, all, [], service, hearing) : onSide(item.here, service, lexicon, []);
  const anywhere = places.length === 0;
  const every = all || item.here === 'everywhere';
  // "*All the lights off*", in a room whose lights alone were just spoken of.
  const isRoomAll = all && spokenOfHere(context, service);
  if (anywhere && (!all || isRoomAll) && item.here === undefined && context.area !== undefined)
    places = [{ type: 'area', name: context.area }];
  if (noun.named) {
    const heardIn = anywhere && places.length > 0;
    const found = fitNamed(item, every, places, service, hearing, !heardIn, noun.unlike);
    if (found.type !== 'none' || !heardIn) return found;
    const elsewhere = fitNamed(item, every, [], service, hearing);
    if (elsewhere.type === 'none') return fitNamed(item, every, places, service, hearing);
    const other = every || hearing.asks ? undefined : onlyElsewhere(item, service, lexicon);
    return other === undefined ? elsewhere : ambiguous([other]);
  }
  const alike = alikeIn(noun, places, anywhere, service, lexicon);
  if (alike !== undefined)
    return alike.length === 0 || alike.length > ALIKE_MAX ? NONE : eachOf(alike, lexicon);
  const [place, elsewhere] = places;
  if (
    item.places.length > 0 &&
    !item.plural &&
    !item.behind &&
    !all &&
    place?.type === 'area' &&
    elsewhere === undefined &&
    count(keyOf(place), service, lexicon) > 1
  ) {
    const own = namedFor(place.name, item.stems, service, lexicon);
    if (own !== undefined) return target(byName(own, lexicon), 0);
  }
  if (places.length > 0) {
    const found = inPlaces(places, service, lexicon, 0);
    if (found.type === 'target' || !anywhere) return found;
  }
  const number = count(HOME, service, lexicon);
  if (number === 0) return NONE;
  if (every || item.plural || noun.mass || hearing.asks) {
    const sure = every || hearing.asks;
    const remarks = sure ? [] : [lexicon.language.wording.allOf(service.noun)];
    return { type: 'target', target: { all: true }, weight: sure ? 0 : -0.2, remarks };
  }
  if (number === 1) return target({ all: true }, 0);
  const mention = hearing.mentions.at(-1);
  if (mention?.service === service.name && !Array.isArray(mention.target))
    return { type: 'target', target: mention.target, weight: -0.4, remarks: [] };
  return ambiguous(devicesOf(HOME, service, lexicon));
}

/** "the lamp in the bedroom": devices that carry the noun in their name. `sure`: the place was named. */
function fitNamed(
  item: NounsItem,
  all: boolean,
  places: readonly PlaceRef[],
  service: ServiceWords,
  hearing: FitHearing,
  sure = true,
  unlike: readonly string[] = [],
): Fit {
  const whole = item.here === 'outside' ? OUTSIDE : HOME;
  const keys = places.length === 0 ? [whole] : places.map(keyOf);
  const devices: Device[] = [];
  const [last, ...others] = item.stems.toReversed();
  for (const key of keys) {
    const shelves = hearing.lexicon.places.get(key)?.words;
    const rest = others.map((stem) => shelves?.get(stem));
    for (const device of shelves?.get(last ?? '')?.values() ?? [])
      if (
        service.kinds.has(device.kind) &&
        devices.length <= UNION_MAX &&
        !(item.here === 'inside' && isOutside(device)) &&
        rest.every((shelf) => shelf?.has(device.id))
      )
        devices.push(device);
  }
  if (devices.length === 0) {
    const only = keys.length === 1 && places.length > 0 ? devicesOf(keys[0]!, service, hearing.lexicon) : [];
    // Heard in a room that has no spotlight, "the spotlight" is the one that the home has.
    if (!sure && isOnlyOne(item.stems, service, hearing.lexicon)) return NONE;
    const isElse = (device: Device): boolean =>
      isCalledElse(device, service, hearing.lexicon) ||
      hearing.lexicon.home.stemsOf(device).some((stems) => stems.some((stem) => unlike.includes(stem)));
    return only.length === 1 && (sure || !isElse(only[0]!))
      ? {
          type: 'target',
          target: byName(only[0]!, hearing.lexicon),
          weight: -0.3,
          remarks: [hearing.lexicon.language.wording.takenAs(only[0]!.name)],
        }
      : NONE;
  }
  if (devices.length === 1) return target(byName(devices[0]!, hearing.lexicon), -0.1);
  if ((all || item.plural || hearing.asks) && devices.length <= UNION_MAX)
    return eachOf(devices, hearing.lexicon);
  return places.length > 0 ? ambiguous(devices) : likeSpoken(devices, service, hearing);
}

/** Of several that are called so, the one that was spoken of or stands beside it. */
function likeSpoken(
  called: readonly Device[],
  service: ServiceWords,
  { mentions, lexicon }: FitHearing,
): Fit {
  const mention = mentions.at(-1);
  const spoken = mention?.service === service.name ? calledLike(mention.target, called, lexicon) : called;
  return spoken.length === 1 ? target(byName(spoken[0]!, lexicon), -0.4) : ambiguous(spoken);
}

function inPlaces(places: readonly PlaceRef[], service: ServiceWords, lexicon: Lexicon, weight: number): Fit {
  if (places.length === 0) return NONE;
  for (const place of places) if (count(keyOf(place), service, lexicon) === 0) return NONE;
  return {
    type: 'target',
    target: unionOf(
      places.map((place) => (place.type === 'area' ? { area: place.name } : { floor: place.name })),
    ),
    weight,
    remarks: [],
  };
}

/** All of a service that stand in the open, or all but them: by the room where it tells, else by name. */
function onSide(side: Side, service: ServiceWords, lexicon: Lexicon, remarks: readonly string[]): Fit {
  const open: SingleTarget[] = [];
  const areas = new Set<string>();
  for (const kind of service.kinds)
    for (const device of lexicon.places.get(OUTSIDE)?.kinds.get(kind)?.values() ?? []) {
      const { area } = device;
      if (area === null || !isOutside({ name: '', area, aliases: [] })) open.push(byName(device, lexicon));
      else if (!areas.has(area)) open.push({ area });
      if (area !== null) areas.add(area);
    }
  if (open.length > UNION_MAX || (side === 'outside' && open.length === 0)) return NONE;
  if (side === 'inside' && count(HOME, service, lexicon) === 0) return NONE;
  const inside: SingleTarget = open.length === 0 ? { all: true } : { all: true, except: open };
  return { type: 'target', target: side === 'outside' ? unionOf(open) : inside, weight: -0.1, remarks };
}

function count(key: string, service: ServiceWords, lexicon: Lexicon): number {
  let number = 0;
  for (const kind of service.kinds) number += lexicon.places.get(key)?.kinds.get(kind)?.size ?? 0;
  return number;
}

function devicesOf(key: string, service: ServiceWords, lexicon: Lexicon): Device[] {
  const devices: Device[] = [];
  for (const kind of service.kinds) {
    const shelf: Shelf | undefined = lexicon.places.get(key)?.kinds.get(kind);
    for (const device of shelf?.values() ?? []) {
      devices.push(device);
      if (devices.length > CANDIDATES_MAX) return devices;
    }
  }
  return devices;
}
