/** What a rule is to be anew: how long it must be so before it is done, in figures alone or with their unit, and one more order for the same event. */
export interface RuleAnew {
  readonly lasts?: string;
  readonly step?: string;
}

/** Which times of what comes again and again are left out: on days, each in an order of its own that leaves it out, or so many of the next, in figures or words. */
export type LeftOut =
  | { readonly orders: readonly string[] }
  | { readonly next: string }
  | { readonly days: string };

/** How a language speaks of what comes again and again, or each time that something happens. */
export interface OfRulesGrammar {
  /** "Every weekday at seven coffee on, *but not this Thursday*": the words without that, and the single days that are left out. */
  readonly exceptOnce: (
    text: string,
  ) => { readonly usual: string; readonly days: readonly string[] } | undefined;
  /** "Every night at eleven TV off, *but midnight on Saturdays*": the words without that, and what is said of these days. */
  readonly exceptThen: (text: string) => { readonly usual: string; readonly then: string } | undefined;
  /** "*Skip tomorrow and Wednesday*", "not on the 24th", "skip the next two", "not for the next three days", behind a series. */
  readonly leavesOut: (text: string, ofSeveral?: boolean) => LeftOut | undefined;
  /** "*Leave the TV on tonight*", where nothing that was spoken of ends that: the question for what is to come to the thing. */
  readonly leftThen: (text: string) => string | undefined;
  /** "*Not during the day*", "only when nobody is home", behind a rule that waits for something: the words that say so behind it in one sentence. */
  readonly narrowsRule: (text: string) => string | undefined;
  /** A rule and the words that narrow it as one sentence, in the ways there are. */
  readonly narrowedRule: (rule: string, only: string) => readonly string[];
  /** "When the door opens light on, *but not at night*": both. */
  readonly ruleAndNarrows: (text: string) => { readonly rule: string; readonly only: string } | undefined;
  /** "*Make that five minutes, and close it as well*", "also tell me". */
  readonly ruleAnew: (text: string) => RuleAnew | undefined;
  /** A rule and one more order for the same event as one sentence. */
  readonly withStep: (rule: string, step: string) => string;
  /** "*And when it closes turn it off*": the rule in full, of what the one before waits for and of the thing it is for. */
  readonly andThenSo: (text: string, thing: string, done: string) => string | undefined;
  /** "*Turn that off for an hour*", behind a rule that only tells: that it is to rest. */
  readonly restsTelling: (text: string) => string | undefined;
  /** "*Not me, Sam*", "tell Sam instead": the rule in full for the other person. */
  readonly tellsInstead: (text: string, rule: string) => string | undefined;
  /** "*Stop telling me about the gate*": what it is about, where that is named. */
  readonly endsTelling: (text: string) => { readonly about?: string } | undefined;
}

export const NO_OF_RULES: OfRulesGrammar = {
  exceptOnce: () => undefined,
  exceptThen: () => undefined,
  leavesOut: () => undefined,
  leftThen: () => undefined,
  narrowsRule: () => undefined,
  narrowedRule: () => [],
  ruleAndNarrows: () => undefined,
  ruleAnew: () => undefined,
  withStep: (rule) => rule,
  andThenSo: () => undefined,
  restsTelling: () => undefined,
  tellsInstead: () => undefined,
  endsTelling: () => undefined,
};
