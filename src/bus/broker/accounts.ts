import type { Fault } from '../../base/index.ts';
import { overlapsFilter } from '../topic-tree.ts';

/**
 * An account of the own broker. It is bound to exactly one of `person`, `service` and `device`, and what it may do follows from
 * that (docs/guides/accounts.md).
 */
export interface BrokerUser {
  readonly name: string;
  /** `scrypt$N$salt$hash`, made by `hashPassword`. */
  readonly password: string;
  /** The id of a person of the house. */
  readonly person?: string;
  /** The name of a service, or `name/instance` for one instance of it. */
  readonly service?: string;
  readonly device?: true;
  /** Of a device: filters of the topics that are its own. Without them it is bound to what its discovery names the first time. */
  readonly topics?: readonly string[];
  /** Of a device: whether it may say something to the house, as a tablet on the wall does. */
  readonly speaks?: boolean;
  /** Filters that narrow what the binding allows; they never widen it. */
  readonly publish?: readonly string[];
  readonly subscribe?: readonly string[];
}

export const ACCOUNT_KINDS = ['person', 'service', 'device'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What the account is bound to; the first of several, which the configuration refuses. */
export function kindOf(user: BrokerUser): AccountKind {
  if (user.person !== undefined) return 'person';
  return user.service === undefined ? 'device' : 'service';
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
