import type { Action, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { calledApart } from '../plan/index.ts';
import { spokenPlainly, type UnderstandingContext, withPlainApostrophes } from '../text/index.ts';
import { behindLost } from './behind-lost.ts';
import { everythingThere } from './breath/index.ts';
import { alarmOfOthers, bookedByOthers, ofRights } from './cannot.ts';
import {
  bareThing,
  endsAnew,
  endsThen,
  ofItsSeries,
  thingElsewhere,
  toldWarmth,
  undoOfSome,
} from './later/index.ts';
import { inScaleOfRooms } from './of-measured.ts';
import { held, placedIn } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { toldJustNow } from './told/index.ts';
import { beginsAsTold } from './told-beside.ts';
import { notNow, scheduledThing } from './told-time.ts';
import { LENGTH_MAX, readRobustly } from './understand.ts';
import { asks, listsNoItem } from './wish.ts';

/**
 * Reads what a person said to the house: strictly, and where that leaves something unread, in plainer words. The same text, lexicon and
 * context give the same plan. Never throws.
 */
export function understandRobustly(said: string, lexicon: Lexicon, spoken: UnderstandingContext): Plan {
  const text = withPlainApostrophes(said);
  const heard = spokenPlainly(spoken);
  const context = { ...heard, opened: heard.opened ?? new Map() };
  if (text.length > LENGTH_MAX) return readRobustly(text, lexicon, context);
  const whole = Reworded.of(text, lexicon.language);
  const timed = whole.inWords(lexicon.language.loose.toldHour);
  if (timed !== whole) return placedIn(timed, understandRobustly(timed.text, lexicon, heard));
  const scheduled = scheduledThing(text, lexicon, context);
  if (scheduled !== undefined) return scheduled;
  const named =
    bareThing(text, lexicon, context, (whole) =>
      understandRobustly(whole, lexicon, { ...heard, previous: [] }),
    ) ?? toldWarmth(text, lexicon, context, (asked) => readRobustly(text, lexicon, asked));
  if (named !== undefined) return named;
  const first = askedFirst(readRobustly(text, lexicon, context), lexicon);
  const allowed = ofRights(text, bookedByOthers(text, first, lexicon), lexicon);
  const own = alarmOfOthers(text, allowed, lexicon, context);
  const lost = behindLost(text, own, lexicon, context);
  const again = (words: string, heard: UnderstandingContext): Plan => readRobustly(words, lexicon, heard);
  const read = toldJustNow(text, lost, lexicon, context, again) ?? lost;
  const all = everythingThere(text, read, lexicon, (order) => readRobustly(order, lexicon, context));
  const plan = thingElsewhere(text, undoOfSome(text, all, lexicon, context), lexicon, context);
  const kept = endsAnew(
    ofItsSeries(inScaleOfRooms(notNow(text, plan, lexicon), lexicon), lexicon, context),
    context,
  );
  const isHeld =
    listsNoItem(kept, lexicon) ||
    isQuoted(text, kept, lexicon) ||
    hangsOnLost(text, kept, lexicon) ||
    endsThen(text, kept, lexicon, context);
  return isHeld ? held(text, kept, lexicon) : calledApart(kept, lexicon);
}

/** "We're off to bed. *Is it all locked up?*": who asks wants to know, and tells why; the goal of those words is none. */
function askedFirst(plan: Plan, lexicon: Lexicon): Plan {
  const deeds = plan.groups.flat();
  const isTold = ({ service, source }: Action): boolean =>
    service === GOAL && source !== undefined && beginsAsTold(source.text, lexicon);
  const others = deeds.filter((deed) => !isTold(deed));
  if (others.length === 0 || others.length === deeds.length) return plan;
  if (!others.every((deed) => asks(deed, lexicon.grammar))) return plan;
  const groups = plan.groups.map((group) => group.filter((deed) => !isTold(deed)));
  return { ...plan, groups: groups.filter((group) => group.length > 0) };
}

/** What the house brings about by itself, by the words of its configuration. */
const GOAL = 'goal';

/** "The porch light when it's dark *and someone moves*": what hangs on more than was understood is not ordered. */
function hangsOnLost(text: string, { groups, unread }: Plan, { language: { statements } }: Lexicon): boolean {
  if (unread.length === 0) return false;
  const waits = groups
    .flat()
    .some(({ if: only, when = {} }) => only !== undefined || 'event' in when || 'sun' in when);
  return (
    waits &&
    unread.some(
      ({ start, text: lost }) =>
        statements.subject.test(lost) && statements.joined.test(text.slice(0, start)),
    )
  );
}

/** "*She's like*, lights off": what others say is no order. */
function isQuoted(text: string, { groups }: Plan, { language }: Lexicon): boolean {
  const { quoted } = language.loose;
  return groups.length > 0 && Reworded.of(text, language).mayHold(quoted) && quoted.test(text);
}

/** Reads a sentence for nobody: what most sentences begin with is laid out then, and the next one that is said comes upon it. */
export function rehearse(lexicon: Lexicon): void {
  understandRobustly(lexicon.language.rehearsal, lexicon, { now: 0, timezone: 'UTC', person: '' });
}
