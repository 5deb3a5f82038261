import { isJsonObject } from '../../base/index.ts';
import { theThing } from '../../domain/index.ts';
import type { Verdict } from '../facts.ts';

/** What the values of a field are counted in. */
const UNITS: Readonly<Record<string, string>> = {
  temperature: '°',
  brightness: ' %',
  brightness_step: ' %',
  percentage: ' %',
  position: ' %',
  volume: ' %',
  transition: ' s',
};

/** What takes such values, where no thing is named. */
const TAKERS: Readonly<Record<string, string>> = {
  climate: 'the thermostat',
  cover: 'it',
  fan: 'the fan',
  light: 'a light',
  media: 'the speaker',
};

const FAULT = /^Invalid params: (?:\/(\S*) )?(.+)$/s;
const BOUND = /^too (big|small): expected \w+ to be [<>]=?\s*(-?[\d.]+)$/i;

/**
 * Why a call was refused for what it was to be, in a person's words: "45° is more than the thermostat takes (35 at most)". Undefined where
 * that is not the reason.
 */
export function parameterText({ call, error }: Verdict): string | undefined {
  const [, path = '', fault] = (error?.code === 'invalid-params' && FAULT.exec(error.message)) || [];
  if (fault === undefined) return undefined;
  const field = path.split('/')[0] ?? '';
  const value = call.params[field];
  const [, way, limit] = BOUND.exec(fault) ?? [];
  if (way === undefined || limit === undefined || typeof value !== 'number')
    return /^(?:is|must|has|needs|goes)\b/.test(fault) ? `the ${field.replaceAll('_', ' ')} ${fault}` : fault;
  const unit = call.service === 'light' && field === 'temperature' ? ' K' : (UNITS[field] ?? '');
  const taker = takerOf(call);
  const takes = taker === 'it' ? 'it goes' : `${taker} takes`;
  return way === 'big'
    ? `${value}${unit} is more than ${takes} (${limit} at most)`
    : `${value}${unit} is less than ${takes} (${limit} at least)`;
}

function takerOf({ service, params }: Verdict['call']): string {
  const { target } = params;
  const name = isJsonObject(target) ? target['name'] : undefined;
  return typeof name === 'string' ? theThing(name) : (TAKERS[service] ?? 'it');
}
