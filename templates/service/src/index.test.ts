import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openHouse, type TestHouse } from 'hearth/testing';
import service from './index.js';

let house: TestHouse;
/** What the machine was told, the last at the end. */
let told: unknown[];

beforeEach(async () => {
  // Without the simulated things, some of which are called the same.
  house = await openHouse({ services: [service], config: { devices: { simulated: false } } });
  told = [];
  // The machine: it does what it hears, and tells it.
  await house.bus.subscribe('coffee-maker/set', ({ payload }) => {
    const wanted = JSON.parse(payload.toString()) as { on: boolean };
    told.push(wanted);
    void house.bus.publish('coffee-maker/state', wanted.on ? 'on' : 'off');
  });
});
afterEach(() => house.close());

test('a sentence switches the machine on', async () => {
  const turn = await house.say('start the coffee maker');
  assert.equal(turn.status, 'done', turn.reply ?? '');
  assert.deepEqual(told, [{ on: true, minutes: 30 }]);
  assert.deepEqual(await house.call('coffee-maker', 'get', {}), { ok: true, result: { on: true } });
});

test('a call that does not fit the parameters never reaches the machine', async () => {
  const answer = await house.call('coffee-maker', 'start', { minutes: 0 });
  assert.equal(answer.ok, false);
  assert.deepEqual(told, []);
});
