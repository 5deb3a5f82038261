import { HUB } from '../../src/access/index.ts';
import {
  type Clock,
  capitalised,
  defined,
  HearthError,
  listed,
  sayClock,
  wallAt,
} from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import type { ChannelName, HubSide, Person } from '../../src/domain/index.ts';

export interface TellParams {
  readonly to?: string | readonly string[] | undefined;
  readonly everyone?: boolean | undefined;
  /** A room or several. */
  readonly area?: string | readonly string[] | undefined;
  readonly asks?: boolean | undefined;
  readonly text: string;
}

/** How it went for one of them. */
interface Told {
  readonly person: Person;
  readonly by: ChannelName | null;
  /** They want quiet until then, in ms since the epoch. */
  readonly quietUntil?: number;
}

/** Where nobody has a door open in a room, it is known at once. */
const IN_ROOM_MS = 1_000;

export interface TellParts {
  readonly hub: HubSide;
  readonly people: ServiceContext['people'];
  readonly clock: Clock;
  readonly timezone: string;
}

/** Says to people of the house what another of it has to say, by the doors by which everything else reaches them. */
export async function tellPeople(
  params: TellParams,
  call: Pick<Call, 'asking' | 'key'>,
  { hub, people, clock, timezone }: TellParts,
) {
  const asker = call.asking === HUB ? null : call.asking.person;
  const from = people().find(({ id }) => id === asker)?.name ?? 'Somebody';
  const text = `${from} ${params.asks === true ? 'asks you' : 'says'}: ${params.text}`;
  const message = {
    ...({
      turn: null,
      channel: 'schedule',
      conversation: '',
      type: 'notice',
      about: 'message',
      text,
    } as const),
  };
  const rooms = [params.area ?? []].flat();
  const heard = await Promise.all(
    rooms.map(async (area, at) => {
      const until = clock.now() + IN_ROOM_MS;
      const { delivered } = await hub.say({
        ...{ ...message, id: `${call.key}:room-${at}`, person: null, area, until },
      });
      return delivered;
    }),
  );
  const inRooms = { rooms: rooms.filter((_, at) => heard[at] === true), text };
  if (rooms.length > 0 && heard.every(Boolean))
    return { ...inRooms, told: [], summary: `I’ve said it in the ${listed(rooms.map(inWords))}` };
  const meant = meantBy({ ...params, everyone: rooms.length > 0 || params.everyone }, people(), asker);
  const told: Told[] = await Promise.all(
    meant.map(async (person) => {
      const id = `${call.key}:${person.id}`;
      const { by, quietUntil } = await hub.say({ ...message, id, person: person.id });
      return { person, by, ...defined({ quietUntil }) };
    }),
  );
  const reached = told.map(({ person, by }) => ({ person: person.id, by }));
  const empty = rooms.filter((_, at) => heard[at] === false).map(inWords);
  const nobodyThere =
    empty.length === 0 ? '' : `I hear nobody in the ${listed(empty)}, so I told everybody. `;
  return { ...inRooms, told: reached, summary: `${nobodyThere}${wordsOf(told, timezone)}` };
}

/** A room within a sentence: its name, without a capital. */
function inWords(area: string): string {
  return area.toLowerCase();
}

/** @throws HearthError `invalid-params` for somebody whom nobody knows, and where nobody is left. */
function meantBy(
  { to, everyone }: TellParams,
  people: readonly Person[],
  asker: string | null,
): readonly Person[] {
  const others = people.filter(({ id }) => id !== asker);
  const meant = everyone === true ? others : [to ?? []].flat().map((id) => knownAs(id, people));
  if (meant.length > 0) return [...new Set(meant)];
  throw new HearthError('invalid-params', 'There is nobody to tell.', {
    faults: [{ path: '/to', message: 'names nobody', hint: 'Name people of the home, or everyone.' }],
  });
}

function knownAs(id: string, people: readonly Person[]): Person {
  const person = people.find((one) => one.id === id);
  if (person !== undefined) return person;
  throw new HearthError('invalid-params', `I know nobody called "${id}".`, {
    faults: [{ path: '/to', message: `"${id}" is nobody of this home` }],
  });
}

function wordsOf(told: readonly Told[], timezone: string): string {
  const names = (those: readonly Told[]) => listed(those.map(({ person }) => person.name));
  const heard = told.filter(({ by }) => by !== null && by !== 'email');
  const mailed = told.filter(({ by }) => by === 'email');
  const quiet = told.filter(({ by, quietUntil }) => by === null && quietUntil !== undefined);
  const missed = told.filter(({ by, quietUntil }) => by === null && quietUntil === undefined);
  const parts = [
    ...(heard.length > 0 ? [`I’ve told ${names(heard)}`] : []),
    ...(mailed.length > 0 ? [`nobody is there for ${names(mailed)}, so I’ve mailed it`] : []),
    ...quiet.map(
      ({ person, quietUntil = 0 }) =>
        `${person.name} wants quiet until ${sayClock(wallAt(quietUntil, timezone))}, and hears it then`,
    ),
    ...(missed.length > 0 ? [`I can’t reach ${names(missed)} now, and will pass it on when I can`] : []),
  ];
  return capitalised(parts.join('; '));
}
