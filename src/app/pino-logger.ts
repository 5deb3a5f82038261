import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import type { LogBook, LogFields, Logger } from '../base/index.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Values under these keys never reach a log, at any depth that pino redacts. */
const SECRETS = [
  'token',
  'password',
  'authorization',
  'apiKey',
  '*.token',
  '*.password',
  '*.authorization',
  '*.apiKey',
];

/** One JSON line per event on the given stream (systemd and Docker keep them), or readable lines at a terminal; the last ones in `book` too. */
export function pinoLogger(
  level: LogLevel,
  write: (line: string) => void,
  { readable, book }: { readonly readable: boolean; readonly book?: LogBook | undefined },
): Logger {
  const stream: DestinationStream = {
    write(line) {
      book?.note(line);
      write(readable ? asText(line) : line);
    },
  };
  return wrap(
    pino(
      {
        level,
        base: null,
        redact: { paths: SECRETS, censor: '…' },
        timestamp: pino.stdTimeFunctions.isoTime,
      },
      stream,
    ),
  );
}

function wrap(inner: Pino): Logger {
  return {
    debug: (message, fields: LogFields = {}) => inner.debug(fields, message),
    info: (message, fields: LogFields = {}) => inner.info(fields, message),
    warn: (message, fields: LogFields = {}) => inner.warn(fields, message),
    error: (message, fields: LogFields = {}) => inner.error(fields, message),
    child: (part) => wrap(inner.child({ part })),
  };
}

const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info ', 40: 'warn ', 50: 'ERROR' };

function asText(line: string): string {
  const { level, time, part, msg, ...fields } = JSON.parse(line) as {
    level: number;
    time: string;
    part?: string;
    msg: string;
  };
  const rest = Object.entries(fields)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
  return `${time.slice(11, 19)} ${LEVELS[level] ?? level} ${part === undefined ? '' : `${part}: `}${msg}${rest === '' ? '' : `  ${rest}`}\n`;
}
