import { golden } from '../golden.ts';

// Fans, vacuums, locks, covers and sockets in many words.

golden(
  'faster and slower',
  `
  ramp up the bedroom fan speed
    => fan.set [Bedroom Fan] step=10
  slow the ceiling fan down a bit
    => fan.set [Ceiling Fan] step=-10
  reduce the speed of the extractor fan
    => fan.set [Extractor Fan] step=-10
  make the bedroom fan blow harder
    => fan.set [Bedroom Fan] step=10
  dial back the ceiling fan
    => fan.set [Ceiling Fan] step=-10
`,
  'home-2',
);

golden(
  'the robot',
  `
  start a cleaning cycle with Robbie
    => vacuum.start [Robbie]
  tell the cleaning bot to take a break
    => vacuum.pause [all]
  put Robbie on hold for a moment
    => vacuum.pause [Robbie]
  end Robbie's current task
    => vacuum.pause [Robbie]
  call Robbie back to its dock
    => vacuum.dock [Robbie]
  it's time for Robbie to head home
    => vacuum.dock [Robbie]
`,
  'home-2',
);

golden(
  'bolts and sockets',
  `
  engage the back door lock
    => lock.lock [Back Door]
  release the bolt on the garage side door
    => lock.unlock [Garage Side Door]
  open the back door
    => lock.unlock [Back Door]
  don't open the back door
    => (prohibition)
  set the fountain to off
    => switch.turn_off [Fountain]
  stop adjusting the living room curtains
    => cover.stop [Living Room Curtains]
  give the fountain a quick toggle
    => switch.toggle [Fountain]
  switch the state of the porch light
    => light.toggle [Porch Light]
`,
  'home-2',
);

golden(
  'states told apart',
  `
  is the garage door open or closed?
    => cover.get [Garage Door]
  is the back door securely locked
    => lock.get [Back Door]
  are the kids room blinds pulled up or down?
    => cover.get [Kids Room Blinds]
  is the ceiling fan spinning or not
    => fan.get [Ceiling Fan]
`,
  'home-2',
);

golden(
  'more and less light, and other short forms',
  `
  make the desk lamp a bit brighter
    => light.set [Desk Lamp] brightness_step=10
  hallway light a little dimmer
    => light.set [Hallway Light] brightness_step=-10
  give the mirror light a dark red glow
    => light.set [Mirror Light] color=red
  turn on the night light at 15 percent
    => light.set [Night Light] brightness=15
  bedroom fan on high
    => fan.set [Bedroom Fan] percentage=100
  make me a cup of coffee
    => switch.turn_on [Coffee Machine]
  any updates on the driveway gate?
    => cover.get [Driveway Gate]
  did somebody leave the porch light on
    => light.get [Porch Light]
  which is the temperature in the office?
    => sensor.get [office] kind=temperature
`,
  'home-2',
);
