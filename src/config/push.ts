import { z } from 'zod';

const Contact = z
  .string()
  .trim()
  .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'is no mailto: or https: address');

const TopicUrl = z
  .string()
  .trim()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      /^\/[\w-]{1,64}$/.test(new URL(text).pathname),
    'is no address of a topic such as https://ntfy.example.com/our-house',
  );

/** Messages to phones while no page is open: by the browser's push service, or by ntfy. */
export const PushConfig = z.strictObject({
  contact: Contact.exactOptional().describe(
    'how a push service reaches whoever runs this hub (RFC 8292): mailto: or https:; the mail of the first owner when absent',
  ),
  services: z
    .array(z.string().trim().toLowerCase().min(1).max(253))
    .max(20)
    .default([])
    .describe('more hosts of push services, beside those of the usual browsers'),
  ntfy: z
    .array(
      z.strictObject({
        person: z.string().min(1).max(64).describe('whose messages go there'),
        url: TopicUrl.describe('the topic; whoever knows its name reads it'),
        token: z
          .string()
          .min(1)
          .max(200)
          .exactOptional()
          .describe('of the ntfy server, where it asks for one'),
      }),
    )
    .max(32)
    .default([])
    .describe('topics of ntfy, for phones without the page'),
});
