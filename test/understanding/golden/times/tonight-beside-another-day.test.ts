import { golden } from '../golden.ts';

golden(
  'tonight, beside a day that was named before',
  `
  I have to be out early tomorrow so wake me at six and remind me tonight at nine to iron a shirt
    => alarm.set at=03-11T06:00 | reminders.create text="iron a shirt" at=03-10T21:00
  tomorrow at seven put the heating on and tonight at ten turn it off
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-11T07:00 | climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T22:00
  remind me on friday at four to shop and tonight at nine to ring Nan
    => reminders.create text=shop at=03-13T16:00 | reminders.create text="ring Nan" at=03-10T21:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
