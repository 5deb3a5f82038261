import type { Json, JsonObject } from '../../../src/base/index.ts';
import type { Expose } from '../exposes.ts';
import { asksOf, featureOf, flagIn, known, type MainFunction, numberIn } from './main-function.ts';

const GOES = new Set(['UP', 'DOWN', 'OPENING', 'CLOSING', 'OPEN', 'CLOSE', 'RUNNING', 'MOVING']);
const STANDS = new Set(['STOP', 'STOPPED', 'PAUSE', 'IDLE']);

/** `state` alone where an enum of open, close and stop stands in no list of features. `beside` are the other exposes of the device. */
export function coverFunction(expose: Expose, beside: readonly Expose[]): MainFunction | undefined {
  const state = featureOf(expose, 'state') ?? (expose.type === 'enum' ? expose : undefined);
  const position = featureOf(expose, 'position');
  const tilt = featureOf(expose, 'tilt');
  const word = (wanted: RegExp) => state?.values.find((value) => wanted.test(String(value)));
  const [open, close, stop] = [word(/^open$/i), word(/^close$/i), word(/^stop$/i)];
  if ((open === undefined || close === undefined) && position === undefined) return undefined;
  const moving = beside.find(
    ({ name, endpoint, told }) =>
      told &&
      endpoint === expose.endpoint &&
      (name === 'moving' || name === 'running' || name === 'motor_state'),
  );
  return {
    kind: 'cover',
    capabilities: {
      position: position?.settable === true,
      ...(tilt?.settable === true ? { tilt: true } : {}),
      stop: stop !== undefined,
    },
    properties: [state, position, tilt, moving].flatMap((one) => one?.property ?? []),
    asks: asksOf(state, position, tilt),
    read: (message) => ({
      ...known({
        position:
          position === undefined ? ends(message, state, open, close) : numberIn(message[position.property]),
        tilt: tilt && numberIn(message[tilt.property]),
        moving: moving && isMoving(message[moving.property], moving),
      }),
    }),
    write: ({ position: wanted, tilt: slats, moving: goes }) => ({
      ...(state !== undefined && stop !== undefined && goes === false ? { [state.property]: stop } : {}),
      ...(typeof wanted === 'number' ? travel(wanted, { state, position, open, close }) : {}),
      ...(tilt !== undefined && typeof slats === 'number' ? { [tilt.property]: slats } : {}),
    }),
  };
}

interface Travel {
  readonly state: Expose | undefined;
  readonly position: Expose | undefined;
  readonly open: string | number | undefined;
  readonly close: string | number | undefined;
}

/** To an end by its word, which a motor that was never calibrated knows too. */
function travel(wanted: number, { state, position, open, close }: Travel): JsonObject {
  const end = wanted === 100 ? open : wanted === 0 ? close : undefined;
  if (state !== undefined && end !== undefined) return { [state.property]: end };
  if (position?.settable === true) return { [position.property]: wanted };
  const nearest = wanted >= 50 ? open : close;
  return state === undefined || nearest === undefined ? {} : { [state.property]: nearest };
}

function ends(
  message: JsonObject,
  state: Expose | undefined,
  open: string | number | undefined,
  close: string | number | undefined,
): number | undefined {
  const told = state?.told === true ? message[state.property] : undefined;
  return told === undefined ? undefined : told === open ? 100 : told === close ? 0 : undefined;
}

function isMoving(value: Json | undefined, expose: Expose): boolean | undefined {
  if (expose.type === 'binary') return flagIn(value, expose);
  const word = String(value).toUpperCase();
  return GOES.has(word) ? true : STANDS.has(word) ? false : undefined;
}
