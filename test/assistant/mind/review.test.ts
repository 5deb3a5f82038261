import { describe, expect, it } from 'vitest';
import { type Circumstances, review } from '../../../src/assistant/mind/review.ts';
import { type Directory, manifestOf } from '../../../src/bus/index.ts';
import { SERVICES } from '../../../src/catalogue.ts';
import type { Action, Target } from '../../../src/domain/index.ts';

const directory = {
  services: () => [],
  find: (service: string) => {
    const definition = SERVICES.find((one) => one.name === service);
    return definition === undefined
      ? undefined
      : { manifest: manifestOf(definition, 'main'), online: true, arrivals: 0 };
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

const looked = (proposed: readonly Action[], more: Partial<Circumstances> = {}) =>
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

  it('five things are not many, and six are', () => {
    const off = (...ids: readonly string[]) =>
      act('light', 'turn_off', { target: ids.map((id) => ({ id })) });
    expect(looked([off('1', '2', '3', '4', '5')]).because).toEqual([]);
    expect(looked([off('1', '2', '3', '4', '5', '6')]).because).toEqual(['it concerns many devices']);
  });

  it('a condition in the words is asked about as soon as one of the actions has no time of its own', () => {
    const timed = { ...lampOn('1'), when: { at: '2026-11-20T21:00:00+00:00' } };
    const text = 'if it rains make it nice';
    expect(looked([timed, lampOn('3')], { text }).because).toEqual([
      'the words may mean another time, or not at all',
    ]);
  });

  it('an agent of another program is started after a yes alone', () => {
    expect(looked([act('agent', 'start', { agent: 'bake' })]).because).toEqual([
      'it is for an agent of another program',
    ]);
  });

  it('what the manifest says to destroy is asked about, what it says to be pure is not, and an unknown method is taken for an effect', () => {
    const methods = {
      think: { effect: 'pure' },
      wipe: { effects: { destructive: true } },
      set: { effects: {} },
    };
    const found = { manifest: { methods }, online: true } as unknown as ReturnType<Directory['find']>;
    const own = { ...directory, find: () => found };
    const why = (method: string) =>
      looked([act('shed', method, {})], { trusted: false, directory: own }).because;
    const small = 'the language model is a small one';
    expect(why('think')).toEqual([]);
    expect(why('wipe')).toEqual([small, 'it cannot be taken back']);
    expect([why('set'), why('explode')]).toEqual([[small], [small]]);
  });

  it.each(['cancel', 'remove', 'clear', 'done', 'complete', 'forget', 'change'])(
    'A18 “%s” of a service that does not say what it destroys is asked about by its name',
    (method) => {
      const manifest = { methods: { [method]: {}, add: {} } };
      const found = { manifest, online: true } as unknown as ReturnType<Directory['find']>;
      const own = { ...directory, find: () => found };
      const why = (name: string) => looked([act('shed', name, {})], { directory: own }).because;
      expect(why(method)).toEqual(['it cannot be taken back']);
      expect(why('add')).toEqual([]);
    },
  );

  it('only a mail without words of its own is about what comes before it', () => {
    for (const other of [act('chat', 'send', {}), act('email', 'mailbox', {})])
      expect(looked([lampOn('1'), other]).groups).toEqual([[lampOn('1')], [other]]);
  });

  it('without things it is the same wish when it says the same', () => {
    const list = (item: string) => act('list', 'add', { item });
    const heard = [[list('milk')]];
    expect(looked([list('milk'), list('butter')], { heard }).groups).toEqual([[list('butter')]]);
    expect(looked([list('butter')], { heard }).because).not.toContain(
      'I understood part of it differently myself',
    );
    // One of them has things and the other has none.
    const bare = act('light', 'turn_on', {});
    expect(looked([bare], { heard: [[lampOn('1')]] })).toEqual({ groups: [[bare]], because: [] });
    expect(looked([lampOn('1')], { heard: [[bare]] })).toEqual({ groups: [[lampOn('1')]], because: [] });
  });

  it('it is another wish for another service, for things of which some are others, and for things that nobody finds', () => {
    const den = act('light', 'turn_on', { target: { area: 'den' } });
    const differs = ['I understood part of it differently myself'];
    const fan = act('fan', 'turn_on', { target: { id: '1' } });
    expect(looked([fan], { heard: [[den]] })).toEqual({ groups: [[fan]], because: differs });
    const some = act('light', 'turn_on', { target: [{ id: '1' }, { id: '3' }] });
    expect(looked([some], { heard: [[den]] })).toEqual({ groups: [[some]], because: differs });
    expect(looked([den], { heard: [[den]], reach: () => [] })).toEqual({ groups: [[den]], because: [] });
  });
});
