import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'what is said of several timers is said of each',
  `
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // add two minutes to both
    => timer.add name=pasta duration=PT2M | timer.add name=sauce duration=PT2M
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // add two minutes to each
    => timer.add name=pasta duration=PT2M | timer.add name=sauce duration=PT2M
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // both need two more minutes
    => timer.add name=pasta duration=PT2M | timer.add name=sauce duration=PT2M
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // give both of them another two minutes
    => timer.add name=pasta duration=PT2M | timer.add name=sauce duration=PT2M
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // how long for each
    => timer.get all=true
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // how long on both
    => timer.get all=true
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // make both two minutes longer
    => timer.add name=pasta duration=PT2M | timer.add name=sauce duration=PT2M
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // pause both
    => timer.pause name=pasta | timer.pause name=sauce
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // stop both
    => conversation.cancel turns=1
    set a pasta timer for ten minutes and a sauce timer for twenty minutes // take a minute off both
    => timer.add name=pasta duration=-PT1M | timer.add name=sauce duration=-PT1M
    set a timer for five minutes // add two minutes to it
    => timer.add length=PT5M duration=PT2M
    set a timer for five minutes // and one for ten // add two minutes to both
    => timer.add length=PT5M duration=PT2M | timer.add length=PT10M duration=PT2M
    set a timer for five minutes and one for ten // add two minutes to both
    => timer.add length=PT5M duration=PT2M | timer.add length=PT10M duration=PT2M
    set a timer for five minutes and one for ten // add two minutes to the first one
    => timer.add length=PT5M duration=PT2M
    set a timer for five minutes and one for ten // cancel both
    => conversation.cancel turns=1
    set a timer for five minutes and one for ten // cancel the ten minute one
    => diary.cancel query="ten minute"
    set a timer for five minutes and one for ten // pause both
    => timer.pause length=PT5M | timer.pause length=PT10M
    set a timer for five minutes and one for ten // two more minutes on both
    => timer.add length=PT5M duration=PT2M | timer.add length=PT10M duration=PT2M
    set timers for five, eight and ten minutes // add a minute to all three
    => timer.add length=PT5M duration=PT1M | timer.add length=PT8M duration=PT1M | timer.add length=PT10M duration=PT1M
    set timers for five, eight and ten minutes // add a minute to each
    => timer.add length=PT5M duration=PT1M | timer.add length=PT8M duration=PT1M | timer.add length=PT10M duration=PT1M
  `,
  'home-2',
  undefined,
  EVENING,
);
