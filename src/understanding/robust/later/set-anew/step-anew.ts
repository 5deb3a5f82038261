import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, readNumber, takenOff, understoodAs } from '../../../plan/index.ts';
import { type Arg, tokenize, type UnderstandingContext } from '../../../text/index.ts';

/**
 * "Turn the telly up by ten." "*No, by five*", "*actually just five*": the step that was told in figures is taken back, and goes as far as is said now the way it
 * went. `undefined` behind a step without figures ("a bit louder"), where a figure is how loud it is to be; it is never how warm.
 */
export function stepAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.stepAnew(text);
  if (said === undefined) return undefined;
  // What was taken back for it stands beside it.
  const steps = (context.previous?.at(-1)?.groups.flat() ?? []).filter(
    (deed) => typeof stepOf(deed, lexicon)?.by === 'number',
  );
  const [last, another] = steps;
  const step = last === undefined || another !== undefined ? undefined : stepOf(last, lexicon);
  if (last === undefined || step === undefined) return undefined;
  const was = step.by as number;
  const by = readNumber(said.figure, lexicon.language);
  const ofDegrees = [...step.words.slots.values()].some((slots) => slots.has('temperature'));
  if (by === undefined || by <= 0) return undefined;
  // "A bit warmer." "*No, two*": so few degrees are a step, whatever was said before.
  if (!ofDegrees && !isTold(last, Math.abs(was), lexicon)) return undefined;
  if (said.way !== undefined && said.way !== Math.sign(was)) return undefined;
  // "Up two degrees." "*No, twenty one*" is how warm it is to be, and of what is put off a bare figure may be the hour.
  const isLevel = ofDegrees ? by > DEGREES_MAX : said.isValue;
  if (isLevel || (!said.isStep && last.when !== undefined)) return undefined;
  const source = { start: 0, end: text.length, text };
  const { target } = last.args;
  const first: Action | undefined =
    last.when !== undefined
      ? takenOff(last, source)
      : { service: CONVERSATION, method: 'undo', args: target === undefined ? {} : { target }, source };
  if (first === undefined) return undefined;
  const { assumed: _assumed, ...whole } = last;
  const args = { ...last.args, [step.param]: (Math.sign(was) * by) as Arg };
  return understoodAs([[first, { ...whole, args, source }]]);
}

/** By how much an action changes something, and the words of its service. */
function stepOf({ service, args }: Action, { grammar }: Lexicon) {
  const words = grammar.services.get(service);
  const param = words?.phrases.step?.param ?? STEP;
  return words === undefined ? undefined : { words, param, by: args[param] };
}

/** The parameter of a step, where a service says of none that it goes on by it. */
const STEP = 'step';

/** More degrees than this nobody puts on. */
const DEGREES_MAX = 9;

/** Whether so much was said, or is no step that a service makes of itself. */
function isTold({ source }: Action, size: number, { language }: Lexicon): boolean {
  const { tokens } = tokenize(source?.text ?? '', language.words);
  const { numberAt, fewAt } = language.numbers;
  return tokens.some((_, at) =>
    [numberAt(tokens, at), fewAt(tokens, at)].some((found) => found?.value === size),
  );
}
