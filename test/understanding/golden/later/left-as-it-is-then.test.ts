import { golden } from '../golden.ts';

golden(
  'what is to be left as it is later on',
  `
  leave the TV on tonight
    => schedule.list query=TV
  keep the porch light on this evening
    => schedule.list query="porch light"
  don't lock the front door tonight
    => schedule.list query="front door"
  leave the porch light on
    => (prohibition)
  lock the front door at ten // keep the TV on tomorrow
    => schedule.list query=TV
  turn off the TV at nine // leave the TV on tonight
    => conversation.forbid [Living Room TV]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
