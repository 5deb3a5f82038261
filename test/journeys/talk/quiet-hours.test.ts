import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutboundMessage } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { bundle, Child } from '../../kit/programs/child.ts';

const MINUTE = 60_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Listens as the owner, or by another token, to what the house says of itself. */
async function listen(http: HubOverHttp, query = '', secret?: string) {
  const gone = new AbortController();
  ends.push(() => gone.abort());
  const response = await http.ask(`/v1/notices${query}`, {
    signal: gone.signal,
    ...(secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } }),
  });
  const heard: OutboundMessage[] = [];
  const decoder = new TextDecoder();
  void (async () => {
    for await (const chunk of response.body ?? [])
      for (const [, json = ''] of decoder.decode(chunk).matchAll(/^event: notice\ndata: (.*)$/gm))
        heard.push(JSON.parse(json));
  })().catch(() => undefined);
  return heard;
}

async function tokenOf(http: HubOverHttp, person: string): Promise<string> {
  const made = await http.post('/v1/tokens', { name: `tablet of ${person}`, person, role: 'adult' });
  return ((await made.json()) as { secret: string }).secret;
}

describe('H21 quiet hours by voice', () => {
  let clock: ManualClock;
  let hub: TestHub;
  let http: HubOverHttp;
  const open = async (config: Record<string, unknown> = {}) => {
    // Half past nine in the evening in New York.
    clock = new ManualClock('2026-03-11T01:30:00Z');
    hub = await startTestHub({ clock, config: { devices: { simulated: true }, ...config } });
    ends.push(() => hub.stop());
    http = new HubOverHttp(hub.url);
  };
  const pass = async (ms: number) => {
    clock.step(clock.now() + ms - 1);
    await clock.advance(1);
  };
  const says = async (text: string) => (await http.say(text)).reply;

  it('H21 hold back a reminder until they end and let an alarm ring', async () => {
    await open();
    const heard = await listen(http);
    expect(await says('quiet hours from ten to seven')).toBe(
      'Quiet from 22:00 to 7:00 every day; alarms and timers still ring.',
    );
    await says('remind me in an hour to feed the cat');
    await says('set an alarm for 23:00');
    await pass(60 * MINUTE);
    await pass(30 * MINUTE);
    await until(() => heard.length > 0, 'the alarm rings');
    expect(heard.map(({ text }) => text)).toEqual([expect.stringMatching(/alarm/i)]);
    expect(await says('stop')).toMatch(/is off/);
    await pass(8 * 60 * MINUTE);
    await pass(MINUTE);
    await until(() => heard.length > 1, 'the reminder is told in the morning');
    expect(heard.at(-1)?.text).toMatch(/^Reminder: feed the cat/);
  });

  it('H21 who tells somebody something then hears when they get it', async () => {
    await open({ notify: { sam: { quiet: { from: '21:00', to: '06:00' } } } });
    const heard = await listen(http, '', await tokenOf(http, 'sam'));
    expect(await says('tell Sam that dinner is ready')).toBe(
      'Sam wants quiet until 6:00, and hears it then.',
    );
    expect(heard).toEqual([]);
    await pass(9 * 60 * MINUTE);
    await until(() => heard.length > 0, 'Sam is told');
    expect(heard.map(({ text }) => text)).toEqual(['Alex says: dinner is ready']);
  });

  it('H21 are asked about where they would be by day, and end by words', async () => {
    await open();
    expect((await http.say('quiet hours from 9am to 5pm')).waits).toMatchObject([
      { prompt: 'Quiet by day, from 9:00 to 17:00?' },
    ]);
    await says('no');
    expect(await says('don’t disturb me till eight')).toMatch(/^I’ll keep everything until .*8:00/);
    expect(await says('you can disturb me again')).toBe('I’ll speak up again.');
    expect(await says('when are my quiet hours')).toBe('No quiet hours.');
    expect((await http.say('don’t disturb me at nine')).groups).toEqual([]);
  });

  it('H21 reminders are mailed to who wants them mailed, and nothing else is', async () => {
    await open();
    const heard = await listen(http);
    expect(await says('mail me my reminders')).toBe('I’ll send your reminders by mail.');
    await says('remind me in 10 minutes to feed the cat');
    await pass(10 * MINUTE);
    const mailbox = () => http.get<{ mails: { subject: string }[] }>('/v1/mailbox');
    await until(async () => (await mailbox()).mails.length > 0, 'it is mailed');
    expect((await mailbox()).mails).toMatchObject([{ subject: 'Reminder: feed the cat' }]);
    expect(heard).toEqual([]);
  });

  it('H33 what is said to a room is heard there, and by everybody at home where nobody is there', async () => {
    await open();
    const heard = await listen(http, '?area=kitchen', await tokenOf(http, 'sam'));
    expect(await says('tell the kitchen that dinner is ready')).toBe('I’ve said it in the kitchen.');
    await until(() => heard.length > 0, 'the kitchen hears it');
    expect(heard).toMatchObject([{ text: 'Alex says: dinner is ready' }]);
    expect(await says('announce in the bedroom that we are leaving')).toBe(
      'I hear nobody in the bedroom, so I told everybody. I’ve told Sam.',
    );
    await until(() => heard.length > 1, 'Sam hears it');
  });
});

describe('X01 a message for somebody whom nothing reaches', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle(new URL('../../faults/resting-hub.ts', import.meta.url).pathname);
  });

  it('X01 is told when they are next seen, though the hub was killed in between', async () => {
    const data = mkdtempSync(join(tmpdir(), 'hearth-kept-'));
    ends.push(() => rmSync(data, { recursive: true, force: true }));
    const people = [
      { id: 'alex', name: 'Alex', role: 'owner' },
      { id: 'sam', name: 'Sam', role: 'adult' },
    ];
    const given = JSON.stringify({ data, config: { devices: { simulated: false }, home: { people } } });
    const run = async () => {
      const child = new Child(file, [given]);
      ends.push(() => child.kill());
      const { url } = JSON.parse(await child.line((line) => line.includes('"ready"'))) as { url: string };
      return { child, http: new HubOverHttp(url) };
    };
    const first = await run();
    expect((await first.http.say('tell Sam that the plumber came')).reply).toMatch(/^I can’t reach Sam now/);
    const token = await tokenOf(first.http, 'sam');
    await first.child.kill();
    const second = await run();
    const heard = await listen(second.http, '', token);
    await until(() => heard.length > 0, 'Sam is told');
    expect(heard.map(({ text }) => text)).toEqual(['Alex says: the plumber came']);
  });
});
