/** asked-in-talk: what is asked, in half sentences and other words, of what the talk and the house are about. */
import type { LaterGrammar, Rewording } from '../../../index.ts';
import { HAS_GONE, OF_DEEDS_FIRST } from './of-deeds.ts';
import { askedElsewhere, OF_HOUSE_FIRST } from './of-house.ts';
import { ASKED_OF_ROWS } from './of-rows.ts';
import { ROOM_IN_DIARY_FIRST } from './room-in-diary.ts';

export { OF_HOUSE_IN_TALK as ASKED_IN_TALK_SHORT } from './of-house.ts';

export const ASKED_IN_TALK: LaterGrammar['askedInTalk'] = {
  ...ASKED_OF_ROWS,
  hasGone: HAS_GONE,
  elsewhere: askedElsewhere,
  doneLast: 'what did you just do',
};

export const ASKED_IN_TALK_FIRST: readonly Rewording[] = [
  ...ROOM_IN_DIARY_FIRST,
  ...OF_HOUSE_FIRST,
  ...OF_DEEDS_FIRST,
];
