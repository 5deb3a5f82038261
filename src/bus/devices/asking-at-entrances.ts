import type { z } from 'zod';
import type { AccessRequest } from '../../access/index.ts';
import type { Device, Risk } from '../../domain/index.ts';
import type { Wish } from './actuate.ts';
import type { OnTarget } from './device-methods.ts';
import { highestRisk, riskOf } from './device-risk.ts';
import type { DeviceService } from './device-service.ts';

/**
 * Who may do what `wish` makes of a method's params, and what is at stake: comfort as long as no entrance is touched, else what lets
 * people in, after the yes of an owner or adult.
 */
export function askingAtEntrances<P extends z.output<typeof OnTarget>>(
  wish: (device: Device, params: P) => Wish,
) {
  const risk = (params: P, service: DeviceService): Risk =>
    highestRisk(
      service.find(params.target).map((device) => {
        const wished = wish(device, params);
        return 'set' in wished ? riskOf(device, wished.set) : 'none';
      }),
    );
  return {
    access: (params: P, service: DeviceService): AccessRequest => ({
      permission: risk(params, service) === 'none' ? 'comfort' : 'open',
      devices: service.find(params.target),
    }),
    risk,
    riskWhen: 'for what belongs to a lock, an alarm, a garage or a gate',
    wish,
  };
}
