import { describe, expect, it } from 'vitest';
import { HearthError } from '../../src/base/index.ts';
import type { Device, Phrases } from '../../src/domain/index.ts';
import {
  buildLexicon,
  explain,
  homeFromFixture,
  toUnderstandOutput,
  understand,
  withCalled,
  withDevice,
  withoutDevice,
} from '../../src/understanding/index.ts';
import { NOW, PHRASES, planFor, testHome } from './golden/golden.ts';
import { notation } from './notation.ts';

const home = testHome('home-1');
const context = { now: NOW, timezone: home.timezone, person: 'alex' };
const say = (text: string, lexicon = home.lexicon, more = {}) =>
  notation(understand(text, lexicon, { ...context, ...more }));

const lava: Device = {
  id: 'light.lava',
  family: 'test',
  kind: 'light',
  name: 'Lava Lamp',
  aliases: ['groovy lamp'],
  area: 'office',
  floor: null,
  groups: [],
  capabilities: {},
};

describe('things as a house knows them', () => {
  const two = testHome('home-2');
  const gear: Device = { ...lava, id: 'cover.gear', kind: 'cover', name: 'North Wing', aliases: [] };
  const spoken = (text: string, device: Device): string => say(text, withDevice(two.lexicon, device));

  it('A02 knows a list or a scene by its name from when it is made, slips and all, until it is gone', () => {
    const gear = [{ name: 'camping gear' }];
    const made = withCalled(two.lexicon, 'list', [], gear);
    expect(say('add a tent to camping gear', two.lexicon)).toMatch(/to which list/);
    expect(say('add a tent to camping gear', made)).toBe('list.add item=tent list="camping gear"');
    expect(say("what's on my campng gear", made)).toBe('list.get list="camping gear"');
    expect(say('add a tent to camping gear', withCalled(made, 'list', gear, []))).toMatch(/to which list/);
    const set = withCalled(two.lexicon, 'scene', [], [{ name: 'Submarine', aliases: ['deep blue'] }]);
    expect(say('deep blue please', set)).toBe('scene.activate name=Submarine');
  });

  it('H11 takes a thing that stands nowhere for the one in the room, by its whole name', () => {
    const nowhere = { ...lava, area: null };
    expect(spoken('turn on the lava lamp in the kitchen', nowhere)).toBe('light.turn_on [Lava Lamp]');
    expect(spoken('turn on the kitchen lava lamp', nowhere)).toBe('light.turn_on [Lava Lamp]');
    expect(spoken('turn on the lava lamp in the kitchen', lava)).toBe(
      '?? turn on the lava lamp in the kitchen',
    );
  });

  it('H11 finds a thing by what it is, whatever its name', () => {
    const awning = { ...gear, area: 'garden', capabilities: { class: 'awning' } };
    expect(spoken('close the awning', awning)).toBe('cover.close [North Wing]');
    expect(spoken('open the pergola', awning)).toBe('?? open the pergola');
  });
});

describe('a lexicon is a value', () => {
  it('homes whose services say the same share what was compiled, and one that says more has its own', () => {
    const speaking = (...phrases: Phrases[]) => buildLexicon({ ...home, phrases: [...PHRASES, ...phrases] });
    const lamp = (say: string): Phrases => ({ service: 'lava', methods: { bubble: { say: [say] } } });
    const [one, other, more] = [
      speaking(lamp('bubble up')),
      speaking(lamp('bubble up')),
      speaking(lamp('simmer down')),
    ];
    expect(other.grammar).toBe(one.grammar);
    expect(more.grammar).not.toBe(one.grammar);
    expect([say('bubble up', other), say('simmer down', other)]).toEqual(['lava.bubble', '?? simmer down']);
    expect([say('bubble up', more), say('simmer down', more)]).toEqual(['?? bubble up', 'lava.bubble']);
  });

  it('H11 knows a device that is added, and the lexicon before it still does not', () => {
    const more = withDevice(home.lexicon, lava);
    expect(say('turn on the lava lamp', more)).toBe('light.turn_on [Lava Lamp]');
    expect(say('turn off the groovy lamp', more)).toBe('light.turn_off [Lava Lamp]');
    expect(say('turn on the lava lamp')).toBe('?? turn on the lava lamp');
  });

  it('H11 forgets a device that is removed, its slips of the hand too', () => {
    const less = withoutDevice(withDevice(home.lexicon, lava), 'light.lava');
    expect(say('turn on the lava lamp', less)).toBe('?? turn on the lava lamp');
    expect(say('turn on the groovi lamp', less)).toBe('?? turn on the groovi lamp');
    expect(say('turn on the desk lamp', less)).toBe('light.turn_on [Desk Lamp]');
  });

  it('H11 replaces a device of the same id, name and all', () => {
    const renamed = withDevice(withDevice(home.lexicon, lava), { ...lava, name: 'Volcano', aliases: [] });
    expect(say('turn on the volcano', renamed)).toBe('light.turn_on [Volcano]');
    expect(say('turn on the lava lamp', renamed)).toBe('?? turn on the lava lamp');
  });

  it('H11 shares with the lexicon before all that a renamed device does not touch', () => {
    const devices = Array.from({ length: 300 }, (_, at) => ({
      ...lava,
      id: `light.grown_${at}`,
      name: `Suite ${Math.floor(at / 10) + 1} Lamp ${at}`,
      aliases: [],
      area: `Suite ${Math.floor(at / 10) + 1}`,
    }));
    const before = buildLexicon({ ...home, devices, phrases: PHRASES });
    const after = withDevice(before, { ...devices[5]!, name: 'Moonbeam' });
    const changed = (key: string): boolean => before.places.get(key) !== after.places.get(key);
    expect([...before.places.keys()].filter(changed)).toEqual(['home', 'area:suite 1']);
    const suites = (lexicon: typeof before) => lexicon.names.next.get('suite')!.next;
    expect(
      [...suites(before).keys()].filter((key) => suites(before).get(key) !== suites(after).get(key)),
    ).toEqual(['1']);
    expect(after.grammar).toBe(before.grammar);
    expect(say('turn on the moonbeam', after)).toBe('light.turn_on [Moonbeam]');
    expect(say('turn on the moonbeam', before)).toBe('?? turn on the moonbeam');
  });

  it('H11 grown device by device says the same as built at once', () => {
    let grown = buildLexicon({ ...home, devices: [], phrases: PHRASES });
    for (const device of home.devices) grown = withDevice(grown, device);
    for (const text of [
      'turn off the kitchen lights',
      'set the tv backlight to blue',
      'turn on the lamp',
      'bathroom off',
      'trun on the hallwya light',
    ])
      expect(say(text, grown)).toBe(say(text));
  });

  it('H11 removing what it does not know gives back the same lexicon', () => {
    expect(withoutDevice(home.lexicon, 'light.nowhere')).toBe(home.lexicon);
  });

  it('A02 speaks of two devices of one name by their ids', () => {
    const twin = (id: string, area: string): Device => ({
      ...lava,
      id,
      area,
      aliases: [],
      name: 'Night Glow',
    });
    const lexicon = withDevice(
      withDevice(home.lexicon, twin('light.n1', 'office')),
      twin('light.n2', 'bedroom'),
    );
    expect(say('turn on the night glow', lexicon)).toBe('?? turn on the night glow {Night Glow, Night Glow}');
    expect(say('turn on the night glow in the bedroom', lexicon)).toBe('light.turn_on [#light.n2]');
  });
});

describe('the room of the satellite', () => {
  it('A02 is what “the lights” and “in here” mean there', () => {
    expect(say('turn off the lights', home.lexicon, { area: 'kitchen' })).toBe('light.turn_off [kitchen]');
    expect(say('turn on the lights in here', home.lexicon, { area: 'office' })).toBe(
      'light.turn_on [office]',
    );
    expect(say('turn off all the lights', home.lexicon, { area: 'kitchen' })).toBe('light.turn_off [all]');
    expect(say('turn on the lamp', home.lexicon, { area: 'office' })).toBe('light.turn_on [Desk Lamp]');
  });
});

const garden: Phrases = {
  service: 'sprinkler',
  methods: {
    water: { say: ['water the {zone} for {minutes:duration}', '(stop|end) watering [the] {zone}'] },
  },
  enums: { zone: ['lawn', 'flower_beds'] },
};

describe('a service that was not known before', () => {
  const lexicon = buildLexicon({ ...home, phrases: [...PHRASES, garden] });

  it('H03 is understood by the template of its manifest alone, times and politeness included', () => {
    expect(say('water the lawn for ten minutes', lexicon)).toBe('sprinkler.water zone=lawn minutes=10');
    expect(say('could you water the flower beds tomorrow at 6 am for half an hour please', lexicon)).toBe(
      'sprinkler.water zone=flower_beds minutes=30 @03-11T06:00',
    );
    expect(say('turn off the kitchen lights and water the lawn for 5 minutes', lexicon)).toBe(
      'light.turn_off [kitchen] | sprinkler.water zone=lawn minutes=5',
    );
  });

  it('H03 leaves a value that is none of its enum unread', () => {
    expect(say('water the sofa for ten minutes', lexicon)).toBe('?? water the sofa for ten minutes');
  });

  it('H03 is told of by its faults where its templates cannot be read, and the others go on', () => {
    const broken: Phrases = {
      service: 'broken',
      methods: { go: { say: ['go (now', '[maybe]', 'go {Where}', 'go {x:planet}', 'go home'] } },
    };
    const { grammar } = buildLexicon({ ...home, phrases: [...PHRASES, broken] });
    expect(grammar.faults.map(({ path }) => path)).toEqual(Array(4).fill('broken.go'));
    expect(grammar.faults.map(({ message }) => message).join('\n')).toMatch(
      /column 8: "\)" is missing[\s\S]*nothing at all[\s\S]*no name[\s\S]*no type/,
    );
    expect(say('go home', buildLexicon({ ...home, phrases: [...PHRASES, broken] }))).toBe('broken.go');
  });
});

describe('what comes out beside the plan', () => {
  it('A02 explains the path that won, what else a clause might have been, and the slips it saw', () => {
    const told = explain('trun off the kitchen lights and feed the cat', home.lexicon, context);
    expect(told.parts.map(({ as }) => as)).toEqual(['command', 'joint: and', 'unread', 'unread', 'unread']);
    expect(told.parts[0]!.reading).toContain('light.turn_off by');
    expect(told.slips).toEqual([{ written: 'trun', taken: 'turn' }]);
    expect(told.plan).toEqual(
      understand('trun off the kitchen lights and feed the cat', home.lexicon, context),
    );
  });

  it('A02 writes a line of `hearth understand` without what only people need', () => {
    const line = toUnderstandOutput('x', planFor(home, ['turn on the porch light in the morning']), 41.7);
    expect(line).toEqual({
      id: 'x',
      groups: [
        [
          {
            service: 'light',
            method: 'turn_on',
            args: { target: { name: 'Porch Light' } },
            when: { at: '2026-03-11T08:00:00-04:00' },
          },
        ],
      ],
      direct: false,
      confidence: 1,
      unread: [],
      micros: 42,
    });
  });

  it('A02 says what it assumed', () => {
    const [group] = planFor(home, ['remind me in the morning to call mum']).groups;
    expect(group![0]!.assumed).toEqual(['08:00, because you said "in the morning"']);
    expect(planFor(home, ['turn off the lights']).remarks).toEqual(['all the lights in the home']);
    const less = planFor(home, ['turn the lights off at ten but not the porch light']);
    expect(less.remarks).toEqual(['all the lights except the Porch Light']);
  });

  it('A02 is less sure of what it had to mend', () => {
    const sure = planFor(home, ['turn off the kitchen lights']).confidence;
    const mended = planFor(home, ['trun off the kichen lights']).confidence;
    expect(sure).toBe(1);
    expect(mended).toBeLessThan(sure);
  });
});

describe('the file of a home', () => {
  it('A02 is read with floors, groups, lists and devices of every kind', () => {
    const two = testHome('home-2');
    expect(two.person).toBe('alex');
    expect(two.devices.find(({ id }) => id === 'light.porch')).toMatchObject({
      kind: 'light',
      area: 'porch',
      floor: null,
      groups: ['Outside Lights'],
    });
    expect(two.devices.find(({ id }) => id === 'climate.bedroom_ac')).toMatchObject({
      kind: 'climate',
      floor: 'Upstairs',
    });
    expect(two.lists.map(({ name }) => name)).toEqual(['shopping', 'to-do']);
  });

  it('A02 is refused with every fault by path', () => {
    const fault = (() => {
      try {
        homeFromFixture({ areas: 'kitchen', lights: [{ id: 'light.x' }] });
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    expect(fault).toBeInstanceOf(HearthError);
    expect((fault as HearthError).faults.map(({ path }) => path).sort()).toEqual([
      '/areas',
      '/lights/0/name',
      '/timezone',
    ]);
  });
});
