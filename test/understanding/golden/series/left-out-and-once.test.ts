import { golden } from '../golden.ts';

golden(
  'days left out with their reason, and another hour for once',
  `
  wake me at half six every weekday // we never leave early on Wednesdays, so not then either
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;BYHOUR=6;BYMINUTE=30
  wake me at half six every weekday // on Mondays I work from home, so no need then
    => alarm.change set_for=03-11T06:30 rrule=FREQ=WEEKLY;BYDAY=TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  choir for Ben is every Thursday, six till seven // except on the 19th of March, the hall's closed
    => diary.skip on=03-19T00:00..03-19T23:59 kind=calendar query="choir for Ben"
  choir for Ben is every Thursday, six till seven // the teacher's away on the 26th, so none that day
    => diary.skip on=03-26T00:00..03-26T23:59 kind=calendar query="choir for Ben"
  choir for Ben is every Thursday, six till seven // only on the 26th the teacher's away, so skip it that day
    => diary.skip on=03-26T00:00..03-26T23:59 kind=calendar query="choir for Ben"
  remind me on Thursday to put the recycling out // make it eight // it's every week, by the way
    => reminders.change query="put the recycling out" rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=8;BYMINUTE=0
  every evening at nine close the living room blind and turn off the kitchen lights // not tonight, we've got guests
    => diary.skip on=03-10T18:00..03-10T23:59 kind=schedule query="every evening at nine close the living room blind" | diary.skip on=03-10T18:00..03-10T23:59 kind=schedule query="turn off the kitchen lights"
  every evening at nine close the living room blind and turn off the kitchen lights // just not tomorrow
    => diary.skip on=03-11T00:00..03-11T23:59 kind=schedule query="every evening at nine close the living room blind" | diary.skip on=03-11T00:00..03-11T23:59 kind=schedule query="turn off the kitchen lights"
  every night at ten remind me to take my drops // make it eleven just that once
    => diary.move query="take my drops" kind=reminders on=03-10T00:00..03-10T23:59 to={"clock":"23:00","sure":true}
  wake me at half six every weekday // make it half seven just this once
    => diary.move kind=alarm on=03-11T00:00..03-11T23:59 to={"clock":"07:30","sure":true}
  turn on the hall light every day at six and turn it off every day at ten // drop the ten o'clock bit
    => schedule.cancel query="Hallway Light: turn it off every day at ten"
  every night at ten remind me to take my drops // tomorrow we're out late though, make it midnight
    => ?? tomorrow we're out late though, make it midnight
  every night at ten remind me to take my drops // tomorrow we're out late though, make it half eleven
    => diary.move query="take my drops" kind=reminders on=03-11T00:00..03-11T23:59 to={"clock":"23:30","sure":true}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
