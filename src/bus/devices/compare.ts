import type { DeviceState } from '../../domain/index.ts';

/** Per cent that a lamp may lose to rounding between 0–100, 0–254 and 0–255. */
const BRIGHTNESS_TOLERANCE = 2;
/** Lamps count colour temperature in whole mireds, and conversions round down twice. */
const MIRED_TOLERANCE = 2;
/** Distance in the CIE 1931 diagram: about what an eye tells apart on a wall, and more than gamut rounding moves. */
const CHROMATICITY_TOLERANCE = 0.04;
const POSITION_TOLERANCE = 2;

/**
 * Does the reported state show what was asked? Only the asked keys count, each with the tolerance that its own rounding
 * needs; a key that is not reported shows nothing.
 */
export function shows(reported: DeviceState, asked: DeviceState): boolean {
  return Object.entries(asked).every(([key, value]) => {
    const seen = reported[key];
    return seen !== undefined && seen !== null && sameValue(key, seen, value);
  });
}

function sameValue(key: string, seen: boolean | number | string, asked: DeviceState[string]): boolean {
  if (typeof seen === 'number' && typeof asked === 'number') {
    switch (key) {
      case 'brightness':
        return Math.abs(seen - asked) <= BRIGHTNESS_TOLERANCE;
      case 'position':
      case 'tilt':
      case 'volume':
      case 'percentage':
        return Math.abs(seen - asked) <= POSITION_TOLERANCE;
      case 'temperature':
        // Below 1000 it is a room's temperature in °C, not a light's in kelvin.
        return asked < 1000
          ? Math.abs(seen - asked) < 0.05
          : Math.abs(1e6 / seen - 1e6 / asked) <= MIRED_TOLERANCE;
      default:
        return seen === asked;
    }
  }
  if (isOnItsWay(key, seen, asked)) return true;
  if (key === 'color' && typeof seen === 'string' && typeof asked === 'string') return sameColor(seen, asked);
  return seen === asked;
}

/** A panel that gives people time to leave has obeyed, and so has a robot that is home before it told of the way. */
function isOnItsWay(key: string, seen: boolean | number | string, asked: DeviceState[string]): boolean {
  if (key === 'alarm') return seen === 'arming' && String(asked).startsWith('armed_');
  return key === 'activity' && asked === 'returning' && seen === 'docked';
}

/** Two colours are the same when their hue and saturation are: how bright a lamp is, is told apart by `brightness`. */
export function sameColor(a: string, b: string): boolean {
  const first = chromaticity(a);
  const second = chromaticity(b);
  if (first === undefined || second === undefined) return a === b;
  return Math.hypot(first.x - second.x, first.y - second.y) <= CHROMATICITY_TOLERANCE;
}

/**
 * CIE 1931 xy of an sRGB colour at its full brightness (IEC 61966-2-1, D65); `undefined` for black, which has none, and
 * for what is no colour.
 */
export function chromaticity(color: string): { x: number; y: number } | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (hex === null) return undefined;
  const parts = hex.slice(1).map((part) => Number.parseInt(part, 16));
  const high = Math.max(...parts);
  if (high === 0) return undefined;
  const [r, g, b] = parts.map((part) => linear(part / high)) as [number, number, number];
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const sum = x + y + 0.0193 * r + 0.1192 * g + 0.9505 * b;
  return { x: x / sum, y: y / sum };
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
