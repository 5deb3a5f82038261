import { riskOf } from '../../bus/index.ts';
import { eitherOf, plain, wish, wishOf } from '../templates.ts';
import { type Describe, given, main } from './entity.ts';

/** What covers are called that have no class of the same name. */
const COVER_CLASSES = new Set([
  ...['awning', 'blind', 'curtain', 'damper', 'door', 'garage', 'gate', 'shade', 'shutter', 'window'],
]);

const POSITION = '{% set position = value_json.state.get("position") %}';
const COVER_STATE = `${POSITION}{{ "None" if position is none else "closed" if position == 0 else "open" }}`;

/** A cover. Of one that lets people in only closing and stopping are offered: opening it needs proof that this way cannot give. */
export const cover: Describe = (device, { state, set }) => {
  const { class: said, position, stop, tilt } = device.capabilities;
  const opens = riskOf(device, { position: 100 }) === 'none';
  const positioned = position !== false;
  const device_class = said !== undefined && COVER_CLASSES.has(said) ? said : undefined;
  if (set === undefined)
    return [
      main('sensor', {
        state_topic: state,
        value_template: COVER_STATE,
        device_class: 'enum',
        options: ['open', 'closed'],
      }),
    ];
  return [
    main('cover', {
      device_class,
      command_topic: set,
      payload_open: opens ? wish({ position: 100 }) : null,
      payload_close: wish({ position: 0 }),
      payload_stop: stop === false ? null : wish({ moving: false }),
      ...(positioned
        ? { position_topic: state, position_template: plain('position') }
        : { state_topic: state, value_template: COVER_STATE }),
      ...(positioned && opens
        ? { set_position_topic: set, set_position_template: wishOf('position', '{{ position }}') }
        : {}),
      ...(tilt === true && opens
        ? {
            tilt_status_topic: state,
            tilt_status_template: plain('tilt'),
            tilt_command_topic: set,
            tilt_command_template: wishOf('tilt', '{{ tilt_position }}'),
          }
        : {}),
    }),
  ];
};

/** A lock is told of and can be locked. A `lock` of discovery could always be unlocked as well, so it is none. */
export const lock: Describe = (_device, { state, set }) => [
  main('binary_sensor', {
    device_class: 'lock',
    state_topic: state,
    value_template: eitherOf('locked', 'OFF', 'ON'),
  }),
  ...(set === undefined ? [] : [pressed('lock', 'Lock', set, wish({ locked: true }))]),
];

/** A valve can be closed. */
export const valve: Describe = (_device, { state, set }) => [
  main('binary_sensor', { device_class: 'opening', state_topic: state, value_template: eitherOf('open') }),
  ...(set === undefined ? [] : [pressed('close', 'Close', set, wish({ open: false }))]),
];

const ALARM_STATES = [
  ...['disarmed', 'armed_home', 'armed_away', 'armed_night', 'armed_vacation', 'armed_custom_bypass'],
  ...['pending', 'arming', 'disarming', 'triggered'],
];

/** An alarm system is told of. Disarming it is an entrance, and a panel of discovery always offers it. */
export const alarmPanel: Describe = (_device, { state }) => [
  main('sensor', {
    device_class: 'enum',
    options: ALARM_STATES,
    state_topic: state,
    value_template: plain('alarm'),
  }),
];

function pressed(part: string, name: string, topic: string, payload: string) {
  const options = given({ command_topic: topic, payload_press: payload });
  return { platform: 'button', part, name, options };
}
