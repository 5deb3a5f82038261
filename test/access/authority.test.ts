import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessRequest,
  type AccessRule,
  type Asking,
  Authority,
  COLUMNS,
  type Column,
  columnOf,
  HUB,
  TABLE,
} from '../../src/access/index.ts';
import {
  lesserRole,
  nobody,
  PERMISSIONS,
  type Permission,
  type Person,
  PROOFS,
  type Proof,
  SPEAKER_ROLES,
  type Speaker,
  type SpeakerRole,
  speakerWith,
} from '../../src/domain/index.ts';
import { runs } from '../flow/deep.ts';
import { FAMILY } from '../kit/family.ts';

const PEOPLE: readonly Person[] = FAMILY.map((one) => ({ aliases: [], ...one }));
const ALL = Object.keys(PERMISSIONS) as Permission[];

const speaker = (role: SpeakerRole, person: string | null = null, proof: Proof = 'token'): Speaker => ({
  ...{ person, role, proof, via: 'a token' },
});
const alex = speaker('owner', 'alex');
const sam = speaker('adult', 'sam');
const mia = speaker('child', 'mia');
const gran = speaker('guest', 'gran');
const voice = nobody('kitchen', 'voice');

const garage = { id: 'cover.garage_door', name: 'Garage Door', area: 'Garage' };
const saw = { id: 'switch.saw', name: 'Saw', area: 'Workshop' };
const lamp = { id: 'light.lamp', name: 'Lamp', area: 'Hall' };

const house = (...rules: AccessRule[]) => new Authority({ rules, people: PEOPLE });
const verdict = (
  authority: Authority,
  asking: Asking,
  permission: Permission,
  more: Partial<AccessRequest> = {},
) => authority.may(asking, { permission, ...more }).type;

describe('X16 the table without rules', () => {
  it('gives each column what stands in its cell', () => {
    const askers: Record<Column, Speaker> = {
      owner: alex,
      adult: sam,
      child: mia,
      guest: gran,
      unknown: voice,
    };
    const authority = new Authority();
    for (const permission of ALL)
      for (const column of COLUMNS) {
        const cell = TABLE[permission][column];
        const given = verdict(authority, askers[column], permission, { temperatures: [99], explicit: false });
        const wanted = { yes: 'allowed', confirm: 'confirm', no: 'refused', limited: 'refused' }[cell];
        expect(given, `${column} ${permission}`).toBe(wanted);
      }
  });

  it('keeps reminders from a guest’s token of somebody who lives here, and of nobody', () => {
    expect(verdict(house(), gran, 'reminders')).toBe('allowed');
    expect(verdict(house(), speaker('guest'), 'reminders')).toBe('refused');
    expect(verdict(house(), speaker('guest', 'alex'), 'reminders')).toBe('refused');
  });

  it('lets the hub itself do everything', () => {
    for (const permission of ALL) expect(verdict(new Authority(), HUB, permission)).toBe('allowed');
  });

  it('knows a guest by a token, and a device, a service and a voice by nothing', () => {
    expect(columnOf(speaker('guest'))).toBe('guest');
    expect(columnOf(gran)).toBe('guest');
    for (const one of [
      voice,
      nobody('bus:x'),
      speaker('device'),
      speaker('service'),
      speaker('device', 'alex'),
    ])
      expect(columnOf(one)).toBe('unknown');
  });
});

describe('X16 home.access', () => {
  it('is for a role, for a person, and without either for everybody but the owner', () => {
    const forRole = house({ for: ['guest'], what: ['foreign'], may: 'yes' });
    expect(verdict(forRole, gran, 'foreign')).toBe('allowed');
    expect(verdict(forRole, voice, 'foreign')).toBe('refused');
    const forPerson = house({ for: ['mia'], what: ['orders'], may: 'yes' });
    expect(verdict(forPerson, mia, 'orders')).toBe('allowed');
    expect(verdict(forPerson, speaker('child', 'tom'), 'orders')).toBe('refused');
    const forAll = house({ what: ['lists'], may: 'no' });
    for (const one of [sam, mia, gran, voice]) expect(verdict(forAll, one, 'lists')).toBe('refused');
    expect(verdict(forAll, alex, 'lists')).toBe('allowed');
  });

  it('counts for a person only while it is that person: a token without a name has no rules of one', () => {
    const authority = house({ for: ['sam'], what: ['house'], may: 'yes' });
    expect(verdict(authority, sam, 'house')).toBe('allowed');
    expect(verdict(authority, speaker('adult'), 'house')).toBe('refused');
  });

  it('holds at an area and at a device by name or id, in any case of letters, and nowhere else', () => {
    for (const at of ['Workshop', 'workshop', 'SAW', 'switch.saw']) {
      const authority = house({ for: ['child'], at: [at], may: 'no' });
      expect(authority.namesPlaces).toBe(true);
      expect(verdict(authority, mia, 'use', { devices: [saw] }), at).toBe('refused');
      expect(verdict(authority, mia, 'use', { devices: [lamp] })).toBe('allowed');
      expect(verdict(authority, mia, 'use')).toBe('allowed');
      expect(verdict(authority, mia, 'use', { devices: [lamp, saw] }), 'one of them is enough').toBe(
        'refused',
      );
    }
    expect(house({ what: ['use'], may: 'no' }).namesPlaces).toBe(false);
  });

  it('counts the last rule that fits, also the milder one', () => {
    const shut: AccessRule = { for: ['child'], at: ['Workshop'], may: 'no' };
    const open: AccessRule = { for: ['mia'], at: ['Saw'], may: 'yes' };
    expect(verdict(house(shut, open), mia, 'use', { devices: [saw] })).toBe('allowed');
    expect(verdict(house(open, shut), mia, 'use', { devices: [saw] })).toBe('refused');
    expect(verdict(house(shut, open, { may: 'confirm' }), mia, 'use', { devices: [saw] })).toBe('confirm');
  });

  it('opens no entrance without a yes, whoever is allowed it, and shuts it for the owner too', () => {
    const mild = house({ for: [...COLUMNS], what: ['open'], may: 'yes' });
    for (const one of [alex, sam, mia, gran]) expect(verdict(mild, one, 'open')).toBe('confirm');
    const child = house({ for: ['child'], what: ['open'], at: ['Garage Door'], may: 'confirm' });
    expect(verdict(child, mia, 'open', { devices: [garage] })).toBe('confirm');
    expect(verdict(child, mia, 'open', { devices: [{ ...lamp, name: 'Front Door' }] })).toBe('refused');
    const strict = house({ for: ['owner'], what: ['open'], may: 'no' });
    expect(verdict(strict, alex, 'open')).toBe('refused');
  });

  it('a rule without rows gives a child no more than a yes at an entrance, and nothing of the hub’s', () => {
    const authority = house({ for: ['child', 'unknown'], may: 'yes' });
    expect(verdict(authority, mia, 'open')).toBe('confirm');
    expect(verdict(authority, mia, 'internal')).toBe('refused');
    expect(verdict(authority, voice, 'open')).toBe('refused');
    expect(verdict(authority, voice, 'diary')).toBe('allowed');
  });

  it('is named in the refusal: who may instead', () => {
    const authority = house({ for: ['child', 'guest', 'unknown'], at: ['Workshop'], may: 'no' });
    expect(authority.may(mia, { permission: 'open' })).toEqual({
      type: 'refused',
      because: 'only a grown-up of this house may open that',
      needs: ['owner', 'adult'],
    });
    const none = house({ for: ['adult'], what: ['names'], may: 'no' });
    expect(none.may(sam, { permission: 'names' })).toMatchObject({
      because: 'only the owner of this house may change names and scenes',
      needs: ['owner'],
    });
    expect(new Authority().may(alex, { permission: 'internal' })).toMatchObject({
      because: 'only the hub itself does that',
      needs: [],
    });
  });

  it('shows in the table what it changes of roles, and beside it what of people and places', () => {
    const rules: AccessRule[] = [
      { for: ['guest'], what: ['foreign'], may: 'yes' },
      { for: ['mia'], what: ['house'], may: 'yes' },
      { for: ['child'], what: ['use'], at: ['Workshop'], may: 'no' },
    ];
    const authority = house(...rules);
    const row = (wanted: Permission) =>
      authority.rows().find(({ permission }) => permission === wanted)?.cells;
    expect(row('foreign')).toMatchObject({ guest: 'yes', unknown: 'no' });
    expect(row('house')).toMatchObject({ child: 'no' });
    expect(row('use')).toMatchObject({ child: 'yes' });
    expect(authority.rules).toEqual(rules);
  });
});

describe('X16 limits', () => {
  it('a guest sets temperatures from the least to the most, both included, and all of them must fit', () => {
    const mild = new Authority();
    for (const [temperatures, wanted] of [
      [[16], 'allowed'],
      [[24], 'allowed'],
      [[15.9], 'refused'],
      [[24.1], 'refused'],
      [[18, 30], 'refused'],
      [[Number.NaN], 'refused'],
      [[], 'allowed'],
    ] as const)
      expect(verdict(mild, gran, 'comfort', { temperatures }), String(temperatures)).toBe(wanted);
    const narrow = new Authority({ guestTemperature: { min: 19, max: 20 } });
    expect(verdict(narrow, gran, 'comfort', { temperatures: [18] })).toBe('refused');
    expect(narrow.may(gran, { permission: 'comfort', temperatures: [18] })).toMatchObject({
      because: 'a guest may set 19 to 20 °C',
    });
    for (const one of [alex, sam, mia, voice])
      expect(verdict(narrow, one, 'comfort', { temperatures: [30] })).toBe('allowed');
  });

  it('a child writes to grown-ups of the home, nobody known to people of the home', () => {
    const authority = new Authority();
    const to = (asking: Speaker, recipients?: AccessRequest['recipients']) =>
      verdict(authority, asking, 'mail', recipients === undefined ? {} : { recipients });
    expect(to(mia, ['adult', 'owner'])).toBe('allowed');
    expect(to(mia, ['adult', 'guest'])).toBe('refused');
    expect(to(mia, ['adult', null])).toBe('refused');
    expect(to(voice, ['guest', 'child'])).toBe('allowed');
    expect(to(voice, ['owner', null])).toBe('refused');
    for (const one of [mia, voice]) expect(to(one), 'whom is not told').toBe('refused');
    expect(to(gran, ['owner'])).toBe('refused');
    expect(to(sam, [null])).toBe('allowed');
  });

  it('an owner sees what is others’ on explicit request alone, and nobody else at all', () => {
    const authority = new Authority();
    expect(verdict(authority, alex, 'others')).toBe('refused');
    expect(verdict(authority, alex, 'others', { explicit: true })).toBe('allowed');
    for (const one of [sam, mia, gran, voice])
      expect(verdict(authority, one, 'others', { explicit: true })).toBe('refused');
  });

  it('a child gives orders for its own things: those named after it, in any spelling, and all of them', () => {
    const people = PEOPLE.map((one) => (one.id === 'mia' ? { ...one, aliases: ['Mimi'] } : one));
    const authority = new Authority({ people });
    const of = (...devices: { name: string; area: string | null }[]) =>
      verdict(authority, mia, 'orders', { devices: devices.map((one) => ({ id: 'x', ...one }) as never) });
    const own = { name: 'Lamp', area: "Mia's Room" };
    expect(of(own)).toBe('allowed');
    expect(of({ name: 'MIA’S LAMP', area: null })).toBe('allowed');
    expect(of({ name: "mimi's fan", area: 'Hall' })).toBe('allowed');
    expect(of({ name: 'Lamp', area: 'Hall' })).toBe('refused');
    expect(of({ name: "Miami's Lamp", area: 'Hall' })).toBe('refused');
    expect(of(own, { name: 'Lamp', area: 'Hall' })).toBe('refused');
    expect(of()).toBe('refused');
    expect(
      verdict(authority, speaker('child'), 'orders', { devices: [{ id: 'x', ...own }] }),
      'a child without a name owns nothing',
    ).toBe('refused');
  });
});

describe('X16 who a speaker is', () => {
  it('is the lesser of what was given out and what the person is', () => {
    expect(speakerWith({ person: 'alex', role: 'guest' }, PEOPLE, 'token', 't')).toMatchObject({
      ...{ person: 'alex', role: 'guest' },
    });
    expect(speakerWith({ person: 'mia', role: 'owner' }, PEOPLE, 'token', 't').role).toBe('child');
    expect(speakerWith({ person: null, role: 'adult' }, PEOPLE, 'token', 't')).toEqual({
      ...{ person: null, role: 'adult', proof: 'token', via: 't' },
    });
  });

  it('somebody who does not live here any more is nobody, and no more than a guest', () => {
    for (const role of SPEAKER_ROLES) {
      const gone = speakerWith({ person: 'eve', role }, PEOPLE, 'token', 't');
      expect(gone.person).toBeNull();
      expect(gone.role).toBe(lesserRole(role, 'guest'));
    }
  });

  it('the lesser of two roles is one of them, whichever is named first', () => {
    for (const one of SPEAKER_ROLES)
      for (const other of SPEAKER_ROLES) {
        const lesser = lesserRole(one, other);
        expect([one, other]).toContain(lesser);
        expect(lesserRole(other, one)).toBe(lesser);
        expect(lesserRole(lesser, one)).toBe(lesser);
      }
  });
});

const who = fc.constantFrom(...COLUMNS, ...PEOPLE.map(({ id }) => id), 'stranger');
const rule: fc.Arbitrary<AccessRule> = fc.record(
  {
    for: fc.array(who, { minLength: 1, maxLength: 4 }),
    what: fc.array(fc.constantFrom(...ALL), { minLength: 1, maxLength: 4 }),
    at: fc.array(fc.constantFrom('Workshop', 'Garage Door', 'light.lamp'), { minLength: 1, maxLength: 2 }),
    may: fc.constantFrom('yes', 'no', 'confirm'),
  },
  { requiredKeys: ['may'] },
);
const asker: fc.Arbitrary<Speaker> = fc.record({
  person: fc.constantFrom(null, ...PEOPLE.map(({ id }) => id), 'stranger'),
  role: fc.constantFrom(...SPEAKER_ROLES),
  proof: fc.constantFrom(...PROOFS),
  via: fc.constant('x'),
});
const request: fc.Arbitrary<AccessRequest> = fc.record(
  {
    permission: fc.constantFrom(...ALL),
    devices: fc.subarray([garage, saw, lamp]),
    temperatures: fc.array(fc.integer({ min: 5, max: 35 }), { maxLength: 2 }),
    explicit: fc.boolean(),
    recipients: fc.array(fc.constantFrom('owner', 'adult', 'child', 'guest', null), { maxLength: 2 }),
  },
  { requiredKeys: ['permission'] },
);

describe('X16 whatever the rules', () => {
  it('nobody unknown opens an entrance, nobody at all does what the hub does, and nobody opens without a yes', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), asker, request, (rules, asking, wanted) => {
        const authority = house(...rules);
        const open = authority.may(asking, { ...wanted, permission: 'open' }).type;
        expect(open).not.toBe('allowed');
        if (columnOf(asking) === 'unknown') expect(open).toBe('refused');
        expect(authority.may(asking, { ...wanted, permission: 'internal' }).type).toBe('refused');
      }),
      { numRuns: runs(300, 1000) },
    );
  });

  it('a role that is not mentioned by a rule is given what the table gives', () => {
    fc.assert(
      fc.property(asker, request, (asking, wanted) => {
        const other: AccessRule = { for: ['stranger-2'], may: 'yes' };
        expect(house(other).may(asking, wanted)).toEqual(house().may(asking, wanted));
      }),
    );
  });
});

/** What a verdict allows, from the least to the most. */
const STRENGTH = { refused: 0, confirm: 1, allowed: 2 };

describe('X16 a lesser role of a token', () => {
  it('of a device that names somebody does what neither of them may not', () => {
    const authority = house({ for: ['gran'], what: ['lists'], may: 'no' });
    const panel = (person: string) => speaker('device', person);
    expect(verdict(authority, panel('gran'), 'alarms')).toBe('refused');
    expect(verdict(authority, panel('gran'), 'lists')).toBe('refused');
    expect(verdict(authority, panel('gran'), 'comfort', { temperatures: [30] })).toBe('refused');
    expect(verdict(authority, panel('mia'), 'alarms')).toBe('allowed');
    expect(verdict(authority, panel('mia'), 'mail', { recipients: ['guest'] })).toBe('refused');
    expect(verdict(authority, panel('alex'), 'diary')).toBe('refused');
    expect(verdict(authority, panel('eve'), 'alarms'), 'who moved out').toBe('refused');
    expect(verdict(authority, speaker('device'), 'alarms')).toBe('allowed');
  });

  it('never gives more than the person’s own role', () => {
    // A house without rules: a rule may give a guest what it takes from a child.
    const authority = house();
    const token = fc.constantFrom(...SPEAKER_ROLES);
    fc.assert(
      fc.property(fc.constantFrom(...PEOPLE), token, request, (person, role, wanted) => {
        const given = speakerWith({ person: person.id, role }, PEOPLE, 'token', 't');
        const full = speakerWith({ person: person.id, role: 'owner' }, PEOPLE, 'token', 't');
        expect(lesserRole(given.role, person.role)).toBe(given.role);
        const [mine, own] = [authority.may(given, wanted).type, authority.may(full, wanted).type];
        expect(STRENGTH[mine], `${person.id} ${role}`).toBeLessThanOrEqual(STRENGTH[own]);
      }),
      { numRuns: runs(500, 2000) },
    );
  });
});
