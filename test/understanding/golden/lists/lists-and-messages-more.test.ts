import { golden } from '../golden.ts';

golden(
  'one more message, and what stays off a list or goes on it too',
  `
  we're out of eggs. And those little biscuits Ben eats
    => list.add list=shopping item=eggs | list.add list=shopping item="little biscuits Ben eats"
  put eggs on the shopping list // and those little biscuits Ben likes
    => list.add list=shopping item="little biscuits Ben likes"
  can I have a list for our camping trip
    => list.create list="camping trip"
  can we have a list for the school fair // wellies and my raincoat and, um, a torch
    => list.add item=wellies list="school fair" | list.add item=raincoat list="school fair" | list.add item=torch list="school fair"
  add a torch and my slippers to the camping trip list
    => list.add item=torch list="camping trip" | list.add item=slippers list="camping trip"
  start a packing list: swimsuits, umbrellas, sun cream // the umbrellas can stay at home, it'll be sunny
    => list.remove list=packing item=umbrellas
  start a packing list: swimsuits, umbrellas, sun cream // we can leave the sun cream here
    => list.remove list=packing item="sun cream"
  put eggs and butter on the shopping list // don't bother with the butter, I found some
    => list.remove list=shopping item=butter
  can I have the list for the shops
    => list.get list=shopping
  mail sam that lunch is at one, then turn off the hall light // and another one to sam: bring the ladder
    => email.send to=sam about="bring the ladder"
  tell sam that lunch is at one // oh and one more to alex, saying the key is under the mat
    => notices.tell to=me text="the key is under the mat"
  wake me at seven every weekday // not the very next one
    => diary.skip among={"service":"alarm","rrule":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0"} which=1
  remind me at three to ring the bank // did I say three? half past four
    => reminders.change query="ring the bank" at=03-10T16:30
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
