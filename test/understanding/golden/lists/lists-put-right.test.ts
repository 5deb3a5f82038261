import { golden } from '../golden.ts';

golden(
  'what is put right of lists, in a breath and behind it',
  `
  put plums, hang on, cherries on the shopping list
    => list.add item=cherries list=shopping
  add rice, beans, no, lentils to the shopping list
    => list.add item=rice list=shopping | list.add item=lentils list=shopping
  we need tea, coffee, oh and not coffee, honey on the shopping list
    => list.add item=tea list=shopping | list.add item=honey list=shopping
  put jam, I mean marmalade on the shopping list
    => list.add item=marmalade list=shopping
  add no added sugar squash and oats to the shopping list
    => list.add item="no added sugar squash" list=shopping | list.add item=oats list=shopping
  add ring the garage, no wait, ring the bank to the to-do list
    => list.add item="ring the bank" list=to-do
  put flour on the list, no sorry, make that oats
    => list.add item=oats list=shopping
  put cheese and onion crisps, chicken and leek pie and grapes on the shopping list
    => list.add item="cheese and onion crisps" list=shopping | list.add item="chicken and leek pie" list=shopping | list.add item=grapes list=shopping
  add salt and pepper to the shopping list
    => list.add item=salt list=shopping | list.add item=pepper list=shopping
  put batteries on the shopping list and on the to-do list
    => list.add item=batteries list=shopping | list.add item=batteries list=to-do
  add foil to both the shopping list and the to-do list
    => list.add item=foil list=shopping | list.add item=foil list=to-do
  make a jobs list: sweep, iron, hoover
    => list.create list=jobs > list.add list=jobs item=sweep > list.add list=jobs item=iron > list.add list=jobs item=hoover
  add wash and iron the shirts to the to-do list
    => list.add item="wash and iron the shirts" list=to-do
  put the ingredients rice, peas and stock on the shopping list
    => list.add item=rice list=shopping | list.add item=peas list=shopping | list.add item=stock list=shopping
  move the onions from the shopping list to the to-do list
    => list.remove item=onions list=shopping > list.add item=onions list=to-do
  make a list for the picnic with plates and cups // have we got cups on there
    => list.get list=picnic item=cups
  how is the shopping list coming along
    => list.get list=shopping
  put stamps on the shopping list // oops, I meant the to-do list
    => list.add item=stamps list=to-do > list.remove item=stamps list=shopping
  put pegs and rope on the shopping list // no, on the to-do list
    => list.add item=pegs list=to-do | list.add item=rope list=to-do > list.remove item=pegs list=shopping | list.remove item=rope list=shopping
  put stamps on the shopping list // wrong list, the to-do list
    => list.add item=stamps list=to-do > list.remove item=stamps list=shopping
  put stamps on the shopping list // move it to the to-do list
    => list.add item=stamps list=to-do > list.remove item=stamps list=shopping
  put stamps on the shopping list // no, I meant the shopping list
    => list.get list=shopping
  put pears, an onion and ham on the shopping list // make it three onions
    => list.remove list=shopping item=onion > list.add item="three onions" list=shopping
  put two bags of rice and six buns on the shopping list // make that four bags
    => list.remove list=shopping item="two bags of rice" > list.add item="four bags of rice" list=shopping
  put rice and ham on the shopping list // make it two tins
    => ?? make it two tins
  add 4 lemons to the shopping list // change the lemons to a dozen
    => list.remove item="4 lemons" list=shopping | list.add item="dozen lemons" list=shopping
  put jam on the shopping list // I meant rolls
    => list.remove list=shopping item=jam > list.add item=rolls list=shopping
  add rice, ham, peas and jam to the shopping list // scratch the last three
    => list.remove item=ham list=shopping | list.remove item=peas list=shopping | list.remove item=jam list=shopping
  add rice, ham, peas and jam to the shopping list // take off the last thing I added
    => list.remove item=jam list=shopping
  add rice, ham, peas and jam to the shopping list // we don't need the ham or the jam after all
    => list.remove item=ham list=shopping | list.remove item=jam list=shopping
  add rice and ham to the shopping list // no more rice, there's plenty
    => list.remove item=rice list=shopping
  add rice and ham to the shopping list // we don't need the lights any more
    => light.turn_off [all]
  add rice and ham to the shopping list // take off the ham // put the ham back on
    => list.add item=ham list=shopping
  add rice and ham to the shopping list // bin the ham, make it bacon
    => list.remove item=ham list=shopping | list.add item=bacon list=shopping
  add rice to the shopping list // put on ham and cheese
    => list.add item=ham list=shopping | list.add item=cheese list=shopping
  add rice to the shopping list // put on the desk lamp
    => light.turn_on [Desk Lamp]
  is honey on the shopping list // already bought some
    => list.remove item=honey list=shopping
  what is on the shopping list // we got everything
    => list.clear list=shopping
  put pegs on the shopping list // on the to-do list too
    => list.add item=pegs list=to-do
  make a to-do list: sort the shed, ring the vet, mend the gate
    => list.create list=to-do > list.add list=to-do item="sort the shed" > list.add list=to-do item="ring the vet" > list.add list=to-do item="mend the gate"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
