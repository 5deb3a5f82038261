import { type FitHearing, heard, type NounPhrase, type PlaceRef } from '../names/index.ts';
import type { Reading } from './reading.ts';

/** Where what a clause hangs on takes place. */

/** The one room that the clause's condition is about. */
export function roomOf({ conditions: [read] }: Reading): string | undefined {
  if (read?.type !== 'kept') return undefined;
  const [place, other] = placesOf(read);
  return other === undefined && place?.type === 'area' ? place.name : undefined;
}

/** Heard in the room where somebody stirs, or something becomes so, that is waited for; a figure is of no place that a wish would be of. */
export function thereOf(reading: Reading, where: FitHearing): FitHearing | undefined {
  const [read] = reading.conditions;
  const isState = read?.type === 'kept' && read.rule.condition?.state !== undefined;
  const area = isState && read.awaited !== undefined ? roomOf(reading) : undefined;
  if (area === undefined || area === where.context.area) return undefined;
  return heard({ lexicon: where.lexicon, context: { ...where.context, area } }, where.mentions);
}

/** The places that the words speak of. */
export function placesOf({ fills }: Pick<Reading, 'fills'>): readonly PlaceRef[] {
  return fills.flatMap(({ slot, value }) =>
    slot === 'target' || slot === 'place'
      ? (value as NounPhrase).items.flatMap((item): readonly PlaceRef[] =>
          item.type === 'device'
            ? item.devices.flatMap(({ area }) =>
                area === null ? [] : [{ type: 'area', name: area } as const],
              )
            : 'places' in item
              ? item.places
              : [],
        )
      : [],
  );
}
