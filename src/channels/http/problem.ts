import { z } from 'zod';
import {
  defined,
  ERRORS,
  type ErrorCode,
  type Fault,
  HearthError,
  isJsonObject,
  type Json,
} from '../../base/index.ts';
import { AnyJson, type CallOutcome, FaultView, type ReadOnly } from '../../domain/index.ts';

/** RFC 9457 problem details. `type` leads to the hub's own page about the code; `errors` names every fault by pointer. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  hint: z.string().exactOptional(),
  errors: z.array(FaultView).exactOptional(),
  confirm: (z.object({ token: z.string(), question: z.string() }).loose() as unknown as z.ZodType<Json>)
    .exactOptional()
    .describe('with 428: the call is repeated with this token once a person has said yes to the question'),
  data: AnyJson.exactOptional(),
});
export type Problem = ReadOnly<z.output<typeof Problem>>;

/** What HTTP alone can get wrong, beside the codes every door shares. */
export const HTTP_ERRORS = {
  'method-not-allowed': { http: 405, title: 'Method not allowed' },
  'request-timeout': { http: 408, title: 'Request too slow' },
  'misdirected-request': { http: 421, title: 'Not the name of this hub' },
  'csrf-refused': { http: 403, title: 'CSRF token missing' },
  'origin-refused': { http: 403, title: 'Origin not allowed' },
  'unsupported-media-type': { http: 415, title: 'Content type not supported' },
  'upgrade-required': { http: 426, title: 'WebSocket needed' },
  'headers-too-large': { http: 431, title: 'Headers too large' },
} as const;

export type ProblemCode = ErrorCode | keyof typeof HTTP_ERRORS;

export const PROBLEM_TYPE = 'application/problem+json';

export function problem(
  code: ProblemCode,
  detail: string,
  extras: Pick<Problem, 'hint' | 'errors' | 'confirm' | 'data'> = {},
): Problem {
  const kind = isErrorCode(code) ? ERRORS[code] : HTTP_ERRORS[code];
  return {
    type: `/docs/reference/errors#${code}`,
    title: kind.title,
    status: kind.http,
    detail,
    code,
    ...extras,
  };
}

/** The part of a thrown error that anybody may know: our errors as they are, all others as `internal` without any detail. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof HearthError))
    return problem('internal', 'Something went wrong inside the hub.', { hint: 'The hub’s log says more.' });
  const { code, message, hint, faults } = error;
  return problem(code, message, defined({ hint, errors: given(faults) }));
}

/** A refusal that came over the bus. A code this hub does not know reads as `failed`. */
export function problemOfCall(error: Extract<CallOutcome, { ok: false }>['error']): Problem {
  const data = isJsonObject(error.data) ? error.data : {};
  const { code: _code, hint: _hint, errors, confirm, ...rest } = data;
  const { code, message, hint } = error;
  const faults = Array.isArray(errors) ? errors.filter(isJsonObject).map(faultOf) : [];
  const more = Object.keys(rest).length === 0 ? undefined : rest;
  return problem(
    isErrorCode(code) ? code : 'failed',
    message,
    defined({ hint, errors: given(faults), confirm, data: more }),
  );
}

/** No list where there is nothing in it. */
function given<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function faultOf(fault: Readonly<Record<string, Json>>): Fault {
  return {
    path: String(fault['path'] ?? '/'),
    message: String(fault['message'] ?? fault['msg'] ?? 'is not valid'),
    ...(typeof fault['hint'] === 'string' ? { hint: fault['hint'] } : {}),
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
