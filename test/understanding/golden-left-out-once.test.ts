import { golden } from './golden.ts';

golden(
  'one time of what comes again is left out, and more is done when it comes',
  `
  remind me every evening at nine about my tablets // skip that one
    => diary.skip among={"service":"reminders","rrule":"FREQ=DAILY;BYHOUR=21;BYMINUTE=0"} which=1
  remind me every evening at nine about my tablets // I've had tonight's already, so skip that
    => diary.skip on=03-10T18:00..03-10T23:59 kind=reminders query="my tablets"
  remind me every evening at nine about my tablets // skip this evening's, I've had them
    => diary.skip on=03-10T17:00..03-10T23:59 kind=reminders query="my tablets"
  wake me at seven on weekdays // tomorrow's a holiday, skip that one
    => diary.skip on=03-11T00:00..03-11T23:59 kind=alarm
  wake me at seven on weekdays // skip that
    => diary.skip among={"service":"alarm","rrule":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0"} which=1
  put choir in the calendar every Wednesday at seven // it's half term next week so skip that one
    => diary.skip on=03-16T00:00..03-22T23:59 kind=calendar query=choir
  Every evening at half six turn on the porch light // Not today though, we're out. Start from tomorrow
    => diary.skip on=03-10T00:00..03-10T23:59 kind=schedule
  Every evening at half six turn on the porch light // starting tomorrow
    => diary.skip on=03-10T00:00..03-10T23:59 kind=schedule
  cancel piano on Wednesday only, the teacher's away
    => diary.skip query=piano on=03-11T00:00..03-11T23:59
  cancel piano just this Wednesday
    => diary.skip query=piano on=03-11T00:00..03-11T23:59
  delete every reminder and everything in the calendar
    => reminders.cancel all=true | calendar.cancel all=true
  porch light off at half eleven every night, only not on Thursdays
    => light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,FR,SA,SU;BYHOUR=23;BYMINUTE=30
  half past seven every morning open the bedroom blinds, but never on a Thursday
    => cover.open [Master Bedroom Curtains] @FREQ=WEEKLY;BYDAY=MO,TU,WE,FR,SA,SU;BYHOUR=7;BYMINUTE=30
  when everyone's left, set the heating to sixteen // and the porch light off then too
    => light.turn_off [Porch Light] @event presence:away[anyone] repeat
  when everyone's left, set the heating to sixteen // have it lock the front door then as well
    => lock.lock [Front Door] @event presence:away[anyone] repeat
  at nine turn off the porch light // and close the blinds then as well
    => cover.close [group Blinds] @03-10T21:00
  when's the school play? // it's on Friday at two, put it in
    => calendar.create title="school play" start=03-13T14:00 end=03-13T15:00
  set a timer for forty minutes // five minutes less // cancel it
    => timer.cancel length=PT40M
  add milk and eggs to the shopping list // cancel that
    => conversation.cancel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
