/** What is said of a timer that was started just now: its length by a share of it, another one like it, when it ends, how long is left on the one in a place, an order for when it is over, or words that a phrase has. */
export type OfTimer =
  | { readonly share: number }
  | { readonly likeIt: string }
  | { readonly behindIt: string }
  | { readonly asks: true }
  | { readonly place: number | 'middle' }
  | { readonly inSeconds: (seconds: number) => string }
  | { readonly words: string };

/** How a language speaks of timers. */
export interface TimerGrammar {
  readonly ofTimer: (text: string) => OfTimer | undefined;
  /** "*Timer till quarter past eleven*": the order for an alarm then, and for a timer of a name, or of none. */
  readonly untilHour: (text: string) => { readonly rings: string; readonly name?: string } | undefined;
}

export const NO_TIMERS: TimerGrammar = { ofTimer: () => undefined, untilHour: () => undefined };
