import { z } from 'zod';
import { AnyJson, AnyObject, type ReadOnly, WaitView } from './turn.ts';

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

/** What a conversation has come to in the last half hour, as one speaker talks in it; the newest first. */
export const ConversationView = z.object({
  conversation: z.string(),
  turns: z.array(z.object({ turn: z.string(), text: z.string(), at: z.string().describe('ISO 8601, UTC') })),
  focus: z
    .array(z.object({ service: z.string(), target: AnyJson }))
    .describe('what "it" and "them" may speak of'),
  deeds: z
    .array(
      z.object({
        turn: z.string(),
        call: z.object({ service: z.string(), method: z.string(), args: AnyJson }),
        undo: z
          .array(UndoCall)
          .nullable()
          .describe(
            'what takes it back; empty where it changed nothing, null where nothing can take it back',
          ),
      }),
    )
    .describe('what was done'),
  question: WaitView.nullable().describe('the one that a bare "yes" is said to'),
  openQuestions: z.array(WaitView).describe('those that were put aside, or are some minutes old'),
});
export type ConversationView = ReadOnly<z.output<typeof ConversationView>>;
