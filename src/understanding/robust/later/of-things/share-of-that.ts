import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';

/** How far a thing goes, by the words of its service. */
const PERCENT_MAX = 100;
/** What switches on a thing that has a level. */
const TURNED_ON = 'turn_on';

/**
 * "The bedside lamp at 40." "*And the ceiling half of that*" is at 20, and no half of all that it can. Behind a step ("a bit warmer") half of it is half a step.
 * `undefined` where nothing was told in percent.
 */
export function shareOfThat(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { shareOf, toPercent } = lexicon.language.loose.later.ofThings;
  const said = shareOf(text);
  if (said === undefined) return undefined;
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const step = lexicon.grammar.services.get(last.service)?.phrases.step?.param;
  if (step !== undefined && typeof last.args[step] === 'number')
    return said.wish === '' ? shareOfStep(text, last, step, said.share) : undefined;
  const ofNow = said.wish === '' ? shareOfNow(text, last, lexicon, said.share) : undefined;
  if (ofNow !== undefined) return ofNow;
  const level = levelOf(last, lexicon);
  const percent = level === undefined ? undefined : Math.round(level * said.share);
  if (percent === undefined || percent < 1 || percent > PERCENT_MAX) return undefined;
  const plan = understand(toPercent(said.wish, percent), lexicon, context);
  const deeds = plan.groups.flat();
  if (deeds.length === 0 || plan.unread.length > 0) return undefined;
  if (deeds.some(({ service }) => service !== last.service)) return undefined;
  return withSource(plan, { start: 0, end: text.length, text });
}

/** "Get the fan going." "*Half that*": of how far it goes, where that was not told and its service knows a share of it. */
function shareOfNow(
  text: string,
  { service, method, args, ...rest }: Action,
  { grammar }: Lexicon,
  share: number,
): Plan | undefined {
  const step = grammar.services.get(service)?.phrases.step;
  const isToldOn = method === TURNED_ON && Object.keys(args).length === 1 && args['target'] !== undefined;
  if (!isToldOn || step?.factor === undefined) return undefined;
  const { assumed: _assumed, ...whole } = rest;
  const source = { start: 0, end: text.length, text };
  const { target } = args;
  return understoodAs([
    [{ ...whole, service, method: step.method, args: { target: target!, [step.factor]: share }, source }],
  ]);
}

/** "*No, half of that*": the step is taken back, and half of it taken. */
function shareOfStep(text: string, last: Action, step: string, share: number): Plan {
  const source = { start: 0, end: text.length, text };
  const { target } = last.args;
  const undo = {
    service: CONVERSATION,
    method: 'undo',
    args: target === undefined ? {} : { target },
    source,
  };
  const { assumed: _assumed, ...whole } = last;
  return understoodAs([
    [undo, { ...whole, args: { ...last.args, [step]: (last.args[step] as number) * share }, source }],
  ]);
}

/** The one figure of an action, which is in percent; what was only turned on is at all that it can. */
function levelOf({ service, method, args }: Action, { grammar }: Lexicon): number | undefined {
  const { step } = grammar.services.get(service)?.phrases ?? {};
  if (method === TURNED_ON && step !== undefined)
    return Object.keys(args).length === 1 ? PERCENT_MAX : undefined;
  const figures = Object.entries(args).filter(([, value]) => typeof value === 'number');
  const [[param, value] = [], another] = figures;
  if (param === undefined || typeof value !== 'number' || another !== undefined) return undefined;
  const slots = grammar.services.get(service)?.slots.get(param);
  return slots?.has('level') === true || slots?.has('percent') === true ? value : undefined;
}
