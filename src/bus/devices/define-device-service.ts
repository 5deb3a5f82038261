import { z } from 'zod';
import { defined } from '../../base/index.ts';
import type { Device, DeviceKind, DeviceReport } from '../../domain/index.ts';
import { defineService, method } from '../define-service.ts';
import type { MethodDefinition, ServiceDefinition } from '../types.ts';
import { historyOf } from './device-history.ts';
import { type DeviceMethod, OnTarget } from './device-methods.ts';
import { DeviceService, DeviceServiceConfig } from './device-service.ts';
import { deviceView, viewOf } from './device-view.ts';

export interface DeviceServiceDefinition<V extends z.ZodRawShape>
  extends Pick<ServiceDefinition, 'name' | 'title' | 'description' | 'version' | 'access' | 'phrases'> {
  readonly kind: DeviceKind;
  /** What one of them is called in an error: "light". */
  readonly noun: string;
  /** How long its devices may take to show what they were told, unless the configuration says otherwise. */
  readonly seenWithinMs?: number;
  /** In place of the settings of every such service. */
  readonly config?: z.ZodType;
  /** Of every method that acts, unless it says otherwise. */
  readonly timeoutMs?: number;
  readonly methods: Readonly<Record<string, DeviceMethod>>;
  /** What `get` says of itself, the fields it answers for each device beside those of every device, and how they are read. */
  readonly get: Pick<MethodDefinition<DeviceService>, 'title' | 'description' | 'access'> & {
    readonly view: V;
    readonly of: (report: DeviceReport | undefined, device: Device) => { [K in keyof V]: z.input<V[K]> };
  };
}

/** A service that commands the devices of one kind, and tells by `get` how they are. */
export function defineDeviceService<V extends z.ZodRawShape>(
  definition: DeviceServiceDefinition<V>,
): ServiceDefinition<DeviceService> {
  const { kind, noun, seenWithinMs, config, timeoutMs, methods, get, ...told } = definition;
  const kinds = [kind];
  const { view, of, ...got } = get;
  const { shape } = DeviceServiceConfig;
  const acts = Object.entries(methods).map(([name, { operator, ...one }]) => [
    name,
    { ...defined({ timeoutMs }), ...one, ...(operator && { operator: { kinds, ...operator } }) },
  ]);
  return defineService<DeviceService>({
    ...told,
    config:
      config ??
      DeviceServiceConfig.extend(
        defined({ seenWithinMs: seenWithinMs && shape.seenWithinMs.unwrap().default(seenWithinMs) }),
      ),
    open: (context) => new DeviceService({ context, kinds, noun }),
    methods: {
      ...Object.fromEntries(acts),
      history: historyOf(noun),
      get: method({
        ...got,
        params: OnTarget,
        result: z.strictObject({ ...deviceView, ...view }).array(),
        effect: 'read',
        run: ({ target }, self: DeviceService) =>
          self.find(target).map((device) => {
            const report = self.report(device.id);
            return { ...viewOf(device, report), ...of(report, device) } as never;
          }),
      }),
    },
  });
}
