import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/domain/index.ts';
import { fulfil } from '../../src/understanding/index.ts';
import { fulfilRobustly } from '../../src/understanding/robust/answered.ts';
import { NOW, planFor, testHome } from './golden/golden.ts';

describe('what a wish lacked, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['change the color of the floor lamp']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfil(wish, text, home.lexicon, context);

  it('A18 a lamp is set to what was said: a colour, a warmth, a level', () => {
    expect(wish.lacks.map(({ words }) => words)).toEqual(['to what']);
    expect(answered('to dark blue')?.action.args).toMatchObject({ color: 'blue' });
    expect(answered('warm white')?.action.args).toMatchObject({ temperature: 2700 });
    expect(answered('half')?.action.args).toMatchObject({ brightness: 50 });
    expect(answered('40 percent')).toMatchObject({ lacks: [] });
  });

  it('A18 words that name no value answer nothing', () => {
    expect(answered('turn on the hallway light')).toBeUndefined();
    expect(answered('something nice')).toBeUndefined();
  });
});

describe('what a name lacked, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['add oat milk to the pantry']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfil(wish, text, home.lexicon, context)?.action.args['list'];

  it('A18 a list that is there, or a new one by its name', () => {
    expect(wish.lacks.map(({ words }) => words)).toEqual(['to which list']);
    expect(answered('groceries')).toBe('shopping');
    expect(answered('the camping list')).toMatch(/camping/);
  });

  it.each([
    'how much longer on the egg timer',
    'is there any milk left?',
    'set an egg timer for 7 and a half minutes',
    'email sam the shopping list',
    'actually make it nine minutes',
    'turn off the hallway light and put the kettle on',
    'the one that we made for the party last summer',
    "it's boiling in the attic",
    'the kids are in bed',
    "I'm not sure yet",
  ])('A35 a request of its own, or something told, is no name: “%s”', (text) => {
    expect(answered(text)).toBeUndefined();
  });
});

describe('when one is to be reminded of something, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['optician Friday at 10', 'remind me about it']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfilRobustly(wish, text, home.lexicon, context);

  it('A18 a time before it is counted from what stands on the calendar', () => {
    expect(answered('half an hour before')?.lacks[0]?.from).toEqual({ query: 'optician', offset: '-PT30M' });
    expect(answered('the evening before')?.lacks[0]?.from).toMatchObject({
      query: 'optician',
      part: 'evening',
    });
    expect(answered('on Friday at nine')?.lacks).toEqual([]);
  });
});

describe('which of several things, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const asked = planFor(home, ['play some jazz']).unread[0];
  const answered = (text: string) =>
    fulfil(asked?.wish as Wish, text, home.lexicon, context)?.action.args['target'];

  it('A18 all else that was wished for is kept, with the names that it is between', () => {
    expect(asked?.wish).toMatchObject({
      action: { service: 'media', method: 'play_media', args: { query: 'jazz' } },
      lacks: [{ params: ['target'], words: 'which one' }],
    });
    expect(asked?.wish?.lacks[0]?.among).toEqual(asked?.candidates);
  });

  it('A18 a word that one name alone has tells it, or its place among them, or all of them', () => {
    expect(answered('the office one')).toEqual({ name: 'Office Speaker' });
    expect(answered('the TV please')).toEqual({ name: 'Living Room TV' });
    expect(answered('the second')).toEqual({ name: asked?.candidates?.[1] });
    expect(answered('2')).toEqual({ name: asked?.candidates?.[1] });
    expect(answered('all of them')).toHaveLength(asked?.candidates?.length ?? 0);
  });

  it('A35 what fits several of them, or none, is no answer', () => {
    expect(answered('the speaker')).toBeUndefined();
    expect(answered('turn on the hallway light')).toBeUndefined();
    expect(answered('')).toBeUndefined();
  });
});

describe('which of several things a wish waits for, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wishOf = (text: string) => planFor(home, [text]).unread[0]?.wish as Wish;
  const answered = (wish: Wish, text: string) => fulfil(wish, text, home.lexicon, context);

  it('A18 A35 the sensor that is named is the one that is waited for', () => {
    const wish = wishOf('if the temperature drops below 18 turn on the heating');
    expect(wish.lacks).toMatchObject([{ among: expect.arrayContaining(['Office Temperature']) }]);
    expect(answered(wish, 'the office')).toMatchObject({
      action: { service: 'climate', when: { event: { target: { name: 'Office Temperature' }, below: 18 } } },
      lacks: [],
    });
    expect(answered(wish, 'turn on the hallway light')).toBeUndefined();
  });

  it('A18 A35 what tells of it is that very sensor', () => {
    const whole = answered(wishOf('tell me when the humidity goes above 70'), 'the bathroom one');
    expect(whole?.action).toMatchObject({
      args: { target: { name: 'Bathroom Humidity' } },
      when: { event: { target: { name: 'Bathroom Humidity' }, above: 70 } },
    });
  });

  it('A18 A35 where the thing is open as well, both are asked for, one after the other', () => {
    const wish = wishOf('when the humidity goes above 70 turn on the fan');
    expect(wish.lacks).toHaveLength(2);
    const fan = answered(wish, 'the extractor') as Wish;
    expect(fan).toMatchObject({ action: { args: { target: { name: 'Extractor Fan' } } }, lacks: [{}] });
    expect(answered(fan, 'bathroom')).toMatchObject({
      action: { args: { target: { name: 'Extractor Fan' } }, when: { event: { above: 70 } } },
      lacks: [],
    });
  });
});

describe('which of many things, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['set the light to fifty percent']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfil(wish, text, home.lexicon, context)?.action.args['target'];

  it.each([
    ['the one on the desk i mean', { name: 'Desk Lamp' }],
    ['the desk light', { name: 'Desk Lamp' }],
    ['in the garage, over the bench', { area: 'garage' }],
    ['floor lamp please', { name: 'Floor Lamp' }],
  ])('A18 a thing or a place that was not among those that were told: “%s”', (text, target) => {
    expect(wish.lacks[0]?.among).not.toContain('Desk Lamp');
    expect(answered(text)).toEqual(target);
  });

  it.each(['not the desk one', 'turn the desk lamp off', 'the desk lamp at six', 'is the desk lamp on'])(
    'A35 a request of its own is no answer: “%s”',
    (text) => {
      expect(answered(text)).toBeUndefined();
    },
  );
});

describe('what is said round an answer', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wishOf = (text: string) => planFor(home, [text]).unread[0]?.wish as Wish;
  const answered = (wish: Wish, text: string) => fulfil(wish, text, home.lexicon, context)?.action;

  it.each([
    ['um, like half an hour', 'PT30M'],
    ['sorry, the kettle. nine minutes', 'PT9M'],
    ['eighteen minutes, it’s for the cookies', 'PT18M'],
    ['make it twelve minutes, love', 'PT12M'],
  ])('A18 for how long: “%s”', (text, duration) => {
    expect(answered(wishOf('start a timer'), text)?.args).toMatchObject({ duration });
  });

  it.each([
    ['sorry, somebody at the door. quarter past eight', '2026-03-11T08:15:00+01:00'],
    ['I think around nine would be good', '2026-03-11T09:00:00+01:00'],
    ['not today, tomorrow at nine', '2026-03-11T09:00:00+01:00'],
  ])('A18 when: “%s”', (text, at) => {
    expect(answered(wishOf('remind me to ring the school'), text)?.args).toMatchObject({ at });
  });

  it('A18 an answer that goes on with the sentence of the wish', () => {
    expect(answered(wishOf('remind me to ring the school'), 'when I get home')).toMatchObject({
      args: { text: 'ring the school' },
      when: { event: { service: 'presence', state: 'home' } },
    });
  });

  it.each([
    ['the one outside the front, on the porch', { area: 'porch' }],
    ['not the garage, the desk', { name: 'Desk Lamp' }],
    ['it’s the one in the hallway', { area: 'hallway' }],
  ])('A18 which one: “%s”', (text, target) => {
    expect(answered(wishOf('set the light to fifty percent'), text)?.args['target']).toEqual(target);
  });

  it.each([
    'twenty past the desk lamp',
    'set the alarm off in nine minutes',
    'not for long',
    'the desk lamp if it is dark',
  ])('A35 what binds or wants more is no answer: “%s”', (text) => {
    expect(answered(wishOf('set the light to fifty percent'), text)).toBeUndefined();
    expect(answered(wishOf('start a timer'), text)).toBeUndefined();
  });
});

describe('all of what a question names', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wishFor = (text: string) => planFor(home, [text]).unread[0]?.wish as Wish;
  const meant = (wish: Wish, text: string) =>
    fulfil(wish, text, home.lexicon, context)?.action.args['target'];

  it.each(['all of them', 'all of them, in the whole house', 'all'])(
    'A18 “%s” is every light there is',
    (text) => {
      expect(meant(wishFor('turn off the light'), text)).toEqual({ all: true });
    },
  );

  it('A18 of lamps it is those, and no other light', () => {
    const wish = wishFor('turn off the lamp');
    expect(meant(wish, 'all of them')).toEqual(wish.lacks[0]?.among?.map((name) => ({ name })));
  });
});

describe('which thing is meant, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const answered = (said: string, text: string) => {
    const wish = planFor(home, [said]).unread[0]?.wish as Wish;
    return fulfilRobustly(wish, text, home.lexicon, context)?.action.args;
  };
  const lamp = { name: 'Floor Lamp' };

  it.each([
    ['dim the light', 'the floor lamp, to forty percent', { target: lamp, brightness: 40 }],
    ['turn on the light', 'floor lamp at thirty percent please', { target: lamp, brightness: 30 }],
    ['set the light to 20 percent', 'the floor lamp, halfway', { target: lamp, brightness: 50 }],
    ['dim the light', 'the hallway one, to 15', { target: { area: 'hallway' }, brightness: 15 }],
    ['turn on the light', "the floor lamp, it's too dark", { target: lamp }],
    ['dim the light', 'the floor lamp, love', { target: lamp, brightness_step: -10 }],
  ])('A18 and how it is to be, where that is said with it: “%s” “%s”', (said, text, args) => {
    expect(answered(said, text)).toEqual(args);
  });

  it('A18 nothing is taken of an answer whose number fits nowhere', () => {
    expect(answered('dim the light', 'the floor lamp, not 40')).toBeUndefined();
  });
});

describe('which of several was asked', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish: Wish = {
    action: { service: 'light', method: 'turn_on', args: {}, said: 'turn on the lamp' },
    lacks: [{ params: ['target'], words: 'which', among: ['Floor Lamp', 'Desk Lamp', 'Night Light'] }],
  };
  const answered = (text: string) => fulfilRobustly(wish, text, home.lexicon, context)?.action.args['target'];

  it('A18 a room says which of those that were told, and not all that is there', () => {
    expect(answered('the one in the office')).toEqual({ name: 'Desk Lamp' });
    expect(answered('in the living room')).toEqual({ name: 'Floor Lamp' });
  });

  it('A18 a room where none of them is means what is there', () => {
    expect(answered('the one in the garage')).toEqual({ area: 'garage' });
  });

  it('A18 one of what a diary keeps is told by its place, its hour or its words, and no name', () => {
    const cancel: Wish = {
      action: { service: 'reminders', method: 'cancel', args: {}, said: 'cancel the reminder' },
      lacks: [{ params: ['query'], words: 'which' }],
    };
    const meant = (text: string) => fulfilRobustly(cancel, text, home.lexicon, context)?.action;
    expect(meant('the earlier one')).toMatchObject({
      service: 'diary',
      method: 'cancel',
      args: { among: { service: 'reminders' }, which: 1 },
    });
    expect(meant('the dentist one')).toMatchObject({ service: 'reminders', args: { query: 'dentist' } });
    expect(meant('the dentist')?.args).toEqual({ query: 'the dentist' });
  });
});

describe('when, by an answer that says again what it is of', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['remind me about the window cleaner']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfilRobustly(wish, text, home.lexicon, context)?.action.args;
  const at = fulfilRobustly(wish, 'tomorrow at nine', home.lexicon, context)?.action.args['at'];

  it.each([
    'the window cleaner: tomorrow at nine',
    'thanks. so, the window cleaner, tomorrow at nine',
    'oh, the cleaner - tomorrow at nine please',
  ])('A18 it is then: “%s”', (text) => {
    expect(at).toBeDefined();
    expect(answered(text)).toEqual({ text: 'the window cleaner', at });
  });

  it('A18 and of something else it is no answer', () => {
    expect(answered('the chimney sweep: tomorrow at nine')).toBeUndefined();
  });
});

describe('what a reminder is of, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['remind me friday at nine in the morning']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfilRobustly(wish, text, home.lexicon, context)?.action.args['text'];

  it('A18 the words that it is of', () => {
    expect(wish.lacks.map(({ words }) => words)).toEqual(['of what']);
    expect(answered('the window cleaner')).toBe('the window cleaner');
    expect(answered('move the car')).toMatch(/move the car/);
  });

  it.each([
    'push that to the afternoon, say two',
    "I'm not done, try me again in a quarter of an hour",
    'make it for ten tomorrow',
  ])('A35 what is moved or put off is of something else: “%s”', (text) => {
    expect(answered(text)).toBeUndefined();
  });
});

describe('of what somebody is reminded, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const now = Date.parse('2026-03-10T10:30:00+01:00');
  const context = { now, timezone: home.timezone, person: home.person };
  const answered = (said: string, text: string) => {
    const wish = planFor(home, [said], now).unread[0]?.wish as Wish;
    return fulfil(wish, text, home.lexicon, context);
  };

  it('A18 the time behind the words is when, and no part of them', () => {
    const parents = answered(
      'remind me about something',
      'the school concert on Friday at six in the evening',
    );
    expect(parents).toMatchObject({ lacks: [], action: { args: { text: 'the school concert' } } });
    expect(String(parents?.action.args['at'])).toContain('T18:00');
    const daily = answered('remind me', 'to water the basil every day at nine');
    expect(daily?.action.args).toMatchObject({ text: 'water the basil', rrule: expect.any(String) });
  });

  it('A18 an hour is on the day and in the part of it that were told before', () => {
    const dentist = answered('remind me about something on Saturday', 'the optician at three');
    expect(String(dentist?.action.args['at'])).toMatch(/^\d{4}-\d\d-\d\dT15:00/);
    const bill = answered('remind Sam about something tonight', 'the gas bill at eight');
    expect(bill?.action.args).toMatchObject({ to: 'sam', text: 'the gas bill' });
    expect(String(bill?.action.args['at'])).toContain('T20:00');
  });

  it.each([
    'put the optician in the calendar on Friday at 3',
    'wake me at seven',
    'turn on the hall light at 5',
  ])('A35 a request of its own is no answer: “%s”', (text) => {
    expect(answered('remind me about something', text)).toBeUndefined();
  });
});
