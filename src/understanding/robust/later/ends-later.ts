import type { Action, Plan, When } from '../../../domain/index.ts';
import { type EndsLater, isoLength } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION, readDuration, readWhen, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';

/**
 * "Turn the fan on." "*Stop at six*"; "heating to 21." "*Until nine*": what was just done ends then, by its inverse; what has none is put back to how it was. `undefined`
 * where nothing was done to a thing last.
 */
export function endsLater(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [deed, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  const target = deed?.args['target'];
  if (deed === undefined || another !== undefined || target === undefined || deed.if !== undefined)
    return undefined;
  const words = lexicon.grammar.services.get(deed.service);
  const phrases = words?.phrases.methods[deed.method];
  if (words === undefined || words.kinds.size === 0 || phrases === undefined || phrases.question === true)
    return undefined;
  const said = lexicon.language.loose.later.endsLater(text);
  // "Until six", of what has an inverse, goes on with it anyway.
  if (said === undefined || (!said.stops && phrases.undo !== undefined)) return undefined;
  const when = whenOf(said, lexicon, context);
  // "The fan on at five." "*For half an hour*": counted from then, and not from now.
  if (when === undefined || (deed.when !== undefined && 'after' in when)) return undefined;
  const source = { start: 0, end: text.length, text };
  const end = ending(deed, phrases.undo, { when, source });
  return end && understoodAs([[end]]);
}

function ending(
  { service, args, when: begins }: Action,
  inverse: string | undefined,
  then: Pick<Action, 'when' | 'source'>,
): Action | undefined {
  const target = { target: args['target']! };
  if (inverse !== undefined) {
    const isOnce = begins === undefined || ('at' in begins && !('rrule' in begins));
    return isOnce ? { service, method: inverse, args: target, ...then } : undefined;
  }
  return begins === undefined ? { service: CONVERSATION, method: 'undo', args: target, ...then } : undefined;
}

function whenOf(said: EndsLater, { language }: Lexicon, context: UnderstandingContext): When | undefined {
  if ('until' in said) return readWhen(said.until, 'when', context, language)?.when;
  const length = readDuration(said.lasts, language);
  return length === undefined ? undefined : { after: isoLength(length) };
}
