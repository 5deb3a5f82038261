import type { Meter } from './meter.ts';
import { numberOf, TemplateFault, type Value } from './values.ts';
import { print } from './walk.ts';

/** Each part has a longest form: zeros are flags and width both, and could be shared out between them in ever so many ways. */
const DIRECTIVE = /%(?:%|([-+ 0#]{0,5})(\d{0,9})(?:\.(\d{1,9}))?([sdiufFxXeEgGr]))/g;
const WIDTH_MAX = 256;
const DECIMALS_MAX = 20;

/** Python's `%` formatting as far as commands need it: `%02X`, `%d`, `%.1f`, `%s`. */
export function formatted(pattern: string, values: readonly Value[], meter: Meter): string {
  meter.read(pattern.length);
  let next = 0;
  let length = 0;
  const text = pattern.replace(DIRECTIVE, (whole, flags = '', width = '', precision, letter) => {
    meter.step();
    if (whole === '%%') return '%';
    if (Number(width) > WIDTH_MAX || Number(precision ?? 0) > DECIMALS_MAX)
      throw new TemplateFault('a format this wide');
    if (next >= values.length) throw new TemplateFault('a format with too few values');
    const written = padded(converted(values[next++], letter, precision, meter), flags, Number(width), letter);
    length += written.length;
    meter.bound(length);
    return written;
  });
  return meter.text(text);
}

function converted(value: Value, letter: string, precision: string | undefined, meter: Meter): string {
  switch (letter) {
    case 'd':
    case 'i':
    case 'u':
      return String(Math.trunc(numberOf(value)));
    case 'x':
      return Math.trunc(numberOf(value)).toString(16);
    case 'X':
      return Math.trunc(numberOf(value)).toString(16).toUpperCase();
    case 'f':
    case 'F':
      return numberOf(value).toFixed(Number(precision ?? 6));
    case 's':
      return precision === undefined ? print(value, meter) : print(value, meter).slice(0, Number(precision));
    default:
      throw new TemplateFault(`the format %${letter}`);
  }
}

function padded(text: string, flags: string, width: number, letter: string): string {
  const numeric = letter !== 's';
  const signed = numeric && flags.includes('+') && !text.startsWith('-') ? `+${text}` : text;
  if (flags.includes('-')) return signed.padEnd(width);
  if (!numeric || !flags.includes('0')) return signed.padStart(width);
  const sign = /^[+-]/.exec(signed)?.[0] ?? '';
  return sign + signed.slice(sign.length).padStart(width - sign.length, '0');
}
