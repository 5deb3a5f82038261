import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "Turn the telly up." "*That's too much, go back*": to how far it was, where how far was set just now, and to no track before. */
export function levelBack(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  if (!lexicon.language.loose.later.levelBack.test(text)) return undefined;
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const { target, ...set } = last.args;
  const isLevel = Object.values(set).some((value) => typeof value === 'number');
  if (target === undefined || !isLevel) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs([[{ service: CONVERSATION, method: 'undo', args: {}, source }]]);
}
