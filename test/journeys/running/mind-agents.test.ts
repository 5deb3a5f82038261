import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { until } from '../../kit/hub.ts';
import { callsFor, gives, type MindHouse, openMindHouse, routes } from '../../kit/mind-house.ts';
import { hostAgents } from '../../kit/programs/agents-host.ts';

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'hearth-mind-agents-'));
let house: MindHouse;
let greeter: ReturnType<typeof hostAgents>;
beforeAll(async () => {
  house = await openMindHouse();
  const [, module = ''] = /^```js\n([\s\S]*?)^```/m.exec(readFileSync('docs/agents.md', 'utf8')) ?? [];
  writeFileSync(join(folder, 'greeter.mjs'), module);
  greeter = hostAgents(folder, { files: ['greeter.mjs'], broker: house.hub.brokerUrl });
  greeter.failed.catch(() => {});
  const known = () => house.hub.doorway.agents().some(({ name }) => name === 'greet');
  await until(known, 'the agent is known');
});
afterAll(async () => {
  await greeter.stop();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

it('E10 a language model is offered the agents of files, and a person is asked before it starts one', async () => {
  const { http, model } = house;
  await model.answers(
    routes(),
    gives({ worker: 'HOUSE', task: 'greet Sam' }),
    callsFor({ name: 'agent_greet', arguments: { name: 'Sam' } }),
  );
  const { turn, waits } = await http.say('could somebody greet Sam nicely for me');
  expect(waits[0]?.prompt).toBe(
    'Shall I do this? Greets somebody: name “Sam”. (I ask because it is for an agent of another program.)',
  );
  expect(JSON.stringify(await model.chats())).toContain('agent_greet');
  await http.post(`/v1/waits/${waits[0]?.id}`, { value: 'yes' });
  const view = await until(async () => {
    const now = await http.turn(turn);
    return now.endedAt !== null && now;
  }, 'the turn has ended');
  expect(view).toMatchObject({ status: 'done', reply: expect.stringContaining('Good morning, Sam') });
});
