import type { Device } from '../../domain/index.ts';
import { eitherOf, plain, wish } from '../templates.ts';
import { type Describe, main } from './entity.ts';

/** 0–255 of 1–100 %, and back; what is on is never rounded to 0. */
const BRIGHTNESS = '{{ ((value_json.state.get("brightness") or 0) * 2.55) | round | int }}';
const TO_BRIGHTNESS = '{{ (brightness * 100 / 255) | round | int or 1 }}';
/** Mired, of which every version of the readers knows, and kelvin. */
const COLOR_TEMPERATURE =
  '{% set kelvin = value_json.state.get("temperature") %}{{ (1000000 / kelvin) | round | int if kelvin else "None" }}';
const TO_KELVIN = '{{ (1000000 / color_temp) | round | int }}';
const TO_COLOR = '"{{ "#%02x%02x%02x" | format(red, green, blue) }}"';

/** A light by the schema `template`: all of a wish goes into one message. */
export const light: Describe = (device, { state, set }) => {
  if (set === undefined)
    return [
      main('binary_sensor', { device_class: 'light', state_topic: state, value_template: eitherOf('on') }),
    ];
  const { brightness, color, temperature, effects, transition } = device.capabilities;
  return [
    main('light', {
      schema: 'template',
      state_topic: state,
      command_topic: set,
      state_template: eitherOf('on', 'on', 'off'),
      command_on_template: onTemplate(device),
      command_off_template: `{"set":{"on":false}${transition === true ? TRANSITION : ''}}`,
      ...(brightness === true ? { brightness_template: BRIGHTNESS } : {}),
      ...(temperature === undefined
        ? {}
        : {
            color_temp_template: COLOR_TEMPERATURE,
            min_mireds: Math.ceil(1e6 / temperature.max),
            max_mireds: Math.floor(1e6 / temperature.min),
          }),
      ...(color === true
        ? { red_template: share(1), green_template: share(3), blue_template: share(5) }
        : {}),
      ...(effects === undefined || effects.length === 0
        ? {}
        : { effect_list: [...effects], effect_template: plain('effect') }),
    }),
  ];
};

export const toggle: Describe = (device, { state, set }) => [
  set === undefined
    ? main('binary_sensor', { state_topic: state, value_template: eitherOf('on') })
    : main('switch', {
        ...(device.capabilities.class === 'outlet' ? { device_class: 'outlet' } : {}),
        state_topic: state,
        command_topic: set,
        value_template: eitherOf('on'),
        state_on: 'ON',
        state_off: 'OFF',
        payload_on: wish({ on: true }),
        payload_off: wish({ on: false }),
      }),
];

const TRANSITION = '{% if transition is defined %},"transition":{{ transition }}{% endif %}';

function onTemplate({ capabilities }: Device): string {
  const { brightness, color, temperature, effects, transition } = capabilities;
  const parts = [
    brightness === true && ['brightness', 'brightness', TO_BRIGHTNESS],
    temperature !== undefined && ['color_temp', 'temperature', TO_KELVIN],
    color === true && ['red', 'color', TO_COLOR],
    effects !== undefined && ['effect', 'effect', '{{ effect | tojson }}'],
  ].flatMap((part) =>
    part === false ? [] : [`{% if ${part[0]} is defined %},"${part[1]}":${part[2]}{% endif %}`],
  );
  return `{"set":{"on":true${parts.join('')}}${transition === true ? TRANSITION : ''}}`;
}

/** One of the three shares of `#rrggbb`. */
function share(from: number): string {
  const digits = `color[${from}:${from + 2}]`;
  return `{% set color = value_json.state.get("color") %}{{ ${digits} | int(0, 16) if color else "None" }}`;
}
