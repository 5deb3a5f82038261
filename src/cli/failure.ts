import { defined, type Fault, HearthError, messageOf } from '../base/index.ts';
import { EXIT, type Exit } from './io.ts';

/** A command that cannot go on: what to say, what the person may do about it, and the exit code. */
export class Failure extends Error {
  readonly exit: Exit;
  readonly hint: string | undefined;
  readonly code: string;
  readonly faults: readonly Fault[];

  constructor(
    exit: Exit,
    code: string,
    message: string,
    more: { readonly hint?: string | undefined; readonly faults?: readonly Fault[] } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.exit = exit;
    this.code = code;
    this.hint = more.hint;
    this.faults = more.faults ?? [];
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (!(error instanceof HearthError)) return new Failure(EXIT.failed, 'internal', messageOf(error));
  return new Failure(exitOf(error.code), error.code, error.message, {
    hint: error.hint,
    faults: error.faults,
  });
}

/** Errors that the person made end with 2, as a wrong option does. */
export function exitOf(code: string): Exit {
  switch (code) {
    case 'config-invalid':
    case 'invalid-params':
    case 'invalid-request':
    case 'parse-error':
    case 'unknown-method':
      return EXIT.usage;
    case 'confirmation-needed':
      return EXIT.waiting;
    default:
      return EXIT.failed;
  }
}

/** For people: the message, each fault by path, and the hint. */
export function failureText(failure: Failure): string {
  const named = failure.faults.filter((fault) => !failure.message.includes(fault.path));
  const faults = named.map(
    ({ path, message, hint }) => `  ${path} ${message}${hint === undefined ? '' : ` (${hint})`}\n`,
  );
  return `${failure.message}\n${faults.join('')}${failure.hint === undefined ? '' : `${failure.hint}\n`}`;
}

export function failureJson(failure: Failure): object {
  const { code, message, hint, faults } = failure;
  return { error: defined({ code, message, hint, errors: faults.length === 0 ? undefined : faults }) };
}
