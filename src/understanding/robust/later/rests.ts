import { isoIn, startOfDate } from '../../../base/index.ts';
import { type Action, type Plan, returns } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { readWhen, understoodAs } from '../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../text/index.ts';

/** Keeps commands for good, and may let them rest. */
const KEEPER = 'schedule';

/** "Coffee on at seven every day." "*Pause that rule*"; "*pick it up again from Monday*": the command that was given last, or that was let rest, by its words. */
export function rests(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.rests(text);
  if (said === undefined) return undefined;
  const query = (context.previous ?? []).toReversed().flatMap(ruleOf)[0];
  if (query === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const method = said.goesOn ? 'resume' : 'pause';
  const day = said.from === undefined ? undefined : dayOf(said.from, lexicon, context);
  if (said.from !== undefined && day === undefined) return undefined;
  const when = day === undefined ? {} : { when: { at: day } };
  const action: Action = { service: KEEPER, method, args: { query }, ...when, source };
  return understoodAs([[action]]);
}

/** By its words, where a turn gave one command that was stored for good. */
function ruleOf({ groups }: PreviousTurn): readonly string[] {
  const [last, another] = groups.flat();
  const words = last === undefined || another !== undefined ? undefined : wordsOf(last);
  return words === undefined ? [] : [words];
}

function wordsOf(action: Action): string | undefined {
  const { service, method, args, said, source } = action;
  if (service === KEEPER && (method === 'pause' || method === 'resume'))
    return typeof args['query'] === 'string' ? args['query'] : undefined;
  return returns(action) ? (said ?? source?.text) : undefined;
}

/** When that day begins. */
function dayOf(words: string, { language }: Lexicon, context: UnderstandingContext): string | undefined {
  const at = readWhen(words, 'day', context, language)?.args['date'];
  return typeof at === 'string' ? isoIn(startOfDate(at, context.timezone), context.timezone) : undefined;
}
