import { z } from 'zod';
import { type Device, type DeviceReport, type DeviceState, type Effect, Target } from '../../domain/index.ts';
import { method } from '../define-service.ts';
import type { MethodDefinition } from '../types.ts';
import { Actuated, type Wish } from './actuate.ts';
import type { DeviceService } from './device-service.ts';

/** Params of a method that needs to know nothing but which devices are meant. */
export const OnTarget = z.strictObject({ target: Target });

type Targeted = z.ZodType<z.output<typeof OnTarget>>;
type Definition<P extends z.ZodType> = MethodDefinition<DeviceService, P, typeof Actuated>;
type Operator = NonNullable<MethodDefinition<DeviceService>['operator']>;

/** The part of a method's definition that only describes it. The kinds of its operator are those of the service. */
export type Told<P extends z.ZodType> = Pick<
  Definition<P>,
  'title' | 'description' | 'timeoutMs' | 'risk' | 'riskWhen' | 'question' | 'access'
> & { readonly operator?: Omit<Operator, 'kinds'> };

/** A method of a device service, whose operator has its kinds from there. */
export type DeviceMethod = Omit<MethodDefinition<DeviceService>, 'operator'> &
  Pick<Told<z.ZodType>, 'operator'>;

/** The value that each device shall have after a relative wish, by its id; `null` where its state before is not known. */
type Aims<T> = Readonly<Record<string, T | null>>;

interface Acting<P extends Targeted, T extends number | boolean> extends Told<P> {
  readonly params: P;
  /** `verifiable` when absent: the world can be read back. */
  readonly effect?: Effect;
  /**
   * The value that a relative wish leads a device to. It is computed once, from the state before, so that a repeat of the call does
   * not step again. Absent, or undefined for these params, for an absolute wish. `all` is how every device that is meant is.
   */
  readonly aim?: (
    params: z.output<P>,
    all: readonly (DeviceReport | undefined)[],
  ) => ((report: DeviceReport | undefined) => T | null) | undefined;
  /** `aim` is undefined for an absolute wish, and `null` where the device has not said how it is. */
  readonly wish: (
    device: Device,
    params: z.output<P>,
    seen: { readonly aim: T | null | undefined; readonly report: DeviceReport | undefined },
  ) => Wish;
}

/** A method that wishes something of every device that is meant, and is done when all are seen to be so. */
export function acting<P extends Targeted, T extends number | boolean = number>({
  aim,
  wish,
  ...told
}: Acting<P, T>): DeviceMethod {
  const aims = (params: z.output<P>, self: DeviceService): Aims<T> | null => {
    if (aim === undefined) return null;
    const found = self.find(params.target).map(({ id }) => ({ id, report: self.report(id) }));
    const led = aim(
      params,
      found.map(({ report }) => report),
    );
    return led === undefined ? null : Object.fromEntries(found.map(({ id, report }) => [id, led(report)]));
  };
  const definition: Omit<Definition<P>, 'operator'> = {
    effect: 'verifiable',
    ...told,
    result: Actuated,
    ...(aim === undefined ? {} : { intent: aims }),
    run: (params, self, call) => {
      const to = (call.intent ?? aims(params, self)) as Aims<T> | null;
      return self.act(
        params.target,
        (device) =>
          wish(device, params, {
            aim: to === null ? undefined : (to[device.id] ?? null),
            report: self.report(device.id),
          }),
        call,
      );
    },
  };
  return method(definition) as DeviceMethod;
}

/** A method that wishes the same of every device that is meant. */
export function wishing(told: Told<typeof OnTarget>, set: DeviceState): DeviceMethod {
  const { operator } = told;
  return acting({
    ...told,
    ...(operator === undefined ? {} : { operator: { ...operator, gives: set } }),
    params: OnTarget,
    wish: (device) => ({ device, set }),
  });
}

/** A method that turns each device off that is on, and on that is off. */
export function toggling(told: Told<typeof OnTarget>): DeviceMethod {
  return acting<typeof OnTarget, boolean>({
    ...told,
    params: OnTarget,
    aim: () => (report) => (typeof report?.state['on'] === 'boolean' ? !report.state['on'] : null),
    wish: (device, _params, { aim: on }) =>
      typeof on === 'boolean'
        ? { device, set: { on } }
        : { device, refused: 'has not said whether it is on; say "on" or "off"' },
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
}
type Aim = (report: DeviceReport | undefined) => number | null;

/**
 * The value that a device reports, after a step, within a range and to two places: `null` where it reports none, undefined without
 * a step.
 */
export function stepped(key: string, step: number | undefined, range: Range): Aim | undefined {
  return step === undefined
    ? undefined
    : fromNow(key, (now) => Math.round(within(now + step, range) * 100) / 100);
}

/** The value that a device reports, so many times: `null` where it reports none, undefined without a factor. */
export function multiplied(key: string, factor: number | undefined, range: Range): Aim | undefined {
  return factor === undefined ? undefined : fromNow(key, (now) => Math.round(within(now * factor, range)));
}

function fromNow(key: string, next: (now: number) => number): Aim {
  return (report) => {
    const now = report?.state[key];
    return typeof now === 'number' ? next(now) : null;
  };
}

function within(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value));
}

/** For `superRefine`: refuses params that hold more than one of some fields, and those that hold none. */
export function eitherOr<K extends string>(...fields: readonly [K, K, ...K[]]) {
  return (params: { readonly [F in K]?: unknown }, context: z.RefinementCtx): void => {
    if (fields.filter((field) => params[field] !== undefined).length !== 1)
      context.addIssue({ code: 'custom', path: [fields[0]], message: `either ${fields.join(' or ')}` });
  };
}
