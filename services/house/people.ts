import { HUB } from '../../src/access/index.ts';
import { capitalised, listed } from '../../src/base/index.ts';
import type { Call } from '../../src/bus/index.ts';
import type { Person, Phrase } from '../../src/domain/index.ts';

const LIVE = '(live|lives|is living|are living|stay|stays)';
const HERE = '(here|in this house|in the house|in this home|at home|with us|in this flat)';
const PART = '(part of|a part of|a member of|members of)';
const HOUSEHOLD = '(this|the|our|my) (household|family|home|house)';

/** How people ask who there is. */
export const WHO_THERE_IS: readonly Phrase[] = [
  `who [all|else] ${LIVE} ${HERE} [then]`,
  `(who is|who all is|who else is|who are) ${PART} ${HOUSEHOLD}`,
  '(who is|who all is|who else is|who are) in (this|the|our|my) (household|family)',
  `who [all|else] (belongs|belong) to ${HOUSEHOLD}`,
  'who [all|else] do you know [here|of us|in this house]',
  '(who|which of us) are you told of',
  '(what|which) people (do you know|live here|are there|are there here|belong here)',
  '(who are|name|list) (the|all|all the) (people|members) (of|in) (this|the|our) (household|family|home|house)',
];

/** Who lives here and who comes as a guest. Names are told to those alone who have one here. */
export function peopleWords(people: readonly Person[], { asking }: Pick<Call, 'asking'>): string {
  if (asking !== HUB && asking.person === null) return 'I tell that only to people I know by name';
  if (people.length === 0) return 'Nobody was named to me yet';
  const nameOf = ({ id, name }: Person) => (asking !== HUB && asking.person === id ? 'you' : name);
  const named = (isGuest: boolean) => people.filter(({ role }) => (role === 'guest') === isGuest).map(nameOf);
  const [live, come] = [named(false), named(true)];
  const parts = [
    ...(live.length > 0 ? [`${listed(live)} ${isOneOther(live) ? 'lives' : 'live'} here`] : []),
    ...(come.length > 0
      ? [`${listed(come)} ${isOneOther(come) ? 'comes as a guest' : 'come as guests'}`]
      : []),
  ];
  return capitalised(parts.join('; '));
}

function isOneOther(names: readonly string[]): boolean {
  return names.length === 1 && names[0] !== 'you';
}
