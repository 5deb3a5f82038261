/** What of the configuration is checked beyond its schemas, each fault at its path. */
import type { z } from 'zod';
import { isZone } from '../base/index.ts';
import { nearest } from '../bus/index.ts';
import type { Area, Person } from '../domain/index.ts';

export function checkTimezone(timezone: string, context: z.RefinementCtx<string>): void {
  // Offsets such as +02:00 would pass as zones, and be wrong for half of the year.
  if (/^[A-Za-z]/.test(timezone) && isZone(timezone)) return;
  const near = nearest(timezone, Intl.supportedValuesOf('timeZone'));
  const hint = near === undefined ? 'An IANA name such as Europe/London.' : `Did you mean ${near}?`;
  context.addIssue({ code: 'custom', message: 'is no time zone', params: { hint } });
}

export function checkCoordinates(
  home: { readonly latitude?: number | undefined; readonly longitude?: number | undefined },
  context: z.RefinementCtx,
): void {
  if ((home.latitude === undefined) === (home.longitude === undefined)) return;
  const missing = home.latitude === undefined ? 'latitude' : 'longitude';
  context.addIssue({
    code: 'custom',
    path: [missing],
    message: 'is missing, both coordinates are needed or none',
  });
}

export function checkPeople(people: readonly Person[], context: z.RefinementCtx): void {
  checkUnique(people, (person) => person.id, 'id', context);
  checkUnique(people, (person) => person.email?.toLowerCase(), 'email', context);
}

export function checkAreas(areas: readonly Area[], context: z.RefinementCtx): void {
  checkUnique(areas, (area) => area.name.trim().toLowerCase(), undefined, context);
}

export function checkElsewhere(names: readonly string[], context: z.RefinementCtx): void {
  checkUnique(names, (name) => name, undefined, context);
}

function checkUnique<T>(
  list: readonly T[],
  nameOf: (item: T) => string | undefined,
  field: string | undefined,
  context: z.RefinementCtx,
): void {
  const seen = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const name = nameOf(item);
    if (name === undefined) continue;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    else
      context.addIssue({
        code: 'custom',
        path: field === undefined ? [index] : [index, field],
        message: `stands here twice, first in entry [${first}]`,
      });
  }
}
