import { golden } from '../golden.ts';

golden(
  'some days of what comes again and again are at another time, or are asked for',
  `
  wake me at half six every day // at weekends eight please
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 > alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=8;BYMINUTE=0
  wake me at half six every day // but quarter past eight on Sundays
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=30 > alarm.set rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=8;BYMINUTE=15
  wake me at half six every day // on Saturdays a quarter of an hour later
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 > alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=6;BYMINUTE=45
  wake me on weekdays at seven // Wednesdays at half seven
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;BYHOUR=7;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=7;BYMINUTE=30
  wake me on weekdays at seven // and at nine on Saturdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  remind me every evening at eight to feed the cat // on Fridays make it nine
    => reminders.change query="feed the cat" rrule=FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,SA;BYHOUR=20;BYMINUTE=0 > reminders.create text="feed the cat" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=21;BYMINUTE=0
  every day at six open the kitchen blinds // Sundays at eight
    => schedule.cancel query="every day at six open the kitchen blinds" > cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=0 | cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=SU;BYHOUR=8;BYMINUTE=0
  every night at eleven turn off the porch light // midnight on Fridays
    => schedule.cancel query="every night at eleven turn off the porch light" > light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,SA;BYHOUR=23;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=0;BYMINUTE=0
  every night at eleven turn off the porch light // on Saturdays at half past twelve
    => schedule.cancel query="every night at eleven turn off the porch light" > light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR;BYHOUR=23;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SU;BYHOUR=0;BYMINUTE=30
  set an alarm for seven on tuesday // when is the quiz night? // next tuesday it is at half past four
    => diary.move on=03-17T00:00..03-17T23:59 to={"clock":"16:30","sure":false} query=quiz
  choir every Monday at seven // when is the fair? // this Monday it's at ten
    => diary.move on=03-16T00:00..03-16T23:59 to={"clock":"22:00","sure":false} query=fair
  would the porch light be on at nine
    => schedule.list
  will the desk lamp be off by then
    => schedule.list
  are the kitchen blinds going to come down tonight
    => schedule.list
  wake me at half six every day // no alarm on Sundays
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=30
  wake me at half six every day // leave out the weekends
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  wake me at half six every day // scrap Tuesdays and Thursdays
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=SU,MO,WE,FR,SA;BYHOUR=6;BYMINUTE=30
  run the vacuum every Monday and Wednesday at three // Fridays instead of Wednesdays
    => schedule.cancel query="Robbie: run the vacuum every Monday and Wednesday at three" > vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=15;BYMINUTE=0
  run the vacuum every Monday and Wednesday at three // move the Mondays to Saturdays
    => schedule.cancel query="Robbie: run the vacuum every Monday and Wednesday at three" > vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=WE,SA;BYHOUR=15;BYMINUTE=0
  run the vacuum every Monday and Wednesday at three // no more Mondays
    => schedule.cancel query="Robbie: run the vacuum every Monday and Wednesday at three" > vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=WE;BYHOUR=15;BYMINUTE=0
  remind me every evening at eight to feed the cat // not on Saturdays any more
    => reminders.change query="feed the cat" rrule=FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR;BYHOUR=20;BYMINUTE=0
  wake me on weekdays at seven // from next week at half six
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0;UNTIL=20260315T225959Z > alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 at=03-16T00:00
  wake me on weekdays at seven // make it eight from Monday
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0;UNTIL=20260315T225959Z > alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0 at=03-16T00:00
  every day at six open the kitchen blinds // starting next week it's seven
    => schedule.cancel query="every day at six open the kitchen blinds" > cover.open [Kitchen Blinds] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0;UNTIL=20260315T225959Z | cover.open [Kitchen Blinds] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  put gym in the calendar every Monday and Friday at 6 // not on Fridays
    => ?? not on Fridays
  run the vacuum every Monday and Wednesday at three // move Wednesday's to Friday
    => diary.move on=03-11T00:00..03-11T23:59 to={"date":"2026-03-13"} kind=schedule
  run the vacuum every Monday and Wednesday at three // on Mondays at noon // on Wednesdays at four
    => schedule.cancel query="Robbie: run the vacuum" > vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=WE;BYHOUR=16;BYMINUTE=0
  wake me on weekdays at seven // on Fridays at six // no Fridays
    => alarm.cancel
  every night at eleven turn off the porch light // and at midnight on Saturdays
    => ?? at midnight on Saturdays
  run the vacuum every Monday and Wednesday at three // on Mondays at noon // and on Wednesdays at four
    => schedule.cancel query="Robbie: run the vacuum" > vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=WE;BYHOUR=16;BYMINUTE=0
  wake me on weekdays at seven // on Fridays at six // and at eight on Mondays
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=TU,WE,TH;BYHOUR=7;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  wake me on weekdays at seven // on Fridays at six // and at nine on Saturdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
