import { golden } from '../golden.ts';

golden(
  'what is meant otherwise in the next turn',
  `
  put Mia's birthday in the calendar for the 4th of May // no, the 5th
    => calendar.change query="Mia's birthday" start=2026-05-05
  remind me on the 4th of May to renew the passport // no, the 6th
    => reminders.change query="renew the passport" at=05-06T09:00
  put milk on the list // hang on, not milk
    => list.remove item=milk list=shopping
  put milk on the list // no wait, not the milk, we've got some
    => list.remove item=milk list=shopping
  turn on the porch light // that is too bright for me
    => light.set [Porch Light] brightness_step=-10
  remind Sam to buy stamps tomorrow at ten // never mind, I'm off tomorrow
    => conversation.cancel
  wake me at seven tomorrow // make it eight // never mind, I've got the day off
    => alarm.cancel set_for=03-11T08:00
  set a timer for the eggs, six minutes // and the same for the rice but 12
    => ?? the same for the rice ?? 12
  set a timer for the eggs, six minutes // and the same for the rice but twelve minutes
    => timer.start name=rice duration=PT12M
  set a timer for five minutes // and one for ten minutes
    => timer.start duration=PT10M
  close the curtains // actually forget it, open them again
    => cover.open [group Curtains]
  turn on the bedroom fan // oh forget it, off
    => fan.turn_off [Bedroom Fan]
  turn on the porch light // forget it, turn on the desk lamp
    => conversation.cancel | light.turn_on [Desk Lamp]
  turn on the porch light // actually no
    => (refusal)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
