import type { Capabilities, DeviceKind, DeviceState } from '../../src/domain/index.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** How a file of a home describes a thing: what it can, a word for its state, and what else is known of it. */
export interface Described {
  readonly kind: DeviceKind;
  readonly supports: readonly string[];
  readonly word: string | boolean | undefined;
  readonly attributes: Attributes;
}

/** The state in which the thing begins, in Hearth's keys; what the file leaves open begins as such things do. */
export function describedState({ kind, supports, word, attributes }: Described): DeviceState {
  const figure = (key: string, otherwise: number) => numberOf(attributes[key]) ?? otherwise;
  const flag = (key: string) => attributes[key] === true;
  const on = word === true || word === 'on';
  switch (kind) {
    case 'light':
    case 'switch':
      return { on };
    case 'cover':
      return { position: figure('position', word === 'open' ? 100 : 0), moving: false };
    case 'lock':
      return { locked: word !== 'unlocked' };
    case 'valve':
      return { open: word === 'open' || on };
    case 'fan':
      return {
        on,
        percentage: figure('percentage', 0) || 50,
        ...(supports.includes('oscillate') ? { oscillating: flag('oscillating') } : {}),
      };
    case 'climate': {
      const measured = numberOf(attributes['current_temperature']);
      return {
        mode: typeof word === 'string' ? word : 'off',
        temperature: figure('temperature', 20),
        ...(measured === undefined ? {} : { current_temperature: measured }),
      };
    }
    case 'media':
      return {
        on: word !== 'off' && word !== undefined,
        playback: word === 'playing' || word === 'paused' ? word : 'idle',
        volume: figure('volume', 30),
        muted: flag('muted'),
        track: 0,
      };
    case 'vacuum':
      return {
        activity: typeof word === 'string' ? word : 'docked',
        battery: figure('battery', 100),
      };
    case 'sensor':
    case 'binary_sensor':
      return { [String(attributes['kind'] ?? 'state')]: readingOf(word) };
    default:
      return { on };
  }
}

export function describedCapabilities({ kind, supports, attributes }: Described): Capabilities {
  switch (kind) {
    case 'light':
      return {
        ...(supports.includes('brightness') ? { brightness: true } : {}),
        ...(supports.includes('color') ? { color: true, brightness: true } : {}),
        ...(supports.includes('temperature')
          ? { temperature: { min: 2200, max: 6500 }, brightness: true }
          : {}),
      };
    case 'cover':
      return typeof attributes['device_class'] === 'string' ? { class: attributes['device_class'] } : {};
    case 'climate': {
      const { modes } = attributes;
      return Array.isArray(modes) ? { modes: modes.filter((mode) => typeof mode === 'string') } : {};
    }
    case 'sensor':
    case 'binary_sensor':
      return typeof attributes['kind'] === 'string' ? { readings: [attributes['kind']] } : {};
    default:
      return {};
  }
}

/** A figure, or whether something is so: a door that is open, motion that is there. */
function readingOf(word: string | boolean | undefined): number | boolean | string | null {
  if (typeof word !== 'string') return word ?? null;
  if (word.trim() !== '' && Number.isFinite(Number(word))) return Number(word);
  if (['on', 'open', 'detected', 'motion', 'wet'].includes(word)) return true;
  if (['off', 'closed', 'clear', 'dry'].includes(word)) return false;
  return word;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
