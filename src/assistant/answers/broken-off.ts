import { sentence } from '../../base/index.ts';
import type { Verdict } from '../facts.ts';
import { type TellContext, tellAll } from './sentences.ts';

/** What is known of a turn that was ended before its answer. */
export interface BrokenOff {
  readonly verdicts: readonly Verdict[];
  /** How many actions there were in all, and how many were begun and never heard of again. */
  readonly count: number;
  readonly doubtful: number;
  readonly because: string;
}

/** More than this is counted. */
const TOLD_MAX = 4;

/** What was seen done, how much is not, what nobody knows, and why it ended (A31). */
export function brokenOffText(
  { verdicts, count, doubtful, because }: BrokenOff,
  context: TellContext,
): string {
  const done = verdicts.filter(({ status }) => status === 'done' || status === 'scheduled');
  const left = count - done.length - doubtful;
  const parts: string[] = [];
  if (done.length === 0) parts.push(count === 0 ? 'Nothing is done' : left > 0 ? 'None of it is done' : '');
  else if (done.length > TOLD_MAX)
    parts.push(`${done.length} of the ${count} are done${left > 0 ? `, ${left} ${areNot(left)}` : ''}`);
  else {
    parts.push(...tellAll(done, context));
    if (left > 0) parts.push(`${left} more ${areNot(left)} done`);
  }
  if (doubtful > 0)
    parts.push(
      `${doubtful === 1 ? 'One thing was' : `${doubtful} things were`} under way, and I do not know whether ${doubtful === 1 ? 'it is' : 'they are'} done`,
    );
  const told = parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');
  return `${told.replace(/\.$/, '')}: ${sentence(reasonOf(because)).replace(/^./, (first) => first.toLowerCase())}`;
}

function areNot(count: number): string {
  return count === 1 ? 'is not' : 'are not';
}

function reasonOf(because: string): string {
  const [, amount, unit] = /^budget: ([\d.]+) (.+) are spent$/.exec(because) ?? [];
  if (amount === undefined || unit === undefined) return because;
  if (unit === 'ms')
    return `one request may take no more than ${Math.round(Number(amount) / 60_000)} minutes`;
  return `one request may take no more than ${amount} ${unit}`;
}
