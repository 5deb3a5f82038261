import { z } from 'zod';
import { durationMs, sayLength } from '../base/index.ts';
import { Duration } from './duration.ts';
import { sayTarget, Target } from './target.ts';

/** One of several sensors reads above a figure, or below one, in the unit of its kind. */
export const Level = z.strictObject({
  service: z.literal('sensor'),
  target: Target,
  kind: z.string().describe('what is measured, such as "humidity"'),
  above: z.number().optional(),
  below: z.number().optional(),
});
export type Level = z.infer<typeof Level>;

/** Any of some things of a service is in a state, or each of them. */
export const InState = z.strictObject({
  service: z.string().max(64).describe('whose things they are'),
  target: Target,
  state: z.string().min(1).max(64).describe('the state of one of them, such as "open"'),
  every: z.literal(true).optional().describe('each of them is to be so; else one is enough'),
});
export type InState = z.infer<typeof InState>;

/** Something is pressed: a button, a remote. It lasts no time. */
export const Press = z.strictObject({
  service: z.literal('button'),
  target: Target,
  press: z
    .string()
    .min(1)
    .max(255)
    .describe('how: single, double, triple, quadruple, hold, release, or the word that the thing has for it'),
  button: z.string().min(1).max(120).optional().describe('which of its buttons; any when absent'),
});
export type Press = z.infer<typeof Press>;

const HOW = {
  for: Duration.optional().describe('for how long it has to be so without a break'),
  already: z
    .boolean()
    .optional()
    .describe('what is so already counts as well; else only what comes to be so'),
  was: z
    .literal(false)
    .optional()
    .describe('it was seen not to be so when this was ordered: what comes to be so from then on counts'),
};

/** It happens when it was seen not to be so and then to be so: a thing comes into a state, a figure passes a bound. */
export const Becoming = z.union([Level.extend(HOW), InState.extend(HOW)]);
export type Becoming = z.output<typeof Becoming>;

/** What can be waited for. */
export const Happening = z.union([Level.extend(HOW), InState.extend(HOW), Press]);
export type Happening = z.output<typeof Happening>;

export function isPress(event: Happening): event is Press {
  return 'press' in event;
}

/** Units of what is measured most, as people read them. */
export const UNITS: Readonly<Record<string, string>> = {
  temperature: '°C',
  humidity: '%',
  battery: '%',
  power: 'W',
  illuminance: 'lx',
  co2: 'ppm',
};

/** "Front Door Contact is open", "the humidity of bathroom is above 70 %", "… for 10 minutes", "the pasta timer is over". */
export function sayHappening(event: Happening): string {
  const things = thingsOf(event);
  if (isPress(event)) return `${ofButton(event)}${things} is ${sayPress(event)}`;
  const lasting = event.for === undefined ? '' : ` for ${sayLength(durationMs(event.for) ?? 0)}`;
  if (!('kind' in event))
    return `${event.every === true ? `each of ${things}` : things} is ${event.state}${lasting}`;
  return `the ${event.kind} of ${things} is ${sayBound(event)}${lasting}`;
}

function ofButton({ button }: Press): string {
  return button === undefined ? '' : `the ${button} button of `;
}

const GESTURE_WORDS: Readonly<Record<string, string>> = {
  single: 'pressed',
  double: 'pressed twice',
  triple: 'pressed three times',
  quadruple: 'pressed four times',
  hold: 'held',
  release: 'released',
};

/** "pressed twice"; what no gesture is, by the word that the thing has for it. */
export function sayPress({ press }: Pick<Press, 'press'>): string {
  return GESTURE_WORDS[press] ?? `heard to say “${press}”`;
}

/** Services whose things are no devices, and are called by what they are. */
const NOT_DEVICES: ReadonlySet<string> = new Set(['timer', 'alarm']);

function thingsOf({ service, target }: Happening): string {
  if ('all' in target && target.except === undefined) return `any ${service}`;
  const words = sayTarget(target, 'or');
  return NOT_DEVICES.has(service) ? `the ${words} ${service}` : words;
}

/** "above 70 %" */
export function sayBound({ kind, above, below }: Pick<Level, 'kind' | 'above' | 'below'>): string {
  const unit = UNITS[kind] === undefined ? '' : ` ${UNITS[kind]}`;
  return above === undefined ? `below ${below}${unit}` : `above ${above}${unit}`;
}
