/** notices: what the house says of itself when nobody has asked: what rings, and how it is made to stop. */
import { z } from 'zod';
import { ASKER, defineService, method } from '../../src/bus/index.ts';
import {
  ChannelName,
  Duration,
  Instant,
  NoticeDoor,
  NoticeKind,
  NotifySettings,
  Ringing,
  Rrule,
} from '../../src/domain/index.ts';
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

const Reached = NotifySettings.extend({
  quietUntil: z.number().nullable().describe('it is quiet until then, in ms since the epoch'),
  summary: z.string().describe('what holds now, in words'),
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
        area: z
          .union([z.string().max(120), z.array(z.string().max(120)).min(1).max(50)])
          .optional()
          .describe('or whoever has a door open in these rooms; everybody where nobody has'),
        asks: z.boolean().optional().describe('they are asked to do it'),
        text: z.string().trim().min(1).max(1000).describe('what is said'),
      }),
      result: z.strictObject({
        text: z.string().describe('as it was said'),
        rooms: z.array(z.string()).describe('the rooms in which it was heard'),
        told: z.array(
          z.strictObject({ person: z.string(), by: ChannelName.nullable().describe('null: not reached') }),
        ),
        summary: z.string(),
      }),
      effect: 'once',
      access: 'lists',
      run: (params, self: Notices, call) => self.tell(params, call),
    }),
    messages: method({
      title: 'What was told',
      description:
        'What others of the home had told to who asks in the last days, or what that one had told.',
      params: z.strictObject({
        of: z.string().max(80).optional().describe('only by, or to, this person; by id, name or alias'),
        sent: z.boolean().optional().describe('what the one who asks had told to others'),
      }),
      result: z.strictObject({
        messages: z.array(
          z.strictObject({
            at: z.number().describe('ms since the epoch'),
            from: z.string(),
            to: z.string().nullable().describe('null: whoever was in a room'),
            text: z.string(),
          }),
        ),
        summary: z.string(),
      }),
      effect: 'read',
      access: 'lists',
      run: (params, self: Notices, call) => self.told.messages(params, call),
    }),
    set_quiet_hours: method({
      title: 'Set quiet hours',
      description:
        'Every day between two times of the clock only what is urgent is said to who asks; the rest afterwards in one go.',
      params: z.strictObject({
        start: Instant.describe('when they begin: the time on the clock of the home, of whatever day'),
        end: Instant.describe('when they end; a time before that is of the next day'),
        rrule: Rrule.optional().describe('on which days they begin: every day, and no other rule'),
      }),
      result: Reached,
      effect: 'idempotent',
      risk: (params, self: Notices) => (self.reaching.isByDay(params) ? 'confirm' : 'none'),
      riskWhen: 'the hours leave out the night: "from ten to seven" may be either half of the day',
      question: (params, self: Notices) => self.reaching.askByDay(params),
      access: 'reminders',
      run: (params, self: Notices, call) => self.reaching.setQuietHours(params, call),
    }),
    keep_quiet: method({
      title: 'Be quiet for a while',
      description: 'Only what is urgent is said to who asks, until a time; the rest afterwards in one go.',
      params: z.strictObject({
        at: Instant.optional().describe('when it ends'),
        for: Duration.optional().describe('or after how long'),
      }),
      result: Reached,
      effect: 'idempotent',
      access: 'reminders',
      run: (params, self: Notices, call) => self.reaching.keepQuiet(params, call),
    }),
    speak_again: method({
      title: 'Speak again',
      description: 'Ends the quiet of this moment; what waited is said at once.',
      params: z.strictObject({
        hours: z.boolean().optional().describe('and there are no quiet hours any more'),
      }),
      result: Reached,
      effect: 'idempotent',
      access: 'reminders',
      run: (params, self: Notices, call) => self.reaching.speakAgain(params, call),
    }),
    reach: method({
      title: 'Choose how one is reached',
      description: 'By which doors the house speaks to who asks when it speaks first.',
      params: z.strictObject({
        kind: NoticeKind.optional().describe(
          'for one kind of notice; for all without doors of their own when absent',
        ),
        doors: z.array(NoticeDoor).min(1).max(6).optional().describe('the first that reaches is taken'),
        usual: z.boolean().optional().describe('or as the configuration has it'),
      }),
      result: Reached,
      effect: 'idempotent',
      access: 'reminders',
      run: (params, self: Notices, call) => self.reaching.reach(params, call),
    }),
    settings: method({
      title: 'How one is reached',
      description: 'Tells the quiet hours and the doors of who asks.',
      params: z.strictObject({}),
      result: Reached,
      effect: 'read',
      access: 'reminders',
      run: (_, self: Notices, call) => self.reaching.settings(call),
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
