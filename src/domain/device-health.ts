import type { Device, DeviceReport, DeviceState } from './device.ts';

/** A battery below this, in per cent, is to be changed soon; one that reached the other is well again. */
export const EMPTY_PERCENT = 15;
const WELL_PERCENT = 20;
/** What runs on a battery and said nothing for so long is lost or empty; what is away for so long will not come back by itself. */
export const UNSEEN_MS = 48 * 3_600_000;
export const AWAY_MS = 24 * 3_600_000;

/** What may be wrong with a thing itself. */
export type Ailment = 'battery' | 'unseen' | 'update';

const TELLING = new Set<Device['kind']>(['sensor', 'binary_sensor', 'health', 'vacuum']);

type Seen = Pick<Device, 'kind' | 'features'>;

/** What a device tells of a kind of reading: by its features, or under the reading's own key. */
export function readingsIn(
  { features }: Pick<Device, 'features'>,
  report: Pick<DeviceReport, 'state'> | null | undefined,
  reading: string,
): readonly DeviceState[string][] {
  return Object.entries(report?.state ?? {})
    .filter(([key]) => (features?.[key]?.class ?? key) === reading)
    .map(([, value]) => value);
}

/** How full a battery is, in per cent, or whether it is low where no figure is told; undefined for what tells of none. */
export function batteryOf(
  device: Seen,
  report: Pick<DeviceReport, 'state'> | null | undefined,
): number | boolean | undefined {
  if (!TELLING.has(device.kind)) return undefined;
  const told = readingsIn(device, report, 'battery');
  const figures = told.filter((value) => typeof value === 'number');
  return figures.length > 0 ? Math.min(...figures) : told.find((value) => typeof value === 'boolean');
}

export function isEmpty(battery: number | boolean | undefined): boolean {
  return battery === true || (typeof battery === 'number' && battery < EMPTY_PERCENT);
}

export function hasUpdate(device: Seen, report: Pick<DeviceReport, 'state'> | null | undefined): boolean {
  return TELLING.has(device.kind) && readingsIn(device, report, 'update').includes(true);
}

/** Each ailment that a device tells of: true while it has it, false once it is well; absent where nobody can tell, or it is in between. */
export function ailmentsOf(
  device: Seen,
  report: DeviceReport | null | undefined,
  now: number,
): Readonly<Partial<Record<Ailment, boolean>>> {
  if (report === null || report === undefined) return {};
  const battery = batteryOf(device, report);
  const told =
    TELLING.has(device.kind) && readingsIn(device, report, 'update').some((value) => value !== null);
  const silence = now - report.at;
  const isLost =
    report.available === false ? silence >= AWAY_MS : battery !== undefined && silence >= UNSEEN_MS;
  const isThere = report.available === true || (report.available === null && silence < AWAY_MS);
  return {
    ...(isEmpty(battery) ? { battery: true } : isFull(battery) ? { battery: false } : {}),
    ...(isLost ? { unseen: true } : isThere ? { unseen: false } : {}),
    ...(told ? { update: hasUpdate(device, report) } : {}),
  };
}

function isFull(battery: number | boolean | undefined): boolean {
  return battery === false || (typeof battery === 'number' && battery >= WELL_PERCENT);
}
