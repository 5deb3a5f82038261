/** What can be adjusted on a thing: number, select, text, date and time, and what can be switched and is not the thing itself. */
import type { DeviceState } from '../../../src/domain/index.ts';
import { type Common, type Dialect, type FeatureOf, VALUE } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';

type Payloads = (value: NonNullable<DeviceState[string]>) => string | number | undefined;

const told = (value: DeviceState[string]): DeviceState => ({ [VALUE]: value });

/** @returns why it is none, where it cannot be commanded. */
function setting(
  aspects: Aspects,
  common: Common,
  feature: FeatureOf['feature'],
  take: (text: string) => DeviceState | undefined,
  payload: Payloads,
): Dialect | { readonly reason: string } {
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  aspects.read('state_topic', 'value_template', take, told(null));
  const { deviceClass } = common;
  return {
    kind: 'setting',
    capabilities: {},
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    ...aspects.unseen,
    write: ({ [VALUE]: value }) => {
      const said = value === null || value === undefined ? undefined : payload(value);
      return said === undefined ? [] : sent(write(said));
    },
    part: { feature: { ...(deviceClass === undefined ? {} : { class: deviceClass }), ...feature } },
  };
}

export function missing({ faults }: Aspects): { readonly reason: string } {
  return { reason: faults[0] ?? 'command_topic: is missing' };
}

export function numberSetting(aspects: Aspects, common: Common) {
  const { options } = aspects;
  const unit = options.text('unit_of_measurement') || undefined;
  const step = options.number('step') ?? 1;
  const min = options.number('min') ?? 1;
  const max = options.number('max') ?? 100;
  if (!(step > 0) || min > max) return { reason: 'min, max, step: no range' };
  const reset = options.payload('payload_reset', 'None');
  const feature = {
    type: 'number' as const,
    min,
    max,
    step,
    ...(unit === undefined ? {} : { unit: unit.slice(0, 40) }),
  };
  const take = (text: string) => {
    if (text === reset) return told(null);
    const figure = numberIn(text);
    return figure === undefined ? undefined : told(figure);
  };
  return setting(aspects, common, feature, take, (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined,
  );
}

export function selectSetting(aspects: Aspects, common: Common) {
  const choices = aspects.options.words('options');
  if (choices === undefined) return { reason: 'options: is missing' };
  const take = (text: string) => (choices.includes(text) ? told(text) : undefined);
  return setting(aspects, common, { type: 'option', options: [...choices] }, take, (value) =>
    typeof value === 'string' && choices.includes(value) ? value : undefined,
  );
}

const TEXT_MAX = 255;

export function textSetting(aspects: Aspects, common: Common) {
  const { options } = aspects;
  const min = options.number('min') ?? 0;
  const max = options.number('max') ?? TEXT_MAX;
  const pattern = options.text('pattern');
  const hidden = options.text('mode') === 'password' ? { class: 'password' } : {};
  const feature = {
    type: 'text' as const,
    min,
    max,
    ...(pattern === undefined ? {} : { pattern: pattern.slice(0, 255) }),
    ...hidden,
  };
  const take = (text: string) => (text.length > 1_000 ? undefined : told(text));
  return setting(aspects, common, feature, take, (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined,
  );
}

const TIMES = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(?::\d\d)?$/,
  datetime: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
} as const;

export function timeSetting(aspects: Aspects, common: Common, which: keyof typeof TIMES) {
  const take = (text: string) => (TIMES[which].test(text) ? told(text) : undefined);
  return setting(aspects, common, { type: 'text', class: which }, take, (value) =>
    typeof value === 'string' && TIMES[which].test(value) ? value : undefined,
  );
}

/** What can be turned on and off on a thing and is not what the thing is: child lock, a light that shows that it runs. */
export function flagSetting(dialect: Dialect, common: Common): Dialect {
  const { capabilities: _, ...rest } = dialect;
  return {
    ...rest,
    kind: 'setting',
    capabilities: {},
    reads: dialect.reads.map(({ topic, read }) => ({
      topic,
      read: (message) => {
        const on = read(message)?.['on'];
        return on === undefined ? undefined : told(on);
      },
    })),
    write: ({ [VALUE]: on }) => (typeof on === 'boolean' ? dialect.write({ on }) : []),
    part: {
      feature: { type: 'flag', ...(common.deviceClass === undefined ? {} : { class: common.deviceClass }) },
    },
  };
}
