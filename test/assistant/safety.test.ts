import { afterEach, describe, expect, it } from 'vitest';
import { keepsSafe } from '../../src/assistant/turn/safety.ts';
import type { JsonObject } from '../../src/base/index.ts';
import type { Action, CallOutcome } from '../../src/domain/index.ts';
import { KnownHome } from '../kit/things/known-home.ts';
import { fine, refused, TurnWorld } from './turn-world.ts';

const MINUTE = 60_000;
const STUCK = refused('failed', { message: 'it is stuck' });

describe('A29 what keeps the house safe', () => {
  const home = new KnownHome().add(
    { id: 'lock.front', kind: 'lock', name: 'Front Door', area: 'hall' },
    { id: 'valve.main', kind: 'valve', name: 'Water Main', area: 'cellar' },
    { id: 'alarm.house', kind: 'alarm_panel', name: 'House Alarm', area: 'hall' },
    { id: 'siren.hall', kind: 'siren', name: 'Hall Siren', area: 'hall' },
    { id: 'cover.garage', kind: 'cover', name: 'Garage Door', area: 'garage' },
    { id: 'cover.curtains', kind: 'cover', name: 'Curtains', area: 'lounge' },
    { id: 'light.lounge', kind: 'light', name: 'Ceiling Light', area: 'lounge' },
  );
  const isSafety = (params: JsonObject) => keepsSafe({ service: 'any', method: 'any', params }, home);

  it.each(['Front Door', 'Water Main', 'House Alarm', 'Hall Siren', 'Garage Door'])('is the %s', (name) => {
    expect(isSafety({ target: { name } })).toBe(true);
  });

  it.each(['Curtains', 'Ceiling Light', 'Chimney'])('is not the %s', (name) => {
    expect(isSafety({ target: { name } })).toBe(false);
  });

  it('is what one of several things does, and what a command for later is about', () => {
    const of = (name: string) => ({ service: 'any', method: 'any', args: { target: { name } } });
    expect(isSafety({ target: { area: 'lounge' } })).toBe(false);
    expect(isSafety({ target: { area: 'hall' } })).toBe(true);
    expect(isSafety({ groups: [[of('Curtains')], [of('Front Door')]] })).toBe(true);
    expect(isSafety({ groups: [[of('Curtains')]] })).toBe(false);
  });

  it('is nothing where no thing is named', () => {
    expect(isSafety({})).toBe(false);
  });
});

describe('A29 the question about what keeps the house safe', () => {
  let turn: TurnWorld;
  afterEach(() => turn.world.close());

  const lock: Action = { service: 'lock', method: 'lock', args: {} };
  let begun: number;
  const ask = async (answers: (count: number) => CallOutcome = () => STUCK) => {
    turn = new TurnWorld({ call: (_request, count) => answers(count) });
    begun = turn.clock.now();
    await turn.run([lock, { service: 'lamp', method: 'dim', args: {} }]);
  };
  const afterMinutes = async (minutes: number) => {
    await turn.clock.advance(minutes * MINUTE);
    await turn.rest();
  };

  it('is asked again after 10 minutes, and then each time after twice as long, until a day has passed', async () => {
    await ask();
    const asked: number[] = [];
    for (let { question } = turn; question !== undefined; { question } = turn) {
      expect(question).toMatchObject({
        prompt: 'It is stuck. Shall I try again, skip it, or stop?',
        options: ['try again', 'skip', 'stop'],
      });
      const deadline = question.deadline ?? 0;
      asked.push((deadline - begun) / MINUTE);
      await afterMinutes((deadline - turn.clock.now()) / MINUTE);
    }
    expect(asked).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
    expect(turn.requests).toHaveLength(1);
    expect(turn.verdict()).toMatchObject({ status: 'cancelled', because: 'nobody answered' });
  });

  it('is one question at a time, and not asked before its time', async () => {
    await ask();
    const first = turn.question?.id;
    await turn.clock.advance(begun + 10 * MINUTE - 1 - turn.clock.now());
    expect(turn.question?.id).toBe(first);
    await turn.clock.advance(1);
    await turn.rest();
    expect(turn.question?.id).not.toBe(first);
    expect(turn.world.agents.waits()).toHaveLength(1);
  });

  it.each([
    ['skip', 'skipped', 2],
    ['stop', 'cancelled', 1],
  ])('takes “%s” when it was asked again, and is not asked any more', async (answer, status, calls) => {
    await ask((count) => (count === 1 ? STUCK : fine()));
    await afterMinutes(10);
    await afterMinutes(10);
    await turn.answer(answer);
    expect(turn.question).toBeUndefined();
    expect(turn.verdicts()[0]?.[0]).toMatchObject({ status });
    await afterMinutes(25 * 60);
    expect(turn.question).toBeUndefined();
    expect(turn.requests).toHaveLength(calls);
  });

  it('takes “try again” when it was asked again: it is done, and so is what comes behind it', async () => {
    await ask((count) => (count === 1 ? STUCK : fine()));
    await afterMinutes(30);
    await turn.answer('try again');
    expect(turn.question).toBeUndefined();
    expect(turn.verdicts()[0]?.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('begins anew where another try fails as well', async () => {
    await ask();
    await afterMinutes(40);
    const triedAt = turn.clock.now();
    await turn.answer('try again');
    expect(turn.question?.deadline).toBe(triedAt + 10 * MINUTE);
  });
});
