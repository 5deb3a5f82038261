import { type ConditionPhrase, ways } from '../../src/domain/index.ts';

/** People whom nothing in a house can tell from others. */
const WHO =
  '({who:person}|i|we|he|she|they|everyone|everybody|someone|somebody|anyone|anybody|nobody|no one|noone|all of us|the [whole] family|the [last|first] person|[the|my|our] (kids|children|boys|girls|guests|visitors|cleaner|wife|husband|partner|son|daughter|mother|father|mum|mom|dad|parents|girlfriend|boyfriend|roommate|flatmate))';
const ARRIVE =
  '(come|comes|get|gets|arrive|arrives|return|returns|is|are|am|gets back|get back|comes back|come back|has come|have come|walks|walk|is back|are back|am back)';
const HOME =
  '(home|back home|at home|home from work|home from school|in the house|to the house|at the house|here)';
const LEAVE =
  '(leave|leaves|left|has left|have left|go out|goes out|go away|goes away|is away|are away|am away|is out|are out|is gone|are gone|head out|heads out|am out|is not home|are not home|am not home|is not at home|are not at home)';
const PLACE = '[home|the house|for work|for school|for the day|the home|to work]';

/** What people would have the house wait for, and no sensor notices: who comes and goes. */
export const UNSEEN: readonly ConditionPhrase[] = [
  ...[
    `${WHO} ${ARRIVE} [back] ${HOME}`,
    `${WHO} (arrive|arrives|get in|gets in|come in|comes in|am back|is back|are back)`,
  ].map((say) => ({ say, change: true as const, unseen: 'nothing here tells me who comes home' })),
  { say: `${WHO} ${LEAVE} ${PLACE}`, change: true, unseen: 'nothing here tells me who leaves the house' },
  ...ways(
    { change: true, unseen: 'nothing here tells me when somebody rings' },
    '[someone|somebody] [is] (at the door|ringing|rings) [the] (doorbell|door bell|bell)',
    '[the] (doorbell|door bell|bell) (rings|goes|goes off|is rung|chimes)',
  ),
];
