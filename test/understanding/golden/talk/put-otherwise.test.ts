import { golden } from '../golden.ts';

golden(
  'the same, put otherwise',
  `
  lock the back and stick the porch light on for when I'm home
    => lock.lock [Back Door] | light.turn_on [Porch Light]
  grand, then I'd better have the hallway light off
    => light.turn_off [Hallway Light]
  I should feel so much easier in my mind if the garage door were shut, if it isn't a bother
    => cover.close [Garage Door]
  come eleven tonight shut the garage door should it still be open
    => cover.close [Garage Door] @03-11T23:00 ?cover:open[Garage Door]
  I'd rather the curtains didn't open by themselves at sunrise any more
    => schedule.cancel query=curtains
  first lock the back door, then turn off the kitchen ceiling light, and when you're finished tell me is the garage door shut
    => lock.lock [Back Door] > light.turn_off [Kitchen Ceiling Light] > cover.get [Garage Door]
  has somebody gone and left lights on again
    => light.get [all]
  what have we still got running in the kitchen
    => house.check what=on wanted=any area=kitchen
  how come the kitchen blinds are down
    => cover.history [Kitchen Blinds] is_so=true became=closed
  tv volume up to 55
    => media.set_volume [Living Room TV] volume=55
  have the robot do the floors at two
    => vacuum.start [Robbie] @03-11T02:00
  leave the bedroom fan run another half hour and then switch it off
    => fan.turn_off [Bedroom Fan] @03-11T00:00
  porch light on at seven every evening, except Tuesdays, that's when we're all at training
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,WE,TH,FR,SA,SU;BYHOUR=19;BYMINUTE=0
  what's it like out, temperature wise
    => weather.get
  set the brightness to 20
    => ?? set the brightness to 20 {Kitchen Ceiling Light, Kitchen Counter Lights, Living Room Ceiling Light, Floor Lamp, TV Backlight, Dining Table Pendant}
`,
  'home-2',
);

golden(
  'what is to be kept, put otherwise',
  `
  on my to-do: book a dentist for Mia
    => list.add item="book a dentist for Mia" list=to-do
  give me three seconds on a timer
    => timer.start duration=PT3S
  set a timer for a full hour
    => timer.start duration=PT1H
  bins tonight, nudge me at eight
    => reminders.create text=bins at=03-11T20:00
  give me a little nudge each morning at nine to do my eye drops
    => reminders.create text="do my eye drops" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  no need to nag me about the tablet tonight, I've had it already
    => diary.skip query=tablet on=03-10T18:00..03-10T23:59
  I'm off work tomorrow so don't wake me, back to normal after that
    => alarm.skip on=03-11T00:00..03-11T23:59
  I've an early flight on Monday, get me up at five that morning instead
    => alarm.change once=true at=03-16T05:00
  anything I mustn't forget tomorrow
    => reminders.list from=03-11T00:00 to=03-12T00:00
  cancel yoga then
    => calendar.cancel query=yoga
  yoga's at eight on the 9th of December, only that week
    => diary.move query=yoga on=12-09T00:00..12-09T23:59 to={"clock":"08:00","sure":false}
  Granny's stopping with us from the 5th of December until the 8th of December
    => calendar.create title="Granny staying" start=12-05T00:00 end=12-09T00:00 all_day=true
  can we bring the vet forward an hour
    => diary.shift query=vet by=-PT1H
  pop Mia's dentist in the diary would you, Wednesday at ten past three in the afternoon
    => calendar.create title="Mia's dentist" start=03-11T15:10 end=03-11T16:10
  empty the whole calendar, every last thing
    => calendar.cancel all=true
  wipe absolutely everything off the to-do list
    => list.clear list=to-do
`,
  'home-2',
);

golden(
  'in a talk, with why',
  `
  desk lamp off // right, on with it again
    => light.turn_on [Desk Lamp]
  is the coffee machine on // shut it off then before it burns dry
    => switch.turn_off [Coffee Machine]
  don't let me forget the parcel tomorrow at noon // no need any more, she brought the parcel round herself
    => conversation.cancel
  dinner on Thursday at seven, put it in the calendar // they've rung, they can't. Friday instead, same time
    => calendar.change query=dinner start=03-13T19:00 end=03-13T20:00
  turn on the tv // can you shush it a bit, it's so loud
    => media.set_volume [Living Room TV] step=-10
`,
  'home-2',
);
