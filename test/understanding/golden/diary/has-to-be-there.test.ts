import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// What one has to do, and whom one has over, is kept where its day is told.

golden(
  'A20 kept',
  `
  I have to be at the airport by six tomorrow
    => calendar.create title=airport start=03-11T18:00 end=03-11T19:00
  I've got to be at the dentist at three on Thursday
    => calendar.create title=dentist start=03-12T15:00 end=03-12T16:00
  on Friday I have to be at school by nine
    => calendar.create title=school start=03-13T09:00 end=03-13T10:00
  I need to leave at half seven tomorrow
    => calendar.create title=leaving start=03-11T07:30 end=03-11T08:30
  tomorrow I have to leave at seven
    => calendar.create title=leaving start=03-11T07:00 end=03-11T08:00
  we've got to set off for Gran's at nine on Saturday
    => calendar.create title="leaving for Gran's" start=03-14T09:00 end=03-14T10:00
  Mia has to be at the dentist at three on Friday
    => calendar.create title="Mia at the dentist" start=03-13T15:00 end=03-13T16:00
  the kids have to be at school by eight tomorrow
    => calendar.create title="kids at school" start=03-11T08:00 end=03-11T09:00
  we're having people over on Saturday evening
    => calendar.create title="people over" start=03-14T19:00 end=03-14T20:00
  we've got friends round on Friday at seven
    => calendar.create title="friends round" start=03-13T19:00 end=03-13T20:00
  we're having the neighbours over for dinner on Sunday
    => calendar.create title="neighbours over for dinner" start=03-15T00:00 end=03-16T00:00 all_day=true
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A03 only told, asked or meant for something else',
  `
  I have to be home by six tomorrow
    => (statement)
  I have to be up at six tomorrow
    => alarm.set at=03-11T06:00
  I have to be careful tomorrow
    => (statement)
  we need to leave at nine
    => (statement)
  we've got milk left over on Friday
    => (statement)
  we're having the fence painted over on Saturday
    => (statement)
  we're having people over
    => (statement)
  are we having people over on Saturday?
    => calendar.list from=03-14T00:00 to=03-15T00:00
  I need to leave at half seven tomorrow, wake me at six
    => alarm.set at=03-11T06:00
  we had people over on Saturday
    => (statement)
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A35 who comes home is greeted',
  `
  we're home
    => presence.set state=home
  we're back
    => presence.set state=home
  hi, we're back
    => presence.set state=home
  honey we're home
    => presence.set state=home
  we're not home
    => (statement)
  we're back on Sunday
    => (statement)
  when we're back turn the lights on
    => light.turn_on [all] @event presence:home[anyone] repeat
`,
  'home-2',
  undefined,
  AT,
);
