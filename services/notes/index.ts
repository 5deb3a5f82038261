/** notes: what people told the house to remember, and what it says when it is asked: "where is the spare key?" */
import { z } from 'zod';
import { defineService, method, undoable } from '../../src/bus/index.ts';
import { Notes } from './notes.ts';
import { phrases } from './phrases.ts';

const NOTE_LENGTH_MAX = 300;

const note = {
  id: z.string(),
  text: z.string().describe('as it was said'),
  person: z.string().nullable().describe('who said it, by id'),
  own: z.boolean().describe('it is for who said it alone'),
  at: z.string().describe('when, ISO 8601'),
};
const Query = z.string().trim().min(1).max(200);
const Kept = z.strictObject({ ...note, summary: z.string().describe('what was done, in words') });

export const notes = defineService<Notes>({
  name: 'notes',
  title: 'Notes',
  description: 'Remembers what people tell it to: where the spare key is, the code of the boiler.',
  version: '1.0.0',
  access: 'diary',
  phrases,
  open: (context) => new Notes(context),
  methods: undoable({
    keep: method({
      title: 'Remember something',
      description: 'Remembers what is said, for all who live here or for the one who says it.',
      params: z.strictObject({
        text: z
          .string()
          .trim()
          .min(1)
          .max(NOTE_LENGTH_MAX)
          .describe('what is to be remembered, as one says it'),
        own: z.boolean().optional().describe('for who says it alone'),
      }),
      result: Kept,
      effect: 'idempotent',
      run: (params, self: Notes, call) => self.keep(params, call),
    }),
    find: method({
      title: 'What was noted',
      description: 'Tells what the house was told to remember, by its words or all of it.',
      params: z.strictObject({
        query: Query.optional().describe('only what has these words'),
        told: z.boolean().optional().describe('who said it and when is told too'),
      }),
      result: z.strictObject({
        notes: z.array(z.strictObject(note)).describe('the newest first'),
        summary: z.string().describe('the same in words'),
      }),
      effect: 'read',
      run: (params, self: Notes, call) => self.find(params, call),
    }),
    forget: method({
      title: 'Forget a note',
      description: 'Forgets one thing that it was told to remember.',
      params: z.strictObject({
        query: Query.optional().describe('words of it'),
        id: z.string().max(64).optional().describe('or its id'),
      }),
      result: Kept,
      effect: 'idempotent',
      run: (params, self: Notes, call) => self.forget(params, call),
    }),
    clear: method({
      title: 'Forget all notes',
      description: 'Forgets all that the one who asks told it to remember, after a yes.',
      params: z.strictObject({}),
      result: z.strictObject({ forgotten: z.number().int(), summary: z.string() }),
      effect: 'idempotent',
      risk: 'confirm',
      question: () => 'Shall I forget all that you told me to remember?',
      run: (_params, self: Notes, call) => self.clear(call),
    }),
  }),
  events: {
    noted: z.strictObject({}).describe('there is another note, or one less'),
  },
});
