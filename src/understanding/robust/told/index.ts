/** told: what a sentence only tells beside a wish, by the build of what is told, and what "it" in the wish is of what was told. */
export { besideReason } from './aside.ts';
export { entrySaid } from './entry-said.ts';
export { ofToldItem } from './items.ts';
export { besideOthers, besideStatements, ofToldThing } from './statements.ts';
export { toldJustNow } from './told-just-now.ts';
export { inToldRoom } from './told-room.ts';
export { onToldDays } from './weekly-day.ts';
