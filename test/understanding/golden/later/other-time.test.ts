import { golden } from '../golden.ts';

const AFTERNOON = Date.parse('2026-03-10T10:30:00-04:00');

golden(
  'what was just done or set is so at another time instead, or once more',
  `
  turn on the desk lamp // not now, at nine
    => conversation.undo [Desk Lamp] > light.turn_on [Desk Lamp] @03-10T21:00
  lock the back door // do it at nine instead
    => conversation.undo [Back Door] > lock.lock [Back Door] @03-10T21:00
  turn the TV on // do that at nine
    => conversation.undo [Living Room TV] > media.turn_on [Living Room TV] @03-10T21:00
  set the heating to 21 // at nine tonight instead
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-10T21:00
  start the vacuum // do it in ten minutes
    => conversation.undo [Robbie] > vacuum.start [Robbie] @03-10T15:40
  turn on the coffee machine // tomorrow at seven instead
    => conversation.undo [Coffee Machine] > switch.turn_on [Coffee Machine] @03-11T07:00
  turn on the desk lamp // make that at nine
    => conversation.undo [Desk Lamp] > light.turn_on [Desk Lamp] @03-10T21:00
  set the heating to 21 // move it to nine
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-10T21:00
  turn on the desk lamp at eight // shift it to nine
    => schedule.cancel query="turn on the desk lamp at eight" > light.turn_on [Desk Lamp] @03-10T21:00
  wake me at seven tomorrow // not now, at nine
    => alarm.change set_for=03-11T07:00 at=03-11T09:00
  remind me to call Mum at five // do it tomorrow at nine instead
    => reminders.change query="call Mum" at=03-11T09:00
  put the dentist in the calendar for Friday at ten // not yet, at eleven
    => calendar.change query=dentist start=03-13T11:00 end=03-13T12:00
  set the volume of the office speaker to 5 // put it at ten instead
    => media.set_volume [Office Speaker] volume=10
  set the heating to 21 // have it at 19
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19
  turn on the desk lamp // at nine too
    => light.turn_on [Desk Lamp] @03-10T21:00
  set the heating to 21 // and at nine as well
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-10T21:00
  turn on the desk lamp at eight // and at nine
    => light.turn_on [Desk Lamp] @03-10T21:00
  every day at eight turn on the desk lamp // and at nine
    => light.turn_on [Desk Lamp] @FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  turn on the desk lamp at eight // and make it nine
    => schedule.cancel query="turn on the desk lamp at eight" > light.turn_on [Desk Lamp] @03-10T21:00
  put the dentist in the calendar for Friday at ten // and at three
    => calendar.create title=dentist start=03-13T15:00 end=03-13T16:00
  wake me at seven tomorrow // also at nine
    => alarm.set at=03-11T09:00
  remind me to call Mum at five // at six as well please
    => reminders.create text="call Mum" at=03-10T18:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'a time alone is said of all that was just done together',
  `
  turn on the desk lamp and the TV // no, at nine
    => conversation.undo [Desk Lamp] > light.turn_on [Desk Lamp] @03-10T21:00 | conversation.undo [Living Room TV] > media.turn_on [Living Room TV] @03-10T21:00
  turn on the desk lamp and the TV // off again at nine
    => light.turn_off [Desk Lamp] @03-10T21:00 | media.turn_off [Living Room TV] @03-10T21:00
  set the heating to 21 and turn on the porch light // and off again at ten
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T22:00 | light.turn_off [Porch Light] @03-10T22:00
  lock the back door and turn on the desk lamp // off again at nine
    => light.turn_off [Desk Lamp] @03-10T21:00
  open the kitchen blinds and start the vacuum // in ten minutes
    => cover.open [Kitchen Blinds] @03-10T15:40 | vacuum.start [Robbie] @03-10T15:40
  turn on the coffee machine and remind me in ten minutes to drink it // at nine instead
    => reminders.change query="drink it" at=03-10T21:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'what has no inverse is switched off by the state that words name, and what is only for a while ends',
  `
  turn the heating on and off again at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat | climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
  set the heating to 21 // off at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
  put the AC on cool at 20 // and back off in an hour
    => climate.set_mode [Bedroom AC] mode=off @03-10T16:30
  dim the desk lamp to 30 and off again at nine
    => light.set [Desk Lamp] brightness=30 | light.turn_off [Desk Lamp] @03-10T21:00
  put the ceiling fan on 60 percent // and off at nine
    => fan.turn_off [Ceiling Fan] @03-10T21:00
  put the kitchen blinds half down // shut again at nine
    => cover.close [Kitchen Blinds] @03-10T21:00
  set the heating to 21 // off
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off
  pause the TV // carry on
    => media.play [Living Room TV]
  turn on the desk lamp only until nine
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @03-10T21:00
  turn on the desk lamp, but only for ten minutes
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @after PT10M
  lock the back door // only till nine
    => lock.unlock [Back Door] @03-10T21:00
  turn on the porch light after sunset
    => light.turn_on [Porch Light] @sunset
  turn on the porch light half an hour after sunset
    => light.turn_on [Porch Light] @sunsetPT30M
  turn on the heating, but not before nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-10T21:00
  turn on only the desk lamp
    => light.turn_on [Desk Lamp]
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'what was just done or set is asked about by “that” and “it”',
  `
  turn on the desk lamp // did that work
    => light.get [Desk Lamp]
  lock the back door // who did that
    => lock.history [Back Door]
  set the heating to 21 // why did you do that
    => climate.history [Living Room Thermostat + Bathroom Heater]
  open the kitchen blinds // why
    => cover.history [Kitchen Blinds]
  remind me to call Mum at five // when is it
    => reminders.list query="call Mum"
  remind me to call Mum at five // who did that
    => ?? who did that
  wake me at seven // is it set
    => alarm.list
  put the dentist in the calendar for Friday at ten // have you got that down
    => calendar.list query=dentist
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'each errand of a list is an item by itself',
  `
  add ring the plumber and buy stamps to the to-do list
    => list.add item="ring the plumber" list=to-do | list.add item="buy stamps" list=to-do
  put call the vet, pay the window cleaner and mow the lawn on my to-do list
    => list.add item="call the vet" list=to-do | list.add item="pay the window cleaner" list=to-do | list.add item="mow the lawn" list=to-do
  add to my to-do list: call the vet and pay the window cleaner
    => list.add item="call the vet" list=to-do | list.add item="pay the window cleaner" list=to-do
  add wash and iron the shirts to the to-do list
    => list.add item="wash and iron the shirts" list=to-do
  add wash the car and the windows to my to-do list
    => list.add item="wash the car and the windows" list=to-do
  put fish and chips on the shopping list
    => list.add item="fish and chips" list=shopping
`,
  'home-2',
  undefined,
  AFTERNOON,
);
