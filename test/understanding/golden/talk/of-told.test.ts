import { golden } from '../golden.ts';

// What is said of what the house told just now, and of a turn that came to nothing.

golden(
  'of what was told of a diary',
  `
  what alarms are there // remove the later one please
    => diary.cancel among={"service":"alarm"} which=-1
  what is on tomorrow // oh, push that back an hour
    => diary.shift by=PT1H among={"from":"2026-03-11T00:00:00+01:00","to":"2026-03-12T00:00:00+01:00"} which=only
  when is the concert // bring it forward to seven
    => diary.move to={"clock":"07:00","sure":false} among={"query":"concert"} which=only
  when is the concert // get rid of it
    => diary.cancel among={"query":"concert"} which=only
  which reminders do I have // cancel the second one
    => diary.cancel among={"service":"reminders"} which=2
  which timers are running // kill both
    => diary.cancel among={"service":"timer"} which=all
  what rules are there // stop this one please
    => diary.cancel among={"service":"schedule"} which=only
  set an alarm for six // and one for nine // bin the earlier one
    => diary.cancel among={"service":"alarm"} which=1
  which lights are on // turn the first one off
    => ?? turn the first one off
`,
  'home-2',
);

golden(
  'of what was done or told before',
  `
  lock the front door // no, leave it
    => conversation.forbid
  turn off the floor lamp // put it back because we need it
    => conversation.undo back=true
  turn on the ceiling fan // no stop it's making a horrible noise
    => conversation.halt
  open the kitchen blinds // lol too much go back to how it was
    => conversation.undo
  put a pack of butter on the shopping list // no, leave the butter, there's some in the fridge
    => list.remove item="pack of butter" list=shopping
  set the desk lamp to 30 percent // and what about the garage, is there light on?
    => light.get [garage]
  turn on the desk lamp // what about the front door, is it locked?
    => lock.get [Front Door]
  put flour on the shopping list // and custard powder
    => list.add list=shopping item="custard powder"
  put flour on the shopping list // and the kitchen
    => ?? the kitchen
  put a dozen rolls on the shopping list // no, make that two dozen
    => list.remove list=shopping item="dozen rolls" > list.add item="two dozen rolls" list=shopping
  is there any butter on the list // I bought some so tick that off
    => list.complete item=butter
  start a timer for the rice for 12 minutes // no, fifteen minutes
    => timer.cancel name=rice length=PT12M > timer.start name=rice duration=PT15M
  remind me at five to feed the cat // forgive me, half past five would be better
    => reminders.change query="feed the cat" at=03-11T05:30
  cancel the dentist we can't make it
    => calendar.cancel query=dentist
  when is the concert // and what time
    => diary.find query=concert
  turn on the lights in the kitchen // wibble the frobnicator // off with it
    => ?? off with it
`,
  'home-2',
);

golden(
  'of a turn that came to nothing',
  `
  turn on the thing behind the wibble // make it pink
    => ?? make it pink {Living Room Ceiling Light, Floor Lamp, TV Backlight}
  turn on the thing behind the wibble // make the lights pink
    => light.set [living room] color=pink
`,
  'home-2',
  'living room',
);

golden(
  'of two things told apart, and of all but one',
  `
  turn on the porch light and the bedside ones off
    => light.turn_on [Porch Light] | light.turn_off [Alex's Bedside Lamp + Sam's Bedside Lamp]
  lights off everything but the desk lamp
    => light.turn_off [all - Desk Lamp]
  would you mind just popping the desk lamp on
    => light.turn_on [Desk Lamp]
  do you mind terribly sticking the porch light off
    => light.turn_off [Porch Light]
  would you mind popping round to the shops
    => ?? popping round to the shops
  close the garage door // and the kitchen blinds // open 'em both
    => cover.open [Garage Door + Kitchen Blinds]
  turn on the desk lamp // and the tv // now both of em off
    => light.turn_off [Desk Lamp] | media.turn_off [Living Room TV]
`,
  'home-2',
);
