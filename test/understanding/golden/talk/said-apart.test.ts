import { golden } from '../golden.ts';

golden(
  'rooms, hours and slips that stand apart from their order',
  `
  office and bathroom: lights off
    => light.turn_off [office + bathroom]
  kids left it all lit again. kitchen and hallway, lights out please
    => light.turn_off [kitchen + hallway]
  evenings at nine close the blinds
    => cover.close [group Blinds] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  in the mornings at six open the blinds
    => cover.open [group Blinds] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
  set an alarm for six tomorrow, argh, no, seven
    => alarm.set at=03-11T07:00
  remind me at five to ring nan, d'oh, no, at six
    => reminders.create text="ring nan" at=03-10T18:00
  desk lamp to 60 // less // there. leave it like that
    => (thanks)
  the recycling goes out every friday, so seven in the evening on those days, nudge me
    => reminders.create text="the recycling goes out" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=19;BYMINUTE=0
  remind me at three to ring Jo and at four to ring Ann // Jo just rang, cancel that one
    => ?? Jo just rang, cancel that one
  remind me at three to ring Jo // she just rang, cancel that one
    => conversation.undo
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
