/**
 * email: mails from the house. Each is written down before it is tried, tried until the server takes it or refuses it for
 * good, and its fate is always stated: in the answer, or by the event "fate". Without a mail server they stay in the
 * local mailbox, which lists all mails either way.
 */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import { Email } from './email.ts';

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

const Smtp = z.strictObject({
  host: z.string().min(1).describe('the name of the mail server'),
  port: z.number().int().min(1).max(65_535).optional(),
  secure: z.boolean().optional().describe('TLS from the first byte'),
  user: z.string().min(1).optional(),
  password: z.string().optional(),
  requireTls: z.boolean().optional().describe('never without STARTTLS; the default where a password is sent'),
  timeoutSeconds: z.number().min(0.1).max(120).default(20).describe('of silence before a try is broken off'),
});

export const email = defineService<Email>({
  name: 'email',
  title: 'E-mail',
  description: 'Sends mails to the people of the home and others.',
  version: '1.0.0',
  config: z
    .strictObject({
      smtp: Smtp.optional().describe('without it mails stay in the local mailbox'),
      imap: z.unknown().optional().describe('for the door that reads mail; not used here'),
      from: z.email().optional().describe('the address the house writes from'),
      allow: z.array(z.email()).max(200).default([]).describe('addresses that are no strangers'),
      waitMs: z
        .number()
        .int()
        .min(0)
        .max(30_000)
        .default(5000)
        .describe('how long "send" waits for the server'),
    })
    .prefault({}),
  open: (context) => new Email(context),
  methods: {
    send: method({
      title: 'Send a mail',
      description: 'Sends a mail to people of the home or to addresses, and says what became of it.',
      params: z.strictObject({
        to: z
          .array(z.string().trim().min(1).max(320))
          .min(1)
          .max(20)
          .describe('people of the home by name or id, "me", or addresses'),
        subject: z.string().max(500).optional(),
        about: z.string().trim().min(1).max(2000).optional().describe('what it is to say, in a few words'),
        body: z.string().min(1).max(20_000).optional().describe('or its whole text'),
        in_reply_to: z
          .string()
          .regex(/^<[^<>\s@]{1,200}@[^<>\s@]{1,200}>$/, 'a Message-ID such as <id@example.com>')
          .optional()
          .describe('the Message-ID of the mail it answers'),
      }),
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
