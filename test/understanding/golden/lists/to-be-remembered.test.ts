import { golden } from '../golden.ts';

golden(
  'what is to be remembered',
  `
  remember that the spare key is with the neighbours
    => notes.keep text="the spare key is with the neighbours"
  please note that the boiler code is E9
    => notes.keep text="the boiler code is E9"
  make a note: we parked on level three
    => notes.keep text="we parked on level three"
  don't forget, the spare key is under the pot
    => notes.keep text="the spare key is under the pot"
  keep in mind that Gran can't eat nuts
    => notes.keep text="Gran can't eat nuts"
  the wifi password is blue fish 22, remember that please
    => notes.keep text="the wifi password is blue fish 22"
  the bins go out on Tuesdays, remember that
    => notes.keep text="the bins go out on Tuesdays"
  Gran is allergic to nuts, please make a note of that
    => notes.keep text="Gran is allergic to nuts"
  just for me, remember that the present is in the attic
    => notes.keep own=true text="the present is in the attic"
  remember that the bathroom light flickers and turn off the kitchen light
    => notes.keep text="the bathroom light flickers" | light.turn_off [kitchen]
  remember that dinner's at seven
    => notes.keep text="dinner's at seven"
`,
  'home-2',
);

golden(
  'what has a place of its own, and what is only said',
  `
  make a note that we're out of soap
    => list.add list=shopping item=soap
  remember that I have a dentist appointment on Friday at nine
    => calendar.create title="dentist appointment" start=03-13T09:00 end=03-13T10:00
  remember to buy milk
    => ?? remember to buy milk (when?)
  don't forget to take the bins out on Tuesday evening
    => reminders.create text="take the bins out" at=03-17T19:00
  turn off the lights and don't forget to lock up
    => light.turn_off [all] | lock.lock [all]
  remember that for next time
    => ?? remember that for ?? time
  I remember the house
    => (statement)
  I forgot my keys
    => (statement)
  remember when we went to Spain
    => ?? remember when we went to Spain
`,
  'home-2',
);

golden(
  'what was noted, asked and forgotten',
  `
  where's the spare key?
    => notes.find query="spare key"
  where did we park
    => notes.find query=park
  what's the wifi password again
    => notes.find query="wifi password"
  what's the plumber's number
    => notes.find query="plumber's number"
  what did I tell you about the key
    => notes.find query=key
  has the cat been fed
    => notes.find told=true query="the cat been fed"
  read me my notes
    => notes.find
  forget what I said about the spare key
    => notes.forget query="spare key"
  delete the note about the boiler
    => notes.forget query=boiler
  delete all my notes
    => notes.clear
  forget everything I told you
    => notes.clear
  I've parked on level four, remember that
    => notes.keep text="I've parked on level four"
  where's Sam
    => presence.where person=sam
  where is the vacuum
    => vacuum.get [Robbie]
  where is the nearest chemist
    => ?? where is the nearest chemist
  where is the public library
    => ?? where is the public library
  what is the name of this song
    => ?? what is the name of this song
  who has the spare key
    => diary.find query="spare key"
`,
  'home-2',
);
