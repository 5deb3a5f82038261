import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/base/index.ts';
import type { Action, Group, JournalLine, OptionView, TurnView } from '../../src/domain/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';

/** The agents of a turn: one for each group, each knowing its own work alone. */
let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: { latencyMs: 0 } } } });
});
afterAll(() => hub.stop());

let talks = 0;
async function run(groups: readonly Group[], on = hub): Promise<TurnView> {
  const message = { channel: 'http', conversation: `talk-${++talks}`, person: 'alex' } as const;
  const text = 'a stored command';
  const { turn } = await on.doorway.receive({ ...message, text, groups: groups.map((group) => [...group]) });
  return (await on.doorway.settled(turn, 60_000)) as TurnView;
}

function linesOf(turn: string, on = hub): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  for (let after = 0; ; after = lines.at(-1)?.seq ?? after) {
    const page = on.doorway.journal({ after, limit: 200 });
    lines.push(...page);
    if (page.length < 200) return lines.filter((line) => line.turn === turn);
  }
}

describe('A05 groups run at the same time', () => {
  let foreign: MqttClient;
  afterAll(() => foreign?.endAsync(true));

  it('A05 two that wait for each other both come to their end', async () => {
    const root = 'hearth/v1/svc/barrier/main';
    foreign = await mqtt.connectAsync(hub.brokerUrl, { clientId: 'barrier', protocolVersion: 4 });
    const inside: (() => void)[] = [];
    foreign.on('message', (_topic, payload) => {
      const { id, reply_to } = JSON.parse(String(payload)) as { id: string; reply_to: string };
      const answer = JSON.stringify({ jsonrpc: '2.0', id, result: { summary: 'met' } });
      // Nobody is let go before the second has come.
      inside.push(() => foreign.publish(reply_to, answer, { qos: 1 }));
      if (inside.length === 2) for (const go of inside) go();
    });
    await foreign.subscribeAsync(`${root}/call/+`, { qos: 1 });
    const params = { type: 'object', properties: {}, additionalProperties: false };
    const meet = { description: 'Waits for another.', params, effect: 'idempotent', timeout_ms: 10_000 };
    const named = { manifest: 1, service: 'barrier', instance: 'main', title: 'barrier', version: '1' };
    const retained = { qos: 1, retain: true } as const;
    await foreign.publishAsync(`${root}/manifest`, JSON.stringify({ ...named, methods: { meet } }), retained);
    await foreign.publishAsync(`${root}/status`, JSON.stringify({ state: 'online' }), retained);
    await until(
      () => hub.doorway.services().some(({ service, online }) => service === 'barrier' && online),
      'it is known',
    );
    const action: Action = { service: 'barrier', method: 'meet', args: {} };
    const turn = await run([[action], [action]]);
    expect(turn.groups.map(({ actions }) => actions[0]?.status)).toEqual(['done', 'done']);
    const [one, other] = turn.groups.map(({ process }) => hub.doorway.process(process)!.rounds[0]!);
    expect(Date.parse(other!.startedAt!)).toBeLessThanOrEqual(Date.parse(one!.judgedAt!));
    expect(Date.parse(one!.startedAt!)).toBeLessThanOrEqual(Date.parse(other!.judgedAt!));
  });
});

describe('A06 one self-contained agent for each group', () => {
  it('A06 there are as many as groups, and nothing of one is in the input or the journal of another', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }),
        async (sizes) => {
          const marks = sizes.map((size) => Array.from({ length: size }, () => `mark-${++count}-end`));
          const make = (text: string): Action => ({
            service: 'reminders',
            method: 'create',
            args: { text, at: '2099-01-01T08:00:00Z' },
          });
          const turn = await run(marks.map((group) => group.map(make)));
          expect(turn.groups).toHaveLength(sizes.length);
          const lines = linesOf(turn.turn);
          const agents = hub.doorway
            .processes({ limit: 200 })
            .filter((one) => one.turn === turn.turn && one.agent === 'group');
          expect(agents).toHaveLength(sizes.length);
          for (const [at, { process }] of turn.groups.entries()) {
            const own = JSON.stringify(lines.filter((line) => line.process === process));
            for (const [of, group] of marks.entries())
              for (const mark of group) expect(own.includes(mark), `${mark} in agent ${at}`).toBe(of === at);
          }
          // Only the Assistant sees all of them, by their reports.
          const above = JSON.stringify(
            lines.filter((line) => line.process === turn.turn && line.kind === 'outcome'),
          );
          for (const mark of marks.flat()) expect(above).toContain(mark);
        },
      ),
      { numRuns: runs(8) },
    );
  });
});

describe('A08 an id of its own, and utilities that are handed in', () => {
  it('A08 no id comes twice, not within a moment and not when the clock goes back', () => {
    const ids = new Set<string>();
    for (let at = 0; at < 20_000; at++) ids.add(newId('process', 1_000_000 - (at % 50)));
    expect(ids.size).toBe(20_000);
  });

  it('A08 no id of a process is used again after a restart at the same instant', async () => {
    const data = mkdtempSync(join(tmpdir(), 'hearth-ids-'));
    const seen: string[] = [];
    try {
      for (let start = 0; start < 3; start++) {
        const clock = new ManualClock('2026-03-10T22:30:00Z');
        const own = await startTestHub({ data, clock, config: { devices: { simulated: false } } });
        const make = { service: 'reminders', method: 'list', args: {} };
        const turn = await run([[make], [make]], own);
        seen.push(turn.turn, ...turn.groups.map(({ process }) => process));
        await own.stop();
      }
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
    expect(seen).toHaveLength(9);
    expect(new Set(seen).size).toBe(9);
  });
});

describe('A09 the primary channel', () => {
  it('A09 is that of the message, for life, and marked among the options', async () => {
    const turn = await run([
      [{ service: 'lock', method: 'unlock', args: { target: { name: 'Front Door' } } }],
    ]);
    const created = linesOf(turn.turn).filter(({ kind }) => kind === 'created');
    for (const { data } of created)
      expect(data).toMatchObject({ meta: { channel: 'http', conversation: `talk-${talks}` } });
    const { options } = (await (await hub.ask('/v1/options')).json()) as { options: OptionView[] };
    expect(options.filter(({ primary }) => primary).map(({ name }) => name)).toEqual(['http-door']);
    expect(
      hub.doorway
        .options('mqtt')
        .filter(({ primary }) => primary)
        .map(({ name }) => name),
    ).toEqual(['mqtt-door']);
    expect(hub.doorway.options().some(({ primary }) => primary)).toBe(false);
  });

  it('A09 A14 A18 is what an agent chooses that has to ask', async () => {
    const { turn } = await hub.doorway.receive({
      channel: 'http',
      conversation: `talk-${++talks}`,
      person: 'alex',
      text: 'set an alarm',
    });
    const view = (await hub.doorway.settled(turn, 60_000)) as TurnView;
    expect(hub.doorway.process(view.groups[0]?.process ?? '')?.rounds).toMatchObject([
      { option: { type: 'channel', name: 'http-door', method: 'send' }, because: 'something was not said' },
    ]);
  });
});

describe('A01 channels are the only input', () => {
  it('A01 whatever starts work is a message of a person, with its channel and its talk', async () => {
    await hub.ask('/v1/messages', { method: 'POST', body: JSON.stringify({ text: 'what time is it' }) });
    await hub.doorway.start({ type: 'goal', goal: 'night' }, { channel: 'http', conversation: 'goal' });
    await hub.doorway.start(
      { type: 'agent', agent: 'group', input: { actions: [{ service: 'clock', method: 'time', args: {} }] } },
      { channel: 'cli', conversation: 'agent', externalId: 'a01' },
    );
    await run([[{ service: 'clock', method: 'time', args: {} }]]);
    const begun = hub.doorway.processes({ limit: 200 }).filter(({ parent }) => parent === null);
    expect(begun.length).toBeGreaterThan(4);
    for (const { process, agent } of begun) {
      expect(agent).toBe('turn');
      const [created] = linesOf(process);
      expect(created).toMatchObject({
        kind: 'created',
        data: {
          input: [
            {
              kind: 'user',
              type: 'message',
              data: {
                channel: expect.any(String),
                conversation: expect.any(String),
                text: expect.any(String),
              },
            },
          ],
        },
      });
    }
  });
});
