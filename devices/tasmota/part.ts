import type { JsonObject } from '../../src/base/index.ts';
import { describesPartsOf, type ThingPart } from '../../src/bus/index.ts';
import type { DeviceState } from '../../src/domain/index.ts';
import type { TasmotaRecord } from './record.ts';

/** A command of Tasmota's with its argument: `Dimmer`, `40`. */
export type Command = readonly [name: string, argument: string];

/** A device of Hearth's as a part of one of Tasmota's. */
export interface TasmotaPart extends ThingPart {
  /** @param message what the device said, `{"POWER": "ON", "Dimmer": 40}`. */
  read(message: JsonObject): DeviceState;
  write(set: DeviceState, transition: number | undefined): readonly Command[];
}

export const describe = describesPartsOf('tasmota', 'Tasmota');

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Of the first relay, which a device with one alone calls `POWER`, or another by its number from 1. */
export function powerIn(message: JsonObject, at: number, { on, off }: TasmotaRecord): boolean | undefined {
  const told = message[`POWER${at + 1}`] ?? (at === 0 ? message['POWER'] : undefined);
  return told === on ? true : told === off ? false : undefined;
}

export function powerTo(wanted: boolean, at: number, { on, off }: TasmotaRecord): Command {
  return [`POWER${at + 1}`, wanted ? on : off];
}
