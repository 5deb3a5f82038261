/** phrases: words that people give a meaning of their own: "when I say movie time, close the curtains and dim the lights". */
import { z } from 'zod';
import { defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { DOES_LENGTH_MAX, PHRASE_LENGTH_MAX, TaughtPhrase } from '../../src/domain/index.ts';
import { phrases as sayings } from './phrases.ts';
import { TaughtPhrases } from './taught.ts';

const Phrase = z.string().trim().min(1).max(PHRASE_LENGTH_MAX).describe('what is said, such as "movie time"');
const Does = z
  .string()
  .trim()
  .min(1)
  .max(DOES_LENGTH_MAX)
  .describe('what is then done, as one would say it to the house');
const One = TaughtPhrase.extend({ summary: z.string() });

export const phrases = defineService<TaughtPhrases>({
  name: 'phrases',
  title: 'Taught phrases',
  description: 'Keeps what people taught the house to do when they say words of their own.',
  version: '1.0.0',
  access: 'names',
  needsHub: true,
  phrases: sayings,
  open: (context: ServiceContext) => new TaughtPhrases(context),
  methods: {
    teach: method({
      title: 'Teach a phrase',
      description:
        'Gives words a meaning, or another one. Whoever says them does it with their own rights. Words that mean something already are refused.',
      params: z.strictObject({
        phrase: Phrase,
        does: Does,
        id: z.string().max(64).optional().describe('of the phrase whose words or meaning change'),
      }),
      result: One,
      effect: 'idempotent',
      run: (params, self: TaughtPhrases, call) => self.teach(params, call),
    }),
    list: method({
      title: 'What was taught',
      description: 'The phrases that people taught, and what they do.',
      params: z.strictObject({}),
      result: z.strictObject({ phrases: z.array(TaughtPhrase), summary: z.string() }),
      access: 'use',
      effect: 'read',
      run: (_params, self: TaughtPhrases) => self.list(),
    }),
    explain: method({
      title: 'What a phrase does',
      description: 'Tells what is done when words are said.',
      params: z.strictObject({ phrase: Phrase }),
      result: One,
      access: 'use',
      effect: 'read',
      run: ({ phrase }, self: TaughtPhrases) => self.explain(phrase),
    }),
    forget: method({
      title: 'Forget a phrase',
      description: 'Takes the meaning of words away.',
      params: z.strictObject({
        phrase: Phrase.optional(),
        id: z.string().max(64).optional().describe('or the id of the phrase'),
      }),
      result: One,
      effect: 'idempotent',
      run: (params, self: TaughtPhrases) => self.forget(params),
    }),
  },
});
