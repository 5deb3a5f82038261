import type { Dialect } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** A lock, with its latch and its code where it has them. */
export function lockDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const locked = options.payload('state_locked', 'LOCKED');
  const unlocked = options.payload('state_unlocked', 'UNLOCKED');
  const locking = options.payload('state_locking', 'LOCKING');
  const unlocking = options.payload('state_unlocking', 'UNLOCKING');
  const jammed = options.payload('state_jammed', 'JAMMED');
  const latch = options.payload('payload_open');
  const code = options.text('code_format');
  const lock = options.payload('payload_lock', 'LOCK');
  const unlock = options.payload('payload_unlock', 'UNLOCK');
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  const stands = { jammed: false, moving: false };
  aspects.read(
    'state_topic',
    'value_template',
    (text) => {
      switch (text) {
        case locked:
          return { locked: true, ...stands };
        case unlocked:
          return { locked: false, ...stands };
        case locking:
        case unlocking:
          return { jammed: false, moving: true };
        case jammed:
          return { locked: null, jammed: true, moving: false };
        default:
          return undefined;
      }
    },
    { locked: null, jammed: null },
  );
  return {
    kind: 'lock',
    capabilities: {
      ...(latch === undefined ? {} : { latch: true }),
      ...(code === undefined
        ? {}
        : { code: /\\d|0-9/.test(code) && !/[a-z]-|\\w/i.test(code) ? 'number' : 'text' }),
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ locked: wanted, open }, { code: given } = {}) => {
      const said = open === true ? latch : wanted === true ? lock : wanted === false ? unlock : undefined;
      return said === undefined ? [] : sent(write(said, { code: given }));
    },
  };
}
