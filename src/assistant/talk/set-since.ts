import type { JsonObject } from '../../base/index.ts';
import type { Action, Device, Unread } from '../../domain/index.ts';
import { deedWords } from '../answers/deed-words.ts';
import { setOtherwise } from '../answers/move-words.ts';
import type { Deed } from './deeds.ts';

/** What is known of the things that were touched. */
export interface Things {
  readonly device: (id: string) => Device | undefined;
  /** How a thing is now. */
  readonly stateOf: (id: string) => JsonObject | undefined;
}

/** What somebody sets; all else of a state comes and goes by itself. */
const SET = [
  ...[
    'on',
    'brightness',
    'percentage',
    'position',
    'locked',
    'open',
    'mode',
    'temperature',
    'volume',
    'muted',
  ],
];

/** The ids of the things that are not as a deed left them: somebody or something has set them since. */
export function setSince(deeds: readonly Deed[], { stateOf }: Things): ReadonlySet<string> {
  const found = deeds.flatMap(({ left = new Map<string, JsonObject>() }) =>
    [...left].flatMap(([id, then]) => (isAsLeft(then, stateOf(id)) ? [] : [id])),
  );
  return new Set(found);
}

function isAsLeft(then: JsonObject, now: JsonObject | undefined): boolean {
  // What still moves was not seen at its end.
  if (now === undefined || then['moving'] === true || now['moving'] === true) return true;
  // How bright it is matters only of what is on.
  const keys = then['on'] === false || now['on'] === false ? ['on'] : SET;
  return keys.every(
    (key) => then[key] === undefined || now[key] === undefined || isAlike(then[key], now[key]),
  );
}

/** A device may round. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < ROUNDED
    : one === other;
}

/** Half a degree is another temperature. */
const ROUNDED = 0.5;

/** Calls that take something back, parted by whether somebody has set their things since; those are asked about, as one question. */
export function heldBack(
  calls: readonly Action[],
  since: ReadonlySet<string>,
  idsOf: (action: Action) => readonly string[],
  things: Things,
): { readonly calls: readonly Action[]; readonly asked: readonly Unread[]; readonly remark?: string } {
  const isSet = (action: Action) => idsOf(action).some((id) => since.has(id));
  const free = calls.filter((action) => !isSet(action));
  const held = calls.filter((action) => isSet(action) && !isSo(action, idsOf(action), things));
  const [first, ...others] = held;
  const devices = calls
    .filter(isSet)
    .flatMap((action) => idsOf(action).flatMap((id) => things.device(id) ?? []));
  const told = setOtherwise([...new Set(devices.map(({ name }) => name))]);
  if (devices.length === 0) return { calls: free, asked: [] };
  const words =
    first &&
    deedWords(
      first,
      devices.filter(({ id }) => idsOf(first).includes(id)),
    );
  if (first === undefined || others.length > 0 || words === undefined)
    return { calls: free, asked: [], remark: `${told}, so I leave it` };
  const lack = {
    params: [],
    words: `${told}. Shall I ${words} all the same`,
    deeds: [{ action: first, words }],
  };
  const span = first.source ?? { start: 0, end: 0, text: '' };
  return {
    calls: free,
    asked: [{ ...span, reason: lack.words, wish: { action: first, lacks: [lack] } }],
  };
}

/** Whether it would change nothing. */
function isSo({ args, method }: Action, ids: readonly string[], { stateOf }: Things): boolean {
  const set = SET.flatMap((key) => (args[key] === undefined ? [] : [[key, args[key]] as const]));
  const wanted: JsonObject = { ...SWITCHED[method], ...Object.fromEntries(set) };
  return ids.every((id) => {
    const now = stateOf(id);
    return now !== undefined && Object.entries(wanted).every(([key, value]) => isAlike(value, now[key]));
  });
}

const SWITCHED: Readonly<Record<string, JsonObject>> = {
  turn_on: { on: true },
  turn_off: { on: false },
  lock: { locked: true },
  unlock: { locked: false },
  open: { position: 100 },
  close: { position: 0 },
};
