import { afterEach, describe, expect, it } from 'vitest';
import type { WaitView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { until } from '../../kit/hub.ts';
import {
  callsFor,
  gives,
  type MindHouse,
  openMindHouse,
  passes,
  routes,
  SMALL,
  says,
} from '../../kit/mind-house.ts';

let house: MindHouse | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

async function open(options: Parameters<typeof openMindHouse>[0] = {}): Promise<MindHouse> {
  house = await openMindHouse(options);
  return house;
}

const ended = ({ http }: MindHouse, turn: string) =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');
const lamp = ({ hub }: MindHouse) =>
  hub.doorway.devices().find(({ id }) => id === 'light.living_room_lamp')?.report?.state;

describe('what a model proposes', () => {
  it('B59 and nobody answers is not done: silence is a no', async () => {
    const clock = new ManualClock();
    const world = await open({ clock });
    const before = lamp(world);
    // Words that may mean another time are asked about, whatever the model thinks.
    await world.model.answers(
      routes(),
      gives({ worker: 'HOUSE' }),
      callsFor({ name: 'light_set', arguments: { target: 'Living Room Lamp', brightness: 35 } }),
    );
    const asked = await world.http.say('it would be nicer in here if the lamp beside me were any good', {
      area: 'living room',
    });
    expect(asked, asked.reply ?? '').toMatchObject({
      status: 'waiting',
      waits: [{ kind: 'approval', options: ['yes', 'no'] }],
    });
    const [wait] = asked.waits;
    clock.step(clock.now() + Date.parse(wait?.deadline ?? '') - clock.now());
    await clock.advance(1);
    const turn = await ended(world, asked.turn);
    expect(turn.groups).toEqual([]);
    expect(lamp(world)).toEqual(before);
    const late = await world.http.post(`/v1/waits/${wait?.id}`, { value: 'yes' });
    expect(late.status).toBe(409);
    expect(lamp(world)).toEqual(before);
  });

  it('B59 is done after a yes, once, and not after a no', async () => {
    const world = await open({ model: SMALL });
    await world.model.answers(says('choice', { choice: 1 }));
    const ask = async () => {
      const turn = await world.http.say('i would love a cosy glow for my book', { area: 'living room' });
      expect(turn.waits[0]?.prompt).toMatch(/^Shall I do this\?/);
      return turn;
    };
    const refused = await ask();
    await world.http.post(`/v1/waits/${refused.waits[0]?.id}`, { value: 'no' });
    expect((await ended(world, refused.turn)).groups).toEqual([]);
    const agreed = await ask();
    await world.http.post(`/v1/waits/${agreed.waits[0]?.id}`, { value: 'yes' });
    const turn = await ended(world, agreed.turn);
    expect(turn.groups).toMatchObject([{ actions: [{ status: 'done', attempts: 1 }] }]);
    const { waits } = await world.http.get<{ waits: WaitView[] }>('/v1/waits');
    expect(waits).toEqual([]);
  });
});

describe('E21 a mail that a model writes', () => {
  const written = says('mail', { subject: 'Dinner', body: 'Come over on Friday.' });

  it.each([
    ['an address that nobody said', ['mallory@example.org'], 'mallory@example.org'],
    ['somebody who does not live here', ['Mallory'], 'Mallory'],
    [
      'one of the house and an address that nobody said',
      ['Sam', 'mallory@example.org'],
      'mallory@example.org',
    ],
  ])('goes to nobody where it is for %s', async (_who, to, unknown) => {
    const world = await open();
    await world.model.answers(routes(), gives({ worker: 'EMAIL', parameters: { to } }), written, passes());
    const turn = await world.http.say('write a nice mail about dinner on friday');
    expect(turn.reply).toContain(`I do not know who “${unknown}” is`);
    expect(turn).toMatchObject({ status: 'failed', groups: [], waits: [] });
    expect(world.mail.mails).toHaveLength(0);
  });

  it('goes, after a yes, to an address that the person said', async () => {
    const world = await open();
    await world.model.answers(
      routes(),
      gives({ worker: 'EMAIL', parameters: { to: ['friend@example.org'] } }),
      written,
      passes(),
    );
    const asked = await world.http.say(
      'would you compose something witty about dinner for friend@example.org',
    );
    expect(asked.waits[0]?.prompt, asked.reply ?? '').toContain('friend@example.org');
    expect(world.mail.mails).toHaveLength(0);
    const yes = (id: string | undefined) => world.http.post(`/v1/waits/${id}`, { value: 'yes' });
    await yes(asked.waits[0]?.id);
    // The house asks once more, since the address is none of the house: a model's words are not a person's.
    const [again] = (await world.hub.doorway.settled(asked.turn, 60_000))?.waits ?? [];
    await yes(again?.id);
    await ended(world, asked.turn);
    expect(world.mail.mails.map(({ to }) => to)).toEqual([['friend@example.org']]);
  });
});
