import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WaitView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { MailServer } from '../../kit/servers/smtp.ts';

/** A18 in the whole hub: a wish that lacks a part is asked about, and done with what the person tells. */
let clock: ManualClock;
let mail: MailServer;
let hub: TestHub;
let http: HubOverHttp;

beforeEach(async () => {
  // 18:30 in New York, on a Tuesday.
  clock = new ManualClock('2026-03-10T22:30:00Z');
  mail = await new MailServer().start();
  const smtp = { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 };
  hub = await startTestHub({
    clock,
    config: { devices: { simulated: false }, email: { smtp, from: 'hub@example.com' } },
  });
  http = new HubOverHttp(hub.url);
});
afterEach(async () => {
  await hub.stop();
  await mail.stop();
});

const talk = { conversation: 'kitchen' };
const prompts = async () =>
  (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits.map(({ prompt }) => prompt);
const ended = (turn: string) =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');

describe('A18 what a wish lacks', () => {
  it('A18 A35 is asked for, and the answer in the same talk completes it', async () => {
    const asked = await http.say('remind me to call the dentist', talk);
    expect(asked).toMatchObject({ status: 'waiting', unread: [] });
    expect(await prompts()).toEqual(['When should the “call the dentist” reminder come?']);
    expect(await http.reminders()).toEqual([]);
    await http.say('tomorrow at nine', talk);
    const done = await ended(asked.turn);
    expect(done).toMatchObject({ status: 'done', reply: expect.stringMatching(/tomorrow at 9:00/) });
    expect(await http.reminders()).toMatchObject([{ text: 'call the dentist' }]);
  });

  it('A18 is looked for on the calendar first, where the time is counted from something there', async () => {
    await http.say('add dentist on thursday at 2pm to my calendar', { conversation: 'hall' });
    await http.say("add Sam's birthday on friday to my calendar", { conversation: 'hall' });
    const hour = await http.say('remind me an hour before the dentist to brush my teeth', talk);
    expect(hour).toMatchObject({
      status: 'done',
      reply: expect.stringMatching(/on Thursday at 13:00.*counted from “dentist”, on Thursday at 14:00/),
    });
    const night = await http.say("remind me the night before Sam's birthday to wrap the present", talk);
    expect(night).toMatchObject({ status: 'done', reply: expect.stringMatching(/on Thursday at 21:00/) });
    expect(await http.reminders()).toMatchObject([{ text: 'brush my teeth' }, { text: 'wrap the present' }]);
    const unknown = await http.say('remind me an hour before the opera to put on a tie', talk);
    expect(unknown).toMatchObject({ status: 'waiting' });
    expect(await prompts()).toEqual([
      '“opera” is not on the calendar. When should the “put on a tie” reminder come?',
    ]);
  });

  it('A18 is counted from the next alarm, where the words name it', async () => {
    await http.say('wake me tomorrow at seven', { conversation: 'hall' });
    const after = await http.say('remind me twenty minutes after my alarm to feed the fish', talk);
    expect(after).toMatchObject({ status: 'done', reply: expect.stringMatching(/tomorrow at 7:20/) });
  });

  it('A18 an alarm for a day alone asks for its hour, which is of that day', async () => {
    const asked = await http.say('I need an alarm for thursday', talk);
    expect(await prompts()).toEqual(['When should the alarm ring?']);
    await http.say('quarter to eight', talk);
    expect(await ended(asked.turn)).toMatchObject({
      status: 'done',
      reply: expect.stringMatching(/Thursday at 7:45/),
    });
  });

  it('A18 the only timer is offered where its name was not said, and a yes means it', async () => {
    await http.say('set a timer for the potatoes for twenty minutes', talk);
    const asked = await http.say('stop the spuds timer', talk);
    expect(await prompts()).toEqual([expect.stringMatching(/Do you mean the potatoes timer/)]);
    await http.say('yeah', talk);
    expect(await ended(asked.turn)).toMatchObject({ reply: 'The potatoes timer is cancelled.' });
    await http.say('set a timer for the rice for ten minutes', talk);
    const other = await http.say('stop the pilau timer', talk);
    await http.say('no', talk);
    await ended(other.turn);
    expect(await http.say('how long on the rice', talk)).toMatchObject({
      reply: expect.stringMatching(/rice timer: (?:10|9) minutes/),
    });
  });

  it('A18 is asked for part by part, and what is no answer is a request of its own', async () => {
    const asked = await http.say('set a reminder', talk);
    expect(await prompts()).toEqual(['What is the reminder for?']);
    const other = await http.say('what time is it', talk);
    expect(other).toMatchObject({ status: 'done', reply: expect.stringMatching(/18:30/) });
    await http.say('to water the plants', talk);
    await until(
      async () => (await prompts())[0] === 'When should the “water the plants” reminder come?',
      'the next question',
    );
    await http.say('in two hours', talk);
    expect((await ended(asked.turn)).status).toBe('done');
    expect(await http.reminders()).toMatchObject([{ text: 'water the plants' }]);
  });

  it('A18 of a timer is its length, of a mail to a stranger the address', async () => {
    const timer = await http.say('start a timer', talk);
    await http.say('ten minutes', talk);
    expect((await ended(timer.turn)).reply).toMatch(/10 minutes/);
    const letter = await http.say('send an email to my landlord saying the boiler is broken', talk);
    expect(await prompts()).toEqual(['Who should the mail go to?']);
    await http.say('sam', talk);
    expect((await ended(letter.turn)).status).toBe('done');
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.raw).toMatch(/^Subject: The boiler is broken\r?$/m);
  });

  it('A18 ends without a deed when the person does not want it any more, and when nobody answers', async () => {
    const first = await http.say('set an alarm', talk);
    await http.say('never mind', talk);
    expect((await ended(first.turn)).groups[0]?.actions[0]).toMatchObject({
      status: 'cancelled',
      attempts: 0,
    });
    const second = await http.say('set an alarm', talk);
    expect(await prompts()).toHaveLength(1);
    await clock.advance(11 * 60_000);
    expect((await ended(second.turn)).groups[0]?.actions[0]).toMatchObject({ status: 'cancelled' });
    expect(await prompts()).toEqual([]);
  });
});
