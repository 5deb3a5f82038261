/** Is handed the turns of some rows that may be shown, and tells which of them are meant. It is asked for a few portions of a page at most. */
export type TurnChooser = (turns: readonly string[]) => (turn: string) => boolean;

/** The first rows of turns that are meant, so many at most. All are where nobody chooses. */
export function chosen<T extends { readonly turn: string }>(
  rows: readonly T[],
  most: number,
  chooser: TurnChooser = () => () => true,
): readonly T[] {
  const found: T[] = [];
  for (let at = 0; at < rows.length && found.length < most; at += most) {
    const some = rows.slice(at, at + most);
    const isMeant = chooser(some.map(({ turn }) => turn));
    for (const row of some) if (found.length < most && isMeant(row.turn)) found.push(row);
  }
  return found;
}

/**
 * One's own turns are looked up together, and every other once.
 * @param ownOf those of these turns that are one's own.
 * @param isMine of one that is not, whether it may be seen all the same.
 */
export function choosingOwn(
  ownOf: (turns: readonly string[]) => ReadonlySet<string>,
  isMine: (turn: string) => boolean,
): TurnChooser {
  const seen = new Map<string, boolean>();
  return (turns) => {
    for (const turn of ownOf(turns)) seen.set(turn, true);
    return (turn) => {
      const mine = seen.get(turn) ?? isMine(turn);
      seen.set(turn, mine);
      return mine;
    };
  };
}
