import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockFrom } from '../kit/clock.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub } from '../kit/hub.ts';
import { MailServer } from '../kit/servers/smtp.ts';

interface Exchange {
  readonly said: string;
  /** The thing that has no power, where the transcript says so behind the sentence. */
  readonly dead?: string;
  readonly answered: string;
}

/** The talk that the README begins with: what is said stands behind ">", indented lines go on with it, the others answer. */
function transcript(): readonly Exchange[] {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, block = ''] = readme.split('```');
  return block
    .split(/^> /m)
    .slice(1)
    .map((part): Exchange => {
      const [first = '', ...lines] = part.split('\n').filter((line) => line.trim() !== '');
      const [text = '', remark] = first.split(/ {3,}/);
      const more = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
      const answered = lines.filter((line) => !line.startsWith('  ')).join(' ');
      const said = [text, ...more].join(' ');
      return remark === '(its bulb has no power)'
        ? { said, dead: 'living room ceiling light', answered }
        : { said, answered };
    });
}

let hub: TestHub;
let http: HubOverHttp;
let mail: MailServer;
beforeAll(async () => {
  mail = await new MailServer().start();
  hub = await startTestHub({
    // "In the morning" is today's where it is said in the night.
    clock: clockFrom('2026-03-10T19:00:00Z'),
    config: {
      email: { smtp: { host: '127.0.0.1', port: mail.port }, from: 'hub@example.com' },
      devices: { simulated: {} },
    },
  });
  http = new HubOverHttp(hub.url);
});
afterAll(async () => {
  await hub.stop();
  await mail.stop();
});

describe('the README', () => {
  it('A24 shows a talk that goes as it stands there', async () => {
    const talk = transcript();
    expect(talk.length).toBeGreaterThanOrEqual(5);
    for (const { said, dead, answered } of talk) {
      if (dead !== undefined)
        await http.post('/v1/services/simulated/break', { target: { name: dead }, fault: 'silent' });
      const { reply, waits } = await http.say(said, { conversation: 'readme' });
      const asked = waits.map(({ prompt, options }) => `${prompt} (${options.join(' / ')})`);
      expect([...(reply === null ? [] : [reply]), ...asked].join(' '), said).toBe(answered);
    }
  });
});
