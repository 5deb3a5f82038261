import { golden } from '../golden.ts';

golden(
  'the hour of a reason is none of the wish',
  `
  set an alarm for six because the ferry goes at seven
    => alarm.set at=03-11T06:00
  remind me to ring the garage at two because they shut at three
    => reminders.create text="ring the garage" at=03-10T14:00
  wake me at half six tomorrow because the builders come at eight
    => alarm.set at=03-11T06:30
  turn off the desk lamp at ten because Sam goes to bed at nine
    => light.turn_off [Desk Lamp] @03-10T22:00
  remind me at five to pay the sitter because she leaves at six
    => reminders.create text="pay the sitter because she leaves at six" at=03-10T17:00
  tell Sam dinner is at six because we leave at seven
    => notices.tell to=sam text="dinner is at six because we leave at seven"
  I've got a dentist appointment at ten so wake me at eight
    => alarm.set at=03-11T08:00
  the ferry leaves at nine on Saturday so set an alarm for seven
    => alarm.set at=03-14T07:00
  we've got a meeting on Friday at nine so remind me on Thursday at six to iron a shirt
    => reminders.create text="iron a shirt" at=03-12T18:00
  Mia has football at four so remind me at three to pack her kit
    => reminders.create text="pack her kit" at=03-10T15:00
  the plumber is coming at nine so remind me an hour before
    => calendar.create title=plumber start=03-10T21:00 end=03-10T22:00 > reminders.create text=plumber at=03-10T20:00
  we have guests at seven so put it in the calendar
    => calendar.create title=guests start=03-10T19:00 end=03-10T20:00
  it's cold so turn the heating up to 21
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
