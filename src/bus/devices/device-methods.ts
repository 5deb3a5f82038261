import { z } from 'zod';
import { type DeviceState, Target } from '../../domain/index.ts';
import { method } from '../define-service.ts';
import type { MethodDefinition } from '../types.ts';
import { Actuated } from './actuate.ts';
import type { DeviceService } from './device-service.ts';

/** Params of a method that needs to know nothing but which devices are meant. */
export const OnTarget = z.strictObject({ target: Target });
type OnTarget = z.output<typeof OnTarget>;

/** What a method says of itself: all of a definition but what it takes, does and answers. */
export type Told = Pick<
  MethodDefinition<DeviceService, typeof OnTarget, typeof Actuated>,
  'title' | 'description' | 'phrases' | 'timeoutMs' | 'risk' | 'question' | 'access'
>;

/** What is not told of an operator is what the method wishes. */
export type ToldOperator = Omit<NonNullable<MethodDefinition<DeviceService>['operator']>, 'gives' | 'value'>;

/** A method that wishes the same of every device that is meant, and is done when all are seen to be so. */
export function wishing(
  { operator, ...told }: Told & { readonly operator?: ToldOperator },
  set: DeviceState,
): MethodDefinition<DeviceService> {
  return method({
    ...told,
    ...(operator === undefined ? {} : { operator: { ...operator, gives: set } }),
    params: OnTarget,
    result: Actuated,
    effect: 'verifiable',
    run: ({ target }: OnTarget, self: DeviceService, call) =>
      self.act(target, (device) => ({ device, set }), call),
  });
}

/** A method that turns each device off that is on, and on that is off; the state before is its intent, so that a repeat never toggles back. */
export function toggling(told: Told): MethodDefinition<DeviceService> {
  return method({
    ...told,
    params: OnTarget,
    result: Actuated,
    effect: 'verifiable',
    intent: ({ target }: OnTarget, self: DeviceService) => self.opposites(target),
    run: ({ target }: OnTarget, self: DeviceService, call) =>
      self.toggle(target, (call.intent ?? self.opposites(target)) as Record<string, boolean | null>, call),
  });
}
