import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'when nobody is there, and so long after what comes to be so',
  `
    garage light off when it's been empty for ten minutes
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    if nobody's in the garage for ten minutes turn the light off
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    if the garage door is still open at ten tonight, tell me
    => cover.get [Garage Door] @03-10T22:00 ?cover:open[Garage Door]
    if the garage is open at ten at night, tell me
    => ?? if the garage is open at ten at night, tell me
    switch the garage light off once nobody has been there for a quarter of an hour
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT15M already repeat
    tell me if the garage is open at ten
    => cover.get [garage] @03-10T22:00
    tell me if the garage is still open at ten at night
    => cover.get [garage] @03-10T22:00
    turn off the fan when there's been no movement for half an hour
    => ?? turn off the fan when there's been no movement for half an hour
    turn off the garage light if there's been no motion for ten minutes
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    turn off the garage light once it's been empty for ten minutes
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    turn off the garage light ten minutes after nobody's there
    => ?? turn off the garage light ten minutes after nobody's there
    turn off the garage light when nobody's been in there for ten minutes
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    turn off the heating when nobody's been home for an hour
    => ?? turn off the heating when nobody's been home for an hour
    turn off the heating when nobody's in for an hour
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @event presence:away[anyone] for PT1H already repeat
    turn off the office lights when nobody's been in there for ten minutes
    => ?? turn off the office lights when nobody's been in there for ten minutes
    turn off the office when nobody's been there for ten minutes
    => ?? turn off the office when nobody's been there for ten minutes
    turn off the porch light five minutes after the kids are in
    => ?? turn off the porch light five minutes after the kids are in
    turn off the porch light ten minutes after everyone has left
    => ?? turn off the porch light ten minutes after everyone has left
    turn off the porch light ten minutes after sunset
    => light.turn_off [Porch Light] @sunsetPT10M
    turn off the porch light ten minutes after that
    => light.turn_off [Porch Light] @after PT10M
    turn off the porch light ten minutes after the door is closed
    => ?? turn off the porch light ten minutes after the door is closed
    turn off the porch light when no one's been on the porch for five minutes
    => light.turn_off [Porch Light] @event sensor:clear[Porch Motion Sensor] for PT5M already repeat
    turn on the lamp ten minutes after the alarm
    => ?? turn on the lamp ten minutes after the alarm {Floor Lamp, Desk Lamp, Alex's Bedside Lamp, Sam's Bedside Lamp}
    turn the garage light off when the garage is empty
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] already repeat
    turn the kitchen light off if no one's been in for ten minutes
    => ?? turn the kitchen light off if no one's been in for ten minutes
    when everyone's been out for ten minutes turn everything off
    => ?? when everyone's been out for ten minutes turn everything off
    when nobody's moved in the garage for ten minutes, turn off the light
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    when the garage has been empty for ten minutes turn off the garage light
    => light.turn_off [Garage Light] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
    when the garage is empty, turn off the light
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] already repeat
    when there's been nobody in the garage for ten minutes turn off the light
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'of any of several one is enough',
  `
    at eleven, if any doors are unlocked, lock them
    => lock.lock [all] @03-10T23:00 ?lock:unlocked[all]
    if all doors are locked turn on the fountain
    => switch.turn_on [Fountain] ?every lock:locked[all]
    if all the lights are off turn on the fountain
    => switch.turn_on [Fountain] ?every light:off[all]
    if any blind is open turn on the fountain
    => switch.turn_on [Fountain] ?cover:open[group Blinds]
    if any door is unlocked turn on the porch light
    => light.turn_on [Porch Light] ?lock:unlocked[all]
    if any light is off turn on the fountain
    => switch.turn_on [Fountain] ?light:off[all]
    if any light is on in the kitchen turn on the fountain
    => ?? if any light is on in the kitchen turn on the fountain
    if any light is on, turn off the fountain
    => switch.turn_off [Fountain] ?light:on[all]
    if any lights are off turn on the fountain
    => switch.turn_on [Fountain] ?light:off[all]
    if any lights are on at eleven tell me
    => light.get [all] @03-10T23:00 ?light:on[all]
    if any of the lights are on turn on the fountain
    => switch.turn_on [Fountain] ?light:on[all]
    if both blinds are open turn on the fountain
    => switch.turn_on [Fountain] ?every cover:open[group Blinds]
    if every light is off turn on the fountain
    => switch.turn_on [Fountain] ?every light:off[all]
    if some lights are on turn on the fountain
    => switch.turn_on [Fountain] ?light:on[all]
    if the lights are off turn on the fountain
    => switch.turn_on [Fountain] ?every light:off[all]
    if the porch light and the desk lamp are on turn on the fountain
    => switch.turn_on [Fountain] ?every light:on[Porch Light + Desk Lamp]
    if the porch light or the desk lamp is on turn on the fountain
    => switch.turn_on [Fountain] ?light:on[Porch Light + Desk Lamp]
    when any door is unlocked turn on the fountain
    => switch.turn_on [Fountain] @event lock:unlocked[all] already repeat
  `,
  'home-2',
  undefined,
  EVENING,
);
