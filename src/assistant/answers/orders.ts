import { durationMs, sayClock, sayLength, wallAt } from '../../base/index.ts';
import {
  type Action,
  type Condition,
  type Device,
  type Group,
  sayDaytime,
  type Target,
  theThing,
} from '../../domain/index.ts';
import { listWords } from '../words.ts';
import { deedWords, toldWords } from './deed-words.ts';
import type { TellContext } from './telling.ts';

/** What was put off, where each of it is a deed at things of this home or a question. */
export interface Orders {
  /** "Turn off the hallway light and close the blinds". */
  readonly words: string;
  /** " and off again 45 minutes later"; empty where it has no end. */
  readonly end: string;
  /** "If the back door is unlocked", and what is done otherwise; `undefined` where it has no condition of its own. */
  readonly condition: string | undefined;
}

export function ordersOf(groups: unknown, { home, timezone }: TellContext): Orders | undefined {
  if (!Array.isArray(groups) || home === undefined) return undefined;
  const all = (groups as Group[]).flat();
  const ends = all.map((action, at) => endOf(action, all[at - 1], timezone));
  const actions = all.filter((_, at) => ends[at] === undefined);
  const words = actions.map((action) => {
    const { service, args } = action;
    if (action.when !== undefined || action.restores !== undefined) return undefined;
    // What is done to no thing, as a mail is sent, has no target.
    if (args['target'] === undefined) return toldWords(action, []);
    const found = home.resolve(args['target'] as unknown as Target, kindsOf(service));
    if (found.type !== 'found') return undefined;
    return toldWords(action, found.devices) ?? deedWords(action, found.devices);
  });
  const told = words.flatMap((one, at) =>
    one === undefined ? [] : { one, isElse: actions[at]?.otherwise === true },
  );
  if (told.length === 0 || told.length < words.length) return undefined;
  const end = ends.find((one) => one !== undefined) ?? '';
  const side = (isElse: boolean) => told.flatMap((one) => (one.isElse === isElse ? one.one : []));
  const [deeds, others] = [side(false), side(true)];
  if (deeds.length === 0) return undefined;
  const condition = conditionOf(actions.filter(({ otherwise }) => otherwise !== true));
  const both = others.length === 0 ? condition : `${condition ?? IF_SO}, otherwise ${listWords(others)}`;
  return { words: listWords(deeds), end, condition: both };
}

const IF_SO = 'if your condition holds then';

/** Whether nothing was put off but questions, so that what is told is that it happens. */
export function onlyAsks(groups: unknown): boolean {
  return Array.isArray(groups) && (groups as Group[]).flat().every(({ method }) => method === 'get');
}

/** The kinds of things that a service is for. */
function kindsOf(service: string): readonly Device['kind'][] {
  return service === 'sensor' ? ['sensor', 'binary_sensor'] : [service as Device['kind']];
}

/** "And off again 45 minutes later", "and off again at 23:00": how what came before it, of the same things, ends; `undefined` for any other. */
function endOf(
  { service, method, args, when }: Action,
  before: Action | undefined,
  zone: string,
): string | undefined {
  const after =
    when !== undefined && 'after' in when && typeof when.after === 'string' ? when.after : undefined;
  const isOfSame =
    before?.service === service && JSON.stringify(before.args['target']) === JSON.stringify(args['target']);
  const again = ENDS[`${before?.method} ${method}`];
  if (!isOfSame || again === undefined || before?.when !== undefined) return undefined;
  const at =
    when !== undefined && 'at' in when && !('rrule' in when) ? Date.parse(String(when.at)) : undefined;
  if (at !== undefined && Number.isFinite(at)) return ` and ${again} again at ${sayClock(wallAt(at, zone))}`;
  if (after === undefined) return undefined;
  const ms = durationMs(after) ?? 0;
  return ms <= 0 ? undefined : ` and ${again} again ${sayLength(ms)} later`;
}

/** How what was begun is ended, in as few words. */
const ENDS: Readonly<Record<string, string>> = {
  'turn_on turn_off': 'off',
  'turn_off turn_on': 'on',
  'open close': 'close it',
  'close open': 'open it',
  'unlock lock': 'lock it',
  'lock unlock': 'unlock it',
};

/** Of one thing by its name it is told what it must be; more is only told to be there. */
function conditionOf(actions: readonly Action[]): string | undefined {
  const [only, ...others] = new Set(actions.flatMap((action) => action.if ?? []));
  if (only === undefined) return undefined;
  const hours = others.length === 0 ? hoursOf(only) : undefined;
  if (hours !== undefined) return hours;
  const target = others.length === 0 && 'target' in only ? only.target : undefined;
  if (target === undefined || Array.isArray(target) || !('name' in target) || !('state' in only))
    return IF_SO;
  if (only.service === 'presence') return `if ${whoIs(target.name, only.state)} then`;
  return `if ${theThing(target.name)} is ${only.state} then`;
}

/** "If it is dark and not the weekend then", of what hangs on the clock alone. */
function hoursOf(condition: Condition): string | undefined {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? [] : [condition];
  const said = parts.flatMap((part) => {
    const fact = 'not' in part ? part.not : part;
    if ('from' in fact || 'target' in fact) return [];
    return { isNot: 'not' in part, words: sayDaytime(fact) };
  });
  const [first, another] = said;
  if (first === undefined || said.length < parts.length) return undefined;
  if (another === undefined) return `${first.isNot ? 'unless' : 'if'} it is ${first.words} then`;
  return `if it is ${said.map(({ isNot, words }) => (isNot ? `not ${words}` : words)).join(' and ')} then`;
}

/** People are no things, and whoever is away when anyone may be home is nobody at home. */
function whoIs(name: string, state: string): string {
  const isAway = state === 'away';
  if (name === 'anyone') return isAway ? 'nobody is home' : 'somebody is home';
  if (name === 'everyone') return isAway ? 'somebody is away' : 'everybody is home';
  return `${name} is ${state}`;
}
