import { golden } from '../golden.ts';

golden(
  'what is asked for in a roundabout and courteous way',
  `
  sorry to be a pain but could you shut the blinds
    => cover.close [group Blinds]
  I'm so sorry to bother you, turn off the kitchen lights
    => light.turn_off [kitchen]
  we're off to bed, so if you could turn off the tv that would be great
    => media.turn_off [Living Room TV]
  if you could dim the floor lamp to forty that'd be lovely
    => light.set [Floor Lamp] brightness=40
  it would be nice if the porch light came on at dusk every day
    => light.turn_on [Porch Light] @sunset repeat
  I'd love it if the bedroom fan went off at ten tonight
    => fan.turn_off [Bedroom Fan] @03-10T22:00
  I think the tv is on, could you check and turn it off if it is
    => media.turn_off [Living Room TV] ?media:on[Living Room TV]
  I've a feeling I left the front door unlocked, would you lock it if I have
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  I don't suppose you know if the garage door is open
    => cover.get [Garage Door]
  we're nearly out of coffee, would you pop it on the list
    => list.add item=coffee list=shopping
  please open the living room blinds a crack, I'd like some daylight
    => cover.set_position [Living Room Curtains] position=20
  make a note that we're out of soap
    => list.add list=shopping item=soap
  is there anything I've forgotten to switch off
    => house.check what=on wanted=any
  the rice needs nine minutes, could you time that for me
    => timer.start name=rice duration=PT9M
  we're away, so please leave the porch light on all night but low
    => light.set [Porch Light] brightness=20
  leave the porch light on overnight
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T08:00
  I won't need the reminder about the bank after all, Gran's been
    => reminders.cancel query=bank
  I don't want the milk reminder any more
    => reminders.cancel query=milk
  make it a couple of degrees warmer in the living room
    => climate.set_temperature [living room] step=2
  turn on whatever lights are in the kitchen
    => light.turn_on [kitchen]
  the dog will only bark at it otherwise, bless him, so would you please turn off the tv every evening at ten
    => media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  I can hardly feel my toes and the dog won't budge, so could you please put the heating up to 22
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22
  we're at our wits' end here, so kindly shut the blinds
    => cover.close [group Blinds]
  I'm out at nine tomorrow, so please turn off the heating
    => ?? turn off the heating (when?)
  the boiler man comes on Friday, so please turn the heating off
    => ?? the boiler man comes on Friday ?? turn the heating off
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
