import { expect, it } from 'vitest';
import { golden, planFor, testHome } from '../golden.ts';

golden(
  'several days with one hour for all of them',
  `
  start the sprinkler tomorrow and Saturday at six in the morning
    => valve.open [Garden Sprinkler] @03-11T06:00 | valve.open [Garden Sprinkler] @03-14T06:00
  close the kitchen blinds tonight and tomorrow at nine
    => cover.close [Kitchen Blinds] @03-10T21:00 | cover.close [Kitchen Blinds] @03-11T21:00
  turn on the fountain at noon tomorrow and Sunday
    => switch.turn_on [Fountain] @03-11T12:00 | switch.turn_on [Fountain] @03-15T12:00
  turn on the fountain at four today, tomorrow and Friday
    => switch.turn_on [Fountain] @03-10T16:00 | switch.turn_on [Fountain] @03-11T16:00 | switch.turn_on [Fountain] @03-13T16:00
  nudge me tomorrow and Thursday at five to ring the plumber
    => reminders.create text="ring the plumber" at=03-11T17:00 | reminders.create text="ring the plumber" at=03-12T17:00
  remind me on Friday at two to pay the window cleaner, and the day after as well
    => reminders.create text="pay the window cleaner" at=03-13T14:00 | reminders.create text="pay the window cleaner" at=03-14T14:00
  start Robbie on Wednesday at eleven, and on Saturday too
    => vacuum.start [Robbie] @03-11T11:00 | vacuum.start [Robbie] @03-14T11:00
  wake me tomorrow and on Friday at half six
    => alarm.set at=03-11T06:30 | alarm.set at=03-13T06:30
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'from one day to another, and days that are another matter',
  `
  turn on the porch light at five in the afternoon from Tuesday to Thursday next week
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=TU,WE,TH;BYHOUR=17;BYMINUTE=0;UNTIL=20260322T225959Z
  close the garage door at nine in the evening from tomorrow to Saturday
    => cover.close [Garage Door] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0;UNTIL=20260314T225959Z
  remind me at seven in the evening Monday to Wednesday next week to practise
    => reminders.create text=practise rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE;BYHOUR=19;BYMINUTE=0;UNTIL=20260322T225959Z at=03-16T00:00
  every morning at seven start the coffee machine except at weekends, then at nine
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  turn off the fountain every night at ten except on Fridays, when it's midnight
    => switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,SA;BYHOUR=22;BYMINUTE=0 | switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=0;BYMINUTE=0
  turn the fountain off every night at ten, but not tomorrow
    => switch.turn_off [Fountain] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260310T225959Z | switch.turn_off [Fountain] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  wake me every weekday at six, except this Thursday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 > diary.skip on=03-12T00:00..03-12T23:59 kind=alarm was={"clock":"06:00","sure":true}
  remind me every day at noon to stretch but not tomorrow
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=12;BYMINUTE=0 > diary.skip on=03-11T00:00..03-11T23:59 kind=reminders query=stretch
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'the half of the day is that of the first',
  `
  wake me at six tomorrow and Thursday
    => alarm.set at=03-11T06:00 | alarm.set at=03-12T06:00
  start the coffee machine tomorrow and Saturday at six
    => switch.turn_on [Coffee Machine] @03-11T06:00 | switch.turn_on [Coffee Machine] @03-14T06:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

it('A02 A03 a series without one day goes on from the day behind it', () => {
  const text = 'turn the fountain off every night at ten, but not tomorrow';
  const plan = planFor(testHome('home-2'), [text], Date.parse('2026-03-10T10:30:00+01:00'));
  expect(plan.groups.flat().map(({ when }) => when)).toEqual([
    { rrule: 'FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260310T225959Z' },
    { rrule: 'FREQ=DAILY;BYHOUR=22;BYMINUTE=0', at: '2026-03-12T00:00:00+01:00' },
  ]);
});
