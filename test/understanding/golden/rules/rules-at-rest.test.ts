import { golden } from '../golden.ts';

golden(
  'rules that do nothing for some days',
  `
  when the garage door opens turn on the porch light // don't do it today
    => schedule.pause query="when the garage door opens turn on the porch light" | schedule.resume query="when the garage door opens turn on the porch light" @03-11T00:00
  when the garage door opens turn on the porch light // not tomorrow
    => schedule.pause query="when the garage door opens turn on the porch light" @03-11T00:00 | schedule.resume query="when the garage door opens turn on the porch light" @03-12T00:00
  every weekday at seven open the curtains // suspend that for two weeks
    => schedule.pause query="every weekday at seven open the curtains" | schedule.resume query="every weekday at seven open the curtains" @03-24T00:00
  every weekday at seven open the curtains // put it on hold until next Friday
    => schedule.pause query="every weekday at seven open the curtains" | schedule.resume query="every weekday at seven open the curtains" @03-20T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
