/**
 * email: mails from the house. Each is written down before it is tried, tried until the server takes it or refuses it for
 * good, and its fate is always stated: in the answer, or by the event "fate". Without a mail server they stay in the
 * local mailbox, which lists all mails either way.
 */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import { Email } from './email.ts';
import { EmailConfig, SendMail } from './params.ts';

const Fate = z.enum(['queued', 'sent', 'failed', 'mailbox']);

const View = z.strictObject({
  id: z.string(),
  message_id: z.string().describe('the same at every try'),
  fate: Fate.describe('queued: the server has not taken it yet, it is tried again'),
  to: z.array(z.string()),
  subject: z.string(),
  accepted: z.array(z.string()).describe('recipients the server has taken it for'),
  refused: z.array(z.strictObject({ address: z.string(), error: z.string() })),
  error: z.string().optional().describe('what the server said at the last try'),
  tries: z.number().int(),
  at: z.string(),
  ended_at: z.string().nullable(),
});

export const email = defineService<Email>({
  name: 'email',
  title: 'E-mail',
  description: 'Sends mails to the people of the home and others.',
  version: '1.0.0',
  config: EmailConfig.prefault({}),
  open: (context) => new Email(context),
  methods: {
    send: method({
      title: 'Send a mail',
      description: 'Sends a mail to people of the home or to addresses, and says what became of it.',
      params: SendMail,
      result: View,
      effect: 'once',
      timeoutMs: 15_000,
      repeatable: true,
      access: ({ to }, self: Email, { by }) => ({ permission: 'mail', recipients: self.rolesOf(to, by) }),
      risk: ({ to }, self: Email, { by }) => (self.strangers(to, by).length > 0 ? 'confirm' : 'none'),
      riskWhen: 'a recipient is neither of the home nor on the list of allowed addresses',
      question: ({ to, about, subject }) =>
        `Send a mail to ${to.join(', ')}${about === undefined && subject === undefined ? '' : ` about “${about ?? subject}”`}? Not all of them are known to the house.`,
      run: (params, self: Email, call) => self.send(params, call),
    }),
    status: method({
      title: 'What became of a mail',
      description: 'Tells whether a mail was sent, waits, or was given up.',
      params: z.strictObject({ id: z.string().max(64).describe('the id that "send" returned') }),
      result: View,
      effect: 'read',
      access: 'diary',
      run: ({ id }, self: Email, call) => self.status(id, call),
    }),
    mailbox: method({
      title: 'Mails of the house',
      description: 'Lists all mails, sent, waiting or kept, the oldest first.',
      params: z.strictObject({
        after: z.number().int().min(0).optional().describe('only those with a greater "seq"'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(1000)
          .optional()
          .describe('50 when absent; without "after" the newest'),
      }),
      result: z.strictObject({
        mails: z.array(View.extend({ seq: z.number().int(), from: z.string(), body: z.string() })),
      }),
      effect: 'read',
      llm: false,
      access: 'diary',
      run: (params, self: Email, call) => self.mailbox(params, call),
    }),
  },
  events: {
    fate: View.extend({ person: z.string().nullable().describe('who wanted it') }),
  },
});
