import type { Clock, Logger } from '../base/index.ts';
import type { Bus, GrantVerifier } from '../bus/index.ts';
import type { Area, Person, Place } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import type { HomeTopicsOptions } from './home-topics.ts';

/** What a home is made of. */
export interface HomeOptions extends Pick<HomeTopicsOptions, 'retained' | 'overhear'> {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly place: Place;
  readonly people: readonly Person[];
  /** From the configuration; areas that devices suggested before are remembered beside them. */
  readonly areas: readonly Area[];
  /** Checks the grants that services of other processes show for commands to entrances; without it no such command is obeyed. */
  readonly grants?: Pick<GrantVerifier, 'check'>;
}

export interface HomeChange {
  readonly type: 'device' | 'gone' | 'report' | 'areas';
  readonly id?: string;
}
