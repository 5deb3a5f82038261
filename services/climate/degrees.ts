/** How warm it is to be, by figures that can be nothing else. */
import type { Phrase } from '../../src/domain/index.ts';

/** Said of "it", a number alone may be anything. */
export const DEGREES = { temperature: ['degree', '°', 'celsius', 'fahrenheit', 'centigrade', 'c', 'f'] };

/** Of a room, these are degrees and no per cent: "lounge to 21". */
export const ROOM_DEGREES = {
  temperature: [
    ...DEGREES.temperature,
    ...Array.from({ length: 14 }, (_, at) => `${at + 15}`),
    ...'fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
  ],
};

/** Behind "at" a smaller figure is an hour: "the heating at six". */
const NO_HOUR = {
  temperature: [
    ...DEGREES.temperature,
    ...Array.from({ length: 78 }, (_, at) => [`${at + 13}`, `${at + 13}.5`]).flat(),
    ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
    ...'twenty thirty forty fifty sixty seventy eighty'.split(' '),
  ],
};

/** Phrases of `climate.set_temperature` with "at". */
export const AT_DEGREES: readonly Phrase[] = [
  '(set|put|have|want) {target:place} [temperature|thermostat|heating] at {temperature}',
  '(put|set|have|get) {target} at {temperature}',
  '(can|could|may) (i|we) (have|get) {target:place} at {temperature}',
  '((i|we) (want|need|would like|would love|prefer)|(can|could|may) (i|we) (have|get)) {target:place} [to be] at {temperature}',
  '{target} [temperature] at {temperature}',
  '{target:place} temperature at {temperature}',
].map((say) => ({ say, hold: NO_HOUR }));
