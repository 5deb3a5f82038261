import { golden } from '../golden.ts';

golden(
  'until when, on which days and how often what waits is done',
  `
  turn off the TV at ten every night // the kids are off tomorrow, so make it eleven
    => schedule.change query="turn off the TV at ten every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T23:00
  turn off the TV at ten every night // make it eleven, there's football on Thursday
    => schedule.change query="turn off the TV at ten every night" occurrence=03-12T00:00..03-12T23:59 at=03-12T23:00
  turn off the TV at ten every night // I'm up late tonight, leave it on till half eleven
    => media.turn_on [Living Room TV] > schedule.change query="turn off the TV at ten every night" occurrence=03-10T00:00..03-10T23:59 at=03-10T23:30
  turn off the TV at ten every night // keep it on till one tonight
    => media.turn_on [Living Room TV] > schedule.change query="turn off the TV at ten every night" occurrence=03-10T00:00..03-10T23:59 at=03-11T01:00
  turn off the TV at ten every night // leave it on till eleven on Friday
    => schedule.change query="turn off the TV at ten every night" occurrence=03-13T00:00..03-13T23:59 at=03-13T23:00
  turn off the TV at ten // keep it on till eleven
    => media.turn_on [Living Room TV] > schedule.cancel query="turn off the TV at ten" > media.turn_off [Living Room TV] @03-10T23:00
  turn off the TV at ten every night // we had visitors tonight so I'm tired
    => (statement)
  set an alarm for seven every day // I'm off on Friday so make it nine
    => diary.move kind=alarm on=03-13T00:00..03-13T23:59 to={"clock":"21:00","sure":false}
  remind me at five to feed the cat // and the same on Thursday
    => reminders.create text="feed the cat" at=03-12T17:00
  turn off the desk lamp at ten tonight // same again tomorrow
    => light.turn_off [Desk Lamp] @03-11T22:00
  turn on the porch light at seven for ten minutes // and the same tomorrow
    => light.turn_on [Porch Light] @03-11T19:00 > light.turn_off [Porch Light] @after PT10M
  turn off the TV at ten every night // turn on the porch light at seven every night // everything half an hour earlier tomorrow
    => schedule.change query="turn off the TV at ten every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T21:30 | schedule.change query="turn on the porch light at seven every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T18:30
  turn off the TV at ten every night // all of it an hour later on Friday
    => schedule.change query="turn off the TV at ten every night" occurrence=03-13T00:00..03-13T23:59 at=03-13T23:00
  every day at seven open the kitchen blinds // from next week only at weekends
    => cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=7;BYMINUTE=0 | schedule.cancel query="every day at seven open the kitchen blinds" @03-16T00:00
  every three days at six turn on the porch light // start from tomorrow
    => schedule.cancel query="every three days at six turn on the porch light" > light.turn_on [Porch Light] @FREQ=DAILY;INTERVAL=3;BYHOUR=6;BYMINUTE=0
  every three days at six turn on the porch light // skip it today
    => diary.skip on=03-10T00:00..03-10T23:59 kind=schedule
  remind me every half hour to drink // only till four
    => reminders.cancel query=drink > reminders.create text=drink rrule=FREQ=MINUTELY;INTERVAL=30;UNTIL=20260310T150000Z
  remind me every hour to stand up // until noon
    => reminders.cancel query="stand up" > reminders.create text="stand up" rrule=FREQ=HOURLY;UNTIL=20260310T110000Z
  remind me every weekday at three to fetch Leo, on Fridays at noon
    => reminders.create text="fetch Leo" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=15;BYMINUTE=0 | reminders.create text="fetch Leo" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=12;BYMINUTE=0
  every day at seven open the kitchen blinds, but on Sundays at nine
    => cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=7;BYMINUTE=0 | cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=SU;BYHOUR=9;BYMINUTE=0
  every day at seven turn on the porch light // and the desk lamp // no, just the TV
    => schedule.cancel query="the desk lamp" > media.turn_on [Living Room TV] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  every day at seven turn on the porch light // and the desk lamp // no, just the hall light
    => schedule.cancel query="the desk lamp" > light.turn_on [Hallway Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  turn off the TV at ten every night for a week
    => media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260316T225959Z
  turn on the porch light every evening at six for a month
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=18;BYMINUTE=0;UNTIL=20260408T215959Z
  turn on the porch light every evening at six for an hour
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=18;BYMINUTE=0 > light.turn_off [Porch Light] @after PT1H
  every other weekend on a saturday at ten turn on the porch light
    => light.turn_on [Porch Light] @FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;BYHOUR=10;BYMINUTE=0
  turn off the TV at ten // in the morning I meant
    => schedule.cancel query="turn off the TV at ten" > media.turn_off [Living Room TV] @03-11T10:00
  remind me at eight to ring Gran // no, in the evening
    => reminders.change query="ring Gran" at=03-10T20:00
  set an alarm for seven // in the evening
    => alarm.change set_for=03-11T07:00 at=03-10T19:00
  tell me whenever the front door is unlocked // is it unlocked now?
    => lock.get [Front Door]
  tell me when the TV comes on // is it on?
    => media.get [Living Room TV]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
