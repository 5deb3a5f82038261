import { z } from 'zod';
import { ACCOUNT_KINDS, BrokerUser, overlapsOf } from './broker/accounts.ts';
import { BrokerQuotas } from './broker/quotas.ts';
import { brokerUrls } from './dial.ts';
import { isTopic, overlapsFilter } from './topic-tree.ts';
import { DEFAULT_ROOT } from './topics.ts';

/** Nodes of one cluster of brokers. */
const BROKERS_MAX = 16;
const BINDINGS =
  'Bind it: { person: ID }, { service: NAME }, { device: true }, { hub: true } or { recogniser: true }.';

const BoundUser = BrokerUser.extend({
  role: z
    .unknown()
    .exactOptional()
    .describe('No longer: accounts are bound to a person, a service, a device, another hub or a recogniser.'),
}).superRefine(checkBinding);

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

/** `bus:` of hearth.yaml. With `url` that broker is used; without it the hub brings its own, on `host` and `port`. */
export const BusConfig = z
  .strictObject({
    url: z
      .union([z.string(), z.array(z.string()).min(1).max(BROKERS_MAX)])
      .transform((given) => (typeof given === 'string' ? given : given.join(',')))
      .refine(
        (list) => brokerUrls(list).every((url) => /^mqtts?:\/\/[^\s/]+\/?$/.test(url)),
        'must look like mqtt://host:1883 or mqtts://host:8883, or be a list of such nodes of one cluster',
      )
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
      .array(BoundUser)
      .max(1_000)
      .refine((users) => new Set(users.map((user) => user.name)).size === users.length, 'name a user twice')
      .superRefine(checkOverlaps)
      .default([]),
    quotas: BrokerQuotas.prefault({}),
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
