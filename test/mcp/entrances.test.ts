import type { Client } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestHub, until } from '../kit/hub.ts';
import { ERAS, MODERN, overHttp, type Person, startHouse, tokenOf, use, yes } from './kit.ts';

const DOOR = { target: { name: 'Front Door' } };

let hub: TestHub;
let client: Client;
beforeEach(async () => {
  hub = await startHouse();
});
afterEach(async () => {
  await client.close();
  await hub.stop();
});

const isLocked = () => hub.doorway.device('lock.front_door')?.report?.state['locked'];
const asks = (questions: string[], answer: Person) => (message: string) => {
  questions.push(message);
  return answer(message);
};

describe('H38 a risky call of a client that can ask its person', () => {
  it.each([
    ['yes', yes, false],
    ['no', () => ({ action: 'accept' as const, content: { answer: 'no' } }), true],
    ['no word', () => ({ action: 'cancel' as const }), true],
    ['that it is not wanted', () => ({ action: 'decline' as const }), true],
    ['something else', () => ({ action: 'accept' as const, content: { answer: 'perhaps' } }), true],
  ])('is asked there, and the person says %s', async (_said, answer, locked) => {
    const questions: string[] = [];
    client = await overHttp(hub.url, { person: asks(questions, answer) });
    const called = await use(client, 'lock_unlock', DOOR);
    expect(questions).toEqual(['Unlock the front door?']);
    expect(isLocked()).toBe(locked);
    expect(called.isError).toBe(locked);
    if (locked) expect(called.text).toBe('The person did not say yes. Nothing was done.');
  });

  it('is asked by the sentence too, and what was answered no is over', async () => {
    const questions: string[] = [];
    client = await overHttp(hub.url, { person: asks(questions, yes) });
    const said = await use(client, 'say', { text: 'unlock the front door' });
    expect(said.structured).toMatchObject({ status: 'done', questions: [] });
    expect(isLocked()).toBe(false);
    await client.close();
    client = await overHttp(hub.url, { person: asks(questions, () => ({ action: 'decline' })) });
    const declined = await use(client, 'say', { text: 'open the garage door' });
    expect(declined.structured).toMatchObject({ questions: [] });
    expect(questions).toEqual(['Unlock the front door?', 'Open the garage door?']);
    expect(hub.doorway.device('cover.garage_door')?.report?.state['position']).toBe(0);
    expect(hub.doorway.waits()).toEqual([]);
  });

  it('a person who gives no answer leaves the question open, and nothing is done', async () => {
    client = await overHttp(hub.url, { person: () => ({ action: 'cancel' }) });
    const said = await use(client, 'say', { text: 'unlock the front door' });
    expect(said.structured).toMatchObject({
      status: 'waiting',
      questions: [{ to: 'you', options: ['yes', 'no'] }],
    });
    expect(said.text).toMatch(/^Unlock the front door\? Nothing is done about it before that is answered/);
    expect(isLocked()).toBe(true);
    await use(client, 'say', { text: 'yes' });
    await until(() => isLocked() === false, 'the door is unlocked by a later yes');
  });

  it('a client that never comes back leaves the door locked', async () => {
    let heard: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      heard = resolve;
    });
    client = await overHttp(hub.url, { person: yes });
    client.setRequestHandler('elicitation/create', () => {
      heard();
      return new Promise<never>(() => {});
    });
    void client.callTool({ name: 'lock_unlock', arguments: DOOR }).catch(() => {});
    await asked;
    await client.close();
    client = await overHttp(hub.url, { person: yes });
    expect(isLocked()).toBe(true);
    // The question is that call's own: a yes to another one opens another one.
    expect(hub.doorway.waits()).toEqual([]);
  });

  it('what the client brings back counts for nothing by itself: another call, another state, another token', async () => {
    const grownUp = await tokenOf(hub, 'alex', 'adult');
    client = await overHttp(hub.url);
    const raw = async (token: string, params: object) => {
      const answer = await fetch(`${hub.url}/mcp`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2026-07-28' },
          ...{ 'mcp-method': 'tools/call', 'mcp-name': 'lock_unlock' },
        },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: {
            ...{ name: 'lock_unlock', arguments: DOOR, ...params },
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
            },
          },
        }),
      });
      return (await answer.json()) as { result?: Record<string, unknown>; error?: { message: string } };
    };
    const inputResponses = { confirm: { action: 'accept', content: { answer: 'yes' } } };
    const first = await raw(grownUp, {});
    expect(first.result).toMatchObject({ resultType: 'input_required' });
    const { requestState } = first.result as { requestState: string };
    for (const [token, params] of [
      [grownUp, { inputResponses, requestState: JSON.stringify({ confirm: 'made up' }) }],
      [grownUp, { inputResponses, requestState, arguments: { target: { all: true } } }],
      [await tokenOf(hub, 'mia', 'child'), { inputResponses, requestState }],
    ] as const) {
      const answered = await raw(token, params);
      expect(['input_required', 'complete']).toContain(answered.result?.['resultType']);
      expect(isLocked()).toBe(true);
    }
    for (const requestState of ['{', '[]', '{"confirm": 1}'])
      expect(JSON.stringify(await raw(grownUp, { inputResponses, requestState }))).toMatch(
        /requestState|\/confirm/,
      );
    expect(isLocked()).toBe(true);
    const done = await raw(grownUp, { inputResponses, requestState });
    expect(done.result).toMatchObject({ resultType: 'complete' });
    expect(isLocked()).toBe(false);
  });
});

describe.each(ERAS)('H38 a risky call of a $era client that cannot ask', ({ mode }) => {
  it('says what to confirm and how, and is done after the confirm tool brings a yes', async () => {
    client = await overHttp(hub.url, { mode });
    const asked = await use(client, 'lock_unlock', DOOR);
    expect(asked.text).toMatch(/^Unlock the front door\? Nothing has been done yet\. Ask the person;/);
    expect(isLocked()).toBe(true);
    const question = /"question": "(\w+)"/.exec(asked.text)?.[1] ?? '';
    const other = await overHttp(hub.url, { mode, token: await tokenOf(hub, 'alex', 'adult') });
    expect((await use(other, 'confirm', { question, answer: 'yes' })).text).toMatch(/no longer open/);
    expect(isLocked()).toBe(true);
    await other.close();
    const done = await use(client, 'confirm', { question, answer: 'yes' });
    expect(done.structured).toMatchObject({ changed: [{ id: 'lock.front_door' }] });
    expect(isLocked()).toBe(false);
    expect((await use(client, 'confirm', { question, answer: 'yes' })).text).toMatch(/no longer open/);
  });

  it('does nothing after a no', async () => {
    client = await overHttp(hub.url, { mode });
    const asked = await use(client, 'lock_unlock', DOOR);
    const question = /"question": "(\w+)"/.exec(asked.text)?.[1] ?? '';
    const told = await use(client, 'confirm', { question, answer: 'no' });
    expect(told.text).toBe('The person did not say yes. Nothing was done.');
    expect((await use(client, 'confirm', { question, answer: 'yes' })).text).toMatch(/no longer open/);
    expect(isLocked()).toBe(true);
  });

  it('is answered in the conversation where it was said', async () => {
    client = await overHttp(hub.url, { mode });
    const said = await use(client, 'say', { text: 'unlock the front door', conversation: 'hall' });
    expect(said.text).toContain('say "yes" or "no" in the same conversation');
    await use(client, 'say', { text: 'yes', conversation: 'elsewhere' });
    expect(isLocked()).toBe(true);
    await use(client, 'say', { text: 'yes', conversation: 'hall' });
    await until(() => isLocked() === false, 'the door is unlocked');
  });
});

describe('H38 what a client no longer wants', () => {
  it('is not gone on with: the turn of a cancelled call ends with what it has', async () => {
    client = await overHttp(hub.url, { mode: MODERN });
    const leaving = new AbortController();
    const text = 'close the living room curtains and then turn on the porch light';
    const call = client.callTool({ name: 'say', arguments: { text } }, { signal: leaving.signal });
    const turn = await until(() => hub.doorway.turns()[0], 'the turn has begun');
    leaving.abort();
    await expect(call).rejects.toThrow();
    const ended = await until(() => {
      const view = hub.doorway.turn(turn.turn);
      return view?.status === 'running' ? undefined : view;
    }, 'the turn has ended');
    expect(ended.groups.flatMap(({ actions }) => actions.map(({ status }) => status))).not.toContain(
      'running',
    );
    expect(hub.doorway.device('light.porch')?.report?.state['on']).toBe(false);
  });
});
