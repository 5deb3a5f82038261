/**
 * Broken contracts throw a `HearthError`; expected endings are values. The code says what happened, the hint what a
 * person can do about it, and `ERRORS` is the one table that turns a code into an HTTP status and a JSON-RPC code.
 */
export interface Fault {
  /** Where, as a JSON pointer (`/params/target`) or a config path (`bus.port`). */
  readonly path: string;
  readonly message: string;
  readonly hint?: string;
}

interface ErrorKind {
  readonly http: number;
  /** JSON-RPC 2.0 section 5.1, and our own range -32000…-32019 (docs/reference/errors.md). */
  readonly rpc: number;
  readonly title: string;
}

export const ERRORS = {
  'parse-error': { http: 400, rpc: -32700, title: 'Parse error' },
  'invalid-request': { http: 400, rpc: -32600, title: 'Invalid request' },
  'unknown-method': { http: 404, rpc: -32601, title: 'No such method' },
  'invalid-params': { http: 422, rpc: -32602, title: 'Invalid params' },
  internal: { http: 500, rpc: -32603, title: 'Internal error' },
  failed: { http: 502, rpc: -32000, title: 'Failed' },
  expired: { http: 504, rpc: -32001, title: 'Deadline passed' },
  busy: { http: 503, rpc: -32002, title: 'Busy' },
  'not-permitted': { http: 403, rpc: -32003, title: 'Not permitted' },
  'unknown-target': { http: 404, rpc: -32004, title: 'Target unknown' },
  unwritable: { http: 503, rpc: -32010, title: 'Nothing can be written down' },
  'target-offline': { http: 503, rpc: -32005, title: 'Target offline' },
  'confirmation-needed': { http: 428, rpc: -32006, title: 'Confirmation needed' },
  'idempotency-conflict': { http: 409, rpc: -32007, title: 'Idempotency conflict' },
  cancelled: { http: 499, rpc: -32008, title: 'Cancelled' },
  'unsupported-version': { http: 505, rpc: -32009, title: 'Version unsupported' },
  unauthorized: { http: 401, rpc: -32003, title: 'Unauthorized' },
  'not-found': { http: 404, rpc: -32004, title: 'Not found' },
  conflict: { http: 409, rpc: -32007, title: 'Conflict' },
  'too-large': { http: 413, rpc: -32600, title: 'Too large' },
  'too-many': { http: 429, rpc: -32002, title: 'Too many requests' },
  'config-invalid': { http: 500, rpc: -32603, title: 'Configuration invalid' },
  'store-corrupt': { http: 500, rpc: -32603, title: 'Database damaged' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorOptions {
  readonly hint?: string;
  readonly faults?: readonly Fault[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** By this an error is known that another copy of this class made: that of the package, in a service from outside (src/builders). */
const BRAND = Symbol.for('hearth.error');

export class HearthError extends Error {
  static override [Symbol.hasInstance](value: unknown): value is HearthError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }

  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly faults: readonly Fault[];
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'HearthError';
    this.code = code;
    this.hint = options.hint;
    this.faults = options.faults ?? [];
    this.data = options.data ?? {};
  }
}

/** The code behind a JSON-RPC number, for answers that come from a foreign service. */
export function codeOfRpc(rpc: number): ErrorCode {
  for (const [code, kind] of Object.entries(ERRORS)) if (kind.rpc === rpc) return code as ErrorCode;
  return 'failed';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
