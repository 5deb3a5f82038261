import { describe, expect, it } from 'vitest';
import { readReply } from '../../../src/assistant/confirm/replies.ts';
import type { WaitView } from '../../../src/domain/index.ts';

function wait(id: string, kind: WaitView['kind'], options: readonly string[]): WaitView {
  return {
    id,
    kind,
    options,
    turn: 'turn_1',
    process: 'p',
    prompt: 'Well?',
    openedAt: '',
    deadline: null,
    person: 'alex',
    conversation: 'hall',
  };
}
const approval = wait('w1', 'approval', ['yes', 'no']);
const failure = wait('w2', 'input', ['try again', 'skip', 'stop']);

describe('A35 a message in a conversation with an open question', () => {
  it.each([
    ['Yes, please!', 'yes'],
    ['ok', 'yes'],
    ["don't", 'no'],
    ['No thanks.', 'no'],
  ])('“%s” answers an approval with %s', (text, value) => {
    expect(readReply(text, [approval])).toEqual({ type: 'answer', wait: 'w1', value });
  });

  it.each([
    ['Try again', 'try again'],
    ['retry', 'try again'],
    ['2', 'skip'],
    ['forget it', 'stop'],
  ])('“%s” answers a failure with “%s”', (text, value) => {
    expect(readReply(text, [failure])).toEqual({ type: 'answer', wait: 'w2', value });
  });

  it('is a new request when it says more than an answer', () => {
    expect(readReply('yes turn on the kitchen lights', [approval])).toEqual({ type: 'request' });
    expect(readReply('turn on the kitchen lights', [failure])).toEqual({ type: 'request' });
    expect(readReply('yes', [])).toEqual({ type: 'request' });
  });

  it('is asked back when it fits several questions', () => {
    const reading = readReply('yes', [approval, wait('w3', 'approval', ['yes', 'no'])]);
    expect(reading.type).toBe('which');
  });

  it('goes to the only question it fits when several are open', () => {
    expect(readReply('skip it', [approval, failure])).toEqual({ type: 'answer', wait: 'w2', value: 'skip' });
  });
});
