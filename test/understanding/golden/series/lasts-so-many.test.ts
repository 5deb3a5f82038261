import { golden } from '../golden.ts';

golden(
  'as many of the same minutes',
  `
  coffee machine on for twenty minutes // make it ten
    => schedule.cancel query="coffee machine on for twenty minutes" > switch.turn_off [Coffee Machine] @after PT10M
  kitchen light on for two hours // make it three instead
    => schedule.cancel query="kitchen light on for two hours" > light.turn_off [kitchen] @after PT3H
  desk lamp at 30 for an hour // make it 40
    => ?? make it 40
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
