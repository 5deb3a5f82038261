import { golden } from '../golden.ts';

golden(
  'what is done already needs no reminder, and none is made of the words',
  `
  I've put the bins out already, you needn't remind me tonight
    => reminders.cancel query=bins
  sam's paid the window cleaner, no need to remind me
    => reminders.cancel query="window cleaner"
  we bought milk, stop nagging me about it
    => reminders.cancel query=milk
  there's no swimming this friday, the pool's shut, take it off just for this week
    => diary.skip query=swimming on=03-13T00:00..03-13T23:59
`,
  'home-2',
  'living room',
);

golden(
  'what need not be is ended, and a reason behind is no name',
  `
  the porch light doesn't need to be on in broad daylight, switch it off
    => light.turn_off [Porch Light]
  cancel choir, half of them are poorly
    => calendar.cancel query=choir
  cancel football, my foot hurts
    => calendar.cancel query=football
`,
  'home-2',
  'living room',
);

golden(
  'a rule gets other days beside its own, and none in their place',
  `
  every weekday at seven turn on the porch light // and at eight on weekends
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=8;BYMINUTE=0
  remind me every weekday at eight to take the pills // and at ten on weekends
    => reminders.create text="take the pills" rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=10;BYMINUTE=0
  every day at seven turn on the porch light // and at eight on weekends
    => ?? and at eight on weekends
`,
  'home-2',
  'living room',
);

golden(
  'timers and alarms in words of a family',
  `
  time me for twenty minutes
    => timer.start duration=PT20M
  start me a bread timer for forty minutes // how long has the bread still got
    => timer.get name=bread
  set a pasta timer for nine minutes // and the peas for seven
    => timer.start name=peas duration=PT7M
  I need getting up at half six on weekdays from now on
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
`,
  'home-2',
  'living room',
);

golden(
  'what is not needed any more, of what is to come and of what is',
  `
  turn off the porch light at ten // no need for it any more
    => schedule.cancel query="turn off the porch light at ten"
  turn off the porch light in ten minutes and the fairy lights in twenty // we don't need that after all
    => schedule.cancel query="turn off the porch light in ten minutes" | schedule.cancel query="turn off the fairy lights in twenty minutes"
  turn on the porch light // no need for it any more
    => light.turn_off [Porch Light]
  turn on the porch light for an hour // no need for it any more
    => light.turn_off [Porch Light]
`,
  'home-2',
);
