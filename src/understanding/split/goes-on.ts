import type { Reading, Sentence } from '../read/index.ts';

/** "*Butter too*", "and *the laundry one*", of what the turn before did: where no time has to be named, nothing less tells that it goes on. */
export function goesOnWith({ tokens, context, language }: Sentence, at: number, { rule }: Reading): boolean {
  const last = context.previous?.at(-1)?.groups.flat().at(-1);
  if (last?.service !== rule.service.name || last.method !== rule.method) return false;
  // "*And* ketchup": of words that only what they name tells.
  if (rule.hold !== undefined && at === 0) return false;
  return at === 0 || language.clauses.jointsAt(tokens, 0).some(({ end }) => end === at);
}

/** What goes on with a clause before has something before it: "i want *to call Sam*" begins anew. */
export function isBehindJoint({ tokens, language }: Sentence, at: number): boolean {
  const { jointsAt } = language.clauses;
  for (let before = 0; before < at; before++) if (jointsAt(tokens, before).length > 0) return true;
  return false;
}

/**
 * What is said to something that rings, where it does. "Turn it off in ten minutes." "On second thoughts, *an hour*": a length alone behind a
 * correction is of what was put off just now, whatever rings.
 */
export function mayBeHeard(sentence: Sentence, at: number, reading: Reading): boolean {
  if (!TO_WHAT_RINGS.includes(reading.rule.method)) return true;
  const { context, language, tokens } = sentence;
  if (context.ringing !== true) return false;
  const [length] = reading.fills;
  const isAlone = length?.start === reading.start && length.end === reading.end;
  const last = context.previous?.at(-1)?.groups.flat().at(-1);
  const isTimed = last?.when !== undefined || TIMES.some((name) => last?.args[name] !== undefined);
  const isBehind = (end: number): boolean => tokens.slice(end, at).every(({ kind }) => kind === 'mark');
  const corrects = language.clauses
    .jointsAt(tokens, 0)
    .some(({ joint, end }) => joint === 'correction' && end <= at && isBehind(end));
  return !(isAlone && isTimed && corrects);
}

const TO_WHAT_RINGS: readonly string[] = ['heard', 'snooze'];
const TIMES: readonly string[] = ['at', 'duration', 'start'];
