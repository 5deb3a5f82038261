import type { JsonObject } from '../../base/index.ts';
import type { Device, Target } from '../../domain/index.ts';
import type { Deed } from './deeds.ts';

interface Called {
  readonly service: string;
  readonly method: string;
  readonly params: JsonObject;
}

/** Whether a call takes a row back, which bears the name of the deed. */
export function isRow({ method }: { readonly method: string }): boolean {
  return method === 'undo';
}

/** What was taken back, gathered from the last turn to the first: of rows by their names, of things by the calls that did it. */
export class Undone {
  readonly #devicesOf: (target: Target) => readonly Pick<Device, 'id'>[];
  readonly #rows = new Set<unknown>();
  readonly #calls: string[] = [];
  #isEmpty = true;

  constructor({ devicesOf }: { readonly devicesOf: (target: Target) => readonly Pick<Device, 'id'>[] }) {
    this.#devicesOf = devicesOf;
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add(call: Called): void {
    this.#isEmpty = false;
    if (isRow(call)) this.#rows.add(call.params['of']);
    else this.#calls.push(this.#nameOf(call));
  }

  /** Whether all of a deed was taken back; a call that did so has done it of one deed alone. */
  holds({ undo = [] }: Deed): boolean {
    if (undo.length === 0) return false;
    const isBack = (one: Called): boolean =>
      isRow(one) ? this.#rows.has(one.params['of']) : this.#calls.includes(this.#nameOf(one));
    if (!undo.every(isBack)) return false;
    for (const one of undo) {
      const at = isRow(one) ? -1 : this.#calls.indexOf(this.#nameOf(one));
      if (at >= 0) this.#calls.splice(at, 1);
    }
    return true;
  }

  #nameOf({ service, method, params: { target } }: Called): string {
    const ids = target === undefined ? [] : this.#devicesOf(target as unknown as Target).map(({ id }) => id);
    return [service, method, ...ids.sort()].join(' ');
  }
}
