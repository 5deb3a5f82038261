import type { DeviceState } from '../../../src/domain/index.ts';
import type { Dialect, Publication } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';

/** Between the numbers of a device, where either end may be the higher one, and per cent. */
export function percentIn(value: number, closed: number, open: number): number {
  return Math.min(100, Math.max(0, Math.round(((value - closed) * 100) / (open - closed))));
}

export function percentOut(percent: number, closed: number, open: number): number {
  return Math.round(closed + ((open - closed) * percent) / 100);
}

/** A cover: words for open, close and stop, a position, and slats that tilt; each where it is announced. */
export function coverDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const open = options.number('position_open') ?? 100;
  const closed = options.number('position_closed') ?? 0;
  const tiltMin = options.number('tilt_min') ?? 0;
  const tiltMax = options.number('tilt_max') ?? 100;
  if (open === closed || tiltMin === tiltMax) return { reason: 'position_open, tilt_max: no range' };
  const hasPosition = aspects.read('position_topic', 'position_template', (text) => {
    const figure = numberIn(text);
    return figure === undefined ? undefined : { position: percentIn(figure, closed, open) };
  });
  aspects.read('tilt_status_topic', 'tilt_status_template', (text) => {
    const figure = numberIn(text);
    return figure === undefined ? undefined : { tilt: percentIn(figure, tiltMin, tiltMax) };
  });
  aspects.read('state_topic', 'value_template', stateReader(aspects, hasPosition), { moving: null });
  const word = aspects.write('command_topic', '');
  const setPosition = aspects.write('set_position_topic', 'set_position_template');
  const setTilt = aspects.write('tilt_command_topic', 'tilt_command_template');
  if (word === undefined && setPosition === undefined && setTilt === undefined)
    return { reason: aspects.faults[0] ?? 'command_topic: is missing' };
  const payload = (key: string, otherwise: string) =>
    options.config[key] === null ? undefined : options.payload(key, otherwise);
  const words = {
    open: payload('payload_open', 'OPEN'),
    close: payload('payload_close', 'CLOSE'),
    stop: payload('payload_stop', 'STOP'),
  };
  const end = (which: 'open' | 'close'): Publication | undefined =>
    words[which] === undefined ? undefined : word?.(words[which]);
  const range = { position_open: open, position_closed: closed, tilt_min: tiltMin, tilt_max: tiltMax };
  const move = (percent: number): Publication | undefined => {
    const whole = percent >= 100 ? end('open') : percent <= 0 ? end('close') : undefined;
    return whole ?? setPosition?.(percentOut(percent, closed, open), { position: percent, ...range });
  };
  const tiltTo = (percent: number): Publication | undefined => {
    const opened = options.number('tilt_opened_value') ?? 100;
    const shut = options.number('tilt_closed_value') ?? 0;
    const aim =
      percent >= 100 && options.has('tilt_opened_value')
        ? opened
        : percent <= 0 && options.has('tilt_closed_value')
          ? shut
          : percentOut(percent, tiltMin, tiltMax);
    return setTilt?.(aim, { tilt_position: aim, ...range });
  };
  const said = options.text('device_class');
  return {
    kind: 'cover',
    capabilities: {
      ...(said === undefined ? {} : { class: said }),
      position: setPosition !== undefined,
      tilt: setTilt !== undefined,
      stop: word !== undefined && words.stop !== undefined,
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ position, tilt, moving }) =>
      sent(
        moving === false && words.stop !== undefined ? word?.(words.stop) : undefined,
        typeof position === 'number' ? move(position) : undefined,
        typeof tilt === 'number' ? tiltTo(tilt) : undefined,
      ),
  };
}

/** Where a position is told, words tell whether it moves and no more. */
export function stateReader({ options }: Aspects, hasPosition: boolean) {
  const open = options.payload('state_open', 'open');
  const closed = options.payload('state_closed', 'closed');
  const opening = options.payload('state_opening', 'opening');
  const closing = options.payload('state_closing', 'closing');
  const stopped = options.payload('state_stopped', 'stopped');
  return (text: string): DeviceState | undefined => {
    if (text === opening || text === closing) return { moving: true };
    if (text === stopped) return { moving: false };
    if (text !== open && text !== closed) return undefined;
    return hasPosition ? { moving: false } : { moving: false, position: text === open ? 100 : 0 };
  };
}
