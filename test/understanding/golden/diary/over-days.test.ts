import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'what goes on over days is kept with both of its ends',
  `
    sleepover Friday six till Saturday ten
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    sleepover from Friday six till Saturday ten
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    put a sleepover in the calendar friday at six till saturday at ten
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    sleepover at Lena's from Friday 18:00 to Saturday 10:00
    => calendar.create title="sleepover at Lena's" start=03-13T18:00 end=03-14T10:00
    Mia's sleepover Friday six till Saturday ten
    => calendar.create title="Mia's sleepover" start=03-13T18:00 end=03-14T10:00
    Mia has a sleepover Friday at six till Saturday at ten
    => calendar.create who=mia title=sleepover start=03-13T18:00 end=03-14T10:00
    Mia's at a sleepover from Friday at six to Saturday at ten
    => calendar.create title="Mia's at a sleepover to Saturday" start=03-13T18:00 end=03-13T19:00
    camping Friday five pm until Sunday three pm
    => calendar.create title=camping start=03-13T17:00 end=03-15T15:00
    camping from friday five until sunday three
    => calendar.create title=camping start=03-13T17:00 end=03-15T15:00
    scout camp Friday evening six until Sunday noon
    => calendar.create title="scout camp" start=03-13T18:00 end=03-15T12:00
    Granny stays from Friday four till Monday nine
    => calendar.create title="Granny stays" start=03-13T16:00 end=03-16T09:00
    Gran's staying from Friday at four till Sunday at two
    => calendar.create title="Gran's staying" start=03-13T16:00 end=03-15T14:00
    conference Monday nine to Wednesday five
    => calendar.create title=conference start=03-16T09:00 end=03-18T17:00
    conference from Monday nine to Wednesday five in Munich
    => calendar.create title="conference in Munich" start=03-16T09:00 end=03-18T17:00
    night shift friday ten till saturday six
    => calendar.create title="night shift" start=03-13T22:00 end=03-14T06:00
    night shift from ten on Friday till six on Saturday
    => calendar.create title="night shift" start=03-13T22:00 end=03-14T06:00
    night shift Friday ten till six
    => calendar.create title="night shift" start=03-13T10:00 end=03-13T18:00
    put night shift on Friday from 10pm to 6am
    => calendar.create title="night shift" start=03-13T22:00 end=03-14T06:00
    sleepover Friday 6pm to 10am Saturday
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    sleepover on Friday from six till ten the next morning
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    sleepover on Friday at six until ten the next morning
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
    sleepover Friday at six until Saturday morning
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T08:00
    camping Friday at five until Sunday
    => calendar.create title=camping start=03-13T17:00 end=03-16T00:00
    sleepover at Ben's Friday from seven until eleven the next morning
    => calendar.create title="sleepover at Ben's" start=03-13T19:00 end=03-14T11:00
    turn on the porch light from Friday six until Saturday ten
    => light.turn_on [Porch Light] @03-13T18:00 > light.turn_off [Porch Light] @03-14T10:00
    keep the porch light on till saturday ten
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-14T10:00
    move the dentist from friday six to saturday ten
    => diary.move query=dentist on=03-13T18:00 to={"date":"2026-03-14","clock":"10:00","sure":false}
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'what takes place is kept with its place',
  `
    parents' evening next Thursday half past six at the school
    => calendar.create title="parents evening at the school" start=03-19T18:30 end=03-19T19:30
    parents evening thursday half six at school
    => calendar.create title="parents evening at school" start=03-12T18:30 end=03-12T19:30
    school play next Tuesday six thirty at the theatre
    => calendar.create title="school play at the theatre" start=03-17T18:30 end=03-17T19:30
    dentist Monday quarter past nine in town
    => calendar.create title="dentist in town" start=03-16T09:15 end=03-16T10:15
    haircut Wednesday four o'clock at Toni's
    => calendar.create title="haircut at Toni's" start=03-11T16:00 end=03-11T17:00
    recital next Friday seven at St Mary's
    => calendar.create title="recital at St Mary's" start=03-20T19:00 end=03-20T20:00
    book club every Tuesday half seven at Jo's
    => calendar.create title="book club at Jo's" start=03-10T19:30 end=03-10T20:30 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=30
    piano lesson tomorrow quarter to four at Mrs Brown's
    => calendar.create title="piano lesson at Mrs Brown's" start=03-11T15:45 end=03-11T16:45
    coffee with Jo Thursday three at the bakery
    => calendar.create title="coffee with Jo at the bakery" start=03-12T15:00 end=03-12T16:00
    office light on Thursday five in the office
    => ?? office light on Thursday five in the office
    radio Thursday seven in the kitchen
    => ?? radio Thursday seven in the kitchen
    what's on thursday seven at the school
    => ?? what's on thursday seven at the school
    walk the dog friday five in the park
    => ?? walk the dog friday five in the park
    curtains friday six in the bedroom
    => ?? curtains friday six in the bedroom
  `,
  'home-2',
  undefined,
  EVENING,
);
