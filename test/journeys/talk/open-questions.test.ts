import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import type { ProcessView, TurnView, WaitView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { MailServer } from '../../kit/servers/smtp.ts';
import { thing } from '../../kit/things/thing.ts';

/** While a question is open: what its answer in words may be, and what is no answer to it. */
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
let mail: MailServer;

beforeEach(async () => {
  mail = await new MailServer().start();
  const smtp = { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 };
  hub = await startTestHub({
    simulatedHome: [
      thing('light.desk', 'light', 'Desk Lamp', 'office', { on: false }),
      thing('light.porch', 'light', 'Porch Light', 'garden', { on: false }),
      thing('lock.front_door', 'lock', 'Front Door', 'hallway', { locked: true }),
      thing('lock.back_door', 'lock', 'Back Door', 'kitchen', { locked: true }),
    ],
    config: {
      devices: { simulated: { latencyMs: 0 }, homeAssistant: false },
      light: { seenWithinMs: 200 },
      email: { smtp, from: 'hub@example.com' },
    },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterEach(async () => {
  await hub.stop();
  await mail.stop();
});

const talk = { conversation: 'kitchen' };
const say = (text: string) => http.say(text, talk);
const waits = async () => (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits;
const ended = (turn: string) =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');
const calls = (view: TurnView) =>
  view.groups.flatMap(({ actions }) =>
    actions.map(({ call, status }) => `${call.service}.${call.method} ${status}`),
  );
const groupOf = async (view: TurnView) =>
  http.get<ProcessView>(`/v1/processes/${view.groups[0]?.process ?? ''}`);

const LETTER = 'send a mail to stranger@example.org saying the keys are under the mat';

/** Sam, who stands beside: the same conversation, another person. */
const bySam = () => byAnother({ name: 'sam-phone', person: 'sam', role: 'adult' });

async function byAnother(token: object): Promise<(text: string) => Promise<string>> {
  const made = await http.post('/v1/tokens', token);
  const { secret } = (await made.json()) as { secret: string };
  const headers = { prefer: 'wait=20', authorization: `Bearer ${secret}` };
  return async (text) => {
    const view = await http.post('/v1/messages', { text, ...talk }, headers);
    return ((await view.json()) as { reply: string | null }).reply ?? '';
  };
}

describe('two people in one talk', () => {
  it('A02 speak of what one of them switched, may undo it, and cancel nothing that is not theirs', async () => {
    const samSays = await bySam();
    expect((await say('turn on the desk lamp')).reply).toBe('The desk lamp is on.');
    expect(await samSays('undo that')).toBe('The desk lamp is off.');
    expect((await say('turn on the desk lamp')).reply).toBe('The desk lamp is on.');
    expect(await samSays('hey I was asleep, turn it off again')).toBe('The desk lamp is off.');
    expect(home.truth('light.desk')).toMatchObject({ on: false });
    await say('remind me at nine tonight to ring mum');
    expect(await samSays('cancel it')).not.toMatch(/mum/);
    expect((await http.reminders()).map(({ text }) => text)).toEqual(['ring mum']);
  });

  it('A02 H26 who lives here goes on with an event of the home that the other put in, and a guest does not', async () => {
    const [samSays, gransSays] = [await bySam(), await byAnother({ name: 'gran-phone', role: 'guest' })];
    await say("put a doctor's appointment in the calendar for tomorrow");
    expect(await gransSays('it is at ten in the morning')).not.toMatch(/doctor|10:00/i);
    expect(await samSays("it's at twenty past nine in the morning")).toMatch(/doctor.*9:20/);
    await say('put the interview on my private calendar for tomorrow');
    expect(await samSays("it's at eleven in the morning")).not.toMatch(/interview/i);
    expect((await say("it's at ten in the morning")).reply).toMatch(/interview.*10:00/i);
    expect(await samSays('make it eleven')).not.toMatch(/interview/i);
  });
});

describe('A21 A22 an answer in words edits what waits', () => {
  it('another wish takes its place: the question is gone, and nothing of it is done', async () => {
    const asked = await say(LETTER);
    expect(asked).toMatchObject({ status: 'waiting', waits: [{ kind: 'approval' }] });
    const said = await say('no, turn on the desk lamp only');
    expect(said.turn).toBe(asked.turn);
    const done = await ended(asked.turn);
    expect(calls(done)).toEqual(['light.turn_on done']);
    expect(done).toMatchObject({ status: 'done', waits: [] });
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(await waits()).toEqual([]);
    expect(mail.mails).toHaveLength(0);
  });

  it('another value takes the place of the old one, and what needs no yes is done without one', async () => {
    const asked = await say(LETTER);
    await say('send it to sam instead');
    const done = await ended(asked.turn);
    expect(calls(done)).toEqual(['email.send done']);
    expect(mail.mails.map(({ to }) => to)).toEqual([['sam@example.com']]);
    expect(mail.mails[0]?.raw).toContain('under the mat');
    expect(await waits()).toEqual([]);
  });

  it('what is asked for instead is asked about anew where it needs a yes, which is for that alone', async () => {
    const asked = await say('unlock the front door');
    await say('no, the back door');
    const [question] = await until(async () => {
      const open = await waits();
      return open.length === 1 && open[0]?.prompt.includes('back') && open;
    }, 'the other door is asked about');
    expect(question?.turn).toBe(asked.turn);
    await say('yes');
    expect(calls(await ended(asked.turn))).toEqual(['lock.unlock done']);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: false });
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
  });

  it('“the other one” is the other door, which is asked about anew', async () => {
    const asked = await say('unlock the front door');
    await say('no, the other one');
    await until(async () => (await waits())[0]?.prompt.includes('back'), 'the other door is asked about');
    await say('yes');
    expect(calls(await ended(asked.turn))).toEqual(['lock.unlock done']);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: false });
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
  });

  it('“only” is said of all that waits, and of all that was done', async () => {
    const asked = await say('unlock the front door and then turn on the desk lamp');
    await say('only the desk lamp');
    expect(calls(await ended(asked.turn))).toEqual(['light.turn_on done']);
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
    expect(await waits()).toEqual([]);
    await say('turn on the porch light and lock the back door');
    await say('turn off the desk lamp and turn off the porch light');
    await say('just the porch light');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(home.truth('light.porch')).toMatchObject({ on: false });
  });

  it('what was done before the question stays done and is not done again', async () => {
    const before = home.commands('light.desk');
    const asked = await say('turn on the desk lamp and then unlock the front door');
    expect(calls(asked)).toEqual(['light.turn_on done', 'lock.unlock waiting']);
    await say('no, turn on the porch light');
    const done = await ended(asked.turn);
    expect(calls(done)).toEqual(['light.turn_on done', 'light.turn_on done']);
    expect(done.groups[0]?.actions[0]).toEqual(asked.groups[0]?.actions[0]);
    expect(home.commands('light.desk') - before).toBe(1);
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
  });

  it('what the talk speaks of from then on is what was done instead', async () => {
    const asked = await say('unlock the front door');
    await say('no, turn on the desk lamp');
    await ended(asked.turn);
    expect(calls(await say('turn it off again'))).toEqual(['light.turn_off done']);
    expect(home.truth('light.desk')).toMatchObject({ on: false });
  });

  it('words that only take it back are a no', async () => {
    const asked = await say('unlock the front door');
    await say('not the front door');
    const done = await ended(asked.turn);
    expect(done.groups[0]).toMatchObject({ status: 'TERMINATED', actions: [{ status: 'cancelled' }] });
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
  });

  it('a request of its own is one, and the question stays open', async () => {
    const asked = await say('unlock the front door');
    const other = await say('turn on the porch light');
    expect(other.turn).not.toBe(asked.turn);
    expect(other.status).toBe('done');
    expect(await waits()).toMatchObject([{ turn: asked.turn }]);
  });

  it('words that go with what was said last change that, and not the question before it', async () => {
    const asked = await say('unlock the front door');
    await say('turn on the porch light');
    expect(calls(await say('no, the desk lamp'))).toContain('light.turn_on done');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(await waits()).toMatchObject([{ turn: asked.turn, prompt: expect.stringContaining('front') }]);
  });

  it('also where the question is answered by its id; words that say neither are refused with the options', async () => {
    const asked = await say('unlock the front door');
    const id = asked.waits[0]?.id ?? '';
    const vague = await http.post(`/v1/waits/${id}`, { value: 'frobnicate' });
    expect(vague.status).toBe(422);
    expect((await http.post(`/v1/waits/${id}`, { value: 'no, turn on the porch light' })).status).toBe(200);
    expect(calls(await ended(asked.turn))).toEqual(['light.turn_on done']);
  });

  it('A11 the context tells what was asked, what was answered, and what was decided then', async () => {
    const asked = await say(LETTER);
    await say('send it to sam instead');
    const { rounds } = await groupOf(await ended(asked.turn));
    expect(rounds).toMatchObject([
      {
        action: 0,
        option: { type: 'service', name: 'email', method: 'send' },
        verdict: { status: 'waiting', score: 0 },
        asked: { prompt: asked.waits[0]?.prompt },
        answered: { by: 'reply', value: { rewrite: [{ action: { args: { to: ['sam'] } } }] } },
      },
      { action: 0, because: 'it was asked for', result: { ok: true }, verdict: { status: 'done', score: 1 } },
    ]);
    for (const { decidedAt, judgedAt } of rounds)
      expect(Date.parse(judgedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(decidedAt));
  });
});

describe('A35 several open questions', () => {
  const unlockBoth = async () =>
    [await say('unlock the front door'), await say('unlock the back door')] as const;

  it('a yes is for the question that was asked last, and another yes is asked what it is for', async () => {
    const [front, back] = await unlockBoth();
    await say('yes');
    await ended(back.turn);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: false });
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
    expect((await say('yes')).reply).toBe('Do you mean: unlock the front door?');
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
    await say('yes');
    await ended(front.turn);
    expect(home.truth('lock.front_door')).toMatchObject({ locked: false });
  });

  it.each([
    ['the second one', 'lock.back_door'],
    ['the back door', 'lock.back_door'],
    ['the front one', 'lock.front_door'],
  ])('a yes after another wish is asked back, and “%s” says which', async (words, unlocked) => {
    await unlockBoth();
    await say('turn on the porch light');
    const which = await say('yes');
    expect(which.reply).toBe('Which do you mean: unlock the front door or unlock the back door?');
    expect(await waits()).toHaveLength(2);
    const answered = await say(words);
    await ended(answered.turn);
    for (const id of ['lock.front_door', 'lock.back_door'])
      expect(home.truth(id), id).toMatchObject({ locked: id !== unlocked });
    expect(await waits()).toHaveLength(1);
  });

  it('“both” answers both', async () => {
    const [front, back] = await unlockBoth();
    await say('turn on the porch light');
    await say('yes');
    await say('both');
    await Promise.all([ended(front.turn), ended(back.turn)]);
    expect(home.truth('lock.front_door')).toMatchObject({ locked: false });
    expect(home.truth('lock.back_door')).toMatchObject({ locked: false });
  });

  it('a yes that names one needs no asking back', async () => {
    await unlockBoth();
    const answered = await say('yes, the back door');
    await ended(answered.turn);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: false });
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
  });

  it('a door that is only named, without a yes before it, is not opened', async () => {
    await unlockBoth();
    await say('the second one');
    expect(await waits()).toHaveLength(2);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: true });
  });

  it('what is said between makes the yes void', async () => {
    await unlockBoth();
    await say('turn on the porch light');
    await say('yes');
    await say('turn off the porch light');
    await say('the second one');
    expect(await waits()).toHaveLength(2);
    expect(home.truth('lock.back_door')).toMatchObject({ locked: true });
  });
});

describe('A35 what was put aside', () => {
  it('takes no thanks for its answer', async () => {
    await say('remind me at six');
    await say('is the desk lamp on');
    await say('thanks');
    expect(await http.reminders()).toEqual([]);
  });

  it('is answered by words that name it, wherever the name stands', async () => {
    await say('remind me to ring the optician');
    await say('is the desk lamp on');
    await say("two o'clock tomorrow afternoon for the optician");
    await say('remind me to call the plumber');
    await say('is the porch light on');
    await say('okay, the plumber, do that one for nine tomorrow morning');
    await say('remind me to water the ferns');
    await say('is the porch light on');
    await say('remind me to pay the optician at six tomorrow evening');
    expect(
      (await http.reminders()).map(({ text, at }) => `${text} ${String(at).slice(11, 16)}`).sort(),
    ).toEqual(['call the plumber 09:00', 'pay the optician 18:00', 'ring the optician 14:00']);
  });
});
