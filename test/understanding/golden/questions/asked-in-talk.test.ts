import { golden } from '../golden.ts';

const MORNING = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'half a question behind what was put off asks when it comes, on which days, and what it was',
  `
  Prod me every Monday at eight to weigh the baby // So how soon am I going to hear about it?
    => reminders.list query="weigh the baby"
  I want a reminder on Wednesdays at four to ring mum // And its first time is what day?
    => reminders.list query="ring mum"
  Remind me on the 14th at two to collect the prescription // Remind me when that is
    => reminders.list query="collect the prescription"
  Put "piano for Jo" in the calendar, every Tuesday four to five // What day's his first class, by the way?
    => calendar.list query="piano for Jo"
  Remind me at five to water the tomatoes // What was it I had to do at five?
    => reminders.list query="water the tomatoes"
  Remind me at five to water the tomatoes // Tell me what that was for
    => reminders.list query="water the tomatoes"
  Wake me at six on weekdays // Will it wake me on Sundays too?
    => alarm.list from=03-15T00:00 to=03-16T00:00
  Get me up at half seven every day // Is it set for the weekend as well?
    => alarm.list from=03-14T00:00 to=03-16T00:00
  Every evening at nine close the blinds // But on Thursday it's the same as ever, yes?
    => house.agenda from=03-12T00:00 to=03-13T00:00
  Turn the heating to 17 every night at eleven // And you'll do that again on Sunday, right?
    => house.agenda from=03-15T00:00 to=03-16T00:00
  The school concert is on the 2nd of April, put it in the calendar // How many sleeps is it?
    => clock.date left=days date=2026-04-02
  Haircut on Friday at ten in the morning, put it in the calendar // Do I have time for a swim that morning at eleven?
    => calendar.list from=03-13T11:00 to=03-13T12:00
  Haircut on Friday at ten in the morning, put it in the calendar // Is it definitely in there?
    => calendar.list query=Haircut
  Put sun cream, towels and goggles on the holiday list // What else have we got to pack?
    => list.get list=holiday
  Email Sam that dinner is at seven // Has it gone yet?
    => house.record last=true
  Turn on the desk lamp // When's the first one?
    => ?? When's the first one
  Set a timer for ten minutes // What's left to take?
    => ?? What's left to take
  Remind me at six tonight to ring the garage // How long till then?
    => reminders.list query="ring the garage"
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'room in the diary, what is still on or to come, and who did it, asked as at home',
  `
  Do we have Sunday afternoon free?
    => calendar.list from=03-15T12:00 to=03-15T18:00
  Have I still got Thursday evening to myself?
    => calendar.list from=03-12T17:00 to=03-13T00:00
  Is there time to see the dentist on Wednesday at three?
    => calendar.list from=03-11T15:00 to=03-11T16:00
  Have we got an hour to have lunch on Friday?
    => calendar.list from=03-13T00:00 to=03-14T00:00
  Can we squeeze in a swim on Saturday at nine?
    => calendar.list from=03-14T09:00 to=03-14T10:00
  Nobody's left the place in a state, and is nothing still running?
    => house.check what=on wanted=any
  Nothing still lit in the kitchen?
    => house.check what=on wanted=any area=kitchen
  And there are no lights left on?
    => light.get [all]
  Is anything still on in the kitchen, before I head up?
    => house.check what=on wanted=any area=kitchen
  Is it all locked up round the back?
    => lock.get [Back Door]
  That buzzing in here, is that the fan?
    => fan.get [all]
  Is that the vacuum I can hear?
    => vacuum.get [Robbie]
  What's coming on tomorrow, and at what time?
    => house.agenda from=03-11T00:00 to=03-12T00:00
  What are you going to do at seven?
    => house.agenda from=03-10T19:00 to=03-10T20:00
  Tell me what you're going to do with the heating
    => schedule.list query=heating
  The kitchen lights go off when, did we say?
    => schedule.list
  Was it you who turned the porch light on?
    => light.history [Porch Light] became=on
  Were you just fiddling with the thermostat?
    => climate.history [Living Room Thermostat]
  Did you do something to the desk lamp just now?
    => light.history [Desk Lamp]
  What did Sam want you to do?
    => house.record of=sam from=03-10T00:00 to=03-11T00:00
  How warm is it in the kitchen? // Ooh. And in the bedroom?
    => climate.get [master bedroom]
  How warm is it outside? // And how humid?
    => weather.get
  What time does the alarm go off, did I say?
    => alarm.list
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'how a thing was before one changed it, or began to',
  `
  Dim the desk lamp to 40 percent // No, 60 // How bright was it before I began messing about?
    => conversation.was first=true
  Set the thermostat to 23 // What was it on in the first place?
    => conversation.was first=true
  Turn the fan on // How was it before?
    => conversation.was
  Close the kitchen blinds // How far open were they before all that?
    => conversation.was first=true
  Set the thermostat to 19 // What was it on before? // Back to that then
    => conversation.undo
  Dim the desk lamp to 40 percent // No, 60 // How bright was it before I started? // Go back to that, I can't see a thing
    => conversation.undo first=true
  Dim the desk lamp to 40 percent // How bright was it before? // Then make it what it was
    => conversation.undo
  Set the thermostat to 19 // What was it on before? // that's fine
    => (thanks)
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'of several rows the one that is named, of any row whom and when it is about, and what is to come, by other words',
  `
  Fifteen minutes for the rice, and the beef wants twenty-five // And the beef?
    => timer.get name=beef
  Remind me at five to ring the plumber and at six to feed the cat // What about the plumber?
    => reminders.list query="ring the plumber"
  Set a timer for 15 minutes for the rice // And the kitchen?
    => ?? the kitchen
  Is the kitchen light on? // And the desk lamp?
    => light.get [Desk Lamp]
  Remind me at six to charge the vacuum // How is the vacuum doing?
    => vacuum.get [Robbie]
  Remind me at two to call the surgery // Hang on, who am I meant to be calling?
    => reminders.list query="call the surgery"
  Wake me at six tomorrow // When are you getting me up?
    => alarm.list
  Put eggs and flour on the shopping list // Is there much left to buy?
    => list.get list=shopping
  Every evening at ten remind me to lock the shed // You'll remind me as usual on Friday, won't you?
    => reminders.list from=03-13T00:00 to=03-14T00:00
  Physio is on Friday from two till three, put it in the calendar // Would three that afternoon be ok?
    => calendar.list from=03-13T15:00 to=03-13T16:00
  The fete is on the 18th of April, put it in the calendar // What day of the week is that?
    => calendar.list query=fete
  Turn on the desk lamp // Which one did you just switch on?
    => house.record last=true
  Do we have any chores tomorrow?
    => reminders.list from=03-11T00:00 to=03-12T00:00
  What do you have down for us this evening?
    => house.agenda from=03-10T17:00 to=03-11T00:00
  Is nothing going to ring tonight?
    => house.agenda from=03-10T18:00 to=03-11T00:00
  What's due to happen with the blinds tomorrow?
    => schedule.list query=blinds
  How many of them are still lit?
    => light.get [all]
  Has anyone switched the fan on yet?
    => fan.get [all]
  Who turned the porch light on this early?
    => light.history [Porch Light] became=on
`,
  'home-2',
  undefined,
  MORNING,
);
