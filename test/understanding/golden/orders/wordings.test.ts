import { golden } from '../golden.ts';

// The same wishes in other words, and turns that speak of the turn before.

golden(
  'other wordings of the same wishes',
  `
  Switch off the office lights, and shoot me an email once it's finished. Oh, and remind me to feed the fish tomorrow morning.
    => light.turn_off [office] > email.send to=me about="the office lights are off" | reminders.create text="feed the fish" at=03-11T08:00
  Lower the bedroom lights to 20 percent, and then switch off the bathroom.
    => light.set [bedroom] brightness=20 > light.turn_off [bathroom]
  switch on the porch lights and the garden as well
    => light.turn_on [porch + garden]
  Switch the bedside lamp on and make it red.
    => light.turn_on [Bedside Lamp] > light.set [Bedside Lamp] color=red
  Switch all the lights off apart from the hallway and send me an email when you're done.
    => light.turn_off [all - hallway] > email.send to=me about="all the lights except the hallway lights are off"
  Set a reminder in half an hour to flip the laundry, and in the meantime switch on the desk lamp.
    => reminders.create text="flip the laundry" at=03-10T19:00 | light.turn_on [Desk Lamp]
  Every Wednesday at 7 pm remind me to call grandma, and switch off the porch light right now.
    => reminders.create text="call grandma" rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=19;BYMINUTE=0 | light.turn_off [Porch Light]
  Put a haircut in my calendar for Thursday at 5pm for half an hour, and then email Sam the details.
    => calendar.create title=haircut start=03-12T17:00 end=03-12T17:30 > email.send to=sam about="the haircut details"
  If the desk lamp's off, switch it on.
    => light.turn_on [Desk Lamp] ?light:off[Desk Lamp]
  Would you kindly switch on the bathroom lights and remind me to take the pizza out at 7:15 pm? Cheers!
    => light.turn_on [bathroom] | reminders.create text="take the pizza out" at=03-10T19:15
  switch off the living room lights set the bedside lamp to forty percent and remind me to feed the cat at nine fifteen tonight
    => light.turn_off [living room] | light.set [Bedside Lamp] brightness=40 | reminders.create text="feed the cat" at=03-10T21:15
  swich on the hallwya light and remind me to cal mum tomorow at 10am
    => light.turn_on [Hallway Light] | reminders.create text="cal mum" at=03-11T10:00
  Turn on the kitchen lights but leave the island pendant off, and remind me at 8 pm to defrost the chicken.
    => light.turn_on [kitchen - Kitchen Island Pendant] | reminders.create text="defrost the chicken" at=03-10T20:00
  Please don't turn on the garden lights.
    => (prohibition)
  Are the bedroom lights off?
    => light.get [bedroom]
  What do I have on my calendar on Friday?
    => calendar.list from=03-13T00:00 to=03-14T00:00
  Look at my calendar for Thursday and email Sam the list.
    => calendar.list from=03-12T00:00 to=03-13T00:00 > email.send to=sam about="calendar events for Thursday"
  Great, thank you so much!
    => (thanks)
  The kitchen looks lovely with the lights dimmed.
    => (statement)
  Turn off the shower light, no wait, the vanity light.
    => light.turn_off [Vanity Light]
  Turn on the porch and garden lights, remind me at 6 am tomorrow to walk the dog, and email Sam that I fixed the gate.
    => light.turn_on [porch + garden] | reminders.create text="walk the dog" at=03-11T06:00 | email.send to=sam about="I fixed the gate"
  First dim the living room lights to 10%, next turn off the kitchen, and lastly email Sam that the film is starting.
    => light.set [living room] brightness=10 > light.turn_off [kitchen] > email.send to=sam about="the film is starting"
  Turn on the hallway light in 5 minutes and the bathroom lights in 25 minutes.
    => light.turn_on [Hallway Light] @03-10T18:35 | light.turn_on [bathroom] @03-10T18:55
  Turn the garden spotlight on and switch it off again half an hour later.
    => light.turn_on [Garden Spotlight] > light.turn_off [Garden Spotlight] @after PT30M
  Set the bedroom lights to 30% and the bedside lamp to 80%.
    => light.set [bedroom] brightness=30 > light.set [Bedside Lamp] brightness=80
  Set the desk lamp to 3000 kelvin and the bedroom ceiling light to 45%.
    => light.set [Desk Lamp] temperature=3000 | light.set [Bedroom Ceiling Light] brightness=45
  every sunday at 7 pm remind me to plan the week and every day at 9 am remind me to take my vitamins
    => reminders.create text="plan the week" rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=19;BYMINUTE=0 | reminders.create text="take my vitamins" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  Remind me every other Monday at 8 am to water the cactus.
    => reminders.create text="water the cactus" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  Put a dentist visit in my calendar tomorrow at 4pm for an hour and remind me half an hour before.
    => calendar.create title="dentist visit" start=03-11T16:00 end=03-11T17:00 > reminders.create text="dentist visit" at=03-11T15:30
  Switch off the lights in the bathroom and the hallway, then email Sam and me that everyone is in bed.
    => light.turn_off [bathroom + hallway] > email.send to=sam+me about="everyone is in bed"
  Is the desk lamp on? If it is, dim it to 5%.
    => light.get [Desk Lamp] > light.set [Desk Lamp] brightness=5 ?light:on[Desk Lamp]
  Toggle the vanity light and remind me to wash the car on Sunday.
    => light.toggle [Vanity Light] | reminders.create text="wash the car" at=03-15T09:00
  set the bedside lamp to twenty five percent and the porch light to half brightness
    => light.set [Bedside Lamp] brightness=25 | light.set [Porch Light] brightness=50
  Begin by turning on the porch light, and when that's done turn off the hallway light. In the meantime, email Sam that the taxi comes at nine.
    => light.turn_on [Porch Light] > light.turn_off [Hallway Light] | email.send to=sam about="the taxi comes at nine"
  Once you've finished turning off the kitchen lights, email me. Also remind me at 10 pm to turn them back on.
    => light.turn_off [kitchen] > email.send to=me about="the kitchen lights are off" | reminders.create text="turn them back on" at=03-10T22:00
  Send Sam an email with the subject Weekend saying we are going to the lake.
    => email.send to=sam subject=Weekend about="we are going to the lake"
  Remind me to get stamps and envelopes at noon tomorrow, and turn on the bedroom lights.
    => reminders.create text="get stamps and envelopes" at=03-11T12:00 | light.turn_on [bedroom]
  Remind me to switch on the porch light at 8 pm.
    => reminders.create text="switch on the porch light" at=03-10T20:00
  Remind me at 6:45 tonight to fetch the parcel and then sign the form.
    => reminders.create text="fetch the parcel and then sign the form" at=03-10T18:45
  turn on all the lights and turn off the bedroom
    => light.turn_on [all] > light.turn_off [bedroom]
  Add lunch with Tom to my calendar for next Monday at 12:30 for an hour and a half, and meanwhile turn on the kitchen lights.
    => calendar.create title="lunch with Tom" start=03-16T12:30 end=03-16T14:00 | light.turn_on [kitchen]
  Block out Friday from 9 to 11 am as study time on my calendar, and email Sam that I'm busy then.
    => calendar.create title="study time" start=03-13T09:00 end=03-13T11:00 | email.send to=sam about="I'm busy then"
  which lights are currently on
    => light.get [all]
  Do I have any appointments tomorrow, and are the kitchen lights on?
    => calendar.list from=03-11T00:00 to=03-12T00:00 | light.get [kitchen]
  Sing me a song.
    => (chat)
  Turn the bathroom lights on and remember to email me when you have finished.
    => light.turn_on [bathroom] > email.send to=me about="the bathroom lights are on"
  Keep the hallway light on, but turn off the bedroom and the bathroom.
    => light.turn_off [bedroom + bathroom]
  I'm off to bed: turn off everything except the bedside lamp, then email Sam goodnight, and remind me at 7 am tomorrow to take my pills.
    => light.turn_off [all - Bedside Lamp] > email.send to=sam about=goodnight | reminders.create text="take my pills" at=03-11T07:00
  umm can you uh switch off the bedroom lights please
    => light.turn_off [bedroom]
  Send me a summary of my calendar for Friday by email, and remind me tonight at 8 to read it.
    => calendar.list from=03-13T00:00 to=03-14T00:00 > email.send to=me about="calendar events for Friday" | reminders.create text="read it" at=03-10T20:00
  If there's anything on my calendar on Saturday, email me the details.
    => calendar.list from=03-14T00:00 to=03-15T00:00 > email.send to=me about="calendar events" ?calendar:non-empty[03-14T00:00..03-15T00:00]
  If the porch light is on, set it to 15%; otherwise don't do anything.
    => light.set [Porch Light] brightness=15 ?light:on[Porch Light]
  How would I turn off all the lights at once?
    => (hypothetical)
  Remind me at 20:15 to hang up the washing and turn off the desk lamp at 20:30.
    => reminders.create text="hang up the washing" at=03-10T20:15 | light.turn_off [Desk Lamp] @03-10T20:30
  Every evening at 9 dim the living room lights to 20%, and every morning at 7 turn on the bathroom lights.
    => light.set [living room] brightness=20 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0 | light.turn_on [bathroom] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  remind me this friday at noon to pay sam back and add a haircut to my calendar that day from 4 to 5 pm
    => reminders.create text="pay sam back" at=03-13T12:00 | calendar.create title=haircut start=03-13T16:00 end=03-13T17:00
  Remind me in two days at 10 am to call the plumber and in 45 minutes to check the oven.
    => reminders.create text="call the plumber" at=03-12T10:00 | reminders.create text="check the oven" at=03-10T19:15
  Turn off the garden lights at 11 tonight and remind me at 11:15 to go to bed.
    => light.turn_off [garden] @03-10T23:00 | reminders.create text="go to bed" at=03-10T23:15
  Make the living room lamp purple. Once that's done, email Sam. Apart from that, remind me at 9 pm to take a shower.
    => light.set [Living Room Lamp] color=purple > email.send to=sam about="the Living Room Lamp is purple" | reminders.create text="take a shower" at=03-10T21:00
  Turn on the desk lamp and the office ceiling light, dim them both to 35%, and send me an email when it's all done.
    => light.turn_on [Desk Lamp + Office Ceiling Light] > light.set [Desk Lamp + Office Ceiling Light] brightness=35 > email.send to=me about="the Desk Lamp and the Office Ceiling Light are at 35 %"
  make sure all the lights are off
    => light.turn_off [all]
  can you check whether the garage light is on
    => light.get [Garage Light]
  turn the lights in the kitchen and bathroom off
    => light.turn_off [kitchen + bathroom]
  I want the bedroom lights at 30%
    => light.set [bedroom] brightness=30
  I need the desk lamp on
    => light.turn_on [Desk Lamp]
  turn off the lights in here
    => ?? turn off the lights in here
  set a reminder for tomorrow at noon to water the plants
    => reminders.create text="water the plants" at=03-11T12:00
  tell me if the porch light is on
    => light.get [Porch Light]
  email me the weather
    => ?? email me the weather
  could you email Sam to say that I'm running late
    => email.send to=sam about="I'm running late"
  turn off the kitchen light and the one in the hallway
    => light.turn_off [kitchen + hallway]
  switch the bedroom and office lights to warm white
    => light.set [bedroom + office] temperature=2700
  turn on the bedroom light at 7 tomorrow and turn it off at 8
    => light.turn_on [bedroom] @03-11T07:00 | light.turn_off [bedroom] @03-11T08:00
  remind me to go to the gym every monday, wednesday and friday at 6pm
    => reminders.create text="go to the gym" rrule=FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=18;BYMINUTE=0
  add 'clean the gutters' to my calendar on saturday morning
    => calendar.create title="clean the gutters" start=03-14T08:00 end=03-14T09:00
  in ten minutes turn off the lights in the kitchen and then email me
    => light.turn_off [kitchen] @03-10T18:40 > email.send to=me about="the kitchen lights are off"
`,
);

golden(
  'follow-ups',
  `
  turn on the desk lamp // turn it off again
    => light.turn_off [Desk Lamp]
  turn on the desk lamp // and the bedside lamp too
    => light.turn_on [Bedside Lamp]
  turn on the desk lamp // make it 30%
    => light.set [Desk Lamp] brightness=30
  is the porch light on // and the garage
    => light.get [garage]
  turn off the kitchen lights // and the bathroom
    => light.turn_off [bathroom]
  turn on the porch light // now make it blue
    => light.set [Porch Light] color=blue
  turn on the living room lights // turn them off at 11
    => light.turn_off [living room] @03-10T23:00
  what's on my calendar tomorrow // email it to me
    => email.send to=me about="calendar events"
  turn off the office lights // what about the hallway
    => light.turn_off [hallway]
  remind me to call mum at 6pm // cancel that reminder
    => reminders.cancel query="call mum"
  turn on the garden lights // thanks
    => (thanks)
  turn off the garage light // again
    => light.turn_off [Garage Light]
  turn on the vanity light // no, the shower light
    => conversation.undo [Vanity Light] > light.turn_on [Shower Light]
  schedule a meeting with ana tomorrow at 3pm // remind me 15 minutes before
    => reminders.create text="meeting with ana" at=03-11T14:45
`,
);

golden(
  'wordings met later',
  `
  Shut the garage lights off and drop me a line by email once you're done. And also please set a reminder for tomorrow morning that the bins have to go out.
    => light.turn_off [garage] > email.send to=me about="the garage lights are off" | reminders.create text="the bins have to go out" at=03-11T08:00
  bring the bedside lamp up to 60 percent and then email me that it's ready
    => light.set [Bedside Lamp] brightness=60 > email.send to=me about="it's ready"
  Have the garden lights off by 11 pm
    => light.turn_off [garden] @03-10T23:00
  I'd like all lights off except for the bedroom, then send me an email
    => light.turn_off [all - bedroom] > email.send to=me about="all the lights except the bedroom lights are off"
  Would it be possible to turn off the porch light?
    => light.turn_off [Porch Light]
  Do me a favour and turn on the vanity light
    => light.turn_on [Vanity Light]
  turn off every light in the house apart from the garage and email sam when it's finished
    => light.turn_off [all - garage] > email.send to=sam about="all the lights except the garage lights are off"
  Can you remind me in twenty-five minutes to take the cake out and switch on the kitchen counter lights meanwhile
    => reminders.create text="take the cake out" at=03-10T18:55 | light.turn_on [Kitchen Counter Lights]
  please remind me each Tuesday at 18:00 to take the bins out
    => reminders.create text="take the bins out" rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=18;BYMINUTE=0
  Create an appointment called Piano lesson on Wednesday at 5 pm lasting 45 minutes
    => calendar.create title="Piano lesson" start=03-11T17:00 end=03-11T17:45
  Do I have any plans for the weekend?
    => house.agenda from=03-14T00:00 to=03-16T00:00
  What's happening on Thursday evening?
    => house.agenda from=03-12T17:00 to=03-13T00:00
  What's the status of the desk lamp?
    => light.get [Desk Lamp]
  make the garage lights turn off at midnight
    => light.turn_off [garage] @03-11T00:00
  20 minutes from now switch off the office lights
    => light.turn_off [office] @03-10T18:50
  Turn the porch light on every day at sunset
    => light.turn_on [Porch Light] @sunset repeat
  If all the lights are off, email me
    => email.send to=me about="all the lights are off" ?every light:off[all]
  turn on the porch light if the garage light is off, otherwise turn off the hallway light
    => light.turn_on [Porch Light] ?light:off[Garage Light] > light.turn_off [Hallway Light] otherwise ?light:on[Garage Light]
  I was wondering if you could turn off the lights in the kitchen
    => light.turn_off [kitchen]
  Why are the kitchen lights on?
    => light.history [kitchen] is_so=true became=on
  Turn off the lights? No, don't.
    => (abandoned)
  Turn on the bedroom lights... or rather, the office lights
    => light.turn_on [office]
  turn the desk lamp to blue, I mean green
    => light.set [Desk Lamp] color=green
  the kitchen lights are too bright
    => (statement)
  bedroom 40%
    => light.set [bedroom] brightness=40
  brighten up the kitchen a little
    => light.set [kitchen] brightness_step=10
  set bedroom lights to max
    => light.set [bedroom] brightness=100
  lights in the kitchen at half please
    => light.set [kitchen] brightness=50
  Turn on lights in kitchen, hallway and the office
    => light.turn_on [kitchen + hallway + office]
  turn off kitchen hallway and office lights
    => light.turn_off [kitchen + hallway + office]
  Email Sam and tell him that the boiler is fixed
    => email.send to=sam about="the boiler is fixed"
  Send an email to Sam about tomorrow's meeting
    => email.send to=sam about="tomorrow's meeting"
  let sam know by email that the door is fixed
    => email.send to=sam about="the door is fixed"
  Tell Sam I'm running late
    => ?? Tell Sam I'm running late
  Send Sam a message saying I will be home at 8, and then turn on the hallway light
    => email.send to=sam about="I will be home at 8" > light.turn_on [Hallway Light]
  remind me to email Sam at 5 pm
    => reminders.create text="email Sam" at=03-11T17:00
  remind me to turn off the oven in 10 minutes and turn on the kitchen lights
    => reminders.create text="turn off the oven" at=03-10T18:40 | light.turn_on [kitchen]
  every 1st of the month at 9 am remind me to pay the rent
    => reminders.create text="pay the rent" rrule=FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=9;BYMINUTE=0
  turn off the lights at 10 pm tomorrow and again at 11 pm
    => light.turn_off [all] @03-11T22:00 | light.turn_off [all] @03-11T23:00
  switch the garden lights on from 8 to 10 pm
    => light.turn_on [garden] @03-10T20:00 > light.turn_off [garden] @03-10T22:00
  turn on the garden lights for an hour at 9pm
    => light.turn_on [garden] @03-10T21:00 > light.turn_off [garden] @after PT1H
`,
);
