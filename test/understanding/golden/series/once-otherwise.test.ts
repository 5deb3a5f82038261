import { golden } from '../golden.ts';

golden(
  'one time of a command stored for good at another hour',
  `
  turn the porch light off at ten every night // tonight at eleven instead, just today
    => schedule.change query="turn the porch light off at ten every night" occurrence=03-10T00:00..03-10T23:59 at=03-10T23:00
  turn the porch light off at midnight every night // make it one tonight
    => schedule.change query="turn the porch light off at midnight every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T01:00
  heating to 21 at seven every weekday // make it eight tomorrow
    => schedule.change query="Living Room Thermostat, Bathroom Heater: heating to 21 at seven every weekday" occurrence=03-11T00:00..03-11T23:59 at=03-11T08:00
  heating to 21 at seven every weekday // make it eight on Saturday
    => ?? make it eight on Saturday
  open the blinds every Monday at eight // next Monday at nine, just this once
    => schedule.change query="open the blinds every Monday at eight" occurrence=03-16T00:00..03-16T23:59 at=03-16T09:00
  coffee maker on at half six every day // half an hour earlier tomorrow
    => schedule.change query="coffee maker on at half six every day" occurrence=03-11T00:00..03-11T23:59 at=03-11T06:00
  coffee maker on at half six every day // this once at five
    => schedule.change query="coffee maker on at half six every day" occurrence=03-11T00:00..03-11T23:59 at=03-11T05:00
  turn the porch light on at sunset every day // not tonight, nine tonight
    => schedule.change query="turn the porch light on at sunset every day" occurrence=03-10T00:00..03-10T23:59 at=03-10T21:00
  turn the porch light off at ten every night // and at eleven tonight too
    => light.turn_off [Porch Light] @03-10T23:00
  turn the porch light off at ten every night // make it eleven
    => schedule.cancel query="turn the porch light off at ten every night" > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  wake me at seven every day // make it eight tomorrow
    => diary.move kind=alarm on=03-11T00:00..03-11T23:59 to={"clock":"20:00","sure":false}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
