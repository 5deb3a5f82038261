import { z } from 'zod';
import type { Fault } from '../base/index.ts';
import { faultAt } from './faults.ts';
import type { ConfigSource } from './source.ts';

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

/** Messages to nobody who lives here would go where nobody expects them. */
export function pushFaults(
  {
    push,
    home,
  }: {
    readonly push: z.output<typeof PushConfig>;
    readonly home: { readonly people: readonly { readonly id: string }[] };
  },
  source: ConfigSource,
): Fault[] {
  const known = home.people.map(({ id }) => id);
  return push.ntfy.flatMap(({ person }, at) => {
    if (known.includes(person)) return [];
    const hint = `There are: ${known.join(', ')}.`;
    return [faultAt(['push', 'ntfy', at, 'person'], `"${person}" is nobody of home.people`, hint, source)];
  });
}
