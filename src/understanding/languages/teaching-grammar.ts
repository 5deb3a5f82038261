/** How a language gives words a meaning of their own. The parts are whole as they were said. */
export interface TeachingGrammar {
  /** "When I say *movie time*, *close the curtains*": every way to part it, the likeliest first; none where nothing is taught. */
  readonly taught: (text: string) => readonly { readonly phrase: string; readonly does: string }[];
  /** "Forget *movie time*": what may be meant, for whoever knows whether it was taught. */
  readonly forgotten: (text: string) => string | undefined;
  /** "What does *movie time* do?" */
  readonly explained: (text: string) => string | undefined;
}

export const NO_TEACHING: TeachingGrammar = {
  taught: () => [],
  forgotten: () => undefined,
  explained: () => undefined,
};
