import { golden } from '../golden.ts';

golden(
  'words too many around an item, a reason and what others need',
  `
  put milk on the shopping list // red wine would be nice too
    => list.add item="red wine" list=shopping
  put milk on the shopping list // crisps wouldn't go amiss
    => list.add item=crisps list=shopping
  put milk on the shopping list // take off the beer and add pears
    => list.remove item=beer list=shopping | list.add item=pears list=shopping
  put milk on the shopping list // strike the milk and put oat milk on
    => list.remove item=milk list=shopping | list.add item="oat milk" list=shopping
  put milk on the shopping list // no, pears
    => list.remove item=milk list=shopping | list.add item=pears list=shopping
  put milk on the shopping list // I said pears
    => list.remove item=milk list=shopping | list.add item=pears list=shopping
  put milk on the shopping list // no, wait
    => (chat)
  put milk on the shopping list // a bit warmer would be nice
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
  the kids are in, they need ten minutes
    => (statement)
  the rice is on, it needs twelve minutes
    => timer.start duration=PT12M name=rice
  remind me to ring the bank, half twelve say
    => reminders.create text="ring the bank" at=03-10T12:30
  give us a shout in an hour, I said I'd meet the gas man
    => reminders.create text="meet the gas man" at=03-10T11:30
  give me a shout at five, I promised to ring mum
    => reminders.create text="ring mum" at=03-10T17:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
