/** Taking things off the calendar in the ways people ask for it. */
import { type Phrase, ways } from '../../src/domain/index.ts';
import { ANY_EVENT, BOOK, CALENDAR, OCCASIONS, OFF_IT } from './calendar-words.ts';

const DROP =
  '(cancel|cancel out|delete|remove|drop|erase|clear|clear out|clear off|take off|take out|take away|get rid of|discard|scrap|scratch|wipe|wipe out|wipe off|empty|destroy|strike|cross off|cross out|eliminate|blank out|call off|disregard|withdraw|skip|dismiss|expunge|axe|nix|abort|revoke|undo|deschedule|unschedule)';
const ALL = { all: true };
const NEXT = { next: true };

/** Phrases of `calendar.cancel`. */
export const CANCEL: readonly Phrase[] = [
  {
    say: `(cancel|delete|remove|drop|take|erase|clear|get rid of|strike|cross|discard|scrap|wipe) [the|my|a|an|any|all] {query:words} [scheduled|set|that is set|on|for] ${OFF_IT} [for|on]`,
    without: { query: ['all', 'every', 'everything', 'other', 'as'] },
  },
  `(take|remove|cross) [the|my] {query:words} off (my|the|our|this) ${BOOK} [for|on]`,
  `(from|on|in) (my|the|our) ${BOOK} ${DROP} [the|my] {query:words}`,
  {
    say: '(that|this) (appointment|event|meeting|entry) (needs to be|has to be|must be|should be|can be|to be|is) (cancelled|canceled|deleted|removed|dropped|erased|called off)',
    that: { query: 'title' },
  },
  '(i|we) (do not|no longer) need (the|my|that|this|our) [{query:words}] (appointment|event|meeting|entry) [anymore|any more] [on|for]',
  '(i|we) (can not|will not be able to|am not going to|are not going to) (make|attend|make it to|be at|go to) (the|my|that|this|our) [{query:words}] (appointment|event|meeting) [anymore|any more] [so] (cancel|delete|remove) it',
  '(that|this|the|my) [{query:words}] (appointment|event|meeting|entry) (needs to be|has to be|must be|should be|can be|to be) (cancelled|canceled|deleted|removed|dropped|erased|called off)',
  {
    say: `${DROP} (my|our) {query:words} [scheduled|planned|booked] [for|on|at|from|of] [${OFF_IT}]`,
    hold: { query: OCCASIONS },
    without: {
      query: ['alarm', 'reminder', 'timer', 'list', 'song', 'ticket', 'order', 'all', 'every', 'other'],
    },
  },
  {
    say: `${DROP} (my|the|our) (next|upcoming) {query:words} [${OFF_IT}]`,
    without: {
      query: ['alarm', 'reminder', 'timer', 'list', 'song', 'track', 'item', 'one', 'thing', 'all', 'light'],
    },
  },
  {
    say: `${DROP} (that|this|the) (appointment|event|meeting|entry) [${OFF_IT}]`,
    that: { query: 'title' },
  },
  '(cancel|delete|remove) (the|my) [whole|entire] {query:words} (appointment|event|meeting|series)',
  '(cancel|delete|remove) (the|my) (appointment|event|meeting) (with|about|called|for|at|of) [the|my] {query:words}',
  {
    say: `(${DROP}|call off) [the|my|our|a] {query:words} [scheduled|planned|set|i have|that i have|i have scheduled|that is scheduled|booked] [for|on|at|from|of]`,
    hold: {
      query: OCCASIONS.filter(
        (word) => !['event', 'meeting', 'appointment', 'date', 'call', 'game', 'movie'].includes(word),
      ),
    },
    without: {
      query: ['alarm', 'reminder', 'timer', 'list', 'song', 'ticket', 'order', 'all', 'every', 'other'],
    },
  },
  `${DROP} [the|my|our|a|an|any|that|this] [calendar] (event|meeting|appointment|entry|engagement) (with|about|called|named) {query:words} [${OFF_IT}]`,
  {
    say: `${DROP} [the|my|our|a|an] {query:words} (event|meeting|appointment|entry) [scheduled|set|planned] [for|on|at] [${OFF_IT}]`,
    without: {
      query: ['reminder', 'alarm', 'timer', 'list', 'all', 'every', 'any', 'next', 'last', 'first'],
    },
  },
  `${DROP} [the|my|our|a|an|any|that|this] [calendar] ${ANY_EVENT} [i have|that i have|that is] [scheduled|set|planned|booked] [for|on|at|of|from] [${OFF_IT}] [for|on]`,
  ...ways(
    { give: NEXT },
    `${DROP} [the|my|our] (next|upcoming|following|succeeding) [calendar|scheduled] ${ANY_EVENT} [${OFF_IT}]`,
    `(find|open|go to|look up|get) [the|my|our] (next|upcoming|following) [calendar|scheduled] ${ANY_EVENT} [${OFF_IT}] and (delete|cancel|remove|erase) it`,
    `${DROP} (from|in|on) (my|the) ${BOOK} [the|my] (next|upcoming) ${ANY_EVENT}`,
  ),
  ...ways(
    { give: ALL },
    `${DROP} (all|everything|all of|all the|all my|all of my|all of the|every|any|any and all|the entire|my entire|my whole) [calendar|scheduled|of my] ${ANY_EVENT} [i have|that i have] [scheduled|set|planned|booked] [${OFF_IT}] [for|on|from|in|of]`,
    `${DROP} (all|everything|all of|all the|all my|every|any|the entire) [the|my] [data|items|contents|details|information|entries] ${OFF_IT} [for|on]`,
    `(clear|empty|wipe|erase|delete|clean|clean out|clear out|blank|reset|format|free up|clear up|wipe out|cancel|make blank) [all|out|off] [everything|all|data] [from|on|in|of] (my|the|our|this) [entire|whole|full|work|family] [calendar] (${BOOK}|plans|meetings|appointments|events) [completely|entirely|out] [for|on|of]`,
    `${DROP} all my events [on|for|in] keeping [the|my|our|a] {except:words}`,
    `${DROP} (all|all of|every|any) [my|the|our] ${ANY_EVENT} [i have|that i have] [scheduled|set|planned|booked] (with|about|called|named|regarding|containing|at) {query:words} [${OFF_IT}]`,
  ),
  '(clear|empty|wipe|erase|clean|clean out|clear out|clear off|free up|clear up|cancel) [all|everything] [on|in|of] (my|the|our) [entire|whole] (day|morning|afternoon|evening|week|weekend) [completely|entirely] [for|on|of]',
  '(make|keep|set|have|get) [my|the|our] [entire|whole] (day|morning|afternoon|evening|week|weekend) (empty|clear|free|open) [for|on|of]',
  ...ways(
    { give: ALL },
    `(wipe|clear|make|set|get|clean|have|keep) [my|the|our] [entire|whole] ${BOOK} (clean|empty|clear|blank|free|open) [for|on|of]`,
    `(clear|empty|wipe|erase|clean) [my|the|our] ${BOOK} [of|from] (all|everything|all events|all the events|all appointments|all my events|all meetings|events)`,
    `(make sure|ensure) [that] (there is|there are|i have) (no|not any) ${ANY_EVENT} ${CALENDAR}`,
    `(make sure|ensure) [that] (there is|i have) nothing ${CALENDAR}`,
    `(make sure|ensure) [that] (my|the) ${BOOK} is [completely|entirely] (clear|empty|blank) [for|on]`,
    `(clear|empty|erase|clean) ${BOOK} [for|on]`,
    `(delete|remove|cancel|clear|erase) (events|meetings|appointments) [from|in|on] ${BOOK}`,
  ),
];
