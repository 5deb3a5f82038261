import { golden } from '../golden.ts';

golden(
  'one more step of what comes again and again',
  `
  every morning at seven turn on the porch light // and turn it off again two hours later
    => schedule.cancel query="every morning at seven turn on the porch light" > light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0 > light.turn_off [Porch Light] @after PT2H
  every night at nine close the curtains // and open them again at seven
    => cover.open [group Curtains] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  when the garage door opens turn on the porch light // and send me a mail as well
    => schedule.cancel query="when the garage door opens turn on the porch light" > light.turn_on [Porch Light] @event cover:open[Garage Door] repeat > email.send to=me about="the Porch Light is on" @event cover:open[Garage Door] repeat
  every night at nine close the curtains // and turn off the desk lamp too
    => light.turn_off [Desk Lamp] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  every night at nine close the curtains // and turn off the desk lamp
    => light.turn_off [Desk Lamp]
  close the curtains at nine // and open them again at eleven
    => cover.open [group Curtains] @03-10T23:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
