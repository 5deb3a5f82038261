import type { z } from 'zod';
import { capitalised, type Fault } from '../base/index.ts';
import { nearest } from '../bus/index.ts';
import { alternatives, type ConfigPath, type ConfigSource, keysAt, schemaAt } from './source.ts';

type Issue = z.core.$ZodIssue;

const SECRET = /password|apikey|token|headers|^key$/i;

/** What is called what in a sentence; the rest keeps the name that zod gives it. */
const FORMATS: Readonly<Record<string, string>> = { email: 'e-mail address', url: 'URL' };

/** Every fault in the words of the configuration file: what stands there, what may stand there, and where to look. */
export function configFaults(schema: z.ZodType, issues: readonly Issue[], source: ConfigSource): Fault[] {
  return issues.flatMap((issue) => faultsOf(schema, issue, [], source));
}

/** `home.people[1].email`. */
export function dotted(path: ConfigPath): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('');
}

function faultsOf(schema: z.ZodType, issue: Issue, above: ConfigPath, source: ConfigSource): Fault[] {
  const path = [...above, ...(issue.path as (string | number)[])];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = nearest(key, keysAt(schema, path));
        const hint =
          near === undefined ? knownKeys(schema, path) : `Did you mean ${dotted([...path, near])}?`;
        return faultAt([...path, key], 'is no setting', hint, source);
      });
    case 'invalid_union': {
      const nearestForm = closestForm(issue.errors);
      if (nearestForm !== undefined)
        return nearestForm.flatMap((inner) => faultsOf(schema, inner, path, source));
      return [faultAt(path, `${shown(path, source)} does not fit`, describe(schema, path), source)];
    }
    default:
      return [faultAt(path, sentence(issue, path, source), hintOf(schema, issue, path, source), source)];
  }
}

function sentence(issue: Issue, path: ConfigPath, source: ConfigSource): string {
  const value = shown(path, source);
  const missing = valueAt(source.value, path) === undefined;
  switch (issue.code) {
    case 'invalid_type':
      if (missing) return 'is missing';
      return issue.expected === 'int'
        ? `${value} is no whole number`
        : `${value} is no ${nameOf(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1
          ? 'is empty'
          : `is too short, at least ${issue.minimum} characters`;
      if (issue.origin === 'array') return `has too few entries, at least ${issue.minimum}`;
      return `${value} is too small, at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `is too long, at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `has too many entries, at most ${issue.maximum}`;
      return `${value} is too large, at most ${issue.maximum}`;
    case 'invalid_value':
      return `${value} is none of ${issue.values.join(', ')}`;
    case 'invalid_format': {
      const format = FORMATS[issue.format];
      return format === undefined ? `${value} does not fit: ${issue.message}` : `${value} is no ${format}`;
    }
    default:
      return missing || SECRET.test(String(path.at(-1))) ? issue.message : `${value} ${issue.message}`;
  }
}

function hintOf(schema: z.ZodType, issue: Issue, path: ConfigPath, source: ConfigSource): string | undefined {
  const value = valueAt(source.value, path);
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const near = nearest(value, issue.values.map(String));
    if (near !== undefined) return `Did you mean ${near}?`;
  }
  if (issue.code === 'custom' && typeof issue.params?.['hint'] === 'string') return issue.params['hint'];
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    typeof value !== 'object' &&
    value !== undefined
  )
    return 'Put it in quotes.';
  return describe(schema, path);
}

/** The schema's own words on a setting, as a sentence; a list's entry speaks with the words of its list. */
function describe(schema: z.ZodType, path: ConfigPath): string | undefined {
  const kind = schemaAt(schema, path);
  const words = kind?.description ?? alternatives(kind).find((form) => form.description)?.description;
  if (words !== undefined) return `${capitalised(words.replace(/\.$/, ''))}.`;
  return typeof path.at(-1) === 'number' ? describe(schema, path.slice(0, -1)) : undefined;
}

function knownKeys(schema: z.ZodType, path: ConfigPath): string | undefined {
  const keys = keysAt(schema, path);
  return keys.length === 0 ? undefined : `Settings here: ${keys.join(', ')}.`;
}

/** One fault, with its hint and where the setting was written. */
export function faultAt(
  path: ConfigPath,
  message: string,
  hint: string | undefined,
  source: ConfigSource,
): Fault {
  const origin = source.origin(path);
  const words = [hint, origin === undefined ? undefined : `Set in ${origin}.`].filter(
    (part) => part !== undefined,
  );
  return { path: dotted(path), message, ...(words.length === 0 ? {} : { hint: words.join(' ') }) };
}

/** Of a union the form whose faults lie deepest, for that is the one that was meant; none when no form got past the value's kind. */
function closestForm(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const meant = forms.filter(
    (form) => !form.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type'),
  );
  return meant.sort((a, b) => a.length - b.length)[0];
}

/** A value as it stands in the file; secrets stay secret, also in a log. */
function shown(path: ConfigPath, source: ConfigSource): string {
  const value = valueAt(source.value, path);
  if (path.some((key) => SECRET.test(String(key)))) return '(hidden)';
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'a mapping';
  // A URL may carry a name and a password before its host.
  const text =
    typeof value === 'string' ? JSON.stringify(value.replace(/\/\/[^@]*@/, '//(hidden)@')) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function nameOf(expected: string): string {
  if (expected === 'array') return 'list';
  if (expected === 'object' || expected === 'record') return 'mapping';
  return expected === 'string' ? 'text' : expected;
}

function valueAt(root: unknown, path: ConfigPath): unknown {
  let at = root;
  for (const key of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at;
}
