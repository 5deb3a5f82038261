import type { InboundMessage, Place } from '../../domain/index.ts';
import type { UnderstandingContext } from '../../understanding/index.ts';

/** What words of this home are heard with, whoever reads them: its zone, its locale, its hours, who speaks, and where. */
export function hearingIn(
  { timezone, locale, hours }: Place,
  { person, area }: Pick<InboundMessage, 'person' | 'area'>,
  now: number,
): UnderstandingContext {
  return {
    now,
    timezone,
    ...(locale === undefined ? {} : { locale }),
    ...(hours === undefined ? {} : { dayParts: hours }),
    person: person ?? '',
    ...(area === undefined ? {} : { area }),
  };
}
