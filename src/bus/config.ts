import { z } from 'zod';
import { NAME } from '../domain/index.ts';
import { ACCOUNT_KINDS, type BrokerUser, overlapsOf } from './broker/accounts.ts';
import { isHashedPassword } from './broker/passwords.ts';
import { BROKER_QUOTAS } from './broker/quotas.ts';
import { DEFAULT_ROOT, PAYLOAD_BYTES_MAX } from './connection.ts';
import { isFilter, isTopic, overlapsFilter } from './topic-tree.ts';

const HASH_HINT =
  'is not a hashed password. Put the line in its place that this prints: ' +
  `node -e "const c=require('crypto'),s=c.randomBytes(16);console.log(['scrypt',16384,s.toString('base64url'),` +
  `c.scryptSync(process.argv[1],s,32).toString('base64url')].join('$'))" PASSWORD`;

const filters = z.array(
  z.string().refine(isFilter, 'is not an MQTT topic filter, such as "garden/+/state" or "garden/#"'),
);

const SERVICE = new RegExp(`^(?:${NAME.source.slice(1, -1)})(?:/${NAME.source.slice(1, -1)})?$`);

const BINDINGS = 'Bind it: { person: ID }, { service: NAME } or { device: true }.';

const BrokerUserConfig = z
  .strictObject({
    name: z.string().min(1).max(100).describe('What the client gives as its user name.'),
    password: z.string().refine(isHashedPassword, HASH_HINT).describe('scrypt$N$salt$hash'),
    person: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The id of a person in home.people, whose phone it is.'),
    service: z
      .string()
      .regex(SERVICE, 'is no name of a service, nor name/instance')
      .exactOptional()
      .describe('The service that it offers.'),
    device: z.literal(true).exactOptional().describe('A device, which is nobody.'),
    topics: filters
      .min(1)
      .max(100)
      .exactOptional()
      .describe(
        'Of a device: the topics that are its own; without them those that its discovery names first.',
      ),
    speaks: z.boolean().exactOptional().describe('Of a device: whether it may say something to the house.'),
    publish: filters.exactOptional().describe('Narrows what it may publish to.'),
    subscribe: filters.exactOptional().describe('Narrows what it may subscribe to.'),
    role: z
      .unknown()
      .exactOptional()
      .describe('No longer: accounts are bound to a person, a service or a device.'),
  })
  .superRefine(checkBinding);

function checkBinding(user: BrokerUser & { readonly role?: unknown }, context: z.RefinementCtx): void {
  const refuse = (path: string[], message: string, hint: string) =>
    context.addIssue({ code: 'custom', path, message, params: { hint } });
  if (user.role !== undefined) {
    refuse(['role'], 'is no longer taken: an account is bound to what it is for', newFormOf(user));
    return;
  }
  const bound = ACCOUNT_KINDS.filter((kind) => user[kind] !== undefined);
  if (bound.length === 0) refuse([], 'is bound to nothing', BINDINGS);
  if (bound.length > 1)
    refuse([bound[1] ?? ''], `stands beside ${bound[0]}: one account, one of them`, BINDINGS);
  for (const key of ['topics', 'speaks'] as const)
    if (user[key] !== undefined && user.device === undefined)
      refuse(
        [key],
        'is for accounts of devices',
        'A person talks anyway, and a service has svc/<its name>/#.',
      );
}

/** What replaces the role that stands there. */
function newFormOf({ name, role }: { readonly name: string; readonly role?: unknown }): string {
  switch (role) {
    case 'person':
      return `Write "person: ${name}" with the id of the person in home.people in its place.`;
    case 'service':
      return `Write "service: ${name}" with the name of the service in its place; for hosts of agents "service: agents".`;
    case 'device':
      return 'Write "device: true" in its place, and its topics where it has no discovery: topics: [\'shellies/#\'].';
    default:
      return BINDINGS;
  }
}

const QuotasConfig = z.strictObject({
  retainedBytes: z
    .int()
    .min(65_536)
    .max(2 ** 31)
    .default(BROKER_QUOTAS.retainedBytes)
    .describe('Retained bytes that one account may leave with the broker.'),
  retainedMessageBytes: z
    .int()
    .min(1_024)
    .max(PAYLOAD_BYTES_MAX)
    .default(BROKER_QUOTAS.retainedMessageBytes)
    .describe('The longest retained message of a device or person, in bytes.'),
  messagesPerSecond: z
    .int()
    .min(1)
    .max(100_000)
    .default(BROKER_QUOTAS.messagesPerSecond)
    .describe('Messages that a device or person may publish in a second, after a burst.'),
  messagesBurst: z.int().min(1).max(1_000_000).default(BROKER_QUOTAS.messagesBurst).describe('That burst.'),
  wrongPasswords: z
    .int()
    .min(1)
    .max(1_000)
    .default(BROKER_QUOTAS.wrongPasswords)
    .describe('Wrong passwords from one address within a minute, after which it is locked out for a while.'),
});

/** `bus:` of hearth.yaml. With `url` that broker is used; without it the hub brings its own, on `host` and `port`. */
export const BusConfig = z
  .strictObject({
    url: z
      .string()
      .regex(/^mqtts?:\/\/[^\s/]+\/?$/, 'must look like mqtt://host:1883 or mqtts://host:8883')
      .exactOptional(),
    username: z.string().min(1).exactOptional(),
    password: z.string().exactOptional(),
    ca: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The path of a PEM file, or its text: who signed the broker of an mqtts URL.'),
    root: z
      .string()
      .refine(
        (root) => isTopic(root) && !/^[$/]|\/$/.test(root),
        'is no topic to start from: no wildcard, no "$" or "/" at the start, no "/" at the end',
      )
      .default(DEFAULT_ROOT),
    port: z.int().min(0).max(65_535).default(1883),
    host: z.string().min(1).default('127.0.0.1'),
    keepaliveSeconds: z.int().min(5).max(3600).default(30),
    users: z
      .array(BrokerUserConfig)
      .max(1_000)
      .refine((users) => new Set(users.map((user) => user.name)).size === users.length, 'name a user twice')
      .superRefine(checkOverlaps)
      .default([]),
    quotas: QuotasConfig.prefault({}),
  })
  .superRefine(checkReserved);

function checkOverlaps(users: readonly BrokerUser[], context: z.RefinementCtx): void {
  for (const { path, message, hint } of overlapsOf(users))
    context.addIssue({
      code: 'custom',
      path: path
        .slice(1)
        .split('/')
        .map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      message,
      params: { hint },
    });
}

/** No device has topics below Hearth's root. */
function checkReserved(
  bus: { readonly root: string; readonly users: readonly BrokerUser[] },
  context: z.RefinementCtx,
): void {
  for (const [at, { topics = [] }] of bus.users.entries())
    for (const [index, filter] of topics.entries())
      if (filter.startsWith('$') || overlapsFilter(`${bus.root}/#`, filter))
        context.addIssue({
          code: 'custom',
          path: ['users', at, 'topics', index],
          message: `reaches below ${filter.startsWith('$') ? '$' : bus.root}, which no device has`,
          params: { hint: 'Name the topics that the device itself uses, such as shellies/#.' },
        });
}

export type BusConfig = z.output<typeof BusConfig>;
