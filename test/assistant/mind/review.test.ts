import { describe, expect, it } from 'vitest';
import { review } from '../../../src/assistant/mind/review.ts';
import { manifestOf } from '../../../src/bus/index.ts';
import { SERVICES } from '../../../src/catalogue.ts';
import type { Action, Group, Target } from '../../../src/domain/index.ts';

const directory = {
  services: () => [],
  find: (service: string) => {
    const definition = SERVICES.find((one) => one.name === service);
    return definition === undefined ? undefined : { manifest: manifestOf(definition, 'main'), online: true };
  },
  onChange: () => () => {},
};

/** Lamps 1 to 9 stand in the hall, 1 and 2 in the den. */
const reach = (_service: string, target: Target): readonly string[] => {
  if (Array.isArray(target)) return target.flatMap((one) => reach('', one));
  const one = target as { id?: string; area?: string };
  if (one.id !== undefined) return [one.id];
  return one.area === 'hall' ? ['1', '2', '3', '4', '5', '6', '7', '8', '9'] : ['1', '2'];
};

const act = (service: string, method: string, args: Action['args'], more: Partial<Action> = {}): Action => ({
  service,
  method,
  args,
  ...more,
});
const lampOn = (id: string) => act('light', 'turn_on', { target: { id } });

const looked = (
  proposed: readonly Action[],
  more: { text?: string; heard?: readonly Group[]; untrusted?: boolean; trusted?: boolean } = {},
) =>
  review(proposed, {
    text: 'make it nice in here',
    heard: [],
    untrusted: false,
    trusted: true,
    directory,
    reach,
    ...more,
  });

describe('what the house makes of a proposal', () => {
  it('a harmless wish of a model that can be believed is done unasked', () => {
    expect(looked([lampOn('1')])).toEqual({ groups: [[lampOn('1')]], because: [] });
  });

  it.each([
    ['a small model', { trusted: false }, [lampOn('1')], /small/],
    ['text from outside was read', { untrusted: true }, [lampOn('1')], /outside/],
    ['a condition in the words', { text: 'if it rains make it nice' }, [lampOn('1')], /another time/],
    ['a negation in the words', { text: "don't leave it dark" }, [lampOn('1')], /another time/],
    ['many devices', {}, [act('light', 'turn_off', { target: { area: 'hall' } })], /many/],
    ['something taken away', {}, [act('reminders', 'cancel', { query: 'trash' })], /taken back/],
    ['a list cleared', {}, [act('list', 'clear', { list: 'shopping' })], /taken back/],
  ] as const)('A18 %s is a reason to ask', (_name, more, proposed, reason) => {
    const { because, groups } = looked(proposed, more);
    expect(because).toHaveLength(1);
    expect(because[0]).toMatch(reason);
    expect(groups).toHaveLength(1);
  });

  it('reading is never asked about', () => {
    const get = act('light', 'get', { target: { area: 'hall' } });
    expect(looked([get], { trusted: false, untrusted: true, text: 'if you like' }).because).toEqual([]);
  });

  it('a time the model gave answers for a condition of time in the words', () => {
    const later = act(
      'light',
      'turn_on',
      { target: { id: '1' } },
      { when: { at: '2026-11-20T21:00:00+00:00' } },
    );
    expect(looked([later], { text: 'make it nice after nine' }).because).toEqual([]);
  });

  it('what the ear does already is not done twice, also not a part of it', () => {
    const heard = [[act('light', 'turn_on', { target: { area: 'den' } })]];
    expect(looked([lampOn('1')], { heard })).toEqual({ groups: [], because: [] });
    expect(looked([lampOn('3')], { heard }).groups).toHaveLength(1);
  });

  it('where ear and model disagree about one thing the person decides', () => {
    const heard = [[act('light', 'turn_off', { target: { area: 'den' } })]];
    expect(looked([lampOn('1')], { heard }).because).toEqual(['I understood part of it differently myself']);
  });

  it('a mail about what comes before it stands in its group; a mail with its own words stands alone', () => {
    const weather = act('weather', 'get', {});
    const about = act('email', 'send', { to: ['alex'], about: 'the weather' });
    const whole = act('email', 'send', { to: ['alex'], subject: 'Hello', body: 'Hello' });
    expect(looked([weather, about]).groups).toEqual([[weather, about]]);
    expect(looked([weather, whole]).groups).toEqual([[weather], [whole]]);
    expect(looked([lampOn('1'), lampOn('3')]).groups).toHaveLength(2);
  });
});
