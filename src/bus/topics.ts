/**
 * The topics of calls and services below Hearth's root (docs/reference/topics.md). Built and read here only, so that a
 * name which is no name can never become part of a topic.
 */
import { createHash } from 'node:crypto';
import { NAME } from '../domain/index.ts';
import { isTopic } from './topic-tree.ts';

export const DEFAULT_ROOT = 'hearth/v1';

const TOPIC_LENGTH_MAX = 512;

export const manifestTopic = (root: string, service: string, instance: string) =>
  `${root}/svc/${service}/${instance}/manifest`;

export const statusTopic = (root: string, service: string, instance: string) =>
  `${root}/svc/${service}/${instance}/status`;

export const callTopic = (root: string, service: string, instance: string, method: string) =>
  `${root}/svc/${service}/${instance}/call/${method}`;

export const eventTopic = (root: string, service: string, instance: string, event: string) =>
  `${root}/svc/${service}/${instance}/event/${event}`;

export const replyTopic = (root: string, clientId: string, callId: string) =>
  `${root}/reply/${clientId}/${callId}`;

/**
 * The node under which the hub with this root announces what it has itself in Home Assistant's discovery, so that it knows its own
 * announcements again.
 */
export const ownDiscoveryNode = (root: string) => `hearth_${digestOf(root)}`;

/**
 * The name at the broker of a client of the home with this root. A broker throws out the older of two clients with one name, and each home
 * on it has a light service.
 */
export const clientIdIn = (root: string, id: string) =>
  root === DEFAULT_ROOT ? id : `${id}-${digestOf(root)}`;

const digestOf = (root: string) => createHash('sha256').update(root).digest('hex').slice(0, 8);

/** Retained: the public half of the key with which the hub signs grants. */
export const hubKeyTopic = (root: string) => `${root}/hub/key`;

export interface ServiceAddress {
  readonly service: string;
  readonly instance: string;
}

/** The service a manifest or status topic belongs to; undefined when the topic holds no proper names. */
export function serviceAddressOf(root: string, topic: string): ServiceAddress | undefined {
  const [service, instance] = topic.slice(root.length + '/svc/'.length).split('/');
  if (service === undefined || instance === undefined) return undefined;
  return NAME.test(service) && NAME.test(instance) ? { service, instance } : undefined;
}

/** The last level of a topic: the method of a call, the call id of a reply. */
export const lastLevelOf = (topic: string) => topic.slice(topic.lastIndexOf('/') + 1);

/**
 * The client an answer may go to: the topic must be `<root>/reply/<client>/…`, without wildcards. Everything else is
 * refused, so that nobody makes a service publish commands in its own name (protocols 3.2, rule 2). That a client hears
 * only its own branch is held by the broker's permissions.
 */
export function replyClientOf(root: string, topic: string): string | undefined {
  const branch = `${root}/reply/`;
  if (topic.length > TOPIC_LENGTH_MAX || !topic.startsWith(branch) || !isTopic(topic)) return undefined;
  const levels = topic.slice(branch.length).split('/');
  return levels.length >= 2 && levels.every((level) => level !== '') ? levels[0] : undefined;
}
