import { golden } from '../golden.ts';

// Several things in one breath, with reasons, asides and corrections between them.

golden(
  'each thing that is said in one breath is read by itself, and what is told between them asks for nothing',
  `
  nobody's sat in here, so off with the telly, and while you're at it drop the floor lamp to half, it's blinding. actually, a third
    => media.turn_off [Living Room TV] | light.set [Floor Lamp] brightness=50 > light.set [Floor Lamp] brightness=33
  it's like a sauna, bedroom fan on, bedroom blinds down, and is the heating on?
    => fan.turn_on [Bedroom Fan] | cover.close [Master Bedroom Curtains] | climate.get [Living Room Thermostat + Bathroom Heater]
  you know what, it's lovely out, so open the living room curtains, heating down to eighteen, and remind me at two to hang the washing out
    => cover.open [Living Room Curtains] | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 | reminders.create text="hang the washing out" at=03-11T02:00
  the boiler's making that noise again, heating off please, and put ring the plumber on my to-do list
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off | list.add item="ring the plumber" list=to-do
  the dog's been sick everywhere, robot on please, and put bleach and kitchen roll on the shopping list, poor thing
    => vacuum.start [Robbie] | list.add item=bleach list=shopping | list.add item="kitchen roll" list=shopping
  turn the tv on. the kids have had their breakfast. also add marmalade to the shopping list, we're out
    => media.turn_on [Living Room TV] | list.add item=marmalade list=shopping
  is it warm enough in the bedroom to have the baby down on the mat, and what's it like out, does she need the big coat after?
    => climate.get [master bedroom] | weather.get | weather.get ahead=true
  the speaker's talking to itself, nobody's listening, so off with that, and the porch light on, my mother's due
    => media.turn_off [group Speakers] | light.turn_on [Porch Light]
`,
  'home-2',
);

golden(
  'what may be meant for all of a breath is not cut in two',
  `
  turn off all the lights except the floor lamp
    => light.turn_off [all - Floor Lamp]
  nina rang, it's at seven
    => ?? nina rang
  turn on the porch light when the front door opens and nobody's asleep
    => ?? turn on the porch light when the front door opens and nobody's asleep
`,
  'home-2',
);
