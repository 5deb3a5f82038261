import { describe, expect, it } from 'vitest';
import { peopleWords } from '../../services/house/people.ts';
import { HUB } from '../../src/access/index.ts';
import type { Call } from '../../src/bus/index.ts';
import type { Person } from '../../src/domain/index.ts';

const person = (name: string, role: Person['role']) =>
  ({ id: name.toLowerCase(), name, role }) as unknown as Person;
const FAMILY = [person('Alex', 'owner'), person('Sam', 'adult'), person('Mia', 'child')];
const asking = (one: string | null) => ({ asking: { person: one } }) as unknown as Pick<Call, 'asking'>;

describe('who lives here', () => {
  it('H21 names those who live here and those who come as guests, and who asks as “you”', () => {
    expect(peopleWords(FAMILY, asking('sam'))).toBe('Alex, you and Mia live here');
    expect(peopleWords([...FAMILY, person('Jo', 'guest')], { asking: HUB })).toBe(
      'Alex, Sam and Mia live here; Jo comes as a guest',
    );
    expect(peopleWords([person('Alex', 'owner')], { asking: HUB })).toBe('Alex lives here');
    expect(peopleWords([person('Alex', 'owner')], asking('alex'))).toBe('You live here');
    expect(peopleWords([], { asking: HUB })).toBe('Nobody was named to me yet');
  });

  it('H21 X16 names nobody to a stranger', () => {
    expect(peopleWords(FAMILY, asking(null))).toBe('I tell that only to people I know by name');
  });
});
