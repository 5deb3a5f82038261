import { golden } from '../golden.ts';

golden(
  'what is to be left as it is takes the wish before it back',
  `
  lock the front door, actually leave it unlocked
    => (abandoned)
  unlock the back door, no, keep it locked
    => (abandoned)
  open the garage door, actually leave it shut
    => (abandoned)
  mute the tv. actually leave it unmuted
    => (abandoned)
  turn on the porch light, wait, keep it off
    => (abandoned)
  lock all doors, actually leave the front door unlocked
    => lock.lock [all - Front Door]
  lock the front door but leave the back door unlocked
    => lock.lock [Front Door]
  turn off everything in the living room except the tv
    => light.turn_off [living room]
  turn off the desk lamp and the porch light, but leave the desk lamp on
    => light.turn_off [Porch Light]
  turn off the desk lamp and the porch light, but leave the porch light on
    => light.turn_off [Desk Lamp]
  turn off the desk lamp, the porch light and the floor lamp, but don't turn off the floor lamp
    => light.turn_off [Desk Lamp + Porch Light]
  turn off the desk lamp and the porch light, but leave the desk lamp and the porch light on
    => (abandoned)
`,
  'home-2',
);

golden(
  'a length that takes the place of one said before other words, and no words of a reminder',
  `
  remind me in ten minutes to water the ferns, no, twenty minutes
    => reminders.create text="water the ferns" at=03-10T23:50
  remind me in half an hour to stir the jam, no, an hour, it is the big pan
    => reminders.create text="stir the jam" at=03-11T00:30
  remind me at nine to tell her no, two is enough
    => reminders.create text="tell her no, two is enough" at=03-11T09:00
`,
  'home-2',
);

golden(
  'an hour that was named holds, whatever vague time stands beside it',
  `
  remind me to sign the form tomorrow at half eight, before school
    => reminders.create text="sign the form" at=03-11T08:30
  set an alarm for 6:40 am tomorrow, before work
    => alarm.set at=03-11T06:40
  after work, at seven, remind me to call the vet
    => reminders.create text="call the vet" at=03-11T19:00
`,
  'home-2',
);

golden(
  'what somebody says is no entry',
  `
  the roofer says he could come friday at six in the evening
    => ?? the roofer says he could come friday at six in the evening
  the roofer is coming friday at six in the evening
    => calendar.create title=roofer start=03-13T18:00 end=03-13T19:00
`,
  'home-2',
);

golden(
  'of several things on a list, the one that is called like what takes its place',
  `
  we need pears and oat milk // make that six pears
    => list.remove list=shopping item=pears > list.add list=shopping item="six pears"
  we need pears and oat milk // make that almond milk
    => list.remove list=shopping item="oat milk" > list.add list=shopping item="almond milk"
`,
  'home-2',
);

golden(
  '“that light” is the one that was spoken of, and not all of the room',
  `
  is the ceiling light on // turn that light off
    => light.turn_off [Living Room Ceiling Light]
  if the living room ceiling light is on, dim that light to 30
    => light.set [Living Room Ceiling Light] brightness=30 ?light:on[Living Room Ceiling Light]
  turn the light off
    => light.turn_off [living room]
`,
  'home-2',
  'living room',
);

golden(
  'behind a turn that came to nothing nobody knows what “it” is, whatever short words stand beside it',
  `
  five things on the abacus for the quiz // freeze it a sec
    => ?? freeze it a sec
`,
  'home-2',
  'living room',
);

golden(
  'an hour said again in other words, and one that is told roughly',
  `
  remind me at 3 tomorrow afternoon, sorry, half 3, to fetch the parcel
    => ?? remind me at 3 tomorrow afternoon ?? half 3, to fetch the parcel
  remind me at 3, sorry, half 3, to fetch the parcel
    => reminders.create text="fetch the parcel" at=03-11T03:30
  wake me at seven, no, quarter past seven
    => alarm.set at=03-11T07:15
  remind me about the flute before school tomorrow, like quarter to eight
    => reminders.create text="the flute" at=03-11T07:45
`,
  'home-2',
);
