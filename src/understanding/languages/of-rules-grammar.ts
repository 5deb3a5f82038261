/** How a language speaks of what comes again and again, or each time that something happens. */
export interface OfRulesGrammar {
  /** "Every weekday at seven coffee on, *but not this Thursday*": the words without that, and the single days that are left out. */
  readonly exceptOnce: (
    text: string,
  ) => { readonly usual: string; readonly days: readonly string[] } | undefined;
  /** "Every night at eleven TV off, *but midnight on Saturdays*": the words without that, and what is said of these days. */
  readonly exceptThen: (text: string) => { readonly usual: string; readonly then: string } | undefined;
}

export const NO_OF_RULES: OfRulesGrammar = {
  exceptOnce: () => undefined,
  exceptThen: () => undefined,
};
