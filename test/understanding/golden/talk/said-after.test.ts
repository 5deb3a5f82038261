import { golden } from '../golden.ts';

golden(
  'what is said of it afterwards, and as it comes to mind',
  `
  tell me if anyone unlocks the back door
    => lock.get [Back Door] @event lock:unlocked[Back Door]
  let me know if anyone left the garage open
    => cover.get [garage]
  tell me whether she has locked the back door
    => lock.get [Back Door]
  close the curtains at sunset // every day
    => schedule.cancel query="close the curtains at sunset" > cover.close [group Curtains] @sunset repeat
  close the blind half an hour before sunset // on weekdays
    => schedule.cancel query="close the blind half an hour before sunset" > cover.close [group Blinds] @sunset-PT30M FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  every Monday at eight put the coffee maker on // Tuesdays as well
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=0
  every Monday at eight put the coffee maker on // Saturday too
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=8;BYMINUTE=0
  remind me every Tuesday at six to water the plants // Thursdays and Fridays as well
    => reminders.create text="water the plants" rrule=FREQ=WEEKLY;BYDAY=TH,FR;BYHOUR=6;BYMINUTE=0
  turn off the hallway light at eleven // make it midnight
    => schedule.cancel query="turn off the hallway light at eleven" > light.turn_off [Hallway Light] @03-12T00:00
  every night at eleven turn off the hallway light // make it midnight
    => schedule.cancel query="every night at eleven turn off the hallway light" > light.turn_off [Hallway Light] @FREQ=DAILY;BYHOUR=0;BYMINUTE=0
  set the heating to 21 at six // and down to 17 at eleven // make that 18
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: down to 17 at eleven" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-11T11:00
  alarm at seven on weekdays // when's the next one
    => alarm.list
  yoga every Tuesday from six to seven, put it in the calendar // when's the next one
    => calendar.list query=yoga
  wake me at seven tomorrow // what time did I say again
    => alarm.list
  set a timer for ten minutes // when's it done
    => timer.get
  Dad's birthday is on the twelfth of December // how long is it till then
    => clock.date left=days date=2026-12-12
  Dad's birthday is on the twelfth of December // remind me a week before
    => reminders.create text="Dad's birthday" at=12-05T08:00
  heating off in half an hour // no wait, a full hour
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: heating off in half an hour" > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-11T00:30
  heating off in half an hour // hmm, an hour
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: heating off in half an hour" > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-11T00:30
  remind me at six about the bins // push that back an hour, the match is on till then
    => reminders.change query="the bins" at=03-11T07:00
  remind me at six about the bins // not needed any more
    => conversation.cancel
  remind me at six about the bins // push that to the morning, say nine
    => reminders.change query="the bins" at=03-11T09:00
  the 19th of December is Gran's birthday, stick it in the calendar
    => calendar.create title="Gran's birthday" start=12-19T00:00 end=12-20T00:00 all_day=true
  it's the twins' christening on the 17th of December
    => calendar.create title="twins' christening" start=12-17T00:00 end=12-18T00:00 all_day=true
  unlock the front door for Ella
    => lock.unlock [Front Door]
  are we up to anything this evening
    => calendar.list from=03-10T17:00 to=03-11T00:00
  when is she at the dentist again
    => calendar.list query=dentist
  seven every morning, open the bedroom blind
    => cover.open [Master Bedroom Curtains] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  heading out in a minute, are we all locked up?
    => house.check what=secure wanted=none
  have we left lights burning anywhere?
    => light.get [all]
  any lights blazing in the kitchen
    => light.get [kitchen]
  bedside lamp, just a glimmer
    => light.set [group Bedside Lamps] brightness=10
  lamp on by the bed please, I want to finish my chapter
    => light.turn_on [group Bedside Lamps]
  open the garage door, I'd like to get at my bicycle
    => cover.open [Garage Door]
  turn on the hallway light // oh that's much nicer, thank you dear
    => (thanks)
  bump the heating up a touch // hmm, that's more than I wanted
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  tell me if the garage door opens // stop telling me that
    => schedule.cancel query="tell me if the garage door opens"
  set a potato timer for 20 minutes // give the spuds five more
    => timer.add duration=PT5M name=spuds
  pasta ten minutes, bread fifteen // scrap the lot
    => conversation.cancel turns=1
`,
  'home-2',
);
