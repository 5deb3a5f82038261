import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../devices/simulated/index.ts';
import type { Group, JournalLine, TurnView } from '../../src/domain/index.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';

let hub: TestHub;
let home: SimulatedHome;
beforeAll(async () => {
  hub = await startTestHub({
    config: { devices: { simulated: { latencyMs: 1 } }, light: { seenWithinMs: 300 } },
  });
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

let talks = 0;
async function run(groups: Group[], conversation = `talk-${++talks}`): Promise<TurnView> {
  const { turn } = await hub.doorway.receive({
    channel: 'http',
    conversation,
    person: 'alex',
    text: 'a stored command',
    groups,
  });
  return (await hub.doorway.settled(turn, 60_000)) as TurnView;
}

async function reply(turn: TurnView, value: string): Promise<TurnView> {
  const wait = hub.doorway.waits().find((open) => open.turn === turn.turn);
  expect(await hub.doorway.answer(wait?.id ?? '', value)).toEqual({ type: 'accepted' });
  return (await hub.doorway.settled(turn.turn, 60_000)) as TurnView;
}

const off = (name: string) => ({ service: 'light', method: 'turn_off', args: { target: { name } } });
const on = (name: string) => ({ service: 'light', method: 'turn_on', args: { target: { name } } });
const journalOf = (turn: string): readonly JournalLine[] => {
  const lines: JournalLine[] = [];
  for (let after = 0; ; after = lines.at(-1)?.seq ?? after) {
    const page = hub.doorway.journal({ after, limit: 200 });
    lines.push(...page);
    if (page.length < 200) return lines.filter((line) => line.turn === turn);
  }
};

describe('the action stepper', () => {
  it('A07 runs one process per group, all bound to the talk the message came from, and none is alive after the last report', async () => {
    const view = await run([[off('Desk Lamp')], [off('Vanity Light')]]);
    const processes = hub.doorway.processes({ limit: 200 }).filter((process) => process.turn === view.turn);
    expect(processes.map((process) => process.agent).sort()).toEqual(['group', 'group', 'turn']);
    const created = journalOf(view.turn).filter((line) => line.kind === 'created');
    for (const line of created)
      expect(line.data).toMatchObject({
        meta: { channel: 'http', conversation: `talk-${talks}`, person: 'alex' },
      });
    expect(processes.every((process) => process.endedAt !== null)).toBe(true);
  });

  it('A12 does one action at a time, in order, each after the one before was seen done', async () => {
    const view = await run([[on('Desk Lamp'), off('Desk Lamp'), on('Desk Lamp')]]);
    expect(view.status).toBe('done');
    expect(home.truth('light.desk')['on']).toBe(true);
    const steps = journalOf(view.turn).flatMap((line) => {
      const out = (line.data as { out?: { type: string; data: { index: number } }[] }).out ?? [];
      return line.kind === 'outcome'
        ? out.flatMap((message) =>
            message.type === 'decision' || message.type === 'verdict'
              ? [`${message.type} ${message.data.index}`]
              : [],
          )
        : [];
    });
    expect(steps).toEqual(['decision 0', 'verdict 0', 'decision 1', 'verdict 1', 'decision 2', 'verdict 2']);
  });

  const roundsOf = (view: TurnView, group = 0) =>
    hub.doorway.process(view.groups[group]?.process ?? '')?.rounds ?? [];

  it('A14 records the decision with its reason before anything else happens', async () => {
    const view = await run([[off('Hallway Light')]]);
    const lines = journalOf(view.turn);
    const decided = lines.findIndex((line) => JSON.stringify(line.data).includes('"type":"decision"'));
    const started = lines.findIndex(
      (line) => line.kind === 'started' && JSON.stringify(line.data).includes('call-verifiable'),
    );
    expect(decided).toBeGreaterThan(-1);
    expect(started).toBeGreaterThan(decided);
    expect(roundsOf(view)).toMatchObject([
      { option: { type: 'service', name: 'light', method: 'turn_off' }, because: 'it was asked for' },
    ]);
  });

  it('A11 A23 A25 A28 keeps for each try what was decided and why, with which arguments, when, what came of it, and how that was judged', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    await run([[off('Hallway Light')]]);
    const view = await run([[on('Hallway Light'), on('Vanity Light')]]);
    home.setFault('light.vanity', undefined);
    const done = await reply(view, 'try again');
    const rounds = roundsOf(done);
    const tries = rounds.filter(({ action }) => action === 1);
    expect(tries.map(({ verdict }) => verdict?.status)).toEqual([
      'running',
      'running',
      'running',
      'waiting',
      'done',
    ]);
    expect(rounds[0]).toMatchObject({
      action: 0,
      call: { service: 'light', method: 'turn_on', args: { target: { name: 'Hallway Light' } } },
      result: { ok: true },
      verdict: {
        status: 'done',
        score: 1,
        because: 'it was seen',
        evidence: { changed: [{ name: 'Hallway Light' }] },
      },
    });
    expect(tries[3]).toMatchObject({
      result: { ok: false },
      verdict: { score: 0, because: expect.stringContaining('vanity light') },
      asked: { prompt: view.waits[0]?.prompt },
      answered: { value: 'try again', by: 'reply' },
    });
    for (const { decidedAt, startedAt, judgedAt } of rounds) {
      const times = [decidedAt, startedAt, judgedAt].map((at) => Date.parse(at ?? ''));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    // Folded from the journal: asked again, it is the same.
    expect(roundsOf(done)).toEqual(rounds);
    await run([[off('Vanity Light')]]);
  });

  it('A28 the score is the share of what was meant that was seen', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    const both = { target: [{ name: 'Hallway Light' }, { name: 'Vanity Light' }] };
    const view = await run([[{ service: 'light', method: 'turn_on', args: both, required: false }]]);
    home.setFault('light.vanity', undefined);
    expect(roundsOf(view)[0]?.verdict).toMatchObject({ status: 'skipped', score: 0.5 });
  });

  it('A16 an unknown method is a failure by name, not a crash, and what depended on it is cancelled', async () => {
    const view = await run([[{ service: 'light', method: 'explode', args: {} }, off('Porch Light')]]);
    expect(view.status).toBe('failed');
    expect(view.groups[0]?.actions.map((action) => action.status)).toEqual(['failed', 'cancelled']);
    expect(view.reply).toContain('explode');
  });

  it('A17 arguments that the method does not take are refused with every fault, and nothing is done', async () => {
    const before = home.commands('light.porch');
    const view = await run([
      [
        {
          service: 'light',
          method: 'set',
          args: { target: { name: 'Porch Light' }, brightness: 400, colour: 'red' },
        },
      ],
    ]);
    expect(view.groups[0]?.actions[0]).toMatchObject({
      status: 'failed',
      error: { code: 'invalid-params' },
      evidence: { errors: [{ path: '/brightness' }, { path: '/colour' }] },
    });
    expect(home.commands('light.porch')).toBe(before);
  });

  it('A18 words that fit several things are asked about, with nothing done meanwhile; the answer goes on with the one that was meant', async () => {
    const make = (text: string) =>
      hub.doorway.call('reminders', 'create', { text, at: '2099-01-01T08:00:00Z' });
    expect((await make('water the ferns')).ok && (await make('water the cactus')).ok).toBe(true);
    const view = await run([[{ service: 'reminders', method: 'cancel', args: { query: 'water' } }]]);
    expect(view.status).toBe('waiting');
    const [question] = view.waits;
    expect(question?.options).toHaveLength(3);
    const cactus = question?.options.find((option) => option.includes('cactus')) ?? '';
    const done = await reply(view, cactus);
    expect(done.status).toBe('done');
    const left = await hub.doorway.call('reminders', 'list', {});
    expect(JSON.stringify(left)).toContain('ferns');
    expect(JSON.stringify(left)).not.toContain('cactus');
  });

  it('A05 A15 A29 A31 “stop” ends the agent with its report: what came after is cancelled and said so; other groups were not held up', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    const view = await run([[on('Vanity Light'), on('Porch Light')], [off('Hallway Light')]]);
    expect(view.status).toBe('waiting');
    expect(view.groups[1]?.actions[0]?.status).toBe('done');
    const before = home.commands('light.porch');
    const ended = await reply(view, 'stop');
    expect(ended.groups[0]?.actions.map((action) => action.status)).toEqual(['cancelled', 'cancelled']);
    expect(ended.groups.map(({ status }) => status)).toEqual(['TERMINATED', 'COMPLETED']);
    expect(hub.doorway.process(ended.groups[0]?.process ?? '')?.because).toBe('you said to stop');
    expect(roundsOf(ended).at(-1)).toMatchObject({
      option: { type: 'terminate' },
      because: 'you said to stop',
    });
    expect(ended.status).toBe('partial');
    expect(ended.reply).toContain('I did not do');
    expect(home.commands('light.porch')).toBe(before);
    home.setFault('light.vanity', undefined);
  });

  it('A27 an optional action that fails is passed by after one try, without a question', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    const before = home.commands('light.vanity');
    const view = await run([[{ ...on('Vanity Light'), required: false }, on('Porch Light')]]);
    expect(view.groups[0]?.actions.map((action) => [action.status, action.attempts])).toEqual([
      ['skipped', 1],
      ['done', 1],
    ]);
    expect(home.commands('light.vanity')).toBeLessThanOrEqual(before + 1);
    home.setFault('light.vanity', undefined);
  });

  it('A26 a required action is tried three times more, and no oftener; one whose effect must not come twice is not tried again', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    const before = home.commands('light.vanity');
    const view = await run([[on('Vanity Light')]]);
    expect(view.groups[0]?.actions[0]).toMatchObject({ status: 'waiting', attempts: 4 });
    expect(roundsOf(view)).toHaveLength(4);
    expect(home.commands('light.vanity') - before).toBeLessThanOrEqual(4);
    await reply(view, 'skip');
    home.setFault('light.vanity', undefined);
  });

  it('A30 A22 an answer begins the count anew, and what comes later is decided by how things are then', async () => {
    home.setFault('light.vanity', { type: 'silent' });
    await run([[on('Desk Lamp'), off('Porch Light')]]);
    const onlyIf = { service: 'light', target: { name: 'Desk Lamp' }, state: 'on' };
    const view = await run([[on('Vanity Light'), { ...on('Porch Light'), if: onlyIf }]]);
    expect(view.status).toBe('waiting');
    const again = await reply(view, 'try again');
    expect(again).toMatchObject({
      status: 'waiting',
      groups: [{ actions: [{ attempts: 4 }, { status: 'pending' }] }],
    });
    expect(roundsOf(again)).toHaveLength(8);
    // Meanwhile the lamp that the second action hangs on is turned off.
    await run([[off('Desk Lamp')]]);
    home.setFault('light.vanity', undefined);
    const done = await reply(again, 'try again');
    expect(done.groups[0]?.actions).toMatchObject([{ status: 'done', attempts: 1 }, { status: 'skipped' }]);
    expect(home.truth('light.porch')['on']).toBe(false);
  });

  it('A19 a risky call is decided, then asked about, and made only after the yes, once', async () => {
    const stranger = [
      [{ service: 'email', method: 'send', args: { to: ['stranger@example.org'], about: 'the keys' } }],
    ];
    const view = await run(stranger);
    expect(view.status).toBe('waiting');
    expect(view.waits[0]).toMatchObject({ kind: 'approval', options: ['yes', 'no'] });
    const mailbox = async () => JSON.stringify(await hub.doorway.call('email', 'mailbox', {}));
    expect(await mailbox()).not.toContain('stranger@example.org');
    const done = await reply(view, 'yes');
    expect(done.status).toBe('done');
    expect((await mailbox()).split('"to":["stranger@example.org"]').length - 1).toBe(1);
    const refused = await reply(await run(stranger), 'no');
    expect(refused.groups[0]?.actions[0]).toMatchObject({ status: 'cancelled' });
    expect(refused.reply).toBe('All right, I leave it.');
  });

  it('A34 after the report no agent of the turn is alive, and the report stays readable', async () => {
    const view = await run([[on('Desk Lamp')]]);
    expect(hub.doorway.waits().filter((wait) => wait.turn === view.turn)).toEqual([]);
    expect(hub.doorway.turn(view.turn)).toEqual(view);
    expect(hub.doorway.process(view.groups[0]?.process ?? '')?.status).toBe('COMPLETED');
  });

  it('a condition that does not hold skips its action and says why', async () => {
    await run([[off('Desk Lamp')]]);
    const view = await run([
      [{ ...on('Hallway Light'), if: { service: 'light', target: { name: 'Desk Lamp' }, state: 'on' } }],
    ]);
    expect(view.groups[0]?.actions[0]?.status).toBe('skipped');
    expect(view.reply).toBe('I did not turn on the hallway light, because the desk lamp is off.');
  });

  it('costs less than three commits for a command of one action', async () => {
    await run([[on('Desk Lamp')]]);
    const before = hub.commits();
    const rounds = 10;
    for (let i = 0; i < rounds; i++) await run([[i % 2 === 0 ? off('Desk Lamp') : on('Desk Lamp')]]);
    expect((hub.commits() - before) / rounds).toBeLessThan(3);
  });

  it('counts in the journal what is done for people, and nothing that things tell by themselves', async () => {
    await run([[on('Desk Lamp')]]);
    const before = hub.entries();
    for (let degrees = 1; degrees <= 30; degrees++) home.touch('sensor.garden', { temperature: degrees });
    const garden = () => hub.doorway.devices().find(({ id }) => id === 'sensor.garden');
    await until(() => garden()?.report?.state['temperature'] === 30, 'the last report is there');
    expect(hub.entries()).toBe(before);
    await run([[off('Desk Lamp')]]);
    expect(hub.entries() - before).toBeGreaterThan(15);
  });
});
