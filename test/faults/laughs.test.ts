import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { OWNER_TOKEN, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { connect } from '../kit/servers/broker.ts';

const data = mkdtempSync(join(tmpdir(), 'hearth-laughs-'));
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  rmSync(data, { recursive: true, force: true });
});

/** Nobody waits so long for a hub that is only slow. */
const FROZEN_MS = 30_000;

/** Few bytes that are more than the world has atoms when they are printed or compared. */
const LAUGHS = `{% set a=[1,1] %}{% set b=[1,1] %}${'{% set a=[a,a] %}{% set b=[b,b] %}'.repeat(60)}{{ a == b }}{{ a }}`;

async function start(file: string): Promise<{ child: Child; url: string; broker: string }> {
  const child = new Child(file, [
    JSON.stringify({ data, config: { devices: { simulated: false, homeAssistant: true } } }),
  ]);
  ends.push(() => child.kill());
  return { child, ...JSON.parse(await child.line((line) => line.includes('"ready"'))) };
}

async function asked<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    signal: AbortSignal.timeout(FROZEN_MS),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

it('H12 a retained announcement whose template doubles sixty times freezes the hub neither at once nor after a restart', async () => {
  const file = await bundle(new URL('./resting-hub.ts', import.meta.url).pathname);
  const first = await start(file);
  const thing = await connect(first.broker, { clientId: 'thing' });
  ends.push(() => thing.close());
  const announcement = { name: 'Laughs', uniq_id: 'l', cmd_t: 'l/set', stat_t: 'l/state', val_tpl: LAUGHS };
  const retained = { qos: 1, retain: true } as const;
  await thing.publish('homeassistant/switch/l/config', JSON.stringify(announcement), retained);
  await thing.publish('homeassistant/switch/huge/config', 'x'.repeat(300_000), retained);
  await thing.publish('l/state', '1', retained);

  const isTold = (url: string) => async () => {
    const { budgets } = await asked<{ budgets: { name: string }[] }>(url, '/v1/budgets');
    const names = budgets.map(({ name }) => name);
    return names.includes('template-steps') && names.includes('discovery-payload') ? budgets : undefined;
  };
  await until(isTold(first.url), 'the used-up budgets are told');
  expect(await asked(first.url, '/healthz')).toEqual({ status: 'ok' });
  await thing.close();
  await first.child.kill();

  const second = await start(file);
  const budgets = await until(isTold(second.url), 'what was retained is refused again');
  expect(budgets).toContainEqual(
    expect.objectContaining({ name: 'template-steps', who: 'Laughs: value_template' }),
  );
  expect(await asked(second.url, '/healthz')).toEqual({ status: 'ok' });
  const metrics = await fetch(`${second.url}/metrics`, {
    headers: { authorization: `Bearer ${OWNER_TOKEN}` },
  });
  expect(await metrics.text()).toMatch(/hearth_budget_exceeded_total\{budget="template-steps"\} [1-9]/);
});
