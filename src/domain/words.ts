import { z } from 'zod';
import { TEXT_LENGTH_MAX } from './message.ts';

/** Words from outside: whole characters only, and no longer than a message may be. Perhaps none. */
export const Words = z
  .string()
  .max(TEXT_LENGTH_MAX)
  .refine((text) => !/\p{Surrogate}|\0/u.test(text), 'holds half a character or a NUL');

/** Words that say something. */
export const Sentence = Words.refine((text) => /\S/.test(text), 'says nothing');

/** A name that a client chose for its conversation or message. */
export const ForeignId = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Surrogate}|\p{Cc}/u.test(text), 'holds control characters or half a character');
