import { z } from 'zod';
import { AnyObject } from './turn.ts';

/** A call that takes something back. Of the service that was called, unless it names another. */
export const UndoCall = z.strictObject({
  service: z.string().optional(),
  method: z.string(),
  params: AnyObject,
});
export type UndoCall = z.infer<typeof UndoCall>;

/**
 * The field `undo` in the result of a call: what brings back how things were before it, in the order in which it is to be called. Empty
 * where the call changed nothing; absent where what it did cannot be taken back.
 */
export const Undo = z.array(UndoCall).optional().describe('calls that take it back, in this order');
