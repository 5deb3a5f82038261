import { afterEach, describe, expect, it } from 'vitest';
import { presence } from '../../../services/presence/index.ts';
import type { CallerIdentity, Role } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { ALEX, OpenService, refusalOf } from '../../kit/open-service.ts';
import { KnownHome } from '../../kit/things/known-home.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const open: OpenService[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const by = (id: string, role: Role): { by: CallerIdentity } => ({
  by: { kind: 'person', id, role, speaker: { person: id, role, proof: 'token', via: `token of ${id}` } },
});
const SAM = by('sam', 'adult');
const KIM = by('kim', 'child');
const TRACKER = { presence: { type: 'text' as const, name: 'Presence', class: 'tracker' } };

/** Alex, Sam and Kim in London at ten in the morning; two phones that are nobody's yet. */
async function house(config: object = {}) {
  const home = new KnownHome(new ManualClock('2026-03-10T10:00:00Z')).add(
    { id: 'phone.sam', kind: 'sensor', name: 'Sam Phone', features: TRACKER },
    { id: 'watch.sam', kind: 'sensor', name: 'Sam Watch', features: TRACKER },
  );
  const { clock } = home;
  const service = await OpenService.open(presence, { clock, config, home: home.view });
  open.push(service);
  return { home, clock, service, call: service.call.bind(service) };
}

const BOUND = { trackers: { sam: ['phone.sam', 'Sam Watch'] } };
const at = (latitude: number, zone: string | null, when: number) => ({
  ...{ at: when, latitude, longitude: -0.1278, accuracy: 10, zone },
});

describe('by word', () => {
  it('“I’m leaving” marks who says it away, and nobody else', async () => {
    const { call, service } = await house();
    await call('set', { state: 'home' });
    await call('set', { state: 'home' }, SAM);
    expect((await call('set', { state: 'away' }, SAM)).summary).toBe('See you later');
    expect((await call('who', {})).summary).toBe('Alex is home; Sam is away; I don’t know about Kim');
    expect(service.of('changed').map(({ person, state }) => [person, state])).toEqual([
      ['alex', 'home'],
      ['sam', 'home'],
      ['sam', 'away'],
    ]);
  });

  it('“Sam is away till Friday” holds until Friday, and then nothing is known', async () => {
    const { call, clock } = await house();
    const told = await call('set', { person: 'Sam', state: 'away', until: '2026-03-13T00:00:00Z' });
    expect(told.summary).toBe('Noted: Sam is away until Friday');
    await clock.advance(2 * DAY);
    expect(await call('get', { target: { name: 'sam' } })).toMatchObject([{ state: 'away' }]);
    await clock.advance(DAY);
    expect((await refusalOf(call('get', { target: { name: 'sam' } }))).message).toBe(
      'nothing here tells me where Sam is',
    );
  });

  it('of nobody in particular is refused, for it is not known who left', async () => {
    const { call } = await house();
    const tablet = { by: { kind: 'service', id: 'tablet' } as CallerIdentity };
    expect((await refusalOf(call('set', { state: 'away' }, tablet))).message).toBe(
      'I don’t know who is speaking.',
    );
  });
});

describe('by phones', () => {
  it('somebody is at home when one of theirs is, and away when all have been so for three minutes', async () => {
    const { home, call, clock } = await house(BOUND);
    const sam = async () => (await call('get', { target: { name: 'sam' } }))[0].state;
    home.report('phone.sam', { presence: 'home' });
    home.report('watch.sam', { presence: 'home' });
    expect(await sam()).toBe('home');
    await clock.advance(MINUTE);
    home.report('phone.sam', { presence: 'not_home' });
    await clock.advance(10 * MINUTE);
    expect(await sam()).toBe('home');
    home.report('watch.sam', { presence: 'not_home' });
    await clock.advance(2 * MINUTE);
    expect(await sam()).toBe('home');
    await clock.advance(MINUTE);
    expect(await sam()).toBe('away');
    home.report('phone.sam', { presence: 'home' });
    expect(await sam()).toBe('home');
    expect((await call('when', { person: 'sam', state: 'away' })).summary).toBe('Sam left at 10:11');
    expect((await call('when', { person: 'sam' }, SAM)).summary).toBe('You came home at 10:14');
  });

  it('one that loses its way for a minute makes nobody leave', async () => {
    const { home, call, clock, service } = await house(BOUND);
    home.report('phone.sam', { presence: 'home' });
    for (let flap = 0; flap < 20; flap++) {
      home.report('phone.sam', { presence: flap % 2 === 0 ? 'not_home' : 'home' });
      await clock.advance(MINUTE);
    }
    expect(await call('get', { target: { name: 'sam' } })).toMatchObject([{ state: 'home' }]);
    expect(service.of('changed')).toHaveLength(1);
  });

  it('what was said holds until a phone sees them come or go after it', async () => {
    const { home, call, clock } = await house(BOUND);
    const sam = async () => (await call('get', { target: { name: 'sam' } }))[0].state;
    home.report('phone.sam', { presence: 'home' });
    await clock.advance(MINUTE);
    await call('set', { state: 'away' }, SAM);
    home.report('phone.sam', { presence: 'home', battery: 50 });
    expect(await sam()).toBe('away');
    await clock.advance(MINUTE);
    home.report('phone.sam', { presence: 'not_home' });
    await clock.advance(10 * MINUTE);
    home.report('phone.sam', { presence: 'home' });
    expect(await sam()).toBe('home');
  });

  it('within a hundred metres of the house is home, where the phone knows no place by name', async () => {
    const { home, call } = await house(BOUND);
    home.view.locate('phone.sam', at(51.5077, null, 1));
    home.report('phone.sam', { presence: 'not_home' });
    expect(await call('get', { target: { name: 'sam' } })).toMatchObject([{ state: 'home' }]);
  });

  it('“this phone is Sam’s” binds the one that is nobody’s, and asks where there are two', async () => {
    const { home, call } = await house();
    expect((await refusalOf(call('claim', { person: "Sam's" }))).message).toBe(
      'Which one: Sam Phone and Sam Watch?',
    );
    await call('bind', { person: 'sam', trackers: ['Sam Watch'] });
    expect(await call('claim', { person: "Sam's" })).toMatchObject({ trackers: ['watch.sam', 'phone.sam'] });
    home.report('phone.sam', { presence: 'home' });
    expect((await call('who', {})).summary).toMatch(/^Sam is home/);
  });
});

describe('where somebody is', () => {
  it('is told to themselves and the owner by place; others hear home or away', async () => {
    const { home, call, clock } = await house(BOUND);
    home.report('phone.sam', { presence: 'home' });
    await clock.advance(MINUTE);
    home.view.locate('phone.sam', at(51.6, 'Gym', clock.now()));
    home.report('phone.sam', { presence: 'not_home' });
    await clock.advance(5 * MINUTE);
    const asked = async (who: object) => call('where', { person: 'sam' }, who);
    expect(await asked(SAM)).toMatchObject({ zone: 'Gym', position: { latitude: 51.6 } });
    expect((await asked(SAM)).summary).toBe('You are at Gym, since 10:01');
    expect((await asked({ by: ALEX })).zone).toBe('Gym');
    expect(await asked(KIM)).toMatchObject({ state: 'away', zone: null, position: null });
    expect((await asked(KIM)).summary).toBe('Sam is away, since 10:01');
  });

  it('is kept for seven days, and never more than five thousand places', async () => {
    const { home, clock, service } = await house(BOUND);
    for (let step = 0; step < 5_100; step++)
      home.view.locate('phone.sam', at(51.6, null, clock.now() - 5_100 + step));
    service.store.settle();
    const count = () => service.store.one<{ n: number }>('SELECT count(*) AS n FROM presence_positions')?.n;
    expect(count()).toBeLessThanOrEqual(5_000);
    await clock.advance(8 * DAY + 3_600_000);
    expect(count()).toBe(0);
  });
});

describe('all of them as one', () => {
  it('nobody is home only where nobody might be', async () => {
    const { call } = await house();
    const together = async (name: string) => (await call('get', { target: { name } }))[0].state;
    expect((await refusalOf(call('get', { target: { name: 'anyone' } }))).code).toBe('unknown-target');
    await call('set', { state: 'away' });
    await call('set', { state: 'away' }, SAM);
    expect(await together('anyone')).toBeNull();
    await call('set', { state: 'home' }, KIM);
    expect(await together('anyone')).toBe('home');
    expect(await together('everyone')).toBe('away');
    await call('set', { state: 'away' }, KIM);
    expect(await together('anyone')).toBe('away');
  });
});
