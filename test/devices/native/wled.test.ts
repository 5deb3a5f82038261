import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wled } from '../../../devices/wled/index.ts';
import type { MqttConnection } from '../../../src/bus/index.ts';
import { eventually } from '../../home/house.ts';
import { Dialect } from './bridge.ts';

/** The device's side of WLED as its documentation tells it (MQTT, JSON API): takes parts of its state on `api`, and tells all of it when it changes. */
class Strip {
  readonly wishes: Record<string, unknown>[] = [];
  readonly #bus: MqttConnection;
  readonly #topic: string;
  on = true;
  bri = 128;
  color: readonly number[] = [255, 160, 0, 0];
  fx = 0;
  name = 'WLED';

  constructor(bus: MqttConnection, topic: string) {
    this.#bus = bus;
    this.#topic = topic;
  }

  async start(): Promise<void> {
    await this.#bus.subscribe(`${this.#topic}/api`, ({ payload }) => {
      const wish = JSON.parse(payload.toString());
      this.wishes.push(wish);
      const [segment = {}] = wish.seg ?? [];
      this.on = wish.on ?? this.on;
      this.bri = wish.bri ?? this.bri;
      this.fx = segment.fx ?? this.fx;
      this.color = segment.col === undefined ? this.color : [...segment.col[0], 0].slice(0, 4);
      void this.tell();
    });
    await this.say('status', 'online', true);
    await this.tell();
  }

  async tell(): Promise<void> {
    const [r = 0, g = 0, b = 0, w = 0] = this.color;
    const bri = this.on ? this.bri : 0;
    await this.say('g', String(bri));
    await this.say(
      'c',
      `#${(((w << 24) | (r << 16) | (g << 8) | b) >>> 0).toString(16).toUpperCase().padStart(6, '0')}`,
    );
    await this.say('status', 'online', true);
    await this.say(
      'v',
      `<?xml version="1.0" ?><vs><ac>${bri}</ac><cl>${r}</cl><cl>${g}</cl><cl>${b}</cl><cs>0</cs><cs>0</cs><cs>0</cs><ns>0</ns><nr>1</nr><nl>0</nl><nf>1</nf><nd>60</nd><nt>0</nt><fx>${this.fx}</fx><sx>128</sx><ix>100</ix><fp>3</fp><wv>${w}</wv><ws>0</ws><ps>0</ps><cy>0</cy><ds>${this.name}</ds><ss>0</ss></vs>`,
    );
  }

  say(what: string, text: string, retain = false): Promise<void> {
    return this.#bus.publish(`${this.#topic}/${what}`, text, { qos: 1, retain });
  }
}

describe('WLED by its own topics', () => {
  let house: Dialect;
  let strip: Strip;
  beforeEach(async () => {
    house = await Dialect.open(wled, { topics: ['wled/+', 'garden/strip'] });
    strip = new Strip(house.bus, 'wled/ab12cd');
  });
  afterEach(() => house.close());
  const tell = (id: string, set: object, transition?: number) =>
    house.house.bus.publish(
      house.house.bus.under(`home/command/${id}`),
      { set, ...(transition === undefined ? {} : { transition }) } as never,
      { qos: 1 },
    );

  it('H12 a strip is a light with settings under the name that people gave it, obeys and says so', async () => {
    strip.name = 'Shelf &amp; desk (live)';
    await strip.start();
    await house.appears('wled.ab12cd.light');
    await eventually(() => house.house.home.device('wled.ab12cd.light')?.name === 'Shelf & desk');
    await house.shows('wled.ab12cd.light', { on: true, brightness: 50, color: '#ffa000' });
    await house.shows('wled.ab12cd.setting', { fx: 0, sx: 128, ix: 100, pal: 3, ps: 0 });
    await tell('wled.ab12cd.light', { on: true, brightness: 20, color: '#0000ff' }, 1.5);
    await house.shows('wled.ab12cd.light', { on: true, brightness: 20, color: '#0000ff' });
    expect(strip.wishes).toEqual([{ on: true, bri: 51, seg: [{ fx: 0, col: [[0, 0, 255]] }], tt: 15 }]);
    await tell('wled.ab12cd.light', { on: false });
    await house.shows('wled.ab12cd.light', { on: false });
    await tell('wled.ab12cd.setting', { fx: 9 });
    await house.shows('wled.ab12cd.setting', { fx: 9 });
    await strip.say('status', 'offline', true);
    await house.isThere('wled.ab12cd.light', false);
  });

  it('H12 white before the colour is no part of it, however short it is written', async () => {
    strip.color = [255, 0, 0, 10];
    await strip.start();
    await house.shows('wled.ab12cd.light', { color: '#ff0000' });
  });

  it('H12 a topic of its own is followed where the configuration names it, and what is taken away goes', async () => {
    const other = new Strip(house.bus, 'garden/strip');
    await other.start();
    await house.appears('wled.garden-strip.light');
    await other.say('status', '', true);
    await house.goes('wled.garden-strip.light');
  });

  it('A07 what never says that it is there, what is too long and what holds control characters makes nothing', async () => {
    await house.say('wled/other/g', '100');
    await house.say('wled/other/v', '<vs><ac>1</ac><ds>Other</ds></vs>');
    await house.say('wled/other/status', 'here');
    await strip.start();
    await house.appears('wled.ab12cd.light');
    expect(house.ids()).toEqual(['wled.ab12cd.light', 'wled.ab12cd.setting']);
    await strip.say('v', '<ds>a\u0007b</ds>');
    await strip.say('v', 'x'.repeat(5_000));
    await strip.say('g', 'very bright');
    await strip.say('g', '9999');
    await strip.say('c', 'red');
    await eventually(() => house.house.budgets.entries().some(({ name }) => name === 'wled-bytes'));
    await eventually(() =>
      house.lines.some(({ message }) => message === 'a WLED tells no name that can be taken'),
    );
    await strip.say('g', '255');
    await house.shows('wled.ab12cd.light', { brightness: 100, color: '#ffa000' });
    expect(house.house.home.device('wled.ab12cd.light')?.name).toBe('WLED');
  });
});
