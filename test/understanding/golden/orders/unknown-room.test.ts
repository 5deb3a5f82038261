import { golden } from '../golden.ts';

golden(
  'what is said of this room, where nobody knows which it is',
  `
  switch the light on in here
    => ?? switch the light on {Kitchen Ceiling Light, Kitchen Counter Lights, Living Room Ceiling Light, Floor Lamp, TV Backlight, Dining Table Pendant}
  turn the bathroom heater up in here
    => climate.set_temperature [Bathroom Heater] step=1
  open the garage door in here
    => cover.open [Garage Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
