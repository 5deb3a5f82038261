import type { Action, Condition, When } from '../../domain/index.ts';
import type { Joint } from '../languages/index.ts';
import { type Reading, type Sentence, written } from '../read/index.ts';

/** What was said in front of a sentence's first clause and holds for those after it: "if it rains, …", "at seven, …", "when the door opens, …". */
export interface Carried {
  readonly if?: Condition;
  readonly when?: When;
}

/** The action of a later clause with it; one that has its own, or waits for the one before, keeps to that. */
export function withCarried(
  action: Action,
  { if: only, when }: Carried,
  { rule, done }: Reading,
  joint: Joint,
): Action {
  const conditional = only !== undefined && action.if === undefined && joint !== 'also';
  const joined = when !== undefined && (joint === 'and' || joint === 'comma') && !done;
  const timed = joined && action.when === undefined && (rule.phrases.time ?? 'when') === 'when';
  const args = joined && rule.phrases.time === 'moment' ? withMoment(action.args, when) : action.args;
  if (!timed && !conditional && args === action.args) return action;
  return { ...action, args, ...(timed ? { when } : {}), ...(conditional ? { if: only } : {}) };
}

/** "Every day at eight turn on the radio and *remind me to take my pills*": what has to be at some time is at that one. */
function withMoment(args: Action['args'], when: When): Action['args'] {
  if (args['at'] !== undefined || args['rrule'] !== undefined) return args;
  if ('rrule' in when && !('sun' in when)) return { ...args, rrule: when.rrule };
  return 'at' in when && typeof when.at === 'string' ? { ...args, at: when.at } : args;
}

const NOTHING: Carried = {};

/** What the clause says in front, if anything. */
export function carriedBy(sentence: Sentence, reading: Reading, { if: only, when }: Action): Carried {
  if (only === undefined && when === undefined) return NOTHING;
  const { start, end, fills, conditions, timeWords } = reading;
  const [condition] = conditions;
  const leads =
    condition === undefined
      ? timeWords !== '' && beginsAs(written(sentence, start, end), timeWords)
      : condition.start <= (fills[0]?.start ?? end);
  if (!leads) return NOTHING;
  return { ...(only === undefined ? {} : { if: only }), ...(when === undefined ? {} : { when }) };
}

/** Whether the clause begins with its words of time: with the first two, since others may stand further on ("… for ten minutes"). */
function beginsAs(clause: string, timeWords: string): boolean {
  const lead = timeWords.toLowerCase().split(' ').slice(0, 2).join(' ');
  return clause.toLowerCase().startsWith(lead);
}
