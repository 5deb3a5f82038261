import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { TEXTS } from '../phrases/index.ts';
import { ofThings } from './same-things.ts';

/** What was heard, as this house understands it. */
export interface HeardAs {
  readonly text: string;
  readonly plan: Plan;
  /** How unlike it sounds, for each sound of what was heard; 0 where it was read as it was heard. */
  readonly distance: number;
}

/** Recognisers write capitals as they like. */
export function isSame(one: Plan, other: Plan): boolean {
  return deeds(one).toLowerCase() === deeds(other).toLowerCase();
}

/** Whether they ask for the same of the same things, whatever a person's own words in them are: the text of a reminder, an item. */
export function asksSame(one: Plan, other: Plan, lexicon: Lexicon): boolean {
  return isSame(ofThings(withoutOwn(one, lexicon), lexicon), ofThings(withoutOwn(other, lexicon), lexicon));
}

/** Whether a person's own words are among what it asks for. */
export function hasOwn(plan: Plan, lexicon: Lexicon): boolean {
  return deeds(plan) !== deeds(withoutOwn(plan, lexicon));
}

/** The words that are a person's own in what it asks for. */
export function ownWords({ groups }: Plan, { grammar }: Lexicon): readonly string[] {
  return groups.flat().flatMap(({ service, args }) => {
    const slots = grammar.services.get(service)?.slots;
    return Object.entries(args).flatMap(([name, value]) =>
      typeof value === 'string' && isOwn(slots?.get(name)) ? value.toLowerCase().split(/\s+/) : [],
    );
  });
}

function withoutOwn(plan: Plan, { grammar }: Lexicon): Plan {
  const groups = plan.groups.map((group) =>
    group.map((action) => {
      const slots = grammar.services.get(action.service)?.slots;
      const args = Object.entries(action.args).filter(([name]) => !isOwn(slots?.get(name)));
      return { ...action, args: Object.fromEntries(args) };
    }),
  );
  return { ...plan, groups: once(groups) };
}

/** "Apples pears" is one item or two: several in a row that are the same but for a person's own words are one. */
function once(groups: Plan['groups']): Plan['groups'] {
  const written = groups.map((group) => deeds({ groups: [group] }));
  return groups.filter((_group, at) => written[at] !== written[at - 1]);
}

/** Whether nothing but words of a person's own fills a parameter, or a number among them ("six eggs"). */
function isOwn(types: ReadonlySet<string> = new Set()): boolean {
  const all = [...types];
  return all.some((type) => TEXTS.has(type)) && all.every((type) => TEXTS.has(type) || type === 'number');
}

/** What a plan does, without the words that it was read from. */
export function deeds({ groups }: Pick<Plan, 'groups'>): string {
  return JSON.stringify(
    groups.map((group) => group.map(({ source: _source, said: _said, assumed: _assumed, ...deed }) => deed)),
    inOrder,
  );
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether all of it is understood and something comes of it. */
export function isUnderstood({ groups, unread }: Plan): boolean {
  return groups.length > 0 && unread.length === 0;
}
