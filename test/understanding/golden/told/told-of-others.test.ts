import { golden } from '../golden.ts';

// What is told of the family is no order of it; what it asks for, or hands on, is one.

golden(
  'what others did, had or promised is told, and nothing is done about it',
  `
  dad turned the heating down again
    => ?? dad turned the heating down again
  mum turned the desk lamp off
    => ?? mum turned the desk lamp off
  dad set the living room thermostat to 25
    => ?? dad set the living room thermostat to 25
  mum said she'd lock the back door
    => ?? mum said she'd lock the back door
  my brother says he'll turn off the desk lamp
    => ?? my brother says he'll turn off the desk lamp
  dad, put the desk lamp on
    => light.turn_on [Desk Lamp]
  mummy put the desk lamp on
    => light.turn_on [Desk Lamp]
  mum can you put the desk lamp on
    => light.turn_on [Desk Lamp]
  dad turn the desk lamp off
    => light.turn_off [Desk Lamp]
  mum says turn the desk lamp off
    => light.turn_off [Desk Lamp]
  sam said he'd be late, turn the porch light on
    => light.turn_on [Porch Light]
  remind me at six that sam said he'll call
    => reminders.create text="sam said he'll call" at=03-11T06:00
`,
  'home-2',
);
