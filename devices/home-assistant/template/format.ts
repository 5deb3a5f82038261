import { numberOf, print, TemplateFault, type Value } from './values.ts';

const DIRECTIVE = /%(?:%|([-+ 0#]*)(\d*)(?:\.(\d+))?([sdiufFxXeEgGr]))/g;
const WIDTH_MAX = 256;
const DECIMALS_MAX = 20;

/** Python's `%` formatting as far as commands need it: `%02X`, `%d`, `%.1f`, `%s`. */
export function formatted(pattern: string, values: readonly Value[], lengthMax: number): string {
  let next = 0;
  const text = pattern.replace(DIRECTIVE, (whole, flags = '', width = '', precision, letter) => {
    if (whole === '%%') return '%';
    if (Number(width) > WIDTH_MAX || Number(precision ?? 0) > DECIMALS_MAX)
      throw new TemplateFault('a format this wide');
    if (next >= values.length) throw new TemplateFault('a format with too few values');
    return padded(converted(values[next++], letter, precision), flags, Number(width), letter);
  });
  if (text.length > lengthMax) throw new TemplateFault('a text grows too long');
  return text;
}

function converted(value: Value, letter: string, precision: string | undefined): string {
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
      return precision === undefined ? print(value) : print(value).slice(0, Number(precision));
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
