/** loose: what the robust reader is told of English, in tables. */
import type { LooseGrammar } from '../../index.ts';
import { ANSWERING, NO_ANSWER, PARTS_OF_ANSWER } from './answering.ts';
import { ASKED, ASKED_FIRST } from './asked.ts';
import { APPLIANCES, BEYOND, BOOKED, UNKNOWN } from './beyond.ts';
import { BOUND } from './company/hangs-on.ts';
import { COMPANY } from './company/index.ts';
import { AROUND_ORDER, CUES, EFFECTS, ORDERING } from './cues.ts';
import {
  ALL_FIRST,
  ASKED_WHEN_FIRST,
  BARE_ENTRIES,
  CHECKED_FIRST,
  DAYS_ASKED,
  ENTRIES_FIRST,
  ENTRY_BY_BUILD,
  KEPT_FIRST,
  KEPT_IN_TALK,
  LATER,
  LET_OFF_FIRST,
  LET_OFF_IN_TALK,
  LISTS_FIRST,
  NOT_THIS_TIME_FIRST,
  ONCE_FIRST,
  PUT_DOWN_FIRST,
  ROWS_FIRST,
  ROWS_IN_TALK,
  RULES_FIRST,
  TIMERS_FIRST,
  TIMERS_WHY_FIRST,
  TOLD_BEFORE,
  TOLD_BEFORE_FIRST,
  TOLD_SERIES,
  TOLD_SERIES_FIRST,
} from './diary/index.ts';
import { EVENT_MOVES } from './event-moves.ts';
import { EVENT_NEWS, EVENT_NEWS_FIRST } from './event-news.ts';
import { AROUND_FEELING, FEELING_NOW, FEELINGS } from './feelings.ts';
import {
  ANOTHER_ONE_FIRST,
  ANOTHER_ONE_IN_TALK,
  ASKED_APART_FIRST,
  ASKED_APART_IN_TALK,
  FEW_WORDS_FIRST,
  FEW_WORDS_IN_TALK,
  GOES_BACK,
  LET_GO_FIRST,
  LET_GO_IN_TALK,
  MEANT_OTHERWISE_FIRST,
  OTHER_VALUE_FIRST,
  OTHER_VALUE_IN_TALK,
  PUT_RIGHT_FIRST,
  PUT_RIGHT_IN_TALK,
  RUNG_FIRST,
  RUNG_IN_TALK,
  SEQUELS_FIRST,
  SEQUELS_IN_TALK,
  SHORT_SEQUELS_FIRST,
  SHORT_SEQUELS_IN_TALK,
  THAT_CASE_FIRST,
  THAT_CASE_IN_TALK,
  TOLD_ROUND,
  TOLD_ROUND_FIRST,
  VALUES_IN_TALK,
} from './going-on/index.ts';
import { IN_ONE_BREATH, IN_ONE_BREATH_FIRST, REMIND_LAST } from './in-one-breath.ts';
import { CONTINUES, IN_TALK, IN_TALK_FIRST, LEAVES_OUT, REMARK } from './in-talk.ts';
import { ITEMISED } from './itemised.ts';
import { ITEMS, NEEDED } from './items.ts';
import { MANNERS, NOTED } from './manners.ts';
import { HEARD_FIRST, MISHEARD, SOUND_ALIKES } from './misheard.ts';
import {
  ANOTHER,
  ASKED_BY_MARK,
  COUNTED_OF,
  ELLIPTIC,
  HOUR_AGAIN,
  MEASURED,
  ONCE_MORE,
  SEVERAL_OF,
} from './of-several.ts';
import { BEHIND_TOLD, CHOSEN, KEPT_NOUN, NAMED_ONE, OF_NAMED, STAND_IN, TOLD_ONES } from './of-told.ts';
import { ROOM_NAMES, THING_NAMES } from './other-names.ts';
import { PHRASED } from './phrased.ts';
import { EVERYDAY } from './rewordings/everyday.ts';
import {
  AS_IT_COMES_FIRST,
  ASKED_KINDLY_FIRST,
  ASKED_ROUND,
  ASKED_ROUND_FIRST,
  AT_HOME_FIRST,
  AT_THEIR_HOURS,
  AT_THEIR_HOURS_FIRST,
  GOES_IN_THE_BOOK,
  HAVE_WE,
  IN_PASSING,
  IN_PASSING_FIRST,
  IN_SHORT_FIRST,
  LEFT_ALONE_FIRST,
  LEFT_ON_FIRST,
  LIKED_SO,
  MAY_WAIT,
  NO_LONGER_NEEDED_FIRST,
  ON_AND_OFF_FIRST,
  OTHER_FRAMES,
  OTHER_FRAMES_IN_TALK,
  OTHER_VERBS_FIRST,
  OTHER_VERBS_IN_TALK,
  PLAIN_ORDER_FIRST,
  PUT_OTHERWISE_FIRST,
  PUT_OTHERWISE_IN_TALK,
  REWORDINGS,
  RULES_ASKED,
  SEEN_TO_FIRST,
  SEEN_TO_IN_TALK,
  SMALL_LIGHTS,
  STAYING,
  TIMED_AT_HOME_FIRST,
  VERBS_OF_LEVEL,
  WHILE_PEOPLE_FIRST,
} from './rewordings/index.ts';
import { ALSO_THEN, DO_IT, DONE_ALREADY, insteadFor, sameFor } from './same-for.ts';
import { SIGNS, SIGNS_HERE } from './signs.ts';
import { SINGLE_DAYS, SINGLE_DAYS_FIRST } from './single-days.ts';
import { initialsOf, soundOf } from './sounds.ts';
import { STANDING, STANDING_FIRST } from './standing.ts';
import {
  ASKS_OTHERS,
  IDLE,
  NO_ITEM,
  QUOTED,
  QUOTING,
  SEEKING,
  SWALLOWED,
  TAKEN_BACK_IN,
  TELLING,
  TELLING_FIRST,
  TIMED_NAME,
  TO_OTHERS,
  UNNAMED,
  WISHING,
} from './telling.ts';
import { SCHEDULED, TIMED_FIRST, TIMED_WISHES, TOLD_THEN } from './timed-wishes.ts';
import { OFTEN_FIRST, TOLD_OF } from './told-of.ts';

export { ENGLISH_STATEMENTS } from './statements.ts';

/** By these a sentence denies, sets a condition, leaves out, puts off, or tells of others and of other times. */
const BINDING = new Set(
  (
    "not no never none nothing nor neither without don't dont doesn't didn't didnt won't wont wouldn't wouldnt shouldn't isn't aren't wasn't can't cant cannot couldn't " +
    'if unless when whenever while once whether until till except but besides apart excluding instead rather only otherwise else ' +
    'then after before later tomorrow yesterday tonight morning evening afternoon noon midnight ' +
    'week weekend monday tuesday wednesday thursday friday saturday sunday daily every each always usually often sometimes ' +
    'minute minutes hour hours second seconds oclock sunset sunrise dusk dawn ' +
    'was were had did used would should might may must said says say tell told asked ask wants wanted thinks wonder suppose imagine pretend ' +
    'stop cancel undo leave keep wait hold forget remind mean meant ' +
    'who what which why how where whose or either outside outdoors'
  ).split(' '),
);

const DENYING = new Set(
  "not no never none nothing nobody don't dont doesn't didn't didnt won't wouldn't isn't aren't wasn't can't cant cannot couldn't".split(
    ' ',
  ),
);

const NOTING = new Set(
  'add list lists remind reminder reminders email mail message send note write calendar appointment meeting event alarm alarms timer timers named called announce order buy book schedule recipe song play search google weather news email joke game'.split(
    ' ',
  ),
);

const AROUND_WISH = new Set(
  (
    'the a an my our that this please can could would will you we i me us it to for of and just now then so get got give put turn switch make let have need want like ' +
    'do go going some bit little more again back up thing one oh hey ok okay well er um thanks'
  ).split(' '),
);

export const ENGLISH_LOOSE: LooseGrammar = {
  rooms: ROOM_NAMES,
  things: THING_NAMES,
  company: COMPANY,
  manners: [
    ...[
      ...MANNERS,
      ...ASKED_ROUND,
      ...ASKED,
      OFTEN_FIRST,
      ...PHRASED,
      ...TIMED_WISHES,
      ...IN_ONE_BREATH,
      ...SINGLE_DAYS,
      ...EVENT_NEWS,
      ...STANDING,
    ],
    ...REMIND_LAST,
    ...TOLD_BEFORE,
    ...TOLD_SERIES,
    ...AT_THEIR_HOURS,
  ],
  noted: NOTED,
  named: BARE_ENTRIES,
  toldOf: [
    ...HEARD_FIRST,
    ...IN_PASSING_FIRST,
    ...MEANT_OTHERWISE_FIRST,
    ...LEFT_ALONE_FIRST,
    ...AS_IT_COMES_FIRST,
    ...PUT_OTHERWISE_FIRST,
    ...SEEN_TO_FIRST,
    ...IN_SHORT_FIRST,
    ...AT_THEIR_HOURS_FIRST,
    ...HAVE_WE,
    ...OTHER_FRAMES,
    ...GOES_IN_THE_BOOK,
    ...LIKED_SO,
    ...MAY_WAIT,
    ...RULES_ASKED,
    ...VERBS_OF_LEVEL,
    ...SMALL_LIGHTS,
    ...STAYING,
    ...PUT_RIGHT_FIRST,
    ...FEW_WORDS_FIRST,
    ...LET_OFF_FIRST,
    ...ASKED_WHEN_FIRST,
    ...PUT_DOWN_FIRST,
    ...ASKED_KINDLY_FIRST,
    ...NOT_THIS_TIME_FIRST,
    ...THAT_CASE_FIRST,
    ...ASKED_APART_FIRST,
    ...PLAIN_ORDER_FIRST,
    ...OTHER_VERBS_FIRST,
    ...ASKED_ROUND_FIRST,
    ...AT_HOME_FIRST,
    ...LEFT_ON_FIRST,
    ...NO_LONGER_NEEDED_FIRST,
    ...WHILE_PEOPLE_FIRST,
    ...TIMED_AT_HOME_FIRST,
    ...ON_AND_OFF_FIRST,
    ...ROWS_FIRST,
    ...KEPT_FIRST,
    ...ASKED_FIRST,
    ...ANOTHER_ONE_FIRST,
    ...OTHER_VALUE_FIRST,
    ...LET_GO_FIRST,
    ...IN_TALK_FIRST,
    ...RUNG_FIRST,
    ...SEQUELS_FIRST,
    ...SHORT_SEQUELS_FIRST,
    ...TOLD_ROUND_FIRST,
    ...ALL_FIRST,
    ...ONCE_FIRST,
    ...CHECKED_FIRST,
    ...RULES_FIRST,
    ...LISTS_FIRST,
    ...TOLD_BEFORE_FIRST,
    ...TOLD_SERIES_FIRST,
    ...ENTRIES_FIRST,
    ...ENTRY_BY_BUILD,
    ...TIMERS_WHY_FIRST,
    ...TIMERS_FIRST,
    ...TIMED_FIRST,
    ...IN_ONE_BREATH_FIRST,
    ...SINGLE_DAYS_FIRST,
    ...EVENT_MOVES,
    ...EVENT_NEWS_FIRST,
    ...STANDING_FIRST,
    ...TOLD_OF,
    ...DAYS_ASKED,
  ],
  toldOnes: TOLD_ONES,
  chosen: CHOSEN,
  keptNoun: KEPT_NOUN,
  ofNamed: OF_NAMED,
  namedOne: NAMED_ONE,
  behindTold: BEHIND_TOLD,
  asked: ASKED_BY_MARK,
  elliptic: ELLIPTIC,
  sameFor,
  insteadFor,
  doneAlready: DONE_ALREADY,
  alsoThen: ALSO_THEN,
  doIt: DO_IT,
  answering: ANSWERING,
  partsOfAnswer: PARTS_OF_ANSWER,
  noAnswer: NO_ANSWER,
  counted: COUNTED_OF,
  several: SEVERAL_OF,
  hourAgain: HOUR_AGAIN,
  onceMore: ONCE_MORE,
  another: ANOTHER,
  measured: MEASURED,
  effects: EFFECTS,
  later: LATER,
  items: ITEMS,
  standIn: STAND_IN,
  everyday: EVERYDAY,
  itemised: ITEMISED,
  mayBeItems:
    /\b(?:timers?|alarms?|reminders?|list|calendar|diary|planner|agenda|(?:hour|hr|minute|min|second|sec)s?)\b/i,
  heading: /: /,
  rewordings: [...TOLD_ROUND, ...IN_PASSING, ...REWORDINGS],
  inTalk: [
    ...PUT_OTHERWISE_IN_TALK,
    ...SEEN_TO_IN_TALK,
    ...THAT_CASE_IN_TALK,
    ...ASKED_APART_IN_TALK,
    ...OTHER_VERBS_IN_TALK,
    ...ANOTHER_ONE_IN_TALK,
    ...OTHER_VALUE_IN_TALK,
    ...LET_GO_IN_TALK,
    ...RUNG_IN_TALK,
    ...SEQUELS_IN_TALK,
    ...SHORT_SEQUELS_IN_TALK,
    ...PUT_RIGHT_IN_TALK,
    ...OTHER_FRAMES_IN_TALK,
    ...FEW_WORDS_IN_TALK,
    ...VALUES_IN_TALK,
    ...LET_OFF_IN_TALK,
    ...ROWS_IN_TALK,
    ...KEPT_IN_TALK,
    ...IN_TALK,
  ],
  goesBack: GOES_BACK,
  remark: REMARK,
  continues: CONTINUES,
  leavesOut: LEAVES_OUT,
  misheard: MISHEARD,
  soundAlikes: SOUND_ALIKES,
  soundOf,
  initialsOf,
  telling: TELLING,
  tellingFirst: TELLING_FIRST,
  toOthers: TO_OTHERS,
  asksOthers: ASKS_OTHERS,
  wishing: WISHING,
  quoting: QUOTING,
  quoted: QUOTED,
  idle: IDLE,
  toldThen: TOLD_THEN,
  scheduled: SCHEDULED,
  spares:
    /,? (?:except|apart from|aside from|but not|but|bar|other than|excluding|save)(?: for)? (?:the|my|our) ([a-z]+(?: [a-z]+)?)(?=[,.!]*$)/dgi,
  celsius: /\b(?:celsius|centigrade|c)\b|°c/i,
  seeking: SEEKING,
  swallowed: SWALLOWED,
  unnamed: UNNAMED,
  timedName: TIMED_NAME,
  takenBackIn: TAKEN_BACK_IN,
  noItem: NO_ITEM,
  needed: NEEDED,
  asking:
    /(?:[,.;!] ?|\b(?:so|and|then|please) )?\b(?=(?:can|could|would|will) (?:you|we|i|ya|somebody|someone)\b|(?:you|we) (?:can|could|may) (?:now )?(?:turn|switch|put|knock|kill|shut|close|lock|get|pop|dim|open|stop)\b|please\b|(?:have|let) (?:the|our) (?:robot|hoover|vacuum|roomba)\b|(?:turn|switch|put|pop|stick|bung|open|close|shut|lock|dim|start|stop|set|make|get|mute|pause|draw|raise|lower|brighten|warm|cool|vacuum|hoover|send|tell|bring|knock|kill|whack|crank|unlock|calm|switch|cancel|skip|scrap|bin|drop|delete|move|shift|push|postpone|reschedule) )/dgi,
  toldFirst:
    /^(?:(?:so|well|oh|right|ok|okay|sorry|look|listen|hi|hello|hey),? )*(?:(?:the |my |our |his |her |this |that |these |those |all |some |mrs |mr |auntie |aunt |uncle )?[a-z]+(?: [a-z]+){0,2}?(?:['’](?:s|m|re|ve)| is| are| am| has| have| got| keeps?| can't| can’t| hasn't| isn't| aren't| just| feels?| seems?| smells?| looks?| sounds?| hates?| loves?| likes?)|im|ive|its|theyre|hes|shes|weve|were|youve|time (?:for|to)|what an?|such an?|off to|just (?:going|off|heading|popping|nipping)|(?:i|we) (?:go|leave|come|sleep|eat|cook|work|must|need|have|want)|is time|nearly|no rush|time's up) [^,.;:!?]*(?:[,.;:!]| -|—|–)+ ?(?:(?:and|so|then|but|please|can you|could you|would you) )*/i,
  notSo:
    /(?:['’](?:s|m|re)|\b(?:is|are|am|im|can)) not\b|\b(?:isn|aren|hasn|haven|can|couldn)['’]t\b|\b(?:cannot|cant)\b/gi,
  binding: BINDING,
  days: new Set(
    'today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday weekend'.split(' '),
  ),
  inThere: /\bin there\b/dgi,
  denying: DENYING,
  noting: NOTING,
  feelings: FEELINGS,
  signs: SIGNS,
  signsHere: SIGNS_HERE,
  aroundFeeling: AROUND_FEELING,
  partsBetween:
    /[,.;!?]+| and | but | so | because | cos | coz | cuz | cause | (?=(?:it['’]s|its|it is|that['’]s|this is) )/,
  today: /\bthis (?:morning|evening|afternoon)\b|\btonight\b|\btoday\b/g,
  feelingNow: FEELING_NOW,
  aroundWish: AROUND_WISH,
  cues: CUES,
  aroundOrder: AROUND_ORDER,
  ordering: ORDERING,
  setTo: (thing, value) => `set ${thing} to ${value}`,
  stepBy: (wish, value) => `${wish} by ${value}`,
  leadsTo: new Set(['to', 'at', 'on']),
  leadsPlace: new Set(['on', 'off', 'up', 'down', 'out', 'home', 'bar', 'part']),
  indefinite: new Set(['a', 'an', 'some', 'any', 'another']),
  leadsValue: new Set(['to', 'at', 'on', 'by', 'of', 'about', 'around', 'but', 'and']),
  units: new Set(['percent', '%', 'degrees', 'degree', 'kelvin', '°', '°c', 'k']),
  inRoom: (room) => `in the ${room}`,
  appliances: APPLIANCES,
  beyond: BEYOND,
  booked: BOOKED,
  handling:
    /^(?:give the (?:dishes|washing|laundry|clothes) (?=[a-z])|(?:(?:please|can you|could you|will you|would you|can we|just|i want you to|i need you to|i want to|go and) )*(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|run|dim|brighten|raise|lower|pause|mute|fire up|preheat|heat|warm|cool|empty|fill|water|light|draw|increase|decrease|activate|(?:is|are|(?:did|has|have) (?:i|we|you|they|somebody|someone|anybody|anyone) (?:leave|left)|has|have) (?:the|my|our|any)))\b/i,
  noThing: (thing) => (/[^s]s$/.test(thing) ? `there are no ${thing} here` : `there is no ${thing} here`),
  notDone: 'nothing here can do that',
  bound: BOUND,
  asksLeave:
    /^(?:(?:um+|er+|so|hey|hi|please|excuse me|sorry)[, ]+)*(?:(?:can|could|may|might) (?:i|we) (?:please |just )*|(?:am i|are we) allowed to |is it (?:ok|okay|all right|alright) (?:if (?:i|we)|(?:for me|for us) to) |do you mind if (?:i|we) |would it be (?:ok|okay|all right|alright) (?:if (?:i|we)|(?:for me|for us)? ?to) )(?=[a-z])/i,
  unknown: UNKNOWN,
};
