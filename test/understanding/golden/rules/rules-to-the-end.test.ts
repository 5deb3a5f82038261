import { golden } from '../golden.ts';

golden(
  'rules with a remark, somebody to be told or a pronoun at their end',
  `
  turn on the porch light at nine, and if it's already on do nothing
    => light.turn_on [Porch Light] @03-10T21:00
  every night at ten close the garage door, but leave it if it's already closed
    => cover.close [Garage Door] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  turn on the porch light at nine, and if it's dark do nothing
    => light.turn_on [Porch Light] @03-10T21:00 ?not daytime down
  when the garage door opens turn on the porch light and let me know
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat | cover.get [Garage Door] @event cover:open[Garage Door] repeat
  whenever the garage door opens, turn on the hall light and tell me about it
    => light.turn_on [Hallway Light] @event cover:open[Garage Door] repeat | cover.get [Garage Door] @event cover:open[Garage Door] repeat
  if the garage door is open during the night close it
    => ?? if the garage door is open during the night close it
  every night at ten if the garage door is open close it, otherwise just tell me
    => ?? every night at ten if the garage door is open close it, otherwise just tell me
  when the garage door opens, if the living room tv is on, pause it
    => media.pause [Living Room TV] @event cover:open[Garage Door] repeat ?media:on[Living Room TV]
  when the garage door opens stop it if the living room tv is on
    => cover.stop [Garage Door] @event cover:open[Garage Door] repeat ?media:on[Living Room TV]
  start the vacuum, and when it's finished turn off the desk lamp
    => vacuum.start [Robbie] > light.turn_off [Desk Lamp] awaits vacuum:docked[Robbie]
  once the vacuum is finished turn on the desk lamp
    => light.turn_on [Desk Lamp] @event vacuum:docked[Robbie]
  every two hours tell me the temperature in the living room
    => sensor.get [living room] kind=temperature @FREQ=HOURLY;INTERVAL=2
  at sunrise open the curtains and close them two hours later, every weekday
    => cover.open [group Curtains] @sunrise FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR > cover.close [group Curtains] @after PT2H
  close the garage door twenty minutes after it was opened
    => cover.close [Garage Door] @event cover:open[Garage Door] for PT20M already repeat
  let the vacuum run on Friday from nine to ten
    => vacuum.start [Robbie] @03-13T09:00 > vacuum.dock [Robbie] @03-13T10:00
  close the garage door and mail me that it's done
    => cover.close [Garage Door] > email.send to=me about="the Garage Door is closed"
  remind me in ten minutes to stir the soup and again ten minutes later
    => reminders.create text="stir the soup" at=03-10T10:40 > reminders.create text="stir the soup" at=03-10T10:50
  start the vacuum and email me when it's done
    => vacuum.start [Robbie] > email.send to=me about="the Robbie is docked" awaits vacuum:docked[Robbie]
  if the garage door is open close it, otherwise just tell me
    => cover.close [Garage Door] ?cover:open[Garage Door]
  if the living room tv is on turn it off and tell me
    => media.turn_off [Living Room TV] ?media:on[Living Room TV]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
