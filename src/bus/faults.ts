import { z } from 'zod';
import { type Fault, HearthError } from '../base/index.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

const FAULTS_MAX = 50;

/**
 * Every fault that a schema found, by JSON pointer (RFC 6901), in the words of whoever must mend it. Of a union only the
 * form that comes closest is told, since the faults of forms nobody meant would bury it. With the schema at hand a slip in
 * a field's name is told with the field that was probably meant; parsing with `reportInput` does the same for a choice.
 */
export function faultsOf(error: { readonly issues: readonly Issue[] }, schema?: z.ZodType): readonly Fault[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return error.issues.flatMap((issue) => faultsOfIssue(issue, [], fields)).slice(0, FAULTS_MAX);
}

/** @throws HearthError `invalid-params` with every fault by JSON pointer below `root`. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, root = ''): z.output<S> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = faultsOf(parsed.error, schema).map((fault) => ({ ...fault, path: `${root}${fault.path}` }));
  const told = faults.map(({ path, message }) => `${path} ${message}`.trim()).join('; ');
  throw new HearthError('invalid-params', told, { faults });
}

/** `/target/0/name` for `['target', 0, 'name']`; the empty text means the value itself. */
export function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function faultsOfIssue(
  issue: Issue,
  above: readonly PropertyKey[],
  fields: readonly string[] = [],
): readonly Fault[] {
  const path = [...above, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const meant = path.length === 0 ? nearest(key, fields) : undefined;
        return {
          path: pointer([...path, key]),
          message: 'is not a known field',
          hint: meant === undefined ? 'Leave it out, or see the manifest.' : `Did you mean "${meant}"?`,
        };
      });
    case 'invalid_union': {
      const form = closest(issue.errors);
      return form === undefined
        ? [{ path: pointer(path), message: sentence(issue.message) }]
        : form.flatMap((inner) => faultsOfIssue(inner, path));
    }
    case 'invalid_value': {
      const one = issue.values.map((value) => JSON.stringify(value)).join(', ');
      const meant =
        typeof issue.input === 'string' ? nearest(issue.input, issue.values.map(String)) : undefined;
      return [
        {
          path: pointer(path),
          message: issue.values.length === 1 ? `must be ${one}` : `must be one of ${one}`,
          ...(meant === undefined ? {} : { hint: `Did you mean "${meant}"?` }),
        },
      ];
    }
    case 'invalid_type':
      return [{ path: pointer(path), message: typeFault(issue) }];
    default:
      return [{ path: pointer(path), message: sentence(issue.message) }];
  }
}

function typeFault(issue: Issue & { code: 'invalid_type' }): string {
  return issue.message.includes('received undefined')
    ? `is missing (${issue.expected})`
    : sentence(issue.message);
}

/** The form of a union with the fewest faults, those at fields before those at the value as a whole. */
function closest(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  let best: readonly Issue[] | undefined;
  for (const form of forms)
    if (form.length > 0 && (best === undefined || weight(form) < weight(best))) best = form;
  return best;
}

function weight(form: readonly Issue[]): number {
  return form.reduce((sum, issue) => {
    const whole = issue.path.length === 0 && issue.code === 'invalid_type';
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
    return sum + (whole ? 100 : keys);
  }, 0);
}

const sentence = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
