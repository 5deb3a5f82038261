/**
 * assistant: the host. It takes a message, has it read, starts one durable process per group of dependent actions, judges
 * each action by what was seen, asks when a person must decide, and says what became of it all. Skills that call services,
 * people or models live here; the core below knows none of them.
 */

export { type AssistantNeeds, assemble } from './assemble.ts';
export { Due, type DueParts } from './due.ts';
export { EventWatch, type EventWatchParts } from './event-watch.ts';
export { Forgetting, type ForgettingParts } from './forgetting.ts';
export { TAKEN_NAMES } from './goal-agents.ts';
export { Grounds } from './goal-ground.ts';
export { GOAL, goalPhrases, rankByPhrases } from './goal-phrases.ts';
export { GoalWatch, type GoalWatchParts } from './goal-watch.ts';
export { GuardedCaller } from './guarded-caller.ts';
export { House, type HouseParts } from './house.ts';
export { JournalFeed, type JournalFeedParts } from './journal-feed.ts';
export { LexiconKeeper } from './lexicon-keeper.ts';
export { MadeNames } from './made-names.ts';
export { openMind } from './mind/index.ts';
export { Outgoing, type OutgoingParts } from './outgoing.ts';
export { speakerIn, speakerOfTurn } from './speakers.ts';
export { TurnStore } from './turn-store.ts';
export { fulfilBy } from './wishes.ts';
