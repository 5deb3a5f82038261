/** entities: for each kind of device what it is for others. */
import type { DeviceKind } from '../../domain/index.ts';
import { climate, fan, humidifier, waterHeater } from './climates.ts';
import type { Describe } from './entity.ts';
import { alarmPanel, cover, lock, valve } from './entrances.ts';
import { light, toggle } from './lights.ts';
import { mower, player, siren, vacuum } from './machines.ts';
import { presses, readings, settings } from './values.ts';

export * from './entity.ts';

/** Undefined for what is not announced: how well a thing is, what is only listed. */
export const ENTITIES: Readonly<Record<DeviceKind, Describe | undefined>> = {
  light,
  switch: toggle,
  cover,
  lock,
  climate,
  fan,
  media: player,
  vacuum,
  valve,
  siren,
  humidifier,
  mower,
  water_heater: waterHeater,
  alarm_panel: alarmPanel,
  binary_sensor: readings,
  sensor: readings,
  setting: settings,
  button: presses,
  health: undefined,
  listed: undefined,
};
