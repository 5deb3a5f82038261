/** list: shopping, to-do and other lists, kept in SQLite. Adding to a list that is not there yet begins it, after a yes. */
import { z } from 'zod';
import { defineService, method, undoable } from '../../src/bus/index.ts';
import { Lists } from './lists.ts';
import { phrases } from './phrases.ts';

const Name = z.string().trim().min(1).max(80).describe('which list, such as "shopping" or "to-do"');
const Holding = Name.optional().describe(
  'which list; the one that has the thing when absent, else "shopping"',
);
const Item = z.string().trim().min(1).max(200);
const Items = z.union([Item, z.array(Item).min(1).max(50)]);
const Taken = Items.describe(
  'what, by its words, one thing or several; on a list that is named also by its place: "second", "2", "last"',
);
const Quantity = z
  .union([z.string().trim().min(1).max(40), z.number().positive()])
  .describe('how many or how much, such as 6 or "2 kg"');

const ItemView = z.strictObject({
  id: z.string(),
  item: z.string(),
  quantity: z.string().nullable(),
  added_at: z.string(),
});

const ListView = z.strictObject({
  list: z.string(),
  items: z.array(ItemView).describe('still open, in their order'),
  completed: z.number().int().describe('how many were done since the list was last cleared'),
  done: z.array(ItemView).optional().describe('what was done, the last one first, where that was asked for'),
  summary: z.string().describe('what was done or what is on it, in words'),
});

export const list = defineService<Lists>({
  name: 'list',
  title: 'Lists',
  description: 'Keeps shopping, to-do and other lists.',
  version: '1.0.0',
  phrases,
  access: 'lists',
  open: (context) => new Lists(context),
  methods: undoable({
    add: method({
      title: 'Add to a list',
      description: 'Adds something to a list. What is on it already stays there once.',
      params: z.strictObject({
        list: Name.optional().describe('which list; "shopping" when absent'),
        item: Items.describe('what to add, one thing or several'),
        quantity: Quantity.optional(),
      }),
      result: ListView,
      effect: 'idempotent',
      risk: (params, self: Lists) => (self.beginQuestion(params) === undefined ? 'none' : 'confirm'),
      riskWhen: 'when there is no such list yet',
      question: (params, self: Lists) => self.beginQuestion(params) ?? 'Shall I?',
      run: (params, self: Lists) => self.add(params),
    }),
    remove: method({
      title: 'Take off a list',
      description: 'Takes something off a list, done or not.',
      params: z.strictObject({ list: Holding, item: Taken }),
      result: ListView,
      effect: 'idempotent',
      run: (params, self: Lists, call) => self.takeOff(params, 'removed', call),
    }),
    complete: method({
      title: 'Tick off a list',
      description: 'Marks something on a list as done.',
      params: z.strictObject({ list: Holding, item: Taken }),
      result: ListView,
      effect: 'idempotent',
      run: (params, self: Lists, call) => self.takeOff(params, 'completed', call),
    }),
    get: method({
      title: 'Read a list',
      description: 'What is still open on a list, or whether one thing is.',
      params: z.strictObject({
        list: Holding,
        item: Item.optional().describe('only whether this is on it'),
        done: z.boolean().optional().describe('also what was done'),
      }),
      result: ListView,
      effect: 'read',
      run: (params, self: Lists) => self.get(params),
    }),
    reopen: method({
      title: 'Put back on a list',
      description: 'Puts something that was marked as done back on its list.',
      params: z.strictObject({ list: Name, item: Items }),
      result: ListView,
      effect: 'idempotent',
      run: (params, self: Lists) => self.reopen(params),
    }),
    move: method({
      title: 'Reorder a list',
      description: 'Puts something on a list before something else on it, or last.',
      params: z.strictObject({
        list: Name,
        item: Item,
        before: Item.optional().describe('what it comes before; it comes last when absent'),
      }),
      result: ListView,
      effect: 'idempotent',
      run: (params, self: Lists) => self.move(params),
    }),
    clear: method({
      title: 'Clear a list',
      description: 'Takes everything off a list, after a person has said yes.',
      params: z.strictObject({
        list: Name,
        except: z.string().trim().min(1).max(200).optional().describe('what is to stay, by its words'),
      }),
      result: ListView,
      effect: 'idempotent',
      risk: (params, self: Lists) => (self.get(params).items.length > 0 ? 'confirm' : 'none'),
      riskWhen: 'when something is on it',
      question: (params, self: Lists) => self.clearQuestion(params),
      run: (params, self: Lists) => self.clear(params),
    }),
    create: method({
      title: 'Begin a list',
      description: 'Begins an empty list.',
      params: z.strictObject({ list: Name }),
      result: ListView,
      effect: 'idempotent',
      run: (params, self: Lists) => self.create(params),
    }),
    delete: method({
      title: 'Delete a list',
      description: 'Takes a whole list away, after a person has said yes. The built-in ones are emptied.',
      params: z.strictObject({ list: Name }),
      result: ListView,
      effect: 'once',
      risk: (params, self: Lists) => (self.get(params).items.length > 0 ? 'confirm' : 'none'),
      riskWhen: 'when something is on it',
      question: (params, self: Lists) => self.clearQuestion(params),
      run: (params, self: Lists) => self.delete(params),
    }),
    list: method({
      title: 'Which lists there are',
      description: 'The lists of the home and how much is on each.',
      params: z.strictObject({}),
      result: z.strictObject({
        lists: z.array(z.strictObject({ list: z.string(), open: z.number().int() })),
        summary: z.string(),
      }),
      effect: 'read',
      run: (_params, self: Lists) => self.names(),
    }),
  }),
  events: {
    names: z.strictObject({}).describe('there is another list, or one less'),
  },
});
