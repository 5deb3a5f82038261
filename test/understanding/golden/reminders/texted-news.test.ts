import { golden } from '../golden.ts';

golden(
  'news that somebody is to be texted, with no word in front of it',
  `
  text Sam I'm running late
    => notices.tell to=sam text="I'm running late"
  message Sam dinner is in the oven
    => notices.tell to=sam text="dinner is in the oven"
  text Sam we need bread and eggs
    => notices.tell to=sam text="we need bread and eggs"
  text Sam: on my way
    => notices.tell to=sam text="on my way"
  text Sam I'm at the station and lock the back door
    => notices.tell to=sam text="I'm at the station" | lock.lock [Back Door]
  text Sam and turn on the desk lamp
    => ?? text Sam and turn on the desk lamp
  text Sam the shopping list
    => ?? text Sam the shopping list
  text Sam when the washing is done
    => ?? text Sam when the washing is done
  text my boss I'm late
    => ?? text my boss I'm late
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
