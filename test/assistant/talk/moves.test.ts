import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../src/assistant/talk/deeds.ts';
import { type TalkSoFar, withMoves } from '../../../src/assistant/talk/moves.ts';
import { type Action, Device, type Plan, type Target } from '../../../src/domain/index.ts';

const LAMPS = ['Desk Lamp', 'Floor Lamp'].map((name) =>
  Device.parse({ id: `light.${name[0]!.toLowerCase()}`, family: 'f', kind: 'light', name }),
);

const dimmed: Deed = {
  call: { service: 'light', method: 'set', params: { target: { all: true }, brightness: 30 } },
  undo: [
    {
      service: 'light',
      method: 'set',
      params: { target: [{ id: 'light.d' }, { id: 'light.f' }], brightness: 100 },
    },
  ],
};
const scheduled: Deed = {
  call: {
    service: 'schedule',
    method: 'create',
    params: { groups: [[{ service: 'light', method: 'turn_off', args: { target: { name: 'Desk Lamp' } } }]] },
  },
  undo: [{ service: 'schedule', method: 'undo', params: { of: 'undo_1' } }],
};
const playing: Deed = {
  call: { service: 'media', method: 'play_media', params: { target: { name: 'Speaker' }, query: 'jazz' } },
  undo: [{ service: 'media', method: 'turn_off', params: { target: [{ id: 'media.s' }] } }],
};
const quieter: Deed = {
  call: { service: 'media', method: 'set_volume', params: { target: { area: 'kitchen' }, step: -10 } },
  undo: [{ service: 'media', method: 'set_volume', params: { target: [{ id: 'media.s' }], level: 40 } }],
};
const skipped: Deed = {
  call: { service: 'media', method: 'next', params: { target: { area: 'kitchen' } } },
  undo: [{ service: 'media', method: 'previous', params: { target: [{ id: 'media.s' }] } }],
};
const swinging: Deed = {
  call: { service: 'fan', method: 'set', params: { target: { id: 'fan.f' }, oscillate: true } },
  undo: [{ service: 'fan', method: 'set', params: { target: [{ id: 'fan.f' }], oscillate: false } }],
};
const blowing: Deed = {
  call: { service: 'fan', method: 'set', params: { target: { id: 'fan.f' }, percentage: 50 } },
  undo: [{ service: 'fan', method: 'set', params: { target: [{ id: 'fan.f' }], percentage: 20 } }],
};
const cleaning: Deed = {
  call: { service: 'vacuum', method: 'start', params: { target: { all: true } } },
  undo: [{ service: 'vacuum', method: 'dock', params: { target: [{ id: 'vacuum.v' }] } }],
};
const mailed: Deed = { call: { service: 'email', method: 'send', params: {} }, undo: undefined };
const already: Deed = { call: { service: 'light', method: 'turn_on', params: {} }, undo: [] };

function talkOf(turns: readonly (readonly Deed[])[], rings = false): TalkSoFar {
  return {
    deeds: () => turns,
    rings,
    devicesOf: (target: Target) =>
      LAMPS.filter(({ id, name }) =>
        [target]
          .flat()
          .some((one) => 'all' in one || ('id' in one ? one.id === id : 'name' in one && one.name === name)),
      ),
    nameOf: (id) => LAMPS.find((one) => one.id === id)?.name,
  };
}

/** What a move comes to, in a line each. */
function said(method: string, turns: readonly (readonly Deed[])[], args: Action['args'] = {}, rings = false) {
  const plan: Plan = {
    ...{ direct: false, confidence: 1, unread: [], remarks: [] },
    groups: [[{ service: 'conversation', method, args }]],
  };
  const made = withMoves(plan, talkOf(turns, rings));
  const calls = made.groups.flat().map((one) => `${one.service}.${one.method} ${JSON.stringify(one.args)}`);
  return [...calls, ...made.remarks];
}

const BACK = 'light.set {"target":[{"name":"Desk Lamp"},{"name":"Floor Lamp"}],"brightness":100}';
const GONE = 'schedule.undo {"of":"undo_1"}';

describe('words said to the conversation', () => {
  it.each([
    ['undo', [[dimmed]], [BACK]],
    ['undo', [[], [], [scheduled, dimmed]], [BACK, GONE]],
    ['undo', [], ['There is nothing to take back']],
    ['undo', [[already], [dimmed]], ['There is nothing to take back']],
    ['undo', [[mailed]], ['I can’t take the mail back']],
    ['undo', [[dimmed, mailed]], [BACK, 'I can’t take the mail back']],
    ['forbid', [[scheduled], [dimmed]], [GONE]],
    ['forbid', [[], [dimmed]], ['There is nothing to take back']],
    ['forget', [[scheduled, dimmed]], [GONE]],
    ['forget', [[dimmed]], ['Nothing was waiting; what I did stays. Say “undo” to take it back']],
    ['forget', [[], [scheduled]], ['Nothing was waiting']],
    ['halt', [[playing]], ['media.turn_off {"target":{"id":"media.s"}}']],
    ['halt', [[scheduled]], [GONE]],
    ['halt', [[cleaning]], ['vacuum.pause {"target":{"all":true}}']],
    ['halt', [[dimmed]], ['Nothing is running that I started']],
    ['halt', [[skipped]], ['media.pause {"target":{"area":"kitchen"}}']],
    ['halt', [[swinging]], ['fan.set {"target":{"id":"fan.f"},"oscillate":false}']],
    ['halt', [[blowing]], ['fan.turn_off {"target":{"id":"fan.f"}}']],
    ['halt', [[quieter]], ['media.pause {"target":{"area":"kitchen"}}']],
    ['heard', [[playing]], ['Nothing is ringing']],
    ['was', [[], [dimmed]], ['The desk lamp and the floor lamp were at 100 %']],
    ['was', [[scheduled]], ['I changed nothing of which I know how it was']],
    ['was', [], ['I changed nothing of which I know how it was']],
  ] as const)('“%s” after %j', (method, turns, expected) => {
    const lines = said(method, turns as unknown as readonly (readonly Deed[])[]);
    expect(lines).toEqual(expected);
  });

  it('A11 tells how a thing was before one turn after another changed it', () => {
    const target = [{ id: 'light.d' }, { id: 'light.f' }];
    const again: Deed = {
      ...dimmed,
      undo: [{ service: 'light', method: 'set', params: { target, brightness: 30 } }],
    };
    const first = { first: true };
    expect(said('undo', [[], [again], [dimmed], [quieter]], first)).toEqual([BACK]);
    expect(said('was', [[], [again], [dimmed], [quieter]], first)).toEqual([
      'The desk lamp and the floor lamp were at 100 %',
    ]);
    expect(said('was', [[again], [quieter], [dimmed]], first)).toEqual([
      'The desk lamp and the floor lamp were at 30 %',
    ]);
  });

  it('A11 takes back what was done to the thing that is named, also some turns ago, and of one service', () => {
    const floor = { name: 'Floor Lamp' };
    expect(said('undo', [[swinging], [playing], [dimmed]], { target: floor })).toEqual([
      'light.set {"target":{"name":"Floor Lamp"},"brightness":100}',
    ]);
    expect(said('undo', [[blowing, dimmed]], { service: 'fan' })).toEqual([
      'fan.set {"target":{"id":"fan.f"},"percentage":20}',
    ]);
    expect(said('undo', [[playing], [blowing]], { service: 'fan' })).toHaveLength(1);
    expect(said('undo', [[playing]], { target: floor })).toEqual(['There is nothing to take back']);
  });

  it('takes back what was made in so many turns, those that only told left out', () => {
    const [one, other] = ['undo_1', 'undo_2'].map(
      (of): Deed => ({ ...scheduled, undo: [{ service: 'schedule', method: 'undo', params: { of } }] }),
    ) as [Deed, Deed];
    const gone = (of: string) => `schedule.undo {"of":"${of}"}`;
    expect(said('cancel', [[], [other], [], [one], [dimmed]], { turns: 2 })).toEqual([
      gone('undo_2'),
      gone('undo_1'),
    ]);
    expect(said('cancel', [[other], [one]])).toEqual([gone('undo_2')]);
  });

  it('“put it back” brings back what is gone, and takes away nothing that is there again', () => {
    const row = (method: string, of: string, params = {}): Deed => ({
      call: { service: 'list', method, params },
      undo: [{ service: 'list', method: 'undo', params: { of } }],
    });
    const again = (of: string) => `list.undo {"of":"${of}"}`;
    const [removed, added] = [row('remove', 'a'), row('add', 'a')];
    const undone = row('undo', 'b', { of: 'a' });
    const redone = row('undo', 'c', { of: 'b' });
    const back = { back: true };
    expect(said('undo', [[removed]], back)).toEqual([again('a')]);
    expect(said('undo', [[undone], [removed]], back)).toEqual(['It is back already']);
    expect(said('undo', [[redone], [undone], [removed]], back)).toEqual([again('c')]);
    expect(said('undo', [[undone], [added]], back)).toEqual([again('b')]);
    expect(said('undo', [[redone], [undone], [added]], back)).toEqual(['It is back already']);
    expect(said('undo', [[undone], [removed]])).toEqual([again('b')]);
  });

  it('“take it out”, said once more, does not bring back what was made and is gone', () => {
    const row = (method: string, of: string, params = {}): Deed => ({
      call: { service: 'calendar', method, params },
      undo: [{ service: 'calendar', method: 'undo', params: { of } }],
    });
    const again = (of: string) => `calendar.undo {"of":"${of}"}`;
    const [made, removed] = [row('create', 'a'), row('cancel', 'a')];
    const undone = row('undo', 'b', { of: 'a' });
    const redone = row('undo', 'c', { of: 'b' });
    expect(said('cancel', [[undone], [made]])).toEqual(['It is gone already']);
    expect(said('undo', [[undone], [made]], { off: true })).toEqual(['It is gone already']);
    expect(said('cancel', [[redone], [undone], [made]])).toEqual([again('c')]);
    expect(said('cancel', [[made]])).toEqual([again('a')]);
    expect(said('cancel', [[undone], [removed]])).toEqual([again('b')]);
  });

  it('goes further back than what was undone already, and of several turns takes what stands', () => {
    const row = (method: string, of: string, params = {}): Deed => ({
      call: { service: 'list', method, params },
      undo: [{ service: 'list', method: 'undo', params: { of } }],
    });
    const again = (of: string) => `list.undo {"of":"${of}"}`;
    const [first, second] = [row('add', 'a'), row('add', 'b')];
    const undone = row('undo', 'c', { of: 'b' });
    const redone = row('undo', 'd', { of: 'c' });
    const further = { further: true };
    expect(said('undo', [[second], [first]], further)).toEqual([again('b')]);
    expect(said('undo', [[undone], [second], [first]], further)).toEqual([again('a')]);
    expect(said('undo', [[undone], [second]], further)).toEqual(['There is nothing to take back']);
    expect(said('undo', [[redone], [undone], [second], [first]], further)).toEqual([again('b')]);
    expect(said('undo', [[second], [], [first]], { turns: 2 })).toEqual([again('b'), again('a')]);
    expect(said('undo', [[undone], [second], [dimmed], [first]], { turns: 2 })).toEqual([BACK, again('a')]);
  });

  it('goes further back than things that were brought back already, and not than what a person did to them', () => {
    const lamp = (method: string, undo: string, takesBack?: true): Deed => ({
      call: { service: 'light', method, params: { target: { name: 'Desk Lamp' } } },
      undo: [{ service: 'light', method: undo, params: { target: [{ id: 'light.d' }] } }],
      ...(takesBack && { takesBack }),
    });
    const [on, off] = [lamp('turn_on', 'turn_off'), lamp('turn_off', 'turn_on')];
    const back = lamp('turn_on', 'turn_off', true);
    const further = { further: true };
    const switched = (method: string) => [`light.${method} {"target":{"name":"Desk Lamp"}}`];
    expect(said('undo', [[off], [on]], further)).toEqual(switched('turn_on'));
    expect(said('undo', [[back], [off], [on]], further)).toEqual(switched('turn_off'));
    expect(said('undo', [[back], [off], [dimmed]], further)).toEqual([BACK]);
    expect(said('undo', [[back], [off]], further)).toEqual(['There is nothing to take back']);
    expect(said('undo', [[off], [on], [dimmed]], { turns: 2 })).toEqual([
      ...switched('turn_on'),
      ...switched('turn_off'),
    ]);
  });

  it('is of the things that are named, and leaves the others', () => {
    const target = { name: 'Floor Lamp' };
    expect(said('undo', [[scheduled, dimmed]], { target })).toEqual([
      'light.set {"target":{"name":"Floor Lamp"},"brightness":100}',
    ]);
    expect(said('forbid', [[scheduled]], { target: { name: 'Desk Lamp' } })).toEqual([GONE]);
    // "Not the hall." "*Nor the lamp*": of the order before that.
    expect(said('forbid', [[quieter], [dimmed]], { target })).toEqual([
      'light.set {"target":{"name":"Floor Lamp"},"brightness":100}',
    ]);
  });

  it('goes to what rings before anything else', () => {
    expect(said('halt', [[playing]], {}, true)).toEqual(['notices.acknowledge {}']);
    expect(said('snooze', [], { for: 'PT5M' }, true)).toEqual(['notices.snooze {"for":"PT5M"}']);
  });
});
