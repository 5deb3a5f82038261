import { hide, protect, setCondition } from '../flow/index.ts';
import { and, isUnknown, not, or, ran } from '../planning/index.ts';
import { planController, switchController } from './controllers.ts';
import { goalAgent } from './goal.ts';
import {
  actionsMax,
  costMax,
  delay,
  firstOf,
  onStuck,
  quietHours,
  rateLimit,
  tokensMax,
} from './policies.ts';
import { evaluator, filter, NOTHING_KEPT, refine } from './refine.ts';
import { rewrite, stepper, tasks, tasksOf } from './stepper.ts';
import { talkOf, toolCall, toolLoop } from './tools.ts';

/** The patterns as whoever writes agents outside is handed them (docs/guides/agents.md): all of this room, and what it needs of the core. */
export const KIT = {
  ...{ goalAgent, ran, stepper, tasks, tasksOf, rewrite },
  ...{
    evaluator,
    filter,
    refine,
    NOTHING_KEPT,
    planController,
    switchController,
    toolLoop,
    toolCall,
    talkOf,
  },
  ...{ actionsMax, tokensMax, costMax, onStuck, firstOf, delay, quietHours, rateLimit },
  ...{ setCondition, hide, protect, not, and, or, isUnknown },
};
