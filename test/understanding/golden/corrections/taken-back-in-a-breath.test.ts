import { golden } from '../golden.ts';

golden(
  'what is taken back in the same breath',
  `
  turn off all the lights no sorry not the porch light
    => light.turn_off [all - Porch Light]
  close all the blinds wait not the kitchen one
    => cover.close [group Blinds - kitchen]
  lock every door no hang on not the garage
    => lock.lock [all - garage]
  turn on the desk lamp no not the desk lamp the floor lamp
    => light.turn_on [Floor Lamp]
  turn off the desk lamp no not off
    => ?? turn off the desk lamp ?? not off
  timer ten minutes // stop it no don't
    => (abandoned)
  timer ten minutes // delete that hang on leave it
    => (abandoned)
  alarm at seven // cancel it sorry no keep it
    => (abandoned)
  timer ten minutes // drop it, no wait, don't
    => (abandoned)
  turn the heating up sorry down
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  set the heating to twenty to no eighteen
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18
  set a five minute timer no an eight minute one
    => timer.start duration=PT8M
  timer ten minutes // add five more no two more
    => timer.add length=PT10M duration=PT2M
  delete the dentist on friday no don't delete it move it to thursday
    => diary.move on=03-13T00:00..03-13T23:59 query=dentist to={"date":"2026-03-12"}
  remind me to ring dad at four no my aunt
    => reminders.create text="ring my aunt" at=03-10T16:00
  remind me to call mum at four no tomorrow
    => reminders.create text="call mum" at=03-11T16:00
  set an alarm for seven hmm no half seven
    => alarm.set at=03-11T07:30
  put the dentist in the calendar for friday at two i think no at three
    => calendar.create title=dentist start=03-13T15:00 end=03-13T16:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
