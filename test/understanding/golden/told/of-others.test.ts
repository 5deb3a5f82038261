import { golden } from '../golden.ts';

// What is told of others' things, or said by others, and a wish beside it: nothing is done to what only shares a word with it.

golden(
  'a thing that another word makes another thing',
  `
  the bike lamp is broken, turn it off
    => ?? turn it off
  my sewing lamp is on, switch it off
    => ?? switch it off
  found the camping lamp, turn it off
    => ?? found the camping lamp ?? turn it off
  the rice cooker lamp is on, turn it off
    => ?? turn it off
  the car door is open, close it
    => ?? close it
  the desk lamp is flickering, turn it off
    => light.turn_off [Desk Lamp]
  that stupid desk lamp is flickering, turn it off
    => light.turn_off [Desk Lamp]
`,
  'home-2',
);

golden(
  'the orders of others, and what nobody is to do',
  `
  the instructions say turn off the desk lamp first
    => ?? the instructions say turn off the desk lamp first
  the song goes turn down the desk lamp
    => ?? the song goes turn down the desk lamp
  people say turn off the desk lamp
    => ?? people say turn off the desk lamp
  the recipe says turn the desk lamp off
    => ?? the recipe says turn the desk lamp off
  the sign reads close the kitchen blinds
    => ?? the sign reads close the kitchen blinds
  don't let Mia turn the desk lamp on
    => ?? don't let Mia turn the desk lamp on
  don't let anyone open the kitchen blinds
    => ?? don't let anyone open the kitchen blinds
  don't make him turn the desk lamp off
    => ?? don't make him turn the desk lamp off
  do not let the cat open the garage door
    => ?? do not let the cat open the garage door
  the boss phoned turn the desk lamp off
    => light.turn_off [Desk Lamp]
  nan fell asleep turn the desk lamp off
    => light.turn_off [Desk Lamp]
`,
  'home-2',
);

golden(
  'asked, and not wished',
  `
  should the garage door be open
    => ?? should the garage door be open
  should the desk lamp be on
    => ?? should the desk lamp be on
  could the desk lamp go off
    => light.turn_off [Desk Lamp]
  the lid is off, put it on
    => ?? the lid is off, put it on
  the milk's gone off, put it on the list
    => list.add item=milk list=shopping
  cut the kitchen lights
    => light.turn_off [kitchen]
  cut the kitchen lights by half
    => light.set [kitchen] factor=0.5
`,
  'home-2',
);

golden(
  'a house that is shut down',
  `
  shut everything down
    => light.turn_off [all]
  shut down the whole house
    => light.turn_off [all]
  power it all down
    => light.turn_off [all]
  shut everything down except the desk lamp
    => light.turn_off [all - Desk Lamp]
  shut everything down at eleven
    => light.turn_off [all] @03-11T11:00
  don't shut everything down
    => (prohibition)
  close everything
    => cover.close [all]
  shut the kitchen blinds down
    => cover.close [Kitchen Blinds]
`,
  'home-2',
);

golden(
  'one time behind two orders of a kind',
  `
  lock the back door and turn the desk lamp off at midnight
    => lock.lock [Back Door] @03-11T00:00 | light.turn_off [Desk Lamp] @03-11T00:00
  turn on the desk lamp and open the kitchen blinds at seven
    => light.turn_on [Desk Lamp] @03-11T07:00 | cover.open [Kitchen Blinds] @03-11T07:00
  close the kitchen blinds, lock the back door and turn off the desk lamp at eleven
    => cover.close [Kitchen Blinds] @03-11T11:00 | lock.lock [Back Door] @03-11T11:00 | light.turn_off [Desk Lamp] @03-11T11:00
  turn off the desk lamp and lock the back door in half an hour
    => light.turn_off [Desk Lamp] @03-11T00:00 | lock.lock [Back Door] @03-11T00:00
  lock the back door and turn the desk lamp off every night at eleven
    => lock.lock [Back Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0 | light.turn_off [Desk Lamp] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  lock the back door now and turn the desk lamp off at midnight
    => lock.lock [Back Door] | light.turn_off [Desk Lamp] @03-11T00:00
  lock the back door, and at ten turn the desk lamp off
    => lock.lock [Back Door] | light.turn_off [Desk Lamp] @03-11T10:00
  turn the desk lamp on and the porch light off at nine
    => light.turn_on [Desk Lamp] | light.turn_off [Porch Light] @03-11T09:00
  turn on the desk lamp and turn it off at midnight
    => light.turn_on [Desk Lamp] | light.turn_off [Desk Lamp] @03-11T00:00
  lock the back door and remind me to water the plants at six
    => lock.lock [Back Door] | reminders.create text="water the plants" at=03-11T06:00
  lock the back door and turn the desk lamp off tomorrow at nine
    => lock.lock [Back Door] | light.turn_off [Desk Lamp] @03-11T09:00
`,
  'home-2',
);

golden(
  'what a reminder of a later hour hangs on is not looked at now',
  `
  remind me at ten to call Gran if the desk lamp is on
    => ?? remind me at ten to call Gran if the desk lamp is on
  remind me at ten to lock up if the back door is unlocked
    => ?? remind me at ten to lock up if the back door is unlocked
  remind me at ten to call Gran
    => reminders.create text="call Gran" at=03-11T10:00
`,
  'home-2',
);
