import { golden } from '../golden.ts';

golden(
  'by other verbs than those of the services',
  `
  run through my alarms for me
    => alarm.list
  any more nudges coming for me
    => reminders.list
  has anybody put cheese down for the shop
    => list.get item=cheese list=shopping
  has someone got the tv going in the living room
    => media.get [Living Room TV]
  they've called off yoga this Thursday
    => diary.skip query=yoga on=03-12T00:00..03-12T23:59
  what day is the car going in for its service
    => diary.find query="car service"
  keep the coffee maker off till four and then set it going again
    => switch.turn_off [Coffee Machine] > switch.turn_on [Coffee Machine] @03-11T04:00
  any time the tv gets switched off, turn the desk lamp off along with it
    => light.turn_off [Desk Lamp] @event media:off[Living Room TV] repeat
  is anything due to come on by itself later
    => house.agenda from=03-10T00:00 to=03-11T00:00
  are we all locked up, before I head out
    => house.check what=secure wanted=none
  what's been changed about the house today
    => house.record from=03-10T00:00 to=03-11T00:00
  send the robot round the floors
    => vacuum.start [Robbie]
  what's the volume at on the tv
    => media.get [Living Room TV]
  on earlies tomorrow so get me up at twenty to six
    => alarm.set at=03-11T05:40
  anything you're to tell me later
    => reminders.list
  make a packing list for camp: torch, wellies, sleeping bag
    => list.create list=packing > list.add list=packing item=torch > list.add list=packing item=wellies > list.add list=packing item="sleeping bag"
  I've a tablet to take at twelve, don't let me forget it
    => reminders.create text="take a tablet" at=03-11T00:00
  knock the heating back a couple of degrees
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-2
  remind me in an hour, hang on, in two hours, to baste the turkey
    => reminders.create text="baste the turkey" at=03-11T01:30
  turn off the porch light // undo what you did there
    => conversation.undo
  turn on the tv // come again, what have you just put on
    => house.record last=true
  set the tv volume to 40 // give it everything it's got
    => media.set_volume [Living Room TV] volume=100
  set a timer for ten minutes // seven more I'd say
    => timer.add length=PT10M duration=PT7M
  set a timer for ten minutes // pause it // ok on we go
    => timer.resume length=PT10M
  add milk to the list // could do with bin bags and all
    => list.add item="bin bags" list=shopping
  add milk to the list // ham, is that down too
    => list.get item=ham
  remind me every tuesday at half six in the evening to put the recycling out // we're away this Tuesday so leave that one out
    => diary.skip on=03-17T00:00..03-17T23:59 kind=reminders query="put the recycling out"
  remind me on friday at nine to pay the cleaner // push that to the afternoon, say two
    => reminders.change query="pay the cleaner" at=03-13T14:00
  put vet on the calendar on wednesday at quarter past four // they rang, it's to be five now
    => calendar.change query=vet start=03-11T17:00 end=03-11T18:00
`,
  'home-2',
);
