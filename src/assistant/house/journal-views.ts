import type { AgentManager } from '../../agents/index.ts';
import type { ProcessView, TurnView } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { KeptViews } from './kept-views.ts';
import { openQuestions } from './questions.ts';
import type { TurnRow } from './turn-store.ts';
import { processView, TURN_ENTRIES_MAX, turnView } from './turn-view.ts';

/** Processes of a turn that are told. */
const PROCESSES_MAX = 200;

/** What people see of turns and processes: folds of the journal. What has ended is folded once, however often a page shows it. */
export class JournalViews {
  readonly #agents: AgentManager;
  readonly #home: Home;
  readonly #turns = new KeptViews<TurnView>();
  readonly #processes = new KeptViews<ProcessView>();

  constructor({ agents, home }: { readonly agents: AgentManager; readonly home: Home }) {
    this.#agents = agents;
    this.#home = home;
  }

  turn(row: TurnRow): TurnView | undefined {
    const { turn, reply, plan } = row;
    const as = JSON.stringify([this.#agents.journal.newest({ turn }), reply, plan]);
    return this.#turns.of(turn, as, () => this.#foldTurn(row), isOver);
  }

  process(id: string): ProcessView | undefined {
    const as = `${this.#agents.journal.newest({ process: id })}`;
    return this.#processes.of(id, as, () => this.#foldProcess(id), isOver);
  }

  #foldTurn(row: TurnRow): TurnView | undefined {
    const { place, view, people } = this.#home;
    const { turn } = row;
    const entries = this.#agents.journal.read({ turn, limit: TURN_ENTRIES_MAX });
    const processes = this.#agents.processesOf(entries).slice(0, PROCESSES_MAX);
    const told = { timezone: place.timezone, home: view, people };
    return turnView(row, processes, entries, openQuestions(this.#agents, { turn }), told);
  }

  #foldProcess(id: string): ProcessView | undefined {
    const entries = this.#agents.journal.read({ process: id, limit: TURN_ENTRIES_MAX });
    const [process] = this.#agents.processesOf(entries);
    return process && processView(process, entries, openQuestions(this.#agents, { process: id }));
  }
}

function isOver({ endedAt, waits }: TurnView | ProcessView): boolean {
  return endedAt !== null && waits.length === 0;
}
