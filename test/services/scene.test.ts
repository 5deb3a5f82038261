import { afterEach, describe, expect, it } from 'vitest';
import { scene } from '../../services/scene/index.ts';
import { failure, result, type Things, things } from './things.ts';

const open: Things[] = [];
afterEach(async () => {
  for (const { house } of open.splice(0)) await house.close();
});
async function home(config: unknown): Promise<Things> {
  const one = await things(scene, config);
  open.push(one);
  return one;
}

const MOVIE = {
  name: 'Movie Night',
  aliases: ['cinema'],
  set: [
    { target: { area: 'living room' }, state: { on: true, brightness: 20 } },
    { target: { name: 'bedroom blind' }, state: { position: 0 } },
  ],
};
const dim = { target: { name: 'Living Room Ceiling Light' }, state: { on: true, brightness: 20 } };

describe('scenes', () => {
  it('H17 bring their devices into the states of the configuration, each seen', async () => {
    const { world, call } = await home({ scenes: [{ ...MOVIE, set: [dim, MOVIE.set[1]] }] });
    expect(result(await call('list', {}))).toMatchObject({
      scenes: [{ name: 'Movie Night', aliases: ['cinema'], source: 'configuration', devices: 2 }],
      summary: '1 scene: Movie Night',
    });
    const done = result(await call('activate', { name: 'the cinema scene' }));
    expect([done.scene, done.changed.length]).toEqual(['Movie Night', 2]);
    expect(world.truth('light.living_room_ceiling')).toMatchObject({ on: true, brightness: 20 });
    expect(world.truth('cover.bedroom_blind')['position']).toBe(0);
    expect(result(await call('activate', { name: 'movie night' })).already).toHaveLength(2);
  });

  it('tell what belongs to them, and the state of each', async () => {
    const { call } = await home({ scenes: [{ ...MOVIE, set: [dim, MOVIE.set[1]] }] });
    expect(result(await call('show', { name: 'cinema' }))).toEqual({
      name: 'Movie Night',
      aliases: ['cinema'],
      source: 'configuration',
      devices: 2,
      parts: [
        {
          id: 'light.living_room_ceiling',
          name: 'Living Room Ceiling Light',
          area: 'living room',
          state: { on: true, brightness: 20 },
        },
        { id: 'cover.bedroom_blind', name: 'Bedroom Blind', area: 'bedroom', state: { position: 0 } },
      ],
      summary: 'Movie Night sets Living Room Ceiling Light and Bedroom Blind',
    });
    expect(failure(await call('show', { name: 'storm' })).code).toBe('unknown-target');
  });

  it('come to one room alone where one is named, and say when nothing of them is there', async () => {
    const { world, call } = await home({ scenes: [{ ...MOVIE, set: [dim, MOVIE.set[1]] }] });
    const before = world.truth('light.living_room_ceiling');
    const done = result(await call('activate', { name: 'movie night', area: 'Bedroom' }));
    expect(done.changed).toHaveLength(1);
    expect(world.truth('cover.bedroom_blind')['position']).toBe(0);
    expect(world.truth('light.living_room_ceiling')).toEqual(before);
    expect(failure(await call('activate', { name: 'movie night', area: ['garage'] }))).toMatchObject({
      code: 'unknown-target',
      message: 'Nothing of Movie Night is in the garage.',
    });
  });

  it('are kept as the home is, come back, and are forgotten', async () => {
    const { world, call } = await home({});
    const lamps = [{ name: 'desk lamp' }, { name: 'porch light' }];
    const kept = result(await call('keep', { name: 'Work', target: lamps }));
    expect(kept).toMatchObject({
      name: 'Work',
      source: 'kept',
      devices: 2,
      summary: 'Work is kept with 2 devices',
    });
    world.touch('light.desk', { on: false });
    world.touch('light.porch', { on: true });
    // What a hand did is known once the lamps have told it.
    const asKept = async () => result(await call('activate', { name: 'work' })).changed.length === 0;
    while (world.truth('light.porch')['on'] === true || !(await asKept())) await asKept();
    expect([world.truth('light.desk')['on'], world.truth('light.porch')['on']]).toEqual([true, false]);
    expect(result(await call('forget', { name: 'work' })).summary).toBe('Work is forgotten');
    expect(failure(await call('activate', { name: 'work' }))).toMatchObject({
      code: 'unknown-target',
      message: 'There is no scene "work".',
    });
  });

  it('H09 one that unlocks or opens a garage asks first, as each of its wishes would', async () => {
    const { world, call } = await home({
      scenes: [
        { name: 'Home', set: [dim, { target: { name: 'front door' }, state: { locked: false } }] },
        { name: 'Car', set: [{ target: { name: 'garage door' }, state: { position: 100 } }] },
      ],
    });
    expect(failure(await call('activate', { name: 'home' })).data.confirm).toMatchObject({
      question: 'Activate Home, which opens or unlocks the front door?',
      risk: 'restricted',
    });
    expect(failure(await call('activate', { name: 'car' })).data.confirm.risk).toBe('restricted');
    expect(world.commands('lock.front_door')).toBe(0);
    result(await call('activate', { name: 'home' }, { yes: true }));
    expect(world.truth('lock.front_door')['locked']).toBe(false);
  });

  it('of the configuration can be neither overwritten nor forgotten', async () => {
    const { call } = await home({ scenes: [{ ...MOVIE, set: [dim] }] });
    expect(failure(await call('keep', { name: 'cinema', target: { name: 'desk lamp' } })).code).toBe(
      'conflict',
    );
    expect(failure(await call('forget', { name: 'movie night' })).code).toBe('conflict');
    expect(failure(await call('activate', { name: 'movie nite' })).hint).toBe('Did you mean Movie Night?');
  });
});
