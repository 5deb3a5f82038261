import { z } from 'zod';
import { BROKER_ROLES, isHashedPassword } from './broker/permissions.ts';
import { DEFAULT_ROOT } from './connection.ts';
import { isFilter, isTopic } from './topic-tree.ts';

const HASH_HINT =
  'is not a hashed password. Put the line in its place that this prints: ' +
  `node -e "const c=require('crypto'),s=c.randomBytes(16);console.log(['scrypt',16384,s.toString('base64url'),` +
  `c.scryptSync(process.argv[1],s,32).toString('base64url')].join('$'))" PASSWORD`;

const filters = z.array(
  z.string().refine(isFilter, 'is not an MQTT topic filter, such as "garden/+/state" or "garden/#"'),
);

const BrokerUserConfig = z.strictObject({
  name: z.string().min(1).describe('What the client gives as its user name.'),
  password: z.string().refine(isHashedPassword, HASH_HINT).describe('scrypt$N$salt$hash'),
  role: z.enum(BROKER_ROLES),
  publish: filters.exactOptional().describe('Replaces what the role may publish to.'),
  subscribe: filters.exactOptional().describe('Replaces what the role may subscribe to.'),
});

/** `bus:` of hearth.yaml. With `url` that broker is used; without it the hub brings its own, on `host` and `port`. */
export const BusConfig = z.strictObject({
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
    .refine((users) => new Set(users.map((user) => user.name)).size === users.length, 'name a user twice')
    .default([]),
});

export type BusConfig = z.output<typeof BusConfig>;
