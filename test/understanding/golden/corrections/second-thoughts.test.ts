import { golden } from '../golden.ts';

golden(
  'a time or a level that is put right at once takes the place of the first',
  `
  set an alarm for seven tomorrow. no, half past seven
    => alarm.set at=03-11T07:30
  set an alarm for quarter to six tomorrow. No, wait, quarter past six.
    => alarm.set at=03-11T06:15
  remind me on Friday at ten to ring mum, no, half past eleven
    => reminders.create text="ring mum" at=03-13T11:30
  turn on the porch light at seven tomorrow. no, half past seven
    => light.turn_on [Porch Light] @03-11T07:30
  every day at seven turn on the porch light, no, eight
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=8;BYMINUTE=0
  every day at seven turn on the porch light. no, half past seven
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=30
  remind me every Monday at seven to ring mum. sorry, half past seven
    => reminders.create text="ring mum" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=30
  remind me every Monday at seven to ring mum. no, on Tuesday
    => reminders.create text="ring mum" rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0
  turn on the porch light every Monday at seven. no, on Tuesday
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0
  wake me at seven every weekday. no, half past six
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  put the dentist in for tomorrow at seven. sorry, half past four
    => calendar.create title=dentist start=03-11T16:30 end=03-11T17:30
  Hall light off. Sorry, no, leave that one, I want the porch light on.
    => light.turn_on [Porch Light]
  dim the desk lamp // too much, back a touch
    => light.set [Desk Lamp] brightness_step=10
  dim the desk lamp to 20 // that's too dark, back up a bit
    => light.set [Desk Lamp] brightness_step=10
  set the desk lamp to 80 // too bright, back a touch
    => light.set [Desk Lamp] brightness_step=-10
  set the desk lamp to 80 // too bright, turn it down a touch
    => light.set [Desk Lamp] brightness_step=-10
  set the heating to 23 // too warm, back a degree
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  turn the heating up // oh that's too much, take it back a bit
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  turn the heating down 3 degrees // too much, back up one
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
  set the heating to 22 // sorry, meant twenty-one and a half
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21.5
  open the bedroom blinds // too far, back down a touch
    => cover.set_position [Master Bedroom Curtains] position=80
  close the bedroom blinds // too far, back up a bit
    => cover.set_position [Master Bedroom Curtains] position=20
  open the bedroom blinds // a bit less
    => cover.set_position [Master Bedroom Curtains] position=80
  close the bedroom blinds // not so much
    => cover.set_position [Master Bedroom Curtains] position=20
  at ten on Friday remind me to ring mum and at noon turn off the fountain
    => reminders.create text="ring mum" at=03-13T10:00 | switch.turn_off [Fountain] @03-13T12:00
  every Monday turn on the porch light at ten and remind me to pay the cleaner at noon
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0 | reminders.create text="pay the cleaner" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=12;BYMINUTE=0
  on Friday turn on the porch light at ten, then half an hour later remind me to pay the cleaner
    => light.turn_on [Porch Light] @03-13T10:00 > reminders.create text="pay the cleaner" at=03-13T10:30
  for the next five days, remind me at one to take my pills
    => reminders.create text="take my pills" rrule=FREQ=DAILY;BYHOUR=13;BYMINUTE=0;UNTIL=20260314T225959Z
  for the next five days, remind me at nine to take my pills
    => reminders.create text="take my pills" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0;UNTIL=20260315T225959Z at=03-11T00:00
  turn on the porch light for ten minutes, no, the desk lamp
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @after PT10M
  turn on the porch light for ten minutes, no, tomorrow
    => light.turn_on [Porch Light] @03-11T09:00 > light.turn_off [Porch Light] @after PT10M
  turn on the porch light for ten minutes, no, twelve
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT12M
  remind me at six to ring mum, no, tomorrow
    => reminders.create text="ring mum" at=03-11T18:00
  turn on the porch light, no hang on, at noon
    => light.turn_on [Porch Light] @03-10T12:00
  remind me every evening at six to ring mum, no, in an hour
    => reminders.create text="ring mum" at=03-10T11:30
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
