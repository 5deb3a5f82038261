import { golden } from '../golden.ts';

golden(
  'wishes with a word more than is known',
  `
  ten minute timer please // how much is left now
    => timer.get length=PT10M
  timer for 20 minutes // how long is left at the moment
    => timer.get length=PT20M
  add dentist on friday at ten to the calendar // move it to three that same afternoon
    => calendar.change query=dentist start=03-13T15:00 end=03-13T16:00
  draw the blinds about halfway
    => cover.set_position [group Blinds] position=50
  pull the living room blinds half way across
    => cover.set_position [Living Room Curtains] position=50
  hush the tv a touch
    => media.set_volume [Living Room TV] step=-10
  quieten the speaker down a bit
    => media.set_volume [group Speakers] step=-10
  are we all locked up for the night
    => house.check what=secure wanted=none
  turn on the light out by the porch
    => light.turn_on [Porch Light]
  how warm is it outside by the way
    => weather.get
  has anyone locked the front door // well do it then
    => lock.lock [Front Door]
  have you closed the blinds in the living room // do it please
    => cover.close [Living Room Curtains]
  switch the lamps and the tv off in the living room
    => light.turn_off [Floor Lamp] | media.turn_off [Living Room TV]
  put sun cream, sun hats and a sat nav on the shopping list
    => list.add item="sun cream" list=shopping | list.add item="sun hats" list=shopping | list.add item="sat nav" list=shopping
  add eggs, sun cream and bread to the shopping list
    => list.add item=eggs list=shopping | list.add item="sun cream" list=shopping | list.add item=bread list=shopping
  remind me on sun at ten to ring Gran
    => reminders.create text="ring Gran" at=03-15T10:00
  lock the front and back doors for me wood you
    => lock.lock [Front Door + Back Door]
  what were the last three things you did
    => house.record
  what's the damp like indoors
    => sensor.get [all] kind=humidity
  keep it at 21 until ten tonight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 restores @03-10T22:00
  I'm done in the lounge, kill the lamps and the tv in there
    => light.turn_off [Floor Lamp] | media.turn_off [Living Room TV]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'a word alone behind a room that is told of is of that room, or of nothing',
  `
  which lights are on // there is no one in the office, off
    => light.turn_off [office]
  turn on all the lights // nobody sleeps in the guest room, off
    => light.turn_off [guest room]
  which lights are on // grandma is in the kitchen, off
    => ?? grandma is in the kitchen, off
  turn on all the lights // nobody goes down to the cellar, off
    => ?? nobody goes down to the cellar, off
  which lights are on // off
    => light.turn_off [all]
`,
  'home-2',
);
