import type { Action, Device, Group, SingleTarget, Target } from '../../src/domain/index.ts';

/**
 * Scores plans against the compound sets' gold: an action on devices
 * counts as one action per device, so `{area: garage}` is the same as naming its only light; texts are compared by keywords,
 * vague times by windows; and the same pairs of actions must wait for each other.
 */
export interface GoldCase {
  readonly id: string;
  readonly text: string;
  readonly turns?: readonly { readonly text: string }[];
  readonly now: string;
  readonly fixture: 'home-1' | 'home-2';
  readonly groups: readonly GoldGroup[];
  readonly alternatives?: readonly (readonly GoldGroup[])[];
  readonly direct: boolean;
  readonly tags: readonly string[];
}
type GoldAction = Action & { readonly match?: Readonly<Record<string, readonly string[]>> };
type GoldGroup = readonly GoldAction[];

interface Atom {
  readonly group: number;
  readonly place: number;
  readonly device: string;
  readonly action: GoldAction;
}

export function matchesGold(gold: GoldCase, groups: readonly Group[], devices: readonly Device[]): boolean {
  return [gold.groups, ...(gold.alternatives ?? [])].some((wanted) => isSamePlan(wanted, groups, devices));
}

/** Whether any action that would change something is in none of the gold plans. */
export function isWrong(gold: GoldCase, groups: readonly Group[], devices: readonly Device[]): boolean {
  const wanted = [gold.groups, ...(gold.alternatives ?? [])].flatMap((plan) => atomsOf(plan, devices));
  return atomsOf(groups, devices).some(
    (atom) => !READS.has(atom.action.method) && !wanted.some((one) => isSameAtom(one, atom, devices)),
  );
}

const READS = new Set(['get', 'list', 'free', 'time', 'date', 'sun', 'web']);

function isSamePlan(
  wanted: readonly GoldGroup[],
  groups: readonly Group[],
  devices: readonly Device[],
): boolean {
  const [gold, found] = [atomsOf(wanted, devices), atomsOf(groups, devices)];
  if (gold.length !== found.length) return false;
  const partner = new Map<Atom, Atom>();
  const free = new Set(found);
  for (const one of gold) {
    const other = [...free].find((atom) => isSameAtom(one, atom, devices));
    if (other === undefined) return false;
    partner.set(one, other);
    free.delete(other);
  }
  return gold.every((one) =>
    gold.every((two) => waits(one, two) === waits(partner.get(one)!, partner.get(two)!)),
  );
}

/** The same wish for two devices has no order. */
function waits(one: Atom, two: Atom): boolean {
  return one.group === two.group && one.place < two.place && !isSameWish(one.action, two.action);
}

function isSameWish(one: Action, two: Action): boolean {
  return (
    one.service === 'light' &&
    one.service === two.service &&
    one.method === two.method &&
    values(one) === values(two)
  );
}

function atomsOf(groups: readonly GoldGroup[], devices: readonly Device[]): Atom[] {
  return groups.flatMap((group, at) =>
    group.flatMap((action, place) => {
      const target = action.args['target'] as unknown as Target | undefined;
      const ids = target === undefined ? [''] : idsOf(target, action.service, devices);
      return (ids.length === 0 ? ['?'] : ids).map((device) => ({ group: at, place, device, action }));
    }),
  );
}

export function idsOf(target: Target, kind: string, devices: readonly Device[]): string[] {
  if (Array.isArray(target))
    return [...new Set(target.flatMap((single) => idsOf(single, kind, devices)))].sort();
  const single = target as SingleTarget;
  const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();
  const own = devices.filter((device) => device.kind === kind);
  let found: Device[] = [];
  if ('all' in single) found = own;
  else if ('area' in single) found = own.filter(({ area }) => same(area, single.area));
  else if ('floor' in single) found = own.filter(({ floor }) => same(floor, single.floor));
  else if ('group' in single)
    found = own.filter(({ groups }) => groups.some((group) => same(group, single.group)));
  else if ('id' in single) found = own.filter(({ id }) => id === single.id);
  else found = own.filter(({ name, aliases }) => [name, ...aliases].some((one) => same(one, single.name)));
  const out = new Set((single.except ?? []).flatMap((left) => idsOf(left, kind, devices)));
  return found.map(({ id }) => id).filter((id) => !out.has(id));
}

function isSameAtom(gold: Atom, found: Atom, devices: readonly Device[]): boolean {
  const [a, b] = [gold.action, found.action];
  if (a.service !== b.service || gold.device !== found.device) return false;
  if (method(a) !== method(b) || later(a) !== later(b) || only(a, devices) !== only(b, devices)) return false;
  if (a.args['target'] !== undefined) return isSameSetting(a, b);
  return isSameText(a, b) && isSameTime(a, b) && isSamePeople(a, b);
}

/** Turning a light on with a brightness is setting it. */
function method({ service, method, args }: Action): string {
  return service === 'light' && method === 'turn_on' && (args['brightness'] ?? args['color']) !== undefined
    ? 'set'
    : method;
}

/** The same parameters; a number inside the gold's bounds where the words are vague, a query by its keywords. */
function isSameSetting(gold: GoldAction, found: Action): boolean {
  const { target: _one, ...wanted } = gold.args;
  const { target: _other, ...has } = found.args;
  if (Object.keys(wanted).length !== Object.keys(has).length) return false;
  return Object.entries(wanted).every(([name, value]) => {
    const said = String(has[name] ?? '').toLowerCase();
    const keywords = gold.match?.[`${name}_keywords`];
    if (keywords !== undefined) return keywords.every((word) => said.includes(word.toLowerCase()));
    const bounds = (value as { between?: readonly [number, number] } | null)?.between;
    if (bounds === undefined) return said === String(value).toLowerCase();
    return Number(has[name]) >= bounds[0] && Number(has[name]) <= bounds[1];
  });
}

function values({ args }: Action): string {
  const { target: _target, ...rest } = args;
  return JSON.stringify(
    Object.entries(rest)
      .sort()
      .map(([name, value]) => [name, String(value).toLowerCase()]),
  );
}

function later({ when }: Action): string {
  if (when === undefined) return '';
  if ('rrule' in when && when.rrule !== undefined && !('sun' in when)) return ruleOf(when.rrule);
  if ('at' in when)
    return typeof when.at === 'string' ? String(Date.parse(when.at)) : JSON.stringify(when.at);
  if ('event' in when) return `event ${JSON.stringify(when.event)}`;
  return JSON.stringify(when);
}

function ruleOf(rrule: string): string {
  return rrule
    .replace('RRULE:', '')
    .split(';')
    .filter((part) => part !== 'INTERVAL=1')
    .sort()
    .join(';');
}

function only({ if: condition }: Action, devices: readonly Device[]): string {
  if (condition === undefined) return '';
  if ('from' in condition)
    return [condition.state, Date.parse(condition.from), Date.parse(condition.to)].join(' ');
  if ('kind' in condition || !('state' in condition)) return JSON.stringify(condition);
  return `${condition.service} ${condition.state} ${idsOf(condition.target, condition.service, devices).join(' ')}`;
}

function isSameText(gold: GoldAction, found: Action): boolean {
  const match = gold.match ?? {};
  const said = ['subject', 'about', 'body']
    .map((name) => String(found.args[name] ?? ''))
    .join(' ')
    .toLowerCase();
  if (match['about_any'] !== undefined && !match['about_any'].some((word) => said.includes(word)))
    return false;
  if (gold.args['subject'] !== undefined && gold.args['subject'] !== found.args['subject']) return false;
  for (const name of ['text', 'title']) {
    const wanted = gold.args[name];
    if (wanted === undefined) continue;
    const [need, have] = [
      match['text_keywords'] ?? wordsOf(String(wanted)),
      wordsOf(String(found.args[name] ?? '')),
    ];
    const holds = need.every((word) =>
      have.some(
        (one) =>
          one === word.toLowerCase() ||
          (word.length > 3 && one.startsWith(word.toLowerCase().slice(0, Math.max(4, word.length - 1)))),
      ),
    );
    if (!holds || have.length > wordsOf(String(wanted)).length + 4) return false;
  }
  return true;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}

function isSameTime(gold: Action, found: Action): boolean {
  for (const name of ['start', 'end', 'from', 'to'] as const) {
    if (name === 'to' && gold.service === 'email') continue;
    const wanted = gold.args[name];
    if (
      typeof wanted === 'string' &&
      /^\d{4}-/.test(wanted) &&
      Date.parse(wanted) !== Date.parse(String(found.args[name]))
    )
      return false;
  }
  const [rule, other] = [gold.args['rrule'], found.args['rrule']].map((one) =>
    one === undefined ? undefined : ruleOf(String(one)),
  );
  if (rule !== undefined) return rule === other;
  const wanted = gold.args['at'];
  if (wanted === undefined) return true;
  const [first, last] = windowOf(found.args['at']);
  if (typeof wanted === 'string') return first === Date.parse(wanted) && last === first;
  const [from, to] = windowOf(wanted);
  return first >= from && last <= to;
}

/** The first and the last instant of a moment, which are one where an instant was named. */
function windowOf(moment: unknown): readonly [number, number] {
  if (typeof moment === 'string') return [Date.parse(moment), Date.parse(moment)];
  const [from, to] = (moment as { between: [string, string] }).between;
  return [Date.parse(from), Date.parse(to)];
}

function isSamePeople(gold: Action, found: Action): boolean {
  if (gold.service === 'reminders') return gold.args['to'] === found.args['to'];
  if (gold.service !== 'email') return true;
  return (
    JSON.stringify([...(gold.args['to'] as string[])].sort()) ===
    JSON.stringify([...(found.args['to'] as string[])].sort())
  );
}
