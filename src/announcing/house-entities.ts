import type { Person } from '../domain/index.ts';
import type { AnnounceSettings } from './config.ts';
import { type Entity, given } from './entities/index.ts';

/** The conversation in which other hubs say sentences and hear what is answered. */
export const CONVERSATION = 'home-assistant';

/** What comes next of each kind, by the service that keeps it: where its rows are and which field tells when. */
export const TIMES = [
  { key: 'alarm', name: 'Next alarm', service: 'alarm', method: 'list', rows: 'alarms' },
  { key: 'reminder', name: 'Next reminder', service: 'reminders', method: 'list', rows: 'reminders' },
  { key: 'timer', name: 'Next timer', service: 'timer', method: 'get', rows: 'timers' },
] as const;

/** What the house itself is for others: each with the service without which it is not there. */
export type HouseEntity = Entity & { readonly service: string };

export function houseEntities(
  wanted: AnnounceSettings,
  {
    people,
    scenes,
    under,
  }: {
    readonly people: readonly Pick<Person, 'id' | 'name'>[];
    readonly scenes: readonly string[];
    readonly under: (path: string) => string;
  },
): readonly HouseEntity[] {
  return [
    ...(wanted.text ? speech(under) : []),
    ...scenes.map((scene) => sceneOf(scene, under)),
    ...(wanted.presence ? people.map((person) => presenceOf(person, under)) : []),
    ...(wanted.times ? TIMES.map((time) => timeOf(time, under)) : []),
  ];
}

type Under = (path: string) => string;

function speech(under: Under): readonly HouseEntity[] {
  const said = given({ command_topic: under(`channel/${CONVERSATION}/in`) });
  const answered = given({
    state_topic: under(`channel/${CONVERSATION}/out`),
    value_template: '{{ value_json.text[:255] }}',
  });
  return [
    { service: 'house', platform: 'notify', part: 'say', name: 'Say', options: said },
    { service: 'house', platform: 'sensor', part: 'answer', name: 'Answer', options: answered },
  ];
}

function sceneOf(scene: string, under: Under): HouseEntity {
  const options = given({ command_topic: under('announce/scene'), payload_on: JSON.stringify({ scene }) });
  return { service: 'scene', platform: 'scene', part: `scene ${scene}`, name: scene, options };
}

function presenceOf({ id, name }: Pick<Person, 'id' | 'name'>, under: Under): HouseEntity {
  const options = given({
    device_class: 'presence',
    state_topic: under('announce/people'),
    value_template: `{{ {"home": "ON", "away": "OFF"}.get(value_json.get("${id}"), "None") }}`,
  });
  return { service: 'presence', platform: 'binary_sensor', part: `person ${id}`, name, options };
}

function timeOf({ key, name, service }: (typeof TIMES)[number], under: Under): HouseEntity {
  const options = given({
    device_class: 'timestamp',
    state_topic: under('announce/times'),
    value_template: `{{ value_json.get("${key}", "None") }}`,
  });
  return { service, platform: 'sensor', part: `next ${key}`, name, options };
}
