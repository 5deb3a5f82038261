import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');
const NIGHT = Date.parse('2026-03-10T23:30:00+01:00');

golden(
  'who is to be woken behind an evening is woken in the morning',
  `
    turn off the TV at nine in the evening, and wake me at seven
    => media.turn_off [Living Room TV] @03-10T21:00 | alarm.set at=03-11T07:00
    turn off the TV at 9pm and wake me at 6:30
    => media.turn_off [Living Room TV] @03-10T21:00 | alarm.set at=03-11T06:30
    lights out at nine tonight, alarm for seven
    => light.turn_off [all] @03-10T21:00 | alarm.set at=03-11T07:00
    remind me at nine this evening to lock up, and set an alarm for quarter to seven
    => reminders.create text="lock up" at=03-10T21:00 | alarm.set at=03-11T06:45
    tomorrow turn off the TV at nine in the evening and wake me at seven
    => media.turn_off [Living Room TV] @03-11T21:00 | alarm.set at=03-11T07:00
    turn off the TV at nine in the evening and wake me at seven tomorrow
    => media.turn_off [Living Room TV] @03-10T21:00 | alarm.set at=03-11T07:00
    turn off the TV at nine in the evening // wake me at seven
    => alarm.set at=03-11T07:00
    turn off the TV at nine // and wake me at seven
    => alarm.set at=03-11T07:00
    turn on the porch light at nine // wake me up at seven
    => alarm.set at=03-11T07:00
    set an alarm for eight in the evening and another for nine
    => alarm.set at=03-10T20:00 | alarm.set at=03-10T21:00
    wake me at seven in the evening
    => alarm.set at=03-10T19:00
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'also where that evening is tomorrow',
  `
    turn off the TV at nine in the evening, and wake me at seven
    => media.turn_off [Living Room TV] @03-11T21:00 | alarm.set at=03-12T07:00
    TV off at eight tonight, wake me at half eight
    => media.turn_off [Living Room TV] @03-11T20:00 | alarm.set at=03-12T08:30
    turn off the TV at nine in the evening // alarm for seven
    => alarm.set at=03-12T07:00
    set an alarm for eight in the evening and another for nine
    => alarm.set at=03-11T20:00 | alarm.set at=03-11T21:00
  `,
  'home-2',
  undefined,
  NIGHT,
);
