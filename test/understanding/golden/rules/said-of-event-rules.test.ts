import { golden } from '../golden.ts';

golden(
  'what is said of a rule that waits for something to happen',
  `
  whenever the garage door opens turn on the porch light // not during the day
    => schedule.cancel query="whenever the garage door opens turn on the porch light" > light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime down
  whenever the garage door opens turn on the porch light // but only between eleven at night and five
    => schedule.cancel query="whenever the garage door opens turn on the porch light" > light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime 23:00 05:00
  whenever the garage door opens turn on the porch light // only when I'm away
    => schedule.cancel query="whenever the garage door opens turn on the porch light" > light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?presence:away[alex]
  whenever the garage door opens turn on the porch light // not while the TV is on
    => schedule.cancel query="whenever the garage door opens turn on the porch light" > light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?media:off[Living Room TV]
  whenever the garage door opens turn on the porch light, but not at night
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime up
  whenever the garage door opens turn on the porch light, except between nine and five
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime 17:00 09:00
  whenever the garage door opens let me know, but only if it's dark
    => cover.get [Garage Door] @event cover:open[Garage Door] repeat ?daytime down
  every time the garage door opens tell me // only on weekdays
    => schedule.cancel query="every time the garage door opens tell me" > cover.get [Garage Door] @event cover:open[Garage Door] repeat ?daytime MO,TU,WE,TH,FR
  whenever the garage door opens turn on the porch light // and let me know as well
    => cover.get [Garage Door] @event cover:open[Garage Door] repeat
  whenever the garage door opens turn on the porch light // and when it closes switch it off
    => light.turn_off [Porch Light] @event cover:closed[Garage Door] repeat
  whenever the garage door opens turn on the porch light // once it's closed again turn it off
    => light.turn_off [Porch Light] @event cover:closed[Garage Door] repeat
  whenever the garage door has been open for twenty minutes, tell me // make that ten minutes
    => schedule.cancel query="whenever the garage door has been open for twenty minutes, tell me" > cover.get [Garage Door] @event cover:open[Garage Door] for PT10M already repeat
  whenever the garage door has been open for twenty minutes, tell me // make it ten, and close it too
    => schedule.cancel query="whenever the garage door has been open for twenty minutes, tell me" > cover.get [Garage Door] @event cover:open[Garage Door] for PT10M already repeat | cover.close [Garage Door] @event cover:open[Garage Door] for PT10M already repeat
  whenever the garage door has been open for twenty minutes, tell me // and close it
    => cover.close [Garage Door] @event cover:open[Garage Door] for PT20M already repeat
  whenever the garage door opens tell me // stop telling me about the garage
    => schedule.cancel query="whenever the garage door opens tell me"
  whenever the garage door opens tell me // don't let me know any more
    => schedule.cancel query="whenever the garage door opens tell me"
  whenever the garage door opens tell me // stop warning me for two hours
    => schedule.pause query="whenever the garage door opens tell me" | schedule.resume query="whenever the garage door opens tell me" @03-10T12:30
  whenever the garage door opens turn on the porch light // pause that rule until six
    => schedule.pause query="whenever the garage door opens turn on the porch light" | schedule.resume query="whenever the garage door opens turn on the porch light" @03-10T18:00
  whenever the garage door opens turn on the porch light // pause it for half an hour
    => schedule.pause query="whenever the garage door opens turn on the porch light" | schedule.resume query="whenever the garage door opens turn on the porch light" @03-10T11:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
