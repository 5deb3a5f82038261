import { isJsonObject, type Json, type JsonObject, textsIn } from '../../base/index.ts';
import type { Action } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { ToolSpec } from '../../llm/index.ts';
import { readDuration, type UnderstandingContext } from '../../understanding/index.ts';
import { describeAction } from './describe.ts';
import type { Glimpse, OfferedMethod, SpokenTopic } from './house-index.ts';
import type { MindNeeds } from './needs.ts';
import { type Offer, toolName } from './offer.ts';

/** One thing that the house could do about a sentence, complete but for `lacks`. */
export interface Candidate {
  /** The house's own words for it, as the person will be asked. */
  readonly words: string;
  readonly tool: ToolSpec;
  readonly given: JsonObject;
  /** Parameters that only the sentence can tell: what to put on the list. */
  readonly lacks: readonly string[];
  /** The words call for it; otherwise it is merely near. */
  readonly led: boolean;
  readonly reads: boolean;
}

/** As many as a small model can choose from without losing the first. */
export const CANDIDATES_MAX = 6;

export interface Surroundings {
  readonly needs: Pick<MindNeeds, 'home' | 'directory' | 'goals'>;
  readonly text: string;
  readonly context: UnderstandingContext;
}

/**
 * What the house could do about a sentence, the likeliest first: what its words call for (`Phrases.topics`), then what the services they
 * speak of can do, then what stands in the room. Nothing that is so already, and nothing risky that was not called for. A small model
 * chooses one of these by number, which it does far better than calling methods, and what it chooses is valid by construction.
 */
export function candidatesOf(glimpse: Glimpse, offer: Offer, at: Surroundings): readonly Candidate[] {
  const tools = new Map(offer.tools.map((tool) => [tool.name, tool]));
  const topics = glimpse.topics.filter(({ near }) => near);
  const methodOf = ({ service, method }: SpokenTopic) =>
    glimpse.methods.find((one) => one.service === service && one.name === method);
  const made = (one: OfferedMethod, give: JsonObject, led: boolean): readonly Candidate[] => {
    const tool = tools.get(toolName(one));
    return tool === undefined ? [] : callsOf(one, tool, give, led, offer, at);
  };
  const led = topics.flatMap((topic) => {
    const method = methodOf(topic);
    return method === undefined ? [] : [made(method, topic.give ?? {}, true)];
  });
  // Of a service that something was called for nothing else is offered: it would mostly be the opposite.
  const called = new Set(topics.flatMap(({ service, method }) => (method === undefined ? [] : [service])));
  const services = new Set(topics.map(({ service }) => service).filter((service) => !called.has(service)));
  const simple = glimpse.methods.filter(
    ({ method }) => method.risk === 'none' && method.effect !== 'once' && method.operator !== undefined,
  );
  const reading = glimpse.methods.filter(({ method }) => method.effect === 'read');
  const spoken = [...simple, ...reading].filter(({ service }) => services.has(service));
  const about = simple.filter(({ service }) => !called.has(service));
  const near = topics.length > 0 ? spoken : about;
  const likeliest = inTurn(led).toSorted((a, b) => a.lacks.length - b.lacks.length);
  const all = [...likeliest, ...inTurn(near.map((one) => made(one, {}, false)))];
  const once = new Map(all.toReversed().map((one) => [one.words, one]));
  return [...once.values()].toReversed().slice(0, CANDIDATES_MAX);
}

/** The first of each, then the second of each: every kind of thing has its turn. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function callsOf(
  one: OfferedMethod,
  tool: ToolSpec,
  give: JsonObject,
  led: boolean,
  offer: Offer,
  at: Surroundings,
): readonly Candidate[] {
  const fields = isJsonObject(tool.parameters['properties']) ? tool.parameters['properties'] : {};
  const given = { ...lengthIn(one, at.text), ...give };
  const { target } = fields;
  const targets = isJsonObject(target) ? textsIn(target['enum']) : [undefined];
  const required = textsIn(isJsonObject(one.method.params) ? one.method.params['required'] : undefined);
  const lacks = required.filter((key) => key !== 'target' && !(key in given) && key in fields);
  // What was not called for must be whole: nothing is made up around a thing that merely stands there.
  if (lacks.length > 0 && !led) return [];
  return targets.flatMap((name): Candidate[] => {
    const call = target === undefined || name === undefined ? given : { target: name, ...given };
    const grounded = offer.ground({ id: '', name: tool.name, arguments: call }, at.context);
    if (grounded.type !== 'action' || isIdle(grounded.action, one, at.needs.home)) return [];
    const words = describeAction(grounded.action, at.needs);
    const reads = one.method.effect === 'read' || one.method.effect === 'pure';
    return [{ words, tool, given: call, lacks, led, reads }];
  });
}

/** A length of time that the sentence names, for a method that needs one. */
function lengthIn({ method }: OfferedMethod, text: string): JsonObject {
  if (!textsIn(method.params['required']).includes('duration')) return {};
  const words = text.split(/[\s,.;!?]+/);
  for (const size of [4, 3, 2])
    for (const [start] of words.entries()) {
      const said = words.slice(start, start + size).join(' ');
      if (start + size <= words.length && readDuration(said) !== undefined) return { duration: said };
    }
  return {};
}

/** It would change nothing: the thing shows already what would come of it. */
function isIdle({ args }: Action, { method }: OfferedMethod, home: Pick<Home, 'report'>): boolean {
  const { target } = args;
  if (method.operator === undefined || !isJsonObject(target as Json)) return false;
  const { id } = target as { readonly id?: string };
  const report = id === undefined ? undefined : home.report(id);
  if (report === undefined) return false;
  const { gives, value } = method.operator;
  const wanted = { ...gives, ...(value === undefined ? {} : { [value.key]: args[value.param] }) };
  const shown = Object.entries(wanted).filter(([, one]) => one !== undefined);
  const more = Object.keys(args).some((key) => key !== 'target' && key !== value?.param);
  return !more && shown.length > 0 && shown.every(([key, one]) => report.state[key] === one);
}
