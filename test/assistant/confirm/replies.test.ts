import { describe, expect, it } from 'vitest';
import { readReply } from '../../../src/assistant/confirm/replies.ts';
import type { WaitView } from '../../../src/domain/index.ts';
import { ENGLISH } from '../../../src/understanding/languages/en/index.ts';

function wait(id: string, kind: WaitView['kind'], options: readonly string[], prompt = 'Well?'): WaitView {
  return {
    id,
    kind,
    options,
    turn: 'turn_1',
    process: 'p',
    prompt,
    openedAt: '',
    deadline: null,
    person: 'alex',
    conversation: 'hall',
  };
}
const approval = wait('w1', 'approval', ['yes', 'no']);
const failure = wait('w2', 'input', ['try again', 'skip', 'stop']);

const answers = (...given: readonly (readonly [string, string])[]) => ({
  type: 'answers',
  answers: given.map(([id, value]) => ({ wait: id, value })),
});

describe('A35 a message in a conversation with an open question', () => {
  it.each([
    ['Yes, please!', 'yes'],
    ['ok', 'yes'],
    ["don't", 'no'],
    ['No thanks.', 'no'],
    ['Forget it.', 'no'],
    ['yes, that’s fine', 'yes'],
    ['go on then', 'yes'],
    ['yeah, she can', 'yes'],
    ['yes please love', 'yes'],
    ['no, leave it', 'no'],
    ['actually no, leave them be', 'no'],
    ['not on your own, missy', 'no'],
    ['hang on, no', 'no'],
    ['she has had enough for today, no', 'no'],
  ])('“%s” answers an approval with %s', (text, value) => {
    expect(readReply(text, [approval], ENGLISH)).toEqual(answers(['w1', value]));
  });

  it.each([
    ['Try again', 'try again'],
    ['retry', 'try again'],
    ['2', 'skip'],
    ['forget it', 'stop'],
  ])('“%s” answers a failure with “%s”', (text, value) => {
    expect(readReply(text, [failure], ENGLISH)).toEqual(answers(['w2', value]));
  });

  it('is a new request when it says more than an answer', () => {
    expect(readReply('yes turn on the kitchen lights', [approval], ENGLISH)).toEqual({ type: 'request' });
    expect(readReply('turn on the kitchen lights', [failure], ENGLISH)).toEqual({ type: 'request' });
    expect(readReply('yes', [], ENGLISH)).toEqual({ type: 'request' });
  });

  it('a no may say why, as far as that is no wish of its own', () => {
    const wants = (words: string) => words.includes('lamp');
    const read = (text: string) => readReply(text, [approval], ENGLISH, undefined, undefined, wants);
    expect(read("no, she's not allowed")).toEqual(answers(['w1', 'no']));
    expect(read('nope, not now thanks')).toEqual(answers(['w1', 'no']));
    expect(read('no, the kids are asleep')).toEqual(answers(['w1', 'no']));
    expect(read('no, I want the lamp on')).toEqual({ type: 'request' });
  });

  it.each([
    'yes, but only if Sam is home',
    'yes, at nine',
    'yes, not the front door',
    'yes if it is dark',
    'ok turn it on',
    'yes when dad is back',
  ])('“%s” is no plain yes', (text) =>
    expect(readReply(text, [approval], ENGLISH)).toEqual({ type: 'request' }),
  );

  it('is asked back when it fits several questions', () => {
    const reading = readReply('yes', [approval, wait('w3', 'approval', ['yes', 'no'])], ENGLISH);
    expect(reading.type).toBe('which');
  });

  it('goes to the only question it fits when several are open', () => {
    expect(readReply('skip it', [approval, failure], ENGLISH)).toEqual(answers(['w2', 'skip']));
  });

  const front = wait('w4', 'approval', ['yes', 'no'], 'Unlock the front door?');
  const back = wait('w5', 'approval', ['yes', 'no'], 'Unlock the back door?');

  it.each([
    ['yes, the back door', ['w5', 'yes']],
    ['no, not the front door', undefined],
    ['No. The front door.', ['w4', 'no']],
    ['yes the second one', ['w5', 'yes']],
    ['ok, unlock the front door', ['w4', 'yes']],
    ['yes, turn on the hall light', undefined],
  ] as const)('of several questions “%s” answers the one that it names', (text, answer) => {
    expect(readReply(text, [front, back], ENGLISH)).toEqual(
      answer === undefined ? { type: 'request' } : answers(answer),
    );
  });

  it.each([
    ['the second one', ['w5']],
    ['the back door', ['w5']],
    ['2', ['w5']],
    ['the last', ['w5']],
    ['both', ['w4', 'w5']],
    ['the garage', []],
    ['the door', []],
    ['turn on the hall light', []],
  ])('“%s” says which of them a yes was for that could not be placed', (text, ids) => {
    const unplaced = { waits: ['w4', 'w5'], text: 'yes' };
    const reading = readReply(text, [front, back], ENGLISH, undefined, unplaced);
    expect(reading).toEqual(
      ids.length === 0 ? { type: 'request' } : answers(...ids.map((id) => [id, 'yes'] as const)),
    );
    // Without the yes a door that is only named stays as it is.
    expect(readReply(text, [front, back], ENGLISH)).toEqual({ type: 'request' });
    // What is no longer open is not answered.
    expect(readReply(text, [], ENGLISH, undefined, unplaced)).toEqual({ type: 'request' });
  });
});
