import { choosing, chosen, type Wish } from '../../src/bus/index.ts';
import type { Device } from '../../src/domain/index.ts';

/** What makers call it when a light shows nothing by itself. */
const NONE = ['none', 'solid', 'off', 'stop_effect', 'finish_effect', 'stop_colorloop', 'no effect'];

/**
 * An effect by its name, by words that are in the name of one alone ("fire" of "Fire 2012"), or by its number as a person counts them. What
 * shows none is its own name for that.
 */
export function effectOf(device: Device, said: string): Wish {
  const { effects } = device.capabilities;
  const lit = (effect: string): Wish => ({ device, set: { on: true, effect } });
  const known = chosen(effects, said);
  if (known !== undefined) return lit(known);
  const number = /^(?:number )?(\d{1,3})$/.exec(said.trim())?.[1];
  if (number !== undefined && effects !== undefined) {
    const effect = effects[Number(number) - 1];
    return effect === undefined ? { device, refused: `has ${effects.length} effects` } : lit(effect);
  }
  if (chosen(NONE, said) !== undefined) {
    const none = NONE.map((name) => chosen(effects, name)).find((name) => name !== undefined);
    if (none !== undefined) return lit(none);
  }
  const words = said.toLowerCase().split(/\s+/);
  const near = (effects ?? []).filter((effect) => {
    const own = effect.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.includes(word));
  });
  return near.length === 1
    ? lit(near[0]!)
    : choosing(device, 'effect', effects?.slice(0, 20), said, 'effect');
}
