import { z } from 'zod';
import type { Fault } from '../base/index.ts';
import { HearthError } from '../base/index.ts';
import { type Doorway, TEXT_LENGTH_MAX } from '../domain/index.ts';

/** A sentence from outside: something other than blanks, whole characters only, no longer than a message may be. */
export const Sentence = z
  .string()
  .max(TEXT_LENGTH_MAX)
  .refine((text) => /\S/.test(text), 'says nothing')
  .refine((text) => !/\p{Surrogate}|\0/u.test(text), 'holds half a character or a NUL');

/** A name that a client chose for its conversation or message. */
export const ForeignId = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Surrogate}|\p{Cc}/u.test(text), 'holds control characters or half a character');

/** Every fault that zod found, by JSON pointer below `root`. */
export function faultsOf(error: z.ZodError, root = ''): readonly Fault[] {
  return error.issues.flatMap((issue): Fault[] => {
    const path = `${root}${issue.path.map((part) => `/${escapePointer(String(part))}`).join('')}`;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: `${path}/${escapePointer(key)}`,
        message: 'is not known here',
        hint: 'Leave it out.',
      }));
    return [{ path: path === '' ? '/' : path, message: issue.message }];
  });
}

/** RFC 6901 section 3. */
function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** @throws HearthError `invalid-params` with every fault by path. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, root = ''): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = faultsOf(parsed.error, root);
  throw new HearthError(
    'invalid-params',
    faults.map((fault) => `${fault.path} ${fault.message}`).join('; '),
    {
      faults,
    },
  );
}

/** @throws HearthError `invalid-params` when the house does not know this person. */
export function checkPerson(doorway: Doorway, person: string, path: string): void {
  const known = doorway.people().map((one) => one.id);
  if (known.includes(person)) return;
  throw new HearthError('invalid-params', `There is no person "${person}" in this house`, {
    faults: [{ path, message: 'is not a person of this house', hint: `Known are: ${known.join(', ')}.` }],
  });
}

/** What a person is told when their message could not be taken in. The codes and paths go to programs beside it. */
export function apologyFor(error: unknown): string {
  if (!(error instanceof HearthError)) return 'Sorry, something went wrong on my side, and nothing was done.';
  const hint = error.hint === undefined ? '' : ` ${error.hint}`;
  return `Sorry, I could not take that: ${error.message}.${hint}`;
}
