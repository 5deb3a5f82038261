import { golden } from '../golden.ts';

golden(
  'a day that was named holds for what is said behind it',
  `
  remind me on Friday at ten to call the garage and at noon to pay the cleaner
    => reminders.create text="call the garage" at=03-13T10:00 | reminders.create text="pay the cleaner" at=03-13T12:00
  on Friday remind me at ten to call the garage and at noon to pay the cleaner
    => reminders.create text="call the garage" at=03-13T10:00 | reminders.create text="pay the cleaner" at=03-13T12:00
  remind me tomorrow at ten to call the garage, then at two to pay the cleaner and at five to fetch the kids
    => reminders.create text="call the garage" at=03-11T10:00 > reminders.create text="pay the cleaner" at=03-11T14:00 | reminders.create text="fetch the kids" at=03-11T17:00
  remind me to call the garage on Friday at ten and pay the cleaner at noon
    => reminders.create text="call the garage" at=03-13T10:00 | reminders.create text="pay the cleaner" at=03-13T12:00
  remind me on Friday at five to call the garage and at noon to pay the cleaner
    => reminders.create text="call the garage" at=03-13T17:00 | reminders.create text="pay the cleaner" at=03-13T12:00
  put the dentist in for Friday at ten and lunch with Tom at noon
    => calendar.create title=dentist start=03-13T10:00 end=03-13T11:00 | calendar.create title="lunch with Tom" start=03-13T12:00 end=03-13T13:00
  tomorrow turn on the porch light at ten and open the blinds at noon
    => light.turn_on [Porch Light] @03-11T10:00 | cover.open [group Blinds] @03-11T12:00
  tomorrow turn on the porch light at ten and at noon open the blinds
    => light.turn_on [Porch Light] @03-11T10:00 | cover.open [group Blinds] @03-11T12:00
  tomorrow, the porch light on at six and the heating to 20 at seven
    => light.turn_on [Porch Light] @03-11T18:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T19:00
  wake me at six tomorrow and turn off all the lights at ten
    => alarm.set at=03-11T06:00 | light.turn_off [all] @03-10T22:00
  remind me on Friday at ten to call the garage // and at noon to pay the cleaner
    => reminders.create text="pay the cleaner" at=03-13T12:00
  remind me on Friday at ten to call the garage // and at noon that the cleaner comes
    => reminders.create text="cleaner comes" at=03-13T12:00
  remind me on Friday at ten to call the garage // then at noon, same day, that the window cleaner needs paying
    => reminders.create text="window cleaner needs paying" at=03-13T12:00
  remind me on Friday at ten to call the garage // then at noon remind me to pay the cleaner
    => reminders.create text="pay the cleaner" at=03-10T12:00
  put choir in the calendar every Wednesday at seven // and on Friday at seven
    => calendar.create title=choir start=03-13T19:00 end=03-13T20:00
  put parents' evening in the calendar for Friday // it starts at six
    => calendar.change query="parents' evening" start=03-13T18:00
  put parents' evening in the calendar for Friday // from six till eight
    => calendar.change query="parents' evening" start=03-13T18:00 end=03-13T20:00
  put the vet in for the 5th of December at twenty past nine // they can only do quarter to four
    => calendar.change query=vet start=12-05T15:45 end=12-05T16:45
  put the vet in for the 5th of December at twenty past nine // they can only do quarter to four that afternoon, shift it
    => calendar.change query=vet start=12-05T15:45 end=12-05T16:45
  wake me at seven tomorrow // make it five
    => alarm.change set_for=03-11T07:00 at=03-11T05:00
  on Friday remind me at ten to book the vet and at noon to pay the window cleaner
    => reminders.create text="book the vet" at=03-13T10:00 | reminders.create text="pay the window cleaner" at=03-13T12:00
  remind me on Friday at ten to close the window and at noon to turn off the oven
    => reminders.create text="close the window" at=03-13T10:00 | reminders.create text="turn off the oven" at=03-13T12:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
