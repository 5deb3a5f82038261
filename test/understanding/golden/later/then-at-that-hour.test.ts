import { golden } from '../golden.ts';

golden(
  'what is done at the hour of what was put off, or so much later',
  `
  at eleven turn off the bedroom light // and twenty minutes later lock the front door
    => lock.lock [Front Door] @03-10T11:20
  dim the kitchen lights to 30 at nine // a quarter of an hour after that turn them off
    => light.turn_off [kitchen] @03-10T21:15
  every weekday at seven open the kitchen blinds // and half an hour after that turn on the kitchen lights
    => light.turn_on [kitchen] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30
  remind me at three to call Gran // and an hour later to water the plants
    => reminders.create text="water the plants" at=03-10T16:00
  wake me at six // and ten minutes after that turn on the bedroom light
    => light.turn_on [master bedroom] @03-11T06:10
  in half an hour close the kitchen blinds // and five minutes after that turn off the kitchen lights
    => light.turn_off [kitchen] @03-10T11:05
  turn on the kitchen lights // and ten minutes later turn them off
    => light.turn_off [kitchen] @after PT10M
  set an alarm for half seven and turn on the bedroom light then
    => alarm.set at=03-11T07:30 | light.turn_on [master bedroom] @03-11T07:30
  remind me at four to fetch the parcel and turn on the porch light then
    => reminders.create text="fetch the parcel" at=03-10T16:00 | light.turn_on [Porch Light] @03-10T16:00
  set a timer for twenty minutes and turn off the kitchen lights then
    => timer.start duration=PT20M > light.turn_off [kitchen] @after PT20M
  when does the sun go down? // turn on the porch light then
    => light.turn_on [Porch Light] @sunset
  what time is sunrise tomorrow? // open the kitchen blinds then
    => cover.open [Kitchen Blinds] @sunrise 2026-03-11
  when is the school play? // turn off the kitchen lights then
    => ?? turn off the kitchen lights then
  close the kitchen blinds at nine // and lock the front door then
    => lock.lock [Front Door] @03-10T21:00
  keep the bedroom light on for another twenty minutes // then off
    => schedule.cancel query="keep the bedroom light on for another twenty minutes" > light.turn_off [master bedroom] @after PT20M
  keep the bedroom light on for another hour // and then dim it to 20
    => schedule.cancel query="keep the bedroom light on for another hour" > light.set [master bedroom] brightness=20 @after PT1H
  at eight turn on the bedroom light for half an hour // then off
    => schedule.cancel query="at eight turn on the bedroom light for half an hour" > light.turn_on [master bedroom] @03-10T20:00 > light.turn_off [master bedroom] @03-10T20:30
  at ten turn off the bedroom light // then turn it on
    => ?? then turn it on
  keep the bedroom light on for ten more minutes and then off
    => light.turn_on [master bedroom] > light.turn_off [master bedroom] @after PT10M
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
