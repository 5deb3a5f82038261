import { describe, expect, it } from 'vitest';
import { answerText } from '../../../src/assistant/answers/answer.ts';
import { composeMail } from '../../../src/assistant/answers/mail.ts';
import type { Verdict } from '../../../src/assistant/facts.ts';
import type { Plan } from '../../../src/domain/index.ts';

const context = { now: Date.parse('2026-03-10T18:30:00-04:00'), timezone: 'America/New_York' };
const plan: Plan = {
  groups: [[{ service: 'light', method: 'turn_off', args: {} }]],
  direct: false,
  confidence: 1,
  unread: [],
  remarks: [],
};

function verdict(part: Partial<Verdict>): Verdict {
  return {
    index: 0,
    text: 'turn off the lights in the garage',
    call: { service: 'light', method: 'turn_off', params: {} },
    status: 'done',
    attempts: 1,
    score: 1,
    because: 'it was seen',
    again: false,
    ...part,
  };
}
const garageOff = verdict({
  evidence: {
    changed: [{ id: 'l1', name: 'Garage Light', state: { on: false } }],
    already: [],
    silent: [],
    offline: [],
    refused: [],
  },
});

describe('A24 A36 an answer says what was seen and nothing else', () => {
  it('tells the state that was seen', () => {
    expect(answerText(plan, [{ actions: [garageOff] }], context)).toBe('The garage light is off.');
  });

  it('tells what was off already', () => {
    const already = verdict({ evidence: { changed: [], already: [{ id: 'l1', name: 'Garage Light' }] } });
    expect(answerText(plan, [{ actions: [already] }], context)).toBe('The garage light is already off.');
  });

  it('names what failed and what was therefore not done', () => {
    const silent = verdict({
      status: 'failed',
      error: { code: 'failed', message: 'The Garage Light did not answer' },
    });
    const mail = verdict({
      index: 1,
      text: 'send me an email',
      status: 'cancelled',
      error: { code: 'cancelled', message: 'you said to stop' },
    });
    const text = answerText(plan, [{ actions: [silent, mail] }], context);
    expect(text).toContain('The Garage Light did not answer.');
    expect(text).toContain('All right, I stopped before “send me an email”.');
    expect(text).not.toMatch(/is off/);
  });

  it('reads the chosen hour back', () => {
    const reminder = verdict({
      text: 'set a reminder that I need to take out the trash in the morning',
      call: {
        service: 'reminders',
        method: 'create',
        params: { text: 'take out the trash', at: '2026-03-11T08:00:00-04:00' },
      },
      evidence: { id: 'r1', text: 'take out the trash', at: '2026-03-11T08:00:00-04:00' },
      assumed: ['08:00 for “in the morning”'],
    });
    expect(answerText(plan, [{ actions: [reminder] }], context)).toBe(
      "I'll remind you tomorrow at 8:00 to take out the trash.",
    );
  });

  it('names the part that was not understood', () => {
    const text = answerText(
      { ...plan, unread: [{ start: 0, end: 4, text: 'frob', reason: '' }] },
      [{ actions: [garageOff] }],
      context,
    );
    expect(text).toBe("The garage light is off. Sorry, I didn't understand “frob”.");
  });

  it('says that a mail waits in the outbox while no server has taken it', () => {
    const mail = verdict({
      call: { service: 'email', method: 'send', params: { to: ['me'] } },
      evidence: { fate: 'queued', to: ['alex@example.com'], error: 'connect ECONNREFUSED' },
    });
    expect(answerText(plan, [{ actions: [mail] }], context)).toMatch(
      /in the outbox: the mail server has not taken it yet \(connect ECONNREFUSED\)/,
    );
  });
});

describe('A24 a mail about an earlier action', () => {
  it('carries the person’s words and what was seen', () => {
    const params = composeMail({ to: ['me'], about: 'the garage lights are off' }, [garageOff], context);
    expect(params).toEqual({
      to: ['me'],
      subject: 'The garage lights are off',
      body: 'The garage lights are off.\n\nWhat the house saw:\n- The garage light is off.',
    });
  });

  it('does not repeat the expected words when they did not come true', () => {
    const skipped = verdict({
      status: 'skipped',
      error: { code: 'failed', message: 'The Garage Light did not answer' },
    });
    const params = composeMail({ to: ['me'], about: 'the garage lights are off' }, [skipped], context);
    expect(params['subject']).toBe('Not all of it was done: the garage lights are off');
    expect(String(params['body'])).not.toMatch(/lights are off/);
  });

  it('leaves a text that a person wrote as it is', () => {
    expect(composeMail({ to: ['sam'], body: 'Dinner at eight.' }, [garageOff], context)).toEqual({
      to: ['sam'],
      body: 'Dinner at eight.',
    });
  });
});

describe('A24 answers to questions about state', () => {
  it('name each lamp while they are few, from a bare list too', () => {
    const get = verdict({
      text: 'is the garage light on',
      call: { service: 'light', method: 'get', params: {} },
      evidence: [{ id: 'l1', name: 'Garage Light', on: true, brightness: 80 }],
    });
    expect(answerText(plan, [{ actions: [get] }], context)).toBe('The garage light is on at 80 %.');
  });

  it('says of a lamp that never told its state that it has not told', () => {
    const get = verdict({
      call: { service: 'light', method: 'get', params: {} },
      evidence: [{ id: 'l1', name: 'Garage Light', on: null }],
    });
    expect(answerText(plan, [{ actions: [get] }], context)).toMatch(/has not told its state/);
  });
});
