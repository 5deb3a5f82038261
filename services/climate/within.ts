import { figureOf, figuring, type Wish, wordOf } from '../../src/bus/index.ts';
import type { Device, DeviceReport } from '../../src/domain/index.ts';

/** In °C. */
interface Range {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/**
 * The wish for a lowest or a highest temperature, or both. What holds two temperatures is given those. Of what holds a single one, or does so
 * in the mode it is in, that one is brought within the bound: a radiator that is set to 17 is set to 19 by "at least 19", and one that is
 * set to 21 is so already.
 */
export function within(device: Device, { low, high }: Range, report: DeviceReport | undefined): Wish {
  const { between, target } = device.capabilities;
  const now = figureOf(report, 'temperature');
  const isOneWay = ['heat', 'cool'].includes(wordOf(report, 'mode') ?? '') && now !== null;
  if (low !== undefined && high !== undefined)
    return between === true
      ? { device, set: { temperature_low: low, temperature_high: high } }
      : { device, refused: 'holds one temperature and none between two' };
  const isLow = low !== undefined;
  const bound = isLow ? low : high!;
  if (between === true && !isOneWay) {
    const other = figureOf(report, isLow ? 'temperature_high' : 'temperature_low');
    if (other !== null && (isLow ? bound >= other : bound <= other))
      return { device, refused: `is to hold at ${isLow ? 'most' : 'least'} ${other} °C; say both` };
    return { device, set: { [isLow ? 'temperature_low' : 'temperature_high']: bound } };
  }
  const isWithin = now !== null && (isLow ? now >= bound : now <= bound);
  if (isWithin && !reaches(device, isLow ? 'heat' : 'cool', report))
    return { device, refused: `is set to ${now} °C, and does not ${isLow ? 'heat' : 'cool'} now` };
  return figuring(device, 'temperature', target, isWithin ? now : bound, '°C');
}

/** Whether it may heat (or cool) as it is now; what is off, or tells no mode, where it knows one for that. */
function reaches(
  { capabilities: { modes } }: Device,
  way: 'heat' | 'cool',
  report: DeviceReport | undefined,
) {
  const now = wordOf(report, 'mode');
  const does = (mode: string) => [way, 'heat_cool', 'auto'].includes(mode);
  return now === null || now === 'off' ? modes === undefined || modes.some(does) : does(now);
}
