import { isJsonObject, parseJson } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Dialect } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';
import { percentIn, percentOut, stateReader } from './cover.ts';
import { missing } from './settings.ts';

/** A valve: words for open and closed, or a position that it reports; the state may be `{"state": …, "position": …}`. */
export function valveDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const open = options.number('position_open') ?? 100;
  const closed = options.number('position_closed') ?? 0;
  if (open === closed) return { reason: 'position_open: no range' };
  const reportsPosition = options.flag('reports_position') ?? false;
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  const word = stateReader(aspects, false);
  const readOne = (text: string): DeviceState | undefined => {
    const figure = reportsPosition ? numberIn(text) : undefined;
    if (figure !== undefined) {
      const position = percentIn(figure, closed, open);
      return { position, open: position > 0 };
    }
    const said = word(text);
    if (said === undefined) return undefined;
    const { position, ...rest } = said;
    return position === undefined || reportsPosition ? rest : { ...rest, open: position === 100 };
  };
  aspects.read(
    'state_topic',
    'value_template',
    (text) => {
      const json = parseJson(text);
      if (!json.ok || !isJsonObject(json.value)) return readOne(text);
      const { state, position } = json.value;
      return {
        ...(state === undefined ? {} : readOne(String(state))),
        ...(position === undefined ? {} : readOne(String(position))),
      };
    },
    { open: null, position: null },
  );
  const payload = (key: string, otherwise: string) =>
    options.config[key] === null ? undefined : options.payload(key, otherwise);
  const words = {
    open: payload('payload_open', 'OPEN'),
    close: payload('payload_close', 'CLOSE'),
    stop: payload('payload_stop', ''),
  };
  const said = options.text('device_class');
  const turn = (percent: number) => {
    if (reportsPosition) return write(percentOut(percent, closed, open));
    const whole = percent > 0 ? words.open : words.close;
    return whole === undefined ? undefined : write(whole);
  };
  return {
    kind: 'valve',
    capabilities: {
      ...(said === undefined ? {} : { class: said }),
      position: reportsPosition,
      stop: (words.stop ?? '') !== '',
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ open: wanted, position, moving }) =>
      sent(
        moving === false && words.stop ? write(words.stop) : undefined,
        typeof position === 'number'
          ? turn(position)
          : typeof wanted === 'boolean'
            ? turn(wanted ? 100 : 0)
            : undefined,
      ),
  };
}
