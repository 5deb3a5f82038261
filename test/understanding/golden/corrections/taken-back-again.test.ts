import { golden } from '../golden.ts';

const NOW = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'what the turn before did, taken back in its own verb',
  `
  set an alarm for 6 every day // skip Thursday // no, don't skip Thursday
    => conversation.forbid
  remind me to phone Gran at 4 // cancel it // don't cancel it
    => conversation.forbid
  remind me to phone Gran at 4 // move it to 6 // don't move it
    => conversation.forbid
  set a timer for 10 minutes // stop it // don't stop it
    => conversation.forbid
  remind me to phone Gran at 4 // don't remind me
    => conversation.forbid
  set an alarm for 6 every day // skip Thursday // don't skip Friday
    => (prohibition)
  set an alarm for 6 every day // don't skip it
    => (prohibition)
`,
  'home-2',
  undefined,
  NOW,
);

golden(
  'what the turn before did, taken back in few words',
  `
  turn on the porch light // no, don't do that
    => conversation.forbid
  set an alarm for 6 // actually don't
    => conversation.forbid
  remind me to phone Gran at 4 // please don't
    => conversation.forbid
  turn on the porch light, actually don't
    => (abandoned)
  actually don't
    => (abandoned)
`,
  'home-2',
  undefined,
  NOW,
);
