import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';
import { asksOnly } from '../wish.ts';

/**
 * "Is the front door locked?" "*If it isn't, lock it*": what is to be done hangs on what was asked about. Both are read as one sentence, and the
 * question is not put again. `undefined` where nothing was asked, or another thing is spoken of.
 */
export function inItsCase(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { previous = [] } = context;
  const last = previous.at(-1);
  if (last === undefined || !asksOnly(last, lexicon) || !beginsWithCase(text, lexicon)) return undefined;
  const asked = last.text.replace(/[?.! ]+$/, '');
  const both = understand(`${asked}, ${text}`, lexicon, { ...context, previous: previous.slice(0, -1) });
  const [question, ...deeds] = both.groups.flat();
  const isHung = deeds.length > 0 && deeds.every(({ if: only }) => only !== undefined);
  if (!isHung || both.unread.length > 0 || !isSame(question, last.groups.flat()[0])) return undefined;
  return withSource({ ...both, groups: [deeds] }, { start: 0, end: text.length, text });
}

/** "*If it* is not …", "but *if they* are …". */
function beginsWithCase(text: string, { language: { is } }: Lexicon): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  const at = words.findIndex((word) => is.if.has(word));
  return at >= 0 && at < 2 && is.pronoun.has((words[at + 1] ?? '').replace(/['’].*$/, ''));
}

function isSame(one: Action | undefined, other: Action | undefined): boolean {
  return (
    one !== undefined &&
    one.service === other?.service &&
    one.method === other.method &&
    JSON.stringify(one.args) === JSON.stringify(other.args)
  );
}
