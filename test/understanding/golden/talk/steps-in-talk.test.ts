import { golden } from '../golden.ts';

// How far, once more, back again and taken away from somebody: said of the turn before.

golden(
  'once more of what was done',
  `
  set the bedroom ac to 21 // take it down a degree // one more
    => climate.set_temperature [Bedroom AC] step=-1
  set the bedroom ac to 21 // put it up 2 degrees // another
    => climate.set_temperature [Bedroom AC] step=2
  turn the volume of the living room tv down by 5 // and one more
    => media.set_volume [Living Room TV] step=-5
  dim the floor lamp a bit // way more
    => light.set [Floor Lamp] brightness_step=-10
  ceiling fan up a bit // back a notch
    => fan.set [Ceiling Fan] step=-10
  volume of the living room tv to 60 // a third of that
    => media.set_volume [Living Room TV] volume=20
  floor lamp to 80 // make it a quarter of that
    => light.set [Floor Lamp] brightness=20
`,
  'home-2',
);

golden(
  'too much of it, and enough',
  `
  turn on the floor lamp // bit harsh
    => light.set [Floor Lamp] brightness_step=-10
  turn on the floor lamp // not quite so glaring
    => light.set [Floor Lamp] brightness_step=-10
  floor lamp to 40 // a bit dimmer // nah, forty was better
    => light.set [Floor Lamp] brightness=40
  floor lamp red // now green // the red was nicer
    => light.set [Floor Lamp] color=red
  floor lamp to 40 // sixty will do
    => light.set [Floor Lamp] brightness=60
  floor lamp to 40 // leave it like that
    => (thanks)
  dim the floor lamp a bit // that's better
    => (thanks)
`,
  'home-2',
);

golden(
  'taken away from somebody, and put back',
  `
  turn off the living room tv // I was watching that
    => conversation.undo [Living Room TV]
  turn off the floor lamp // hey, I'm still reading by that
    => conversation.undo [Floor Lamp]
  turn off the living room tv // is the living room tv off, I was watching that
    => media.get [Living Room TV]
  turn off the floor lamp and the living room tv // we were still using those
    => conversation.undo
  turn on the living room tv // we were watching that
    => (statement)
  turn off the floor lamp and the living room tv // scratch that, put both back on
    => conversation.undo
  set the bedroom ac to 23 // changed my mind, put it back how it was
    => conversation.undo
  dim the floor lamp to 10 // ugh no, too dark, put it back how it was
    => conversation.undo
  turn on the floor lamp // hold off on that
    => conversation.forbid
`,
  'home-2',
);

golden(
  'asked of one thing, said of another',
  `
  is the garage door shut // and what about the front door
    => lock.get [Front Door]
  lock the front door // is the living room tv on // unlock it again
    => lock.unlock [Front Door]
  turn off the floor lamp // likewise in the office
    => light.turn_off [office]
`,
  'home-2',
);

golden(
  'a value beside its comma belongs to the clause before',
  `
  bedroom ac on cool, nineteen
    => climate.set_temperature [Bedroom AC] mode=cool temperature=19
  set the bedroom ac to cool, eighteen degrees
    => climate.set_temperature [Bedroom AC] mode=cool temperature=18
  floor lamp red, thirty percent
    => light.set [Floor Lamp] color=red brightness=30
  turn on the porch light, 50, and lock the front door
    => light.set [Porch Light] brightness=50 | lock.lock [Front Door]
  close the kitchen blinds and turn on the coffee machine, 40 percent
    => ?? close the kitchen blinds ?? turn on the coffee machine ?? 40 percent
`,
  'home-2',
);
