/** of-rules: what is said of what comes again and again, or each time that something happens. */
import type { OfRulesGrammar } from '../../../index.ts';
import { andThenSo, narrowedRule, narrowsRule, ruleAndNarrows, ruleAnew, withStep } from './at-events.ts';
import { exceptOnce, exceptThen } from './exceptions.ts';
import { leavesOut, leftThen } from './left-out.ts';
import { endsTelling, restsTelling, tellsInstead } from './told-of-events.ts';

export const OF_RULES: OfRulesGrammar = {
  exceptOnce,
  exceptThen,
  leavesOut,
  leftThen,
  narrowsRule,
  narrowedRule,
  ruleAndNarrows,
  ruleAnew,
  withStep,
  andThenSo,
  endsTelling,
  restsTelling,
  tellsInstead,
};
