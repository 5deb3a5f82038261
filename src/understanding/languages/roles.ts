import { SPEECH_ROLES } from './speech-roles.ts';

/**
 * Words by what they do in a sentence, each a list parted by spaces. A language fills in those it has; of the others it has none. A
 * role is named after what its words do and not after an English word, since another language may say it in several ways.
 */
export const ROLES = {
  // Small words.
  /** "The", "a", "my", "this". */
  article: '',
  /** Of these, those that speak of a thing both know. */
  definite: '',
  /** Between the parts of a list. */
  and: '',
  /** Between things of which one is meant. */
  or: '',
  /** What turns a statement round. */
  not: '',
  /** Who speaks. */
  me: '',
  /** Said while thinking or being polite; wherever they stand, they change nothing. */
  filler: '',
  /** People that no house knows by name: "him", "the kids", "visitors". */
  people: '',
  // Things and places.
  /** "It", "them", "that". */
  pronoun: '',
  /** "*Its* volume". */
  ownPronoun: '',
  /** The pronoun that stands for several, and what may follow it: "them *both*". */
  them: '',
  /** Behind it: "them *both*". */
  bothBehind: '',
  /** Alone these stand for it: "*all* of them". */
  allOfThem: '',
  /** What may stand behind one of those. */
  ofThem: '',
  /** All there is. */
  everything: '',
  /** Behind an article or before an exception the same. */
  all: '',
  /** "Everything *else*". */
  else: '',
  /** "All *but* the lamp". */
  allBut: '',
  /** "The *other* lamp". */
  other: '',
  /** "The other *one*". */
  one: '',
  /** A thing told by where it is alone: "the kitchen *ones*". */
  ones: '',
  /** The same: "*those* in the hall". */
  those: '',
  /** Pointing words, articles unless what becomes of a thing follows: "turn *that* off". */
  pointing: '',
  /** What follows where they are no articles. */
  behindPointing: '',
  /** What a clause goes on with behind the thing it names: "the lamp *off*". */
  behindThing: '',
  /** Before a place: "*in* the kitchen". */
  placeLead: '',
  /** Of these, what may stand before the second of several places. */
  placeLeadAgain: '',
  /** Places that need no such word. */
  placeAdverb: '',
  /** Behind these may stand the first words of a thing's name: "… *in* the gym". */
  nameLead: '',
  /** Before whom something is for. */
  forWhom: '',
  /** "The kids *room*", "*room* lights". */
  room: '',
  /** "All *rooms*", by the stem. */
  everyRoom: '',
  /** Between these and the house: "every room *in* the house". */
  withinHouse: '',
  // Around wishes.
  /** Says nothing before a verb: "*do* turn off the lights". */
  emphasis: '',
  /** The verbs behind it. */
  emphasised: '',
  /** "*Tell* me what is the time". */
  telling: '',
  /** "Tell *me*". */
  toldTo: '',
  /** Behind these two a question begins with one of these … */
  askedFirst: '',
  /** … and goes on with one of these. */
  askedOn: '',
  /** "*In* the kitchen, turn on the lights": before a place in front of a wish. */
  frontLead: '',
  /** Behind the comma after a late time or condition. */
  tieBehindTrail: '',
  /** Behind these a clause may begin. */
  beforeClause: '',
  /** Words for a thing begin with these. */
  beginsThing: '',
  /** The verb of a question that has the order of a statement: "what the time *is*". */
  askedVerb: '',
  /** Its subject, as a pronoun. */
  subject: '',
  /** Verbs that are nouns as well, and name no thing by themselves: "*switch* off". */
  verbNotThing: '',
  /** "*On* tuesday". */
  onDay: '',
  /** What follows a time or a condition. */
  then: '',
  /** "*Wait* ten minutes": for what follows. */
  waiting: '',
  /** "… but lock the door *first*". */
  first: '',
  /** Politeness behind that. */
  please: '',
  /** Who is asked. */
  you: '',
  /** Before what is the exception. */
  but: '',
  /** Before a verb or a goal. */
  to: '',
  /** "*Any* curtains open?" asks. */
  anyOf: '',
  /** "*Both* Sam and Mia". */
  both: '',
  /** With these a question may be the condition of what follows. */
  mayRule: '',
  /** Before a time of the clock. */
  atHour: '',
  /** With one of these a sentence may ask for the opposite. */
  opposing: '',
  /** Words that carry nothing of what is meant. */
  meaningless: '',
  // Words of a person's own.
  /** With these no such words end where a time was cut off behind them: "lunch *on* | friday". */
  dangling: '',
  /** "Bring the washing *in* tomorrow": that is where it goes. */
  whereTo: '',
  /** Times that may stand behind it. */
  behindWhereTo: '',
  /** A condition behind such words begins with one of these. */
  conditionLead: '',
  /** No such words end with these: what follows goes on with them. */
  loose: '',
  /** Politeness that may end them. */
  politeEnd: '',
  /** Politeness and the like behind a time. */
  behindTimes: '',
  /** With these a phrase may go on behind a time: "remind me tomorrow *to* …". */
  textGoesOn: '',
  /** With these such words may go on behind a time: "a meeting tomorrow *with* Sam". */
  textRunsOn: '',
  /** Of these, the ones that may be part of a time themselves. */
  textAtPlace: '',
  /** Before what somebody is told. */
  saying: '',
  /** With one of these a wish is for this moment. */
  atOnce: '',
  // Conditions and what people did.
  /** "Is", "stays". */
  be: '',
  /** "Goes", "starts". */
  become: '',
  /** "*Has* been". */
  has: '',
  /** "Has *been*". */
  been: '',
  /** "*Should* the door open". */
  should: '',
  /** "*For* ten minutes". */
  forHowLong: '',
  /** "For *more than* an hour". */
  moreThan: '',
  /** "If *so*". */
  so: '',
  /** "If *no*", "*no* one". */
  no: '',
  /** "If *it* is". */
  itThen: '',
  /** "*There* is motion". */
  there: '',
  /** "If *any* light is on". */
  any: '',
  /** Before the wish behind a short condition. */
  leadsToDeed: '',
  /** What a verb there goes on with. */
  doneTo: '',
  /** Between a verb and a state: "is *still* on". */
  stateAdverb: '',
  /** Behind a state. */
  behindState: '',
  /** "Tell *me* if …". */
  tellingEnd: '',
  /** "*Did* not". */
  denying: '',
  /** "The kids *left* it on". */
  left: '',
  /** "I *forgot* to close the gate". */
  forgetting: '',
  /** "*Turn* on". */
  switching: '',
  /** "*Nobody* locked the door". */
  nobody: '',
  /** "*Someone* opens the door". */
  doer: '',
  /** Before people of the house. */
  household: '',
  /** People of the house by what they are. */
  young: '',
  // Values.
  /** Before a bare time of the clock. */
  aboutTime: '',
  /** Sunrise and sunset. */
  sun: '',
  /** "My camping *list*". */
  list: '',
  /** "The movie *scene*". */
  scene: '',
  /** Before the name of a list, a scene or a room. */
  ofName: '',
  /** The room it is said in. */
  here: '',
  /** "*In* here". */
  within: '',
  /** How a state came to be: "*turned* off", "*pulled* up". */
  brought: '',
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
