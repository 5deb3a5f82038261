import { durationMs, sayLength } from '../../base/index.ts';
import {
  type Action,
  type Becoming,
  type Lack,
  type Level,
  sayBound,
  type Target,
} from '../../domain/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';

const PARAM = /\{([a-z_]+)\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** What will be so once the action is done, in words: "the garage lights are off". `timeWords` are those of the clause. */
export function outcomeOf(action: Action, service: ServiceWords, timeWords: string): string {
  const template = service.phrases.methods[action.method]?.outcome;
  if (template === undefined) return `${service.name} ${action.method.replaceAll('_', ' ')}`;
  const target = action.args['target'] as Target | undefined;
  const item = action.args['item'];
  const { wording } = service.language;
  const plural = wording.isMany(target ?? (typeof item === 'string' ? item : ''));
  const value = (name: string): string | undefined => {
    if (name === 'target') return target === undefined ? undefined : sayTarget(target, service);
    if (name === 'is') return wording.be(plural);
    if (name === 'when') return timeWords;
    const arg = action.args[name];
    return arg === undefined ? undefined : String(arg);
  };
  return filled(template, value);
}

function filled(template: string, value: (name: string) => string | undefined): string {
  const known = template.replaceAll(OPTIONAL, (_, part: string) =>
    [...part.matchAll(PARAM)].every(([, name]) => value(name!) !== undefined) ? part : '',
  );
  const words = known.replaceAll(PARAM, (_, name: string) => value(name) ?? '');
  return words.replaceAll(/\s+/g, ' ').trim();
}

/** "Turn on the lamp." "*On*, please": the words name the state that the action is to come to. */
export function namesOutcome(words: string, action: Action, { lexicon }: FitHearing): boolean {
  const service = lexicon.grammar.services.get(action.service);
  if (service === undefined) return false;
  const { states } = service;
  const outcome = outcomeOf(action, service, '').split(' ').at(-1)!;
  const said = words.toLowerCase().split(/\W+/);
  // "*Shut* again", of what is closed.
  const state = states.get(outcome);
  return said.some((word) => word === outcome || (state !== undefined && states.get(word) === state));
}

/** "the garage lights are on" */
export function sayState(target: Target, state: string, service: ServiceWords): string {
  const { wording } = service.language;
  if (service.kinds.size === 0)
    return wording.serviceState('name' in target ? target.name : undefined, service.name, state);
  return wording.state(sayTarget(target, service), wording.isMany(target), state);
}

/** "the bathroom humidity is above 65 %", "the Washing Machine Power has been below 5 W for 3 minutes" */
export function sayLevel(world: Level & Pick<Becoming, 'for'>, service: ServiceWords): string {
  const { wording } = service.language;
  const { target, kind } = world;
  const area = !Array.isArray(target) && 'area' in target ? target.area : undefined;
  const things = area === undefined ? sayTarget(target, service) : wording.measured(area, kind);
  const lasting = world.for === undefined ? undefined : sayLength(durationMs(world.for) ?? 0);
  return wording.level(things, sayBound(world), lasting);
}

export function sayTarget(target: Target, service: ServiceWords): string {
  return service.language.wording.things(target, service.noun);
}

/** What the action still lacks to be done, and come to that outcome; the questions name what is known of it. */
export function lacksOf({ method, args }: Action, { needs }: ServiceWords): readonly Lack[] {
  const lacks = (needs.get(method) ?? []).filter(({ params }) =>
    params.every((name) => args[name] === undefined),
  );
  const value = (name: string) => (typeof args[name] === 'string' ? args[name] : undefined);
  return lacks.map((lack) => (lack.ask === undefined ? lack : { ...lack, ask: filled(lack.ask, value) }));
}
