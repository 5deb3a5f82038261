import { afterEach, describe, expect, it } from 'vitest';
import { EventWatch, type EventWatchParts } from '../../../src/assistant/index.ts';
import type { CallRequest } from '../../../src/bus/index.ts';
import type { CallOutcome } from '../../../src/domain/index.ts';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { until } from '../../kit/hub.ts';

const DOOR = { id: 'cover.door', name: 'Front Door' };
const RULE = { service: 'cover', target: { name: 'Front Door' }, state: 'open' } as const;

/** A house of one door and the rules for it, whose answers may change in between. */
function house() {
  const happened: string[] = [];
  const rules: unknown[] = [];
  let isOpen = false;
  let onWaiting: () => void = () => {};
  const afterLook: ((look: number) => void)[] = [];
  let looks = 0;
  const ok = (result: object): CallOutcome => ({ ok: true, result }) as unknown as CallOutcome;
  const call = async ({ service, method, params }: CallRequest): Promise<CallOutcome> => {
    if (service === 'cover') {
      looks += 1;
      const seen = ok({ covers: [{ ...DOOR, state: isOpen ? 'open' : 'closed' }] });
      for (const after of afterLook) after(looks);
      return seen;
    }
    if (method === 'waiting') return ok({ waiting: [...rules] });
    happened.push(String((params as { id: string }).id));
    return ok({});
  };
  const silent = { info() {}, warn() {}, error() {}, debug() {} };
  const watch = new EventWatch({
    bus: {
      under: (topic: string) => topic,
      subscribe: async (topic: string, hear: () => void) => {
        if (topic.endsWith('event/waiting')) onWaiting = hear;
        return () => {};
      },
    },
    clock: new ManualClock(),
    caller: { call },
    home: { onChange: () => () => {} },
    seen: { onReport: () => () => {}, device: () => undefined, report: () => undefined },
    directory: { onChange: () => () => {} },
    log: silent,
    store: new Store({ path: ':memory:' }),
    say: async () => {},
    owners: () => [],
  } as unknown as EventWatchParts);
  return {
    watch,
    happened,
    looks: () => looks,
    order: (id: string, event: object) => {
      rules.push({ id, event, repeats: true });
      onWaiting();
    },
    open: () => {
      isOpen = true;
    },
    after: (run: (look: number) => void) => afterLook.push(run),
  };
}

describe('what changes while a rule is being made', () => {
  const ends: EventWatch[] = [];
  afterEach(async () => {
    for (const watch of ends.splice(0)) await watch.close();
  });

  async function running() {
    const one = house();
    ends.push(one.watch);
    await one.watch.start();
    one.watch.recovered();
    // The first learning is over when a rule of before has been looked at.
    one.order('before', RULE);
    await until(() => one.looks() >= 2, 'the watch has begun');
    return one;
  }

  it('A27 between the order and the first look it has happened, since it was seen closed when it was ordered', async () => {
    const { order, open, happened } = await running();
    open();
    order('rule', { ...RULE, was: false });
    await until(() => happened.includes('rule'), 'the rule is told');
  });

  it('what was so already when it was ordered has not happened', async () => {
    const { order, open, happened, looks } = await running();
    open();
    const before = looks();
    order('rule', RULE);
    await until(() => looks() >= before + 2, 'it was looked at');
    expect(happened).not.toContain('rule');
  });

  it('A27 between the first look and the listening it has happened', async () => {
    const { order, open, happened, after, looks } = await running();
    const before = looks();
    after((look) => look === before + 1 && open());
    order('rule', RULE);
    await until(() => happened.includes('rule'), 'the rule is told');
  });

  it('what changed while the hub was not running is not known to have happened', async () => {
    const { watch, order, open, happened, looks } = house();
    ends.push(watch);
    open();
    await watch.start();
    order('rule', { ...RULE, was: false });
    await until(() => looks() >= 2, 'it was looked at');
    expect(happened).toEqual([]);
  });
});
