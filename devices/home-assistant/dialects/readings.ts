/** What a thing measures, notices and tells of itself: sensor, binary_sensor, device_tracker, update. */
import { isJsonObject, parseJson } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import { type Common, type Dialect, type FeatureOf, VALUE } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';

const TEXT_MAX = 1_000;
/** Kinds of reading that are no figures though they may be written in digits. */
const NO_FIGURES = new Set(['enum', 'date', 'timestamp']);
/** What tells how well a thing is, and is asked for by name all the same. */
const ASKED_FOR = new Set(['battery', 'temperature', 'tamper', 'problem', 'humidity']);

const told = (value: DeviceState[string]): DeviceState => ({ [VALUE]: value });
const UNKNOWN = told(null);

/** A reading belongs to the thing's health where its maker calls it a diagnosis, or would not show it. */
function kindOf({ category, deviceClass, enabled }: Common): 'sensor' | 'health' {
  if (deviceClass !== undefined && ASKED_FOR.has(deviceClass)) return 'sensor';
  return category === 'diagnostic' || category === 'config' || !enabled ? 'health' : 'sensor';
}

function reading(
  { reads, faults, unseen }: Aspects,
  common: Common,
  part: FeatureOf,
  rest: Partial<Dialect> = {},
): Dialect {
  return {
    ...{ kind: kindOf(common), capabilities: {}, faults, reads, writes: [], write: () => [] },
    ...unseen,
    ...rest,
    part,
  };
}

export function sensor(aspects: Aspects, common: Common): Dialect {
  const { options } = aspects;
  const { deviceClass } = common;
  const unit = options.text('unit_of_measurement') || undefined;
  const choices = options.words('options');
  const precision = options.number('suggested_display_precision');
  const expires = options.number('expire_after');
  const isFigure =
    choices === undefined &&
    !NO_FIGURES.has(deviceClass ?? '') &&
    (unit !== undefined ||
      precision !== undefined ||
      options.has('state_class') ||
      deviceClass !== undefined);
  const fahrenheit =
    isFigure && (unit === '°F' || unit === 'F') && (deviceClass ?? 'temperature') === 'temperature';
  aspects.read(
    'state_topic',
    'value_template',
    (text) => {
      if (!isFigure) return text.length > TEXT_MAX ? undefined : told(text);
      const figure = numberIn(text);
      return figure === undefined ? undefined : told(fahrenheit ? celsius(figure) : figure);
    },
    UNKNOWN,
  );
  const feature: FeatureOf['feature'] = {
    type: choices !== undefined ? 'option' : isFigure ? 'number' : 'text',
    ...(deviceClass === undefined || deviceClass === 'enum' ? {} : { class: deviceClass }),
    ...(unit === undefined ? {} : { unit: fahrenheit ? '°C' : unit.slice(0, 40) }),
    ...(choices === undefined ? {} : { options: [...choices] }),
    ...(precision === undefined || precision < 0 ? {} : { precision: Math.min(12, Math.round(precision)) }),
    ...(expires === undefined || expires <= 0 ? {} : { expires }),
  };
  return reading(aspects, common, { feature });
}

export function celsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 500) / 9) / 100;
}

export function binarySensor(aspects: Aspects, common: Common): Dialect {
  const { options } = aspects;
  const on = options.payload('payload_on', 'ON');
  const off = options.payload('payload_off', 'OFF');
  const expires = options.number('expire_after');
  const offDelay = options.number('off_delay');
  // A truth value that is announced as such is told as `True` by Python and as `true` by everybody else.
  const same = (text: string, payload: string) =>
    text === payload || (/^(?:true|false)$/i.test(payload) && text.toLowerCase() === payload.toLowerCase());
  aspects.read(
    'state_topic',
    'value_template',
    (text) => (same(text, on) ? told(true) : same(text, off) ? told(false) : undefined),
    UNKNOWN,
  );
  return reading(aspects, common, {
    feature: {
      type: 'flag',
      ...(common.deviceClass === undefined ? {} : { class: common.deviceClass }),
      ...(expires === undefined || expires <= 0 ? {} : { expires }),
    },
    ...(offDelay === undefined || offDelay <= 0 ? {} : { offDelay }),
  });
}

/** Where somebody is, by a phone or a tag: `home`, `not_home` or the name of a place. */
export function deviceTracker(aspects: Aspects, common: Common): Dialect {
  const { options } = aspects;
  const home = options.payload('payload_home', 'home');
  const away = options.payload('payload_not_home', 'not_home');
  aspects.read(
    'state_topic',
    'value_template',
    (text) => told(text === home ? 'home' : text === away ? 'not_home' : text.slice(0, TEXT_MAX)),
    UNKNOWN,
  );
  return reading(aspects, common, { feature: { type: 'text', class: 'tracker' } }, { kind: 'sensor' });
}

/** Whether there is something newer to run on the thing; told true, it is to be installed. */
export function update(aspects: Aspects, common: Common): Dialect {
  const versions: { installed?: string | undefined; latest?: string | undefined } = {};
  const judge = (news: typeof versions) => {
    Object.assign(versions, news);
    const { installed, latest } = versions;
    return installed === undefined || latest === undefined ? UNKNOWN : told(installed !== latest);
  };
  aspects.read('state_topic', 'value_template', (text) => {
    const json = parseJson(text);
    if (!json.ok || !isJsonObject(json.value)) return judge({ installed: text });
    const { installed_version: installed, latest_version: latest } = json.value;
    return judge({
      ...('installed_version' in json.value ? { installed: version(installed) } : {}),
      ...('latest_version' in json.value ? { latest: version(latest) } : {}),
    });
  });
  aspects.read('latest_version_topic', 'latest_version_template', (text) => judge({ latest: text }));
  const install = aspects.options.payload('payload_install');
  const write = aspects.write('command_topic', 'command_template');
  return reading(
    aspects,
    common,
    { feature: { type: 'flag', class: 'update' } },
    {
      kind: 'health',
      writes: aspects.writes,
      write: ({ [VALUE]: value }) => (value === true && install !== undefined ? sent(write?.(install)) : []),
    },
  );
}

function version(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
