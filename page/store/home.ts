import { zone } from '../words/format.ts';
import { get } from './api.ts';
import { keep, recall } from './keep.ts';
import { known } from './known.ts';

/** Reads where the house stands in time; as it was kept, an hour is right also while the hub is away. */
export async function readHome(): Promise<void> {
  zone.value ??= known?.home.timezone ?? recall<string>('zone');
  if (known === undefined) {
    const answer = await get<{ timezone: string }>('/v1/home');
    if (!answer.ok) return;
    zone.value = answer.value.timezone;
  }
  keep('zone', zone.value);
}
