import { SPEECH_ROLES } from './speech-roles.ts';

/**
 * What words do in a sentence, each role with an example. A language writes a list of words for those it has, parted by spaces; of the
 * others it has none. A role is named after what its words do and not after an English word, since another language may say it in several ways.
 */
export const ROLES = {
  // Small words.
  article: '"The", "a", "my", "this".',
  definite: 'Of these, those that speak of a thing both know.',
  and: 'Between the parts of a list.',
  or: 'Between things of which one is meant.',
  not: 'What turns a statement round.',
  me: 'Who speaks.',
  filler: 'Said while thinking or being polite; wherever they stand, they change nothing.',
  instead: 'Of these, those that want something else in place of what was said: "to Sam *instead*".',
  alone: 'Behind a thing: nothing else is meant: "the desk lamp *only*".',
  people: 'People that no house knows by name: "him", "the kids", "visitors".',
  // Things and places.
  pronoun: '"It", "them", "that".',
  ownPronoun: '"*Its* volume".',
  them: 'The pronoun that stands for several, and what may follow it: "them *both*".',
  bothBehind: 'Behind it: "them *both*".',
  allOfThem: 'Alone these stand for it: "*all* of them".',
  ofThem: 'What may stand behind one of those.',
  everything: 'All there is.',
  all: 'Behind an article or before an exception the same.',
  else: '"Everything *else*".',
  allBut: '"All *but* the lamp".',
  other: '"The *other* lamp".',
  one: '"The other *one*".',
  ones: 'A thing told by where it is alone: "the kitchen *ones*".',
  those: 'The same: "*those* in the hall".',
  pointing: 'Pointing words, articles unless what becomes of a thing follows: "turn *that* off".',
  behindPointing: 'What follows where they are no articles.',
  behindThing: 'What a clause goes on with behind the thing it names: "the lamp *off*".',
  placeLead: 'Before a place: "*in* the kitchen".',
  placeLeadAgain: 'Of these, what may stand before the second of several places.',
  placeAdverb: 'Places that need no such word.',
  nameLead: `Behind these may stand the first words of a thing's name: "… *in* the gym".`,
  forWhom: 'Before whom something is for.',
  describing: '"The *old* lamp": says how a thing is, and makes no other thing of it.',
  room: '"The kids *room*", "*room* lights".',
  inEachRoom: 'What every room has, known to the house or not: "close the *door*"; by its stem.',
  rousing: '"*Wake* me at seven and turn on the lamp": what is begun beside it is begun then.',
  everyRoom: '"All *rooms*", by the stem.',
  withinHouse: 'Between these and the house: "every room *in* the house".',
  // Around wishes.
  emphasis: 'Says nothing before a verb: "*do* turn off the lights".',
  emphasised: 'The verbs behind it.',
  telling: '"*Tell* me what is the time".',
  toldTo: '"Tell *me*".',
  askedFirst: 'Behind these two a question begins with one of these …',
  askedOn: '… and goes on with one of these.',
  frontLead: '"*In* the kitchen, turn on the lights": before a place in front of a wish.',
  tieBehindTrail: 'Behind the comma after a late time or condition.',
  beforeClause: 'Behind these a clause may begin.',
  beginsThing: 'Words for a thing begin with these.',
  askedVerb: 'The verb of a question that has the order of a statement: "what the time *is*".',
  byDegree: 'States that are more or less so: "is the lamp *dim*?"',
  subject: 'Its subject, as a pronoun.',
  verbNotThing: 'Verbs that are nouns as well, and name no thing by themselves: "*switch* off".',
  onDay: '"*On* tuesday".',
  then: 'What follows a time or a condition.',
  waiting: '"*Wait* ten minutes": for what follows.',
  first: '"… but lock the door *first*".',
  please: 'Politeness behind that.',
  you: 'Who is asked.',
  but: 'Before what is the exception.',
  to: 'Before a verb or a goal.',
  anyOf: '"*Any* curtains open?" asks.',
  both: '"*Both* Sam and Mia".',
  ofToday: 'Of the day that is, whatever day was spoken of: "*tonight* at ten".',
  whichever: 'Answers which of several is meant by: any of them. "*Either*".',
  mayRule: 'With these a question may be the condition of what follows.',
  atHour: 'Before a time of the clock.',
  opposing: 'With one of these a sentence may ask for the opposite.',
  meaningless: 'Words that carry nothing of what is meant.',
  // Words of a person's own.
  dangling: 'With these no such words end where a time was cut off behind them: "lunch *on* | friday".',
  whereTo: '"Bring the washing *in* tomorrow": that is where it goes.',
  behindWhereTo: 'Times that may stand behind it.',
  conditionLead: 'A condition behind such words begins with one of these.',
  loose: 'No such words end with these: what follows goes on with them.',
  politeEnd: 'Politeness that may end them.',
  behindTimes: 'Politeness and the like behind a time.',
  textGoesOn: 'With these a phrase may go on behind a time: "remind me tomorrow *to* …".',
  textRunsOn: 'With these such words may go on behind a time: "a meeting tomorrow *with* Sam".',
  textAtPlace: 'Of these, the ones that may be part of a time themselves.',
  saying: 'Before what somebody is told.',
  bidding: 'Before whom something is asked of.',
  atOnce: 'With one of these a wish is for this moment.',
  // Conditions and what people did.
  be: '"Is", "stays".',
  become: '"Goes", "starts".',
  has: '"*Has* been".',
  been: '"Has *been*".',
  should: '"*Should* the door open".',
  forHowLong: '"*For* ten minutes".',
  moreThan: '"For *more than* an hour".',
  so: '"If *so*".',
  no: '"If *no*", "*no* one".',
  itThen: '"If *it* is".',
  there: '"*There* is motion".',
  any: '"If *any* light is on".',
  leadsToDeed: 'Before the wish behind a short condition.',
  doneTo: 'What a verb there goes on with.',
  doneToIt: 'Behind "is", these tell what is done: "is *switched* on".',
  stateAdverb: 'Between a verb and a state: "is *still* on".',
  behindState: 'Behind a state.',
  tellingEnd: '"Tell *me* if …".',
  denying: '"*Did* not".',
  left: '"The kids *left* it on".',
  forgetting: '"I *forgot* to close the gate".',
  switching: '"*Turn* on".',
  nobody: '"*Nobody* locked the door".',
  doer: '"*Someone* opens the door".',
  household: 'Before people of the house.',
  young: 'People of the house by what they are.',
  // Values.
  aboutTime: 'Before a bare time of the clock.',
  sun: 'Sunrise and sunset.',
  list: '"My camping *list*".',
  scene: '"The movie *scene*".',
  ofName: 'Before the name of a list, a scene or a room.',
  here: 'The room it is said in.',
  within: '"*In* here".',
  brought: 'How a state came to be: "*turned* off", "*pulled* up".',
  ...SPEECH_ROLES,
} as const satisfies Readonly<Record<string, string>>;

export type Role = keyof typeof ROLES;

/** Whether a word has a role. */
export type RoleWords = Readonly<Record<Role, ReadonlySet<string>>>;

/** As a language writes them down. */
export type RoleLists = Readonly<Partial<Record<Role, string | Iterable<string>>>>;

export function roleWords(lists: RoleLists): RoleWords {
  const roles = Object.keys(ROLES) as Role[];
  return Object.fromEntries(roles.map((role) => [role, wordsOf(lists[role] ?? '')])) as unknown as RoleWords;
}

function wordsOf(list: string | Iterable<string>): ReadonlySet<string> {
  if (typeof list !== 'string') return new Set(list);
  return new Set(list === '' ? [] : list.split(' '));
}
