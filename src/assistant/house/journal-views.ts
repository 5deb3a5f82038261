import { hash } from 'node:crypto';
import type { AgentManager, Entry, KeptView, ProcessState, Standing, ViewOf } from '../../agents/index.ts';
import type { ProcessView, TurnView } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { TellContext } from '../answers/telling.ts';
import { KeptViews } from './kept-views.ts';
import { openQuestions } from './questions.ts';
import { ToldViews } from './told-views.ts';
import type { ToldRow } from './turn-store.ts';
import { isAnswered, processView, TURN_ENTRIES_MAX, turnView } from './turn-view.ts';

/** Processes of a turn that are told. */
const PROCESSES_MAX = 200;
/** Turns that were folded for a reader and are not kept on disk: the upkeep keeps them. */
const FOLDED_MAX = 400;
/** As many hexadecimal digits of a hash as a whole number of JavaScript holds. */
const MARK_DIGITS = 12;

/**
 * Of the way in which views are made. Raise it with every change by which the same journal is told in another way: what is kept on disk is then
 * made anew, a little at a time (test/assistant/house/keeping.test.ts tells when that is so).
 */
export const FOLD = 1;

/** What a turn that was broken off is told with. */
type Told = Pick<Home, 'people'> & {
  readonly place: Pick<Home['place'], 'timezone'>;
  readonly view: NonNullable<TellContext['home']>;
};

/** A view that somebody asks for. */
interface Asked<T> extends Standing {
  readonly mark: number;
  /** From the journal. */
  fold(): T | undefined;
}

/**
 * What people see of turns and processes: folds of the journal. What has ended is folded once: it is kept in memory while pages show it, and on
 * disk by the upkeep of the house (keeping.ts). A view is told for as long as the journal has nothing newer and it is of the same plan and reply.
 */
export class JournalViews {
  readonly #agents: AgentManager;
  readonly #home: Told;
  readonly #turns = new KeptViews<Buffer | TurnView>();
  readonly #processes = new KeptViews<Buffer | ProcessView>();
  readonly #folded = new Set<string>();

  constructor({ agents, home }: { readonly agents: AgentManager; readonly home: Told }) {
    this.#agents = agents;
    this.#home = home;
  }

  /** Those that have begun on disk. */
  turns(rows: readonly ToldRow[]): ToldViews<TurnView> {
    const ids = rows.map(({ turn }) => turn);
    const standings = new Map(this.#agents.journal.standings('turn', ids).map((one) => [one.id, one]));
    const asked = rows.flatMap((row) => {
      const standing = standings.get(row.turn);
      return standing === undefined
        ? []
        : [{ ...standing, mark: markOf(row), fold: () => this.#foldTurn(row) }];
    });
    return this.#told('turn', this.#turns, asked);
  }

  turn(row: ToldRow): TurnView | undefined {
    return this.turns([row]).all()[0];
  }

  processes(standings: readonly Standing[]): ToldViews<ProcessView> {
    const asked = standings.map((one) => ({ ...one, mark: FOLD, fold: () => this.#foldProcess(one.id) }));
    return this.#told('process', this.#processes, asked);
  }

  process(id: string): ProcessView | undefined {
    return this.processes(this.#agents.journal.standings('process', [id])).all()[0];
  }

  /** The views of a turn that has ended, and of its processes, as they are to be kept: those that nothing but the journal and the row decides. */
  toKeep(turn: string, row: ToldRow | undefined): readonly KeptView[] {
    const { journal } = this.#agents;
    const entries = journal.read({ turn, limit: TURN_ENTRIES_MAX });
    const processes = this.#agents.processesOf(entries);
    const states = new Map(processes.map((process) => [process.id, process]));
    const views = journal.standings('process', [...states.keys()]).flatMap((standing) => {
      const own = entries.filter((entry) => entry.process === standing.id);
      const process = states.get(standing.id);
      const view = process && this.#processOf(process, own);
      return keptOf('process', { ...standing, mark: FOLD }, view);
    });
    const [standing] = journal.standings('turn', [turn]);
    // What is told of one that was broken off names things as the home names them now.
    if (row === undefined || standing === undefined || !isAnswered(processes)) return views;
    const view = this.#turnOf(row, processes, entries);
    return [...views, ...keptOf('turn', { ...standing, mark: markOf(row) }, view)];
  }

  /** Turns that somebody was told of since this was asked last, and that had to be folded for it. */
  takeFolded(): readonly string[] {
    const turns = [...this.#folded];
    this.#folded.clear();
    return turns;
  }

  #told<T extends TurnView | ProcessView>(
    of: ViewOf,
    inMemory: KeptViews<Buffer | T>,
    asked: readonly Asked<T>[],
  ): ToldViews<T> {
    const told = asked.map((one) => inMemory.get(one.id, asOf(one)));
    const missing = asked.flatMap(({ number }, at) => (told[at] === undefined ? [number] : []));
    const onDisk = new Map(
      this.#agents.journal.views.read(of, missing).map((kept) => [kept.number, kept] as const),
    );
    const views = asked.flatMap((one, at) => {
      const view = told[at] ?? this.#readOrFold(one, onDisk.get(one.number));
      if (view !== undefined && (Buffer.isBuffer(view) || isOver(view)))
        inMemory.keep(one.id, asOf(one), view);
      return view ?? [];
    });
    return new ToldViews(views);
  }

  /** What was kept has ended, and is not read here: a page passes it on as it lies. */
  #readOrFold<T extends TurnView | ProcessView>(
    one: Asked<T>,
    kept: KeptView | undefined,
  ): Buffer | T | undefined {
    if (kept !== undefined && asOf(kept) === asOf(one)) return kept.json;
    const view = one.fold();
    if (view !== undefined && isOver(view)) this.#noteFolded(one.turn);
    return view;
  }

  #noteFolded(turn: string): void {
    this.#folded.delete(turn);
    this.#folded.add(turn);
    const [oldest] = this.#folded;
    if (this.#folded.size > FOLDED_MAX && oldest !== undefined) this.#folded.delete(oldest);
  }

  #foldTurn(row: ToldRow): TurnView | undefined {
    const entries = this.#agents.journal.read({ turn: row.turn, limit: TURN_ENTRIES_MAX });
    return this.#turnOf(row, this.#agents.processesOf(entries), entries);
  }

  #turnOf(row: ToldRow, processes: readonly ProcessState[], entries: readonly Entry[]): TurnView | undefined {
    const { place, view, people } = this.#home;
    const told = { timezone: place.timezone, home: view, people };
    const waits = openQuestions(this.#agents, { turn: row.turn });
    return turnView(row, processes.slice(0, PROCESSES_MAX), entries, waits, told);
  }

  #foldProcess(id: string): ProcessView | undefined {
    const entries = this.#agents.journal.read({ process: id, limit: TURN_ENTRIES_MAX });
    const [process] = this.#agents.processesOf(entries);
    return process && this.#processOf(process, entries);
  }

  #processOf(process: ProcessState, entries: readonly Entry[]): ProcessView {
    return processView(process, entries, openQuestions(this.#agents, { process: process.id }));
  }
}

function isOver({ endedAt, waits }: TurnView | ProcessView): boolean {
  return endedAt !== null && waits.length === 0;
}

function keptOf(
  of: ViewOf,
  { number, newest, mark }: Pick<KeptView, 'number' | 'newest' | 'mark'>,
  view: TurnView | ProcessView | undefined,
): readonly KeptView[] {
  return view === undefined || !isOver(view)
    ? []
    : [{ of, number, newest, mark, json: Buffer.from(JSON.stringify(view)) }];
}

/** What a view is told as long as. */
function asOf({ newest, mark }: Pick<KeptView, 'newest' | 'mark'>): string {
  return `${newest} ${mark}`;
}

/** Of what a view of a turn tells beside the journal; its words and when it came never change. */
function markOf({ reply, plan }: ToldRow): number {
  const digits = hash('sha256', JSON.stringify([FOLD, reply, plan]));
  return Number.parseInt(digits.slice(0, MARK_DIGITS), 16);
}
