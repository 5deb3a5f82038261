import type { Action } from '../../domain/index.ts';
import type { Explanation } from './explain.ts';

/** An explanation as lines to be read at a terminal (`hearth understand --explain`): clauses, readings, scores, then the plan. */
export function explainText({ parts, slips, plan, score }: Explanation): string {
  const lines: string[] = [];
  for (const part of parts) {
    lines.push(`${figure(part.score)}  ${part.as}: "${part.text}"`);
    if (part.reading !== undefined) lines.push(`         read as ${part.reading}`);
    for (const other of part.others)
      lines.push(`         ${figure(other.score)} would be ${other.reading}, of "${other.text}"`);
  }
  lines.push(`${figure(score)}  in all`);
  for (const { written, taken } of slips) lines.push(`         "${written}" was taken for "${taken}"`);
  plan.groups.forEach((group, at) => {
    lines.push(`group ${at + 1}`);
    for (const action of group) lines.push(...sayAction(action));
  });
  for (const { text, reason, candidates } of plan.unread)
    lines.push(
      `unread   "${text}": ${reason}${candidates === undefined ? '' : ` (${candidates.join(', ')})`}`,
    );
  if (plan.direct) lines.push(`nothing to do: ${plan.talk ?? 'chat'}`);
  lines.push(`confidence ${plan.confidence}`);
  return `${lines.join('\n')}\n`;
}

function sayAction({ service, method, args, when, if: only, assumed = [] }: Action): string[] {
  const parts = [`${service}.${method} ${JSON.stringify(args)}`];
  if (when !== undefined) parts.push(`when ${JSON.stringify(when)}`);
  if (only !== undefined) parts.push(`if ${JSON.stringify(only)}`);
  return [`  ${parts.join(' ')}`, ...assumed.map((one) => `         assumed: ${one}`)];
}

function figure(score: number): string {
  return score.toFixed(2).padStart(7);
}
