import { isJsonObject, type JsonObject } from '../../base/index.ts';
import { theThing } from '../../domain/index.ts';
import { thingsOf } from '../due/conditions.ts';
import { listWords } from '../words.ts';
import type { TellContext } from './telling.ts';

/** More than these nobody listens to; the others are told to who wants to hear them. */
const TOLD_MAX = 4;

type Left = Pick<TellContext, 'left'>;

/** "Milk, bread, tea, eggs and 2 more": things that were asked for, of many the first ones; the others go to what is left. */
export function inPart(items: readonly string[], { left }: Left): string {
  if (left === undefined || items.length <= TOLD_MAX) return listWords(items);
  left.push(listWords(items.slice(TOLD_MAX)));
  return firstOf(items, ', ');
}

/** The same of rows, each with its time. */
export function rowsInPart(rows: readonly string[], { left }: Left): string {
  if (left === undefined || rows.length <= TOLD_MAX) return rows.join('; ');
  left.push(rows.slice(TOLD_MAX).join('; '));
  return firstOf(rows, '; ');
}

function firstOf(items: readonly string[], between: string): string {
  return `${items.slice(0, TOLD_MAX).join(between)} and ${items.length - TOLD_MAX} more`;
}

/** What stands on a list: its own summary where it is short, or tells something else. */
export function listInPart(evidence: JsonObject, context: Left): string {
  const summary = String(evidence['summary'] ?? '');
  const rows = Array.isArray(evidence['items']) ? evidence['items'].filter(isJsonObject) : [];
  if (context.left === undefined || rows.length <= TOLD_MAX || !summary.startsWith('On the ')) return summary;
  const items = rows.map(({ item, quantity }) =>
    typeof quantity === 'string' ? `${String(item)} (${quantity})` : String(item),
  );
  return `${rows.length} things are on the ${String(evidence['list'])} list: ${inPart(items, context)}`;
}

/** Rows that a service told in one sentence, parted by semicolons. */
export function summaryInPart({ summary }: JsonObject, context: Left): string {
  const rows = String(summary ?? '').split('; ');
  return rowsInPart(rows, context);
}

/** What is open, on or unlocked against all being well, as the house told it; of many that are so the first ones. */
export function foundInPart(evidence: JsonObject, context: Left): string {
  const found = thingsOf(evidence['found'] ?? null);
  let said = String(evidence['summary'] ?? '');
  for (const is of new Set(found.map((one) => one['is']))) {
    const names = found.filter((one) => one['is'] === is).map(({ name }) => theThing(String(name)));
    const whole = listWords(names);
    if (names.length > TOLD_MAX && said.includes(whole))
      said = said.replace(whole, () => inPart(names, context));
  }
  return said;
}
