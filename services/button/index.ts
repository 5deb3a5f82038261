/** button: presses what can be pressed on things: scenes of a bridge, "identify", "restart". A press leaves nothing to be seen. */
import { z } from 'zod';
import {
  acting,
  askingAtEntrances,
  type DeviceService,
  defineDeviceService,
  featureNamed,
  nameList,
  OnTarget,
  type Wish,
} from '../../src/bus/index.ts';
import { type Device, pressedWord } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';

const Press = OnTarget.extend({
  button: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe('its name; may be left out where a thing has one'),
});
type Press = z.output<typeof Press>;

export const button = defineDeviceService({
  name: 'button',
  title: 'Buttons of things',
  description: 'Presses what can be pressed on things, and tells what was pressed on them.',
  version: '1.0.0',
  access: 'comfort',
  kind: 'button',
  noun: 'thing with buttons',
  phrases,
  methods: {
    press: acting({
      title: 'Press a button',
      description: 'Presses a button of things by its name.',
      params: Press,
      // Each press is one more: it is never tried again by itself.
      effect: 'once',
      ...askingAtEntrances(pressed),
      question: ({ target, button: name }, buttons: DeviceService) =>
        `Press ${name ?? 'the button'} of ${nameList(buttons.find(target))}?`,
    }),
  },
  get: {
    title: 'What was pressed',
    description: 'Tells which buttons things have, and what was pressed on them last.',
    access: 'use',
    view: {
      buttons: z.string().array().describe('those that can be pressed'),
      heard: z
        .strictObject({
          key: z.string().describe('its key in the state'),
          name: z.string(),
          presses: z.string().array().describe('all that it may tell, in its own words'),
          press: z.string().nullable().describe('the last one'),
        })
        .array(),
    },
    of: (report, device) => {
      const features = Object.entries(device.features ?? {});
      return {
        buttons: features.filter(([, { type }]) => type === 'press').map(([, { name }]) => name),
        heard: features
          .filter(([, { type }]) => type === 'event')
          .map(([key, { name, options = [] }]) => ({
            ...{ key, name, presses: options },
            press: pressedWord(report?.state[key]) ?? null,
          })),
      };
    },
  },
});

function pressed(device: Device, { button: said }: Press): Wish {
  const presses = Object.entries(device.features ?? {}).filter(([, { type }]) => type === 'press');
  const [only] = presses;
  if (said === undefined)
    return only !== undefined && presses.length === 1
      ? { device, set: { [only[0]]: true } }
      : { device, refused: `has ${presses.length === 0 ? 'no button' : 'several buttons; say which'}` };
  const found = featureNamed(device, said, ['press']);
  if (found.type === 'found') return { device, set: { [found.key]: true } };
  return found.type === 'none'
    ? { device, refused: `has no button "${said}"` }
    : { device, refused: `has several buttons like that: ${found.names.join(', ')}` };
}
