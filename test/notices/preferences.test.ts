import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Preferences } from '../../src/notices/index.ts';
import { quietUntil } from '../../src/notices/quiet.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';

const ZONE = 'America/New_York';
const at = (text: string) => Date.parse(text);

describe('the hours in which it is quiet', () => {
  it('H21 go over midnight, and end where the clock of the home says so', () => {
    const quiet = { from: '22:00', to: '07:00' };
    expect(quietUntil({ quiet }, at('2026-03-10T23:00:00-04:00'), ZONE)).toBe(
      at('2026-03-11T07:00:00-04:00'),
    );
    expect(quietUntil({ quiet }, at('2026-03-11T06:59:00-04:00'), ZONE)).toBe(
      at('2026-03-11T07:00:00-04:00'),
    );
    expect(quietUntil({ quiet }, at('2026-03-11T07:00:00-04:00'), ZONE)).toBeNull();
    expect(quietUntil({ quiet }, at('2026-03-11T21:59:59-04:00'), ZONE)).toBeNull();
  });

  it('H21 H24 lie an hour otherwise in the night in which clocks go forward', () => {
    const quiet = { from: '22:00', to: '07:00' };
    expect(quietUntil({ quiet }, at('2026-03-08T01:00:00-05:00'), ZONE)).toBe(
      at('2026-03-08T07:00:00-04:00'),
    );
  });

  it('H21 every minute of a day is in them or not, and the end is never behind', () => {
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(clock, clock, fc.nat(1439), (from, to, minute) => {
        fc.pre(from !== to);
        const now = at('2026-06-10T00:00:00-04:00') + minute * 60_000;
        const face = `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`;
        const isIn = from < to ? face >= from && face < to : face >= from || face < to;
        const ends = quietUntil({ quiet: { from, to } }, now, ZONE);
        expect(ends !== null).toBe(isIn);
        if (ends !== null) expect(ends).toBeGreaterThan(now);
      }),
    );
  });
});

function open(configured = {}) {
  const clock = new ManualClock('2026-03-11T02:30:00Z');
  const store = new Store({ path: ':memory:' });
  const make = () => new Preferences({ store, clock, timezone: ZONE, configured });
  return { clock, preferences: make(), make };
}

const NOTICE = { person: 'alex', type: 'notice' } as const;

describe('how a person is reached', () => {
  it('H21 is as the configuration says, until they say otherwise; what was said outlives a restart', () => {
    const { preferences, make } = open({
      alex: { doors: ['push'], quiet: { from: '22:00', to: '07:00' } },
    });
    expect(preferences.doors(NOTICE)).toEqual(['push']);
    expect(preferences.quietUntil(NOTICE)).toBe(at('2026-03-11T07:00:00-04:00'));
    preferences.change('alex', { type: 'doors', kind: 'reminder', doors: ['email'] });
    preferences.change('alex', { type: 'quiet-hours', quiet: null });
    for (const one of [preferences, make()]) {
      expect(one.doors({ ...NOTICE, type: 'reminder' })).toEqual(['email']);
      expect(one.doors(NOTICE)).toEqual(['push']);
      expect(one.quietUntil(NOTICE)).toBeNull();
    }
    preferences.change('alex', { type: 'doors', kind: 'reminder', doors: null });
    expect(preferences.doors({ ...NOTICE, type: 'reminder' })).toEqual(['push']);
  });

  it('H21 alarms, timers and what is dangerous break the quiet, and what else the configuration names', () => {
    const { preferences } = open({
      alex: { quiet: { from: '22:00', to: '07:00' } },
      sam: { quiet: { from: '22:00', to: '07:00' }, urgent: ['message'] },
    });
    const waits = (about: 'alarm' | 'timer' | 'safety' | 'message', person = 'alex') =>
      preferences.quietUntil({ ...NOTICE, person, about }) !== null;
    expect((['alarm', 'timer', 'safety'] as const).map((about) => waits(about))).toEqual([
      false,
      false,
      false,
    ]);
    expect(waits('message')).toBe(true);
    expect([waits('message', 'sam'), waits('alarm', 'sam')]).toEqual([false, true]);
  });

  it('H21 "speak again" ends the quiet of this night and of no other', () => {
    const { preferences, clock } = open({ alex: { quiet: { from: '22:00', to: '07:00' } } });
    let heard = 0;
    preferences.onChange(() => heard++);
    expect(preferences.change('alex', { type: 'speak-again' }).quietUntil).toBeNull();
    expect(heard).toBe(1);
    clock.step(clock.now() + 24 * 3_600_000);
    expect(preferences.of('alex').quietUntil).toBe(at('2026-03-12T07:00:00-04:00'));
  });
});
