import type { Pattern } from '../text/index.ts';
import { NO_OF_RULES, type OfRulesGrammar } from './of-rules-grammar.ts';
import { NO_OF_THINGS, type OfThingsGrammar, type PlaceTold } from './of-things-grammar.ts';
import { ASKS_NOTHING, type AskedInTalkGrammar, NO_PUT_OFF, type PutOffGrammar } from './put-off-grammar.ts';
import type { Rewording } from './rewording.ts';
import { NO_TIMERS, type TimerGrammar } from './timer-grammar.ts';

/** One of several that were made at once, by its place among them. */
export interface OneOfMade {
  /** Its index in the order they were told, -1 the last; by what they have more or less of, or the one whose name is in what is told beside, or has all of these words; `untold` where it is not said which. */
  readonly which:
    | number
    | 'middle'
    | 'longest'
    | 'shortest'
    | 'earliest'
    | 'latest'
    | 'untold'
    | { readonly told: string }
    | { readonly named: string };
  /** Whether it is not to be. */
  readonly drops: boolean;
  /** What is said of it, with "it" in its place. */
  readonly words: string;
}

/** Of commands that were stored: by the name of a thing, by the words of their hour, or by the place among them, as for `OneOfMade`. */
export type OneOfStored =
  | { readonly thing: string }
  | { readonly hour: string }
  | { readonly which: number | 'earliest' | 'latest' };

/** A day and an hour of it, each in words that name it alone, or by how much it is later; what is not named is as it was. */
export interface OnceOtherwise {
  /** The words say that it is for once, or why it is on that day: none of them is of the whole series. */
  readonly once?: true;
  readonly day?: string;
  readonly hour?: string;
  /** "*Not before* midnight": an hour that is earlier than its own changes nothing. */
  readonly atLeast?: true;
  /** A number that may be a value instead of the hour, or cannot be an hour: "tonight *19*", "just tonight *40 percent*". */
  readonly value?: string;
  readonly length?: string;
  readonly earlier?: true;
  /** It comes once more, and its own time is not left out. */
  readonly adds?: true;
}

/** Which days of the week are left out, and which come in their place; or from when on it is otherwise, and how, in plain words. */
export type DaysAnew =
  | { readonly off: string; readonly instead?: string }
  | { readonly since: string; readonly then: string };

/** Some of the days of what comes again and again, told by what it does then. */
export interface OfItsDays {
  /** The order it would be, or where it keeps something as it is, the order that would bring it there. */
  readonly order: string;
  readonly keeps?: true;
  /** It takes the place of what is usual. */
  readonly instead?: true;
  /** The days that are left out, each in its words. */
  readonly days?: readonly string[];
  /** What is said of its days where that is more: "make it midnight on saturdays". */
  readonly words?: string;
  /** The day is one of each week. */
  readonly every?: true;
}

/** When something ends, or how long it lasts; `stops` where a word for the end itself is said: "*stop* at six". */
export type EndsLater = { readonly stops: boolean } & (
  | { readonly until: string }
  | { readonly lasts: string }
);

/** What is said of an entry that was written down just now. */
/** The day of an entry, where the talk has it, and when it ends; of what lasts all day no hour. */
export interface EntryTimes {
  readonly date: Date | undefined;
  readonly end: string | undefined;
}

export interface SaidOfEntry {
  /** "*It's the optician, not the dentist*", "make it private", "move it to next week": the order in full. */
  readonly order: (text: string, title: string, times: EntryTimes) => string | undefined;
  /** "*And what about Thursday?*", "what about the day after?": the question for that day, or the day, seen from that of the entry. */
  readonly asksDay: (text: string, date: Date) => string | Date | undefined;
  /** "Remind me *the night before and that morning at eight*": an order for each, none where it is none. */
  readonly reminds: (text: string, title: string) => readonly string[];
  /** "*Remind me two hours before to bake and an hour before to tidy up*": an order for each, counted from the entry. */
  readonly tasks: (text: string, title: string) => readonly string[];
  /** "*Remind me ten minutes before the end*": the order with its hour, counted from the beginning or the end as the clocks show them. */
  readonly hung: (text: string, title: string, begins: Date, ends: Date) => string | undefined;
  /** "*Remind me about it*": the order, which lacks its hour. */
  readonly remindedOf: (text: string, title: string) => string | undefined;
  /** "*Pick her up at half five, remind me*": the order on its day, for after it has begun. */
  readonly fetched: (text: string) => string | undefined;
  /** "*And the hygienist straight after*": the order for one more on its day, which is told with the hour at which the entry ends; without one behind a question for that day. */
  readonly beside: (text: string, date: Date, end: string | undefined) => string | undefined;
}

/** By how much something is to go, in place of a step before: the words of the figure, the way where it is told, whether they tell that it is a step, or that it is a value. */
export interface StepAnew {
  readonly figure: string;
  readonly way: 1 | -1 | undefined;
  readonly isStep: boolean;
  readonly isValue: boolean;
}

/** That something which is written down is done, or is not needed; by these verbs, where they tell what was done. `isGot` of what there is to buy. */
export interface DoneWith {
  readonly name: string;
  readonly isDone: boolean;
  readonly verbs?: readonly string[];
  readonly isGot?: true;
}

/** How a language speaks of what was put off or written down in the turns before. */
export interface LaterGrammar {
  /** "Make it eleven *rather than ten*": a value in place of one that was said before; `is` and `not` are the numbers of their groups. */
  readonly ratherThan: readonly { readonly say: Pattern; readonly is: number; readonly not: number }[];
  /** "*It's the doctor, not the dentist*": words in place of some that what was written down holds; `is` and `not` are the numbers of their groups. */
  readonly otherWord: readonly { readonly say: Pattern; readonly is: number; readonly not: number }[];
  /** What names what is not meant behind what is: its group is what is not to be. */
  readonly notThat: Pattern;
  /** "*Skip it* tonight", behind what comes again and again: one time of it is left out. In this order. */
  readonly leftOnce: readonly Rewording[];
  /** "*Skip that one*", behind the same: the next of them. */
  readonly leftNext: Pattern;
  /** The wish to have what was spoken of at another hour, or with another value. */
  readonly atHour: (hour: string) => string;
  readonly atValue: (value: string, isTemperature: boolean) => string;
  /** Stands in words that call off something that is still to come. */
  readonly mayCallOff: Pattern;
  /** The order that is not to come after all, and of which thing where it is named: "*forget the switching off*", "no need to lock it", "leave it on". */
  readonly notThen: (text: string) => { readonly order: string; readonly thing?: string } | undefined;
  /** The whole of what is said: what was done for a time is to stay so: "*keep it like that*". */
  readonly staysSo: Pattern;
  /** The whole of what is said: it is not needed: "*no need for it any more*". */
  readonly notNeeded: Pattern;
  /** Behind "is anything on tonight?": its groups are what is written down, and when. */
  readonly intoGap: Pattern;
  readonly entry: (title: string, when: string) => string;
  /** "*Stop the peas*": calls off something by its name alone, which is the group. */
  readonly dropsNamed: Pattern;
  /** The whole of what is said: how long what was done for a time is to last: "*make it two hours*". Its group is the length. */
  readonly lastsAnew: Pattern;
  /** "*Make it ten*": the figure alone. */
  readonly lastsFigure: Pattern;
  /** "Push *the last one* to quarter past", behind several that were made. */
  readonly oneOfMade: (text: string) => OneOfMade | undefined;
  readonly placeTold: (text: string) => PlaceTold | undefined;
  /** What is asked once more of what was read out. */
  readonly moreTold: Pattern;
  /** "*Cancel the TV*", "drop the eleven o'clock one", behind commands that were stored: which of them are not to come. */
  readonly dropsStored: (text: string) => OneOfStored | undefined;
  /** "*Make it 40 percent*", "*to half*", behind what was put off: the order in full, of "it". */
  readonly valueThen: (text: string) => string | undefined;
  /** "*18 at night*", "a degree less tonight", behind what was set to a figure: the orders it may be, the likeliest first. */
  readonly figureThen: (text: string) => readonly string[];
  /** "*Make it seven*", behind what is only to come on at an hour: the hour in full. */
  readonly hourThen: (text: string) => string | undefined;
  /** "*Undo the last two*", "*undo*": how many deeds, or the one before what was undone already. */
  readonly undoes: (text: string) => { readonly deeds?: number } | undefined;
  /** "*Tonight at eleven instead*", "an hour later tomorrow", behind what comes again and again: one time of it at another hour. */
  readonly onceOtherwise: (text: string) => OnceOtherwise | undefined;
  /** The words of an hour, with what tells that it is one. */
  readonly atClock: (hour: string) => string;
  /** "*Stop at six*", "until nine", "for half an hour", behind what was just done: when it is to end, or how long it is to last. */
  readonly endsLater: (text: string) => EndsLater | undefined;
  /** "*Set one for six*", behind a question about rows of a service: the order in full. */
  readonly oneOfItsKind: (text: string, service: string) => string | undefined;
  /** "*Do it now*", "run it now *as well*", behind what was put off. */
  readonly atOnce: (text: string) => { readonly also: boolean } | undefined;
  /** "*Pause that rule*", "*pick it up again* from Monday", behind a command stored for good: whether it rests or goes on, for how long it rests, and from which day or hour it goes on. */
  /** "*Only on weekdays*", "*not on Sundays*", "*only when it's dark*": the words that narrow what comes again and again. */
  readonly narrows: (text: string) => string | undefined;
  readonly rests: (
    text: string,
  ) =>
    | { readonly goesOn: boolean; readonly from?: string; readonly lasts?: string; readonly hour?: string }
    | undefined;
  /** What a stored command is called that lets another go on: "go on with …". */
  readonly goesOn: (query: string) => string;
  /** One more step of what comes again and again: "*and turn it off again an hour later*". */
  readonly joins: Pattern;
  /** "*From now on* half past six", "*on Fridays* at eight instead", behind what comes again and again: what is to be otherwise, in plain words; `isHour` where a figure is no value. */
  readonly alwaysOtherwise: (text: string, isHour: boolean) => string | undefined;
  /** Behind what comes again and again on days of the week: those that it leaves out, or from when on it is at another time. */
  readonly daysAnew: (text: string) => DaysAnew | undefined;
  /** "*Off at half eleven* instead": its groups are how it is then, and when. */
  readonly otherEnd: Pattern;
  /** The order that brings it about: "off", "open". */
  readonly endOf: (state: string) => string;
  /** "What have I got *that day*", "*that week*", "does that clash": asks about the time of what was spoken of. */
  readonly daysAsked: readonly { readonly say: Pattern; readonly week?: true }[];
  /** The question for what there is from a day on, to another where it is no single one. */
  readonly onDays: (from: Date, to?: Date) => string;
  /** Behind an entry of the calendar: that it does not take place, when it ends, how long it is, and that it is once more on a day. */
  readonly ofEntry: {
    readonly calledOff: Pattern;
    readonly off: string;
    readonly ends: Pattern;
    readonly endAt: (title: string, hour: string) => string;
    readonly lasts: Pattern;
    readonly lengthOf: (title: string, length: string) => string;
    readonly again: Pattern;
    readonly onDay: (title: string, day: string, clock: string) => string;
  };
  readonly saidOfEntry: SaidOfEntry;
  /** "*Same again in six weeks*": how long after the first one more is to be. */
  readonly againAfter: (text: string) => string | undefined;
  /** "*From now on*", "*from next week on*": what is for a whole series, or for the rest of it, in the words of a wish for that. */
  readonly ofSeries: readonly Rewording[];
  /** "*An hour before*", as the answer when one is to be reminded of something: the order that is counted from it. */
  readonly countedFrom: (answer: string, about: string) => string | undefined;
  /** "Lock the back door *then as well*", behind what waits for something: the wish alone. */
  readonly thenToo: (text: string) => string | undefined;
  /** "*It's on Friday at two, add it*", behind a question for an entry by its name: its group is when. */
  readonly toldWhen: Pattern;
  /** The order for an entry at a time that is told with its day. */
  readonly entryOn: (title: string, when: string) => string;
  /** "*No, by five*", "*actually just one*", behind a step that was told in figures. */
  readonly stepAnew: (text: string) => StepAnew | undefined;
  /** "*Cooler*", "colder than that", behind a white of lights: the order for their white. */
  readonly whiter: (text: string) => string | undefined;
  /** "*When will you remind me?*", "*what was that for*", behind what was put off: asks about that one; "*which one is first*" about all of its kind. */
  /** "*Never mind, she's here*": what somebody was to be told need not be told any more. */
  readonly noLonger: Pattern;
  /** "*Is it on for Wednesday too?*", of an alarm: the question in full. */
  readonly asksOnDay: (text: string) => string | undefined;
  readonly asksOfMade: (text: string) => 'this' | 'all' | undefined;
  /** "*And the first one is when?*": half a question, of what the talk is about. */
  readonly askedInTalk: AskedInTalkGrammar;
  /** "*Change it to say wash the bike*", "add that it's the red one": the words of a reminder anew, of those that it has. */
  readonly wordsAnew: (text: string, own: string) => string | undefined;
  /** The whole of what is said: it was done to the wrong one: "*not that one*". */
  readonly notThatOne: Pattern;
  /** The whole of what is said: only which one is meant: "I meant *the ceiling one*". */
  readonly thatOne: Pattern;
  /** "*No, at eight*", behind a message that names an hour: the message anew; `null` where it is not known whether that was meant. */
  readonly messageAnew: (text: string, own: string) => string | null | undefined;
  /** "*And another one to Sam: bring bread*", behind a message: the order for one more, by mail or as it is told. */
  readonly oneMoreMessage: (text: string, isMail: boolean) => string | undefined;
  /** "*Only between nine and five*", behind what comes every so many hours: its group is the words of the hours. */
  readonly withinHours: Pattern;
  /** "*The parcel is sorted*", "the bins aren't needed any more", of what the talk wrote down. */
  readonly doneWith: (text: string) => DoneWith | undefined;
  /** "*Tell her* to bring her bag", behind what was told to somebody: its group is what stands before whom it is told to. */
  readonly toThem: Pattern;
  /** Asks what somebody was told, or said, who is only pointed at: "what did I tell *her*?"; the first group is what stands before. */
  readonly ofThem: Pattern;
  /** The whole of what is said: another word for how a thing is set: "*make it heat*". Its group is the word. */
  readonly wordAnew: Pattern;
  /** The whole of what is said: it is to be as far as it was: "*too much, go back*". */
  readonly levelBack: Pattern;
  readonly ofThings: OfThingsGrammar;
  readonly timers: TimerGrammar;
  /** "*Put the desk lamp back*", behind what was done: the thing, and orders that would be for it. */
  readonly thingBack: (
    text: string,
  ) => { readonly thing: string; readonly orders: readonly string[] } | undefined;
  /** "*Undo the thermostat*", "undo the second": the thing and orders that would be for it, or its place. */
  readonly undoneThing: (
    text: string,
  ) =>
    | { readonly thing: string; readonly orders: readonly string[] }
    | { readonly place: number }
    | undefined;
  /** "*Put piano back in*", behind what was left out of a diary or called off: its name, or what stands for it. */
  readonly rowBack: (text: string) => string | undefined;
  /** "*And not the garage either*", behind what was left out: the order for one more. */
  readonly sparedToo: (text: string) => string | undefined;
  /** "*And the same tomorrow*", behind what was put off: that it comes once more. */
  readonly sameAgain: (text: string) => string | undefined;
  /** "*Everything an hour later tomorrow*", behind several commands: what is said of each. */
  readonly ofAllWaiting: (text: string) => string | undefined;
  /** "*We've got guests tonight, so* leave it till eleven": the words alone, of the day that is told beside them. */
  readonly onDayTold: (text: string) => string | undefined;
  /** "*Don't turn it off on Friday*", behind what comes again and again and does so: some of its days, said by what it does. */
  readonly ofItsDays: (text: string) => OfItsDays | undefined;
  /** "*Is it on tomorrow?*", "*what's next?*", behind what was stored: the question for what is to come. */
  readonly asksOfStored: (text: string) => string | undefined;
  /** "*End that on Friday*", behind what comes again and again: until when it comes. */
  readonly endsOn: (text: string) => string | undefined;
  /** "*Tell Sam as well*", behind words that ask to be told of something: the same words for the other person. */
  readonly tellsToo: (text: string, before: string) => string | undefined;
  /** The words for what begins on a day: "from tomorrow". */
  readonly fromDay: (day: string) => string;
  /** Names a day. */
  readonly dayNamed: Pattern;
  readonly putOff: PutOffGrammar;
  readonly rules: OfRulesGrammar;
}

const NEVER = /(?!)/;

export const NO_LATER: LaterGrammar = {
  ratherThan: [],
  otherWord: [],
  notThat: NEVER,
  leftOnce: [],
  leftNext: NEVER,
  atHour: (hour) => hour,
  atValue: (value) => value,
  mayCallOff: NEVER,
  notThen: () => undefined,
  staysSo: NEVER,
  notNeeded: NEVER,
  intoGap: NEVER,
  entry: (title, when) => `${title} ${when}`,
  dropsNamed: NEVER,
  lastsAnew: NEVER,
  lastsFigure: NEVER,
  oneOfMade: () => undefined,
  placeTold: () => undefined,
  moreTold: NEVER,
  dropsStored: () => undefined,
  valueThen: () => undefined,
  figureThen: () => [],
  hourThen: () => undefined,
  undoes: () => undefined,
  onceOtherwise: () => undefined,
  atClock: (hour) => hour,
  endsLater: () => undefined,
  oneOfItsKind: () => undefined,
  atOnce: () => undefined,
  narrows: () => undefined,
  rests: () => undefined,
  goesOn: (query) => query,
  alwaysOtherwise: () => undefined,
  daysAnew: () => undefined,
  joins: NEVER,
  otherEnd: NEVER,
  endOf: (state) => state,
  daysAsked: [],
  onDays: () => '',
  ofEntry: {
    calledOff: NEVER,
    off: '',
    ends: NEVER,
    endAt: () => '',
    lasts: NEVER,
    lengthOf: () => '',
    again: NEVER,
    onDay: () => '',
  },
  saidOfEntry: {
    order: () => undefined,
    reminds: () => [],
    tasks: () => [],
    hung: () => undefined,
    remindedOf: () => undefined,
    fetched: () => undefined,
    beside: () => undefined,
    asksDay: () => undefined,
  },
  againAfter: () => undefined,
  countedFrom: () => undefined,
  ofSeries: [],
  thenToo: () => undefined,
  toldWhen: NEVER,
  entryOn: (title, when) => `${title} ${when}`,
  stepAnew: () => undefined,
  whiter: () => undefined,
  noLonger: NEVER,
  asksOnDay: () => undefined,
  asksOfMade: () => undefined,
  askedInTalk: ASKS_NOTHING,
  wordsAnew: () => undefined,
  messageAnew: () => undefined,
  oneMoreMessage: () => undefined,
  notThatOne: NEVER,
  thatOne: NEVER,
  withinHours: NEVER,
  doneWith: () => undefined,
  toThem: NEVER,
  ofThem: NEVER,
  wordAnew: NEVER,
  levelBack: NEVER,
  ofThings: NO_OF_THINGS,
  timers: NO_TIMERS,
  thingBack: () => undefined,
  undoneThing: () => undefined,
  rowBack: () => undefined,
  sparedToo: () => undefined,
  sameAgain: () => undefined,
  ofAllWaiting: () => undefined,
  onDayTold: () => undefined,
  ofItsDays: () => undefined,
  asksOfStored: () => undefined,
  endsOn: () => undefined,
  tellsToo: () => undefined,
  fromDay: (day) => day,
  dayNamed: NEVER,
  putOff: NO_PUT_OFF,
  rules: NO_OF_RULES,
};
