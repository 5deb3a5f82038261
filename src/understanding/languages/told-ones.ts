import type { Pattern } from '../text/index.ts';

/** Words that leave out the name of what was spoken of just now. */
export interface OfNamed {
  /** The whole of what is said. */
  readonly say: Pattern;
  /** It is said of what was made just now as well. */
  readonly made?: true;
  /** It is said of an item of a list too, which is at no time. */
  readonly item?: true;
  /** The only service behind whose deeds it is said. */
  readonly behind?: string;
  /** The wish where what was spoken of has no name, by the service that keeps it: "when is my next alarm". */
  readonly nameless?: Readonly<Record<string, string>>;
  /** The wish with the name in it; `undefined` where it is none of these. */
  readonly plain: (match: RegExpExecArray, name: string) => string | undefined;
}

/** Words for one of the things that were told just now, or for all of them. */
export interface ToldOne {
  /** The whole of what is said. */
  readonly say: Pattern;
  /** A wish with `standIn` for the thing. */
  readonly plain: string;
  /** Which is meant: the only one, all, the same question once more, or by its place, from the end where negative; `undefined` where it does not tell. */
  readonly which: (match: RegExpExecArray) => 'only' | 'all' | 'same' | 'ends' | number | undefined;
}
