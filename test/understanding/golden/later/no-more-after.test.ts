import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// From an hour on something is to be no more; one time of what comes again is left out, or comes at another hour.

golden(
  'A02 A20 no more after an hour is an order for that hour',
  `
  no TV after eight
    => media.turn_off [Living Room TV] @03-10T20:00
  no more music after ten
    => ?? no more music after ten {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  turn the music down after nine
    => ?? turn the music down after nine {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  no telly after half eight
    => media.turn_off [Living Room TV] @03-10T20:30
  after nine turn the telly off
    => media.turn_off [Living Room TV] @03-10T21:00
  turn the telly off after nine tonight
    => media.turn_off [Living Room TV] @03-10T21:00
  no lights after eleven
    => light.turn_off [all] @03-10T23:00
  no TV after eight on school nights
    => media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=20;BYMINUTE=0
  turn on the porch light at eight, and no TV after nine
    => light.turn_on [Porch Light] @03-10T20:00 | media.turn_off [Living Room TV] @03-10T21:00
  no TV after nine and lights off at ten
    => media.turn_off [Living Room TV] @03-10T21:00 | light.turn_off [all] @03-10T22:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A03 no order',
  `
  no visitors after eight
    => ?? no visitors ?? eight
  no news after nine
    => ?? no news ?? nine
  what is on TV after eight
    => ?? what is on TV after eight
  is there music after ten
    => ?? is there music ?? ten
  remind me there's no TV after eight
    => ?? remind me there's no TV after eight (when?)
  Sam says there is no TV after nine
    => (statement)
  no TV from six to eight
    => ?? no TV from six to eight
  no TV after nine if they have school
    => ?? no TV ?? nine if they have school
  turn the music down after the film
    => ?? turn the music down after the film
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A20 one time of what comes again',
  `
  heating on at six tomorrow instead of seven
    => diary.move kind=schedule query=heating on=03-11T00:00..03-11T23:59 to={"clock":"18:00","sure":false}
  tomorrow the heating at six instead of seven
    => diary.move kind=schedule query=heating on=03-11T00:00..03-11T23:59 to={"clock":"18:00","sure":false}
  could you put the heating on a bit earlier tomorrow
    => diary.shift kind=schedule query=heating on=03-11T00:00..03-11T23:59 by=-PT30M
  put the heating on half an hour earlier tomorrow
    => diary.shift kind=schedule query=heating on=03-11T00:00..03-11T23:59 by=-PT30M
  don't heat the bathroom tomorrow
    => diary.skip kind=schedule query="bathroom heating" on=03-11T00:00..03-11T23:59
  don't water the garden tomorrow
    => diary.skip kind=schedule query=garden on=03-11T00:00..03-11T23:59
  please don't run the fountain tomorrow
    => diary.skip kind=schedule query=fountain on=03-11T00:00..03-11T23:59
  don't heat the bathroom
    => ?? don't heat the bathroom
  don't water the plants tomorrow
    => ?? don't water the plants tomorrow
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A20 all of a day',
  `
  push everything on friday back an hour
    => diary.shift kind=calendar which=all on=03-13T00:00..03-13T23:59 by=PT1H
  bring everything on Friday forward an hour
    => diary.shift kind=calendar which=all on=03-13T00:00..03-13T23:59 by=-PT1H
  shift all my appointments on Thursday back by half an hour
    => diary.shift kind=calendar which=all on=03-12T00:00..03-12T23:59 by=PT30M
  push everything back an hour
    => ?? push everything back an hour
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A20 an alarm on weekdays and one at weekends',
  `
  set the alarm for quarter to seven, and ten past on weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=7;BYMINUTE=10
  wake me at seven, and at nine at the weekend
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  alarm for quarter to seven on weekdays, ten past eight on weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=8;BYMINUTE=10
`,
  'home-2',
  undefined,
  AT,
);
