import { GESTURES, type HeardPress, pressesMeant, pressesOf, type WantedPress } from '../../domain/index.ts';
import type { NounPhrase } from '../names/index.ts';
import type { Rule } from '../phrases/index.ts';
import type { Fill } from './reading.ts';

/** Whether a thing that the phrase may mean tells of being pressed so; of a gesture it is said later that it cannot be heard. */
export function isHeard({ items }: NounPhrase, { give, service }: Rule, fills: readonly Fill[]): boolean {
  const said = (name: string) => fills.find((fill) => fill.name === name)?.value;
  const [button, word] = [said('button'), said('press')];
  const presses = items.flatMap((item) =>
    item.type === 'device'
      ? item.devices.filter(({ kind }) => service.kinds.has(kind)).flatMap((device) => pressesOf(device))
      : [],
  );
  if (typeof word !== 'string' && typeof button !== 'string')
    return presses.length > 0 || items.some(({ type }) => type === 'noun');
  const press = typeof word === 'string' ? word : String(give['press']);
  const wanted = { press, ...(typeof button === 'string' ? { button } : {}) };
  return typeof word === 'string' ? pressesMeant(presses, wanted).length > 0 : partsMeant(presses, wanted);
}

/** Whether one of the presses is of the button, however it is pressed. */
function partsMeant(presses: readonly HeardPress[], wanted: WantedPress): boolean {
  return GESTURES.some((press) => pressesMeant(presses, { ...wanted, press }).length > 0);
}
