import type { Fault } from '../base/index.ts';
import { type BrokerUser, boundServiceOf, nearest } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import { faultAt } from './faults.ts';
import type { ConfigSource } from './source.ts';

/**
 * What accounts of the broker are bound to, looked up in the rest of the configuration: the people of the house, and the services
 * that run elsewhere. The names of Hearth's own services are the hub's alone, so that nobody puts another in their place.
 */
export function accountFaults(
  {
    bus,
    home,
    services,
  }: {
    readonly bus: { readonly users: readonly BrokerUser[] };
    readonly home: { readonly people: readonly { readonly id: string }[] };
    readonly services: { readonly elsewhere: readonly string[] };
  },
  source: ConfigSource,
): Fault[] {
  const people = home.people.map(({ id }) => id);
  return bus.users.flatMap(({ person, service }, at) => {
    const faults: Fault[] = [];
    if (person !== undefined && !people.includes(person)) {
      const near = nearest(person, people);
      const hint = near === undefined ? `There are: ${people.join(', ')}.` : `Did you mean ${near}?`;
      faults.push(
        faultAt(['bus', 'users', at, 'person'], `"${person}" is nobody of home.people`, hint, source),
      );
    }
    const name = service === undefined ? undefined : boundServiceOf(service).name;
    if (
      name !== undefined &&
      SERVICES.some((one) => one.name === name) &&
      !services.elsewhere.some((one) => one === name)
    )
      faults.push(
        faultAt(
          ['bus', 'users', at, 'service'],
          `"${name}" is a service of the hub itself`,
          `Give a service of your own another name; if Hearth's runs elsewhere, say so: services: { elsewhere: [${name}] }.`,
          source,
        ),
      );
    return faults;
  });
}
