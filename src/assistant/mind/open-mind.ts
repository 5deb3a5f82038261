import type { Clock, Logger, Part } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import type { HouseGoal, Phrases } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { type LlmConfig, openModel } from '../../llm/index.ts';
import type { Rank } from '../../patterns/index.ts';
import type { LeftForMind } from './facts.ts';
import { leftForMind } from './frontline.ts';
import { HouseIndex } from './house-index.ts';
import { mindParts } from './mind.ts';
import type { MindNeeds } from './needs.ts';
import { rankByModel } from './ranking.ts';

/** What the assistant is given of a mind; the rest it knows itself. */
export type Mind = MindView & MindDoings;

type MindView = Pick<
  MindNeeds,
  'model' | 'known' | 'index' | 'phrases' | 'devices' | 'searches' | 'timeoutMs'
>;

/** What the house does with it. */
export interface MindDoings {
  /** Whether a plan leaves something for the mind. */
  readonly leftFor: LeftForMind;
  /** Everything the core has to know by name in order to run it. */
  readonly parts: typeof mindParts;
  /** Scores what was asked for by a model where phrases leave it open. */
  readonly rank: (byPhrases: Rank) => Rank;
}

export interface MindParts {
  readonly llm: LlmConfig;
  /** Whether the search service has an engine to ask. */
  readonly searches: boolean;
  readonly home: Home;
  readonly directory: Directory;
  readonly devices: MindNeeds['devices'];
  readonly phrases: readonly Phrases[];
  readonly goals: readonly HouseGoal[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Takes over what must be started and closed. */
  readonly start: (part: Part) => Promise<unknown>;
}

/** The configured language model with what it is shown of the house, and what the house does with it; `undefined` where none is configured. */
export async function openMind(parts: MindParts): Promise<Mind | undefined> {
  const { llm, home, directory, devices, phrases, goals, searches, clock, log, start } = parts;
  const model = openModel(llm, { clock, log });
  if (model === undefined) return undefined;
  await start(model);
  const index = new HouseIndex(home, directory, phrases, goals);
  await start({ name: 'house index', close: () => index.close() });
  const doings: MindDoings = {
    leftFor: leftForMind,
    parts: mindParts,
    rank: (byPhrases) => rankByModel(model, byPhrases),
  };
  return {
    ...doings,
    model,
    known: () => model.known(),
    index,
    phrases,
    devices,
    searches,
    timeoutMs: llm.timeoutSeconds * 1000,
  };
}
