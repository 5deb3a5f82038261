import type { Action, Span } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { commandsAt, openSentence, type Sentence } from '../read/index.ts';
import { type Args, tokenize } from '../text/index.ts';
import type { Scene } from './clause-frames.ts';
import { DEGREES_MAX, type EditOf, levelOf, type Other, type Value } from './edit.ts';
import { isAtRest } from './opposite.ts';
import { type Built, made, no } from './steps.ts';

/** How much and how far, said of what was set before. */

const WHOLE = 100;

/** "Half as bright", "twice that": of the level that was set; of one that nobody named, of what it is then. */
export function manyTimes(edit: EditOf<'times'>, { service, args }: Action, { where }: Scene): Built {
  const { factor, of, source } = edit;
  const words = where.lexicon.grammar.services.get(service);
  const step = words?.phrases.step;
  const { target } = args;
  const isOther = of !== undefined && of !== service;
  if (words === undefined || step === undefined || target === undefined || isOther)
    return no('nothing-to-go-with', where);
  const level = levelOf(words);
  const was = level === undefined ? undefined : args[level];
  if (level !== undefined && typeof was === 'number' && !isDegrees(words, level)) {
    const value = Math.min(WHOLE, Math.max(1, Math.round(was * factor)));
    return made({ service, method: step.method, args: { target, [level]: value }, source });
  }
  if (of === undefined || step.factor === undefined || args[step.param] !== undefined)
    return no('nothing-to-go-with', where);
  return made({ service, method: step.method, args: { target, [step.factor]: factor }, source });
}

/**
 * "One degree more", "down ten", "another five": added to what was set, or, of a service that has steps, as a step of its own. What is no
 * step after all comes back as the value; `undefined` where there is nothing to add it to.
 */
export function byAsMuch(
  { value, step: how, of }: Value,
  { service, method, args }: Action,
  source: Span,
  { where }: Scene,
): Built | 'value' | undefined {
  const words = where.lexicon.grammar.services.get(service);
  const { target } = args;
  if (words === undefined || target === undefined || typeof value !== 'number') return undefined;
  if (of !== undefined && of !== service) return undefined;
  const { step } = words.phrases;
  const level = levelOf(words);
  if (level === undefined) return undefined;
  if (isDegrees(words, level) && Math.abs(value) > DEGREES_MAX) return value > 0 ? 'value' : undefined;
  const last = step === undefined ? undefined : args[step.param];
  const signed = how === 'onward' && typeof last === 'number' && last < 0 ? -value : value;
  if (step !== undefined)
    return made({ service, method: step.method, args: { target, [step.param]: signed }, source });
  const was = args[level] ?? endReached(method, words);
  if (typeof was !== 'number') return undefined;
  return made({
    service,
    method: settingOf([level], words) ?? method,
    args: { target, [level]: Math.min(WHOLE, Math.max(0, was + signed)) },
    source,
  });
}

/** "Open the blind." "*A bit less*", and "down a bit", "*a bit more*": of what has no steps of its own. */
export function aBit(
  { way, onward, ofDeed, source }: EditOf<'step'>,
  action: Action,
  scene: Scene,
): Built | undefined {
  const words = scene.where.lexicon.grammar.services.get(action.service);
  const { target, [BY]: last } = action.args;
  if (typeof last === 'number' && target !== undefined) {
    const by = onward ? Math.sign(last) * way : way;
    return made({
      service: action.service,
      method: action.method,
      args: { target, [BY]: by * LEVEL_STEP },
      source,
    });
  }
  const went = onward || ofDeed === true ? wayTold(action, scene) : undefined;
  const isLess = typeof went === 'string' && words?.phrases.methods[went]?.lessens === true;
  const value = (isLess ? -way : way) * LEVEL_STEP;
  const built = byAsMuch({ slot: 'level', value, bare: true, step: 'signed' }, action, source, scene);
  return built === 'value' ? undefined : built;
}

/** So much is a bit, and what it is the parameter of. */
const LEVEL_STEP = 20;
const BY = 'step';

/** "Open the blind": all the way, so that "*a bit less*" is a step from there. */
function endReached(method: string, { phrases: { methods } }: ServiceWords): number | undefined {
  const { lessens, undo } = methods[method] ?? {};
  if (lessens === true) return 0;
  return undo !== undefined && methods[undo]?.lessens === true ? WHOLE : undefined;
}

/** "Close the blind." "*Halfway*": the method of the same service that sets how much, or what takes such values. */
export function setTo(
  said: Value,
  { service, args }: Action,
  { where }: Scene,
): Pick<Action, 'method' | 'args'> | undefined {
  const words = where.lexicon.grammar.services.get(service);
  const param = words && paramOf(said, words);
  const { target } = args;
  if (words === undefined || param === undefined || target === undefined) return undefined;
  // "Up two, *three degrees*": what was a step is no warmth so low.
  const isStep = args[words.phrases.step?.param ?? ''] !== undefined && isDegrees(words, param);
  if (isStep && Number(said.value) <= DEGREES_MAX) return undefined;
  const method = settingOf([param], words);
  return method === undefined ? undefined : { method, args: { target, [param]: said.value } };
}

/**
 * "On cool, *nineteen*", "red, *at fifty percent*": the clause of the same sentence with a value that it left open, by the method that takes
 * what it said and the value as well. Not of what ends or has no more to say.
 */
export function withValue(
  said: Value,
  { service, method, args }: Action,
  { where }: Scene,
): Pick<Action, 'method' | 'args'> | undefined {
  const words = where.lexicon.grammar.services.get(service);
  const param = words && paramOf(said, words);
  if (words === undefined || param === undefined || args['target'] === undefined) return undefined;
  // "Heating on for an hour, *then eighteen*": what would go off at the end is set in its place.
  const kept = Object.fromEntries(Object.entries(args).filter(([, value]) => !isAtRest(value)));
  const named = Object.keys(kept).filter((name) => name !== 'target');
  const { step, methods } = words.phrases;
  if (args[param] !== undefined || named.includes(step?.param ?? '')) return undefined;
  const begins = methods[method]?.begins === true;
  const rests = Object.keys(kept).length < Object.keys(args).length;
  if (named.length === 0 && !begins && !rests) return undefined;
  const setting = settingOf([...named, param], words);
  return setting === undefined ? undefined : { method: setting, args: { ...kept, [param]: said.value } };
}

/** What steps came to where what they began at was said: "forty", "*a bit more*" is fifty. `undefined` of what was no step, or began nobody knows where. */
export function levelReached(before: Action, { memory, where }: Scene): Action | undefined {
  const words = where.lexicon.grammar.services.get(before.service);
  const level = words && levelOf(words);
  const by = words?.phrases.step?.param;
  const { target } = before.args;
  if (words === undefined || level === undefined || by === undefined || target === undefined)
    return undefined;
  const method = settingOf([level], words);
  if (method === undefined || typeof before.args[by] !== 'number') return undefined;
  let reached: number | undefined;
  for (const { service, args } of memory.actions) {
    if (service !== before.service || JSON.stringify(args['target']) !== JSON.stringify(target)) continue;
    const [set, step] = [args[level], args[by]];
    if (typeof set === 'number') reached = set;
    else reached = reached !== undefined && typeof step === 'number' ? reached + step : undefined;
  }
  if (reached === undefined) return undefined;
  const value = isDegrees(words, level) ? reached : Math.min(WHOLE, Math.max(0, reached));
  return { ...before, method, args: { target, [level]: value } };
}

/** What takes such a value: how much it is, or, of a value with words of its own, what else takes it. */
function paramOf({ slot, value, bare }: Value, words: ServiceWords): string | undefined {
  const level = levelOf(words);
  const fits = (name: string | undefined): boolean =>
    name !== undefined && words.slots.get(name)?.has(slot) === true;
  if (level !== undefined && typeof value === 'number' && (bare || fits(level))) return level;
  const { step } = words.phrases;
  return [...words.slots.keys()].find((name) => name !== step?.param && fits(name));
}

/** The method whose words take all of some parameters. */
function settingOf(names: readonly string[], { phrases: { methods } }: ServiceWords): string | undefined {
  const [method] =
    Object.entries(methods).find(
      ([, { say, question }]) =>
        question !== true &&
        names.every((name) =>
          say.some((one) => {
            const words = typeof one === 'string' ? one : one.say;
            return words.includes(`{${name}:`) || words.includes(`{${name}}`);
          }),
        ),
    ) ?? [];
  return method;
}

/** Half of twenty degrees is no warmth that anybody means. */
function isDegrees({ slots }: { readonly slots: ReadonlyMap<string, ReadonlySet<string>> }, name: string) {
  return slots.get(name)?.has('temperature') === true;
}

/** "All the way": to the end towards which it went. Where the words before do not tell which, it is not done. */
export function allTheWay({ source }: EditOf<'full'>, before: Action, scene: Scene): Built {
  const { where } = scene;
  const { service, args } = before;
  const words = where.lexicon.grammar.services.get(service);
  const { target } = args;
  if (words === undefined || target === undefined) return no('nothing-to-go-with', where);
  const { step } = words.phrases;
  const way = wayTold(before, scene);
  if (typeof way === 'string') return made({ service, method: way, args: { target }, source });
  const level = levelOf(words);
  if (step === undefined || level === undefined || isDegrees(words, level) || way < 0)
    return no('nothing-to-go-with', where);
  return made({ service, method: step.method, args: { target, [level]: WHOLE } as Args, source });
}

/** "Halfway." "A little more." "*All the way*": where the words of an action do not tell which way, those before that were said of the same thing do. */
function wayTold(action: Action, scene: Scene): string | number {
  const same = JSON.stringify(action.args['target']);
  const said = scene.memory.actions.filter(
    (one) => one.service === action.service && JSON.stringify(one.args['target']) === same,
  );
  const ways = [action, ...said.toReversed()].map((one) => wayOf(one, scene));
  return ways.find((one) => typeof one === 'string') ?? ways[0]!;
}

/** What its words alone, without how far, would have done: a method that has an inverse, or a step up or down. */
export function wayOf({ service, args, source }: Action, { where }: Scene): string | number {
  const { step } = where.lexicon.grammar.services.get(service)!.phrases;
  const stepped = args[step?.param ?? ''];
  if (typeof stepped === 'number') return stepped;
  if (source === undefined) return -1;
  const sentence = openSentence(source.text, where.lexicon, where.context);
  let way = 0;
  for (const { rule } of commandsAt(sentence, 0)) {
    if (rule.service.name !== service) continue;
    const given = rule.give[step?.param ?? ''];
    if (typeof given === 'number' && given < 0) way = given;
    if (step === undefined && rule.phrases.undo !== undefined) return rule.method;
  }
  return step === undefined ? (wayAround(sentence, service) ?? -1) : way;
}

/** "Pull the curtains *halfway* across", "have them *half* closed": how far, in a word or two, stands within the words that tell which way. */
function wayAround({ text, tokens, lexicon, context }: Sentence, service: string): string | undefined {
  if (tokens.length > AROUND_MAX) return undefined;
  for (const length of [1, 2])
    for (let at = 1; at + length <= tokens.length; at++) {
      const rest = `${text.slice(0, tokens[at]!.start)}${text.slice(tokens[at + length]?.start ?? text.length)}`;
      const around = openSentence(rest, lexicon, context);
      const told = commandsAt(around, 0).find(
        ({ end, rule }) =>
          end === around.tokens.length && rule.service.name === service && rule.phrases.undo !== undefined,
      );
      if (told !== undefined) return told.rule.method;
    }
  return undefined;
}

const AROUND_MAX = 12;

/** "Set it to 23." "I meant *twenty one*": no hour, where a number was set and nothing comes at a time. */
export function meantAsValue(edit: Other, before: Action, { memory, where }: Scene): Other {
  const { instead, things, values, timing, source } = edit;
  const { clock, ...others } = timing;
  const words = where.lexicon.grammar.services.get(before.service);
  if (!instead || clock === undefined || words === undefined || before.when !== undefined) return edit;
  if (things.length + values.length > 0 || Object.keys(others).length > 0 || clock.minutes % 60 !== 0)
    return edit;
  const level = levelOf(words);
  const isSet = [level, words.phrases.step?.param].some((name) => name !== undefined && name in before.args);
  if (!isSet || !isNumber(source.text, memory.time.language)) return edit;
  const value = { slot: 'level', value: clock.minutes / 60, bare: true, step: undefined } as const;
  return { ...edit, values: [value], timing: {} };
}

function isNumber(text: string, { words, numbers }: Language): boolean {
  const tokens = tokenize(text, words).tokens.filter(({ kind }) => kind !== 'mark');
  return numbers.numberAt(tokens, 0)?.end === tokens.length;
}

/** Whether the words of an action name no thing and no way but less. */
export function saysLess({ source }: Action, { lexicon: { language } }: FitHearing): boolean {
  const { tokens } = tokenize(source?.text ?? '', language.words);
  return tokens.length <= LESS_MAX && tokens.some(({ said }) => language.is.less.has(said));
}

/** More words name a thing. */
const LESS_MAX = 4;
