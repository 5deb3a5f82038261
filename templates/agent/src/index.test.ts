import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openHouse, type TestHouse } from 'hearth/testing';
import agents from './index.js';

let house: TestHouse;
const isLocked = () => house.state('lock.front_door')?.['locked'];

beforeEach(async () => {
  house = await openHouse({ agents: [agents] });
});
afterEach(() => house.close());

test('a sentence sends it round, and it locks the door that was left open', async () => {
  const asked = await house.say('unlock the front door');
  // Who unlocks a door is asked first.
  await house.answer(asked.waits[0]?.id ?? '', 'yes');
  await house.until(() => isLocked() === false, 'the front door is unlocked');
  await house.say('start the night watch');
  await house.until(() => isLocked() === true, 'the front door is locked');
});

test('it leaves a door alone that is locked', async () => {
  await house.until(() => isLocked() === true, 'the front door is locked');
  const turn = await house.say('run the night watch');
  assert.equal(turn.status, 'done', turn.reply ?? '');
  assert.equal(isLocked(), true);
});
