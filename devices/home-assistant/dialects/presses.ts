/** What can be pressed on a thing, and what is heard of being pressed: button, scene, event, device_automation. Also what is only known to be there. */
import { isJsonObject, parseJson } from '../../../src/base/index.ts';
import type { Feature } from '../../../src/domain/index.ts';
import { type Common, type Dialect, VALUE } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

const NEVER_SEEN = 'a press leaves nothing to be seen';
const WORD_MAX = 255;

export function press(aspects: Aspects, common: Common, kind: 'button' | 'scene') {
  const payload =
    kind === 'button'
      ? aspects.options.payload('payload_press', 'PRESS')
      : aspects.options.payload('payload_on', 'ON');
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  const said = kind === 'scene' ? 'scene' : common.deviceClass;
  const dialect: Dialect = {
    ...{ kind: 'button', capabilities: {}, unseen: NEVER_SEEN, faults: aspects.faults, reads: [] },
    writes: aspects.writes,
    write: ({ [VALUE]: pressed }) => (pressed === true ? sent(write(payload)) : []),
    part: { feature: { type: 'press', ...(said === undefined ? {} : { class: said }) } },
  };
  return dialect;
}

/** Words that come in as `{"event_type": "double"}`. */
export function event(aspects: Aspects, common: Common): Dialect {
  const types = aspects.options.words('event_types') ?? [];
  aspects.read('state_topic', 'value_template', (text) => {
    const json = parseJson(text);
    const type = json.ok && isJsonObject(json.value) ? json.value['event_type'] : undefined;
    return typeof type === 'string' && (types.length === 0 || types.includes(type))
      ? { [VALUE]: type }
      : undefined;
  });
  return heard(aspects, {
    type: 'event',
    options: [...types],
    ...(common.deviceClass === undefined ? {} : { class: common.deviceClass }),
  });
}

/** One way of pressing one part of a thing: `button_double_press` of `button_1`. Every payload counts where none is named. */
export function trigger(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const type = options.text('type');
  const subtype = options.text('subtype') ?? '';
  if (type === undefined || !options.has('topic')) return { reason: 'type, topic: are missing' };
  const payload = options.payload('payload');
  aspects.read('topic', 'value_template', (text) =>
    payload === undefined || text === payload ? { [VALUE]: type.slice(0, WORD_MAX) } : undefined,
  );
  const words = [subtype, type]
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll('_', ' ');
  return heard(
    aspects,
    { type: 'event', options: [type.slice(0, WORD_MAX)], name: words.slice(0, 120) },
    `${subtype}_${type}`,
  );
}

function heard(
  { reads, faults, unseen }: Aspects,
  feature: Omit<Feature, 'name'> & { readonly name?: string },
  key?: string,
): Dialect {
  return {
    ...{ kind: 'button', capabilities: {}, faults, reads, writes: [], write: () => [] },
    ...unseen,
    part: { feature, counted: true, ...(key === undefined ? {} : { key }) },
  };
}

/** What is known to be there, and what it is. */
export function listed(type: Feature['type']): Dialect {
  return {
    ...{ kind: 'listed', capabilities: {}, faults: [], reads: [], writes: [], write: () => [] },
    part: { feature: { type } },
  };
}
