import type { Path, Spend } from '../flow/index.ts';
import { exhausted, leftOf, NOTHING, plus, tighter } from './budget.ts';
import type { ProcessFold } from './fold.ts';
import type { Driver, Surroundings } from './surroundings.ts';
import type { EntryBody } from './types.ts';

/** A process as a member of its tree, wherever it is driven: it writes, knows its caller, and shares in the budgets above it. */
export abstract class Member {
  readonly fold: ProcessFold;
  readonly house: Surroundings;

  constructor(fold: ProcessFold, house: Surroundings) {
    this.fold = fold;
    this.house = house;
  }

  get caller(): Driver | undefined {
    const { parent } = this.fold.created;
    return parent === null ? undefined : this.house.find(parent);
  }

  /** Journals and folds in one stroke. */
  write(path: Path, body: EntryBody): void {
    const { turn, depth } = this.fold.created;
    this.fold.apply(this.house.journal.append({ turn, process: this.fold.id, depth, path, ...body }));
  }

  /** Its own spending, and that of the children still at work. */
  total(): Spend {
    let spent = this.fold.spent;
    for (const id of this.fold.calls.values())
      spent = plus(spent, this.house.find(id)?.total() ?? this.house.stateOf(id)?.spent ?? NOTHING);
    return spent;
  }

  /** What is left to it: of its own budget and of every ancestor's, whichever is tighter (X05). */
  left(): Spend {
    const own = leftOf(this.fold.budget, this.total());
    const above = this.caller?.left();
    return above === undefined ? own : tighter(own, above);
  }

  abstract terminate(because: string): void;

  affords(wanted: Partial<Spend>): boolean {
    // From the top, so that the one is ended whose budget it was.
    const because =
      (this.caller?.affords(wanted) ?? true)
        ? exhausted(this.fold.budget, this.total(), wanted)
        : 'the budget of its caller is spent';
    if (because === undefined) return true;
    this.terminate(because);
    return false;
  }
}
