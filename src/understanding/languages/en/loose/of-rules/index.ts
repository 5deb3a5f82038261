/** of-rules: what is said of what comes again and again, or each time that something happens. */
import type { OfRulesGrammar } from '../../../index.ts';
import { exceptOnce, exceptThen } from './exceptions.ts';

export const OF_RULES: OfRulesGrammar = {
  exceptOnce,
  exceptThen,
};
