import type { Plan } from '../../domain/index.ts';

/**
 * Who wishes for a temperature now means it to be reached, also by heating that is off. What comes at its time, of a rule or of a goal leaves
 * off what somebody switched off.
 */
export function wishedNow(plan: Plan): Plan {
  const groups = plan.groups.map((group) =>
    group.map((action) =>
      action.service === 'climate' && action.method === 'set_temperature' && action.when === undefined
        ? { ...action, args: { ...action.args, turns_on: true } }
        : action,
    ),
  );
  return { ...plan, groups };
}
