import type { PartOfDay, SingleTarget, Target } from '../../domain/index.ts';
import type { PartEdge } from './piece.ts';

/** Why a clause comes to nothing. */
export type Reason =
  | 'not-understood'
  | 'too-long'
  | 'hangs-on-lost-words'
  | 'waits-for-lost-words'
  | 'corrected-by-lost-words'
  | 'goes-on-with-lost-words'
  | 'goes-on-with-question'
  | 'nothing-spoken-of'
  | 'nothing-fits'
  | 'nothing-new'
  | 'nothing-to-go-with'
  | 'value-of-nothing'
  | 'cannot-take-back'
  | 'no-time-named'
  | 'which-one'
  | 'time-cannot-be'
  | 'two-times'
  | 'would-end-series'
  | 'length-has-no-use'
  | 'about-not-said'
  | 'condition-not-understood'
  | 'condition-of-nothing'
  | 'condition-which-one'
  | 'goes-round';

/** What the engine itself says, of what it assumed, took for something and could not do. Times are "HH:MM", with both figures. */
export interface Wording {
  readonly reasons: Readonly<Record<Reason, string>>;
  /** One of two actions that each were to come before the other, as a choice: "the lamp first". */
  readonly comesFirst: (words: string) => string;
  /** What a wish lacks where one of several things may be meant. */
  readonly whichOne: string;
  /** What a wish lacks of which nobody said when. */
  readonly whenAsked: string;
  /** Something else that a wish lacks was not said. */
  readonly notSaid: (what: string) => string;
  /** No thing of the kind, or no sensor for what is asked, can tell it; outside or not. */
  readonly noneTells: (
    what: { readonly noun?: string; readonly reading?: string },
    outside: boolean,
  ) => string;

  /** "Everything" was taken for all things of a kind. */
  readonly everythingAs: (noun: string) => string;
  /** All things of a kind, as an order names them. */
  readonly allThe: (noun: string) => string;
  readonly takenAs: (name: string) => string;
  readonly allOf: (noun: string) => string;

  /** What a target is called: "the kitchen lights except the lamp". `noun` is that of its kind. */
  readonly things: (target: Target, noun: string) => string;
  /** "Is" or "are". */
  readonly be: (many: boolean) => string;
  /** Whether a target is spoken of in the plural. */
  readonly isMany: (target: Target | string) => boolean;
  readonly state: (things: string, many: boolean, state: string) => string;
  /** Of a service without things: "the calendar is empty". */
  readonly serviceState: (name: string | undefined, service: string, state: string) => string;
  /** What is measured somewhere, by its place. */
  readonly measured: (area: string, reading: string) => string;
  readonly level: (things: string, bound: string, lasting: string | undefined) => string;
  /** "The bathroom", for the words of a clause that are said again of another thing. */
  readonly inPlaces: (places: readonly string[]) => string;

  readonly clock: (minutes: number) => string;
  /** An hour that stands for a part of the day, or for what comes before or after it. */
  readonly hourOfPart: (at: string, part: PartOfDay, edge: PartEdge | undefined) => string;
  readonly soonIn: (part: PartOfDay) => string;
  readonly endOfDay: string;
  /** Which of both readings of a bare hour was taken: the next one, the one on that morning, or by what was said. */
  readonly nextClock: (clock: string) => string;
  readonly sameMorning: (at: string) => string;
  readonly sameEvening: (at: string) => string;
  readonly saidClock: (clock: string) => string;
  readonly morningClock: (clock: string) => string;
  readonly onlyDay: (at: string) => string;
  readonly laterToday: string;
  readonly noHour: (at: string) => string;
  readonly noHours: (all: readonly string[]) => string;
  readonly noEnd: string;
  readonly nextHour: string;
  readonly nextDays: string;
}

const itself = (words: string): string => words;

/** Bare facts, for a language that has no words of its own for them. */
export const PLAIN_WORDING: Wording = {
  reasons: new Proxy({} as Record<Reason, string>, { get: (_none, reason) => String(reason) }),
  comesFirst: itself,
  whichOne: '?',
  whenAsked: '?',
  notSaid: itself,
  noneTells: ({ noun, reading }) => noun ?? reading ?? '',
  everythingAs: itself,
  allThe: itself,
  takenAs: itself,
  allOf: itself,
  things: (target) => (Array.isArray(target) ? target : [target]).map(nameOf).join(', '),
  be: () => '=',
  isMany: (target) => Array.isArray(target),
  state: (things, _many, state) => `${things}: ${state}`,
  serviceState: (name, service, state) => `${name ?? service}: ${state}`,
  measured: (area, reading) => `${area}, ${reading}`,
  level: (things, bound) => `${things}: ${bound}`,
  inPlaces: (places) => places.join(', '),
  clock: (minutes) => String(minutes / 60),
  hourOfPart: itself,
  soonIn: itself,
  endOfDay: '',
  nextClock: itself,
  sameMorning: itself,
  sameEvening: itself,
  saidClock: itself,
  morningClock: itself,
  onlyDay: itself,
  laterToday: '',
  noHour: itself,
  noHours: (all) => all.join(', '),
  noEnd: '',
  nextHour: '',
  nextDays: '',
};

function nameOf(single: SingleTarget): string {
  return Object.values(single).filter((value) => typeof value === 'string')[0] ?? '';
}
