/**
 * What of the goals in the configuration means nothing in this house: a name that no device has, a state that no service brings about.
 * It cannot be found before the devices are known, so it is told when the hub has come to rest, and by `hearth doctor` of a running one.
 */
import type { Grounds } from '../../assistant/index.ts';
import type { Clock, Logger, Part, Timer } from '../../base/index.ts';
import { type Config, USUAL_GOALS } from '../../config/index.ts';
import type { GoalView } from '../../domain/index.ts';
import { askHub, type HubAddress } from './ask-hub.ts';
import type { Finding } from './model.ts';

/** Devices announce themselves one after the other; who has not by then is not there. */
const LOOK_AFTER_MS = 15_000;
const HINT = 'GET /v1/goals tells it by path; docs/guides/goals.md has what a goal may name.';

export interface GoalWarningsParts {
  readonly config: Pick<Config, 'goals'>;
  readonly grounds: Pick<Grounds, 'faultsOf'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The goals that come with Hearth are for all houses: that some mean nothing in one is no fault of its people. */
const areTheirs = ({ goals }: Pick<Config, 'goals'>) => goals !== USUAL_GOALS;

/** Warns once, some seconds after the start. */
export class GoalWarnings implements Part {
  readonly name = 'goal warnings';
  readonly #parts: GoalWarningsParts;
  #look: Timer | undefined;

  constructor(parts: GoalWarningsParts) {
    this.#parts = parts;
  }

  start(): void {
    const { config, grounds, clock, log } = this.#parts;
    if (!areTheirs(config)) return;
    this.#look = clock.after(LOOK_AFTER_MS, () => {
      for (const goal of config.goals) {
        const faults = grounds.faultsOf(goal);
        if (faults.length > 0)
          log.warn(`the goal "${goal.name}" names what is not here`, { faults, hint: HINT });
      }
    });
  }

  close(): void {
    this.#look?.cancel();
  }
}

/** What a running hub says of its goals; nothing where none answers, for then nobody knows the devices. */
export async function goalFindings(config: Pick<Config, 'goals'>, hub: HubAddress): Promise<Finding[]> {
  if (!areTheirs(config)) return [];
  const answer = await askHub<{ goals: readonly GoalView[] }>('/v1/goals', hub);
  return goalFindingsOf(config, answer?.goals ?? []);
}

/** Of goals of their own; the usual ones are there for the houses that can have them. */
export function goalFindingsOf(config: Pick<Config, 'goals'>, goals: readonly GoalView[]): Finding[] {
  return areTheirs(config) ? goals.map(findingOf) : [];
}

function findingOf({ name, faults }: GoalView): Finding {
  const [first] = faults;
  return first === undefined
    ? { what: `the goal "${name}" can be reached for`, ok: true }
    : { what: `the goal "${name}": ${first.path} ${first.message}`, ok: false, hint: first.hint ?? HINT };
}
