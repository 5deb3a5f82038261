import { golden } from '../golden.ts';

golden(
  'what is told first, and when or why it is wished',
  `
  I'll be ten more minutes out here, put the garage light out after that
    => light.turn_off [Garage Light] @03-10T10:40
  the kids have another half hour, then turn the living room tv off
    => media.turn_off [Living Room TV] @03-10T11:00
  supper takes twenty minutes, then turn the kitchen lights on
    => light.turn_on [kitchen] @03-10T10:50
  pause the 1 hour timer, then turn off all the fans
    => timer.pause length=PT1H > fan.turn_off [all]
  we're having a barbecue on Sunday, so sausages and buns on the shopping list
    => list.add item=sausages list=shopping | list.add item=buns list=shopping
  an hour sooner is better, they shut at five
    => ?? an hour sooner is better ?? they shut at five
  rice 12 minutes, the bread wants twenty
    => timer.start name=rice duration=PT12M | timer.start name=bread duration=PT20M
  porch light on at half six every evening // except tomorrow, we want it dark for the stars
    => diary.skip on=03-11T00:00..03-11T23:59 kind=schedule
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
