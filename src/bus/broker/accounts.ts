import { z } from 'zod';
import type { Fault } from '../../base/index.ts';
import { NAME, type ReadOnly } from '../../domain/index.ts';
import { isFilter, overlapsFilter } from '../topic-tree.ts';
import { isHashedPassword } from './passwords.ts';

const HASH_HINT =
  'is not a hashed password. Put the line in its place that this prints: ' +
  `node -e "const c=require('crypto'),s=c.randomBytes(16);console.log(['scrypt',16384,s.toString('base64url'),` +
  `c.scryptSync(process.argv[1],s,32).toString('base64url')].join('$'))" PASSWORD`;

const filters = z.array(
  z.string().refine(isFilter, 'is not an MQTT topic filter, such as "garden/+/state" or "garden/#"'),
);

const SERVICE = new RegExp(`^(?:${NAME.source.slice(1, -1)})(?:/${NAME.source.slice(1, -1)})?$`);

/**
 * An account of the own broker. It is bound to exactly one of `person`, `service`, `device`, `hub` and `recogniser`, and what it may do follows from
 * that (docs/guides/accounts.md); `publish` and `subscribe` never widen it.
 */
export const BrokerUser = z.strictObject({
  name: z.string().min(1).max(100).describe('What the client gives as its user name.'),
  password: z.string().refine(isHashedPassword, HASH_HINT).describe('scrypt$N$salt$hash'),
  person: z.string().min(1).exactOptional().describe('The id of a person in home.people, whose phone it is.'),
  service: z
    .string()
    .regex(SERVICE, 'is no name of a service, nor name/instance')
    .exactOptional()
    .describe('The service that it offers.'),
  device: z.literal(true).exactOptional().describe('A device, which is nobody.'),
  hub: z.literal(true).exactOptional().describe('Another hub, such as Home Assistant, which is nobody.'),
  recogniser: z
    .literal(true)
    .exactOptional()
    .describe('A recogniser of speech on another machine, which is nobody.'),
  topics: filters
    .min(1)
    .max(100)
    .exactOptional()
    .describe('Of a device: the topics that are its own; without them those that its discovery names first.'),
  speaks: z.boolean().exactOptional().describe('Of a device: whether it may say something to the house.'),
  publish: filters.exactOptional().describe('Narrows what it may publish to.'),
  subscribe: filters.exactOptional().describe('Narrows what it may subscribe to.'),
});
export type BrokerUser = ReadOnly<z.output<typeof BrokerUser>>;

export const ACCOUNT_KINDS = ['person', 'service', 'device', 'hub', 'recogniser'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What the account is bound to; the first of several, which the configuration refuses. */
export function kindOf(user: BrokerUser): AccountKind {
  if (user.person !== undefined) return 'person';
  if (user.service !== undefined) return 'service';
  if (user.recogniser === true) return 'recogniser';
  return user.hub === true ? 'hub' : 'device';
}

/** Who spoke in a conversation, as the broker knows it. */
export interface AccountSpeaker {
  readonly account: string;
  readonly person: string | null;
  readonly kind: AccountKind;
}

/** The service and the instance that a service account offers; without an instance all of them. */
export function boundServiceOf(service: string): { readonly name: string; readonly instance?: string } {
  const [name = '', instance] = service.split('/');
  return instance === undefined ? { name } : { name, instance };
}

/** Topics that two devices are given: each could command the other and speak for it. Paths are within the list. */
export function overlapsOf(users: readonly BrokerUser[]): Fault[] {
  const faults: Fault[] = [];
  for (const [at, user] of users.entries())
    for (const [index, filter] of (user.topics ?? []).entries()) {
      const other = users.slice(0, at).find((one) => one.topics?.some((two) => overlapsFilter(filter, two)));
      if (other !== undefined)
        faults.push({
          path: `/${at}/topics/${index}`,
          message: `shares topics with the account "${other.name}"`,
          hint: 'Give each device topics of its own, or let both use one account.',
        });
    }
  return faults;
}
