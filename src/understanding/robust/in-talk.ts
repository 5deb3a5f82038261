import { isJsonObject } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { CONVERSATION, understand } from '../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { besideStatements, ofToldThing } from './told/index.ts';
import { behindRemark, withoutTold } from './told-beside.ts';
import { asksOnly, isFaithful } from './wish.ts';

/** Whether it is about what is put off, or spoken of by its content, whichever service keeps it. */
function isKept({ service }: Action): boolean {
  return service === 'diary' || service === 'schedule';
}

/** Nobody makes more remarks before they say what they want. */
const REMARKS_MAX = 3;

/**
 * The ways to read words that are said in a talk: in the words of a correction or a step, and without what is said of the turn before. The
 * nearest to what was said first, and last as it was before it was put plainer; `beside` where something was left out.
 */
export function waysInTalk(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
  polite: Reworded,
): readonly { readonly said: Reworded; readonly beside: boolean }[] {
  const { loose, is } = lexicon.language;
  const reworded = (one: Reworded): Reworded => one.inOrder(loose.inTalk);
  // "That spotlight's blinding, *take it down to twenty*": of what was told, and not of what was spoken of before.
  const own = ofToldThing(said, lexicon, context);
  if (own.length > 0)
    return own.flatMap((wish) => [wish, reworded(wish)].map((one) => ({ said: one, beside: true })));
  const beside = besideSpokenOf(said, lexicon, context);
  const ways = [beside, said].flatMap((one) =>
    one === undefined ? [] : [{ said: reworded(one), beside: false }],
  );
  let rest = said;
  for (let left = 0; left < REMARKS_MAX; left++) {
    const [remark] = loose.remark.exec(rest.text) ?? [];
    if (remark === undefined || remark.length >= rest.text.length) break;
    rest = rest.part(remark.length, rest.text.length);
    ways.push({ said: rest, beside: true }, { said: reworded(rest), beside: true });
  }
  for (const wish of [...behindRemark(said, lexicon), ...besideStatements(said, lexicon, context)])
    ways.push({ said: wish, beside: true }, { said: reworded(wish), beside: true });
  // "No stop *it's making a horrible noise*": why, behind the wish.
  for (const { said: way } of ways.slice())
    for (const wish of withoutTold(way, lexicon))
      ways.push({ said: wish, beside: true }, { said: reworded(wish), beside: true });
  // "*The one out the back* too" is the back one where there is none in a back garden.
  if (polite !== said) ways.push({ said: reworded(polite), beside: false });
  // "Thank you, *that* will do": what is left over is no wish.
  const { pronoun } = is;
  return ways.filter(
    ({ said: { text } }) => !text.split(/[^\p{L}\p{N}']+/u).every((word) => word === '' || pronoun.has(word)),
  );
}

/** "Turn off the TV." "And the light *behind it*": with its name. */
function besideSpokenOf(
  said: Reworded,
  { language: { references } }: Lexicon,
  { previous = [] }: UnderstandingContext,
): Reworded | undefined {
  const [last, another] = previous.at(-1)?.groups.flat() ?? [];
  const target = last?.args['target'];
  if (another !== undefined || !isJsonObject(target) || typeof target['name'] !== 'string') return undefined;
  const named = said.replaced(references.besideIt, `$1${target['name']}`);
  return named === said ? undefined : named;
}

/** Whether a plan goes on with what was spoken of before, or is of things, and nothing of it is unread. */
export function goesOn(
  plan: Plan,
  said: string,
  plain: string,
  beside: boolean,
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
): boolean {
  const actions = plan.groups.flat();
  if (actions.length === 0 || plan.unread.length > 0) return false;
  if (beside && asksOnly(plan, lexicon)) return false;
  // "Both lamps on." "*That one* can go off": nobody knows which.
  const isSeveral = actions.some(({ args: { target } }) => Array.isArray(target) && target.length > 1);
  if (isSeveral && lexicon.language.loose.later.ofThings.ofOne.test(said)) return false;
  const spoken = previous.flatMap(({ groups }) => groups.flat());
  const isOfSeries = spoken.some(({ when, args }) => when !== undefined || args['rrule'] !== undefined);
  if (actions.some((action) => changesNothing(action, spoken))) return false;
  const known = new Set(spoken.map(({ service }) => service));
  return actions.every(
    (action) =>
      (action.service === CONVERSATION ||
        (isOfSeries && isKept(action)) ||
        known.has(action.service) ||
        (lexicon.grammar.services.get(action.service)?.phrases.kinds?.length ?? 0) > 0) &&
      isFaithful(action, said, plain),
  );
}

/** What is moved to when it is already: the words that tell another time were not heard. */
function changesNothing({ service, method, args }: Action, spoken: readonly Action[]): boolean {
  const last = spoken.findLast((action) => action.service === service);
  const times = ['at', 'start', 'end'].filter((name) => args[name] !== undefined);
  return method === 'change' && times.length > 0 && times.every((name) => same(args[name], last?.args[name]));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "*The cat's still out*, undo that": what is told in front orders nothing, so that what was done before is taken back. */
export function undoBehindTold(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const { language } = lexicon;
  const { is, words } = language;
  const [, told, wish] = /^(.+)[,.;!–—] +(.+)$/s.exec(text) ?? [];
  if (told === undefined || wish === undefined) return undefined;
  const said = tokenize(told, words).tokens.filter(({ word }) => !is.filler.has(word));
  const orders =
    told.search(language.loose.handling) >= 0 ||
    said.some(({ word }, at) => is.wish.has(word) || (at === 0 && is.imperative.has(word)));
  const plan = orders ? undefined : understand(wish, lexicon, context);
  const [move, another] = plan?.groups.flat() ?? [];
  const isUndo = move?.service === CONVERSATION && move.method === 'undo' && another === undefined;
  return isUndo && plan?.unread.length === 0 ? plan : undefined;
}
