import { z } from 'zod';
import type { Account } from './account.ts';
import { type DialectOf, Payload } from './entity.ts';
import { readerOf, writerOf } from './values.ts';

export const Switch = z.object({
  command_topic: z.string(),
  command_template: z.string().optional(),
  state_topic: z.string().optional(),
  value_template: z.string().optional(),
  payload_on: Payload.default('ON'),
  payload_off: Payload.default('OFF'),
  state_on: Payload.optional(),
  state_off: Payload.optional(),
});

/** A switch: one topic on which it tells, one on which it is told. */
export function switchDialect(config: z.output<typeof Switch>, account: Account): DialectOf {
  const { command_topic: topic, state_topic: stateTopic, payload_on, payload_off } = config;
  const reader = readerOf({ option: 'value_template', template: config.value_template, account });
  const writer = writerOf(
    { option: 'command_template', template: config.command_template, account },
    ([value]) => String(value),
  );
  if (!writer.ok) return { ok: false, reason: `command_template is not supported: ${writer.reason}` };
  const stateOn = config.state_on ?? payload_on;
  const stateOff = config.state_off ?? payload_off;
  const unseen =
    stateTopic === undefined
      ? 'it announces no topic on which it tells its state'
      : reader.ok
        ? undefined
        : `its template is not supported: ${reader.reason}`;
  const read = (message: string) => {
    const value = reader.ok ? reader.read(message) : undefined;
    if (value === undefined) return undefined;
    if (value.type === 'unknown') return { on: null };
    if (value.text === stateOn) return { on: true };
    return value.text === stateOff ? { on: false } : undefined;
  };
  return {
    ok: true,
    dialect: {
      kind: 'switch',
      capabilities: {},
      ...(unseen === undefined ? {} : { unseen }),
      faults: [],
      reads: stateTopic === undefined ? [] : [{ topic: stateTopic, read }],
      writes: [topic],
      write: ({ on }) => {
        const payload = writer.write({ value: on === false ? payload_off : payload_on });
        return payload === undefined ? [] : [{ topic, payload }];
      },
    },
  };
}
