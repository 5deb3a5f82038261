import type { Pattern } from '../text/index.ts';

/** A share of a length that was named, as which it is to be put off, or by which it is moved. */
export interface ShareOfTime {
  readonly length: string;
  readonly share: number;
  readonly way?: 'later' | 'earlier';
}

/** What is said of the hour of the turn before, so that a wish is done then and not now. */
export interface PutOffGrammar {
  /** "*Half an hour after that* lock the door", "… twenty minutes later": the length in words, counted on from what was said before. */
  readonly countedOn: (text: string) => string | undefined;
  /** "Lock the back door *at that time*", "… *then*", "*then* dim it": the wish alone. */
  readonly thenWish: (text: string) => string | undefined;
  /** "*Then* off", behind what ends: the wish that takes the place of the end. */
  readonly thenEnd: (text: string) => string | undefined;
  /** "Push it back *by five*": the figure without its unit, and the order with one. */
  readonly shiftedBy: (
    text: string,
  ) => { readonly figure: string; readonly order: (unit: string) => string } | undefined;
  /** "Push *both* back by half an hour": the order for one of them. */
  readonly bothShifted: (text: string) => string | undefined;
  /** "Make it *an hour before*": how long before or after what was named before. */
  readonly fromSun: (text: string) => { readonly length: string; readonly before?: boolean } | undefined;
  /** "*Half of that*", "five minutes sooner", "no, later", behind what was put off in these words: the share of the length they name, or the order in plain words. */
  readonly timeAnew: (text: string, before: string) => ShareOfTime | { readonly order: string } | undefined;
  /** The order for what was put off to be in so long instead, or so much later or earlier. */
  readonly lasting: (ms: number, way?: 'later' | 'earlier') => string;
  /** "*And the porch light at half nine*", "and off at half past", behind what was put off: as if it was said behind these words in the same breath. */
  readonly alikeAtHour: (text: string, before: string) => string | undefined;
  readonly units: { readonly minute: string; readonly hour: string };
  /** "When does the sun set tomorrow?": asks for an hour. */
  readonly asksHour: Pattern;
  /** The hour that such a question asks for, in words that a wish may have behind it. */
  readonly hourAsked: (question: string) => string | undefined;
  /** Says that it is meant for this moment: "now", "straight away". */
  readonly isNow: Pattern;
}

/** What is asked of what the talk is about, without naming it. */
export type AskedInTalk =
  /** "*When's the first one?*": of the row itself. */
  | { readonly asks: 'row' }
  /** "*But tomorrow it's back to normal?*": what there is of it on a day, told in its words. */
  | { readonly asks: 'day'; readonly day: string }
  /** "*How many days have I got?*": until it takes place. */
  | { readonly asks: 'days-left' }
  /** "*And the rice?*": of the row that has these words in its name. */
  | { readonly asks: 'named'; readonly name: string }
  /** "*What's left to pack?*": of the list. */
  | { readonly asks: 'list' }
  /** "*Have I got room for a coffee that morning at ten?*": the question for the day it is on. */
  | { readonly asks: 'that-day'; readonly on: (date: Date) => string };

/** How a language asks, in half sentences, of what was just put off, written down or told. */
export interface AskedInTalkGrammar {
  readonly ofWhatWasMade: (text: string) => AskedInTalk | undefined;
  /** The question what a service has on a day. */
  readonly onDay: (day: string, service: string) => string;
  /** "*Did it get sent?*", behind a message. */
  readonly hasGone: Pattern;
  /** "*Brr, and in the study?*", behind how warm or how damp it is somewhere: the question for that place. */
  readonly elsewhere: (text: string, asked: 'temperature' | 'humidity') => string | undefined;
  /** The question what was done last. */
  readonly doneLast: string;
}

const NEVER = /(?!)/;

export const ASKS_NOTHING: AskedInTalkGrammar = {
  ofWhatWasMade: () => undefined,
  onDay: (day) => day,
  hasGone: NEVER,
  elsewhere: () => undefined,
  doneLast: '',
};

export const NO_PUT_OFF: PutOffGrammar = {
  countedOn: () => undefined,
  thenWish: () => undefined,
  thenEnd: () => undefined,
  shiftedBy: () => undefined,
  bothShifted: () => undefined,
  fromSun: () => undefined,
  timeAnew: () => undefined,
  lasting: () => '',
  alikeAtHour: () => undefined,
  units: { minute: '', hour: '' },
  asksHour: NEVER,
  hourAsked: () => undefined,
  isNow: NEVER,
};
