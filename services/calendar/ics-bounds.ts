import type ICALModule from 'ical.js';
import { rruleFaults } from '../../src/base/index.ts';

type Component = InstanceType<(typeof ICALModule)['Component']>;

/** What one imported event may have. */
const EXDATES_MAX = 1_000;
const UID_LENGTH_MAX = 1_000;
/** What one time zone of the file may have: a hundred years of two changes each. */
const OBSERVANCES_MAX = 64;
const ZONE_RDATES_MAX = 200;

/** Why an event is more than one event may be, before any of it is worked through. */
export function eventFault(item: Component): string | undefined {
  const uid = item.getFirstPropertyValue('uid');
  if (uid !== null && String(uid).length > UID_LENGTH_MAX)
    return `its UID is longer than ${UID_LENGTH_MAX} characters`;
  const exdates = valuesOf(item, 'exdate');
  return exdates > EXDATES_MAX ? `it has ${exdates} EXDATEs, more than ${EXDATES_MAX}` : undefined;
}

/**
 * Why a time zone of a file is not worked through. Its changes are written out year by year by the library, which neither
 * looks for a rule that never comes nor stops at one that comes every minute.
 */
export function zoneFault(zone: Component): string | undefined {
  const observances = zone.getAllSubcomponents();
  if (observances.length > OBSERVANCES_MAX)
    return `has ${observances.length} observances, more than ${OBSERVANCES_MAX}`;
  for (const observance of observances) {
    const rdates = valuesOf(observance, 'rdate');
    if (rdates > ZONE_RDATES_MAX) return `has ${rdates} RDATEs, more than ${ZONE_RDATES_MAX}`;
    const rules = observance.getAllProperties('rrule');
    if (rules.length > 1) return 'has an observance with several rules';
    const rule = rules[0] === undefined ? undefined : String(rules[0].getFirstValue());
    if (rule === undefined) continue;
    if (!/(?:^|;)FREQ=YEARLY(?:;|$)/.test(rule) || /BY(?:SECOND|MINUTE|HOUR)=/.test(rule))
      return `has a rule that is no yearly one: ${rule.slice(0, 100)}`;
    const [fault] = rruleFaults(rule);
    if (fault !== undefined) return `has a rule that cannot be used: ${fault.message.slice(0, 200)}`;
  }
  return undefined;
}

function valuesOf(component: Component, name: string): number {
  return component
    .getAllProperties(name)
    .reduce((sum, property) => sum + (property.isMultiValue ? property.getValues().length : 1), 0);
}
