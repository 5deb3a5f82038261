import { golden } from '../golden.ts';

// What people say to assistants, by the kinds of wording that were once not read.

golden(
  'a wish behind a statement, without a mark between them',
  `
  it's dark in here turn on the kitchen lights
    => light.turn_on [kitchen]
  i'm going to bed turn off all the lights
    => light.turn_off [all]
  my kids turn on the hall light all the time
    => (statement)
  i hear the neighbours turn on their lights
    => (statement)
  turn off the kitchen lights i'm going to sleep
    => light.turn_off [kitchen]
`,
  'home-2',
);

golden(
  'what has to come first and was not understood',
  `
  turn on the desk lamp after my yoga class
    => ?? turn on the desk lamp after my yoga class
  switch off
    => ?? switch off
`,
  'home-1',
);

golden(
  'lists and calendars are not mixed up with wishes about them',
  `
  I want you to delete my shopping list
    => list.delete list=shopping
  delete all items
    => ?? delete all items (what?)
  find my next meeting
    => calendar.list from=03-10T00:00 to=03-17T00:00
  cancel my meetings on weekends
    => ?? cancel my meetings on weekends
  remind me an hour before my 9 pm call with Sam
    => reminders.create text="call with Sam" at=03-11T20:00
  schedule the plumber for monday at nine
    => calendar.create title=plumber start=03-16T09:00 end=03-16T10:00
  block off friday afternoon, thanks
    => ?? block off friday afternoon (what?)
`,
  'home-2',
);

golden(
  'questions with politeness around them',
  `
  do I have any alarms set for tomorrow thanks
    => alarm.list from=03-11T00:00 to=03-12T00:00
  can you tell me what is the time in Tokyo
    => clock.time place=Tokyo
  could you tell me how many days until christmas please
    => clock.date left=days date=2026-12-25
  do turn on the desk lamp
    => light.turn_on [Desk Lamp]
`,
  'home-2',
);

golden(
  'alarms in other words',
  `
  get me out of bed at seven
    => alarm.set at=03-11T07:00
  don't let me oversleep tomorrow
    => ?? don't let me oversleep tomorrow (when?)
  no alarm tomorrow
    => alarm.cancel set_for=03-11T00:00..03-11T23:59
  skip tomorrow's alarm
    => alarm.skip on=03-11T00:00..03-11T23:59
  wake us up at six in morning
    => alarm.set at=03-11T06:00
`,
  'home-2',
);

golden(
  'louder and quieter in other words',
  `
  keep it down
    => media.set_volume [Living Room] step=-10
  lower your voice a bit
    => media.set_volume [Living Room] step=-10
  put the volume on high
    => media.set_volume [Living Room] volume=80
  amplify the sound
    => media.set_volume [Living Room] step=10
  mute until further notice
    => media.mute [Living Room]
`,
  'home-2',
  'Living Room',
);

golden(
  'light in other words',
  `
  turn off the room lights
    => light.turn_off [Living Room]
  darker please
    => light.set [Living Room] brightness_step=-10
  switch to green
    => light.set [Living Room] color=green
  minimum brightness
    => light.set [Living Room] brightness=1
  change the kitchen lights to a different color
    => ?? change the kitchen lights to a different color (to what?)
  make the kitchen lights a bit warmer
    => light.set [kitchen] temperature=2700
`,
  'home-2',
  'Living Room',
);

golden(
  'cleaning and coffee in other words',
  `
  do the house cleaning
    => vacuum.start [all]
  i want the kitchen floor swept
    => vacuum.clean_area [all] area=kitchen
  it's time to hoover
    => vacuum.start [all]
  go and clean the floors
    => vacuum.start [all]
`,
  'home-2',
);
