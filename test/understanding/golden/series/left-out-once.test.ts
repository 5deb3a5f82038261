import { golden } from '../golden.ts';

golden(
  'what is left out of a series for once, and what is put back',
  `
  cancel choir just for this week
    => diary.skip query=choir on=03-10T00:00..03-15T23:59
  skip football only this week, he's got a cold
    => diary.skip query=football on=03-10T00:00..03-15T23:59
  call off the book club just this once
    => diary.skip query="book club"
  scrap piano next week only
    => diary.skip query=piano on=03-16T00:00..03-22T23:59
  delete swimming just this Thursday
    => diary.skip query=swimming on=03-12T00:00..03-12T23:59
  cancel my alarm just for tomorrow
    => alarm.skip on=03-11T00:00..03-11T23:59
  move choir to half seven just this week
    => diary.move query=choir on=03-10T00:00..03-15T23:59 to={"clock":"19:30","sure":false}
  shift the book club only for this week to nine
    => diary.move query="book club" on=03-10T00:00..03-15T23:59 to={"clock":"21:00","sure":false}
  skip choir this week // put choir back in
    => conversation.undo
  cancel the dentist // can you put the dentist back in the diary
    => conversation.undo
  skip football on Saturday // football's on after all
    => conversation.undo
  skip the bins this week // bins back on please
    => conversation.undo
  cancel choir this week // oh, we're going to choir after all
    => conversation.undo
  skip choir this week // put it back on
    => conversation.undo
  skip choir this week // put football back in
    => ?? put football back in (when?)
  add rice to the shopping list // me too
    => ?? me too
  add rice to the shopping list // and us as well
    => ?? and us as well
  add rice to the shopping list // noodles too
    => list.add item=noodles list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
