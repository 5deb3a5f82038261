import { isJsonObject, parseJson } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Dialect } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** What howls: with a tone, for so long, so loud, where it can. Without a template it is told in JSON. */
export function sirenDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const payloadOn = options.payload('payload_on', 'ON');
  const payloadOff = options.payload('payload_off', 'OFF');
  const stateOn = options.payload('state_on', payloadOn);
  const stateOff = options.payload('state_off', payloadOff);
  const tones = options.words('available_tones') ?? [];
  const hasDuration = options.flag('support_duration') ?? true;
  const hasVolume = options.flag('support_volume_set') ?? true;
  const onOff = (text: string): DeviceState | undefined =>
    text === stateOn ? { on: true } : text === stateOff ? { on: false } : undefined;
  aspects.read(
    'state_topic',
    'state_value_template',
    (text) => {
      const json = parseJson(text);
      if (!json.ok || !isJsonObject(json.value)) return onOff(text);
      const { state, tone, duration, volume_level: volume } = json.value;
      return {
        ...(state === undefined ? {} : onOff(String(state))),
        ...(typeof tone === 'string' ? { tone } : {}),
        ...(typeof duration === 'number' ? { duration } : {}),
        ...(typeof volume === 'number' ? { volume: Math.round(volume * 100) } : {}),
      };
    },
    { on: null },
  );
  const isTemplated = options.has('command_template');
  const write = aspects.write('command_topic', 'command_template');
  const writeOff = options.has('command_off_template')
    ? aspects.write('command_topic', 'command_off_template')
    : write;
  if (write === undefined || writeOff === undefined) return missing(aspects);
  return {
    kind: 'siren',
    capabilities: {
      ...(tones.length === 0 ? {} : { tones: [...tones] }),
      volume: hasVolume,
      duration: hasDuration,
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ on, tone, volume, duration }) => {
      if (typeof on !== 'boolean') return [];
      const more = {
        ...(on && typeof tone === 'string' && tones.includes(tone) ? { tone } : {}),
        ...(on && hasDuration && typeof duration === 'number' ? { duration } : {}),
        ...(on && hasVolume && typeof volume === 'number' ? { volume_level: volume / 100 } : {}),
      };
      const state = on ? payloadOn : payloadOff;
      if (!on && options.has('command_off_template')) return sent(writeOff(state, { state }));
      return sent(isTemplated ? write(state, { state, ...more }) : write(JSON.stringify({ state, ...more })));
    },
  };
}
