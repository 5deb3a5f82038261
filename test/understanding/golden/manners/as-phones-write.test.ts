import { golden } from '../golden.ts';

golden(
  'phones write another apostrophe, which says the same',
  `
  scrap the seven o’clock
    => alarm.cancel set_for=03-11T07:00
  don’t wake me tomorrow
    => alarm.cancel all=true set_for=03-11T00:00..03-11T23:59
  we’re out of oat milk
    => list.add list=shopping item="oat milk"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
