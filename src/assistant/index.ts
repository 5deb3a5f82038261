/**
 * assistant: the host. It takes a message, has it read, starts one durable process per group of dependent actions, judges
 * each action by what was seen, asks when a person must decide, and says what became of it all. Skills that call services,
 * people or models live here; the core below knows none of them.
 *
 * Its folders, each of which imports only those above it and the files beside this one:
 *
 *   due/ confirm/    what falls due or happens, and whether a condition holds; what a person must say yes to, and how a yes is read
 *   goals/           a goal brought down to the house, planned, pursued and watched
 *   lexicon/         the words of this home, kept current, and what a sentence is heard with
 *   mind/            what the ear left unread, with a language model
 *   answers/         what is said, from what was seen
 *   taught/          words that people gave a meaning of their own
 *   talk/            what a conversation has come to: the deeds of its turns, and words that are said to it
 *   turn/            the processes of a turn: read, decide, call, judge, answer
 *   house/           what every door may ask: messages in, views and questions out, turns kept and forgotten
 */

export { type AssistantNeeds, assemble } from './assemble.ts';
export { GuardedCaller } from './confirm/guarded-caller.ts';
export { Options } from './confirm/options.ts';
export { Due, type DueParts } from './due/due.ts';
export { EventWatch, type EventWatchParts } from './due/event-watch.ts';
export { TAKEN_NAMES } from './goals/agents.ts';
export { Grounds } from './goals/ground.ts';
export { GOAL, goalPhrases, rankByPhrases } from './goals/phrases.ts';
export { GoalWatch, type GoalWatchParts } from './goals/watch.ts';
export { deedsOf } from './house/deeds.ts';
export { Forgetting, type ForgettingParts } from './house/forgetting.ts';
export { Hands } from './house/hands.ts';
export { House, type HouseParts } from './house/house.ts';
export { JournalFeed, type JournalFeedParts } from './house/journal-feed.ts';
export { JournalViews } from './house/journal-views.ts';
export { Keeping, type KeepingParts, keepViews } from './house/keeping.ts';
export { Outgoing, type OutgoingParts } from './house/outgoing.ts';
export { spansOf } from './house/process-views.ts';
export { TurnStore } from './house/turn-store.ts';
export { TURN_ENTRIES_MAX } from './house/turn-view.ts';
export { hearingIn } from './lexicon/hearing.ts';
export { LexiconKeeper } from './lexicon/lexicon-keeper.ts';
export { MadeNames } from './lexicon/made-names.ts';
export { NotedWords } from './lexicon/noted-words.ts';
export { earOf } from './lexicon/wishes.ts';
export { describeAction } from './mind/describe.ts';
export { openMind } from './mind/index.ts';
export { identityOf, speakerIn, speakerOfTurn, whoSaid } from './speakers.ts';
export { PhraseBook } from './taught/phrase-book.ts';
