/** The settings of the mail service, and what it is asked to send. */
import { z } from 'zod';

const SmtpConfig = z.strictObject({
  host: z.string().min(1).describe('the name of the mail server'),
  port: z.number().int().min(1).max(65_535).optional(),
  secure: z.boolean().optional().describe('TLS from the first byte'),
  user: z.string().min(1).optional(),
  password: z.string().optional(),
  requireTls: z.boolean().optional().describe('never without STARTTLS; the default where a password is sent'),
  timeoutSeconds: z.number().min(0.1).max(120).default(20).describe('of silence before a try is broken off'),
});
export type SmtpConfig = z.output<typeof SmtpConfig>;

export const EmailConfig = z.strictObject({
  smtp: SmtpConfig.optional().describe('without it mails stay in the local mailbox'),
  imap: z.unknown().optional().describe('for the door that reads mail; not used here'),
  from: z.email().optional().describe('the address the house writes from'),
  allow: z.array(z.email()).max(200).default([]).describe('addresses that are no strangers'),
  waitMs: z.number().int().min(0).max(30_000).default(5000).describe('how long "send" waits for the server'),
});
export type EmailConfig = z.output<typeof EmailConfig>;

export const SendMail = z.strictObject({
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
});
export type SendMail = z.output<typeof SendMail>;
