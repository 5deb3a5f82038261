/** notices: what the house says of itself when nobody has asked: what rings, and how it is made to stop. */
import { z } from 'zod';
import { ASKER, defineService, method } from '../../src/bus/index.ts';
import { ChannelName, Duration, Ringing } from '../../src/domain/index.ts';
import { Notices } from './notices.ts';
import { phrases } from './phrases.ts';

const WHICH = {
  firing: z.string().max(64).optional().describe('which one; all that the speaker may hear when absent'),
  ...ASKER,
};

const Settled = z.strictObject({
  rings: z.array(Ringing).describe('those it was so for'),
  summary: z.string().describe('what was done, in words'),
});

export const notices = defineService<Notices>({
  name: 'notices',
  title: 'Notices',
  description: 'Tells what rings, and lets it be acknowledged or snoozed at any door.',
  version: '1.0.0',
  access: 'timers',
  needsHub: true,
  phrases,
  open: (context) => new Notices(context),
  methods: {
    ringing: method({
      title: 'What rings',
      description: 'The alarms and timers that ring, and the reminders that were said in the last minutes.',
      params: z.strictObject(ASKER),
      result: Settled,
      effect: 'read',
      run: (params, self: Notices, call) => self.ringing(params, call),
    }),
    tell: method({
      title: 'Tell people something',
      description:
        'Says something to people of the home in the name of who asks, at whatever door reaches each of them.',
      params: z.strictObject({
        to: z
          .union([z.string().max(64), z.array(z.string().max(64)).min(1).max(32)])
          .optional()
          .describe('the ids of people of the home'),
        everyone: z.boolean().optional().describe('or all others of the home'),
        asks: z.boolean().optional().describe('they are asked to do it'),
        text: z.string().trim().min(1).max(1000).describe('what is said'),
      }),
      result: z.strictObject({
        text: z.string().describe('as it was said'),
        told: z.array(
          z.strictObject({ person: z.string(), by: ChannelName.nullable().describe('null: not reached') }),
        ),
        summary: z.string(),
      }),
      effect: 'once',
      access: 'lists',
      run: (params, self: Notices, call) => self.tell(params, call),
    }),
    acknowledge: method({
      title: 'Acknowledge what rings',
      description: 'Says that what rings was heard: it rings no more, at no door. A reminder counts as done.',
      params: z.strictObject(WHICH),
      result: Settled,
      effect: 'idempotent',
      run: (params, self: Notices, call) => self.acknowledge(params, call),
    }),
    snooze: method({
      title: 'Snooze what rings',
      description: 'Lets what rings, or was just said, come again after a while.',
      params: z.strictObject({
        ...WHICH,
        for: Duration.optional().describe('for how long; nine minutes when absent'),
      }),
      result: Settled,
      effect: 'once',
      run: (params, self: Notices, call) => self.snooze(params, call),
    }),
  },
});
