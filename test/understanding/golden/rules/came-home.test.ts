import { golden } from '../golden.ts';

golden(
  'what came home of a list, and how many',
  `
  add ham, rolls and mustard to the shopping list // bought the first two
    => list.complete item=ham list=shopping | list.complete item=rolls list=shopping
  add ham, rolls and mustard to the shopping list // I've picked up the last one
    => list.complete item=mustard list=shopping
  add ham, rolls and mustard to the shopping list // got all three
    => list.complete item=ham list=shopping | list.complete item=rolls list=shopping | list.complete item=mustard list=shopping
  add ham, rolls and mustard to the shopping list // got everything apart from the rolls
    => list.complete item=ham list=shopping | list.complete item=mustard list=shopping
  add ham, rolls and mustard to the shopping list // got ham and rolls, they were out of mustard
    => list.complete item=ham list=shopping | list.complete item=rolls list=shopping
  add ham and rolls to the shopping list // I bought both of them
    => list.complete item=ham list=shopping | list.complete item=rolls list=shopping
  add ham, rolls and mustard to the shopping list // I got both
    => (statement)
  we had the first two
    => (statement)
  add ham and rolls to the shopping list // no not the rolls
    => list.remove item=rolls list=shopping
  add ham and rolls to the shopping list // mail it to Sam
    => list.get list=shopping > email.send to=sam about="the shopping list"
  add ham and rolls to the shopping list // is anything else on it
    => list.get list=shopping
  add a jar of honey to the shopping list // make that two
    => list.remove list=shopping item="jar of honey" > list.add item="two jars of honey" list=shopping
  add three tins of beans to the shopping list // make it one
    => list.remove list=shopping item="three tins of beans" > list.add item="one tin of beans" list=shopping
  add three tins of beans to the shopping list // make that five tins
    => list.remove list=shopping item="three tins of beans" > list.add item="five tins of beans" list=shopping
  add two peaches to the shopping list // make that four
    => list.remove list=shopping item="two peaches" > list.add item="four peaches" list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
