import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Accounts } from '../../devices/home-assistant/account.ts';
import { AnnouncedDevice } from '../../devices/home-assistant/announced-device.ts';
import { Availability, Presences } from '../../devices/home-assistant/availability.ts';
import { type Announcement, readDiscovery } from '../../devices/home-assistant/discovery.ts';
import { Message } from '../../devices/home-assistant/message.ts';
import { type ReadEntityOptions, readEntity } from '../../devices/home-assistant/read-entity.ts';
import { Budgets, silentLogger } from '../../src/base/index.ts';
import { hexOf, hsOf, rgbOf, rgbOfHs, rgbOfXy, sameColor, xyOf } from '../../src/bus/index.ts';
import { Device } from '../../src/domain/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';

const BYTES_MAX = 262_144;
const clock = new ManualClock();
const budgets = new Budgets({ clock, log: silentLogger });
const READING: ReadEntityOptions = {
  reserved: [],
  templateLengthMax: 8_192,
  presences: new Presences(),
  accounts: new Accounts({ clock, budgets, stepsPerSecond: 20_000 }),
};

function read(path: string, payload: unknown): Announcement {
  const discovery = readDiscovery(path, Buffer.from(JSON.stringify(payload)), BYTES_MAX);
  if (discovery.type !== 'entity') throw new Error(JSON.stringify(discovery));
  return discovery.announcement;
}

describe('H12 reading announcements', () => {
  it('H12 short keys are written out everywhere, and full ones win', () => {
    const { config } = read('light/a/config', {
      cmd_t: 'x',
      command_topic: 'y',
      avty: [{ t: 'z', pl_avail: 'yes' }],
      dev: { ids: 'b', mf: 'Acme', sa: 'Den' },
      o: { name: 'n', sw: '1', url: 'u' },
      unknown_key: 1,
    });
    expect(config).toEqual({
      command_topic: 'y',
      availability: [{ topic: 'z', payload_available: 'yes' }],
      device: { identifiers: 'b', manufacturer: 'Acme', suggested_area: 'Den' },
      origin: { name: 'n', sw_version: '1', support_url: 'u' },
      unknown_key: 1,
    });
  });

  it('H12 the base topic stands for a leading or trailing ~, in topics only', () => {
    const { config } = read('light/a/config', {
      '~': 'base',
      cmd_t: '~/set',
      stat_t: 'state/~',
      name: '~ lamp',
      bri_cmd_t: 'in/~/middle',
      avty: [{ t: '~/lwt' }],
    });
    expect(config).toEqual({
      command_topic: 'base/set',
      state_topic: 'state/base',
      name: '~ lamp',
      brightness_command_topic: 'in/~/middle',
      availability: [{ topic: 'base/lwt' }],
    });
  });

  it('H12 the id of a thing depends on what its maker keeps, and on nothing else', () => {
    const id = (path: string, config: object) => {
      const entity = readEntity(read(path, { cmd_t: 'x', ...config }), READING);
      if (entity.type !== 'entity') throw new Error(entity.type);
      return entity.entity.id;
    };
    const dev = { ids: ['board-1', 'also'], name: 'Lamp' };
    const lamp = id('light/a/config', { uniq_id: 'u', dev });
    expect(
      id('light/node/b/config', {
        uniq_id: 'u',
        dev: { ids: ['also', 'board-1'], name: 'Other' },
        name: 'New',
      }),
    ).toBe(lamp);
    expect(id('light/a/config', { uniq_id: 'u', dev: { ids: ['board-2'] } })).not.toBe(lamp);
    expect(id('switch/a/config', { uniq_id: 'u', dev })).not.toBe(lamp);
    expect(id('light/a/config', {})).toBe(id('light/a/config', { name: 'n' }));
    expect(id('light/a/config', {})).not.toBe(id('light/b/config', {}));
  });

  it.each([
    [{ name: 'Pump', dev: { name: 'Boiler' } }, 'Boiler Pump'],
    [{ name: null, dev: { name: 'Boiler' } }, 'Boiler'],
    [{ dev: { name: 'Boiler' } }, 'Boiler'],
    [{ name: 'Boiler Pump', dev: { name: 'boiler' } }, 'Boiler Pump'],
    [{ name: 'Porch' }, 'Porch'],
    [{}, 'den spots'],
  ])('H12 a name is made of entity and device: %j', (config, name) => {
    const entity = readEntity(read('light/den_spots/config', { cmd_t: 'x', ...config }), READING);
    expect(entity).toMatchObject({ type: 'entity', entity: { name } });
  });

  it('H12 whatever is announced is refused, ignored, or a device that holds to its schema and reads anything', () => {
    const key = fc.constantFrom(
      ...[
        'cmd_t',
        'stat_t',
        'schema',
        'name',
        'uniq_id',
        'dev',
        'avty',
        'avty_t',
        'val_tpl',
        'stat_val_tpl',
        'bri_cmd_t',
        'bri_stat_t',
        'bri_scl',
      ],
      ...[
        'sup_clrm',
        'clr_temp_k',
        'min_mirs',
        'max_k',
        'rgb_cmd_t',
        'rgb_stat_t',
        'xy_stat_t',
        'clr_temp_stat_t',
        'on_cmd_type',
        'pl_on',
        'qos',
        'ret',
        '~',
        'cmps',
        'p',
      ],
    );
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        'json',
        'default',
        'a/b',
        '~/x',
        'hearth/v1/x',
        '{{ value_json.a }}',
        ['xy', 'rgb', 'color_temp'],
        0,
        -1,
        '254',
        true,
        null,
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const config = fc
      .array(fc.tuple(key, value), { maxLength: 12 })
      .map((pairs) => Object.fromEntries(pairs));
    const base = fc.constantFrom(
      { cmd_t: 'c', stat_t: 's' },
      { cmd_t: 'c', schema: 'json', stat_t: 's' },
      {},
    );
    const path = fc.constantFrom('light/a/config', 'switch/n/a/config', 'device/a/config', 'sensor/a/config');
    let devices = 0;
    fc.assert(
      fc.property(path, base, config, fc.oneof(fc.json(), fc.string()), (topic, first, rest, message) => {
        const discovery = readDiscovery(topic, Buffer.from(JSON.stringify({ ...first, ...rest })), BYTES_MAX);
        const announcements =
          discovery.type === 'entity'
            ? [discovery.announcement]
            : discovery.type === 'device'
              ? discovery.announcements
              : [];
        for (const announcement of announcements) {
          const read = readEntity(announcement, { ...READING, reserved: ['hearth/v1'] });
          if (read.type !== 'entity') continue;
          devices += 1;
          const { dialect, presence, account } = read.entity;
          const availability = new Availability(presence, account);
          const made = new AnnouncedDevice(read.entity.deviceId, clock, () => {});
          made.set(read.entity, read.keys);
          const device = made.describe(false);
          if (!Device.safeParse({ ...device, family: 'f' }).success) return false;
          for (const one of dialect.reads) one.read(new Message(message));
          for (const topic of availability.topics) availability.hear(topic, new Message(message));
          const written = dialect.write(
            { on: true, brightness: 50, color: '#123456', temperature: 3000 },
            { transition: 1 },
          );
          if (written.some(({ topic }) => topic.startsWith('hearth/') || /[+#]/.test(topic))) return false;
        }
        return true;
      }),
      { numRuns: runs(400, 1500) },
    );
    expect(devices).toBeGreaterThan(50);
  });

  it('H12 bytes that are no text and topics that are no topics are refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ maxLength: 200 }), (path, bytes) => {
        return ['refused', 'remove', 'device', 'entity', 'migrate'].includes(
          readDiscovery(path, Buffer.from(bytes), BYTES_MAX).type,
        );
      }),
      { numRuns: runs(100, 300) },
    );
    expect(readDiscovery('light/a b/config', Buffer.from('{}'), BYTES_MAX).type).toBe('refused');
    expect(readDiscovery('light/a/b/c/config', Buffer.from('{}'), BYTES_MAX).type).toBe('refused');
  });
});

describe('H12 colours between people and lamps', () => {
  it('come back as they went, in every tongue', () => {
    const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).filter((rgb) => Math.max(...rgb) > 0);
    fc.assert(
      fc.property(color, (rgb) => {
        const hex = hexOf(rgb);
        const [hue, saturation] = hsOf(rgb);
        const [x, y] = xyOf(rgb);
        return (
          hexOf(rgbOf(hex)) === hex &&
          sameColor(hexOf(rgbOfHs(hue, saturation)), hex) &&
          sameColor(hexOf(rgbOfXy(x, y)), hex)
        );
      }),
      { numRuns: runs(150, 500) },
    );
  });

  it('agree with the published corners of sRGB', () => {
    expect(xyOf([255, 0, 0])).toEqual([0.6401, 0.33]);
    expect(xyOf([255, 255, 255]).map((part) => Math.round(part * 1000) / 1000)).toEqual([0.313, 0.329]);
    expect(hsOf([0, 255, 0])).toEqual([120, 100]);
    expect(hexOf(rgbOfHs(240, 100))).toBe('#0000ff');
  });
});
