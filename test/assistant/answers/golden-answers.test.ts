import { describe, expect, it } from 'vitest';
import { aloud } from '../../../src/assistant/answers/aloud.ts';
import { answerText } from '../../../src/assistant/answers/answer.ts';
import type { TellContext } from '../../../src/assistant/answers/telling.ts';
import type { Verdict } from '../../../src/assistant/facts.ts';
import type { Json, JsonObject } from '../../../src/base/index.ts';
import { DeviceIndex } from '../../../src/bus/devices/device-index.ts';
import { Device, type DeviceState, type Plan, type Unread } from '../../../src/domain/index.ts';

/** A house with rooms of several lamps, covers of three classes, and things with names of all kinds. */
const HOUSE: readonly [id: string, kind: Device['kind'], name: string, area: string | null, cls?: string][] =
  [
    ['l1', 'light', 'Living Room Ceiling Light', 'living room'],
    ['l2', 'light', 'Living Room Lamp', 'living room'],
    ['l3', 'light', 'TV Backlight', 'living room'],
    ['l4', 'light', 'Kitchen Counter Lights', 'kitchen'],
    ['l5', 'light', 'Hallway Light', 'hallway'],
    ['l6', 'light', "Mia's Lamp", 'nursery'],
    ['c1', 'cover', 'Bedroom Blind', 'bedroom', 'blind'],
    ['c2', 'cover', 'Living Room Curtains', 'living room', 'curtain'],
    ['c3', 'cover', 'Garage Door', 'garage', 'garage'],
    ['c4', 'cover', 'Study Blind', 'study', 'blind'],
    ['s1', 'switch', 'Coffee Maker', 'kitchen'],
    ['t1', 'climate', 'Thermostat', 'living room'],
    ['m1', 'media', 'TV', 'living room'],
  ];
const index = new DeviceIndex();
index.setAreas(
  [...new Set(HOUSE.map(([, , , area]) => area))].flatMap((name) =>
    name === null ? [] : [{ name, floor: null, aliases: [] }],
  ),
);
for (const [id, kind, name, area, cls] of HOUSE)
  index.set(
    Device.parse({
      id,
      family: 'f',
      kind,
      name,
      area,
      capabilities: cls === undefined ? {} : { class: cls },
    }),
  );
const context: TellContext = {
  now: Date.parse('2026-03-10T18:30:00Z'),
  timezone: 'Europe/London',
  home: index,
  people: [
    { id: 'alex', name: 'Alex', role: 'owner', aliases: [], email: 'alex@example.com' },
    { id: 'sam', name: 'Sam', role: 'adult', aliases: [], email: 'sam@example.com' },
  ],
  person: 'alex',
};

function deed(method: string, params: JsonObject, part: Partial<Verdict> = {}): Verdict {
  const [service = '', name = ''] = method.split('.');
  return {
    index: 0,
    text: 'what was said',
    call: { service, method: name, params },
    status: 'done',
    attempts: 1,
    score: 1,
    because: 'it was seen',
    again: false,
    ...part,
  };
}
/** What was seen of things by their ids: those that changed with their state, and those that were so before. */
function seen(changed: Readonly<Record<string, DeviceState>>, already: readonly string[] = []): Json {
  const nameOf = (id: string) => index.device(id)?.name ?? id;
  return {
    changed: Object.entries(changed).map(([id, state]) => ({ id, name: nameOf(id), state })),
    already: already.map((id) => ({ id, name: nameOf(id) })),
  };
}
function say(verdicts: readonly Verdict[], plan: Partial<Plan> = {}): string {
  const groups = verdicts.length === 0 ? [] : [verdicts.map(({ call }) => ({ ...call, args: {} }))];
  const whole: Plan = { groups, direct: false, confidence: 1, unread: [], remarks: [], ...plan };
  return answerText(whole, [{ actions: verdicts }], context);
}
const unread = (text: string, part: Partial<Unread> = {}): Partial<Plan> => ({
  unread: [{ start: 0, end: text.length, text, reason: 'not understood', ...part }],
});

describe('A24 A36 what things are is told once, by kind and place', () => {
  it('the lamps of a room that were turned on and dimmed are at 30 %', () => {
    expect(
      say([
        deed('light.turn_on', {}, { evidence: seen({ l1: { on: true }, l3: { on: true } }, ['l2']) }),
        deed(
          'light.set',
          { brightness: 30 },
          {
            evidence: seen({
              l1: { on: true, brightness: 30 },
              l2: { on: true, brightness: 30 },
              l3: { on: true, brightness: 30 },
            }),
          },
        ),
      ]),
    ).toBe('The living room lights are at 30 %.');
  });

  it('what is alone in its room goes by its name, and a room by its lights', () => {
    const evidence = seen({ l1: { on: false }, l2: { on: false }, l3: { on: false }, l5: { on: false } });
    expect(say([deed('light.turn_off', {}, { evidence })])).toBe(
      'The living room lights and the hallway light are off.',
    );
  });

  it('some of a room are named, and not taken for all of it', () => {
    const evidence = seen({ l1: { on: false }, l3: { on: false } });
    expect(say([deed('light.turn_off', {}, { evidence })])).toBe(
      'The living room ceiling light and the TV backlight are off.',
    );
  });

  it('all of a kind in the house are all of them', () => {
    const off = { on: false };
    const evidence = seen({ l1: off, l2: off, l3: off, l4: off }, ['l5', 'l6']);
    expect(say([deed('light.turn_off', {}, { evidence })])).toBe('All the lights are off.');
  });

  it('“already” is said only where nothing else is to be told', () => {
    expect(say([deed('light.turn_on', {}, { evidence: seen({}, ['l5']) })])).toBe(
      'The hallway light is already on.',
    );
    expect(say([deed('light.turn_on', {}, { evidence: seen({ l6: { on: true } }, ['l5']) })])).toBe(
      "Mia's lamp and the hallway light are on.",
    );
  });

  it('what can go no further is at its end', () => {
    const evidence = seen({}, ['l5']);
    expect(say([deed('light.set', { brightness_step: 10 }, { evidence })])).toBe(
      'The hallway light is already at full brightness.',
    );
  });

  it('what is off at the end is off, whatever it was on the way', () => {
    expect(
      say([
        deed('light.set', { brightness: 80 }, { evidence: seen({ l5: { on: true, brightness: 80 } }) }),
        deed('light.turn_off', {}, { evidence: seen({ l5: { on: false } }) }),
      ]),
    ).toBe('The hallway light is off.');
  });

  it('a plural name has a plural verb', () => {
    expect(say([deed('cover.open', {}, { evidence: seen({ c2: { position: 100 } }) })])).toBe(
      'The living room curtains are open.',
    );
  });

  it('what was taken for something is not told where its name is', () => {
    const evidence = seen({ s1: { on: true } });
    expect(say([deed('switch.turn_on', {}, { evidence })], { remarks: ['taken as Coffee Maker'] })).toBe(
      'The coffee maker is on.',
    );
  });

  it('what stands open comes first, and all else is the rest', () => {
    const cover = (id: string, position: number) => ({
      id,
      name: index.device(id)?.name ?? '',
      state: position > 0 ? 'open' : 'closed',
      position,
      moving: false,
    });
    const evidence = [cover('c1', 100), cover('c2', 100), cover('c3', 0), cover('c4', 0)];
    expect(say([deed('cover.get', {}, { evidence })])).toBe(
      'The bedroom blind and the living room curtains are open. Everything else is closed.',
    );
  });

  it('many that stand open are counted, and so is the rest', () => {
    const cover = (at: number, position: number) => ({
      id: `x${at}`,
      name: `Blind ${at}`,
      state: position > 0 ? 'open' : 'closed',
      position,
      moving: false,
    });
    const evidence = [1, 2, 3, 4, 5, 6, 7].map((at) => cover(at, at < 6 ? 100 : 0));
    expect(say([deed('cover.get', {}, { evidence })])).toBe(
      '5 are open: blind 1, blind 2, blind 3, blind 4 and blind 5. The other 2 are closed.',
    );
  });
});

describe('A24 rows are told as people speak of them', () => {
  const at = '2026-03-11T09:00:00Z';

  it('a reminder for somebody else names them, and for what', () => {
    const text = 'remind Sam to call the plumber at nine';
    const evidence = { text: 'call the plumber', at, for: 'Sam' };
    const assumed = ['09:00, because you said "9 o\'clock"'];
    expect(say([deed('reminders.create', {}, { text, evidence, assumed })])).toBe(
      "I'll remind Sam tomorrow at 9:00 to call the plumber.",
    );
  });

  it('a reminder of one’s own speaks of what is theirs', () => {
    const text = 'remind me to call my mum tomorrow at nine';
    expect(say([deed('reminders.create', {}, { text, evidence: { text: 'call my mum', at } })])).toBe(
      "I'll remind you tomorrow at 9:00 to call your mum.",
    );
    const asked = 'ask me tomorrow at nine whether I’ve taken my tablets';
    const evidence = { text: 'check whether I’ve taken my tablets', at };
    expect(say([deed('reminders.create', {}, { text: asked, evidence })])).toBe(
      "I'll remind you tomorrow at 9:00: check whether you’ve taken your tablets.",
    );
  });

  it('what some things cannot do is told behind what the others have done', () => {
    const unable = { id: 'l4', name: 'Kitchen Counter Lights', because: 'cannot show colours' };
    const evidence = {
      ...(seen({ l1: { on: true, color: '#0000ff' } }) as JsonObject),
      refused: [unable],
      silent: [],
      offline: [],
    };
    const error = { code: 'failed' as const, message: 'The kitchen counter lights cannot show colours' };
    const blue = deed('light.set', { color: 'blue' }, { status: 'failed', evidence, error });
    expect(say([blue])).toBe(
      'The living room ceiling light is blue. The kitchen counter lights cannot show colours.',
    );
    const silent = { ...evidence, silent: [{ id: 'l2', name: 'Living Room Lamp' }] };
    expect(say([{ ...blue, evidence: silent }])).toBe('The kitchen counter lights cannot show colours.');
  });

  it('what went on one list together is told together, what went elsewhere by itself', () => {
    const on = (item: string, summary: string, method = 'list.add') =>
      deed(method, { item }, { evidence: { summary } });
    const milk = on('milk', 'milk is on the shopping list');
    const eggs = on('eggs', 'eggs are on the shopping list');
    const tent = on('tent', 'tent is on the camping list');
    expect(say([milk])).toBe('Milk is on the shopping list.');
    expect(say([milk, eggs, tent])).toBe(
      'Milk and eggs are on the shopping list. Tent is on the camping list.',
    );
    expect(say([milk, on('Marmite', 'Marmite was on the shopping list already')])).toBe(
      'Milk is on the shopping list. Marmite was on the shopping list already.',
    );
    const off = (item: string) => on(item, `${item} is off the shopping list`, 'list.remove');
    expect(say([milk, off('bread'), off('tea')])).toBe(
      'Milk is on the shopping list. Bread and tea are off the shopping list.',
    );
  });

  it('a command that waits for something and for a condition tells what will be done', () => {
    const action = { service: 'light', method: 'turn_on', args: { target: { name: 'hallway light' } } };
    const said = (more: JsonObject) =>
      say([
        deed(
          'schedule.create',
          { event: { type: 'state' }, repeat: true, groups: [[{ ...action, ...more }]] },
          { status: 'scheduled' },
        ),
      ]);
    expect(said({})).toBe("I'll turn on the hallway light each time that happens.");
    expect(said({ if: { all: [] } })).toBe(
      "I'll turn on the hallway light each time that happens, if your condition holds then.",
    );
    expect(said({ if: { service: 'clock', sun: 'down' } })).toBe(
      "I'll turn on the hallway light each time that happens, if it is dark then.",
    );
    expect(said({ if: { not: { service: 'clock', days: ['SA', 'SU'] } } })).toBe(
      "I'll turn on the hallway light each time that happens, unless it is the weekend then.",
    );
    expect(said({ if: { service: 'light', target: { name: 'TV Backlight' }, state: 'off' } })).toBe(
      "I'll turn on the hallway light each time that happens, if the TV backlight is off then.",
    );
    const off = { service: 'light', target: { name: 'TV Backlight' }, state: 'off' };
    const on = { ...off, state: 'on' };
    const other = { ...action, method: 'turn_off', if: on, otherwise: true };
    const groups = [[{ ...action, if: off }, other]];
    const waits = { event: { type: 'state' }, repeat: true, groups };
    expect(say([deed('schedule.create', waits, { status: 'scheduled' })])).toBe(
      "I'll turn on the hallway light each time that happens, if the TV backlight is off then, otherwise turn off the hallway light.",
    );
  });

  it('an order for later is told by what it does and when, and not in the words that made it', () => {
    const text = 'every night at ten make sure the garage is shut, would you';
    const closes = { service: 'cover', method: 'close', args: { target: { name: 'Garage Door' } } };
    const ring = { service: 'notices', method: 'send', args: { text: 'bed' } };
    const words = 'every day at 22:00, next today at 22:00';
    const row = (action: JsonObject, more: JsonObject = {}) => ({
      text,
      words,
      at,
      does: [[action]],
      ...more,
    });
    const told = (method: string, evidence: JsonObject) =>
      say([deed(`schedule.${method}`, {}, { text: 'it', evidence })]);
    expect(told('list', { schedules: [row(closes), row(ring, { text: 'ring at ten' })] })).toBe(
      'Close the garage door every day at 22:00; ring at ten tomorrow at 9:00.',
    );
    expect(told('change', { ...row(closes), summary: `“${text}” is done ${words}` })).toBe(
      "I'll close the garage door every day at 22:00.",
    );
    expect(told('cancel', { ...row(closes), summary: `Cancelled: “${text}”` })).toBe(
      'Cancelled: close the garage door.',
    );
    expect(told('cancel', { ...row(ring), summary: 'Cancelled: “ring”' })).toBe('Cancelled: “ring”.');
  });

  it('a question for later is told by what is told then', () => {
    const put = (action: JsonObject) =>
      say([
        deed(
          'schedule.create',
          { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0', groups: [[{ args: {}, ...action }]] },
          { status: 'scheduled' },
        ),
      ]);
    const garage = { target: { name: 'garage door' } };
    expect(put({ service: 'weather', method: 'get' })).toBe(
      "I'll tell you about the weather every day at 7:00.",
    );
    expect(put({ service: 'list', method: 'get', args: { list: 'farm' } })).toBe(
      "I'll tell you what is on the farm list every day at 7:00.",
    );
    expect(put({ service: 'cover', method: 'get', args: garage, asks: 'open' })).toBe(
      "I'll tell you whether the garage door is open every day at 7:00.",
    );
    expect(put({ service: 'cover', method: 'get', args: garage })).toBe(
      "I'll tell you how the garage door is every day at 7:00.",
    );
    const open = { service: 'cover', ...garage, state: 'open' };
    expect(put({ service: 'cover', method: 'get', args: garage, if: open })).toBe(
      "I'll tell you every day at 7:00, if the garage door is open then.",
    );
    const told = say([
      deed(
        'schedule.create',
        {
          event: open,
          groups: [[{ service: 'cover', method: 'get', args: garage }]],
          text: 'tell me if it opens',
        },
        { status: 'scheduled' },
      ),
    ]);
    expect(told).toBe("I'll tell you as soon as that happens.");
  });

  it('a day with nothing on it has nothing on', () => {
    const params = { from: '2026-03-10T00:00:00Z', to: '2026-03-11T00:00:00Z' };
    expect(say([deed('calendar.list', params, { evidence: { events: [] } })])).toBe('Nothing on today.');
    const thursday = { from: '2026-03-12T00:00:00Z', to: '2026-03-13T00:00:00Z' };
    expect(say([deed('calendar.list', thursday, { evidence: { events: [] } })])).toBe('Nothing on Thursday.');
  });

  it('a part of a day with nothing on it is told as that part alone', () => {
    const none = (from: string, to: string) =>
      say([
        deed(
          'calendar.list',
          { from: `2026-03-${from}:00Z`, to: `2026-03-${to}:00Z` },
          { evidence: { events: [] } },
        ),
      ]);
    expect(none('12T05:00', '12T12:00')).toBe('Nothing on Thursday morning.');
    expect(none('11T17:00', '12T00:00')).toBe('Nothing on tomorrow evening.');
    expect(none('12T10:00', '12T11:00')).toBe('Nothing on Thursday at 10:00.');
    expect(none('12T14:00', '12T16:00')).toBe('Nothing on Thursday from 14:00 to 16:00.');
  });

  it('what ends on another day is told with that day, and a night is not', () => {
    const made = (end: string) => {
      const evidence = { title: 'Fair', start: '2026-03-12T10:00:00Z', end, all_day: false };
      return say([deed('calendar.create', {}, { evidence })]);
    };
    expect(made('2026-03-13T16:00:00Z')).toBe(
      'Fair is on the calendar on Thursday at 10:00 to Friday at 16:00.',
    );
    expect(made('2026-03-13T01:00:00Z')).toBe('Fair is on the calendar on Thursday at 10:00–1:00.');
  });

  it('what takes several days is told with its first and its last', () => {
    const params = { from: '2026-03-12T00:00:00Z', to: '2026-03-13T00:00:00Z' };
    const events = [
      { title: 'Holiday', start: '2026-03-11T00:00:00Z', end: '2026-03-14T00:00:00Z', all_day: true },
    ];
    expect(say([deed('calendar.list', params, { evidence: { events } })])).toBe(
      'Holiday from tomorrow to Friday.',
    );
  });

  it('a series that is asked for by its name is told by its next time and its rule', () => {
    const row = (id: string, day: number) => ({
      id,
      title: id,
      start: `2026-03-${day}T17:00:00Z`,
      end: `2026-03-${day}T18:00:00Z`,
      all_day: false,
      ...(id === 'Judo' ? { rrule: 'FREQ=WEEKLY;BYDAY=WE', repeats: 'every Wednesday' } : {}),
    });
    const events = [row('Judo', 11), row('Judo gala', 14), row('Judo', 18), row('Judo', 25)];
    const told = (text: string, params: JsonObject = { query: 'judo' }) =>
      say([deed('calendar.list', params, { text, evidence: { events } })]);
    expect(told('when is judo')).toBe(
      'Judo tomorrow at 17:00, every Wednesday; Judo gala on Saturday at 17:00.',
    );
    expect(told('when is the next judo')).toBe('Judo tomorrow at 17:00, every Wednesday.');
    const none = say([deed('calendar.list', { query: 'judo', last: true }, { evidence: { events: [] } })]);
    expect(none).toBe('I know of no judo until now.');
  });

  it('of several things the next alone is told where the next was asked for, and how long it is till then', () => {
    const row = (title: string, day: number) => ({
      ...{ id: title, title, all_day: false },
      ...{ start: `2026-03-${day}T17:00:00Z`, end: `2026-03-${day}T18:00:00Z` },
    });
    const params = { from: '2026-03-10T00:00:00Z', to: '2026-03-17T00:00:00Z' };
    const events = [row('Standup', 9), row('Review', 12), row('Fair', 14)];
    const told = (text: string) => say([deed('calendar.list', params, { text, evidence: { events } })]);
    expect(told('how long until my next meeting')).toMatch(/^In 2 days: Review on Thursday at 17:00[^;]*\.$/);
    expect(told("what's my next appointment")).toMatch(/^Review on Thursday at 17:00[^;]*\.$/);
    expect(told("what's on this week")).toContain('Fair');
  });

  it('what was guessed and is not told by the answer is said', () => {
    const assumed = ['counted from Dentist tomorrow at 15:30'];
    const evidence = { text: 'leave', at };
    expect(say([deed('reminders.create', {}, { text: 'remind me to leave', evidence, assumed })])).toBe(
      "I'll remind you tomorrow at 9:00 to leave (counted from Dentist tomorrow at 15:30).",
    );
  });

  it('a mail goes to people by their names', () => {
    const mail = (to: string) => deed('email.send', {}, { evidence: { fate: 'sent', accepted: [to] } });
    expect(say([mail('sam@example.com')])).toBe('The mail to Sam is sent.');
    expect(say([mail('alex@example.com')])).toBe('The mail to you is sent.');
    expect(say([mail('x@example.org')])).toBe('The mail to x@example.org is sent.');
  });
});

describe('A24 what could not be done is said in a person’s words', () => {
  const refused = (params: JsonObject, message: string, method = 'climate.set_temperature') =>
    say([deed(method, params, { status: 'failed', error: { code: 'invalid-params', message } })]);

  it.each([
    [45, 'too big: expected number to be <=35', '45° is more than the thermostat takes (35 at most).'],
    [2, 'too small: expected number to be >=5', '2° is less than the thermostat takes (5 at least).'],
  ])('%d degrees: %s', (temperature, message, said) => {
    expect(refused({ temperature }, `Invalid params: /temperature ${message}`)).toBe(said);
  });

  it('names the thing that was named', () => {
    const params = { brightness: 140, target: { name: 'Hallway Light' } };
    const message = 'Invalid params: /brightness too big: expected number to be <=100';
    expect(refused(params, message, 'light.set')).toBe(
      '140 % is more than the hallway light takes (100 at most).',
    );
  });

  it('a no needs no more than an all right', () => {
    const error = { code: 'cancelled', message: 'you did not want it' };
    expect(say([deed('lock.unlock', {}, { status: 'cancelled', error })])).toBe('All right, I leave it.');
  });
});

describe('A05 what was not understood is said so, once, and in few words', () => {
  it.each([
    ['halfway is enough', "Sorry, I didn't understand “halfway is enough”."],
    ['tell me whatever the neighbours have been doing all day', "Sorry, I didn't understand that."],
  ])('%s', (text, said) => {
    expect(say([], unread(text))).toBe(said);
  });

  it('beside what was done, with no more than five words of it', () => {
    const evidence = seen({ c1: { position: 0 } });
    const lost = unread('the neighbours can see right in here');
    expect(say([deed('cover.close', {}, { evidence })], lost)).toBe(
      "The bedroom blind is closed. Sorry, I didn't understand “the neighbours can see …”.",
    );
  });

  it('several parts have one apology', () => {
    const lost = [...unread('frob it').unread!, ...unread('then spin').unread!];
    expect(say([], { unread: lost })).toBe("Sorry, I didn't understand “frob it” or “then spin”.");
  });

  it('the reason is told where it says more', () => {
    expect(
      say([], unread('a little more', { reason: 'nothing was said that these words could go with' })),
    ).toBe("Sorry, I didn't understand “a little more”: nothing was said that these words could go with.");
  });

  it('where several things are meant the house asks which, some of them by name', () => {
    const candidates = ['Hallway Light', 'TV Backlight'];
    expect(say([], unread('the light', { candidates }))).toBe(
      'Which do you mean: the hallway light or the TV backlight?',
    );
    const many = HOUSE.slice(0, 6).map(([, , name]) => name);
    expect(say([], unread('the light', { candidates: many }))).toMatch(/ or another one\?$/);
  });
});

describe('A24 a white is told by its name', () => {
  it.each([
    [2703, 'The living room lamp is at 10 % and warm white.'],
    [6536, 'The living room lamp is at 10 % and white as daylight.'],
    [3400, 'The living room lamp is at 10 % and at 3400 K.'],
  ])('%i K', (temperature, told) => {
    const asked = { brightness: 10, temperature: Math.round(temperature / 100) * 100 };
    const state = { on: true, brightness: 10, temperature };
    expect(say([deed('light.turn_on', asked, { evidence: seen({ l2: state }) })])).toBe(told);
  });
});

describe('A24 aloud it is the same answer, shorter', () => {
  it('says what is short as it is, with hours in words', () => {
    expect(aloud("I'll remind you tomorrow at 9:30 to call your mum.")).toEqual({
      text: "I'll remind you tomorrow at half past nine in the morning to call your mum.",
    });
    expect(aloud('The living room lights are at 30 %.')).toEqual({
      text: 'The living room lights are at 30 percent.',
    });
  });

  it('tells the gist of what is long, offers the rest, and the two together are the answer', () => {
    const answer =
      'The living room lights and the hallway light are off. The bedroom blind and the living room curtains are closed. The thermostat is set to 17 °C.';
    const { text, rest = '' } = aloud(answer);
    expect(text).toBe('The living room lights and the hallway light are off. Shall I go on?');
    expect(`${text.replace(' Shall I go on?', '')} ${rest}`).toBe(answer);
  });

  it('a question is asked as a whole', () => {
    const question =
      'Which do you mean: the hallway light, the living room lamp, the TV backlight or another one?';
    expect(aloud(question)).toEqual({ text: question });
  });
});
