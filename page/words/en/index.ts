import { list } from './count.ts';
import { days } from './days.ts';
import { house } from './house.ts';
import { rules } from './rules.ts';
import { talk } from './talk.ts';
import { things } from './things.ts';

/** The words of the page in English. A language is a folder like this one. */
export const en = {
  ...things,
  ...days,
  ...rules,
  ...house,
  ...talk,
  views: {
    rooms: 'Rooms',
    talk: 'Talk',
    today: 'Today',
    lists: 'Lists',
    rules: 'Rules',
    history: 'History',
    house: 'House',
  },
  skip: 'Go to what this page is about',
  navigation: 'Views',
  sayLabel: 'Say what you want',
  say: 'Say what you want',
  send: 'Send',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  more: (name: string) => `More about ${name}`,
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  loading: 'One moment…',
  off: {
    lost: 'The hub does not answer. Trying again…',
    was: (when: string) => `The hub does not answer. This is how it was at ${when}.`,
    unsent: 'The hub does not answer, so nothing was done.',
  },
  refused: 'That is not for you to see.',
  failed: 'That did not work.',
  signIn: {
    title: 'Come in',
    lead: 'Show this hub a token. The owner’s stands in owner.token in its data folder; an owner makes more in House.',
    token: 'Token',
    go: 'Sign in',
    wrong: 'This token opens nothing here.',
    wait: 'Too many tries. Wait a minute.',
    unreachable: 'The hub does not answer. Is this device in the home’s network?',
  },
  greeting: (hour: number, name: string | null) =>
    `${hour < 5 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}${name === null ? '' : `, ${name}`}`,
  welcome: {
    title: 'Welcome',
    lead: 'You are invited into this house. Give this device a name, so that everybody knows whose it is.',
    device: 'Name of this device',
    browser: 'Browser',
    go: 'Come in',
    used: 'This invitation was used or has ended. Ask for another.',
  },
  notices: { label: 'What the house says', done: 'Done', snooze: 'In five minutes', seen: 'Seen' },
  list: (names: readonly string[]) => list(names),
};
