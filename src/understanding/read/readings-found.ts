import type { Rule } from '../phrases/index.ts';
import type { Fill, Reading } from './reading.ts';

/** So many are looked through one by one; more are found by their places. */
const FEW = 16;

/** The readings of a walk: of those that read the same words as the same wish the one that is worth most. */
export class ReadingsFound {
  readonly all: Reading[] = [];
  /** Places in `all`, by where a reading ends and what fills its slots; made when there are many. */
  #places: Map<number, number[]> | undefined;

  /** Where a reading of the same words as the same wish is found; behind all others where there is none. */
  placeOf(end: number, { wish }: Rule, fills: readonly Fill[]): number {
    if (this.all.length <= FEW) {
      for (let place = 0; place < this.all.length; place++)
        if (isSame(this.all[place]!, end, wish, fills)) return place;
      return this.all.length;
    }
    this.#places ??= this.#placesOfAll();
    for (const place of this.#places.get(keyOf(end, fills)) ?? [])
      if (isSame(this.all[place]!, end, wish, fills)) return place;
    return this.all.length;
  }

  /** Puts a reading where `placeOf` found the same, or behind all others. */
  put(place: number, reading: Reading): void {
    if (place === this.all.length && this.#places !== undefined) note(this.#places, reading, place);
    this.all[place] = reading;
  }

  #placesOfAll(): Map<number, number[]> {
    const places = new Map<number, number[]>();
    for (const [place, reading] of this.all.entries()) note(places, reading, place);
    return places;
  }
}

function note(places: Map<number, number[]>, { end, fills }: Reading, place: number): void {
  const key = keyOf(end, fills);
  const same = places.get(key);
  if (same === undefined) places.set(key, [place]);
  else same.push(place);
}

/** The same for the same words in the same slots; for others mostly another. */
function keyOf(end: number, fills: readonly Fill[]): number {
  let key = end;
  for (const { start, end: last } of fills) key = (Math.imul(Math.imul(key, 31) + start, 31) + last) | 0;
  return key;
}

function isSame(other: Reading, end: number, wish: Rule['wish'], fills: readonly Fill[]): boolean {
  return other.end === end && other.rule.wish === wish && sameFills(other.fills, fills);
}

/** Whether the same slots were filled with the same words. */
function sameFills(some: readonly Fill[], others: readonly Fill[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) {
    const one = some[at]!;
    const other = others[at]!;
    if (one.start !== other.start || one.end !== other.end || one.name !== other.name) return false;
  }
  return true;
}
