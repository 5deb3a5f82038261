import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { ofBoth } from './of-both.ts';
import { ofNamed } from './of-told.ts';
import { held, placedIn } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { saidBefore } from './said-before.ts';
import { asksOnly } from './wish.ts';

/** The plan for words that are said of several things of before, have the words of before done, or speak of what was told. */
export function ofBefore(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  return (
    ofNamed(text, lexicon, context) ??
    ofBoth(text, lexicon, context) ??
    hourAgain(text, lexicon, context) ??
    saidBefore(text, lexicon, context) ??
    ofWhatWasTold(text, lexicon, context)
  );
}

/**
 * The plan for words that speak of what a question told which was of no thing by its name: "is anything open?" "*Close it all up then*", "how cold
 * is it out?" "*And in here?*" They are said whole, in the place that the question named.
 */
function ofWhatWasTold(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  const [asked, another] = before?.groups.flat() ?? [];
  if (before === undefined || asked === undefined || another !== undefined || !asksOnly(before, lexicon))
    return undefined;
  const { inRoom, behindTold } = lexicon.language.loose;
  const { area, what: of } = asked.args;
  for (const { service, what, say } of behindTold) {
    if (service !== asked.service || (what !== undefined && what !== of)) continue;
    const said = Reworded.of(text, lexicon.language);
    const plain = said.inWords(say);
    if (plain === said) continue;
    const where = typeof area === 'string' ? ` ${inRoom(area)}` : '';
    const plan = understand(`${plain.text}${where}`, lexicon, { ...context, previous: [] });
    if (plan.groups.length > 0 && plan.unread.length === 0) return placedIn(plain, plan);
  }
  return undefined;
}

/** "Lamp off at nine." "*And the hall light at ten*": behind what was put off to an hour a number alone is one, and no level. */
function hourAgain(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1)?.groups.flat() ?? [];
  if (before.length === 0 || before.some(({ when }) => when === undefined)) return undefined;
  const said = Reworded.of(text, lexicon.language);
  const hour = said.inWords(lexicon.language.loose.hourAgain);
  if (hour === said) return undefined;
  const plan = understand(hour.text, lexicon, context);
  const isPutOff = plan.groups.length > 0 && plan.groups.flat().every(({ when }) => when !== undefined);
  return isPutOff && plan.unread.length === 0 ? placedIn(hour, plan) : held(text, plan, lexicon);
}
