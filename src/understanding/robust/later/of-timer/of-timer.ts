import { durationMs } from '../../../../base/index.ts';
import type { Action, Plan, Span } from '../../../../domain/index.ts';
import { isoLength, NO_LENGTH } from '../../../languages/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { cancelling, readDuration, understand, understoodAs } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';

/** "A timer for forty minutes." "*No, half of that*", "*the same for the beans*", "*when does it go off?*": of the timer that was started just now. */
export function ofTimer(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { timers } = lexicon.language.loose.later;
  const several = lastSeveral(context);
  const made = (context.previous?.at(-1)?.groups.flat() ?? []).filter(isStarted);
  const said = made.length > 0 || several.length > 1 ? timers.ofTimer(text) : undefined;
  const source = { start: 0, end: text.length, text };
  if (said !== undefined && 'place' in said) {
    const middle = several.length % 2 === 1 ? several[(several.length - 1) / 2] : undefined;
    const meant = said.place === 'middle' ? middle : several.at(said.place);
    return several.length > 1 && meant !== undefined ? understoodAs([[left(meant, source)]]) : undefined;
  }
  const last = made.at(-1);
  if (last === undefined || said === undefined) return undefined;
  if ('words' in said) {
    const plan = understand(said.words, lexicon, context);
    const isOfIt = plan.groups.flat().every(({ service }) => service === last.service);
    return isOfIt && (plan.groups.length > 0 || plan.unread.some(({ wish }) => wish !== undefined))
      ? plan
      : undefined;
  }
  const { duration } = last.args;
  if (duration === undefined) return undefined;
  if ('asks' in said) return understoodAs([[left(last, source)]]);
  const [, another] = made;
  const length = durationMs(String(duration));
  if (another !== undefined || length === undefined || last.when !== undefined) return undefined;
  if ('inSeconds' in said) {
    const then = understand(said.inSeconds(Math.round(length / 1000)), lexicon, { ...context, previous: [] });
    return then.unread.length > 0
      ? undefined
      : { ...then, groups: then.groups.map(([one]) => [{ ...one!, source }]) };
  }
  if ('share' in said) {
    const off = cancelling(last, source, lexicon, context);
    const anew = {
      ...last,
      args: { ...last.args, duration: isoLength({ ...NO_LENGTH, ms: length * said.share }) },
      source,
    };
    return off && understoodAs([[off, anew]]);
  }
  if ('likeIt' in said) return understoodAs([[{ ...last, args: { duration, name: said.likeIt }, source }]]);
  const more = readDuration(said.behindIt, lexicon.language);
  const moreMs = more === undefined ? undefined : durationMs(isoLength(more));
  if (moreMs === undefined) return undefined;
  return understoodAs([
    [{ ...last, args: { duration: isoLength({ ...NO_LENGTH, ms: length + moreMs }) }, source }],
  ]);
}

function isStarted({ service, method }: Action): boolean {
  return service === 'timer' && method === 'start';
}

/** What is left of it is asked for by its name, or by its length where it has none. */
function left({ service, args: { name, duration } }: Action, source: Span): Action {
  const args = (name === undefined ? { length: duration } : { name }) as Action['args'];
  return { service, method: 'get', args, source };
}

/** Nobody counts timers that were started longer ago. */
const TURNS = 4;

/** The timers of the last turn that started several, else those that one turn after another started. */
function lastSeveral({ previous = [] }: UnderstandingContext): readonly Action[] {
  const started = previous.slice(-TURNS).map(({ groups }) => groups.flat().filter(isStarted));
  return started.findLast((made) => made.length > 1) ?? started.flat();
}
