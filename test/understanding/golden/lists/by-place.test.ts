import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'what was read out is meant by its place',
  `
    remove the last item from the shopping list
    => ?? remove the last item from the shopping list (what?)
    take the second thing off the shopping list
    => ?? take the second thing off the shopping list (what?)
    tick off the first thing on my to-do list
    => list.complete item="the first thing" list=to-do
    turn on the living room lights // turn off the second
    => ?? turn off the second
    what alarms are set // cancel the second
    => diary.cancel among={"service":"alarm"} which=2
    what alarms are set // cancel the second one
    => diary.cancel among={"service":"alarm"} which=2
    what alarms are set // delete the first one
    => diary.cancel among={"service":"alarm"} which=1
    what alarms do I have // turn off the second
    => diary.cancel among={"service":"alarm"} which=2
    what reminders do I have // delete the second
    => diary.cancel among={"service":"reminders"} which=2
    what reminders do I have // delete the second one
    => diary.cancel among={"service":"reminders"} which=2
    what timers are running // cancel the first
    => diary.cancel among={"service":"timer"} which=1
    what's on my to-do list // delete the second
    => list.remove list=to-do item=2
    what's on my to-do list // mark the last one as done
    => list.complete list=to-do item=last
    what's on my to-do list // number two's done
    => list.complete list=to-do item=2
    what's on my to-do list // remind me of the second one
    => ?? remind me of the second one (when?)
    what's on my to-do list // tick off the first one
    => list.complete list=to-do item=1
    what's on the shopping list // and the rest
    => list.get list=shopping
    what's on the shopping list // cross off the second
    => list.complete list=shopping item=2
    what's on the shopping list // delete number two
    => list.remove list=shopping item=2
    what's on the shopping list // delete the first two
    => list.remove list=shopping item="first two"
    what's on the shopping list // delete the last two
    => list.remove list=shopping item="last two"
    what's on the shopping list // delete the second
    => list.remove list=shopping item=2
    what's on the shopping list // drop the first one please
    => list.remove list=shopping item=1
    what's on the shopping list // got the first one
    => list.complete list=shopping item=1
    what's on the shopping list // got the second one
    => list.complete list=shopping item=2
    what's on the shopping list // remove the first
    => list.remove list=shopping item=1
    what's on the shopping list // scratch the third
    => list.remove list=shopping item=3
    what's on the shopping list // take off the second one
    => list.remove list=shopping item=2
    what's on the shopping list // take the last one off
    => list.remove list=shopping item=last
    what's on the shopping list // the last one can go
    => list.remove list=shopping item=last
    what's on the shopping list // the second is done
    => list.complete list=shopping item=2
    what's on the shopping list // the third one can go
    => list.remove list=shopping item=3
    what's on the shopping list // we bought the second one
    => list.complete list=shopping item=2
    what's on the shopping list // what else
    => list.get list=shopping
    what's on today // anything else
    => house.agenda from=03-10T00:00 to=03-11T00:00
    what's on today // is that all
    => house.agenda from=03-10T00:00 to=03-11T00:00
    what's on today // the first one is cancelled
    => diary.skip among={"from":"2026-03-10T00:00:00+01:00","to":"2026-03-11T00:00:00+01:00"} which=1
    what's on tomorrow // cancel the first
    => diary.cancel among={"from":"2026-03-11T00:00:00+01:00","to":"2026-03-12T00:00:00+01:00"} which=1
    what's on tomorrow // cancel the second one
    => diary.cancel among={"from":"2026-03-11T00:00:00+01:00","to":"2026-03-12T00:00:00+01:00"} which=2
    what's scheduled // delete the last one
    => diary.cancel among={"service":"schedule"} which=-1
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'what was not read out has no place',
  `
    is milk on the shopping list // delete the second
    => ?? delete the second
    turn on the living room lights // turn off the second
    => ?? turn off the second
  `,
  'home-2',
  undefined,
  EVENING,
);
