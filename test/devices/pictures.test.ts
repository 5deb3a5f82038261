import { describe, expect, it } from 'vitest';
import type { Picture } from '../../src/domain/index.ts';
import { eventually } from '../home/house.ts';
import { ManualClock } from '../kit/clock.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { Things } from './announced-things.ts';

const { afterThis } = closesAfterEach();

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const GIF = Buffer.from('GIF89a, a moving one');
const WEBP = Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1');
const DEV = { ids: ['bell-1'], name: 'Door bell' };

function pictured(things: Things, id: string): Picture | undefined {
  const found = things.family.picture?.(id);
  return found === undefined || 'reason' in found ? undefined : found;
}

async function sees(things: Things, id: string, bytes: Buffer): Promise<Picture> {
  await eventually(() => pictured(things, id)?.bytes.equals(bytes) === true);
  return pictured(things, id)!;
}

async function saysWhyNot(things: Things, id: string, why: RegExp): Promise<void> {
  await eventually(() => {
    const found = things.family.picture?.(id);
    return found !== undefined && 'reason' in found && why.test(found.reason);
  });
}

async function camera(things: Things, more: object = {}) {
  await things.announce('camera/bell/cam', {
    uniq_id: 'c',
    name: 'View',
    dev: DEV,
    topic: 'bell/cam',
    ...more,
  });
  const device = await things.part('Door bell', 'listed');
  await saysWhyNot(things, device.id, /no picture since/);
  return device;
}

describe('H12 pictures that things send', () => {
  it('H12 keeps the newest picture of a camera with its kind and hour, and tells none of it in a report', async () => {
    const clock = new ManualClock();
    const things = await Things.open(afterThis, clock);
    const told: string[] = [];
    await things.bus.subscribe('hearth/v1/#', ({ payload }) => told.push(payload.toString('latin1')));
    const { id } = await camera(things);
    for (const [bytes, type] of [
      [JPEG, 'image/jpeg'],
      [PNG, 'image/png'],
      [GIF, 'image/gif'],
      [WEBP, 'image/webp'],
    ] as const) {
      await clock.advance(1_000);
      await things.say('bell/cam', bytes, false);
      expect(await sees(things, id, bytes)).toEqual({ bytes, type, at: clock.now() });
    }
    await things.house.home.published();
    expect(things.house.home.report(id)?.state).toEqual({});
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => /GIF89a|PNG|WEBP/.test(text))).toEqual([]);
    expect(things.warnings()).toEqual([]);
  });

  it('H12 reads an image in base64, and one that the broker kept has no hour', async () => {
    const things = await Things.open(afterThis);
    await things.say('bell/last', PNG.toString('base64'));
    await things.announce('image/bell/last', {
      ...{ uniq_id: 'i', name: 'Last visitor', dev: DEV },
      ...{ img_t: 'bell/last', img_e: 'b64', content_type: 'image/png' },
    });
    const { id, features } = await things.part('Door bell', 'listed');
    expect(features).toEqual({ last_visitor: { type: 'image', name: 'Last visitor' } });
    expect(await sees(things, id, PNG)).toEqual({ bytes: PNG, type: 'image/png', at: null });
    await things.say('bell/last', JPEG.toString('base64'));
    expect((await sees(things, id, JPEG)).at).toBeGreaterThan(0);
  });

  it('H12 refuses what is too long or no picture, tells it once, and keeps the one before', async () => {
    const things = await Things.open(afterThis);
    const { id } = await camera(things);
    await things.say('bell/cam', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', false);
    await saysWhyNot(things, id, /no JPEG, PNG, WebP or GIF/);
    await things.say('bell/cam', 'no picture either', false);
    await things.say('bell/cam', JPEG, false);
    await sees(things, id, JPEG);
    expect(things.warnings()).toEqual([
      'a picture of a device cannot be read: what it sent last is no JPEG, PNG, WebP or GIF',
    ]);
    await things.say('bell/cam', Buffer.concat([PNG, Buffer.alloc(1_000_000)]), false);
    await eventually(() => things.house.budgets.totals().get('picture-bytes') === 1);
    expect(pictured(things, id)?.bytes).toEqual(JPEG);
    const largest = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)]);
    await things.say('bell/cam', largest, false);
    expect((await sees(things, id, largest)).type).toBe('image/png');
  });

  it('H12 keeps pictures of 32 things: the one that sent longest ago makes room', async () => {
    const things = await Things.open(afterThis);
    const ids: string[] = [];
    for (let number = 0; number < 33; number++) {
      const dev = { ids: [`cam-${number}`], name: `Camera ${number}` };
      await things.announce(`camera/c${number}/cam`, { uniq_id: `c${number}`, dev, topic: `cam/${number}` });
      ids.push((await things.part(`Camera ${number}`, 'listed')).id);
      await things.say(`cam/${number}`, JPEG);
      if (number < 32) await sees(things, ids[number]!, JPEG);
      // What sent again is not the one that sent longest ago.
      if (number === 31) {
        await things.say('cam/0', GIF);
        await sees(things, ids[0]!, GIF);
      }
    }
    await saysWhyNot(things, ids[1]!, /32 other things/);
    expect(ids.filter((id) => pictured(things, id) === undefined)).toEqual([ids[1]]);
  });

  it('H12 fetches no address that an image tells, and forgets the picture of what is gone', async () => {
    const things = await Things.open(afterThis);
    const url = { uniq_id: 'u', name: 'Map', dev: { ids: ['map'], name: 'Robot' }, url_t: 'robot/map' };
    await things.announce('image/robot/map', url);
    const robot = await things.part('Robot', 'listed');
    await things.say('robot/map', JPEG);
    const { id } = await camera(things);
    await things.say('bell/cam', JPEG, false);
    await sees(things, id, JPEG);
    expect(things.family.picture?.(robot.id)).toBeUndefined();
    await things.announce('camera/bell/cam', '');
    await eventually(() => things.named('Door bell') === undefined);
    expect(things.family.picture?.(id)).toBeUndefined();
  });

  it('H12 follows no topic of the hub’s own, and says which encoding it cannot read', async () => {
    const things = await Things.open(afterThis);
    await things.announce('camera/spy/cam', { uniq_id: 's', name: 'Spy', topic: 'hearth/v1/home/areas' });
    await things.announce('camera/odd/cam', { uniq_id: 'o', name: 'Odd', topic: 'odd/cam', img_e: 'hex' });
    await things.appears('Odd');
    expect(things.named('Spy')).toBeUndefined();
    expect(things.warnings()).toEqual([
      'a discovery message was refused: "hearth/v1/home/areas" belongs to the hub',
      'a part of a device is left out: image_encoding: "hex" is not spoken, b64 is',
    ]);
  });
});
