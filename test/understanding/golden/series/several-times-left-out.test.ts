import { golden } from '../golden.ts';

golden(
  'several times of a series that are left out at once',
  `
  lock the front door at ten every night // skip tomorrow and Thursday
    => diary.skip on=03-11T00:00..03-12T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // leave out tonight and tomorrow
    => diary.skip on=03-10T18:00..03-11T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // not on the 14th or the 16th
    => diary.skip on=03-14T00:00..03-14T23:59 kind=schedule query="lock the front door at ten every night" > diary.skip on=03-16T00:00..03-16T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // not on the 20th
    => diary.skip on=03-20T00:00..03-20T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // skip the next three
    => diary.skip on=03-10T00:00..03-12T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // not for the next two nights
    => diary.skip on=03-10T00:00..03-11T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // stop it over Christmas
    => diary.skip on=12-24T00:00..12-26T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // not while we're away next week
    => diary.skip on=03-16T00:00..03-22T23:59 kind=schedule query="lock the front door at ten every night"
  lock the front door at ten every night // pause it over the weekend
    => diary.skip on=03-14T00:00..03-15T23:59 kind=schedule query="lock the front door at ten every night"
  start the vacuum every weekday at two // skip Thursday and Friday this week
    => diary.skip on=03-12T00:00..03-13T23:59 kind=schedule query="Robbie: start the vacuum every weekday at two"
  remind me every day at eight to take my tablets // skip tomorrow and Thursday
    => diary.skip on=03-11T00:00..03-12T23:59 kind=reminders query="take my tablets"
  wake me every weekday at half six // leave out the next two
    => diary.skip on=03-11T00:00..03-12T23:59 kind=alarm was={"clock":"06:30","sure":true}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
