import type { JsonObject } from '../base/index.ts';
import type { Lack } from './action.ts';

/**
 * The sentences a service understands, as data: what makes the embedded interpreter know it without being touched.
 *
 * One template syntax serves our own `phrases.ts` files and the `phrases` of a foreign service's manifest:
 *
 * | written | means |
 * |---|---|
 * | `water` | this word |
 * | `(start\|run)` | one of these; each may be several words |
 * | `[the]` | may be missing; `[a\|the]` one of these or nothing |
 * | `{target}` | a slot; it fills the parameter of the same name |
 * | `{step:-level}` | the same, taken away: "down by 10 %" is -10 |
 * | `{minutes:duration}` | a slot of a type (`SlotType`); without a type: that of the name if it is one, else the parameter's `enum`, else free words |
 *
 * Articles, politeness, hesitations and expressions of time ("tomorrow at nine", "in ten minutes") need no mention: they are
 * understood anywhere between the words. So `"water the {zone} for {minutes:duration}"` also reads "please water the lawn tomorrow
 * at six for ten minutes".
 */
export interface Phrases {
  readonly service: string;
  /** Kinds of device (`Device.kind`) that `{target}` may mean; none for a service without devices. */
  readonly kinds?: readonly string[];
  readonly nouns?: Nouns;
  /** What people speak of when they want this service without naming it ("it is too *dark*"). The interpreter does not act on them. */
  readonly topics?: readonly Topic[];
  /** Words for the states of its devices, for questions and conditions: `{ on: ['on', 'lit'] }`. */
  readonly states?: Readonly<Record<string, readonly string[]>>;
  readonly methods: Readonly<Record<string, MethodPhrases>>;
  /** The values of a slot that takes one of a few, from the `enum` of a manifest's parameter; or by value the words for it. */
  readonly enums?: Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;
  readonly conditions?: readonly ConditionPhrase[];
  /**
   * What "a bit more" asks for after another of its commands: a method, and its parameter that takes a step; `factor` takes how many times
   * as much it is to be ("half as loud").
   */
  readonly step?: {
    readonly method: string;
    readonly param: string;
    readonly by: number;
    readonly factor?: string;
  };
  /** How its things are switched off, where no method is the inverse of another: "the heating on, and *off* at nine". */
  readonly off?: { readonly method: string; readonly give: JsonObject };
  /** The method by which its things go off where everything in a room is switched off. */
  readonly goesOff?: string;
  /** Lists that are always there, for slots of the type `list`. */
  readonly lists?: readonly { readonly name: string; readonly aliases: readonly string[] }[];
}

/**
 * How a language model is led to the right methods, and a small one to the very calls it may choose from: words, alone for the service as a
 * whole, or with the method that they mostly call for and parameters it then has, besides its target.
 */
export type Topic =
  | string
  | { readonly words: readonly string[]; readonly method: string; readonly give?: JsonObject };

/** Nouns, in the singular, for things of the service's kinds. */
export interface Nouns {
  /** Fits every device of the kind: `light`. The first is used to speak of them. */
  readonly any: readonly string[];
  /** As `any`, and said in the singular it is all of them together: `heating`. */
  readonly mass?: readonly string[];
  /** Fits devices that carry the word in their name: `lamp`. */
  readonly named?: readonly string[];
  /** Words in the names of what a noun is not, by the noun: "the heating" is no AC, and a thermostat in the room no "AC" where the home has one. */
  readonly unlike?: Readonly<Record<string, readonly string[]>>;
  /** Said beside a name, of what hangs on the device: "the desk *lamp*" may be the socket called Desk. */
  readonly also?: readonly string[];
}

export type SlotType =
  | 'target' /** devices: names, nouns, pronouns, lists, "all … except …" */
  | 'place' /** as target, and a bare room means the devices in it: "turn off the kitchen" */
  | 'state' /** a word of `states` */
  | 'percent' /** 0–100: "30 %", "half", "a quarter" */
  | 'level' /** as percent, and a number alone */
  | 'color' /** a colour's name or #rrggbb */
  | 'kelvin' /** "4000 kelvin", "warm white" */
  | 'temperature' /** "21 degrees" */
  | 'number'
  | 'duration' /** ISO 8601, or a plain number where the slot is called `seconds`, `minutes` or `hours` */
  | 'moment' /** a time that is not the clause's own: "cancel my *7 am* alarm"; an instant, or the window of a day */
  | 'instead' /** another time for what has one: `{ date?, clock?, sure? }`, each as far as it was named: "move it *to Friday*" */
  | 'words' /** free text; expressions of time at its ends are taken as the clause's time */
  | 'title' /** as words, the name of one thing: no connective stands in it */
  | 'saying' /** free text, kept whole: the content of a mail */
  | 'stranger' /** whom the home may not know: the words fill nothing, so that the person is asked for */
  | 'people' /** persons of the home, "me", mail addresses: a list of ids */
  | 'person'
  | 'area' /** a room of the home, or the rooms of a floor as a list */
  | 'scene' /** a scene of the home, by name */
  | 'list'; /** a list of the home, by name */

/** What becomes of an expression of time in the clause. */
export type TimeUse =
  | 'when' /** defers the action (`Action.when`) */
  | 'moment' /** fills `at`, or `rrule` for "every …" */
  | 'span' /** fills `start` and `end`, `all_day` or `rrule` */
  | 'shift' /** fills `start`, and `end` only where the words name one */
  | 'range' /** fills `from` and `to` with whole days; the next seven where none are named */
  | 'window' /** fills `at` with the instant or the days that were named */
  | 'idle' /** is heard and changes nothing: "what is on my list *for today*" */
  | 'day' /** fills `date` with the one day that the words name */
  | 'filter' /** fills `from` and `to` only where the words name a time */
  | 'past' /** fills `from` and `to` with the time that was, only where the words name one */
  | 'none'; /** the method has no time: a clause with one is not understood */

export interface MethodPhrases {
  readonly say: readonly Phrase[];
  /** `when` unless told otherwise. */
  readonly time?: TimeUse;
  /** The half of another day that a bare clock time is in: "an alarm at six tomorrow" rings in the morning. Of what is put off (`when`), only of the hours from five on. */
  readonly half?: 'am' | 'pm';
  /** A day without an hour does not say when: "an alarm for tomorrow" asks for one. */
  readonly hour?: true;
  /** The kind of reading that a question about a room is for, where a sensor there measures it. */
  readonly measured?: string;
  /** A parameter that no words name is that of the service's last action which had it ("put apples on *it*"), else this value. */
  readonly unsaid?: Readonly<Record<string, string>>;
  /** Forms that are understood only right after a clause of this method: "… and in an hour *to stretch my legs*". */
  readonly follow?: readonly Phrase[];
  /** The result in words, for a mail about it: `{target} {is} off`; `{when}` are the words of time; `[at {brightness} %]` is said where it is known. */
  readonly outcome?: string;
  /**
   * What the action cannot do without, by parameter, in words for "… was not said" and as a whole question, which is also read far from
   * the words that it is about and names what is known (`[“{text}”]`, as in `outcome`); `at|rrule` is either of the two, the usual one in front.
   */
  readonly needs?: Readonly<Record<string, Required<Pick<Lack, 'words' | 'ask'>>>>;
  /** A parameter whose words may name several things, each an action of its own, but where others have these values: `{ item: { list: ['to-do'] } }`. */
  readonly each?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The state of its thing in which what it began has come to its end: "start the vacuum, and *when it's done* …" waits until it is `docked`. */
  readonly ends?: string;
  /** People do it with their own hands too: "remind me to feed the cat *and close the garage door*" is one text, and no wish to close it. */
  readonly chore?: true;
  /** There is less behind it, of a service whose level is how open or how much it is: "close the blind halfway. *A bit further*" goes down. */
  readonly lessens?: true;
  /** The method that takes this one back, for "turn it on for ten minutes" and "undo that". */
  readonly undo?: string;
  /** The parameter that is the temperature of a room, in °C. */
  readonly ofRooms?: string;
  /** How far may be said beside it: "the fan on, *at seventy*". */
  readonly begins?: true;
  /** How what the method made is taken back, where `undo` with the same target is not it: "cancel that". */
  readonly cancel?: Sequel;
  /** How what the method made gets another time: "move it to four". */
  readonly move?: Sequel;
  /** What it is when it is put off to a time: "*in ten minutes* tell Mia …" is a reminder for her. */
  readonly later?: Later;
  /** A question: what it is asked for may become the condition of "if so". */
  readonly question?: boolean;
  /** For a question that people put in too many ways to write down: what it is about, and what else may be said in it. */
  readonly asks?: readonly Asks[];
}

/** Who did what to a thing: asked of every service of devices in the same words, which the language has. */
export const PAST: MethodPhrases = { question: true, time: 'past', say: [] };

/** Another service's method, and its parameters by those of the action; of a list the only one. */
export interface Later {
  readonly service: string;
  readonly method: string;
  readonly with: Readonly<Record<string, string>>;
}

/** A read that comes before an action: what it is of the clause's slots, by their names, goes to it. */
export interface FirstRead {
  readonly service: string;
  readonly method: string;
  readonly takes?: readonly string[];
}

/** What may be said of an action afterwards: a method of its service, and the method's parameters by those of the action that hold their values. */
export interface Sequel {
  readonly method: string;
  readonly with: Readonly<Record<string, string>>;
}

/**
 * A question known by its words instead of their order: "do you know if I have any meetings with Fred tomorrow". It must begin as
 * questions do, hold one of the words it is about, and nothing but these, times, small words and `with`. Only what
 * changes nothing may be asked for in this way. All words in the singular.
 */
export interface Asks {
  readonly about: readonly string[];
  /** As `about`, but only where the speaker says whose it is: "my plans", "do I have an event". */
  readonly mine?: readonly string[];
  /** As `mine`, and part of what is looked for: "when is my *lunch* with Sam". */
  readonly named?: readonly string[];
  /** Of `named` those that are enough where it is asked when or where they are: "where is the *wedding*". */
  readonly whenWhere?: readonly string[];
  readonly with?: readonly string[];
  /** Parameters that the words stand for. */
  readonly give?: JsonObject;
  /** Words of the person's own, and the parameter they fill: only behind one of `after`, or right before what it is about. */
  readonly free?: { readonly into: string; readonly after: readonly string[]; readonly before?: boolean };
  /** Words of which a question that is asked of the world and not of the house holds one: "in my *town*". */
  readonly without?: readonly string[];
  /** Without a verb it is no question: "lunch" alone. */
  readonly verb?: boolean;
  /**
   * The method that is meant where the words are no question and name a clock time: "dentist tomorrow at nine" is written
   * down. The other words fill the parameter `into`.
   */
  readonly entry?: { readonly method: string; readonly into: string };
}

export type Phrase =
  | string
  | {
      readonly say: string;
      /** Parameters that the words stand for: `{ color: 'white' }`. */
      readonly give?: JsonObject;
      /**
       * The words of a slot must hold one of these, or the phrase is not meant: `{ title: ['lunch', 'meeting'] }`. Of a target too, where how people call a
       * thing says what it is for and its kind does not: no socket knows that it makes coffee, and no climate device tells a heater from a cooler.
       */
      readonly hold?: Readonly<Record<string, readonly string[]>>;
      /** Of what every service of devices understands: only for one whose things can be in this state. */
      readonly of?: string;
      /** As `hold`, but none of these: "play *the next song*" names no music. */
      readonly without?: Readonly<Record<string, readonly string[]>>;
      /** The parameter that comes from the last action of the service, the first that it has: `{ query: 'text' }` for "cancel *that reminder*". */
      readonly that?: Readonly<Record<string, string>>;
      /** Meant only where nothing else is said: "I'm leaving" before a wish tells why it is wished. */
      readonly alone?: true;
      /** Of `that`: only of the very last action, where the words fit much else: "pause it". */
      readonly justNow?: true;
      /** Another method's read that has to come first and takes the clause's time: the calendar, before it is mailed. */
      readonly first?: FirstRead;
      /** The words name no thing: those of the service in the room that heard them are meant, or the only one there is. A place or a thing may follow: "volume up *in the kitchen*". */
      readonly here?: true;
      /** Meant only where it is said for how long, or until when: "leave the light on *for ten minutes*". */
      readonly lasting?: true;
      /**
       * Meant only where such a time is named, for words that tell as well: "Mia has football *at four*", a `clock` time or what comes again; "the party is *on the
       * 12th*", a `day` too; "we are away *from the 4th to the 8th*", several `days`; "move the dentist *to friday*", a `date`, which no clock time alone is.
       */
      readonly named?: 'clock' | 'day' | 'days' | 'date';
      /** Meant only with an event, and of that event's thing: "tell me *when the garage door opens*"; `if`: "if" is waited for as well. */
      readonly event?: true | 'if';
      /** Asked of every service that has such things: "is *anything* on in the kitchen". */
      readonly every?: true;
      /** How what these words ask for is taken back, for "the heater on for an hour"; else the method's `undo`. */
      readonly undo?: { readonly method: string; readonly give: JsonObject };
      /** What the house takes the words for where it cannot do them to the letter, to be read back. */
      readonly assumed?: string;
      /** The action speaks of the result before it ("mail me *the list*"): `about` is worded from that result. */
      readonly result?: boolean;
    };

/**
 * What "if" and "when" may ask of the service besides the states of its devices: a `state` of its own ("if *there is anything on my
 * calendar* tomorrow"; the days become `from` and `to`), a state of things in words of its own ("when *someone moves on {target:place}*",
 * "when *the {name:title} timer goes off*"), or how much something is, with the slot `above` or `below` ("if *the bathroom humidity is
 * over {above:level}*").
 */
export interface ConditionPhrase {
  readonly say: string;
  readonly state?: string;
  /** Of a level, or of things that are known by what they tell: the `kind` of reading. `for` is how long it must last. */
  readonly give?: JsonObject;
  /** As of a `Phrase`. */
  readonly here?: true;
  /** The words tell what becomes of it, and not how it is: "*drops* below". Also behind "if" that is waited for. */
  readonly change?: true;
  /** It is looked up as it is at the moment, and on no days: who is at home. */
  readonly present?: true;
  /** It comes but once: a plain "when" before it is no rule for good. */
  readonly once?: true;
  /** Words that the names of the things have, where the phrase itself says which are meant: "the washing" is the `washing machine`. */
  readonly things?: string;
  /** Of things that stand in the open, or of none that do. */
  readonly stands?: 'outside' | 'inside';
  /** What the house takes the words for, to be read back: "the washing is done" is a figure that falls. */
  readonly assumed?: string;
  /** Nothing in the house can tell: why. */
  readonly unseen?: string;
  /** Something is pressed: `press` (given or filled) says how, `button` which of the thing's buttons. */
  readonly heard?: true;
}

/** Several ways to say what is the same in all else. */
export function ways<const T extends object>(
  same: T,
  ...says: readonly string[]
): (T & { readonly say: string })[] {
  return says.map((say) => ({ say, ...same }));
}
