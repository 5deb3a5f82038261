import { golden } from '../golden.ts';

golden(
  'how far, in half a sentence behind an order',
  `
  open the bedroom blind // half would be fair to everybody
    => cover.set_position [Master Bedroom Curtains] position=50
  close the bedroom blind // a third open would be about right
    => cover.set_position [Master Bedroom Curtains] position=33
  close the bedroom blind // not too dark, leave it open a crack
    => cover.set_position [Master Bedroom Curtains] position=20
  close the bedroom blind // not completely dark, just a quarter open
    => cover.set_position [Master Bedroom Curtains] position=25
  turn off the floor lamp // back on, only half as bright
    => light.turn_on [Floor Lamp] > light.set [Floor Lamp] factor=0.5
  turn off the floor lamp // and back on, at forty
    => light.turn_on [Floor Lamp] > light.set [Floor Lamp] brightness=40
  turn on the desk lamp // only about a quarter as bright
    => light.set [Desk Lamp] factor=0.25
  turn on the bedroom fan // half that
    => fan.set [Bedroom Fan] factor=0.5
  turn on the bedroom fan // a third of that
    => fan.set [Bedroom Fan] factor=0.3333333333333333
  desk lamp to 60 // half that
    => light.set [Desk Lamp] brightness=30
  heating to 19 // oh, and a half
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19.5
  thermostat at 21 // make that and a half
    => climate.set_temperature [Living Room Thermostat] temperature=21.5
  heating to 19 at eight // and a half
    => ?? a half
  telly on twenty five
    => media.set_volume [Living Room TV] volume=25
  stereo on twenty
    => media.set_volume [group Speakers] volume=20
  heating to 22 // to what it was
    => conversation.undo
  turn off the hallway light // as it was, as it was
    => conversation.undo
  turn off the tv // undo that last step
    => conversation.undo
  it's rather chilly, let's have twenty
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
