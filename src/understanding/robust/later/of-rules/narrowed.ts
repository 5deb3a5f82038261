import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { ruleOf, takenOff } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/**
 * "Every night at ten turn off the TV and lock the door." "*Only on weekdays*": all steps of a command that comes again and again are narrowed, as
 * if it had been said in one sentence. `undefined` where one of them would stay as it was.
 */
export function narrowed(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (words: string) => Plan,
): Plan | undefined {
  const before = context.previous?.at(-1);
  const steps = before?.groups.flat().filter(({ method }) => method !== 'cancel') ?? [];
  if (before === undefined || steps.length < 2) return undefined;
  if (!steps.every((step) => isBehind(step) || returns(step) || ruleOf(step) !== undefined)) return undefined;
  const words = lexicon.language.loose.later.narrows(text);
  if (words === undefined) return undefined;
  const rule = before.text.replace(/[\s.,;!]+$/, '');
  const source = { start: 0, end: text.length, text };
  for (const whole of [`${rule}, but ${words}`, `${rule} ${words}`, `${words}, ${rule}`]) {
    const plan = read(whole);
    const made = plan.groups.flat();
    const isAll = made.length === steps.length && made.every((step, at) => isNarrower(step, steps[at]!));
    if (plan.unread.length > 0 || !isAll) continue;
    const ends = steps.filter((step) => !isBehind(step)).map((step) => takenOff(step, source));
    if (!ends.every((end) => end !== undefined)) return undefined;
    const called = ({ said, source: its }: Action): string => `${said ?? its?.text ?? rule}, ${words}`;
    const groups = plan.groups.map((group) =>
      group.map((step) => ({ ...step, said: called(steps[made.indexOf(step)]!), source })),
    );
    return { ...plan, groups: [ends, ...groups] };
  }
  return undefined;
}

/** Done so long behind the step before it, and at no time of its own. */
function isBehind({ when }: Action): boolean {
  return when !== undefined && 'after' in when;
}

function isNarrower(step: Action, was: Action): boolean {
  if (step.service !== was.service || step.method !== was.method) return false;
  const times = [step, was].map(({ when, if: only }) => JSON.stringify([when, only]));
  return isBehind(was) ? isBehind(step) : times[0] !== times[1];
}
