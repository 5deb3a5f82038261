import { HouseGoal } from '../domain/index.ts';

const LOCKED = { service: 'lock', target: { all: true }, state: 'locked' } as const;
const SHUT = { service: 'cover', target: { all: true }, only: 'entrances', state: 'closed' } as const;
const DARK = { service: 'light', target: { all: true }, state: 'off' } as const;

/**
 * What every house wants, until its configuration says what this one does. What it has no devices for it does not ask of it.
 * One who goes to bed does not darken the house for the others; who says "we" may.
 */
export const USUAL_GOALS: readonly HouseGoal[] = [
  {
    name: 'night',
    description: 'the house is secure for the night',
    phrases: [
      '(secure|lock down|close down|shut down|button up) the (house|home|place) [for the night|tonight]',
      '(close|shut|lock) (up|down) for the night',
      '(get|make) the (house|home|place) (ready for (the night|bed)|secure|safe) [for the night]',
      '(make sure|ensure|see to it) [that] (the house|the home|everything|everything here) is (secure|safe|locked and dark) [for the night]',
      '(good night|goodnight|nighty night|night night|nite nite|sleep tight|sleep well|night) (house|home|hearth)',
      '(bedtime|bed time|time for bed) (everyone|everybody|all|house|for everyone|for everybody|for all of us|for us all)',
      'we are (going up to bed|calling it a night|hitting the hay|off up to bed)',
      '(we are|everybody is|everyone is) (going to bed|off to bed|turning in|heading to bed)',
    ],
    want: [
      LOCKED,
      SHUT,
      DARK,
      { service: 'climate', target: { all: true }, only: { mode: 'heat' }, state: 'temperature', value: 17 },
    ],
  },
  {
    name: 'away',
    description: 'the house is safe to leave',
    phrases: [
      '(get|make) the (house|home|place) (ready to leave|safe to leave|ready for us to leave|ready for me to leave)',
      '(we are|everybody is|everyone is) (leaving the house|leaving home)',
      '(secure|close up|shut up) the (house|home|place) (while|when) (we are|i am|everyone is) (out|away|gone)',
    ],
    want: [
      LOCKED,
      SHUT,
      DARK,
      { service: 'media', target: { all: true }, state: 'off' },
      { service: 'fan', target: { all: true }, state: 'off' },
    ],
  },
].map((goal) => HouseGoal.parse(goal));
