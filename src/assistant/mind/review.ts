import type { Directory } from '../../bus/index.ts';
import type { Action, Group, Target } from '../../domain/index.ts';
import { AGENT } from '../goals/phrases.ts';
import { governs } from './en.ts';

/** What the house makes of a model's proposal before anything is called. */
export interface Reviewed {
  readonly groups: readonly Group[];
  /** Why a person must agree first, in words; none when it may be done. */
  readonly because: readonly string[];
}

export interface Circumstances {
  /** The person's words. */
  readonly text: string;
  /** What the ear understood and does by itself. */
  readonly heard: readonly Group[];
  /** Text of strangers was in the prompt: a search result, a mail, an entry of a calendar (E, guardrails). */
  readonly untrusted: boolean;
  /** The model is known to be good enough to be believed in harmless things. */
  readonly trusted: boolean;
  readonly directory: Directory;
  /** Ids of the devices that an action reaches. */
  readonly reach: (service: string, target: Target) => readonly string[];
}

/** More devices than this at one word of a model, and a person is asked. */
const DEVICES_MAX = 5;

/** Methods that take away what somebody wrote down; a manifest may say so itself (`effects.destructive`). */
const TAKES_AWAY = new Set(['cancel', 'remove', 'clear', 'done', 'complete', 'forget', 'change']);

/**
 * Ear before model: what the ear does is not done twice and never undone. What is left is asked about when the words leave doubt, when
 * strangers had a say, or when it cannot be taken back (issue "the mind", ear and mind together; guardrails).
 */
export function review(proposed: readonly Action[], at: Circumstances): Reviewed {
  const heard = at.heard.flat();
  const news = proposed.filter((action) => !heard.some((own) => same(own, action, at)));
  const effects = news.filter((action) => !reads(action, at.directory));
  const because = new Set<string>();
  if (effects.length > 0) {
    if (at.untrusted) because.add('text from outside the house was read for it');
    if (!at.trusted) because.add('the language model is a small one');
    if (effects.some((action) => action.when === undefined) && governs(at.text))
      because.add('the words may mean another time, or not at all');
  }
  for (const action of effects) {
    if (heard.some((own) => disagrees(own, action, at)))
      because.add('I understood part of it differently myself');
    if (action.service === AGENT) because.add('it is for an agent of another program');
    if (takesAway(action, at.directory)) because.add('it cannot be taken back');
    const target = action.args['target'] as unknown as Target | undefined;
    if (target !== undefined && at.reach(action.service, target).length > DEVICES_MAX)
      because.add('it concerns many devices');
  }
  return { groups: groupsOf(news), because: [...because] };
}

/** A mail about what came before it stands in one group with that; all else is independent. */
function groupsOf(actions: readonly Action[]): readonly Group[] {
  const last = actions.findLastIndex(
    ({ service, method, args }) => service === 'email' && method === 'send' && args['body'] === undefined,
  );
  const together = actions.slice(0, last + 1);
  return [...(together.length === 0 ? [] : [together]), ...actions.slice(last + 1).map((action) => [action])];
}

function reads({ service, method }: Action, directory: Directory): boolean {
  const effect = directory.find(service)?.manifest.methods[method]?.effect;
  return effect === 'read' || effect === 'pure';
}

function takesAway({ service, method }: Action, directory: Directory): boolean {
  const destructive = directory.find(service)?.manifest.methods[method]?.effects?.destructive;
  return destructive === true || TAKES_AWAY.has(method);
}

function same(own: Action, other: Action, at: Circumstances): boolean {
  if (own.service !== other.service || own.method !== other.method) return false;
  const [a, b] = [targetOf(own), targetOf(other)];
  if (a === undefined || b === undefined) return JSON.stringify(own.args) === JSON.stringify(other.args);
  const reached = new Set(at.reach(own.service, a));
  const ids = at.reach(other.service, b);
  return ids.length > 0 && ids.every((id) => reached.has(id));
}

/** Something else for the same thing. */
function disagrees(own: Action, other: Action, at: Circumstances): boolean {
  const [a, b] = [targetOf(own), targetOf(other)];
  if (a === undefined || b === undefined) return false;
  const reached = new Set(at.reach(own.service, a));
  return at.reach(other.service, b).some((id) => reached.has(id));
}

function targetOf(action: Action): Target | undefined {
  return action.args['target'] as unknown as Target | undefined;
}
