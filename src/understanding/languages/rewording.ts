import type { Pattern } from '../text/index.ts';

/** Other words for something, and the plain ones; `$1` keeps what a group held. */
export interface Rewording {
  /** Has the flags `d`, `g` and `i`. */
  readonly say: Pattern;
  /** `undefined`, of a function, leaves the words as they are. */
  readonly plain: string | ((match: RegExpExecArray) => string | undefined);
}
