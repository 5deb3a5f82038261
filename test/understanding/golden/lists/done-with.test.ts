import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'what is written down, told to be done or not to be needed any more',
  `
  remind me to ring the bank at 3 // rang them already
    => reminders.done query="ring the bank"
  remind me to pay the window cleaner at 3 // paid him this morning
    => reminders.done query="pay the window cleaner"
  remind me to post the form at 4 // the form's done, Sam dropped it in
    => reminders.done query="post the form"
  remind me to post the form at 4 // the form has been posted
    => reminders.done query="post the form"
  remind me to post the form at 4 // I've posted the form
    => reminders.done query="post the form"
  remind me to clean the oven at 4 // I've fixed the oven
    => (statement)
  remind me at 4 to take the washing out // the washing's done
    => ?? the washing's done
  remind me to put the recycling out at 7pm // the recycling isn't needed any more
    => reminders.cancel query="put the recycling out"
  remind me to put the recycling out at 7pm // no need for the recycling any more
    => reminders.cancel query="put the recycling out"
  remind me to put the recycling out at 7pm // we don't need the recycling one any more
    => reminders.cancel query="put the recycling out"
  add yoghurt to the shopping list // yoghurt's sorted, Sam picked some up
    => list.complete item=yoghurt list=shopping
  add yoghurt to the shopping list // yoghurt isn't needed now
    => list.remove list=shopping item=yoghurt
  add yoghurt and plums to the shopping list // Mia bought some plums
    => list.complete item=plums list=shopping
  add yoghurt to the shopping list // I've sorted the yoghurt
    => list.complete item=yoghurt list=shopping
  add book the boiler service to the to-do list // I've booked the boiler service
    => list.complete item="book the boiler service" list=to-do
  the yoghurt's sorted
    => ?? the yoghurt's sorted
  turn on the desk lamp // the desk lamp is sorted
    => (statement)
`,
  'home-2',
  undefined,
  AT,
);
