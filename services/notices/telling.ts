import { HUB } from '../../src/access/index.ts';
import { capitalised, HearthError, listed } from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import type { ChannelName, HubSide, Person } from '../../src/domain/index.ts';

export interface TellParams {
  readonly to?: string | readonly string[] | undefined;
  readonly everyone?: boolean | undefined;
  readonly asks?: boolean | undefined;
  readonly text: string;
}

/** How it went for one of them. */
interface Told {
  readonly person: Person;
  readonly by: ChannelName | null;
}

/** Says to people of the house what another of it has to say, by the doors by which everything else reaches them. */
export async function tellPeople(
  params: TellParams,
  call: Pick<Call, 'asking' | 'key'>,
  { hub, people }: { readonly hub: HubSide; readonly people: ServiceContext['people'] },
) {
  const asker = call.asking === HUB ? null : call.asking.person;
  const meant = meantBy(params, people(), asker);
  const from = people().find(({ id }) => id === asker)?.name ?? 'Somebody';
  const text = `${from} ${params.asks === true ? 'asks you' : 'says'}: ${params.text}`;
  const told: Told[] = await Promise.all(
    meant.map(async (person) => {
      const { by } = await hub.say({
        ...{ id: `${call.key}:${person.id}`, turn: null, channel: 'schedule', conversation: '' },
        ...{ person: person.id, type: 'notice', about: 'message', text },
      });
      return { person, by };
    }),
  );
  const reached = told.map(({ person, by }) => ({ person: person.id, by }));
  return { text, told: reached, summary: wordsOf(told) };
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

function wordsOf(told: readonly Told[]): string {
  const names = (those: readonly Told[]) => listed(those.map(({ person }) => person.name));
  const heard = told.filter(({ by }) => by !== null && by !== 'email');
  const mailed = told.filter(({ by }) => by === 'email');
  const missed = told.filter(({ by }) => by === null);
  const parts = [
    ...(heard.length > 0 ? [`I’ve told ${names(heard)}`] : []),
    ...(mailed.length > 0 ? [`nobody is there for ${names(mailed)}, so I’ve mailed it`] : []),
    ...(missed.length > 0 ? [`I can’t reach ${names(missed)} now`] : []),
  ];
  return capitalised(parts.join('; '));
}
