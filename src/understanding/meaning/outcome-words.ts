import { durationMs, sayLength } from '../../base/index.ts';
import {
  type Action,
  type Happening,
  type Level,
  type SingleTarget,
  sayBound,
  type Target,
} from '../../domain/index.ts';
import { pluralOf, type ServiceWords } from '../phrases/index.ts';

const PARAM = /\{([a-z_]+)\}/g;
/** "Eggs", and not "asparagus" or "glass". */
const MANY = /[^su]s$/i;
const OPTIONAL = /\[([^\]]*)\]/g;

/** What will be so once the action is done, in words: "the garage lights are off". `timeWords` are those of the clause. */
export function outcomeOf(action: Action, service: ServiceWords, timeWords: string): string {
  const template = service.phrases.methods[action.method]?.outcome;
  if (template === undefined) return `${service.name} ${action.method.replaceAll('_', ' ')}`;
  const target = action.args['target'] as Target | undefined;
  const item = action.args['item'];
  const plural = target === undefined ? typeof item === 'string' && MANY.test(item) : isMany(target);
  const value = (name: string): string | undefined => {
    if (name === 'target') return target === undefined ? undefined : sayTarget(target, service);
    if (name === 'is') return plural ? 'are' : 'is';
    if (name === 'when') return timeWords;
    const arg = action.args[name];
    return arg === undefined ? undefined : String(arg);
  };
  const known = template.replaceAll(OPTIONAL, (_, part: string) =>
    [...part.matchAll(PARAM)].every(([, name]) => value(name!) !== undefined) ? part : '',
  );
  const words = known.replaceAll(PARAM, (_, name: string) => value(name) ?? '');
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** "the garage lights are on" */
export function sayState(target: Target, state: string, service: ServiceWords): string {
  if (service.kinds.size === 0)
    return `the ${'name' in target ? `${target.name} ` : ''}${service.name} is ${state}`;
  const verb = REPORTED.has(state) ? (isMany(target) ? 'report' : 'reports') : isMany(target) ? 'are' : 'is';
  return `${sayTarget(target, service)} ${verb} ${state}`;
}

/** States that are called by what is noticed. */
const REPORTED: ReadonlySet<string> = new Set([
  'motion',
  'smoke',
  'gas',
  'carbon monoxide',
  'sound',
  'light',
]);

/** "the bathroom humidity is above 65 %", "the Washing Machine Power has been below 5 W for 3 minutes" */
export function sayLevel(world: Level & Pick<Happening, 'for'>, service: ServiceWords): string {
  const { target, kind } = world;
  const single = Array.isArray(target) ? undefined : (target as SingleTarget);
  const place = single !== undefined && 'area' in single ? `the ${single.area} ${kind}` : undefined;
  const lasting = world.for === undefined ? '' : ` for ${sayLength(durationMs(world.for) ?? 0)}`;
  const is = lasting === '' ? 'is' : 'has been';
  return `${place ?? sayTarget(target, service)} ${is} ${sayBound(world)}${lasting}`;
}

export function sayTarget(target: Target, service: ServiceWords): string {
  if (Array.isArray(target)) return joinWords(target.map((single) => sayTarget(single, service)));
  const single = target as Exclude<Target, readonly unknown[]>;
  const nouns = pluralOf(service.noun);
  const except =
    single.except === undefined
      ? ''
      : ` except ${joinWords(single.except.map((left) => sayTarget(left, service)))}`;
  if ('all' in single) return `all the ${nouns}${except}`;
  if ('area' in single) return `the ${single.area} ${nouns}${except}`;
  if ('floor' in single) return `the ${nouns} ${single.floor.toLowerCase()}${except}`;
  if ('group' in single) return `the ${single.group.toLowerCase()}${except}`;
  return `the ${'name' in single ? single.name : single.id}${except}`;
}

export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function isMany(target: Target): boolean {
  if (Array.isArray(target)) return true;
  return (
    'all' in target ||
    'area' in target ||
    'floor' in target ||
    'group' in target ||
    ('name' in target && /s$/i.test(target.name))
  );
}
