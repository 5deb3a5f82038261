import type { Pattern } from '../text/index.ts';
import { type BoundGrammar, NOT_BOUND, NOTHING_UNKNOWN, type UnknownGrammar } from './bound-grammar.ts';
import type { ItemGrammar } from './item-grammar.ts';
import { type LaterGrammar, NO_LATER } from './later-grammar.ts';
import type { Rewording } from './rewording.ts';
import type { OfNamed, ToldOne } from './told-ones.ts';

export type { ItemGrammar, ItemWish, SpokenItems } from './item-grammar.ts';
export type { Rewording } from './rewording.ts';
export type { OfNamed, ToldOne } from './told-ones.ts';

/** Words that together let something be known that nobody says: by how much each tells it, two of them being enough. */
export interface Sign {
  /** As those of a feeling. */
  readonly wishes: readonly string[];
  readonly words: ReadonlyMap<string, number>;
}

/** How things are for whoever says so, and what may be wished for then, the likeliest first. */
export interface Feeling {
  /** Found anywhere in the words. */
  readonly felt: Pattern;
  /** Plain wishes; `{room}` is the room that is named or that hears it, `{room?}` the same or none where nothing in it answers, `{there}` one that is named, `{thing}` what is named, `$1` a group of `felt`. */
  readonly wishes: readonly string[];
  /** It is said of places: of a thing that is named, nothing is made. */
  readonly ofPlaces?: true;
  /** It may be said of others, whose wish it need not be: a person is asked. */
  readonly ofOthers?: true;
}

/** Words by which something becomes of a thing. */
export interface Cue {
  readonly words: readonly string[];
  /** A `value` says more than that it is switched, moved or stepped (`switch`, `step`), and denies that it ends (`ending`). A `state` may only tell how it is. */
  readonly sort: 'switch' | 'ending' | 'step' | 'value' | 'state';
  /** As wishes in which `{thing}` is the thing; the first that the thing can do is meant. */
  readonly wishes: readonly string[];
}

/** What is said round the name of what a lamp shows by itself. */
export interface EffectGrammar {
  /** In front of all of it, and behind. */
  readonly lead: Pattern;
  readonly tail: Pattern;
  /** Between the name and its thing behind it, and between a thing and the name behind that. */
  readonly behindName: Pattern;
  readonly beforeName: Pattern;
  /** The whole wish. */
  readonly wish: (effect: string, things: readonly string[]) => string;
}

/**
 * What a language tells the robust reader, which puts a sentence that no phrase reads into plainer words. None of it may change what a
 * sentence says, only how: what denies, sets a condition, leaves out or names a time stays as it was said.
 */
export interface LooseGrammar {
  /** Rooms by all the names that people have for them, a row for each sort of room. */
  readonly rooms: readonly (readonly string[])[];
  /** Things likewise. */
  readonly things: readonly (readonly string[])[];
  /** Small words as thumbs write them, stumbles, and what stands round a wish and is no part of it: left out or put right before anything is read. */
  readonly company: readonly Rewording[];
  /** What is said for company's sake, and other ways to write the same: in plain words or none, which change nothing in any sentence. */
  readonly manners: readonly Rewording[];
  /** What is said behind something told so that it is written down, which nothing but an entry may come of. */
  readonly noted: readonly Rewording[];
  /** What takes place, said by its name and its time alone: "yoga every Tuesday at six". */
  readonly named: readonly Rewording[];
  /** What is told of something in front of a wish for "it": the wish, which names it. Before anything is read. */
  readonly toldOf: readonly Rewording[];
  /** What is said of what was told just now: "delete the later one", "move it to six". Only behind a turn that told it. */
  readonly toldOnes: readonly ToldOne[];
  /** The whole of an answer by which one of several is meant: its groups are "the later one", "at six" behind a noun, or "six" in front of one. */
  readonly chosen: Pattern;
  /** Other words of such an answer: "the one *with less time left*". */
  readonly choices: readonly Rewording[];
  /** What is kept in a diary, by its kind alone: "the alarm". */
  readonly keptNoun: Pattern;
  /** What is said of what a question told that was of no thing by its name, in a whole wish; by its service, and what it asked for. */
  readonly behindTold: readonly {
    readonly service: string;
    readonly what?: string;
    /** Only where all that was told is of this kind, which "it" is then. */
    readonly kind?: string;
    readonly say: Rewording;
  }[];
  /** What is said of what the turn before asked for or left out, without its name, in a whole wish: "when's the next one", "remind me an hour before". */
  readonly ofNamed: readonly OfNamed[];
  /** "Scrap *the back door* one": drops one of what was told just now, by its name. */
  readonly namedOne: Pattern;
  /** What only asks by its mark: "garage door closed?". */
  readonly asked: readonly Rewording[];
  /** Names a thing and says nothing of it: "and the back one?". */
  readonly elliptic: Pattern;
  /** What is said of so many things at once, as of each by itself: "both off", "all three off", "turn it off". */
  readonly counted: readonly { readonly count: number; readonly say: readonly Rewording[] }[];
  /** The same of all that one turn spoke of: "turn them off". */
  readonly several: Rewording;
  /** An hour that is told, to which the wish behind it points: "Gran comes at five, the porch light on *then*". */
  readonly toldHour: Rewording;
  /** A thing and a number behind what was put off to an hour, where the number is an hour as well: "and the hall light *at ten*". */
  readonly hourAgain: Rewording;
  /** A time that is said in addition to one before: "*and* at ten *too*". */
  readonly onceMore: Pattern;
  /** The same by a word for one more: "*another one* at ten". */
  readonly another: Rewording;
  /** By the kind of a measure what asks how it is set. */
  readonly measured: Readonly<Record<string, string>>;
  readonly effects: EffectGrammar;
  readonly later: LaterGrammar;
  /** The reminder of before, of `own` words, in a whole sentence for somebody else: "same for Sam, but at six". */
  readonly sameFor: (text: string, own: string) => string | undefined;
  /** The same of words that want it for somebody else in place of whom it was for: "for Sam, not me". */
  readonly insteadFor: (text: string, own: string) => string | undefined;
  /** Asks whether something was done; its group is the wish for it. */
  readonly doneAlready: Pattern;
  /** "And close the curtains *too*": its first group is done when what was put off before is. */
  readonly alsoThen: Pattern;
  /** Says that what was asked about is to be done. */
  readonly doIt: Pattern;
  /** What is said round an answer and changes nothing of it. */
  readonly answering: readonly Rewording[];
  /** Between the words of an answer that may each name the one that is meant. */
  readonly partsOfAnswer: RegExp;
  /** What is moved, put off or not done yet: never the words that were asked for. */
  readonly noAnswer: Pattern;
  /** What stands for one of these in a wish that names it, and is the name of nothing. */
  readonly standIn: string;
  /** Sentences as people say them: how often letters stand together is told by them (`needsOfAll`). */
  readonly everyday: readonly string[];
  /** What is said of a thing that was put on a list just now. */
  readonly items: ItemGrammar;
  /** Several wishes of one sort in one breath, each said out: "timers: peas five, spuds twenty minutes". */
  readonly itemised: readonly Rewording[];
  /** Stands in words that may be several wishes of one sort: most have none of it, and cost nothing more. */
  readonly mayBeItems: Pattern;
  /** Parts what heads a wish from the wish. */
  readonly heading: Pattern;
  /** Endearments, slang and roundabout wishes for things, likewise. In this order. */
  readonly rewordings: readonly Rewording[];
  /** The same, of what changes what was said before: "oops, I meant the lamp" in the words of a correction. Only behind another turn. And what brings it back: "lights on again". */
  readonly inTalk: readonly Rewording[];
  readonly goesBack: readonly Rewording[];
  /** What is said of the turn before in front of a wish, with what parts it from the wish: "perfect, now …", "I was watching that, …". */
  readonly remark: Pattern;
  /** Begins words that go on with the sentence of the turn before: "but not …", "only if …", "until …". */
  readonly continues: Pattern;
  /** Of these, the ones that leave something out or set a condition, and are never a wish of their own. */
  readonly leavesOut: Pattern;
  /** Words that recognisers and children write for small words and verbs. */
  readonly misheard: readonly Rewording[];
  /** What a word that is right by itself may have been misheard for; only asked about, never done. */
  readonly soundAlikes: ReadonlyMap<string, string>;
  /** How a word sounds, roughly: words that sound alike have the same key. */
  readonly soundOf: (word: string) => string;
  /** The letters that words may begin with which sound like this one. */
  readonly initialsOf: (word: string) => string;
  /** Begins a reason or something told beside a wish. */
  readonly telling: Pattern;
  /** The same as the first words of all. */
  readonly tellingFirst: Pattern;
  /** Stands in what is said to others and not to the house: "*shoes everybody*", "*bath time*". */
  readonly toOthers: Pattern;
  /** Asks something of people, and never of the house: "who wants popcorn". */
  readonly asksOthers: Pattern;
  /** Stands in a wish, which is nothing that is only told. */
  readonly wishing: Pattern;
  /** What others say, sing or write follows, or stands between marks of its own. */
  readonly quoting: Pattern;
  /** The first of these, where nothing waits for it: nothing that follows is done. */
  readonly quoted: Pattern;
  /** Of what is told, words that bind a wish elsewhere and none where they only tell. */
  readonly idle: Pattern;
  /** Tells when a thing is to be as it is, in front of a wish. */
  readonly toldThen: Pattern;
  /** A wish by which something is put on a day or an hour, as one by which a thing is switched then. */
  readonly scheduled: readonly Rewording[];
  /** What is left out at the end of an order: its first group is the thing. */
  readonly spares: Pattern;
  /** By these a temperature is in Celsius. */
  readonly celsius: Pattern;
  /** Begins a wish for what was written down, which is looked for by the words behind. */
  readonly seeking: Pattern;
  /** Stands in the words of an entry only where they hold more than belongs to them: it is not made. */
  readonly swallowed: Pattern;
  /** What is looked for by such words is not named: "cancel *the next*". */
  readonly unnamed: Pattern;
  /** A time that was taken for part of a name: "coffee *at seven from Monday*". */
  readonly timedName: Pattern;
  /** In the words of a reminder: a value that takes the place of one before. */
  readonly takenBackIn: Pattern;
  /** An order, which of its things alone are meant, and why: "lock up. Oh, *just the front* though, *Sam's still out*". */
  readonly narrows: Pattern;
  /** Stands in the words of something on a list only where they ask, tell or order: it is not put there. */
  readonly noItem: Pattern;
  /** The whole of a title that names nothing which takes place. */
  readonly noTitle: Pattern;
  /** Tells what is needed in the house in front of a wish for something else: its first group what is told, its second what parts it from the wish. */
  readonly needed: Pattern;
  /** What is told first, up to the mark behind which a wish or a question may begin. */
  readonly toldFirst: Pattern;
  /** What only says, in what is told, that something is not so. */
  readonly notSo: Pattern;
  /** Begins a wish behind what was told. */
  readonly asking: Pattern;
  /** Words by which a sentence denies, sets a condition, leaves something out, or tells of another time or of what others say. */
  readonly binding: ReadonlySet<string>;
  /** Of these, the names of days. */
  readonly days: ReadonlySet<string>;
  /** Of these, the ones that may stand in a reason, of which they deny something and nothing of the wish. */
  readonly denying: ReadonlySet<string>;
  /** By these it is told of a room that nobody is in it. */
  readonly deserted: ReadonlySet<string>;
  /** How people let it be known that something is not as they like it, where no feeling is said. */
  readonly signs: readonly Sign[];
  /** Somebody who says so is among those who feel it, or it is so here. */
  readonly signsHere: Pattern;
  /** Something is written down, told or sent with these: their words are a person's own. */
  readonly noting: ReadonlySet<string>;
  readonly feelings: readonly Feeling[];
  /** The words that may stand round a feeling and change nothing. */
  readonly aroundFeeling: ReadonlySet<string>;
  /** Says that what is felt is felt now, though it names a part of the day. */
  readonly today: Pattern;
  /** Between what is felt and what else is said. */
  readonly partsBetween: RegExp;
  /** Says that a feeling is now, and that of whoever speaks. */
  readonly feelingNow: Pattern;
  /** Words that may stand round a wish and change nothing of it. */
  readonly aroundWish: ReadonlySet<string>;
  /** What becomes of a thing, by the first word for it; the longest first. */
  readonly cues: ReadonlyMap<string, readonly Cue[]>;
  /** Words that may stand in an order beside its thing and what becomes of it. */
  readonly aroundOrder: ReadonlySet<string>;
  /** Of these, the ones that make an order of how a thing is to be. */
  readonly ordering: ReadonlySet<string>;
  /** A wish for a value: `set the lamp to 30 percent`. */
  readonly setTo: (thing: string, value: string) => string;
  /** A wish for more or less, by how much: `turn up the heating by 2 degrees`. */
  readonly stepBy: (wish: string, value: string) => string;
  /** Of what stands before a value, the words that make it how a thing is to be. */
  readonly leadsTo: ReadonlySet<string>;
  /** Of the words of cues, the ones that lead to a place as well: "on the counter". */
  readonly leadsPlace: ReadonlySet<string>;
  /** "A lamp" is none of this home's. */
  readonly indefinite: ReadonlySet<string>;
  /** Stands before a value. */
  readonly leadsValue: ReadonlySet<string>;
  /** What may stand behind a number, as its unit. */
  readonly units: ReadonlySet<string>;
  /** "In there": in the room that was named before. */
  readonly inThere: Pattern;
  /** The room of the house in front of a wish's words for it: `in the kitchen`. */
  readonly inRoom: (room: string) => string;
  /** Things that homes have and this one may not. */
  readonly appliances: Pattern;
  /** Deeds that no house does, with the words for them from the verb on. */
  readonly beyond: Pattern;
  /** Of these, what others would have to book: no entry of the diary is made of it. */
  readonly booked: Pattern;
  /** Begins a wish for a thing. */
  readonly handling: Pattern;
  readonly noThing: (thing: string) => string;
  readonly notDone: string;
  readonly bound: BoundGrammar;
  /** "Can I …?", "am I allowed to …?": what leads what may be done, up to the deed. */
  readonly asksLeave: Pattern;
  readonly unknown: UnknownGrammar;
}

const NEVER = /(?!)/dg;
const NO_REWORDING: Rewording = { say: NEVER, plain: '' };
const NEVER_ONCE = /(?!)/;

export const NO_LOOSE: LooseGrammar = {
  rooms: [],
  things: [],
  company: [],
  manners: [],
  noted: [],
  named: [],
  toldOf: [],
  toldOnes: [],
  chosen: NEVER_ONCE,
  choices: [],
  keptNoun: NEVER_ONCE,
  ofNamed: [],
  namedOne: NEVER_ONCE,
  behindTold: [],
  asked: [],
  elliptic: NEVER_ONCE,
  sameFor: () => undefined,
  insteadFor: () => undefined,
  doneAlready: NEVER_ONCE,
  alsoThen: NEVER_ONCE,
  doIt: NEVER_ONCE,
  answering: [],
  partsOfAnswer: NEVER_ONCE,
  noAnswer: NEVER_ONCE,
  counted: [],
  several: NO_REWORDING,
  toldHour: NO_REWORDING,
  hourAgain: NO_REWORDING,
  onceMore: NEVER_ONCE,
  another: NO_REWORDING,
  measured: {},
  effects: {
    lead: NEVER_ONCE,
    tail: NEVER_ONCE,
    behindName: NEVER_ONCE,
    beforeName: NEVER_ONCE,
    wish: (effect) => effect,
  },
  later: NO_LATER,
  items: {
    another: NEVER_ONCE,
    addition: (item) => item,
    amount: NEVER_ONCE,
    putBack: NEVER_ONCE,
    instead: (_amount, item) => item,
    counted: NEVER_ONCE,
    measure: NEVER_ONCE,
    pronoun: NEVER_ONCE,
    wishes: [],
  },
  standIn: '',
  everyday: [],
  itemised: [],
  mayBeItems: NEVER_ONCE,
  heading: NEVER_ONCE,
  rewordings: [],
  inTalk: [],
  goesBack: [],
  remark: NEVER_ONCE,
  continues: NEVER_ONCE,
  leavesOut: NEVER_ONCE,
  misheard: [],
  soundAlikes: new Map(),
  soundOf: (word) => word,
  initialsOf: (word) => word.slice(0, 1),
  telling: NEVER,
  tellingFirst: NEVER_ONCE,
  toOthers: NEVER_ONCE,
  asksOthers: NEVER_ONCE,
  wishing: NEVER_ONCE,
  quoting: NEVER_ONCE,
  quoted: NEVER_ONCE,
  idle: NEVER,
  toldThen: NEVER_ONCE,
  scheduled: [],
  spares: NEVER,
  celsius: NEVER_ONCE,
  seeking: NEVER_ONCE,
  swallowed: NEVER_ONCE,
  unnamed: NEVER_ONCE,
  timedName: NEVER_ONCE,
  takenBackIn: NEVER_ONCE,
  narrows: NEVER_ONCE,
  noItem: NEVER_ONCE,
  noTitle: NEVER_ONCE,
  needed: NEVER_ONCE,
  toldFirst: NEVER_ONCE,
  notSo: NEVER,
  asking: NEVER,
  binding: new Set(),
  days: new Set(),
  inThere: NEVER,
  denying: new Set(),
  deserted: new Set(),
  noting: new Set(),
  feelings: [],
  signs: [],
  signsHere: NEVER,
  aroundFeeling: new Set(),
  today: NEVER,
  partsBetween: NEVER_ONCE,
  feelingNow: NEVER_ONCE,
  aroundWish: new Set(),
  cues: new Map(),
  aroundOrder: new Set(),
  ordering: new Set(),
  setTo: (thing) => thing,
  stepBy: (wish) => wish,
  leadsTo: new Set(),
  leadsPlace: new Set(),
  indefinite: new Set(),
  leadsValue: new Set(),
  units: new Set(),
  inRoom: (room) => room,
  appliances: NEVER,
  beyond: NEVER,
  booked: NEVER_ONCE,
  handling: NEVER_ONCE,
  noThing: (thing) => thing,
  notDone: '',
  bound: NOT_BOUND,
  asksLeave: NEVER_ONCE,
  unknown: NOTHING_UNKNOWN,
};
