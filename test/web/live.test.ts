import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fateOf } from '../kit/browser.ts';
import { type Caller, type FamilyHub, startFamily } from '../kit/family.ts';
import { until } from '../kit/hub.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into frames of any shape
type Frame = any;

/** A socket that watches, and all that it was told. */
class Watcher {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;

  constructor(url: string, secret: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data))));
    sockets.push(this.socket);
  }

  async watch(topics: readonly string[], after?: number): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) expect(await fateOf(this.socket)).toBe('open');
    this.socket.send(JSON.stringify({ watch: topics, ...(after === undefined ? {} : { after }) }));
    return this;
  }

  get seq(): number {
    return Math.max(...this.frames.map(({ seq }) => seq));
  }

  snapshot(): Promise<Frame> {
    return until(() => this.frames.find(({ snapshot }) => snapshot)?.snapshot, 'there is a snapshot');
  }

  /** The first of these changes that fits. */
  told(key: string, fits: (one: Frame) => boolean = () => true): Promise<Frame> {
    const find = () =>
      this.frames.flatMap(({ changes }) => [changes?.[key] ?? []].flat()).find((one: Frame) => fits(one));
    return until(find, `${key} is told`);
  }

  all(key: string): readonly Frame[] {
    return this.frames.flatMap(({ changes }) => [changes?.[key] ?? []].flat());
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
  }
}

const sockets: WebSocket[] = [];

describe('H39 one WebSocket tells what changes in the house', () => {
  let hub: FamilyHub;
  let alex: Caller;
  let sam: Caller;
  let mia: Caller;
  let gran: Caller;

  beforeAll(async () => {
    hub = await startFamily({
      config: { home: { access: [{ for: ['child', 'guest'], at: ['Garage'], may: 'no' }] } },
    });
    alex = await hub.caller({ person: 'alex', role: 'owner' });
    sam = await hub.caller({ person: 'sam', role: 'adult' });
    mia = await hub.caller({ person: 'mia', role: 'child' });
    gran = await hub.caller({ person: 'gran', role: 'guest' });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });
  afterAll(() => hub?.stop());

  const watcher = (by: Caller) => new Watcher(hub.url, by.secret);
  const porch = async () =>
    (await alex.get('/v1/devices')).body.devices.find(({ name }: Frame) => name === 'Porch Light');
  const switchPorch = async (on: boolean) => {
    const { id } = await porch();
    expect((await alex.post(`/v1/devices/${id}/${on ? 'turn_on' : 'turn_off'}`)).status).toBe(200);
  };

  it('whoever may not be in a place knows no picture of what stands there', async () => {
    const { devices } = (await alex.get('/v1/devices')).body;
    const { id } = devices.find(({ area }: Frame) => String(area).toLowerCase() === 'garage');
    const codes = [sam, mia, gran].map(async (by) => (await by.get(`/v1/devices/${id}/picture`)).body.code);
    expect(await Promise.all(codes)).toEqual(['not-found', 'unknown-target', 'not-permitted']);
  });

  it('first how it is, in one frame, and then only what changes', async () => {
    await switchPorch(false);
    const page = await watcher(sam).watch(['devices', 'waits', 'today']);
    const snapshot = await page.snapshot();
    expect(snapshot.devices).toEqual((await sam.get('/v1/devices')).body.devices);
    expect(snapshot.areas).toEqual((await sam.get('/v1/areas')).body.areas);
    expect(snapshot.waits).toEqual([]);
    expect(snapshot.today).toMatchObject({ events: [], reminders: [], withheld: [] });
    const { id } = await porch();
    await switchPorch(true);
    const { report } = await page.told('reports', (one) => one.id === id && one.report.state.on === true);
    expect(report.available).toBe(true);
    expect(page.frames.filter((frame) => frame.snapshot)).toHaveLength(1);
    const numbers = page.frames.map(({ seq }) => seq);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(page.all('reports').length).toBeLessThan(10);
  });

  it('goes on after sleep with what changed meanwhile, as it is now, and once', async () => {
    const first = await watcher(sam).watch(['devices']);
    await first.snapshot();
    const { seq } = first;
    await first.close();
    await switchPorch(false);
    await switchPorch(true);
    await switchPorch(false);
    const { id } = await porch();
    const again = await watcher(sam).watch(['devices'], seq);
    const { report } = await again.told('reports', (one) => one.id === id);
    expect(report.state.on).toBe(false);
    expect(again.frames[0].changes.reports.filter((one: Frame) => one.id === id)).toHaveLength(1);
    expect(again.all('reports').filter((one) => one.id === id && one.report.state.on)).toEqual([]);
    expect(again.frames.some((frame) => frame.snapshot)).toBe(false);
  });

  it('begins anew with a snapshot for a number that it does not know any more, or not yet', async () => {
    for (const after of [0, 1_000, Number.MAX_SAFE_INTEGER]) {
      const page = await watcher(sam).watch(['devices'], after);
      expect((await page.snapshot()).devices.length).toBeGreaterThan(5);
      await page.close();
    }
  });

  it('tells nobody of things in places that are not theirs', async () => {
    const child = await watcher(mia).watch(['devices']);
    const guest = await watcher(gran).watch(['devices']);
    const grown = await watcher(sam).watch(['devices']);
    const areas = async (page: Watcher) =>
      (await page.snapshot()).devices.map(({ area }: Frame) => area as string);
    expect(await areas(grown)).toContain('garage');
    expect(await areas(child)).not.toContain('garage');
    expect(await areas(guest)).not.toContain('garage');
    expect((await areas(guest)).length).toBeGreaterThan(3);
    const garage = (await alex.get('/v1/devices')).body.devices.find(
      ({ area, kind }: Frame) => area === 'garage' && kind === 'light',
    );
    const { state } = garage.report;
    await alex.post(`/v1/devices/${garage.id}/${state.on ? 'turn_off' : 'turn_on'}`);
    await grown.told('reports', ({ id }) => id === garage.id);
    await switchPorch((await porch()).report.state.on !== true);
    const { id } = await porch();
    for (const page of [child, guest]) {
      await page.told('reports', (one) => one.id === id);
      expect(page.all('reports').map((one) => one.id)).not.toContain(garage.id);
    }
    expect((await mia.get('/v1/devices')).body.devices.map((one: Frame) => one.id)).not.toContain(garage.id);
    expect((await mia.post(`/v1/devices/${garage.id}/turn_on`)).status).toBe(404);
  });

  it('shows questions to those who may see them, and takes them away when they are answered', async () => {
    const ours = await watcher(sam).watch(['waits']);
    const theirs = await watcher(mia).watch(['waits']);
    await Promise.all([ours.snapshot(), theirs.snapshot()]);
    const said = await sam.say('unlock the front door', { conversation: 'hall' });
    expect(said.status).toBe('waiting');
    const wait = await ours.told('waits');
    expect(wait.id).toBe(said.waits[0].id);
    await sam.post(`/v1/waits/${wait.id}`, { value: 'no' });
    await until(() => ours.frames.some(({ changes }) => changes?.waits?.length === 0), 'it is gone');
    expect(theirs.all('waits')).toEqual([]);
  });

  it('tells of the day and of rows that changed: one’s own', async () => {
    const ours = await watcher(sam).watch(['today', 'rows']);
    const theirs = await watcher(mia).watch(['today']);
    await Promise.all([ours.snapshot(), theirs.snapshot()]);
    const at = new Date(Date.now() + 60_000).toISOString();
    const made = await sam.call('reminders', 'create', { text: 'call the plumber', at });
    expect(made.status).toBe(200);
    await ours.told('rows', (name) => name === 'reminders');
    const today = await ours.told('today', ({ reminders }) => reminders.length === 1);
    expect(today.reminders[0].text).toBe('call the plumber');
    await sam.call('list', 'add', { item: 'milk' });
    await ours.told('rows', (name) => name === 'list');
    expect(JSON.stringify(theirs.frames)).not.toContain('plumber');
    expect((await gran.get('/v1/today')).body.withheld).toContain('events');
    expect((await sam.get('/v1/today')).body.reminders[0].text).toBe('call the plumber');
    expect((await sam.get('/v1/today?date=2031-01-01')).body.reminders).toEqual([]);
  });

  it('hears what the house says of itself, and takes up what it missed', async () => {
    const ours = await watcher(sam).watch(['notices']);
    const theirs = await watcher(mia).watch(['notices']);
    await Promise.all([ours.snapshot(), theirs.snapshot()]);
    const { seq } = ours;
    expect((await alex.call('notices', 'tell', { to: ['sam'], text: 'dinner is ready' })).status).toBe(200);
    const notice = await ours.told('notices');
    expect(notice).toMatchObject({ text: expect.stringContaining('dinner is ready'), type: 'notice' });
    await ours.close();
    const again = await watcher(sam).watch(['notices'], seq);
    expect((await again.told('notices')).id).toBe(notice.id);
    expect(theirs.all('notices')).toEqual([]);
  });

  it('a visitor’s token of somebody who lives here hears none of their notices', async () => {
    const tablet = await hub.caller({ person: 'sam', role: 'guest' });
    const visitor = await watcher(tablet).watch(['notices', 'today']);
    const own = await watcher(sam).watch(['notices']);
    await Promise.all([visitor.snapshot(), own.snapshot()]);
    await alex.call('notices', 'tell', { to: ['sam'], text: 'the present is hidden' });
    await own.told('notices', ({ text }) => text.includes('present'));
    expect(visitor.all('notices')).toEqual([]);
    expect(JSON.stringify(visitor.frames)).not.toContain('plumber');
  });

  it('the name of a device is data: what would be markup comes as it is, and as JSON alone', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const page = await watcher(sam).watch(['devices']);
    await page.snapshot();
    const { default: mqtt } = await import('mqtt');
    const bus = await mqtt.connectAsync(hub.brokerUrl);
    const config = { name, unique_id: 'xss', command_topic: 'x/set', state_topic: 'x/state' };
    await bus.publishAsync('homeassistant/switch/xss/config', JSON.stringify(config), { retain: true });
    const device = await page.told('devices', (one) => one.name.includes('<img'));
    expect(device.name).toBe(name);
    const answer = await hub.ask('/v1/devices');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    await bus.publishAsync('homeassistant/switch/xss/config', '', { retain: true });
    expect(await page.told('gone')).toBe(device.id);
    await bus.endAsync();
  });

  it('ends what it tells with {"watch": []}, and refuses what it does not know', async () => {
    const page = await watcher(sam).watch(['devices']);
    await page.snapshot();
    await page.watch([]);
    await page.watch(['everything']);
    await until(() => page.frames.find(({ error }) => error?.code === 'invalid-params'), 'it is refused');
    const count = page.frames.length;
    const other = await watcher(alex).watch(['devices']);
    await other.snapshot();
    await switchPorch((await porch()).report.state.on !== true);
    await other.told('reports');
    expect(page.frames).toHaveLength(count);
  });

  it('gives one token no more snapshots than it may have', async () => {
    const tablet = await hub.caller({ person: 'sam', role: 'adult' });
    const page = watcher(tablet);
    for (let count = 0; count < 21; count += 1) await page.watch(['devices']);
    await until(() => page.frames.find(({ error }) => error?.code === 'too-many'), 'it is refused');
    expect(page.frames.filter(({ snapshot }) => snapshot).length).toBeLessThanOrEqual(20);
  });
});
