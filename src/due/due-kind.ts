/** What is the same for all items of a service. */
export interface DueKind {
  /** Names its rows. */
  readonly owner: string;
  /** Begins its ids. */
  readonly prefix: string;
  /** What people call one. */
  readonly noun: string;
  /** Told later than this, an item is late. */
  readonly lateAfterMs: number;
  readonly openMax: number;
  /** An item that was due, and never will be again, counts as done after so long. */
  readonly restMs: number;
  /** What has ended is forgotten when it was made so long ago. */
  readonly keepMs: number;
  /** Whether two that are the same in all are two: who starts a timer twice wants two. */
  readonly isEachItsOwn?: boolean;
  /** Whether it is done when the last of it reached its person. */
  readonly endsWhenTold?: boolean;
  /** Whether what has come goes on until somebody hears it: the event `silenced` says that it is settled. */
  readonly rings?: boolean;
}
