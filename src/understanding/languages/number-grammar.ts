import type { Found, Token } from '../text/index.ts';

/** Reads a value that begins at a token; `undefined` where none does. */
export type ValueReader<T> = (tokens: readonly Token[], at: number) => Found<T> | undefined;

/** How a language says numbers, measures and colours. */
export interface NumberGrammar {
  /** A whole or decimal number, in figures or words. */
  readonly numberAt: ValueReader<number>;
  /** "3rd", "third", "twenty first". */
  readonly ordinalAt: ValueReader<number>;
  /** "A couple of", "a few", as a number. */
  readonly fewAt: ValueReader<number>;
  /** 0 to 100: "30 %", "half", "full"; with `bare` also "70" alone. */
  readonly percentAt: (tokens: readonly Token[], at: number, bare?: boolean) => Found<number> | undefined;
  /** °C. */
  readonly temperatureAt: ValueReader<number>;
  /** A white in kelvin, by its figure or its name. */
  readonly kelvinAt: ValueReader<number>;
  /** A colour's name as the devices know it, or `#rrggbb`. */
  readonly colorAt: ValueReader<string>;
  /** Whether a number, a share of a hundred, a temperature or a white may begin with a word. */
  readonly mayMeasure: (token: Token) => boolean;
  readonly mayColor: (token: Token) => boolean;
}

const nothing = (): undefined => undefined;
const no = (): boolean => false;

export const NO_NUMBERS: NumberGrammar = {
  numberAt: (tokens, at) => {
    const token = tokens[at];
    return token?.kind === 'number' && !token.ordinal ? { value: token.value!, end: at + 1 } : undefined;
  },
  ordinalAt: nothing,
  fewAt: nothing,
  percentAt: nothing,
  temperatureAt: nothing,
  kelvinAt: nothing,
  colorAt: nothing,
  mayMeasure: no,
  mayColor: no,
};
