/** What people tell of what takes place, and mean it to be kept: "Mia has swimming every Wednesday at five". */
import { type Phrase, ways } from '../../src/domain/index.ts';
import { CALENDAR, KNOWING, MACHINES, NO_ENTRY, OCCASIONS } from './calendar-words.ts';

/** What is told of people and things that stands in no calendar. */
const NO_OCCASION =
  'to been no not nothing cold headache fever idea question time fun left done gone already still always never just only it that this lot enough home here there open closed on off up down asleep awake tired hungry late early ready ill sick busy free there'.split(
    ' ',
  );
const BOOKS = 'calendar calender diary agenda planner'.split(' ');
/** By these something is asked for, and its words are no name. */
const ORDERS = 'add put pop stick schedule create can could please'.split(' ');
const without = {
  title: [...KNOWING, ...MACHINES, ...NO_ENTRY, ...NO_OCCASION, ...BOOKS, 'is', 'are', 'same', ...ORDERS],
};
const HAS =
  '(has|has got|has got to go to|is having|will have|will be having|has to go to|goes to|is going to)';
const SET_FOR =
  '(is|are|has been|have been|got) (booked|scheduled|set|arranged|fixed|planned|pencilled|penciled|confirmed|organised|organized)';
const WE_HAVE = '(have|have got|am having|are having|will have|are going to|am going to|have to go to)';

/** Phrases of `calendar.create`. */
export const TOLD: readonly Phrase[] = [
  ...ways(
    { without },
    `[a|an|the|my|our] {title:words} [,] [and|so] (put|add|get|stick|pop|write|note|mark) (it|that|this) [down] ${CALENDAR} [quick|quickly|now|please]`,
    `{who:person} ${HAS} [a|an|the|her|his|their] {title:words} [,] [and|so] (put|add|get|stick|pop|write|note|mark) (it|that|this) [down] ${CALENDAR} [quick|quickly|now|please]`,
  ),
  ...ways(
    { without, named: 'clock' },
    `{who:person} ${HAS} [a|an|the|her|his|their] {title:words}`,
    `(i|we) ${WE_HAVE} [a|an|the|my|our] {title:words}`,
    '(there is|there will be) [a|an] {title:words}',
    '[the|our|my] {title:words} (is coming|are coming|comes|come|arrives|is visiting|are visiting|starts|takes place)',
    `[the|our|my] {title:words} ${SET_FOR} [in|down] [for|on|at]`,
  ),
  ...ways(
    { without, named: 'clock', give: { told: true } },
    '[the|our|my] {title:words} (is|are|will be) [on|now] [for]',
  ),
  ...ways(
    { without, named: 'day', hold: { title: OCCASIONS } },
    '[the|our|my] {title:words} (is|are|will be|falls|takes place) [on] [all day|all day long|the whole day]',
    `[the|our|my] {title:words} ${SET_FOR} [in|down] [for|on]`,
    `{who:person} ${HAS} [a|an|the|her|his|their] {title:words}`,
    `(i|we) ${WE_HAVE} [a|an|the|my|our] {title:words}`,
  ),
  ...ways(
    { named: 'days', give: { title: 'away' } },
    '(we are|i am|we will be|i will be) (away|on holiday|on vacation|out of town|abroad|travelling|traveling|gone)',
    '(we are|i am) going (away|on holiday|on vacation|abroad)',
  ),
  ...ways(
    { without, named: 'days' },
    '(we are|i am|we will be|i will be) (off to|flying to|away in|travelling to|traveling to|staying in|staying at|staying with|driving to|camping in|visiting) {title:words}',
  ),
  ...ways(
    { named: 'days', give: { title: 'away' } },
    '{who:person} (is|will be) (away|on holiday|on vacation|out of town|abroad|travelling|traveling)',
  ),
];
