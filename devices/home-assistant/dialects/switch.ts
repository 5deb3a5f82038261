import type { Dialect } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** A switch: one topic on which it tells, one on which it is told. */
export function switchDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const payloadOn = options.payload('payload_on', 'ON');
  const payloadOff = options.payload('payload_off', 'OFF');
  const stateOn = options.payload('state_on', payloadOn);
  const stateOff = options.payload('state_off', payloadOff);
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  aspects.read(
    'state_topic',
    'value_template',
    (text) => (text === stateOn ? { on: true } : text === stateOff ? { on: false } : undefined),
    { on: null },
  );
  const said = options.text('device_class');
  return {
    kind: 'switch',
    capabilities: said === undefined ? {} : { class: said },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ on }) => (typeof on === 'boolean' ? sent(write(on ? payloadOn : payloadOff)) : []),
  };
}
