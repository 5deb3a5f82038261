/** How a language answers what was asked: yes and no, and its words for the options that a question may have. */
export interface ReplyGrammar {
  /**
   * The yes or no that words are: "yes, that's fine", "no, she's not allowed". Words behind a yes count only where they soften it; those
   * behind a no where they explain it, which is left to say for whoever knows whether they are a wish of their own (`rest`).
   */
  readonly yesOrNo: (text: string) => YesOrNo | undefined;
  /**
   * The words of whoever gives up what they wished for, which waits for somebody else's yes: "never mind, the door's open now", "it's all right, I've got the key". They
   * are what is said behind it, of which it is left to say whether that is a wish of its own; empty where there is nothing, and undefined where nothing is given up.
   */
  readonly givenUp: (text: string) => string | undefined;
  /** What is wished for behind a yes: "yes, and *turn the porch light on*". */
  readonly besidesYes: (text: string) => string | undefined;
  /** Whether a yes leaves something out: "yes, but not the porch". */
  readonly yesButNot: (text: string) => boolean;
  /** Whether words behind an answer explain it and want nothing: "seven, *he comes after tea*". */
  readonly explains: (text: string) => boolean;
  /** What else words say that name what was asked about: "two o'clock *for the optician*"; undefined where they name nothing of it. */
  readonly besidesName: (text: string, asked: string) => string | undefined;
  /** Words as they are compared: in small letters, written out, without marks. */
  readonly plain: (text: string) => string;
  /** What else is said for an option, by the option: "once more" for "try again". */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

export interface YesOrNo {
  readonly answer: 'yes' | 'no';
  /** What stands behind it and is neither a softening nor a word of its own; empty where there is none. */
  readonly rest: string;
}

export const NO_REPLIES: ReplyGrammar = {
  yesOrNo: () => undefined,
  givenUp: () => undefined,
  besidesYes: () => undefined,
  yesButNot: () => false,
  explains: () => false,
  besidesName: () => undefined,
  plain: (text) => text.trim().toLowerCase(),
  options: {},
};
