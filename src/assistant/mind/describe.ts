import { isJsonObject, type Json } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import {
  type Action,
  announcedAgents,
  type HouseGoal,
  type SingleTarget,
  type Target,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { AGENT, GOAL } from '../goals/phrases.ts';
import { listWords } from '../words.ts';

/**
 * An action in the house's own words, from its manifest and its arguments: what a person is asked to agree to, never the words of a model.
 * `Set lights: Desk Lamp, brightness 30`.
 */
export function describeAction(
  action: Action,
  {
    home,
    directory,
    goals,
  }: { readonly home: Home; readonly directory: Directory; readonly goals: readonly HouseGoal[] },
): string {
  const method = directory.find(action.service)?.manifest.methods[action.method];
  const goal = action.service === GOAL ? goals.find(({ name }) => name === action.method) : undefined;
  const agents = action.service === AGENT ? directory.services().flatMap(announcedAgents) : [];
  const agent = agents.find(({ name }) => name === action.method);
  const title =
    method?.title ?? goal?.description ?? agent?.description ?? `${action.service} ${action.method}`;
  const { target, ...rest } = action.args;
  const parts = [
    ...(target === undefined ? [] : [targetWords(target as unknown as Target, home)]),
    ...Object.entries(rest).map(([key, value]) => `${key.replaceAll('_', ' ')} ${valueWords(value as Json)}`),
    ...(action.when === undefined ? [] : [`later (${valueWords(action.when as unknown as Json)})`]),
  ];
  return parts.length === 0 ? title : `${title}: ${parts.join(', ')}`;
}

export function targetWords(target: Target, home: Home): string {
  if (Array.isArray(target)) return listWords(target.map((one: SingleTarget) => oneWords(one, home)));
  return oneWords(target as SingleTarget, home);
}

function oneWords(target: SingleTarget, home: Home): string {
  const but =
    target.except === undefined
      ? ''
      : ` except ${listWords(target.except.map((one) => oneWords(one, home)))}`;
  if ('id' in target) return `${home.device(target.id)?.name ?? target.id}${but}`;
  if ('name' in target) return `${target.name}${but}`;
  if ('area' in target) return `everything of the kind in ${target.area}${but}`;
  if ('floor' in target) return `everything of the kind on ${target.floor}${but}`;
  if ('group' in target) return `${target.group}${but}`;
  return `everything of the kind in the home${but}`;
}

function valueWords(value: Json): string {
  if (typeof value === 'string') return `“${value.length > 120 ? `${value.slice(0, 120)} …` : value}”`;
  if (Array.isArray(value)) return listWords(value.map(valueWords));
  if (isJsonObject(value)) return Object.values(value).map(valueWords).join(' ');
  return String(value);
}
