import { describe, expect, it } from 'vitest';
import { callSkills } from '../../src/assistant/turn/call.ts';
import type { Json } from '../../src/base/index.ts';
import type { CallRequest, GrantIssuer } from '../../src/bus/index.ts';
import type { CallOutcome } from '../../src/domain/index.ts';
import { keyOf, type View } from '../../src/flow/index.ts';

const path = (round: number) => `0/while#1/steps.step/0/doWhile#${round}/1/then/call-once`;

/** Makes the call of a round after what earlier rounds came to, and says under which key it went out. */
async function keyOfRound(round: number, params: Json = { text: 'milk' }, before: readonly object[] = []) {
  const keys: string[] = [];
  const skill = callSkills({
    caller: {
      call: async (request: CallRequest): Promise<CallOutcome> => {
        keys.push(request.idempotencyKey ?? '');
        return { ok: true, result: {} };
      },
    },
    grants: {} as GrantIssuer,
    identity: () => ({ kind: 'hub', id: 'test' }) as never,
    remembers: () => true,
  }).find(({ name }) => name === 'call-once');
  const call = { service: 'list', method: 'add', params };
  const message = (type: string, data: unknown) => ({ type, data, kind: 'skill', ok: true });
  const visible = [
    ...before.map((error) => message('result', { index: 0, outcome: { ok: false, error } })),
    message('decision', { index: 0, to: 'call', call }),
  ];
  const task = message('stepping', { tasks: [{ action: { service: 'list', method: 'add', args: params } }] });
  const view = {
    visible,
    input: [task],
    board: { all: () => [task] },
    turn: 't',
    process: 'process_1',
    signal: undefined,
    now: () => 0,
  };
  await skill?.run(view as unknown as View, { index: 0 }, keyOf('process_1', path(round)));
  return keys[0];
}

const lost = { code: 'target-offline', message: 'lost', data: { in_doubt: true } };
const doubt = { code: 'failed', message: 'begun before and cut off', data: { in_doubt: true } };

describe('H05 X03 one deed has one key', () => {
  it('for every try of it, also where no answer came and nobody knew whether it had happened', async () => {
    const first = await keyOfRound(1);
    expect(first).not.toBe('');
    expect(await keyOfRound(2, { text: 'milk' }, [lost])).toBe(first);
    expect(await keyOfRound(7, { text: 'milk' }, [lost, { code: 'expired', message: 'late' }])).toBe(first);
    expect(first?.length).toBeLessThanOrEqual(128);
  });

  it('and another deed another: what a person changed, and what the service itself cannot tell', async () => {
    const first = await keyOfRound(1);
    expect(await keyOfRound(2, { text: 'bread' })).not.toBe(first);
    expect(await keyOfRound(2, { text: 'milk' }, [doubt])).not.toBe(first);
  });
});
