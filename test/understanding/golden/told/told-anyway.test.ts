import { golden } from '../golden.ts';

golden(
  'an order with the wish to be told where it fails',
  `
  turn off the fountain and if it fails let me know
    => switch.turn_off [Fountain]
  lock the front door and tell me if that doesn't work
    => lock.lock [Front Door]
  close the garage, and shout if it won't close
    => cover.close [garage]
  set an alarm for six and let me know if anything goes wrong
    => alarm.set at=03-11T06:00
  every night at ten lock the back door, and if it doesn't work tell me
    => lock.lock [Back Door] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  turn off the fountain // let me know if it doesn't work
    => (acknowledgement)
  lock the back door, if it fails, turn on the porch light
    => ?? lock the back door ?? if it fails ?? turn on the porch light
  turn off the fountain and tell me if the garage is open
    => ?? turn off the fountain and tell me if the garage is open
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
