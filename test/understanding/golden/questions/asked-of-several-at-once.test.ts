import { golden } from '../golden.ts';

golden(
  'several things that are asked about at once',
  `
  is the porch light on and the desk lamp off and the front door locked
    => light.get [Porch Light] | light.get [Desk Lamp] | lock.get [Front Door]
  are the blinds closed, the garage door shut and the fan off
    => cover.get [group Blinds] | cover.get [Garage Door] | fan.get [all]
  is the front door locked and is the garage door closed and the porch light off?
    => lock.get [Front Door] | cover.get [Garage Door] | light.get [Porch Light]
  do I have anything on tomorrow and what's the weather
    => house.agenda from=03-11T00:00 to=03-12T00:00 | weather.get at=03-11T00:00..03-11T23:59
  did I leave the desk lamp on if so turn it off
    => light.get [Desk Lamp] > light.turn_off [Desk Lamp] ?light:on[Desk Lamp]
  what was I going to ask oh yes is the front door locked
    => lock.get [Front Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
