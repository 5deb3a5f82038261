import type { SingleTarget, Target } from '../domain/index.ts';
import type { Draft } from './draft.ts';
import { type FitHearing, fitPhrase, heard, unionOf, without } from './fit.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { covers } from './overlap.ts';
import type { Reading } from './reading.ts';
import { singlesOf } from './steps.ts';
import type { Arg } from './types.ts';

/**
 * "… but don't turn off the TV backlight", "… but leave the porch light on": what was said to be left alone is taken out of
 * the actions before that would have touched it. False when there are none, and the words were a prohibition by themselves.
 */
export function except(draft: Draft, reading: Reading, where: FitHearing): boolean {
  const fill = reading.fills.find(({ slot }) => slot === 'target' || slot === 'place');
  if (fill === undefined) return false;
  let touched = false;
  draft.steps = draft.steps.map((step) => {
    const target = step.action.args['target'] as Target | undefined;
    if (target === undefined || step.sentence < draft.sentence - 1) return step;
    const left = fitPhrase(fill.value as NounPhrase, step.service, heard(where, draft.memory.mentions));
    if (left.type !== 'target') return step;
    const out = singlesOf(left.target);
    const rest = singlesOf(target).map((single) => {
      const part = out.filter((one) => isWider(single, one, where));
      return part.length === 0 ? single : without(single, part);
    });
    if (rest.every((single, at) => single === singlesOf(target)[at])) return step;
    touched = true;
    return {
      ...step,
      action: { ...step.action, args: { ...step.action.args, target: unionOf(rest) as unknown as Arg } },
    };
  });
  return touched;
}

function isWider(whole: SingleTarget, part: SingleTarget, where: FitHearing): boolean {
  if ('name' in whole || 'id' in whole) return false;
  return covers(whole, part, where.lexicon);
}
