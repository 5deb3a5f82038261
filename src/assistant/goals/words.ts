import { type Fault, type JsonObject, sentence } from '../../base/index.ts';
import { type HouseGoal, isPlural, theThing, theThings } from '../../domain/index.ts';
import { listWords, orWords } from '../words.ts';
import type { Deed, Ground, Grounds, Wish } from './ground.ts';

/** What became of a goal, as evidence: devices as they were seen at the end. */
export interface GoalReport {
  readonly goal: string;
  readonly reached: boolean;
  readonly summary: string;
  /** What was brought about. */
  readonly done: readonly Seen[];
  /** How many wishes were so before. */
  readonly already: number;
  readonly left: readonly Left[];
}

interface Seen {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

/** What was wanted and is not so, or not seen to be, and why. */
export interface Left {
  readonly id: string | null;
  readonly name: string;
  readonly because: string;
  /** No other try and no change of the house can mend it: a person's no, a name that means nothing. */
  readonly isFinal: boolean;
}

/** What was tried in a run, by the names of the deeds. */
export interface Tried {
  readonly all: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

const NAMED_MAX = 5;

/**
 * Told from how the house is now: what no device shows is not said to be so. `missing` are the wishes that were not so when
 * it began, or came to be so on the way.
 */
export function reportOf(
  goal: HouseGoal,
  ground: Ground,
  grounds: Sight,
  { tried, missing }: { readonly tried: Tried; readonly missing: ReadonlySet<string> },
): GoalReport {
  const so = ground.wishes.filter((wish) => grounds.read(wish) === true);
  const done = so
    .filter(({ name }) => missing.has(name))
    .map((wish) => ({ id: wish.device.id, name: wish.device.name, state: stateWords(wish) }));
  const left = leftOf(ground, grounds, tried);
  return {
    goal: goal.name,
    reached: left.length === 0,
    summary: summaryOf(goal, {
      done,
      left,
      some: so.length > 0,
      absent: ground.wishes.length === 0 ? [] : ground.absent,
    }),
    done,
    already: so.length - done.length,
    left,
  };
}

/** The question when nothing leads on. */
export function stuckQuestion(left: readonly Left[]): string {
  return `${sentence(leftWords(left, '; '))} I go on when that changes. Shall I try again, or leave it?`;
}

type Sight = Pick<Grounds, 'read' | 'isAway'>;

/** Why each wish that is not so is not: the reason lies in a person's no, in what it hinges on, in the device, or in the call. */
export function leftOf(ground: Ground, grounds: Sight, tried: Tried): readonly Left[] {
  // Where there is nothing at all to be so, that is the reason; else what is there is done, and the rest is told.
  const meant = ground.wishes.length === 0 ? [...ground.faults, ...ground.absent] : ground.faults;
  const unmeant = meant.map(({ message, hint }: Fault) => ({
    id: null,
    name: '',
    isFinal: true,
    because: hint === undefined ? message : `${message} (${hint.replace(/\.$/, '')})`,
  }));
  const unmet = ground.wishes.filter((wish) => grounds.read(wish) !== true);
  return [
    ...unmeant,
    ...unmet.map((wish) => {
      const deeds = ground.deeds.filter(({ gives }) => gives[wish.name] === true);
      const { id, name } = wish.device;
      const isFinal = deeds.some((deed) => tried.refused.has(deed.name));
      return { id, name, isFinal, because: reasonOf(wish, deeds, grounds, tried) };
    }),
  ];
}

function reasonOf(wish: Wish, deeds: readonly Deed[], grounds: Sight, { all, refused }: Tried): string {
  const [deed] = deeds;
  if (deed === undefined) return 'nothing here can do that now';
  if (deeds.some(({ name }) => refused.has(name))) return 'you did not want it';
  if (grounds.isAway(wish.device)) return 'it is offline';
  const hinge = deed.hinges.find((one) => grounds.read(one) !== true);
  if (hinge !== undefined) {
    const { device, otherwise } = hinge;
    const matter =
      grounds.read(hinge) === false ? otherwise : `${theThing(device.name)} does not say how it is`;
    return `${matter}, so I could not ${verbOf(deed)}`;
  }
  if (!deeds.some(({ name }) => all.has(name))) return 'it is not so yet';
  return grounds.read(wish) === 'unknown'
    ? 'it does not answer'
    : `I tried, and it is still not ${stateWords(wish)}`;
}

function summaryOf(
  goal: HouseGoal,
  {
    done,
    left,
    some,
    absent,
  }: Pick<GoalReport, 'done' | 'left'> & Pick<Ground, 'absent'> & { readonly some: boolean },
): string {
  const news = doneWords(done);
  if (absent.length > 0) {
    const unknown = `There is no ${orWords(absent.map(({ service }) => service))} here, so I cannot say that ${goal.description}`;
    const others = leftWords(
      left.filter(({ id }) => id !== null),
      '; and ',
    );
    return [news, others, unknown]
      .filter((text) => text !== '')
      .map(sentence)
      .join(' ');
  }
  if (left.length === 0)
    return sentence(
      done.length === 0 ? `${goal.description}: it was so already` : `${goal.description}: ${news}`,
    );
  const but = leftWords(left, '; and ');
  const first = some ? `${goal.description} but for ${but}` : `it is not so that ${goal.description}: ${but}`;
  return news === '' ? sentence(first) : `${sentence(first)} ${sentence(news)}`;
}

function leftWords(left: readonly Left[], joint: string): string {
  const byReason = new Map<string, string[]>();
  for (const { name, because } of left) byReason.set(because, [...(byReason.get(because) ?? []), name]);
  return [...byReason]
    .map(([because, names]) => (names[0] === '' ? because : `${namesOf(names)}: ${because}`))
    .join(joint);
}

function doneWords(done: readonly Seen[]): string {
  const byState = new Map<string, string[]>();
  for (const { name, state } of done) byState.set(state, [...(byState.get(state) ?? []), name]);
  return listWords(
    [...byState].map(
      ([state, names]) =>
        `${namesOf(names)} ${names.length === 1 && !isPlural(names[0]!) ? 'is' : 'are'} ${state}`,
    ),
  );
}

/** "locked", "at 17 °C" */
function stateWords({ want }: Pick<Wish, 'want'>): string {
  if (want.value === undefined) return want.state;
  switch (want.state) {
    case 'temperature':
      return `set to ${want.value} °C`;
    case 'brightness':
    case 'position':
    case 'volume':
      return `at ${want.state} ${want.value} %`;
    default:
      return `at ${want.state} ${want.value}`;
  }
}

/** "lock it", "turn it off" */
function verbOf({ call }: Deed): string {
  const [verb = 'do', ...rest] = call.method.split('_');
  return [verb, 'it', ...rest].join(' ');
}

function namesOf(names: readonly string[]): string {
  return theThings(names, NAMED_MAX);
}

export function isGoalReport(value: unknown): value is GoalReport & JsonObject {
  return (
    typeof value === 'object' && value !== null && 'goal' in value && 'reached' in value && 'summary' in value
  );
}
