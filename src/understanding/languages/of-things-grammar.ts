import type { Pattern } from '../text/index.ts';

/** One of what was read out, by its index there, -1 the last, which is not to be or is done. */
export interface PlaceTold {
  readonly which: number;
  readonly isDone: boolean;
}

/** What is said of the things that the turn before was about, in words that mean nothing by themselves. */
export interface OfThingsGrammar {
  /** The name of a thing, where words are nothing but such a name: "the fan". */
  readonly bareName: (text: string) => string | undefined;
  /** The whole sentences for what is said of what was only named, the likeliest first. */
  readonly saidOfName: (name: string, text: string) => readonly string[];
  /** "*And the ceiling half of that*": what is said in front, and the share. */
  readonly shareOf: (text: string) => { readonly wish: string; readonly share: number } | undefined;
  /** "*And a half*": half of one more than was said. */
  readonly andAHalf: Pattern;
  /** "*That one*", of a single thing, whatever was spoken of. */
  readonly ofOne: Pattern;
  /** "*Next*", "not this one, next", of what plays, and the order for it. */
  readonly next: Pattern;
  readonly nextOne: string;
  /** The wish for so many percent, or of what was spoken of where nothing is said in front. */
  readonly toPercent: (wish: string, percent: number) => string;
  /** "*Stop it*", "stop that please". */
  readonly stopsIt: Pattern;
  /** The orders by which a thing of this name stops, or what was asked about where it has none, the likeliest first. */
  readonly stopping: (name: string | undefined) => readonly string[];
  /** "*Turn it back on*", "*not off*, just down to 18": what more is said of it, if anything. */
  readonly onAgain: (text: string) => { readonly then: string } | undefined;
  readonly turnOn: (name: string) => string;
  /** "*By how much?*": asks again what was compared, of which the answer tells it. */
  readonly byHowMuch: Pattern;
  /** "*Is it now?*": how it is, of what was spoken of. */
  readonly soNow: Pattern;
  /** "*When?*", "and who was that?", behind a question of who did something. */
  readonly whoOrWhen: Pattern;
  /** "*How long is left?*", of what is so for a time, and the question for what is to come. */
  readonly howLongLeft: Pattern;
  readonly whatComes: string;
  /** "*Skip the hall*, do the study": the orders to clean these rooms. */
  readonly skipsRoom: (
    text: string,
  ) => { readonly room: string; readonly instead: string | undefined } | undefined;
  /** "*Move it to the telly*": the order to play what has this name there. */
  readonly playsOn: (text: string, query: string) => string | undefined;
  /** Asks after what somebody told of how warm it is, the nearest first: "it's only 18 in the study". */
  readonly asksWarmth: (text: string) => readonly string[];
  /** "*Put it up to 21*": sets what was spoken of. */
  readonly setsIt: Pattern;
  /** "*The second one* off again": from which place, how many, and the order said of these; from the end where the place is below zero. */
  readonly byPlace: (
    text: string,
  ) => { readonly from: number; readonly count: number; readonly said: string } | undefined;
  /** "Turn *two of them* off", "*just two of them*": the order for all of them, none where it is that of before, and how many, where that is told. */
  readonly someOfThem: (
    text: string,
  ) => { readonly order: string | undefined; readonly count: number | undefined } | undefined;
  /** "*Redo*": does again what was undone. */
  readonly redoes: Pattern;
  /** "*Turn them off except the hall*" behind a question: the whole order, of what the question was about. */
  readonly ofThoseTold: (text: string, asked: string) => string | undefined;
  /** "*Go back*": as it was before, where something else was done than what such words step back in. */
  readonly goesBack: Pattern;
  /** "What was it on before?" "*Back to that, then*": it is to be so again. */
  readonly backToThat: Pattern;
  /** "*And in the bedroom*", "sorry, the bedroom I mean": names a place and nothing that stands there. */
  readonly placeAlone: Pattern;
  /** The order for what is called so in a room. */
  readonly thingIn: (thing: string, room: string) => string;
}

const NEVER = /(?!)/;

export const NO_OF_THINGS: OfThingsGrammar = {
  bareName: () => undefined,
  saidOfName: () => [],
  shareOf: () => undefined,
  andAHalf: NEVER,
  ofOne: NEVER,
  next: NEVER,
  nextOne: '',
  toPercent: (wish) => wish,
  stopsIt: NEVER,
  stopping: () => [],
  onAgain: () => undefined,
  turnOn: (name) => name,
  byHowMuch: NEVER,
  soNow: NEVER,
  whoOrWhen: NEVER,
  howLongLeft: NEVER,
  whatComes: '',
  skipsRoom: () => undefined,
  playsOn: () => undefined,
  asksWarmth: () => [],
  setsIt: NEVER,
  byPlace: () => undefined,
  someOfThem: () => undefined,
  redoes: NEVER,
  ofThoseTold: () => undefined,
  goesBack: NEVER,
  backToThat: NEVER,
  placeAlone: NEVER,
  thingIn: (thing) => thing,
};
