/** Other words for something, and the plain ones. Patterns have the flags `d`, `g` and `i`; `$1` keeps what a group held. */
export interface Rewording {
  readonly say: RegExp;
  /** `undefined`, of a function, leaves the words as they are. */
  readonly plain: string | ((match: RegExpExecArray) => string | undefined);
}
