import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'alarms in one breath, on their days, and of others',
  `
  set an alarm for half six and another for seven
    => alarm.set at=03-11T06:30 | alarm.set at=03-11T07:00
  wake me at 6 tomorrow and the day after
    => alarm.set at=03-11T06:00 | alarm.set at=03-12T06:00
  wake me up at 8 this Sunday, not every Sunday
    => alarm.set at=03-15T08:00
  wake me up at 8 with some gentle music
    => alarm.set at=03-11T08:00 ?? wake me up at 8 with some gentle music {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  set an alarm for 20 to 7
    => alarm.set at=03-11T06:40
  set an alarm for 6 to 7
    => ?? set an alarm for 6 to 7 (when?)
  an alarm for quarter to six on workdays please
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=5;BYMINUTE=45
  wake Sam up at six tomorrow
    => ?? wake Sam up at six tomorrow
  cancel Mia's alarm
    => ?? cancel Mia's alarm
  set an alarm for 7 tomorrow // and one for Mia at half seven
    => ?? and one for Mia at half seven
  set an alarm for work at 7
    => alarm.set name=work at=03-11T07:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'alarms that rest, come later once, or are turned off',
  `
  set an alarm for 6 every day // turn it off
    => alarm.cancel
  set an alarm for 6 // switch it off again
    => alarm.cancel set_for=03-11T06:00
  turn on the desk lamp // set an alarm for 6 // turn it off
    => light.turn_off [Desk Lamp]
  set an alarm for 6 every day // pause the alarm until Friday
    => alarm.skip on=03-10T00:00..03-12T23:59
  set an alarm for 6 every day // no alarms next weekend
    => alarm.skip on=03-21T00:00..03-22T23:59
  set an alarm for 6 every day // I don't need to be up on Thursday, school's closed
    => alarm.skip on=03-12T00:00..03-12T23:59
  set an alarm for 6 every day // let me lie in another half an hour on Friday
    => diary.shift kind=alarm on=03-13T00:00..03-13T23:59 by=PT30M
  set an alarm for 6 every day // I'm off next week, so no alarm then
    => alarm.skip on=03-16T00:00..03-22T23:59
  set an alarm for 6 every weekday // skip Thursday and Friday
    => diary.skip on=03-12T00:00..03-13T23:59 kind=alarm was={"clock":"06:00","sure":true}
  set an alarm for 6 every weekday // half an hour later tomorrow
    => diary.shift kind=alarm on=03-11T00:00..03-11T23:59 by=PT30M
  set an alarm for 6 every weekday // half an hour later on Sunday
    => ?? half an hour later on Sunday
  set an alarm for 6 every weekday // tomorrow at 7 instead, only this once
    => diary.move kind=alarm on=03-11T00:00..03-11T23:59 to={"clock":"07:00","sure":true}
  set an alarm for 6 every weekday // not tomorrow, tomorrow I need half past seven
    => diary.move kind=alarm on=03-11T00:00..03-11T23:59 to={"clock":"19:30","sure":false}
  set an alarm for 6 every weekday // include Saturday too
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=6;BYMINUTE=0
  remind me every day at 8 to water the herbs // an hour later tomorrow
    => diary.shift query="water the herbs" kind=reminders on=03-11T00:00..03-11T23:59 by=PT1H
  remind me tomorrow to ring the bank // what time will you remind me // make it the afternoon
    => reminders.change query="ring the bank" at=03-11T15:00
`,
  'home-2',
  undefined,
  AT,
);
